# Every sentence that a person reads, in French. The same keys stand in all three files, in the same order.

## The command line and the terminal

label = { $label } :
at-line = Ligne { $line } : { $problem }
file-not-text = { $path } n’est pas un fichier texte en UTF-8.
file-unreadable = { $path } ne peut pas être lu ({ $detail }).
bot-spec = Aucun bot ne s’appelle « { $found } ». Bots connus : { $known }.
record-unknown-game = La partie est d’un jeu appelé « { $found } », qui n’est pas ici. Jeux connus : { $known }.
rules-unknown = Rien dans les règles ne s’appelle « { $found } » ni ne contient ces mots. Essaie : { $known }, ou un mot comme « drone ».
position-unknown = Il n’y a pas de position « { $found } ». Positions connues : { $known }.
perft-position = Suites de coups depuis { $position } :
edition-error = Ligne { $line }, { $path } : { $problem }
edition-warning = Ligne { $line }, { $path }, simple avertissement : { $problem }
edition-verdict =
    { $errors ->
        [0] { $path } est une édition de { $game } qu’on peut jouer.
        [one] { $path } : une erreur ; on ne peut pas encore la jouer.
       *[other] { $path } : { $errors } erreurs ; on ne peut pas encore la jouer.
    }
edition-refused = { $path } contient des erreurs et ne peut pas être jouée. « allcity edition check { $path } » dit lesquelles.
edition-other-game = { $path } est une édition de « { $found } », mais la partie demandée est de « { $expected } ».
verify-legal = Chaque action de la partie est légale.
verify-no-commitment = Aucune graine n’a été engagée : on ne peut pas vérifier les dés.
verify-not-opened = La graine n’est pas encore révélée : on ne peut pas vérifier les dés.
verify-wrong-seed = La graine révélée n’est pas celle qui avait été engagée.
verify-wrong = « { $found } » n’est pas ce que donne la graine ; ce serait « { $due } ».
verify-fair =
    { $drawn ->
        [one] L’unique lancer ou tirage est bien celui qui était engagé.
       *[other] Les { $drawn } lancers et tirages sont tous ceux qui étaient engagés.
    }
verify-not-over = La partie de cet enregistrement n’est pas finie : elle a été quittée, elle dure encore, ou des actions ont été coupées à la fin.
verify-no-chain = L’enregistrement ne porte pas de chaîne : un coup remplacé par un autre coup permis passerait inaperçu.
verify-wrong-chain = Les actions ne correspondent pas à la chaîne de l’enregistrement : au moins une a été changée, ajoutée ou coupée.
verify-chain = Les actions correspondent à la chaîne de l’enregistrement. Sa dernière marque est { $mark } ; compare-la avec celle qu’un joueur a notée à la table, car qui change un coup peut aussi écrire une nouvelle chaîne.
verify-mark =
    { $actions ->
        [0] La marque est celle d’avant la première action.
        [one] La marque est celle d’après la première action : jusque-là, rien n’a été changé.
       *[other] La marque est celle d’après { $actions } actions : jusque-là, rien n’a été changé.
    }
verify-other-mark = La partie de cet enregistrement n’a jamais eu cette marque : une action d’avant a été changée, ou c’est une autre partie.
verify-bad-mark = Une marque a de { $digits } à 64 chiffres 0–9 et lettres a–f ; trouvé : « { $found } ».
simulate-row =
    { $points }   { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }. { $reasons }
simulate-wins = Place { $seat }, { $bot } : { $wins } sur { $games } gagnées ou partagées.
simulate-total =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $decisions } décisions, { $rate } par seconde.
simulate-progress = En jeu
player = Joueur { $seat }
player-bot = Bot { $seat } ({ $bot })
play-welcome = Bienvenue à { $game } ! Tape ? pour l’aide.
play-commitment = Les dés sont engagés : { $commitment }
play-left = Tu as quitté la table. À bientôt !
play-kept = Le début de la partie est gardé dans { $path }. « allcity replay { $path } » le montre.
play-leave = Veux-tu quitter la partie ? Tape o pour quitter, Entrée pour continuer.
play-yes = o oui y yes
play-no = n non no
play-keep = Entrée garde le début de la partie dans { $path }. Tape un autre nom pour le garder là, ou « non » pour ne rien garder.
play-page = Appuie sur Entrée pour la suite.
play-dumb = Ce terminal ne peut pas cacher ce qu’il a montré : chacun peut remonter jusqu’à ce qui était derrière ton écran.
play-allowed = Rien ne l’interdit : tu peux le faire.
play-more =
    { $count ->
        [one] … et encore un. Tape plus de lettres après « moves ».
       *[other] … et encore { $count }. Tape plus de lettres après « moves ».
    }
play-curtain = { $player }, à toi : appuie sur Entrée quand personne d’autre ne regarde.
play-help-tagcity =
    put 3 2             le leader pose un dé de valeur 3 sur l’espace 2
    take 4              prendre un dé sur l’espace 4
    tag A1 B1 C1 D1     dessiner sur ces cases
    drone I2 tag A1 B1  envoyer un drone pour une forme, et la dessiner sur ces cases
    check -1            entourer une bulle de cette valeur
    moves tag           ce que tu peux faire qui commence par « tag »
    why tag A1 B1 …     la clause qui l’interdit
    coach               un entraîneur qui explique ce qui est demandé, ou plus
    advice              ce qu’un bon joueur regarderait
    score               les points jusqu’ici, et pourquoi
    board               revoir les plateaux
    quit                quitter la table
ask-tagcity-put = Tu es leader. Pose chaque dé sur un espace voisin de sa valeur : { $dice }
ask-tagcity-take = Prends un dé sur l’un des espaces { $spaces }.
ask-tagcity-act = Dessine { $shape } (tag …), envoie un drone pour une autre forme (drone …) ou consulte les réseaux (check …).
ask-tagcity-final = Le dernier dé, pour tout le monde à la fois : dessine { $shape } (tag …), drone … ou check …
tagcity-hq = Plateau QG, tour { $round }, leader { $leader }
tagcity-remote = Télécommande
tagcity-bubbles = Bulles
tagcity-chosen = a choisi
tagcity-choosing = choisit
tagcity-side = Ville, côté { $side }
sheet-title = Feuille de score
ending-row = { $place } { $player } : { $points }
cli = All City : deux jeux de graffiti à une même table numérique.
cli-usage = Utilisation :
cli-example = Exemple :
cli-help = Afficher cette aide.
cli-lang = La langue.
cli-stopped = Arrêté.
cli-play = Jouer une partie dans le terminal, avec des gens et des bots.
cli-serve = Servir la table dans le navigateur, pour les amis proches ou lointains.
cli-simulate = Faire jouer des bots et montrer les résultats.
cli-replay = Revoir une partie enregistrée à n’importe quel moment.
cli-verify = Vérifier qu’un enregistrement est entier et que chaque lancer et tirage est bien celui engagé.
cli-perft = Compter les suites de coups depuis une position.
cli-edition = Vérifier ou montrer les plateaux d’une édition.
cli-edition-check = Dire tout ce qui ne va pas dans un fichier d’édition.
cli-edition-show = Dessiner les plateaux d’une édition.
cli-rules = Lire les règles, clause par clause.
cli-param-game = Le jeu : tagcity ou graffiti.
cli-param-seats = Combien jouent, de 2 à 4.
cli-param-bots = Quels bots occupent les dernières places ; les autres sont aux gens.
cli-simulate-bots = Un bot par place ; s’il y en a moins, ils tournent.
cli-param-options = Une option du jeu, par exemple city=B ; peut être répétée.
cli-param-edition = Un fichier d’édition avec les plateaux de ta boîte.
cli-play-record = Écrire la partie dans ce fichier au fur et à mesure.
cli-play-seed = Rejouer les dés de cette graine.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour les autres de ton réseau.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-database = Où les parties sont gardées : un fichier, ou l’adresse d’une base PostgreSQL.
cli-serve-workers = Dans combien de processus réfléchissent les bots forts ; 1, si rien n’est donné. Les autres s’en partagent un.
cli-serve-origins = L’adresse que montrent les navigateurs, par exemple https://example.org, quand un proxy devant le serveur change Host ; peut être répété.
cli-serve-forwarded_by = Le proxy devant le serveur, qui dit d’où viennent les gens : une adresse, une plage ou * ; peut être répété.
cli-serve-log_level = Ce que le serveur raconte de son travail : debug, info, warning ou error.
cli-serve-is_opened = Y ouvrir un navigateur.
cli-simulate-games = Combien de parties.
cli-simulate-seed = Un nombre ; le même donne les mêmes parties.
cli-param-as_json = Répondre en JSON.
cli-param-file = Le fichier.
cli-verify-mark = La marque qu’un joueur a notée à la table, pour remarquer un coup remplacé.
cli-replay-at = Après tant d’actions ; toutes, si ce n’est pas précisé.
cli-replay-seat = Vu de cette place ; d’un spectateur, si ce n’est pas précisé.
cli-perft-depth = Sur combien d’actions.
cli-perft-position = Le nom d’une position.
cli-edition-show-what = Un jeu, pour son édition maison, ou un fichier d’édition.
cli-edition-show-toml = Afficher le texte du fichier, pour commencer le tien.
cli-rules-clause = Une clause (T3.4 ou G3.4), une partie (T3) ou un jeu ; tout, si ce n’est pas précisé. D’autres mots sont cherchés.

cli-serving = La table est à l’adresse { $address } (Ctrl+C pour arrêter).
start-no-port = Le port { $port } n’est pas disponible ({ $detail }). Essaie --port 0.
start-in-use = Un autre serveur utilise { $database }. Arrête-le d’abord, ou donne à celui-ci son propre fichier ; pour plusieurs serveurs ensemble, il faut PostgreSQL.
start-newer = { $database } a été utilisé par un All City plus récent que celui-ci. Mets d’abord celui-ci à jour.
start-other-file = { $database } n’est pas une base de données. Choisis un autre fichier avec --database.
start-no-database = La base de données { $database } ne peut pas être utilisée ({ $detail }).
cli-bad-database = --database est le nom d’un fichier, ou une adresse comme postgresql://ana@localhost/allcity ; nous ne parlons à aucune autre base.
cli-bad-origin = « { $found } » n’est pas l’adresse d’un site : écris-la comme https://example.org, sans rien après.
cli-bad-proxy = « { $found } » n’est pas l’adresse d’un proxy : écris-la comme 10.0.0.7, une plage comme 10.0.0.0/8, ou * pour tous.
cli-bad-lang = « { $found } » n’est pas une langue que nous parlons. Choisis parmi : { $known }.
cli-no-command = Que faut-il faire ? « { $command } --help » donne la liste des commandes.
cli-no-such-command = Il n’y a pas de commande « { $found } ». Choisis parmi : { $known }.
cli-no-such-option =
    { $near ->
        [none] Il n’y a pas d’option { $option }.
       *[other] Il n’y a pas d’option { $option }. Tu voulais dire { $near } ?
    }
cli-missing = Il manque { $param }.
cli-needs-value = { $option } demande une valeur.
cli-bad-value = { $param } doit être : { $expected }.
cli-expected-range =
    { $high ->
        [0] un nombre entier à partir de { $low }
       *[other] un nombre entier de { $low } à { $high }
    }
cli-expected-number = un nombre entier
cli-expected-file = un fichier
cli-misuse = Cela ne va pas. Utilisation : { $usage }
cli-too-many-bots = { $bots } bots ne tiennent pas sur { $seats } places.
cli-bad-option = « { $found } » n’est pas une option : écris-la comme city=B.
cli-bad-seat = Il n’y a pas de place { $seat } : ils sont { $seats }.
cli-bad-moment = La partie a { $actions } actions : il n’y a pas de moment { $at }.
cli-bad-seed = « { $found } » n’est pas une graine : jusqu’à 64 chiffres 0–9 a–f, en nombre pair.

## Titres des règles

part-T1 = Mise en place
part-T2 = Le tour de jeu
part-T3 = Les trois actions
part-T4 = Le dernier dé
part-T5 = Marquer des points
part-T6 = La fin

## T1 Mise en place

clause-T1-1 = On joue à deux, trois ou quatre tagueurs.
clause-T1-2 = Le plateau QG est un anneau de six espaces. Les valeurs de dé 1 à 6 se trouvent entre deux espaces voisins : chaque valeur touche exactement deux espaces, et chaque espace touche deux valeurs. Il y a une forme de graffiti sur chaque espace, et trois petites formes au centre.
clause-T1-3 = Le côté A du QG a six formes imprimées, toujours les mêmes. Le côté B du QG (« freestyle ») reçoit six jetons différents parmi les onze grands, un par espace : on les choisit ensemble, ou on les tire au hasard.
clause-T1-4 = Les trois petites formes sont au centre, des deux côtés du QG.
clause-T1-5 = Chaque tagueur a un plateau ville. Tous utilisent le même côté, A ou B. Le côté du QG et le côté de la ville sont deux choix séparés.
clause-T1-6 = Une ville est un rectangle de cases, divisé en quartiers de couleur. Les colonnes ont des lettres, les lignes ont des numéros.
ruling-T1-6 = 8 × 12 cases et cinq quartiers, comme des critiques décrivent les plateaux imprimés.
rulebook-T1-6 = Elle parle de colonnes, de lignes et de quartiers, sans en donner le nombre : il n’est imprimé que sur les plateaux.
clause-T1-7 = Il y a un dé de plus que de tagueurs : 3, 4 ou 5 dés.
clause-T1-8 = Un tagueur est leader au premier tour.
ruling-T1-8 = ce tagueur est tiré au sort, sauf si la table le désigne.
rulebook-T1-8 = Un tagueur prend le jeton leader ; elle ne dit pas lequel.

## T2 Le tour de jeu

clause-T2-1 = Le leader lance tous les dés.
clause-T2-2 = Le leader pose chaque dé sur l’un des deux espaces à côté de sa valeur. Un espace peut recevoir plusieurs dés, de même valeur ou de valeurs différentes.
clause-T2-3 = Le tagueur à gauche du leader commence, puis on continue dans le sens horaire. Chaque tagueur prend un dé sur le plateau QG et fait aussitôt une action avec ce dé. Le leader prend son dé en dernier.
clause-T2-4 = Chacune des trois actions utilise un dé. (C’est la règle française qui le dit clairement.)
clause-T2-5 = Quand tout le monde a agi, il reste un dé : le dernier dé (voir T4).
clause-T2-6 = Ensuite, le jeton leader passe au suivant dans le sens horaire. Le nouveau leader rassemble tous les dés, et le tour suivant commence.

## T3 Les trois actions

clause-T3-1 = Peindre la ville : dessine sur ta propre ville la forme de l’espace où tu as pris le dé. Le jeton reste sur le plateau QG : une forme ne s’épuise jamais.
clause-T3-2 = Tu peux tourner la forme et la retourner.
clause-T3-3 = Dessine la forme tout entière.
clause-T3-4 = Aucune partie de la forme ne doit sortir de la ville.
clause-T3-5 = Aucune partie de la forme ne doit couvrir une case déjà peinte.
clause-T3-6 = La forme peut passer d’un quartier à l’autre. Elle n’a pas besoin de toucher tes graffitis précédents.
clause-T3-7 = Ce que tu as dessiné reste : on ne le déplace pas, on ne le change pas, on ne l’efface pas.
clause-T3-8 = Utiliser un drone : au lieu de la forme du dé, dessine n’importe quelle forme du plateau QG. C’est l’une des six de l’anneau, avec ou sans dés dessus, ou l’une des trois petites. T3.2 à T3.7 restent valables.
clause-T3-9 = Les petites formes ne se dessinent qu’avec un drone.
clause-T3-10 = Chaque drone te coûte une valeur négative de ta propre télécommande.
ruling-T3-10 = toujours la première valeur libre dans l’ordre imprimé.
rulebook-T3-10 = Le texte français dit la première valeur ; les textes anglais et espagnol disent une des valeurs.
clause-T3-11 = Quand ta télécommande n’a plus de valeur libre, tu ne peux pas utiliser de drone.
ruling-T3-11 = tu ne le peux pas non plus quand aucune forme du plateau QG ne rentre, car un drone doit dessiner.
rulebook-T3-11 = Elle interdit le drone quand la télécommande est épuisée, et ne parle pas d’une ville où rien ne rentre.
clause-T3-12 = Consulter ses réseaux sociaux : ne peins rien, et entoure une bulle libre de ton choix. Les bulles sont communes : les autres la cochent.
clause-T3-13 = Quand il ne reste plus de bulle, tu peux quand même consulter tes réseaux sociaux. Cela ne coûte rien.
clause-T3-14 = Tu choisis librement parmi les trois actions : le drone et les réseaux sont permis même si la forme peut rentrer. Il y a donc toujours quelque chose à faire.

## T4 Le dernier dé

clause-T4-1 = Tous les tagueurs, le leader aussi, utilisent le dernier dé en même temps. Chacun peut faire n’importe laquelle des trois actions.
clause-T4-2 = Avec le dernier dé, personne n’attend de voir ce que choisissent les autres.
ruling-T4-2 = les choix restent cachés jusqu’à ce que tous soient faits, et tu peux changer le tien jusque-là. Ils sont révélés et appliqués ensemble.
rulebook-T4-2 = Tous utilisent le dernier dé en même temps ; elle ne dit pas si les choix sont cachés, ni si on peut en changer.
clause-T4-3 = Si plusieurs tagueurs consultent leurs réseaux sociaux avec le dernier dé, ils entourent tous la même bulle libre.
ruling-T4-3 = celle que choisit le premier d’entre eux dans l’ordre du tour, en commençant à gauche du leader.
rulebook-T4-3 = Ils entourent tous la même bulle ; elle ne dit pas laquelle.
clause-T4-4 = Si plusieurs tagueurs complètent la même colonne, la même ligne ou le même quartier avec le dernier dé, chacun d’eux entoure la grande valeur, si elle n’était pas déjà cochée.

## T5 Marquer des points

clause-T5-1 = 25 éléments rapportent des points : les 12 colonnes, les 8 lignes et les 5 quartiers. Chacun a une grande et une petite valeur.
clause-T5-2 = Une colonne, une ligne ou un quartier est complet quand toutes ses cases sont peintes. On l’annonce par sa lettre, son numéro ou sa couleur, et on marque aussitôt les points.
clause-T5-3 = Le premier tagueur qui complète l’élément entoure la grande valeur. Les autres cochent cette valeur.
clause-T5-4 = Tous les tagueurs qui le complètent plus tard entourent la petite valeur, quel que soit leur nombre.
clause-T5-5 = Un seul dessin peut compléter plusieurs colonnes, lignes ou quartiers. Chacun rapporte ses points.

## T6 La fin

clause-T6-1 = La compétition se termine quand au moins une de ces choses est vraie : (a) toutes les grandes valeurs sont entourées ou cochées ; (b) toutes les bulles sont entourées ou cochées ; (c) un tagueur a entouré toutes les valeurs de sa télécommande.
clause-T6-2 = Le tour où cela arrive se joue jusqu’au bout, dernier dé compris.
clause-T6-3 = Ton prestige est la somme de toutes les valeurs que tu as entourées : grandes, petites, drones et bulles.
clause-T6-4 = Le plus grand prestige gagne.
clause-T6-5 = En cas d’égalité, celui des tagueurs à égalité qui a entouré le plus de bulles gagne.
ruling-T6-5 = seules comptent les bulles entourées, pas les consultations gratuites de T3.13.
rulebook-T6-5 = Les textes anglais et espagnol comptent les bulles entourées ; le texte français demande qui a consulté le plus ses réseaux, donc aussi gratuitement.
clause-T6-6 = S’il y a encore égalité, plus rien ne départage.
ruling-T6-6 = ils partagent la place.
rulebook-T6-6 = Tous les textes laissent la prochaine compétition décider.

## Pourquoi une action est refusée ; le programme met la clause devant

refusal-tagcity-chance =
    { $phase ->
        [token] Le hasard tire maintenant un jeton pour le plateau QG : une des grandes formes qui n’y sont pas encore.
        [lead] Le hasard tire maintenant le premier leader : un des tagueurs de cette table.
        [roll] On lance maintenant les dés, et seul le hasard décide de leurs valeurs.
       *[other] Seul le hasard lance les dés et fait les tirages, et il n’y a rien à lancer ni à tirer maintenant.
    }
refusal-tagcity-dice =
    { $dice ->
        [one] À cette table, on lance { $dice } dé, avec une valeur de 1 à 6.
       *[other] À cette table, on lance { $dice } dés, chacun avec une valeur de 1 à 6.
    }
refusal-tagcity-over = La compétition est terminée : on ne peut plus rien jouer.
refusal-tagcity-seat =
    { $seats ->
        [one] Cette place n’existe pas : il y a { $seats } tagueur à cette table.
       *[other] Cette place n’existe pas : il y a { $seats } tagueurs à cette table.
    }
refusal-tagcity-turn = Patience : c’est au tour du tagueur { $turn }.
refusal-tagcity-all-put = Tous les dés sont déjà placés.
refusal-tagcity-take-first = Prends d’abord un dé sur le plateau QG, puis choisis ce que tu en fais.
refusal-tagcity-taken = Tu as déjà ton dé, celui de l’espace { $space }. Utilise-le maintenant.
refusal-tagcity-final = Personne ne prend le dernier dé. Il est sur l’espace { $space }, et tout le monde l’utilise ensemble.
refusal-tagcity-leader = Seul le leader place les dés. Le leader est le tagueur { $leader }.
refusal-tagcity-put-first = Place d’abord les dés qui restent à placer : { $dice }.
refusal-tagcity-no-die = Il n’y a pas de dé à prendre sur l’espace { $space }. Il y a des dés sur ces espaces : { $spaces }.
refusal-tagcity-no-such-die = Aucun dé encore à placer ne montre { $value }. Voici ceux à placer : { $dice }.
refusal-tagcity-not-beside = L’espace { $space } n’est pas à côté de la valeur { $value }. Un dé de valeur { $value } va sur l’un de ces espaces : { $spaces }.
refusal-tagcity-not-on-hq = La forme { $shape } n’est pas sur le plateau QG. Voici celles qui y sont : { $shapes }.
refusal-tagcity-remote-empty =
    { $drones ->
        [one] Tu as utilisé la seule valeur de ta télécommande ({ $drones } en tout) : il ne te reste plus de drone.
       *[other] Tu as entouré les { $drones } valeurs de ta télécommande : il ne te reste plus de drone.
    }
refusal-tagcity-no-room = La forme { $shape } ne rentre plus nulle part dans ta ville : aucun drone ne peut la dessiner.
refusal-tagcity-no-bubble-left = Il ne reste plus de bulle, donc tu ne peux pas entourer { $value }. Mais tu peux consulter tes réseaux sociaux sans rien payer.
refusal-tagcity-which-bubble = Dis quelle bulle tu entoures. Voici les bulles libres : { $bubbles }.
refusal-tagcity-no-such-bubble = Aucune bulle n’a la valeur { $value }. Voici les bulles libres : { $bubbles }.
refusal-tagcity-bubble-gone = Plus aucune bulle de valeur { $value } n’est libre (entourée par le tagueur : { $taggers }). Voici les bulles libres : { $bubbles }.
refusal-tagcity-not-whole =
    Dessine la forme tout entière : { $size ->
        [one] { $shape } a { $size } case
       *[other] { $shape } a { $size } cases
    }, et tu en as donné { $found }.
refusal-tagcity-outside = Une partie de la forme sortirait de la ville : { $squares }.
refusal-tagcity-tagged = Tu as déjà peint ici : { $squares }.
refusal-tagcity-needs-drone = C’est la forme { $other }, mais tu dessines maintenant { $shape }. Pour dessiner { $other }, il faudrait envoyer un drone pour elle.
refusal-tagcity-other-shape =
    { $size ->
        [one] Tu dessines maintenant la forme { $shape }, avec sa case ({ $size }).
       *[other] Tu dessines maintenant la forme { $shape }, avec ses { $size } cases.
    } { $found ->
        [one] La case donnée ({ $found }) n’est pas cette forme.
       *[other] Les { $found } cases données dessinent autre chose.
    }

## Actions illisibles

found-text =
    { $found ->
        [none] Rien n’a été trouvé.
       *[other] Trouvé : « { $found } ».
    }
action-word = Une action commence par un de ces mots : { $known }. { found-text }
action-tagcity-token = Après « token » vient le nom d’une forme, comme dans « token I4 ». { found-text }
action-tagcity-lead = Après « lead » vient le numéro d’une place, comme dans « lead 2 ». { found-text }
action-tagcity-roll = Après « roll » viennent les valeurs des dés, séparées par un blanc, comme dans « roll 1 3 6 ». { found-text }
action-tagcity-put = Après « put » viennent la valeur d’un dé et le numéro d’un espace du QG, comme dans « put 3 2 ». { found-text }
action-tagcity-take = Après « take » vient le numéro d’un espace du QG, comme dans « take 4 ». { found-text }
action-tagcity-tag = Après « tag » viennent des cases, chacune une seule fois et séparées par un blanc, comme dans « tag C4 D4 E4 F4 ». { found-text }
action-tagcity-drone = Après « drone » viennent le nom d’une forme et son dessin, comme dans « drone I2 tag A1 B1 ». { found-text }
action-tagcity-check = Après « check » vient la valeur d’une bulle, comme dans « check -1 », ou rien s’il ne reste plus de bulle. { found-text }

## Mises en place et positions qui ne vont pas

setup-seats =
    { $seats ->
        [one] Ce jeu se joue de { $low } à { $high } personnes, pas avec { $seats } personne.
       *[other] Ce jeu se joue de { $low } à { $high } personnes, pas avec { $seats } personnes.
    }
setup-option = Ce jeu n’a pas d’option « { $option } ». Il a celles-ci : { $known }.
setup-value = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $known }.
setup-tokens-side = Le côté A du QG a ses formes imprimées : on ne peut donc pas choisir les jetons « { $tokens } ». Pour choisir toi-même, prends le côté B du QG.
setup-tokens = « { $tokens } » ne va pas : le côté B du QG demande six grandes formes différentes, séparées par un blanc. Il y a celles-ci : { $known }.
state-edition = Cette position a été jouée avec l’édition « { $edition } », mais on a donné l’édition « { $found } ».

## Parties enregistrées illisibles ; le programme met le numéro de ligne devant

record-end = La dernière ligne doit finir par un retour à la ligne. Il manque peut-être un bout du fichier.
record-first = Une partie enregistrée commence par la ligne « allcity record 1 ». { found-text }
record-game = Ici, il faut le nom du jeu, comme dans « game tagcity ». { found-text }
record-rules = Ici, il faut le numéro de version des règles, comme dans « rules 1 ». { found-text }
record-edition = Ici, il faut l’édition : son nom et son empreinte de 16 chiffres 0–9 et lettres a–f, comme dans « edition house 0123456789abcdef ». { found-text }
record-option-order = Les options sont dans l’ordre alphabétique, chacune une seule fois. { found-text }
record-seats = Ici, il faut une option, comme dans « option city A », ou le nombre de places, comme dans « seats 2 ». { found-text }
record-name-order = Les noms sont dans l’ordre des places, un par place au plus. { found-text }
record-match = Ici, il faut le nom d’une place, comme dans « name 1 Ana », ou le code de la partie, comme dans « match summer-7 ». { found-text }
record-commit-twice = La ligne « commit » n’apparaît qu’une fois. { found-text }
record-entropy-order = Les lignes « entropy » sont dans l’ordre des places, une par place au plus. { found-text }
record-play = Ici, il faut la ligne « play », ou avant elle « commit » avec 64 chiffres 0–9 et lettres a–f, ou « entropy » avec une place et un texte. { found-text }
record-chain-twice = La ligne « chain » n’apparaît qu’une fois, après les actions. { found-text }
record-bot-order = Les lignes « bot » sont dans l’ordre des places, une par place au plus. { found-text }
record-late-order = Les lignes « late » sont dans l’ordre des places, une par place au plus. { found-text }
record-open-twice = La ligne « open » n’apparaît qu’une fois, à la fin. { found-text }
record-action =
    { $seats ->
        [one] Ici, il faut une action : la place 1, ou une étoile pour le hasard, puis ce qui est fait, comme dans « 1 take 4 ». Tout à la fin peuvent venir « chain » et « open », chacun avec 64 chiffres 0–9 et lettres a–f.
       *[other] Ici, il faut une action : une place de 1 à { $seats }, ou une étoile pour le hasard, puis ce qui est fait, comme dans « 1 take 4 ». Tout à la fin peuvent venir « chain » et « open », chacun avec 64 chiffres 0–9 et lettres a–f.
    } { found-text }
record-other-rules = Cette partie a été jouée avec la version { $rules } des règles, mais ce programme joue la version { $known }.
record-other-edition = Cette partie a été jouée avec l’édition « { $edition } » (empreinte { $digest }). On ne peut la rejouer qu’avec exactement cette édition.
record-options = Une partie enregistrée de ce jeu nomme toutes ces options, dans cet ordre : { $known }.

## Fichiers d’édition avec des erreurs ; le programme met la ligne et le chemin devant

edition-syntax =
    { $detail ->
        [nesting] Les listes ou les tables sont trop imbriquées.
        [width] Ici, une ligne a au plus { $most } caractères.
       *[other] Ce n’est pas du TOML valable : { $detail }.
    }
edition-format = Ce programme lit les fichiers d’édition avec format = { $expected }.
edition-game = Cette édition doit être faite pour le jeu « { $expected } ».
edition-key = « { $key } » ne va pas comme clé. Une clé commence par une minuscule a–z, continue avec des minuscules, des chiffres ou des traits d’union, et a au plus 32 caractères.
edition-unknown-key = Une édition n’a pas de « { $key } » ici. Elle peut avoir : { $known }.
edition-count =
    { $expected ->
        [one] « { $what } » doit avoir { $expected } élément
       *[other] « { $what } » doit avoir { $expected } éléments
    }, mais en a { $found }.
edition-type =
    { $expected ->
        [table] Ici, il faut une table, avec ses propres clés.
        [string] Ici, il faut un texte entre guillemets droits.
        [strings] Ici, il faut une liste de textes, comme dans ["#.", "##"].
        [integer] Ici, il faut un nombre entier.
        [integers] Ici, il faut une liste de nombres entiers, comme dans [4, 4, 6].
       *[other] Ici, il faut autre chose : { $expected }.
    }
edition-missing =
    { $expected ->
        [table] « { $what } » manque. Il faut une table, avec ses propres clés.
        [string] « { $what } » manque. Il faut un texte entre guillemets droits.
        [strings] « { $what } » manque. Il faut une liste de textes, comme dans ["#.", "##"].
        [integer] « { $what } » manque. Il faut un nombre entier.
        [integers] « { $what } » manque. Il faut une liste de nombres entiers, comme dans [4, 4, 6].
       *[other] « { $what } » manque. Il faut : { $expected }.
    }
edition-unknown-shape = « { $shape } » n’est pas une des grandes formes de ce fichier.
edition-shape-twice = « { $shape } » apparaît plus d’une fois, alors qu’une seule fois est permise.
edition-shape-name = « { $shape } » ne va pas comme nom de forme. Prends une majuscule A–Z et un chiffre, comme dans I4.
edition-shape-picture = Dessine { $shape } comme une liste de lignes, avec # pour chaque case et . pour chaque vide, comme dans ["#.", "##"].
edition-shape-pieces = Les cases # de { $shape } doivent former un seul morceau : il y en a au moins une, et toutes se tiennent par leurs côtés.
edition-shape-size = { $shape } est trop grande pour rentrer dans la ville.
edition-shape-same = { $shape } est la même forme que { $other }, peut-être tournée ou retournée. Est-ce bien le cas dans ta boîte ?
edition-row =
    { $expected ->
        [one] La ligne { $row } doit avoir { $expected } case
       *[other] La ligne { $row } doit avoir { $expected } cases
    }, mais en a { $found }.
edition-colour = La case { $square } a « { $colour } », mais il n’y a que ces quartiers : { $known }.
edition-no-district = Aucune case n’appartient au quartier { $colour }.
edition-district-pieces = Le quartier { $colour } n’est pas d’un seul morceau. Est-ce bien le cas sur ton plateau ?
edition-value = Ici, chaque valeur doit aller de { $low } à { $high }.
edition-low-above-high = La petite valeur de { $feature } dépasse sa grande valeur (une minuscule désigne un quartier). Est-ce bien le cas sur ton plateau ?

## Le journal ; le hasard n’a pas de nom

log-tagcity-token = Le jeton { $rest } est tiré pour le plateau QG.
log-tagcity-lead = Le sort désigne le leader du premier tour : { $whom }.
log-tagcity-roll = Les dés montrent { $rest }.
log-tagcity-put = { $player } pose un { $first } sur l’espace { $second }.
log-tagcity-take = { $player } prend un dé sur l’espace { $rest }.
log-tagcity-tag = { $player } peint { $rest }.
log-tagcity-drone = { $player } envoie un drone pour la forme { $first } et peint { $third }.
log-tagcity-check =
    { $rest ->
        [none] { $player } consulte ses réseaux sociaux ; il ne reste plus de bulle.
       *[other] { $player } consulte ses réseaux sociaux : bulle { $rest }.
    }
log-tagcity-reveal = Tous les choix pour le dernier dé sont révélés.
log-tagcity-choose = { $player } a choisi pour le dernier dé.

## Le jeu et ses options

game-tagcity = Tag City
option-tagcity-city = Côté de la ville
option-tagcity-hq = Côté du QG
option-tagcity-leader = Premier leader
option-tagcity-tokens = Jetons du côté B du QG
end-tagcity-highs = La compétition est terminée : toutes les grandes valeurs sont entourées ou cochées.
end-tagcity-bubbles = La compétition est terminée : toutes les bulles sont entourées ou cochées.
end-tagcity-remote = La compétition est terminée : un tagueur a entouré toutes les valeurs de sa télécommande.
tie-tagcity-broken = Prestige égal : le plus de bulles décide (T6.5).
tie-tagcity-shared = Prestige et bulles égaux : la place est partagée (T6.6).
colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu
colour-P = violet
house-note-tagcity = Les plateaux de l’édition maison sont les nôtres : leurs nombres, leurs quartiers et leurs formes peuvent être différents du jeu imprimé. Si tu possèdes Tag City, tu peux écrire un fichier d’édition avec ce que montre ta boîte, et jouer avec.

## La feuille de score

sheet-high = Grandes valeurs
sheet-low = Petites valeurs
sheet-drones = Drones
sheet-bubbles = Bulles
sheet-total-tagcity = Prestige total
place =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
       *[other] { $place }e place
    }
prestige =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }

## Graffiti in the terminal

ask-graffiti-turn = À toi : pose une bombe (paint, permit, bonus, bobby, spray), utilise une tuile bonus ou passe (pass).
ask-graffiti-discard = Tu peins { $segment } : quelle autorisation défausses-tu ?
ask-graffiti-pay = Paie { $segment } avec des tuiles peinture.
ask-graffiti-after = Utilise une autre tuile bonus, ou termine ton tour (end).
ask-graffiti-keep = La manche est finie : quelles tuiles peinture gardes-tu ?
ask-graffiti-neutral = Choisis un segment de la section { $section } pour un tag neutre.
graffiti-tunnel = Tunnel, manche { $round }
graffiti-blocked = bloquée
graffiti-last-chance = Dernière chance : la partie finit avec cette manche, sauf si un segment est retourné (G8.7).
graffiti-paint = Peinture
graffiti-permits = Autorisations
graffiti-bonus = Bonus
graffiti-stack = pile de { $count }
graffiti-token = premier joueur
graffiti-bobby = bobby
graffiti-passed = a passé
graffiti-paid = Payé :
graffiti-vp = { $vp } PV
graffiti-cans =
    { $count ->
        [one] { $count } bombe
       *[other] { $count } bombes
    }
graffiti-counts = Derrière le paravent : { graffiti-count-paints }, { graffiti-count-permits }, { graffiti-count-bonus }
graffiti-count-paints =
    { $paints ->
        [one] { $paints } tuile peinture
       *[other] { $paints } tuiles peinture
    }
graffiti-count-permits =
    { $permits ->
        [one] { $permits } autorisation
       *[other] { $permits } autorisations
    }
graffiti-count-bonus =
    { $bonus ->
        [one] { $bonus } tuile bonus
       *[other] { $bonus } tuiles bonus
    }
sheet-segments = Segments peints
sheet-graffiti = Tags sur graffitis complets
sheet-bonus = Tuiles 2 PV
sheet-tiles = Tuiles inutilisées
sheet-total-graffiti = Total PV
play-help-graffiti =
    paint r             prendre une tuile de peinture : r y b g k ry rb yb
    paint g 2           de même, par l’espace à deux bombes
    permit 4            prendre les autorisations de l’espace 4
    bonus 2, bobby      prendre la tuile bonus de l’espace 2, ou le bobby
    spray B4            peindre un segment ; puis défausser une autorisation et payer
    … add, … discount   utiliser une telle tuile bonus avec l’un de ces coups
    vp, extra           utiliser une tuile 2 PV, une action en plus
    reserve C1          utiliser une réservation
    end, pass           finir ton tour ; ne plus poser de bombe cette manche
    moves spray         ce que tu peux faire qui commence par « spray »
    why spray A1        la clause qui l’interdit
    coach               un entraîneur qui explique ce qui est demandé, ou plus
    advice              ce qu’un bon joueur regarderait
    score               les points jusqu’ici, et pourquoi
    board, quit         revoir les plateaux ; quitter la table

## Graffiti

game-graffiti = Graffiti
option-graffiti-blocking = Jeton de blocage
option-graffiti-first = Premier joueur
option-graffiti-special = Graffitis spéciaux
end-graffiti-sprays = La partie est finie : les artistes ont complété au moins six graffitis.
end-graffiti-neutral = La partie est finie : un tag neutre a complété le sixième graffiti.
end-graffiti-idle = La partie est finie : pendant trois manches de suite, aucun segment n’a été retourné.
tie-graffiti-broken = PV égaux : le plus de tags décide (G8.5).
tie-graffiti-shared = PV et tags égaux : la victoire est partagée (G8.6).
house-note-graffiti = Les plateaux de l’édition maison sont les nôtres : les peintures et les PV des segments peuvent être différents du jeu imprimé. Si tu possèdes Graffiti, tu peux écrire un fichier d’édition avec ce que montre ta boîte, et jouer avec.
graffiti-tile =
    { $tile ->
        [vp] 2 PV
        [wild] peinture joker
        [permit] autorisation
        [extra] action supplémentaire
        [reserve] réservation
        [add] ajout
        [discount] rabais
       *[save] réserve de peinture
    }

## Graffiti: Les clauses

part-G1 = Mise en place
part-G2 = La manche
part-G3 = Prendre une tuile peinture
part-G4 = Obtenir des autorisations
part-G5 = Peindre
part-G6 = Les tuiles bonus
part-G7 = La fin d’une manche
part-G8 = La fin de la partie
part-G9 = Variantes
clause-G1-1 = On joue à deux, trois ou quatre artistes.
clause-G1-2 = Le tunnel a cinq sections, marquées de 1 à 5 points, avec deux graffitis dans chacune. Cela fait dix graffitis : quatre de 4 segments, trois de 3 et trois de 2. Au début, les 31 segments sont incomplets.
clause-G1-3 = 58 tuiles peinture sont sur le plateau peinture : 7 rouges, 7 jaunes, 7 bleues, 8 vertes, 8 noires, et 7 de chaque double rouge-jaune, rouge-bleu et jaune-bleu.
clause-G1-4 = Il y a 40 tuiles bonus, 5 de chacune des huit sortes. On les mélange, et une est visible sur chaque espace du plateau bonus. Le bobby est au centre.
clause-G1-5 = On mélange les 30 autorisations. Elles forment la pile à droite de leur plateau, et une est visible sur chaque autre espace.
clause-G1-6 = Chaque artiste a un paravent, des bombes, des tags et un marqueur de réservation, et commence avec des tuiles peinture et une autorisation de la pile.
ruling-G1-6 = 5 bombes chacun ; une tuile double et la tuile simple de la couleur qui manque parmi rouge, jaune et bleu.
rulebook-G1-6 = Le texte dont nous disposons s’interrompt ici : il nomme l’autorisation de la pile, mais ni le nombre de bombes ni les tuiles peinture.
clause-G1-7 = Il y a un premier joueur.
ruling-G1-7 = il est tiré au sort, sauf si la table le désigne.
rulebook-G1-7 = On détermine un premier joueur ; elle ne dit pas comment.
clause-G1-8 = Les tags neutres ne servent qu’à deux ou trois joueurs.
clause-G1-9 = Ce qui est derrière un paravent est secret.
ruling-G1-9 = ce qui a été pris, payé ou rendu ouvertement a été vu de tous : cela reste connu et affiché. Des autorisations tirées de la pile, seul le nombre est connu.
rulebook-G1-9 = On met les tuiles derrière le paravent ; elle ne dit pas si les autres peuvent garder sous les yeux ce qu’ils t’ont vu prendre.
clause-G2-1 = Le détenteur du jeton premier joueur commence chaque manche. Les autres suivent dans le sens horaire.
clause-G2-2 = À ton tour, tu fais une action, ou tu passes.
clause-G2-3 = Pour une action, il faut un espace libre et autant de bombes qu’il en demande, 1 ou 2. Les bombes y restent jusqu’à la fin de la manche.
clause-G2-4 = Si tu n’as plus de bombe, ou ne veux plus en poser, tu passes.
ruling-G2-4 = avec une tuile rabais, tu peux encore agir sans bombe sur un espace à 1 bombe.
rulebook-G2-4 = Qui a posé toutes ses bombes doit passer ; mais un rabais permet de n’en poser aucune sur un espace à 1 bombe. Les deux ne s’accordent pas.
clause-G2-5 = Qui a passé est sauté jusqu’à la fin de la manche.
ruling-G2-5 = une action supplémentaire encore due est alors perdue.
rulebook-G2-5 = Elle ne parle pas ici des actions supplémentaires.
clause-G2-6 = La manche finit quand tous ont passé.
clause-G3-1 = Pose ta ou tes bombes sur un espace libre du plateau peinture et prends une tuile qui lui correspond, s’il y en a.
clause-G3-2 = Le grand espace sous rouge, jaune et bleu accueille tout le monde, autant de fois qu’on veut.
ruling-G3-2 = 1 bombe à chaque fois.
rulebook-G3-2 = Le nombre de bombes n’est imprimé que sur le plateau.
clause-G3-3 = Les autres peintures ont leurs propres espaces.
ruling-G3-3 = vert, noir et chaque double ont un espace à 1 bombe et un à 2 bombes, comme une critique les décrit. On peut prendre l’un ou l’autre d’abord.
rulebook-G3-3 = Ces espaces ne sont montrés qu’en images.
clause-G3-4 = Une peinture épuisée ne peut pas être prise maintenant.
clause-G3-5 = Une tuile double paie ses deux peintures à la fois, ou une seule.
clause-G4-1 = Pose 1 bombe sur un espace libre du plateau autorisations et prends les deux qui lui correspondent. Si l’une est la pile, pioche la première ; toi seul la vois.
clause-G4-2 = L’espace de gauche ne donne qu’une autorisation, mais aussi le jeton premier joueur : tu commences la prochaine manche.
clause-G4-3 = Si personne n’utilise cet espace, le jeton reste où il est.
clause-G4-4 = Les espaces vides sont remplis aussitôt depuis la pile. Quand elle est épuisée, la défausse mélangée en forme une nouvelle.
ruling-G4-4 = cela se fait quand il faut une autorisation ; si tout est vide, les espaces restent vides, et on prend ce qu’il y a, au moins un.
rulebook-G4-4 = Elle ne dit pas ce qui se passe quand la défausse est vide aussi.
clause-G4-5 = Chaque espace du plateau autorisations a ses autorisations.
ruling-G4-5 = il y a six autorisations visibles et quatre espaces à 1 bombe : la première avec le jeton premier joueur, les deuxième et troisième, les quatrième et cinquième, la sixième avec la pile.
rulebook-G4-5 = Elle nomme l’espace de gauche et la pile ; le nombre d’espaces n’est montré qu’en images.
clause-G5-1 = Pose ta ou tes bombes sur un espace libre d’une section du tunnel.
ruling-G5-1 = chaque section a un espace à 1 bombe et un à 2 bombes, comme une critique les décrit.
rulebook-G5-1 = Les espaces des sections ne sont montrés qu’en images.
clause-G5-2 = Défausse une autorisation avec les points de cette section.
clause-G5-3 = Ou défausse deux autorisations aux points égaux : ensemble, elles valent pour toute section.
clause-G5-4 = Peins un segment incomplet, celui que tu veux, d’un des deux graffitis de cette section.
clause-G5-5 = Paie les peintures du segment avec tes tuiles.
ruling-G5-5 = on ne rend pas la monnaie, et aucune tuile n’est payée pour rien. Les tuiles payées restent devant ton paravent, à la vue de tous, et retournent au plateau peinture à la fin de la manche.
rulebook-G5-5 = On met les tuiles devant son paravent ; elle ne dit ni quand elles retournent, ni si une double rend la monnaie.
clause-G5-6 = Tu gagnes aussitôt les PV du segment, tu le retournes et tu y poses ton tag.
clause-G5-7 = Tu ne peux pas peindre un segment réservé par un autre artiste.
clause-G6-1 = Pose 1 bombe sur un espace libre du plateau bonus et prends sa tuile. Tu peux l’utiliser dès maintenant, même à ce tour. On peut en avoir plusieurs et en utiliser plusieurs dans un tour. Une tuile utilisée quitte la partie.
clause-G6-2 = 2 PV : tu gagnes 2 PV.
ruling-G6-2 = à tout moment de ton tour, même pendant que tu paies un segment.
rulebook-G6-2 = Tu les gagnes aussitôt que tu utilises la tuile ; elle ne dit pas à quels moments tu le peux.
clause-G6-3 = Peinture joker : elle remplace une peinture qui te manque.
ruling-G6-3 = elle compte pour une peinture au choix du segment, et tu peux en utiliser plusieurs pour un segment.
rulebook-G6-3 = Elle nomme la tuile, mais le texte dont nous disposons ne l’explique pas.
clause-G6-4 = Autorisation : elle remplace une autorisation qui te manque.
ruling-G6-4 = elle compte pour une autorisation de n’importe quelle section, et suffit à elle seule.
rulebook-G6-4 = Elle nomme la tuile, mais le texte dont nous disposons ne l’explique pas.
clause-G6-5 = Action supplémentaire : après ton tour, tu joues aussitôt un autre tour.
clause-G6-6 = Réservation : pose ton marqueur sur un segment incomplet. Il est à toi jusqu’à la fin de la manche ou jusqu’à ce que tu le peignes.
ruling-G6-6 = tu as un seul marqueur, et deux artistes ne peuvent pas réserver le même segment. La manche finie, il ne protège plus rien : un tag neutre peut y aller.
rulebook-G6-6 = Elle dit n’importe quel segment d’un graffiti inachevé, donc même déjà retourné ; elle ne parle ni de deux marqueurs sur un segment ni des tags neutres.
clause-G6-7 = Ajout : pose ta bombe sur un espace à 1 bombe déjà occupé. Ensuite, plus aucune bombe ne peut y être posée.
clause-G6-8 = Rabais : pose 1 bombe de moins que l’espace n’en demande, 1 au lieu de 2 ou aucune au lieu de 1.
ruling-G6-8 = un seul rabais par action ; un espace sans bombe reste libre.
rulebook-G6-8 = Elle ne dit ni si les rabais s’ajoutent, ni si un espace où aucune bombe n’a été posée est occupé.
clause-G6-9 = Réserve de peinture : à la fin de la manche, tu gardes 3 tuiles peinture au lieu de 2.
ruling-G6-9 = elle n’est utilisée que si tu gardes vraiment une troisième tuile, et plusieurs ne s’ajoutent pas.
rulebook-G6-9 = Elle dit trois tuiles au lieu de deux, et rien sur plusieurs de ces tuiles bonus.
clause-G6-10 = Tu peux prendre le bobby au lieu d’une tuile. Chaque fois que tu peins dans cette manche, il te laisse poser 1 bombe sur un espace à 2 bombes du tunnel, et/ou payer une tuile peinture quelconque pour une des peintures. Il retourne à sa place à la fin de la manche.
clause-G7-1 = Toutes les bombes reviennent à leurs artistes.
clause-G7-2 = Chaque artiste peut garder 2 tuiles peinture ; une double compte pour une. Le reste retourne au plateau peinture, à la dernière manche aussi.
ruling-G7-2 = on garde autant qu’on peut, et on choisit dans l’ordre du tour, en commençant par le premier joueur.
rulebook-G7-2 = Chacun peut en garder deux ; elle ne dit ni si on peut en garder moins, ni qui choisit d’abord.
clause-G7-3 = Les espaces vides du plateau bonus reçoivent de nouvelles tuiles, tant qu’il y en a.
clause-G7-4 = À trois, le détenteur du jeton premier joueur révèle une autorisation de la pile, retourne un segment incomplet de cette section et y pose un tag neutre. À deux, on le fait deux fois, et c’est seulement ensuite que les deux autorisations sont défaussées. Personne ne gagne de PV. On le fait aussi après la dernière manche.
ruling-G7-4 = à deux, le premier segment est retourné avant que la seconde autorisation soit révélée. S’il ne reste aucune autorisation à révéler, il n’y a pas de tag. La section bloquée peut en recevoir un aussi.
rulebook-G7-4 = À deux, on révèle deux autorisations et on retourne deux segments ; elle ne dit ni dans quel ordre, ni ce qui se passe quand il n’y a plus d’autorisations.
clause-G7-5 = Si cette section n’a que des graffitis complets, il ne se passe rien.
clause-G8-1 = La partie finit à la fin d’une manche, tags neutres compris, où au moins 6 graffitis sont complets. Une manche commencée est jouée jusqu’au bout.
clause-G8-2 = Chaque tuile bonus, autorisation et tuile peinture non utilisée vaut un demi-PV ; la somme est arrondie vers le bas. Une réserve de peinture utilisée pour garder une troisième tuile est dépensée.
clause-G8-3 = Pour chacun de tes tags sur un graffiti complet, tu gagnes autant de PV qu’il a de segments : 2, 3 ou 4.
clause-G8-4 = Le plus de PV l’emporte.
clause-G8-5 = En cas d’égalité, le plus de tags sur tous les graffitis l’emporte.
clause-G8-6 = S’il y a encore égalité, la victoire est partagée.
clause-G8-7 = La partie finit aussi quand il ne se passe plus rien dans le tunnel.
ruling-G8-7 = quand trois manches de suite se sont terminées sans qu’aucun segment ne soit retourné, par une bombe ou par un tag neutre, la partie finit et on compte les points. C’est annoncé une manche avant.
rulebook-G8-7 = Elle ne connaît pas d’autre fin que six graffitis complets : une partie pourrait donc durer toujours.
clause-G9-1 = Blocage : au début de chaque manche, le premier joueur révèle une autorisation de la pile et pose le jeton de blocage sur cette section. On n’y peint rien dans cette manche. Dès la deuxième manche, la section doit changer : on révèle jusqu’à ce qu’elle change.
ruling-G9-1 = si aucune autre section ne peut venir, le jeton reste.
rulebook-G9-1 = La section doit changer ; elle ne dit pas ce qui se passe quand les autorisations qui restent n’en permettent pas d’autre.
clause-G9-2 = Graffitis spéciaux : trois des dix sont échangés contre d’autres de même lettre.

## Graffiti: Pourquoi une action est interdite

graffiti-space =
    { $board ->
        [paint] l’espace à { $demand } { $demand ->
            [one] bombe
           *[other] bombes
        } du { $place-said }
        [permit] l’espace { $place } du plateau autorisations
        [bonus] l’espace { $place } du plateau bonus
        [bobby] l’espace du bobby
       *[section] l’espace à { $demand } { $demand ->
            [one] bombe
           *[other] bombes
        } de la section { $place }
    }
refusal-graffiti-over = La partie est finie : on ne peut plus rien jouer.
refusal-graffiti-seat = Cette place n’existe pas : { $seats } artistes jouent à cette table.
refusal-graffiti-chance =
    { $phase ->
        [first] Maintenant le sort désigne le premier joueur : un des artistes de cette table.
        [lay] Maintenant une tuile bonus est piochée, et le sort seul décide laquelle.
        [fill] Maintenant une autorisation est piochée pour le plateau, et le sort seul décide laquelle.
        [draw] Maintenant une autorisation est piochée, et le sort seul décide laquelle.
        [show] Maintenant une autorisation est révélée pour un tag neutre, et le sort seul décide laquelle.
        [block] Maintenant une autorisation est révélée pour le jeton de blocage, et le sort seul décide laquelle.
       *[other] Seul le sort pioche, et il n’y a rien à piocher maintenant.
    }
refusal-graffiti-turn = Attends un instant : c’est le tour de l’artiste { $turn }.
refusal-graffiti-passed = Tu as passé : cette manche continue sans toi. C’est le tour de l’artiste { $turn }.
refusal-graffiti-acted = Tu as fait ton action. Tu peux utiliser des tuiles bonus, ou finir ton tour.
refusal-graffiti-not-acted = Tu n’as pas encore fait d’action. Si tu n’en veux pas, passe.
refusal-graffiti-no-spray = Tu ne peins aucun segment en ce moment. Choisis d’abord celui que tu veux peindre.
refusal-graffiti-discard-first = Défausse d’abord une autorisation pour le segment que tu peins.
refusal-graffiti-pay-first = Paie d’abord le segment que tu peins.
refusal-graffiti-keep-first = La manche est finie : choisis d’abord les tuiles peinture que tu gardes.
refusal-graffiti-neutral-first = Choisis d’abord le segment du tag neutre.
refusal-graffiti-round-runs = Cela se fait à la fin d’une manche, et celle-ci continue.
refusal-graffiti-not-held = Tu n’as pas cette tuile bonus : { graffiti-tile }.
refusal-graffiti-no-segment = Il n’y a pas de segment { $segment } dans le tunnel.
refusal-graffiti-complete = Le segment { $segment } est déjà peint.
refusal-graffiti-reserved = Le segment { $segment } est réservé par l’artiste { $artist } jusqu’à la fin de la manche.
refusal-graffiti-blocked = La section { $section } est bloquée dans cette manche : on ne peut pas peindre { $segment }.
refusal-graffiti-marker-out = Ton marqueur de réservation est déjà sur { $segment }, et tu n’en as qu’un.
refusal-graffiti-one-can = Il n’y a pas d’espace à { $cans } bombes pour le { $paint-said } : rouge, jaune et bleu partagent le grand espace, 1 bombe à chaque fois.
refusal-graffiti-no-space = Il n’y a pas d’espace { $space } sur ce plateau.
refusal-graffiti-occupied = Cet espace est occupé dans cette manche : { graffiti-space }.
refusal-graffiti-closed = Cet espace est fermé, car quelqu’un y a utilisé une tuile ajout : { graffiti-space }.
refusal-graffiti-two-cans = La tuile ajout ne vaut que pour les espaces à 1 bombe, pas ici : { graffiti-space }.
refusal-graffiti-not-occupied = La tuile ajout demande un espace avec une bombe, et ici il n’y en a pas : { graffiti-space }.
refusal-graffiti-cans = Il te faudrait { $needed } bombes et tu en as { $cans }.
refusal-graffiti-no-cans = Tu n’as plus de bombe, et il en faut { $needed }.
refusal-graffiti-paint-gone = Cette tuile est épuisée sur le plateau peinture : { $paint-said }.
refusal-graffiti-permits-gone = Il n’y a aucune autorisation à prendre sur l’espace { $space }.
refusal-graffiti-tile-gone = Il n’y a pas de tuile bonus sur l’espace { $space }.
refusal-graffiti-bobby-gone = Le bobby est chez l’artiste { $artist } jusqu’à la fin de la manche.
refusal-graffiti-no-permit = Tu n’as pas d’autorisation pour la section { $section }, où se trouve { $segment }.
refusal-graffiti-cannot-pay = Tu ne peux pas payer les peintures de { $segment } : { $paints-said }.
refusal-graffiti-unequal = Deux autorisations doivent avoir les mêmes points, et celles-ci non : { $permits }.
refusal-graffiti-permit-not-held = Tu n’as pas ces autorisations : { $permits }.
refusal-graffiti-other-section = Une autorisation { $permit } ne vaut pas pour la section { $section }.
refusal-graffiti-paint-not-held = Tu n’as pas ces tuiles : { $paints-said }.
refusal-graffiti-other-paints = Le segment { $segment } demande { $paints-said }. Ceci ne le paie pas exactement : { $found-said }.
refusal-graffiti-keep-number =
    Tu gardes { $high ->
        [2] 2
       *[other] { $low } ou { $high }
    } tuiles peinture, pas { $found }.
refusal-graffiti-not-in-section = Le segment { $segment } n’est pas dans la section { $section }, qui a été révélée.

## Graffiti: Ce qui était attendu

action-graffiti-first = Après « first » vient le numéro d’une place, comme dans « first 2 ». { found-text }
action-graffiti-lay = Après « lay » vient une tuile bonus : vp, wild, permit, extra, reserve, add, discount ou save. { found-text }
action-graffiti-fill = Après « fill » viennent les points d’une autorisation, de 1 à 5, comme dans « fill 3 ». { found-text }
action-graffiti-draw = Après « draw » viennent les points d’une autorisation, de 1 à 5, comme dans « draw 3 ». { found-text }
action-graffiti-show = Après « show » viennent les points d’une autorisation, de 1 à 5, comme dans « show 3 ». { found-text }
action-graffiti-block = Après « block » viennent les points d’une autorisation, de 1 à 5, comme dans « block 3 ». { found-text }
action-graffiti-paint = Après « paint » vient une tuile (r, y, b, g, k, ry, rb ou yb), puis 2 pour l’espace à 2 bombes, puis add ou discount si tu les utilises, comme dans « paint g 2 discount ». { found-text }
action-graffiti-permit = Après « permit » vient le numéro d’un espace, puis add ou discount si tu les utilises, comme dans « permit 4 add ». { found-text }
action-graffiti-bonus = Après « bonus » vient le numéro d’un espace, puis discount si tu l’utilises, comme dans « bonus 3 ». { found-text }
action-graffiti-bobby = Après « bobby » ne vient rien, ou discount si tu l’utilises. { found-text }
action-graffiti-spray = Après « spray » vient un segment, puis 2 pour l’espace à 2 bombes, puis add ou discount si tu les utilises, comme dans « spray B4 2 ». { found-text }
action-graffiti-discard = Après « discard » viennent une ou deux autorisations, ou « tile », comme dans « discard 3 », « discard 2 2 » ou « discard tile ». { found-text }
action-graffiti-pay = Après « pay » viennent les tuiles que tu paies, wild comprise, comme dans « pay b ry wild ». { found-text }
action-graffiti-keep = Après « keep » viennent les tuiles peinture que tu gardes, comme dans « keep g ry ». { found-text }
action-graffiti-reserve = Après « reserve » vient un segment, comme dans « reserve A1 ». { found-text }
action-graffiti-neutral = Après « neutral » vient un segment, comme dans « neutral A1 ». { found-text }
action-graffiti-vp = Rien ne vient après « vp ». { found-text }
action-graffiti-extra = Rien ne vient après « extra ». { found-text }
action-graffiti-end = Rien ne vient après « end ». { found-text }
action-graffiti-pass = Rien ne vient après « pass ». { found-text }

## Graffiti: Fichiers d’édition

edition-paint = « { $paint } » n’est pas une tuile peinture. Il y a : { $known }.
edition-start = Un artiste commence avec au plus { $most } tuiles peinture, mais il y en a plus ici : « { $found } ».
edition-permit-space = « { $found } » ne va pas comme espace du plateau des autorisations. Il donne deux autorisations par leurs numéros, ou une et « stack » ou « first », comme dans "2 3", "6 stack" et "1 first".
edition-permit-once = Exactement un espace du plateau des autorisations a « { $what } ».
edition-permit-numbers = Les { $count } autorisations visibles doivent être numérotées à partir de 1, chacune à un seul espace.
edition-letter = « { $letter } » ne va pas comme lettre d’un graffiti. Prends une majuscule A–Z.
edition-segment = Le segment { $segment } doit avoir une à cinq des peintures { $known }, un blanc et ses PV de 1 à 99, comme dans "RBGK 15", mais il a « { $found } ».
edition-sizes = Il doit y avoir { $expected } graffitis de { $size } segments, mais il y en a { $found }.
edition-sections = La section { $section } doit avoir { $expected } graffitis, mais elle en a { $found }.
edition-special = Un graffiti spécial a la lettre d’un graffiti de base, et « { $letter } » n’en est pas une : { $known }.

## Graffiti: Le journal

word-graffiti-r = rouge
word-graffiti-y = jaune
word-graffiti-b = bleu
word-graffiti-g = vert
word-graffiti-k = noir
word-graffiti-ry = rouge-jaune
word-graffiti-rb = rouge-bleu
word-graffiti-yb = jaune-bleu
word-graffiti-wild = joker
way-graffiti-2 = 2 bombes
way-graffiti-add = avec une tuile ajout
way-graffiti-discount = avec une tuile rabais
graffiti-way =
    { $way ->
        [none] { "" }
       *[other] { " " }({ $way })
    }
log-graffiti-first = Le sort désigne le premier joueur : { $whom }.
log-graffiti-lay =
    Une tuile bonus est posée : { $rest ->
        [vp] 2 PV
        [wild] peinture joker
        [permit] autorisation
        [extra] action supplémentaire
        [reserve] réservation
        [add] ajout
        [discount] rabais
       *[save] réserve de peinture
    }.
log-graffiti-fill = Une autorisation pour la section { $rest } est posée.
log-graffiti-draw = Tu pioches une autorisation pour la section { $rest } ; toi seul la vois.
log-graffiti-drawn = { $whom } pioche une autorisation, sans la montrer.
log-graffiti-show = Pour un tag neutre, une autorisation pour la section { $rest } est révélée.
log-graffiti-block = Pour le jeton de blocage, une autorisation pour la section { $rest } est révélée.
log-graffiti-paint = { $player } prend de la peinture : { $thing }{ graffiti-way }.
log-graffiti-permit = { $player } prend les autorisations de l’espace { $first }{ graffiti-way }.
log-graffiti-bonus = { $player } prend la tuile bonus de l’espace { $first }{ graffiti-way }.
log-graffiti-bobby = { $player } se lie d’amitié avec le bobby.
log-graffiti-spray = { $player } peint { $first }{ graffiti-way }.
log-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] { $player } utilise une tuile autorisation.
           *[other] { $player } défausse l’autorisation { $first }.
        }
       *[other] { $player } défausse deux autorisations { $first }.
    }
log-graffiti-pay = { $player } paie : { $things }.
log-graffiti-vp = { $player } utilise une tuile et gagne 2 PV.
log-graffiti-extra = { $player } utilise une action supplémentaire.
log-graffiti-reserve = { $player } réserve { $rest }.
log-graffiti-end = { $player } finit son tour.
log-graffiti-pass = { $player } passe.
log-graffiti-keep =
    { $rest ->
        [none] { $player } ne garde aucune peinture.
       *[other] { $player } garde : { $things }.
    }
log-graffiti-neutral = { $player } pose un tag neutre sur { $rest }.
log-graffiti-idle = Aucun segment n’a été retourné pendant les deux dernières manches. Si aucun ne l’est dans cette manche, la partie finit avec elle (G8.7).

## The table server

server-guest-name = Invité { $number }
server-asked-already = La place { $seat } a déjà demandé à reprendre son coup.
server-body = { $place } est illisible : { body-kind }
server-bot = Il n’y a pas de bot « { $found } » ; il existe { $known }.
server-closing = Le serveur s’arrête. Reviens dans un instant.
server-code = Cette table est sur invitation : le code manque ou n’est pas le bon.
server-crowded = Trop de connexions viennent de ton adresse : { $most } au plus.
server-edition = Cette édition n’est pas jouable : ligne { $line }, { $problem } ({ $count } en tout).
server-empty-chairs = La partie peut commencer quand toutes les places sont prises.
server-entropy = Utilise jusqu’à 64 lettres, chiffres, tirets et traits de soulignement.
server-foreign-origin = Cette demande vient d’un autre site.
server-full = Toutes les places de cette table sont prises.
server-head-bytes = Les en-têtes de cette demande sont trop grands : { $most } octets au plus.
server-head-lines = Cette demande a trop d’en-têtes : { $most } au plus.
server-http = La demande a été refusée ({ $status }).
server-internal = Quelque chose a échoué ici. Rien n’a changé ; essaie encore.
server-key = Ce lien a déjà servi, a été remplacé par un plus récent ou est trop ancien. Demandes-en un nouveau.
server-lesson-lost = Ces réponses ne mènent pas à cet endroit de la leçon. Recommence la leçon.
server-lesson-not-asked = Rien n’est demandé à cet endroit de la leçon.
server-message = Ce message est illisible.
server-name-alike = À cette table, quelqu’un s’appelle « { $other } », et ton nom y ressemble trop. Choisis-en un autre, pour que chacun sache qui est qui.
server-name-bot = On pourrait te prendre pour un bot : « { $bot } » est un nom de bot. Choisis un autre nom.
server-name-characters = Un nom ne peut avoir ni caractères invisibles, ni beaucoup de signes sur une lettre.
server-name-length = Un nom a de 1 à { $most } caractères.
server-no-edition = Cette table se joue avec une édition fournie avec le jeu.
server-no-guest = Dis-nous d’abord ton nom.
server-no-moment = La partie n’a que { $length } actions pour l’instant.
server-no-room = Le serveur n’a plus de place pour d’autres connexions. Reviens dans un instant.
server-no-seat = Cette table a { $seats } places.
server-not-away = La place { $seat } est vide depuis moins de { $hours } heures, ou personne qui joue ne l’attend.
server-not-late = La place { $seat } a encore du temps, ou tu as déjà donné ton accord.
server-not-host = Seule la personne qui a créé cette table peut le faire.
server-not-open = La partie a déjà commencé, ou la table a été abandonnée.
server-not-over = C’est possible quand la partie est finie.
server-not-running = La partie n’est pas en cours.
server-not-seated = Seules les personnes assises à cette table peuvent le faire.
server-not-watching = Tu ne suis pas cette table.
server-not-your-seat = La place { $seat } n’est pas la tienne.
server-nothing-asked = Personne ne demande ton accord.
server-other-rules = Cette partie a commencé avec la version { $rules } des règles, et ce serveur joue désormais la version { $known } : elle ne peut pas continuer. Ouvre une nouvelle table.
server-out-of-time = Ton temps est écoulé. Tu rejoueras quand les autres personnes à la table seront d’accord.
server-rate = Trop de demandes : attends un instant.
server-slow = Cette demande a mis trop de temps à arriver.
server-stale = La table a changé depuis ton choix : regarde de nouveau.
server-taken = La place { $seat } est prise.
server-texts = Un coup a de 1 à { $most } actions.
server-too-large = C’est trop grand : { $most } octets au plus.
server-too-many-here = Il y a trop de tables venant de ton adresse réseau : { $most } au plus. Termine ou ferme-en d’abord.
server-too-many-sockets = Tu as trop de fenêtres ouvertes : { $most } au plus.
server-too-long = Il s’est passé tant de choses à cette table que rien ne peut plus être repris ni changé.
server-too-many-tables = Tu as trop de tables : { $most } au plus.
server-too-much-today = Trop de tables ont été créées aujourd’hui depuis ton adresse réseau : réessaie demain.
server-undo-chance = Ce que le hasard a suivi ne peut pas être repris.
server-undo-nothing = Tu n’as rien à reprendre.
server-undo-time = Il reste trop peu de temps à la pendule pour reprendre cela.
server-unknown-game = Il n’y a pas de jeu « { $game } » ; il existe { $known }.
server-unknown-lesson = Il n’y a pas de leçon « { $found } » ; il existe { $known }.
server-unknown-table = Il n’y a pas de table « { $table } ».
server-unwritten = Impossible d’enregistrer. Rien n’a changé ; essaie encore.
server-version = Tu ne peux pas avoir vu cette version : l’actuelle est { $version }.
body-kind =
    { $kind ->
        [missing] cela manque.
        [unknown] cela n’est pas demandé ici.
        [long] c’est trop long.
        [short] c’est trop court.
        [range] le nombre est trop petit ou trop grand.
       *[other] il faut autre chose à cet endroit.
    }

## Leçons

rules-ours = « Notre décision » marque ce que nous avons tranché, parce que la règle du jeu le laisse ouvert ou que ses textes diffèrent ; à côté, ce que dit la règle.
rules-ruling = Notre décision
rules-rulebook = La règle du jeu
cli-learn = Apprendre un jeu en jouant, leçon par leçon.
cli-learn-game = Le jeu ; sans lui, la liste des leçons.
cli-learn-lesson = Une leçon, par son numéro ou son nom ; toutes celles qui restent, si ce n’est pas précisé.
cli-learn-progress = Retenir les progrès dans ce fichier (ou ALLCITY_PROGRESS).
learn-unknown = Il n’y a pas de leçon « { $found } ». Il y a : { $known }.
learn-welcome = Apprends en jouant ! Tape ce que tu veux faire. « hint » aide un peu, « show » le fait pour toi, « skip » passe la leçon, ? dit le reste.
learn-title = Leçon { $number } sur { $count } : { $title }
learn-right = Bravo !
learn-other = C’est permis, mais ici on essaie autre chose. Relis la question, ou tape « hint ».
learn-try = Essaie exactement ceci, il ne peut rien arriver : { $text }
learn-why = Rien n’a été refusé jusqu’ici.
learn-skipped = Leçon passée. Tu peux revenir quand tu veux.
learn-done = Leçon terminée !
learn-all-done = Maintenant tu connais le jeu. Amuse-toi bien !
learn-left = À bientôt !
learn-not-kept = Tes progrès ne peuvent pas être écrits dans { $path } : ils seront oubliés.
learn-help =
    hint                un peu d’aide
    show                le faire pour moi
    skip                passer cette leçon
    why                 la clause du dernier refus ; why … pour autre chose
    moves, board, quit  ce que tu peux faire ; revoir les plateaux ; arrêter
learn-tagcity-leader-title = Tu es leader
learn-tagcity-leader-intro = Tu es un tagueur. À chaque tour, l’un de vous est leader : il lance tous les dés. Il y a un dé de plus que de tagueurs.
learn-tagcity-leader-rolled = 2, 3 et 5 ! Chaque valeur touche deux espaces de l’anneau. Tu décides sur lequel des deux va son dé.
learn-tagcity-leader-far = Et si un espace est trop loin ? Essaie de poser le 2 sur l’espace 5.
learn-tagcity-leader-one = Pose maintenant un des dés sur un espace à côté de sa valeur.
learn-tagcity-leader-two = Encore un. Un espace peut recevoir plusieurs dés.
learn-tagcity-leader-three = Et le dernier.
learn-tagcity-leader-hint-beside = Le 2 va sur l’espace 1 ou 2, le 3 sur l’espace 2 ou 3, le 5 sur l’espace 4 ou 5.
learn-tagcity-leader-done = Maintenant chacun prend un dé à son tour. Le leader prend le sien en dernier : pose bien les dés !
learn-tagcity-draw-title = Prendre un dé et dessiner
learn-tagcity-draw-intro = Le joueur 2 est leader et a posé les dés. Tu es à sa gauche : tu prends en premier.
learn-tagcity-draw-take = Prends le dé de l’espace 2. Sa forme est L4.
learn-tagcity-draw-hint-take = L’espace 2 se trouve entre les valeurs 2 et 3.
learn-tagcity-draw-turn = Tu dessines cette forme sur ta ville. Tu peux la tourner et la retourner.
learn-tagcity-draw-outside = La ville s’arrête à la colonne L. Essaie de dessiner sur L1 L2 L3 et une case plus à droite.
learn-tagcity-draw-draw = Dessine maintenant L4 où tu veux, dans le sens que tu veux.
learn-tagcity-draw-hint-draw = Trois cases en ligne et une de plus à côté d’un bout : A1 B1 C1 et A2, par exemple.
learn-tagcity-draw-done = Bien dessiné. Ce qui est dessiné reste : rien n’est déplacé ni effacé.
learn-tagcity-border-title = Passer d’un quartier à l’autre
learn-tagcity-border-intro = Ta ville a cinq quartiers de couleur. Une forme peut passer de l’un à l’autre, et n’a pas besoin de toucher tes graffitis.
learn-tagcity-border-tagged = Mais on ne peint pas deux fois une case. Essaie de dessiner sur B7 C7 B8 C8.
learn-tagcity-border-cross = Dessine maintenant O4, le carré, sur deux ou trois quartiers.
learn-tagcity-border-hint-cross = Là où se touchent le rouge, le jaune et le violet : F1 G1 F2 G2.
learn-tagcity-border-done = Un quartier est complet quand toutes ses cases sont peintes. Les colonnes et les lignes aussi : 25 éléments peuvent rapporter.
learn-tagcity-first-title = Compléter une ligne en premier
learn-tagcity-first-intro = Tu as peint A1 à H1. La ligne 1 a deux valeurs à droite : la grande 6, la petite 3. Le premier qui la complète gagne la grande.
learn-tagcity-first-take = Il manque quatre cases en ligne. Prends le dé de cette forme.
learn-tagcity-first-hint-take = I4 est sur l’espace 1.
learn-tagcity-first-row = Complète la ligne 1 !
learn-tagcity-first-hint-row = I1 J1 K1 L1 sont encore libres.
learn-tagcity-first-done = 6 points de prestige ! Tu entoures la grande valeur, et le joueur 2 la coche.
learn-tagcity-second-title = Être deuxième, c’est bien aussi
learn-tagcity-second-intro = Il vous manque à tous deux I1 à L1 pour compléter la ligne 1. Mais cette fois, le joueur 2 prend en premier.
learn-tagcity-second-late = Le joueur 2 a entouré la grande valeur : la tienne est cochée. La petite valeur, 3, reste pour tous les autres.
learn-tagcity-second-take = Prends un dé.
learn-tagcity-second-hint-take = Les dés sont sur l’espace 1.
learn-tagcity-second-row = Complète la ligne 1.
learn-tagcity-second-hint-row = Dessine sur I1 J1 K1 L1.
learn-tagcity-second-done = 3 points de prestige. Tous ceux qui viennent plus tard gagnent la petite valeur, quel que soit leur nombre.
learn-tagcity-drone-title = Envoyer un drone
learn-tagcity-drone-intro = Tu as pris O4, mais pour la ligne 1 il faut quatre cases en ligne. Un drone apporte n’importe quelle forme du plateau QG. Il coûte la prochaine valeur de ta télécommande : la première est -2.
learn-tagcity-drone-without = Essaie sans drone : choisis I4 et dessine-la sur I1 J1 K1 L1.
learn-tagcity-drone-send = Envoie maintenant un drone pour I4, et complète la ligne 1 avec elle.
learn-tagcity-drone-hint-send = Choisis le drone, puis la forme I4, la longue, et dessine-la sur I1 J1 K1 L1.
learn-tagcity-drone-done = 6 pour la ligne, -2 pour le drone : cela valait le coup. Le prochain drone coûte -3, et quand la télécommande est épuisée il n’y en a plus.
learn-tagcity-small-title = Les petites formes
learn-tagcity-small-intro = Il ne manque que L1 dans la ligne 1. Les trois petites formes au centre du plateau QG bouchent ces trous, mais il n’y a pas de dé dessus.
learn-tagcity-small-without = Essaie sans drone : choisis la forme d’une seule case et peins L1 avec elle.
learn-tagcity-small-send = Envoie un drone pour la forme d’une seule case, et bouche le trou avec elle.
learn-tagcity-small-hint-send = La forme d’une case s’appelle I1, et le trou L1 est au bout de la ligne 1, à droite.
learn-tagcity-small-done = La ligne 1 est complète : 6, et -2 pour le drone.
learn-tagcity-bubble-title = Les réseaux sociaux
learn-tagcity-bubble-intro = Rien ne rentre, ou tu ne veux pas de forme ? Alors consulte tes réseaux sociaux : ne peins rien et entoure une bulle. Cela coûte un peu. Les cinq bulles sont communes à tous.
learn-tagcity-bubble-check = Entoure une bulle de ton choix.
learn-tagcity-bubble-hint-check = Les moins chères coûtent -1.
learn-tagcity-bubble-final = Il reste un dé : le dernier dé. Tous l’utilisent en même temps, et les choix restent cachés jusqu’au bout.
learn-tagcity-bubble-both = Le joueur 2 a choisi. Consulte encore tes réseaux sociaux.
learn-tagcity-bubble-hint-both = Entoure une bulle de -1, s’il y en a une libre.
learn-tagcity-bubble-done = Le joueur 2 a consulté aussi ! Alors vous entourez tous deux la même bulle : celle du premier dans l’ordre du tour. Tu es à gauche du leader : la tienne a compté.
learn-tagcity-sealed-title = Des choix cachés
learn-tagcity-sealed-intro = Le dernier dé est sur l’espace 2. Tous l’utilisent, avec l’action de leur choix : dessin, drone ou réseaux. Personne ne voit ce que choisissent les autres.
learn-tagcity-sealed-choose = Choisis : dessine L4, ou consulte tes réseaux sociaux.
learn-tagcity-sealed-hint-choose = B2 C2 D2 et D1 iraient bien.
learn-tagcity-sealed-hidden = Rien n’est encore dessiné. Le joueur 2 réfléchit encore : tu peux changer d’avis.
learn-tagcity-sealed-change = Choisis autre chose.
learn-tagcity-sealed-hint-change = Un nouveau choix remplace l’ancien : D1 E1 F1 et F2, peut-être.
learn-tagcity-sealed-done = Tous les choix sont faits : on les révèle et on les applique ensemble. Puis le tagueur suivant est leader.
learn-tagcity-together-title = Tous les deux à la fois
learn-tagcity-together-intro = Le dernier dé apporte I4, et il vous manque à tous deux I1 à L1 dans la ligne 1. Qui est le premier ?
learn-tagcity-together-row = Le joueur 2 a choisi. Complète la ligne 1.
learn-tagcity-together-hint-row = Dessine sur I1 J1 K1 L1.
learn-tagcity-together-done = Vous l’êtes tous les deux ! Ceux qui complètent une ligne ensemble avec le dernier dé entourent la grande valeur : 6 chacun.
learn-tagcity-end-title = Comment cela finit
learn-tagcity-end-intro = La compétition finit quand il n’y a plus de bulle, plus de grande valeur, ou quand la télécommande d’un tagueur est épuisée. Il reste une bulle, -3.
learn-tagcity-end-last = C’était la dernière bulle ! Mais le tour se joue jusqu’au bout : tu as encore ton action et le dernier dé.
learn-tagcity-end-take = Prends un dé.
learn-tagcity-end-hint-take = Les dés sont sur l’espace 1.
learn-tagcity-end-row = Une de tes lignes n’a plus que quatre cases libres. Complète-la !
learn-tagcity-end-hint-row = Dans la ligne 2, I2 J2 K2 L2 sont libres.
learn-tagcity-end-final = Et maintenant le dernier dé de toute la compétition.
learn-tagcity-end-finish = Dessine I4 où tu veux, ou consulte tes réseaux sociaux : sans bulle, cela ne coûte rien.
learn-tagcity-end-hint-finish = E3 F3 G3 H3 sont libres.
learn-tagcity-end-done = Le prestige est la somme de tout ce que tu as entouré : grandes valeurs, petites valeurs, drones et bulles. Le plus grand gagne ; à égalité, celui qui a le plus de bulles.
learn-graffiti-paint-title = Prendre de la peinture
learn-graffiti-paint-intro = Tu es artiste. Dans le tunnel il y a dix graffitis, faits de segments. Pour peindre un segment, il faut des peintures et une autorisation. D’abord la peinture !
learn-graffiti-paint-cans = Tu as 5 bombes à chaque manche. Une action en coûte 1 ou 2, et elles restent sur leur espace jusqu’à la fin de la manche. Le joueur 2 vient de prendre du vert.
learn-graffiti-paint-taken = Essaie de prendre du vert par le même espace à 1 bombe.
learn-graffiti-paint-other = Le vert a aussi un espace à 2 bombes. Prends-le ainsi, ou prends une autre peinture.
learn-graffiti-paint-hint-other = Prends du vert par l’espace à 2 bombes (paint g 2), ou du noir pour 1 bombe (paint k).
learn-graffiti-paint-three = Le rouge, le jaune et le bleu ont un grand espace commun. Il n’est jamais plein, et coûte 1 bombe.
learn-graffiti-paint-large = Prends-y du rouge, du jaune ou du bleu.
learn-graffiti-paint-hint-large = N’importe laquelle des trois : rouge (r), jaune (y) ou bleu (b).
learn-graffiti-paint-done = Tes tuiles sont derrière ton paravent. À chaque tour tu fais une action, puis c’est à l’artiste suivant.
learn-graffiti-permits-title = Obtenir des autorisations
learn-graffiti-permits-intro = Le tunnel a cinq sections. Pour peindre dans l’une d’elles, il faut une autorisation avec ses points, de 1 à 5. Tu commences avec un 3.
learn-graffiti-permits-two = Les espaces 2 et 3 du plateau autorisations donnent chacun deux autorisations. Utilise l’un d’eux.
learn-graffiti-permits-hint-two = L’espace 2 donne un 2 et un 3, l’espace 3 un 4 et un 5.
learn-graffiti-permits-secret = Les espaces vides sont remplis aussitôt. L’espace 4 donne une autorisation que tous voient, et une de la pile que toi seul peux voir.
learn-graffiti-permits-stack = Prends les deux autorisations de l’espace 4.
learn-graffiti-permits-hint-stack = L’espace 4 est à droite, à côté de la pile.
learn-graffiti-permits-left = L’espace 1, à gauche, ne donne qu’une autorisation. Mais avec elle vient le jeton premier joueur : tu commences la manche suivante.
learn-graffiti-permits-first = Prends-la.
learn-graffiti-permits-hint-first = Utilise l’espace 1 du plateau autorisations.
learn-graffiti-permits-done = Six autorisations ! Chaque espace ne prend qu’une bombe par manche : les autres doivent chercher ailleurs.
learn-graffiti-spray-title = Peindre un segment
learn-graffiti-spray-intro = Tu as une autorisation 3 et les peintures rouge-jaune, bleu et rouge. Chaque segment montre ses peintures et ses PV.
learn-graffiti-spray-permit = J2 demande du jaune et du bleu. Mais il est dans la section 5. Essaie de le peindre.
learn-graffiti-spray-spray = E2, dans la section 3, demande du rouge et du bleu. Pose une bombe pour le peindre.
learn-graffiti-spray-hint-spray = Peins E2 : la section 3 a un espace libre à 1 bombe.
learn-graffiti-spray-discard = Défausse l’autorisation pour la section 3.
learn-graffiti-spray-hint-discard = C’est celle qui a 3 points.
learn-graffiti-spray-pay = Paie maintenant le rouge et le bleu.
learn-graffiti-spray-hint-pay = Paie la tuile rouge et la tuile bleue, et garde la double pour plus tard.
learn-graffiti-spray-done = 6 PV aussitôt, et ton tag sur le segment. Si le graffiti entier est complet à la fin de la partie, chaque tag rapporte encore.
learn-graffiti-pair-title = Deux autorisations égales
learn-graffiti-pair-intro = Tu as les autorisations 2, 2 et 4, mais tu veux peindre J2 dans la section 5. Deux autorisations aux points égaux valent pour toute section.
learn-graffiti-pair-spray = Pose une bombe pour peindre J2.
learn-graffiti-pair-hint-spray = J2 est dans la section 5.
learn-graffiti-pair-unequal = Elles doivent être égales. Essaie de défausser un 2 et le 4.
learn-graffiti-pair-discard = Défausse maintenant deux autorisations égales.
learn-graffiti-pair-hint-discard = Les deux autorisations à 2 points.
learn-graffiti-pair-pay = Et paie le jaune et le bleu.
learn-graffiti-pair-hint-pay = Ta double rouge-jaune sert pour le jaune, et tu as une tuile bleue.
learn-graffiti-pair-done = 6 PV sans autorisation 5.
learn-graffiti-double-title = Les tuiles doubles
learn-graffiti-double-intro = Ta tuile rouge-jaune est une double. Elle paie ses deux peintures à la fois, ou une seule.
learn-graffiti-double-green = Elle ne remplace pas une peinture qu’elle ne montre pas. Essaie de peindre B2, qui demande deux jaunes et du vert.
learn-graffiti-double-spray = B4 demande du rouge, du jaune et du bleu : trois peintures, et tu n’as que deux tuiles. Peins-le !
learn-graffiti-double-hint-spray = B4 est dans la section 1, et tu as une autorisation 1.
learn-graffiti-double-discard = Défausse ton autorisation.
learn-graffiti-double-hint-discard = Elle a 1 point.
learn-graffiti-double-pay = Paie avec les deux tuiles.
learn-graffiti-double-hint-pay = La double rouge-jaune (ry) et la tuile bleue (b).
learn-graffiti-double-done = 9 PV pour deux tuiles. Ce que tu as payé reste devant ton paravent, et retourne au plateau peinture à la fin de la manche.
learn-graffiti-bobby-title = Le bobby
learn-graffiti-bobby-intro = Fais ami avec le bobby ! Qui l’a peut, chaque fois qu’il peint dans cette manche, poser 1 bombe au lieu de 2 dans le tunnel, et payer une tuile quelconque pour une des peintures.
learn-graffiti-bobby-bobby = Prends le bobby.
learn-graffiti-bobby-hint-bobby = Il est sur le plateau bonus et coûte 1 bombe.
learn-graffiti-bobby-taken = Le joueur 2 a pris l’espace à 1 bombe de la section 5. Tu y veux J1, pour du rouge et du noir, et tu n’as pas de noir.
learn-graffiti-bobby-busy = Essaie de peindre J1 par l’espace à 1 bombe.
learn-graffiti-bobby-spray = Peins maintenant J1 par l’espace à 2 bombes. Avec le bobby, il ne coûte que 1 bombe.
learn-graffiti-bobby-hint-spray = Choisis l’espace à 2 bombes de la section 5 (spray J1 2).
learn-graffiti-bobby-discard = Défausse l’autorisation pour la section 5.
learn-graffiti-bobby-hint-discard = C’est celle qui a 5 points.
learn-graffiti-bobby-pay = Paie le rouge, et une tuile quelconque pour le noir.
learn-graffiti-bobby-hint-pay = Rouge-jaune (ry) pour le rouge, bleu (b) pour le noir.
learn-graffiti-bobby-done = 7 PV. À la fin de la manche, le bobby retourne à sa place.
learn-graffiti-gifts-title = Des points et un tour en plus
learn-graffiti-gifts-intro = Une tuile bonus coûte 1 bombe. Tu la gardes aussi longtemps que tu veux, et une tuile utilisée quitte la partie. Il y en a huit sortes ; voici les deux premières.
learn-graffiti-gifts-take = Prends la tuile de l’espace 1 : 2 PV.
learn-graffiti-gifts-hint-take = Le premier espace du plateau bonus.
learn-graffiti-gifts-points = Tu peux l’utiliser tout de suite, ou à tout moment d’un autre tour. Utilise-la maintenant.
learn-graffiti-gifts-hint-points = Utilise la tuile 2 PV.
learn-graffiti-gifts-extra = Sur l’espace 2 il y a une action supplémentaire : après ton tour, tu en joues aussitôt un autre.
learn-graffiti-gifts-second = Prends-la.
learn-graffiti-gifts-hint-second = Le deuxième espace du plateau bonus.
learn-graffiti-gifts-again = Et utilise-la.
learn-graffiti-gifts-hint-again = Utilise l’action supplémentaire.
learn-graffiti-gifts-turn = C’est encore à toi. Prends une peinture.
learn-graffiti-gifts-hint-turn = Le vert (g) est libre.
learn-graffiti-gifts-done = Tu peux utiliser plusieurs tuiles dans un tour. À la fin de la partie, chaque tuile inutilisée vaut un demi-PV.
learn-graffiti-jokers-title = Les jokers
learn-graffiti-jokers-intro = Tu as une peinture joker, qui compte pour une peinture au choix, et une tuile autorisation, qui vaut pour toute section.
learn-graffiti-jokers-spray = H1, dans la section 4, demande du bleu et du vert. Tu n’as ni vert ni autorisation 4. Peins-le !
learn-graffiti-jokers-hint-spray = Pose une bombe pour peindre H1.
learn-graffiti-jokers-discard = Utilise la tuile autorisation.
learn-graffiti-jokers-hint-discard = Au lieu d’une autorisation, défausse la tuile (discard tile).
learn-graffiti-jokers-pay = Paie avec la tuile bleue et le joker.
learn-graffiti-jokers-hint-pay = La tuile bleue (b) et le joker (wild).
learn-graffiti-jokers-done = 7 PV. Les deux tuiles quittent la partie ; ton autorisation 3, tu l’as encore.
learn-graffiti-tools-title = Réservation, ajout, rabais
learn-graffiti-tools-intro = Tu as trois tuiles bonus. La réservation te garde un segment jusqu’à la fin de la manche ou jusqu’à ce que tu le peignes.
learn-graffiti-tools-reserve = Réserve A1, ou le segment que tu veux.
learn-graffiti-tools-hint-reserve = A1 vaut 15 PV.
learn-graffiti-tools-taken = Cela n’a pas coûté d’action. Maintenant tu veux du vert, mais la bombe du joueur 2 est sur son espace à 1 bombe.
learn-graffiti-tools-busy = Essaie quand même d’y prendre du vert, sans aucune tuile.
learn-graffiti-tools-add = Avec la tuile ajout, tu peux poser ta bombe à côté de l’autre. Prends ainsi du vert.
learn-graffiti-tools-hint-add = Prends du vert par son espace à 1 bombe, avec la tuile ajout (paint g add).
learn-graffiti-tools-cans = Il te reste une bombe. Le rabais en économise une : 1 au lieu de 2, ou aucune au lieu de 1.
learn-graffiti-tools-discount = Prends une peinture avec le rabais.
learn-graffiti-tools-hint-discount = Du noir par son espace à 2 bombes, avec la tuile rabais (paint k 2 discount).
learn-graffiti-tools-done = Tu connais maintenant sept des huit tuiles bonus. La réserve de peinture sert à la fin d’une manche.
learn-graffiti-round-title = La fin d’une manche
learn-graffiti-round-intro = Qui n’a plus de bombe, ou n’en veut plus poser, passe. Quand tous ont passé, la manche finit. Le joueur 2 a déjà passé.
learn-graffiti-round-pass = Passe.
learn-graffiti-round-hint-pass = Pour passer, il ne faut pas de bombe.
learn-graffiti-round-tiles = Toutes les bombes reviennent. De tes tuiles peinture, tu peux en garder deux ; avec une réserve de peinture, trois. Une double compte pour une.
learn-graffiti-round-four = Essaie d’en garder quatre.
learn-graffiti-round-keep = Utilise ta réserve de peinture : garde trois tuiles.
learn-graffiti-round-hint-keep = Le vert et la double sont durs à avoir : garde le bleu (b), le vert (g) et rouge-jaune (ry), peut-être.
learn-graffiti-round-reveal = Le plateau bonus est complété. À deux ou trois artistes viennent les tags neutres : on révèle une autorisation, et le premier joueur ferme un segment de sa section. Personne ne gagne de PV.
learn-graffiti-round-neutral = Section 4. Choisis un segment qui ne te gêne pas.
learn-graffiti-round-hint-neutral = N’importe quel segment de cette section convient, un pas cher par exemple.
learn-graffiti-round-again = À deux artistes, on le fait deux fois. Section 5 : choisis encore.
learn-graffiti-round-done = Qui a le jeton premier joueur commence la manche suivante, avec toutes ses bombes.
learn-graffiti-end-title = La fin et les points
learn-graffiti-end-intro = Cinq graffitis sont complets. À la fin d’une manche avec six graffitis complets, la partie est finie. À G il ne manque que G1.
learn-graffiti-end-spray = Peins G1 : du jaune et du noir.
learn-graffiti-end-hint-spray = G1 est dans la section 4.
learn-graffiti-end-discard = Défausse ton autorisation.
learn-graffiti-end-hint-discard = Elle a 4 points.
learn-graffiti-end-pay = Paie.
learn-graffiti-end-hint-pay = Le noir (k), et la double rouge-jaune (ry) pour le jaune.
learn-graffiti-end-six = Le sixième graffiti ! La manche se joue encore jusqu’au bout.
learn-graffiti-end-pass = Le joueur 2 passe. Passe aussi.
learn-graffiti-end-hint-pass = Passer met fin à la manche.
learn-graffiti-end-last = On garde des tuiles et on pose les tags neutres, même dans la dernière manche.
learn-graffiti-end-done = Chacun de tes tags sur un graffiti complet rapporte autant de PV que le graffiti a de segments : tu en as deux, sur C et sur G, pour 3 PV chacun. Deux tuiles ou autorisations inutilisées rapportent 1 PV. Qui a le plus de PV gagne !

## Bots and the arena

bot-budget = « { $found } » n’est pas un budget. Écris 800ms, 2s ou 2000n : jusqu’à { $ms } millisecondes ou { $nodes } nœuds.
bot-command = « { $found } » ne désigne aucun programme. Écris cmd:./mon-robot, ou cmd:500ms ./mon-robot pour une demi-seconde par tour.
file-unwritable = Impossible d’écrire { $path } ({ $detail }).
file-exists = { $path } existe déjà et n’est pas écrasé. Prends un autre nom, ou supprime d’abord le fichier.
cli-arena = Trouver quel robot est le meilleur : toutes les rotations des places avec le même hasard.
cli-arena-bots = Les robots qui se rencontrent, au moins deux.
cli-arena-matches = Combien de hasards ; chacun est joué dans toutes les rotations des places.
cli-arena-seed = Un nombre ; le même donne les mêmes hasards.
cli-arena-records = Garder les parties dans ce dossier, et reprendre à partir de ce qui s’y trouve.
cli-arena-plays_all = Jouer toutes les parties, même si l’ordre est établi avant.
cli-param-workers = Combien de processus ; autant que de cœurs dans cette machine, si rien n’est donné.
cli-arena-cluster = Jouer sur une grappe Ray : une locale, ou celle de cette adresse.
cli-arena-parquet = Écrire dans ce fichier une ligne pour chaque place de chaque partie.
cli-balance = Trouver si un jeu est équilibré, et écrire une page avec des graphiques.
cli-balance-spec = Le robot qui joue à toutes les places.
cli-balance-matches = Combien de hasards pour le jeu simple et pour chaque variante.
cli-balance-seed = Un nombre ; le même donne les mêmes parties.
cli-balance-html = Écrire la page dans ce fichier.
arena-few-bots = Une arène demande au moins deux robots : écris --bots planner,greedy.
arena-folder = Impossible d’utiliser le dossier { $path } ({ $detail }).
arena-other-plan = { $path } appartient à une série avec un autre jeu, d’autres robots, places, options ou graine. Prends un autre dossier, ou la même commande qu’alors.
arena-damaged = { $path } est abîmé ici. Enlève cette ligne pour que sa partie soit rejouée.
arena-no-ray = Ray n’est pas installé. Installe-le avec : pip install "allcity[ray]".
arena-ray =
    { $address ->
        [none] Ray ne peut pas démarrer ici ({ $detail }).
       *[other] La grappe Ray à { $address } ne répond pas ({ $detail }).
    }
arena-no-parquet = Les fichiers Parquet demandent un paquet de plus. Installe-le avec : pip install "allcity[parquet]".
arena-row = { $place }. { $bot }  cote { $rating } ({ $least } à { $most }), { $share } % de victoires ({ $low } à { $high }), { $points } points, { $ms } ms par décision, { $worst } ms au plus
arena-faults =
    { $turns ->
        [one] { $bot } a échoué une fois
       *[other] { $bot } a échoué { $turns } fois
    } : « greedy » a dû jouer à sa place, et { $matches ->
        [one] cette partie compte comme perdue.
       *[other] ces { $matches } parties comptent comme perdues.
    }
arena-fault-crash = La première fois, il n’a pas pu démarrer, ou s’est arrêté de lui-même ({ $detail }).
arena-fault-hang = La première fois, il n’a pas répondu à temps ({ $detail }).
arena-fault-flood = La première fois, il a écrit plus que sa réponse ({ $detail }).
arena-fault-nonsense = La première fois, sa réponse n’était aucune des actions permises ({ $detail }).
arena-end = { $count } × { $reason }
arena-total =
    { $matches ->
        [one] Une partie.
       *[other] { $matches } parties sur { $chances } hasards. Les intervalles valent dans 95 cas sur 100.
    }
arena-settled = L’ordre est établi, la série s’est donc arrêtée plus tôt.
balance-written = Le rapport est dans { $path }.
balance-title = { $game } est-il équilibré ?
balance-about = { $matches } parties pour chaque variante, toutes les places jouées par le robot « { $bots } ». Les traits fins sont des intervalles qui valent dans 95 cas sur 100.
balance-seats = Part des victoires par place
balance-turns = Part des victoires par ordre du tour, à partir du premier meneur ou du premier joueur
balance-place = Rang { $place }
balance-rounds = Parties par nombre de manches
balance-ends = Parties par fin
balance-sources = Points par source
balance-winners = { $source }, gagnants
balance-used = Ce qui est utilisé, et ce que cela rapporte
balance-variants = Variantes
balance-thing = Objet
balance-times = Fois par place
balance-users = Places qui l’utilisent
balance-share = Victoires avec
balance-share-without = Victoires sans
balance-points = Points
balance-points-without = Points sans
balance-variant = Variante
balance-matches = Parties
balance-length = Manches
balance-first-seat = Victoires de la place 1
balance-first-turn = Victoires de qui commence
balance-plain = simple
balance-source-high = Valeurs hautes
balance-source-low = Valeurs basses
balance-source-drones = Drones
balance-source-bubbles = Bulles
balance-source-segments = Segments
balance-source-bonus = Tuiles 2 PV
balance-source-tiles = Tuiles à la fin
balance-source-graffiti = Graffitis complets
why-tagcity-prestige = Tu entoures plus de prestige tout de suite.
why-tagcity-features = Des colonnes, des lignes et des quartiers sont plus près d’être complets.
why-tagcity-race = Tu prends de l’avance sur les autres dans la course aux grandes valeurs.
why-tagcity-holes = Il reste moins de trous qu’aucune forme ne peut remplir.
why-tagcity-drones = Tu gardes des drones pour plus tard.
why-tagcity-bubbles = Il reste de la place pour les formes à venir, sans devoir entourer de bulles.
why-tagcity-end = C’est bien vu, si près ou si loin de la fin de la bataille.
why-graffiti-vp = Tu gagnes des PV tout de suite.
why-graffiti-now = Un bon segment est à ta portée dans cette manche.
why-graffiti-next = Tu prépares un segment pour la manche suivante.
why-graffiti-scarce = Tu t’assures une peinture qui se fait rare.
why-graffiti-permits = Tu gagnes des autorisations et des tuiles pour beaucoup de sections.
why-graffiti-tempo = Tu économises des bombes et gardes l’initiative.
why-graffiti-completion = Des graffitis qui portent tes tags sont plus près d’être complets.
why-graffiti-end = C’est bien vu, si près ou si loin de la fin de la partie.

## The coach, and why a line of the score sheet is what it is

why-even = Un bon joueur n’y voit pas de différence : fais comme tu veux.
why-only = C’est la seule chose que tu peux faire.
expect-tagcity =
    { $side ->
        [ahead] Avec tout ce qui est en vue, tu en serais à environ { $points } de prestige, { $lead } de plus que le meilleur des autres.
        [behind] Avec tout ce qui est en vue, tu en serais à environ { $points } de prestige, { $lead } de moins que le meilleur des autres.
       *[level] Avec tout ce qui est en vue, tu en serais à environ { $points } de prestige, autant que le meilleur des autres.
    }
expect-graffiti =
    { $side ->
        [ahead] Avec tout ce qui est en vue, tu en serais à environ { $points } PV, { $lead } de plus que le meilleur des autres.
        [behind] Avec tout ce qui est en vue, tu en serais à environ { $points } PV, { $lead } de moins que le meilleur des autres.
       *[level] Avec tout ce qui est en vue, tu en serais à environ { $points } PV, autant que le meilleur des autres.
    }
advice-tagcity-put = Pose un { $first } sur l’espace { $second }.
advice-tagcity-take = Prends le dé de l’espace { $rest }.
advice-tagcity-tag = Peins { $rest }.
advice-tagcity-drone = Envoie un drone pour la forme { $first } et peins { $third }.
advice-tagcity-check =
    { $rest ->
        [none] Consulte tes réseaux sociaux : cela ne coûte plus rien.
       *[other] Consulte tes réseaux sociaux et entoure la bulle { $rest }.
    }
advice-graffiti-paint = Prends de la peinture : { $thing }{ graffiti-way }.
advice-graffiti-permit = Prends les autorisations de l’espace { $first }{ graffiti-way }.
advice-graffiti-bonus = Prends la tuile bonus de l’espace { $first }{ graffiti-way }.
advice-graffiti-bobby = Lie-toi d’amitié avec le bobby.
advice-graffiti-spray = Peins { $first }{ graffiti-way }.
advice-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] Utilise une tuile autorisation.
           *[other] Défausse l’autorisation { $first }.
        }
       *[other] Défausse deux autorisations { $first }.
    }
advice-graffiti-pay = Paie : { $things }.
advice-graffiti-vp = Utilise une tuile 2 PV.
advice-graffiti-extra = Utilise une action supplémentaire.
advice-graffiti-reserve = Réserve { $rest }.
advice-graffiti-end = Finis ton tour.
advice-graffiti-pass = Passe.
advice-graffiti-keep =
    { $rest ->
        [none] Ne garde aucune peinture.
       *[other] Garde : { $things }.
    }
advice-graffiti-neutral = Pose le tag neutre sur { $rest }.
coach-tagcity-put = Chaque dé peut aller de chaque côté de son numéro, et sa place décide de sa forme. Les autres choisissent avant toi : garde quelque chose de bon pour la fin.
coach-tagcity-take = L’espace décide de la forme que tu dessines. Cherche une forme qui termine quelque chose ou qui ne laisse pas de trous ; et regarde ce que tu laisses au suivant.
coach-tagcity-act = Tu as trois choix : dessiner la forme sans rien payer, envoyer un drone pour une autre forme au prix de ta télécommande, ou ne rien dessiner et entourer une bulle.
coach-tagcity-final = Tous utilisent ce dé en même temps, en secret. Qui termine maintenant la même chose reçoit aussi la grande valeur.
coach-graffiti-turn = Une action : prends de la peinture, des autorisations ou une tuile bonus, ou peins un segment. Un segment demande une autorisation de sa section, ses peintures et un espace libre pour ta bombe.
coach-graffiti-discard = Défausse une autorisation de cette section, ou deux égales de ton choix. Garde celles des sections où tu veux peindre ensuite.
coach-graffiti-pay = Chaque peinture du segment doit être payée. Une tuile double paie deux peintures à la fois ; on ne rend pas la monnaie : paie avec ce dont tu as le moins besoin.
coach-graffiti-after = Ton action est faite. Tu peux encore utiliser des tuiles bonus ; celles que tu gardes aideront plus tard et valent un demi-PV à la fin.
coach-graffiti-keep = Tu ne gardes que deux tuiles peinture. Une double compte pour une seule : c’est souvent la meilleure à garder.
coach-graffiti-neutral = Un tag neutre enlève un segment à tout le monde. Choisis-en un que les autres veulent, ou un qui achève un graffiti avec tes tags.
tagcity-feature =
    { $kind ->
        [column] la colonne { $what }
        [row] la ligne { $what }
        [R] le quartier rouge
        [Y] le quartier jaune
        [G] le quartier vert
        [B] le quartier bleu
       *[P] le quartier violet
    }
score-tagcity-high = { $value } pour { tagcity-feature } : toutes ses cases sont peintes, et personne n’a été plus rapide.
score-tagcity-high-together = { $value } pour { tagcity-feature } : complet avec le même dernier dé que le tagueur { $taggers }, donc chacun entoure la grande valeur.
score-tagcity-low = { $value } pour { tagcity-feature } : complet, mais le tagueur { $taggers } a été plus rapide et a la grande valeur.
score-tagcity-drone = { $value } pour le drone numéro { $number } : chaque drone coûte la valeur suivante de la télécommande.
score-tagcity-bubble = { $value } pour une bulle, entourée en consultant les réseaux sociaux.
score-tagcity-bubble-together = { $value } pour une bulle que le tagueur { $taggers } a entourée aussi : tous ceux qui consultent leurs réseaux avec le dernier dé entourent la même.
score-graffiti-segment = { $vp } PV pour le segment { $segment }, peint dans la section { $section }.
score-graffiti-complete = { $size } PV pour le tag sur { $segment } : le graffiti { $graffiti } est complet et a { $size } segments.
score-graffiti-incomplete =
    { $count ->
        [one] Rien pour le tag sur { $segment } : il manque encore un segment au graffiti { $graffiti }.
       *[other] Rien pour le tag sur { $segment } : il manque encore { $count } segments au graffiti { $graffiti }.
    }
score-graffiti-bonus =
    { $count ->
        [one] 2 PV pour une tuile 2 PV utilisée.
       *[other] 2 PV pour chacune des { $count } tuiles 2 PV utilisées.
    }
score-graffiti-tiles =
    { $count ->
        [one] Il reste une tuile (peinture { $paints }, autorisations { $permits }, bonus { $bonus }) : un demi-PV, arrondi vers le bas à { $vp }.
       *[other] Il reste { $count } tuiles (peinture { $paints }, autorisations { $permits }, bonus { $bonus }) : un demi-PV chacune, arrondi vers le bas à { $vp }.
    }
score-nothing = Rien ne compte ici pour l’instant.
cli-replay-reasons = Dire d’où vient chaque ligne de la feuille de score.
play-coach-on = L’entraîneur est là : il explique ce qui est demandé. « advice » demande ce qu’un bon joueur regarderait.
play-coach-off = L’entraîneur se tait.
server-coach = L’entraîneur se tait tant que tout le monde n’est pas d’accord. Il manque l’accord de la place { $seats }.
server-not-asked = On ne demande rien à cette place en ce moment.
server-no-advice = L’entraîneur n’a pas de réponse pour l’instant. Redemande-lui.
web-log-coach =
    { $text ->
        [yes] { $player } accepte l’entraîneur.
       *[no] { $player } ne veut pas d’entraîneur.
    }
web-why = Pourquoi ?
web-why-points = { $line }, { $name } : { $points }. Pourquoi ?
web-points = Points
web-coach = Entraîneur
web-coach-on = Appeler l’entraîneur
web-coach-off = Renvoyer l’entraîneur
web-coach-wait = Ce n’est pas ton tour. Regarde ce que les autres te laissent.
web-coach-ask = Que regarderait un bon joueur ?
web-coach-asked = Qu’aurait regardé ici un bon joueur ?
web-coach-all = Tout le monde accepte l’entraîneur.
web-coach-some = D’accord pour l’entraîneur : { $willing }. Il manque encore : { $waiting }.
web-coach-none = L’entraîneur donne des conseils quand tout le monde à table est d’accord.
web-coach-agree = Je suis d’accord
web-coach-withdraw = Pas d’entraîneur, s’il te plaît

## The table in the browser

web-skip = Aller à la table
web-home = All City : accueil
web-menu = Menu
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-settings = Réglages
web-link-open = connecté
web-link-lost = Connexion perdue, nouvel essai …
web-link-offline = Tu es hors ligne
web-offline-request = Le serveur est injoignable. Rien n’a changé ; essaie encore.
web-loading = Un instant …
web-motto = Deux jeux de graffiti à une même table. Sans compte, sans attente.
web-about-tagcity = Prends un dé, tague sa forme sur ta ville et remplis avant les autres une ligne, une colonne ou un quartier. 2–4 joueurs, 20–30 minutes.
web-about-graffiti = Amasse peintures et autorisations derrière ton paravent et tague les murs du tunnel. 2–4 joueurs, 45 minutes.
web-play-now = Jouer tout de suite
web-together = Entre amis
web-together-about = Choisis le jeu, les chaises et les règles de ta table, puis invite par un lien – ou partage cet écran.
web-new-table = Nouvelle table
web-join = Rejoindre
web-join-code = Lien ou code d’une table
web-join-go = Y aller
web-join-bad = Ce n’est ni un lien ni un code de table.
web-look-around = Regarder
web-watch = Regarder une partie
web-my-games = Mes parties
web-tables-which = Quelles tables
web-tables-none = Il n’y a pas de telle table en ce moment.
web-status-open = En attente de joueurs
web-status-running = En cours
web-status-over = Terminée
web-status-closed = Abandonnée
web-to-table = À la table
web-game = Jeu
web-seats = Joueurs
web-chair = Chaise { $seat }
web-chair-me = Moi (ou quelqu’un à cet écran)
web-chair-free = Libre, sur invitation
web-chair-nobody = encore personne
web-value-drawn = tiré au sort
web-edition = Fichier d’édition
web-edition-about = Seulement si tu en as un avec les plateaux de ton exemplaire.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-fast = Rapide : 3 minutes, 5 secondes par tour
web-clock-calm = Calme : 10 minutes, 15 secondes par tour
web-clock-slow = Lent : un jour, une heure par tour
web-away = Quand quelqu’un est absent
web-away-never = La table attend
web-away-now = absent
web-access = Qui peut venir
web-access-invited = Ceux qui ont le lien
web-access-open = Tout le monde, pour jouer et regarder
web-begin = Commencer
web-make = Créer la table
web-bot = Bot « { $bot } »
web-same-name = { $name } { $seat }
web-name = Ton nom
web-save = Enregistrer
web-saved = Enregistré.
web-theme = Thème
web-theme-auto = Comme cet appareil
web-theme-dark = Mur sombre
web-theme-light = Mur clair
web-motion = Mouvement
web-motion-auto = Comme cet appareil
web-motion-full = Tout bouge
web-motion-less = Le moins possible
web-sound = Son
web-notify = Me prévenir quand c’est mon tour
web-notify-refused = Ce navigateur n’autorise pas les messages d’ici.
web-carry = Continuer sur un autre appareil
web-carry-about = Crée un lien privé et ouvre-le sur l’autre appareil dans les 15 minutes : tu es alors la même personne sur les deux, avec toutes tes parties. Le lien sert une seule fois.
web-carry-make = Créer le lien
web-adopt-you = Dans ce navigateur, tu es déjà { $name }. Ouvre le lien sur l’autre appareil.
web-adopt-whose = Ce lien mène à { $name }, qui a { $games ->
        [0] zéro partie
        [one] une partie
       *[other] { $games } parties
    } ici. Si tu continues, ce navigateur devient { $name } lui aussi.
web-adopt-merge = Jusqu’ici, dans ce navigateur, tu es { $yours }{ $games ->
        [0] {""}, sans partie
        [one] {""}, avec une partie. Elle devient aussi celle de { $name } et se joue sur les deux appareils
       *[other] {""}, avec { $games } parties. Elles deviennent aussi celles de { $name } et se jouent sur les deux appareils
    }. Le nom { $yours } est alors abandonné.
web-adopt-warning = C’est irréversible. Si tu n’es pas { $name } et que quelqu’un t’a envoyé ce lien, ne continue pas.
web-adopt = Je suis { $name }
web-adopt-not = Non, ne rien changer
web-adopted-note =
    { $from ->
        [none] Un autre navigateur est maintenant { $name } lui aussi : ton lien privé y a servi.
       *[other] Le navigateur où jouait « { $from } » est maintenant { $name } lui aussi : ton lien privé y a servi. Les parties des deux sont maintenant les tiennes.
    }
web-link-until = Sert une seule fois, jusqu’au { $time }.
web-link-new = Créer un autre lien (celui-ci ne vaudra plus)
web-note-seen = Compris
web-waiting = En attente
web-waiting-about = Prends une chaise, ou attends et regarde.
web-chair-link = Céder cette place
web-chair-link-about = La première personne qui ouvre ce lien privé et confirme joue dès lors à ta place, et tu regardes. Le lien sert une seule fois.
web-offer = Une place pour toi
web-offer-about = { $name } joue à la place { $seat } de cette table de { $game } et la cède à qui ouvre ce lien.
web-offer-once = Si tu la prends, tu joues à partir de là et tu vois ce que seule cette place peut voir ; { $name } regarde. Toute la table en est informée. Le lien ne sert plus ensuite.
web-offer-take = Jouer à la place de { $name }
web-offer-watch = Non, aller seulement à la table
web-offer-yours = La place { $seat } est la tienne. Envoie ce lien à la personne qui doit jouer pour toi.
web-offer-taken = Tu joues maintenant à la place de { $name } ; toute la table le sait.
web-handed = Ton lien privé a servi : { $name } joue maintenant à la place { $seat }, qui était la tienne. Tu regardes.
web-chairs = Chaises
web-sit = S’asseoir ici
web-leave = Se lever
web-remove-bot = Retirer le bot
web-give-up = Abandonner cette table
web-closed = Cette table a été abandonnée.
web-invite = Inviter
web-invite-about = Qui ouvre ce lien peut s’asseoir ici.
web-invite-code = Code :
web-copy = Copier
web-copied = Copié
web-commitment = Les dés sont engagés avant que quiconque s’assoie : { $commitment }
web-log = Journal
web-log-sit = { $player } s’assied.
web-log-claim = { $text } reprend la place de { $player }.
web-log-bot = Un bot s’assied.
web-log-leave = { $player } s’en va ; un bot prend la place.
web-log-start = La partie commence.
web-log-ask = { $player } demande à reprendre son coup.
web-log-agree = { $player } est d’accord.
web-log-refuse = { $player } n’est pas d’accord.
web-log-undo = { $player } reprend son coup.
web-log-proxy =
    { $text ->
        [time] Le temps de { $player } est écoulé.
       *[away] { $player } est absent : un bot joue ce tour.
    }
web-log-return = { $player } laisse { $whom } continuer.
web-log-return-own = { $player } demande à continuer.
web-log-rematch = Une revanche est proposée.
web-seats-at-table = Places
web-you = toi
web-is-bot = bot
web-proxy-away = absent, un bot joue
web-proxy-time = temps écoulé
web-time-left = Temps restant
web-points-label = Points :
web-move-bar = Ton coup
web-confirm = Confirmer
web-back = Retour
web-back-nothing = Tu n’as encore rien choisi : il n’y a rien à annuler.
web-prompt = Ce qui est demandé
web-turn-over = La partie est terminée.
web-turn-yours = À toi !
web-turn-of = Au tour de { $name }
web-turn-change = Tu as choisi.
web-turn-wait = Patience.
web-turn-chance = Les dés roulent.
web-turn-confirm = C’est bien ainsi ? Confirme, ou reviens.
web-turn-sending = Envoi …
web-undo = Reprendre
web-asked =
    { $actions ->
        [one] { $name } voudrait reprendre un coup.
       *[other] { $name } voudrait reprendre les { $actions } dernières actions.
    }
web-asked-waiting = { $name } a demandé à reprendre un coup ; les autres décident.
web-take-over = Laisser un bot jouer
web-time-up = Ton temps est écoulé.
web-time-alone = Seuls des bots t’attendent : continue, avec un temps tout neuf.
web-time-together = Un bot joue pour toi. Avec un temps tout neuf, tu peux continuer dès que tout le monde est d’accord.
web-time-asked = Un bot joue pour toi jusqu’à ce que tout le monde soit d’accord que tu continues. On attend encore : { $names }.
web-time-other = Le temps de { $name } est écoulé, et un bot joue à sa place.
web-play-on = Continuer
web-let-back = Laisser { $name } continuer
web-agree = D’accord
web-refuse = Non
web-curtain = Les autres détournent le regard : c’est au tour de { $name }.
web-curtain-open = Je suis { $name }
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Revoir
web-download = Télécharger la partie
web-verify = Vérifier les dés
web-verify-seed = La graine ouverte est celle qui était engagée avant la partie.
web-verify-seed-wrong = La graine ouverte N’est PAS celle qui était engagée !
web-verify-mark = La dernière marque de l’enregistrement est { $mark }. Note-la : « allcity verify --mark » prouve avec elle qu’aucun coup de l’enregistrement n’a été remplacé.
web-verify-mark-seen = Les coups de l’enregistrement sont ceux que cette page a vus : leur dernière marque est { $mark }. Note-la : « allcity verify --mark » prouve avec elle qu’aucun coup n’a été remplacé plus tard.
web-verify-mark-other = Les coups de l’enregistrement ne sont PAS ceux que cette page a vus !
web-verify-offline = Ceci a été calculé dans ton navigateur. « allcity verify » contrôle hors ligne la partie téléchargée, toutes règles comprises.
web-moment = Moment
web-moment-of = Action { $index } sur { $length }
web-replay-eyes = Vu par
web-replay-spectator = un spectateur
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-step = Un pas en avant
web-replay-back = Un pas en arrière
web-replay-link = Lien vers ce moment
web-replay-begin = Avant la première action
web-replay-first = C’est le début : rien ne s’est passé avant.
web-replay-last = C’est la dernière action : rien ne vient après.
web-tagcity-hq = Plateau QG
web-tagcity-city-of = Ville de { $name }
web-tagcity-your-city = Ta ville
web-tagcity-others = Les autres villes
web-tagcity-enlarge = Agrandir la ville de { $name }
web-tagcity-round = Tour { $round }
web-tagcity-leader = leader
web-tagcity-chosen = choisi
web-tagcity-space = Espace { $space }, forme { $shape }
web-tagcity-space-dice = Espace { $space }, forme { $shape }, dés { $dice }
web-tagcity-small = Petite forme { $shape }
web-tagcity-die = Dé { $value }
web-tagcity-dice-hand = Tes dés
web-tagcity-ask-put = Tu es leader : pose le dé { $value } sur un espace à côté de son numéro.
web-tagcity-ask-take = Prends un dé de l’anneau.
web-tagcity-ask-act = Pose { $shape }, envoie un drone ou consulte les réseaux.
web-tagcity-ask-nowhere = { $shape } n’entre nulle part : envoie un drone ou consulte les réseaux.
web-tagcity-ask-draw = Ton drone apporte { $shape } : pose-la.
web-tagcity-ask-final = Le dernier dé, tous ensemble et caché : pose { $shape }, envoie un drone ou consulte les réseaux.
web-tagcity-ask-change = Tu peux changer jusqu’à ce que tous aient choisi.
web-tagcity-ask-drone = Choisis une forme pour ton drone.
web-tagcity-remote = Télécommande
web-tagcity-bubbles = Réseaux
web-tagcity-drone = Drone { $value }
web-tagcity-drone-none = Pas de drone
web-tagcity-check = Consulter les réseaux, bulle { $value }
web-tagcity-check-free = Consulter les réseaux gratuitement
web-tagcity-circled = { $value }, entourée par { $names }
web-tagcity-rotate = Tourner
web-tagcity-flip = Retourner
web-tagcity-next = Prochaine place possible
web-tagcity-spray = Taguer !
web-tagcity-choose = Choisir
web-tagcity-keys = Flèches : bouger, R : tourner, F : retourner, N : trouver une place, Entrée : taguer, Échap : revenir.
web-tagcity-touch = Glisse la forme, touche-la pour tourner, deux fois pour retourner.
web-tagcity-fits = { $shape } entre en { $squares }.
web-tagcity-fits-not = { $shape } n’entre pas en { $squares }.
web-tagcity-square = { $square }, { $colour }, libre
web-tagcity-square-tagged = { $square }, { $colour }, taguée
web-tagcity-square-ghost = { $square }, { $colour }, sous ta forme
web-tagcity-column = colonne { $name }
web-tagcity-row = ligne { $name }
web-tagcity-district = quartier { $colour }
web-tagcity-completes = Complète { $features }.
web-tagcity-nothing = Ne complète encore rien.
web-tagcity-high = { $feature } { $value }, en premier !
web-tagcity-low = { $feature } { $value }
web-tagcity-worth = Prestige { $points }
web-tagcity-tie = Égalité de prestige : qui a entouré le plus de bulles passe devant (T6.5).
web-tagcity-tie-shared = Égalité de prestige et de bulles : la place est partagée (T6.6).
web-close = Fermer
web-players =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
web-away-after =
    { $seconds ->
        [30] Un bot joue après 30 secondes
        [120] Un bot joue après deux minutes
       *[other] Un bot joue après dix minutes
    }
web-turn-others =
    { $count ->
        [one] { $names } joue.
       *[other] { $names } jouent.
    }
web-winner =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
web-winner-bot =
    { $count ->
        [one] { $names } gagne, avec des coups d’un bot
       *[other] { $names } partagent la victoire, avec des coups d’un bot
    }
web-hands-bot =
    { $round ->
        [0] Un bot a joué { $bot } actions sur { $actions }.
       *[other] À partir de la manche { $round }, un bot a joué { $bot } actions sur { $actions }.
    }
web-hands-late =
    { $round ->
        [0] Le temps s’est écoulé.
       *[other] Le temps s’est écoulé à la manche { $round }.
    }
web-by-bot = (joué par un bot)
web-verify-fair =
    { $count ->
        [one] L’unique lancer ou tirage est celui que donnent la graine et le hasard des joueurs.
       *[other] Les { $count } lancers et tirages sont tous ceux que donnent la graine et le hasard des joueurs.
    }
web-verify-wrong =
    { $count ->
        [one] Un lancer ou tirage n’est pas celui de la graine : ligne { $lines }.
       *[other] { $count } lancers et tirages ne sont pas ceux de la graine : lignes { $lines }.
    }
web-tagcity-near =
    { $squares ->
        [one] Il manque une case à { $name } pour { $feature }.
       *[other] Il manque { $squares } cases à { $name } pour { $feature }.
    }

## Graffiti in the terminal

## Graffiti

## Graffiti: Les clauses

## Graffiti: Pourquoi une action est interdite

## Graffiti: Ce qui était attendu

## Graffiti: Fichiers d’édition

## Graffiti: Le journal

## Graffiti in the browser

web-graffiti-tunnel = Le tunnel
web-graffiti-done =
    { $done ->
        [one] { $done } graffiti complet sur { $end }
       *[other] { $done } graffitis complets sur { $end }
    }
web-graffiti-section = Section { $section }
web-graffiti-paints = Plateau peinture
web-graffiti-permits = Plateau des autorisations
web-graffiti-bonus = Plateau bonus
web-graffiti-others = Les autres paravents
web-graffiti-screen = Derrière ton paravent
web-graffiti-segment = Segment { $segment } : { $paints }, { $vp } points, section { $section }, { $state }
web-graffiti-state-free = libre
web-graffiti-state-tag = tag de { $name }
web-graffiti-state-neutral = tag neutre
web-graffiti-state-reserved = réservé par { $name }
web-graffiti-standing =
    { $count ->
        [one] une bombe de { $name }
       *[other] { $count } bombes de { $name }
    }
web-graffiti-space-section =
    { $cans ->
        [one] Espace à 1 bombe de la section { $section } : { $state }
       *[other] Espace à { $cans } bombes de la section { $section } : { $state }
    }
web-graffiti-space-paint =
    { $cans ->
        [one] Espace à 1 bombe pour { $paint } : { $state }
       *[other] Espace à { $cans } bombes pour { $paint } : { $state }
    }
web-graffiti-space-permit = Espace d’autorisations { $space } : { $permits } ; { $state }
web-graffiti-space-bonus = Espace de bonus : { $tile } ; { $state }
web-graffiti-space-bobby =
    { $where ->
        [here] Le bobby ; { $state }
       *[away] Le bobby est sorti ; { $state }
    }
web-graffiti-stock =
    { $count ->
        [0] Peinture { $paint } : épuisée
        [one] Peinture { $paint } : une tuile
       *[other] Peinture { $paint } : { $count } tuiles
    }
web-graffiti-large = Rouge, jaune et bleu partagent cet espace ; il n’est jamais plein.
web-graffiti-permit = autorisation { $pips }
web-graffiti-permit-none = pas d’autorisation
web-graffiti-first = jeton premier joueur
web-graffiti-nothing = rien
web-graffiti-empty = Le plateau bonus est regarni à la fin de la manche.
web-graffiti-tile-paint = Tuile peinture { $paint }
web-graffiti-tile-bonus = Tuile bonus { $tile }. { $help }
web-graffiti-no-paint = pas de peinture
web-graffiti-no-permit = pas d’autorisation
web-graffiti-no-bonus = pas de bonus
web-graffiti-help-vp = Rapporte 2 PV quand tu l’utilises à ton tour.
web-graffiti-help-wild = Remplace n’importe quelle peinture quand tu paies.
web-graffiti-help-permit = Remplace une autorisation de n’importe quelle section.
web-graffiti-help-extra = Te donne un autre tour juste après celui-ci.
web-graffiti-help-reserve = Te garde un segment jusqu’à la fin de la manche.
web-graffiti-help-add = Te laisse poser ta bombe à côté d’une autre sur un espace à 1 bombe.
web-graffiti-help-discount = Tu poses une bombe de moins.
web-graffiti-help-save = Garde une troisième tuile peinture à la fin de la manche.
web-graffiti-help-bobby = Dans le tunnel : 1 bombe sur un espace à 2, et une peinture peut être fausse.
web-graffiti-ask-turn = Prends de la peinture, des autorisations ou un bonus, ou peins un segment.
web-graffiti-ask-pass = Aucune action possible : utilise une tuile ou passe.
web-graffiti-ask-discard = Tu peins { $segment } : choisis une autorisation.
web-graffiti-ask-pay = Tu peins { $segment } : choisis les tuiles peinture.
web-graffiti-ask-after = Utilise encore une tuile bonus, ou termine ton tour.
web-graffiti-ask-keep = La manche est finie : choisis les tuiles peinture à garder.
web-graffiti-ask-neutral = Choisis un segment de la section { $section } pour un tag neutre.
web-graffiti-hint = Choisis un espace, une tuile ou un segment. Tab parcourt le possible, les flèches vont partout.
web-graffiti-hint-after = Choisis une tuile bonus derrière ton paravent, ou termine ton tour.
web-graffiti-plan-spray = Peindre { $segment }
web-graffiti-plan-paint = Prendre la peinture : { $paint }
web-graffiti-plan-permit = Prendre les autorisations de l’espace { $space }
web-graffiti-plan-bonus = Prendre la tuile bonus : { $tile }
web-graffiti-plan-bobby = Prendre le bobby
web-graffiti-plan-pass = Passer : plus de bombe cette manche
web-graffiti-plan-neutral = Tag neutre sur { $segment }
web-graffiti-plan-keep = Garder ces tuiles
web-graffiti-plan-reserve = Choisis le segment à réserver
web-graffiti-plan-add = Choisis un espace occupé où ajouter ta bombe
web-graffiti-plan-discount = Choisis ce que tu fais avec une bombe de moins
web-graffiti-spray = Peindre !
web-graffiti-pass = Passer
web-graffiti-end = Fin du tour
web-graffiti-cans = Bombes
web-graffiti-cans-space =
    { $cans ->
        [one] espace à 1 bombe
       *[other] espace à { $cans } bombes
    }
web-graffiti-permit-paid = Autorisation à défausser
web-graffiti-discard-one = Défausser l’autorisation { $pips }
web-graffiti-discard-two = Défausser deux autorisations { $pips }
web-graffiti-discard-tile = Utiliser une tuile autorisation
web-graffiti-payment = Tuiles à payer
web-graffiti-kept = Tuiles à garder
web-graffiti-without = Sans { $paint }
web-graffiti-cheapest = Au moins cher
web-graffiti-change = Clique sur les tuiles derrière ton paravent pour changer.
web-graffiti-completes = Complète { $letters }
web-graffiti-left = Il te restera : bombes { $cans }, peinture { $paints }, autorisations { $permits }, bonus { $bonus }.
web-graffiti-drawing = Une autorisation de la pile s’y ajoute.
web-graffiti-jump = Aller à
web-graffiti-goal =
    { $goal ->
        [tunnel] Tunnel
        [paints] Peinture
        [permits] Autoris.
        [bonus] Bonus
       *[others] Autres
    }

## La règle comme un livre : glossaire et images

term-tagcity-tagger = Tagueur
meaning-tagcity-tagger = Un joueur ou une joueuse.
term-tagcity-hq = Plateau QG
meaning-tagcity-hq = L’anneau de six espaces au milieu de la table, avec une forme sur chacun.
term-tagcity-city = Ville
meaning-tagcity-city = Ton plateau de 8 × 12 cases. C’est là que tu dessines tes graffitis.
term-tagcity-district = Quartier
meaning-tagcity-district = Une des cinq parties colorées d’une ville.
term-tagcity-leader = Leader
meaning-tagcity-leader = Lance et place les dés de ce tour, et prend un dé en dernier.
term-tagcity-remote = Télécommande
meaning-tagcity-remote = Les prix de tes drones, sur ton propre plateau.
term-tagcity-drone = Drone
meaning-tagcity-drone = Te laisse dessiner n’importe quelle forme du plateau QG, à un certain prix.
term-tagcity-bubble = Bulle
meaning-tagcity-bubble = Tu en entoures une quand tu consultes tes réseaux sociaux. Les bulles sont communes à tous.
term-tagcity-final = Dernier dé
meaning-tagcity-final = Le dé qui reste. Tous l’utilisent en même temps, en secret.
term-tagcity-values = Grande et petite valeur
meaning-tagcity-values = Ce que rapporte une colonne, une ligne ou un quartier : la grande au premier qui l’achève, la petite aux autres.
term-tagcity-prestige = Prestige
meaning-tagcity-prestige = Tes points : la somme de toutes les valeurs que tu as entourées.
term-graffiti-artist = Artiste
meaning-graffiti-artist = Un joueur ou une joueuse.
term-graffiti-screen = Paravent
meaning-graffiti-screen = Cache tes tuiles et tes autorisations aux autres.
term-graffiti-can = Bombe
meaning-graffiti-can = Tu poses des bombes pour agir. Elles reviennent à la fin de la manche.
term-graffiti-paint = Tuile peinture
meaning-graffiti-paint = Paie une peinture d’un segment : rouge, jaune, bleu, vert ou noir.
term-graffiti-double = Double
meaning-graffiti-double = Une tuile à deux peintures. Elle paie les deux à la fois, ou l’une d’elles.
term-graffiti-permit = Autorisation
meaning-graffiti-permit = Ses points, de 1 à 5, disent dans quelle section tu peux peindre.
term-graffiti-bonus = Tuile bonus
meaning-graffiti-bonus = T’aide une fois, quand tu veux. Il y en a de huit sortes.
term-graffiti-bobby = Bobby
meaning-graffiti-bobby = Qui l’a peint à moindre prix pendant cette manche.
term-graffiti-section = Section
meaning-graffiti-section = Une des cinq parties du tunnel, avec deux graffitis chacune.
term-graffiti-segment = Segment
meaning-graffiti-segment = Un morceau de graffiti. Il montre ses peintures et ses PV.
term-graffiti-tag = Tag
meaning-graffiti-tag = Ta marque sur un segment que tu as peint. Les tags neutres ne sont à personne.
term-graffiti-first = Jeton premier joueur
meaning-graffiti-first = Qui l’a commence la prochaine manche.
term-graffiti-vp = PV
meaning-graffiti-vp = Points de victoire. Qui en a le plus gagne.

picture-T1-2 = L’anneau, face A de l’édition maison : une forme sur chaque espace, les valeurs de dé entre eux, les petites formes au centre.
picture-T2-2 = Le leader a obtenu 2, 3 et 5. Chaque dé est sur un espace à côté de sa valeur.
picture-T3-6 = La dernière forme traverse la frontière entre des quartiers.
picture-T3-10 = Un drone a été envoyé : la première valeur de la télécommande est entourée.
picture-T3-12 = Deux bulles sont entourées. Trois sont encore libres.
picture-T5-3 = La ligne 1 est complète. Ce tagueur était le premier et a entouré la grande valeur, 6.
picture-T5-4 = Encore la ligne 1, mais quelqu’un a été plus rapide : la grande valeur est cochée, et la petite, 3, est entourée.
picture-T6-3 = La feuille de score additionne tout ce qui a été entouré.
picture-G1-2 = Le tunnel et ses cinq sections. Rien n’est encore peint.
picture-G1-9 = Derrière ton propre paravent : bombes, tuiles peinture, autorisations et tuiles bonus.
picture-G3-1 = Le plateau peinture. Les deux espaces du vert sont pris, et le grand espace n’est jamais plein.
picture-G4-1 = Le plateau autorisation : six autorisations visibles, la pile et quatre espaces.
picture-G5-6 = Le segment E2 est peint et tagué. Les autres montrent encore leurs peintures et leurs PV.
picture-G6-1 = Le plateau bonus : quatre tuiles, et le bobby à côté.
picture-G7-4 = Un tag neutre sur H2 : plus personne ne peut le peindre.
picture-G8-3 = Le graffiti G est complet : 3 PV de plus pour chaque tag dessus.

## Apprendre et règles dans le navigateur

web-learn = Apprendre
web-learn-and-rules = Apprendre et règles
web-learn-title = Apprends en jouant
web-learn-about = De courtes leçons sur de vrais plateaux. Tu agis, nous expliquons. Passe ce que tu connais : un indice est toujours là.
web-learn-to-play = Apprendre à jouer
web-learn-begin = Commencer
web-learn-go = Continuer
web-learn-is-done = faite
web-learn-is-skipped = passée
web-learn-number = Leçon { $number }
web-learn-hint = Indice
web-learn-show = Montre-moi
web-learn-try = Essayer
web-learn-try-hint = Rien ne peut t’arriver ici. Fais-le sur le plateau, ou appuie sur « Essayer ».
web-learn-skip = Passer
web-learn-next = Suite
web-learn-next-lesson = Leçon suivante
web-learn-all = Toutes les leçons
web-learn-again = Recommencer
web-learn-first-game = Jouer ta première partie
web-learn-other = C’est permis, mais ici on essaie autre chose. Relis la question, ou demande un indice.
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-ours = De nous
web-rules-search = Chercher : des mots, ou une clause comme { $clause }
web-rules-found =
    { $count ->
        [0] Rien ne contient ces mots.
        [one] Une clause.
       *[other] { $count } clauses.
    }
web-rules-contents = Sommaire
web-rules-glossary = Glossaire
web-clause = Clause { $clause } : ce qu’elle dit
web-clause-rules = Toutes les règles
web-level-new = Nouveau
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-expert = Experte

# Every sentence that a person reads, in French. The same keys stand in all three files, in the same order.

## The command line and the terminal

label = { $label } :
at-line = Ligne { $line } : { $problem }
file-not-text = { $path } n’est pas un fichier texte en UTF-8.
file-unreadable = { $path } ne peut pas être lu ({ $detail }).
bot-spec = Aucun bot ne s’appelle « { $found } ». Bots connus : { $known }.
record-unknown-game = La partie est d’un jeu appelé « { $found } », qui n’est pas ici. Jeux connus : { $known }.
rules-unknown = Rien dans les règles ne s’appelle « { $found } » ni ne contient ces mots. Essaie : { $known }, ou un mot comme « drone ».
position-unknown = Il n’y a pas de position « { $found } ». Positions connues : { $known }.
perft-position = Suites de coups depuis { $position } :
edition-error = Ligne { $line }, { $path } : { $problem }
edition-warning = Ligne { $line }, { $path }, simple avertissement : { $problem }
edition-verdict =
    { $errors ->
        [0] { $path } est une édition de { $game } qu’on peut jouer.
        [one] { $path } : une erreur ; on ne peut pas encore la jouer.
       *[other] { $path } : { $errors } erreurs ; on ne peut pas encore la jouer.
    }
edition-refused = { $path } contient des erreurs et ne peut pas être jouée. « allcity edition check { $path } » dit lesquelles.
edition-other-game = { $path } est une édition de « { $found } », mais la partie demandée est de « { $expected } ».
ask-plain = C’est ton tour. Tape une des actions ; « help » les montre.
plain-yes = oui
plain-no = non
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
verify-what-if = Cette partie continue la partie « { $match } » après { $actions } actions. Celles-ci n’ont pas été tirées ici ; seul le fichier de cette partie peut les prouver.
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
shares-pledged =
    { $count ->
        [one] La place { $seats } a scellé sa part du hasard avant qu’aucune part ne soit révélée.
       *[other] Les places { $seats } ont scellé leurs parts du hasard avant qu’aucune part ne soit révélée.
    }
shares-openly =
    { $count ->
        [one] La place { $seats } a ajouté sa part du hasard sans la sceller : elle a pu la choisir en connaissant les autres.
       *[other] Les places { $seats } ont ajouté leurs parts du hasard sans les sceller : elles ont pu les choisir en connaissant les autres.
    }
shares-withheld =
    { $count ->
        [one] La place { $seats } a scellé une part du hasard et ne l’a pas révélée. Quelqu’un qui connaissait la graine pouvait ainsi choisir entre deux suites de lancers.
       *[other] Les places { $seats } ont scellé des parts du hasard et ne les ont pas révélées. Quelqu’un qui connaissait la graine pouvait ainsi choisir, avec chacune, entre deux suites de lancers.
    }
shares-other-text =
    { $count ->
        [one] La place { $seats } n’a PAS révélé le texte qu’elle avait scellé !
       *[other] Les places { $seats } n’ont PAS révélé les textes qu’elles avaient scellés !
    }
shares-none = Personne à la table n’avait de part du hasard : qui a tiré la graine pouvait choisir les dés.
restamp-done = { $path } porte maintenant la version { $rules } des règles. Sa partie donne { $outcome }.
restamp-same = { $path } porte déjà la version actuelle des règles, { $rules }. Sa partie donne { $outcome }.
restamp-left = { $path } n’a pas été modifié. { $problem }
restamp-not-over = Avec les règles actuelles, la partie de cet enregistrement n’est pas finie ici.
simulate-row =
    { $points }   { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }. { $reasons }
simulate-more =
    { $matches ->
        [one] Une autre partie n’est pas listée ; --json les donne toutes.
       *[other] { $matches } autres parties ne sont pas listées ; --json les donne toutes.
    }
simulate-wins = Place { $seat }, { $bot } : { $wins } sur { $matches } gagnées ou partagées, { $share } % ({ $low } à { $high }).
simulate-total =
    { $matches ->
        [one] Une partie
       *[other] { $matches } parties
    }, { $decisions } décisions, { $rate } par seconde.
simulate-progress = En jeu
player = Joueur { $seat }
players-and = { $first } et { $last }
# The same as in English.
player-bot = Bot { $seat } ({ $bot })
gain = { $player } marque : { $points }.
play-welcome = Bienvenue à { $game } ! Tape ? pour l’aide.
play-what-if = Et si… ? La partie continue après l’action { $at }, et ne compte nulle part.
play-commitment = Les dés sont engagés : { $commitment }
play-left = Tu as quitté la table. À bientôt !
play-kept = Le début de la partie est gardé dans { $path }. « allcity replay { $path } » le montre.
play-recorded = L’enregistrement de la partie est dans { $path }. « allcity review { $path } » dit où elle a été gagnée.
play-leave = Veux-tu quitter la partie ? Tape o pour quitter, Entrée pour continuer.
play-yes = o oui y yes
play-no = n non no
play-keep = Entrée garde le début de la partie dans { $path }. Tape un autre nom pour le garder là, ou « non » pour ne rien garder.
play-page = Appuie sur Entrée pour la suite.
play-dumb = Ce terminal ne peut pas cacher ce qu’il a montré : chacun peut remonter jusqu’à ce qui était derrière ton écran.
play-allowed = Rien ne l’interdit : tu peux le faire.
play-more =
    { $count ->
        [one] … et encore un. Tape plus de lettres après « moves ».
       *[other] … et encore { $count }. Tape plus de lettres après « moves ».
    }
play-curtain = { $player }, à toi : appuie sur Entrée quand personne d’autre ne regarde.
sheet-title = Feuille de score
ending-row = { $place } { $player } : { $points }
cli = All City : deux jeux de graffiti à une même table numérique.
cli-usage = Utilisation :
cli-example = Exemple :
cli-help = Afficher cette aide.
cli-lang = La langue.
cli-version = Afficher la version.
cli-home = Sans commande, « allcity » ouvre la table dans un navigateur et garde les parties dans ton dossier de données.
cli-no-home = Le dossier { $path } pour tes parties ne peut pas être créé ({ $detail }). Choisis toi-même un fichier : allcity serve --open --database FICHIER.
cli-mcp = Laisser un assistant jouer sur un serveur de tables, par le Model Context Protocol.
cli-mcp-at = Le serveur de tables, tel que les navigateurs l’atteignent.
cli-mcp-name = Le nom de l’assistant à la table.
cli-mcp-missing = Il faut pour cela le supplément « mcp » : pip install allcity[mcp]
cli-print = Imprimer un jeu à découper et à jouer : plateaux, jetons et règles en un fichier PDF.
cli-print-paper = Le format du papier.
cli-print-ink = « low » laisse les couleurs de côté et espace les motifs.
cli-print-out = Le fichier PDF ; un fichier qui existe n’est pas remplacé.
cli-print-missing = Il faut pour cela le supplément « print » : pip install allcity[print]
cli-print-none = Il n’y a rien à imprimer de { $game }.
cli-printed =
    { $pages ->
        [one] { $path } a { $pages } page.
       *[other] { $path } a { $pages } pages.
    }
print-cut = Découper le long des lignes fines.
print-name = Nom
print-total = Somme
print-rules = Les règles, clause par clause
cli-stopped = Arrêté.
cli-play = Jouer une partie dans le terminal, avec des gens et des bots.
cli-serve = Servir la table dans le navigateur, pour les amis proches ou lointains.
cli-simulate = Faire jouer des bots et montrer les résultats.
cli-replay = Revoir n’importe quel moment d’une partie enregistrée.
cli-review = Dire ce que chaque décision d’une partie finie a coûté, et ce qui était de la chance.
cli-verify = Vérifier qu’un enregistrement est entier et que chaque lancer et tirage est bien celui engagé.
cli-restamp = Adapter aux règles actuelles des enregistrements de règles antérieures.
cli-perft = Compter les suites de coups depuis une position.
cli-edition = Vérifier ou montrer les plateaux d’une édition.
cli-edition-check = Dire tout ce qui ne va pas dans un fichier d’édition.
cli-edition-show = Dessiner les plateaux d’une édition.
cli-rules = Lire les règles, clause par clause.
cli-train = Entraîner, par des parties contre lui-même, un réseau que joue le bot « net ».
cli-param-game = Le jeu : tagcity ou graffiti.
cli-param-seats = Combien jouent, de 2 à 4.
cli-param-bots = Quels bots prennent les dernières places, par niveau (new, easy, medium, skilled, hard, expert) ou par nom ; des personnes prennent les autres, et toutes avec --bots "".
cli-simulate-bots = Un bot par place ; une liste plus courte est répétée.
cli-param-options = Une option du jeu, par exemple city=B ; peut être répétée.
cli-param-edition = Un fichier d’édition avec les plateaux de ta boîte.
cli-play-record = Écrire la partie dans ce fichier au fur et à mesure.
cli-play-seed = Rejouer les dés de cette graine.
cli-play-is_plain = Ligne par ligne, pour les lecteurs d’écran et les scripts, au lieu du plein écran.
cli-play-names = Le nom d’une personne ; une fois pour chacune.
cli-play-source = Continuer une partie d’un fichier, après N de ses actions.
cli-play-own = Une place de joueur pour continuer ; celle qui doit jouer, si rien n’est dit.
cli-play-has_same_dice = Continuer avec les dés qu’aurait eus la partie.
cli-play-at = La table sur un serveur : son lien, aussi un lien privé vers une place, ou l’adresse du serveur avec --code.
cli-play-code = Le code de la table, dix chiffres que l’on peut dicter.
cli-play-at-has = La table du serveur fixe déjà { $param } ; ne l’indique pas.
cli-play-at-only = { $param } ne sert qu’avec --at.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour les autres de ton réseau.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-database = Où les parties sont gardées : un fichier, ou l’adresse d’une base PostgreSQL.
cli-serve-workers = Dans combien de processus réfléchissent les bots forts ; 1, si rien n’est donné. Les autres s’en partagent un.
cli-serve-origins = L’adresse que montrent les navigateurs, par exemple https://example.org, quand un proxy devant le serveur change Host ; peut être répété.
cli-serve-forwarded_by = Le proxy devant le serveur, qui dit d’où viennent les gens : une adresse, une plage ou * ; peut être répété.
cli-serve-log_level = Ce que le serveur note dans son journal : debug, info, warning ou error.
cli-serve-is_opened = Ouvrir la table dans un navigateur.
cli-simulate-matches = Combien de parties.
cli-simulate-seed = Un nombre ; le même donne les mêmes parties.
cli-param-as_json = Répondre en JSON.
cli-param-file = Le fichier.
cli-verify-mark = La marque qu’un joueur a notée à la table, pour remarquer un coup remplacé.
cli-restamp-files = Les enregistrements ; ceux que les règles actuelles ne permettent pas de jouer restent tels quels.
cli-review-seat = Seulement pour cette place ; pour toutes, si ce n’est pas précisé.
cli-review-is_quick = Une première estimation en une seconde environ.
cli-replay-at = Après tant d’actions ; toutes, si ce n’est pas précisé.
cli-replay-seat = Vu de cette place ; d’un spectateur, si ce n’est pas précisé.
cli-perft-depth = Sur combien d’actions.
cli-perft-position = Le nom d’une position.
cli-edition-show-what = Un jeu, pour son édition maison, ou un fichier d’édition.
cli-edition-show-toml = Afficher le texte du fichier, pour commencer le tien.
cli-rules-clause = Une clause (T3.4 ou G3.4), une partie (T3) ou un jeu ; tout, si ce n’est pas précisé. D’autres mots sont cherchés.

cli-serving = La table est à l’adresse { $address } (Ctrl+C pour arrêter).
start-no-port = Le port { $port } n’est pas disponible ({ $detail }). Essaie --port 0.
start-in-use = Un autre serveur utilise { $database }. Arrête-le d’abord, ou donne à celui-ci son propre fichier ; pour plusieurs serveurs ensemble, il faut PostgreSQL.
start-newer = { $database } a été utilisé par un All City plus récent que celui-ci. Mets d’abord celui-ci à jour.
start-other-file = { $database } n’est pas une base de données. Choisis un autre fichier avec --database.
start-no-database = La base de données { $database } ne peut pas être utilisée ({ $detail }).
cli-bad-database = --database est le nom d’un fichier, ou une adresse comme postgresql://ana@localhost/allcity. Aucune autre base n’est prise en charge.
cli-bad-origin = « { $found } » n’est pas l’adresse d’un site : écris-la comme https://example.org, sans rien après.
cli-bad-proxy = « { $found } » n’est pas l’adresse d’un proxy : écris-la comme 10.0.0.7, une plage comme 10.0.0.0/8, ou * pour tous.
cli-bad-lang = « { $found } » n’est pas une langue que nous parlons. Choisis parmi : { $known }.
cli-no-command = Que faut-il faire ? « { $command } --help » donne la liste des commandes.
cli-no-such-command = Il n’y a pas de commande « { $found } ». Choisis parmi : { $known }.
cli-no-such-option =
    { $near ->
        [none] Il n’y a pas d’option { $option }.
       *[other] Il n’y a pas d’option { $option }. Tu voulais dire { $near } ?
    }
cli-missing = Il manque { $param }.
cli-needs-value = { $option } demande une valeur.
cli-bad-value = { $param } doit être : { $expected }.
cli-expected-range =
    { $high ->
        [0] un nombre entier à partir de { $low }
       *[other] un nombre entier de { $low } à { $high }
    }
cli-expected-number = un nombre entier
cli-expected-file = un fichier
cli-misuse = Commande mal écrite. Utilisation : { $usage }
cli-too-many-bots = { $bots } bots ne tiennent pas sur { $seats } places.
cli-bad-option = « { $found } » n’est pas une option : écris-la comme city=B.
cli-bad-seat = Il n’y a pas de place { $seat } : on joue à { $seats }.
cli-bad-moment = La partie a { $actions } actions : il n’y a pas de moment { $at }.
cli-play-from-has = Le fichier dit déjà ce qu’il en est de { $param } ; enlève-le.
cli-play-from-only = { $param } ne sert qu’avec --from.
cli-bad-seed = « { $found } » n’est pas une graine : jusqu’à 64 chiffres 0–9 a–f, en nombre pair.

## Actions illisibles

found-text =
    { $found ->
        [none] Rien n’a été trouvé.
       *[other] Trouvé : « { $found } ».
    }
action-word = Une action commence par un de ces mots : { $known }. { found-text }

## Mises en place et positions qui ne vont pas

setup-seats =
    { $seats ->
        [one] Ce jeu se joue de { $low } à { $high } personnes, pas avec { $seats } personne.
       *[other] Ce jeu se joue de { $low } à { $high } personnes, pas avec { $seats } personnes.
    }
setup-option = Ce jeu n’a pas d’option « { $option } ». Il a celles-ci : { $known }.
setup-value = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $known }.
state-edition = Cette position a été jouée avec l’édition « { $edition } », mais on a donné l’édition « { $found } ».

## Parties enregistrées illisibles ; le programme met le numéro de ligne devant

record-end = La dernière ligne doit finir par un retour à la ligne. Il manque peut-être un bout du fichier.
record-first = Une partie enregistrée commence par la ligne « allcity record 1 ». { found-text }
record-game = Ici, il faut le nom du jeu, comme dans « game tagcity ». { found-text }
record-rules = Ici, il faut le numéro de version des règles, comme dans « rules 1 ». { found-text }
record-edition = Ici, il faut l’édition : son nom et son empreinte de 16 chiffres 0–9 et lettres a–f, comme dans « edition house 0123456789abcdef ». { found-text }
record-option-order = Les options sont dans l’ordre alphabétique, chacune une seule fois. { found-text }
record-seats = Ici, il faut une option, comme dans « option city A », ou le nombre de places, comme dans « seats 2 ». { found-text }
record-name-order = Les noms sont dans l’ordre des places, un par place au plus. { found-text }
record-match = Ici, il faut le nom d’une place, comme dans « name 1 Ana », ou le code de la partie, comme dans « match summer-7 ». { found-text }
record-what-if-twice = La ligne « what-if » n’apparaît qu’une fois. { found-text }
record-what-if-short = La partie continue une autre partie après { $actions } actions, mais le fichier n’en contient que { $length }.
record-commit-twice = La ligne « commit » n’apparaît qu’une fois. { found-text }
record-pledge-order = Les lignes « pledge » sont dans l’ordre des places, une par place au plus. { found-text }
record-entropy-order = Les lignes « entropy » sont dans l’ordre des places, une par place au plus. { found-text }
record-play = Ici, il faut la ligne « play », ou avant elle « commit » avec 64 chiffres 0–9 et lettres a–f, « pledge » avec une place et 64 de ces chiffres et lettres, ou « entropy » avec une place et un texte. { found-text }
record-chain-twice = La ligne « chain » n’apparaît qu’une fois, après les actions. { found-text }
record-bot-order = Les lignes « bot » sont dans l’ordre des places, une par place au plus. { found-text }
record-late-order = Les lignes « late » sont dans l’ordre des places, une par place au plus. { found-text }
record-open-twice = La ligne « open » n’apparaît qu’une fois, à la fin. { found-text }
record-action =
    { $seats ->
        [one] Ici, il faut une action : la place 1, ou une étoile pour le hasard, puis ce qui est fait, comme dans « 1 take 4 ». Tout à la fin peuvent venir « chain » et « open », chacun avec 64 chiffres 0–9 et lettres a–f.
       *[other] Ici, il faut une action : une place de 1 à { $seats }, ou une étoile pour le hasard, puis ce qui est fait, comme dans « 1 take 4 ». Tout à la fin peuvent venir « chain » et « open », chacun avec 64 chiffres 0–9 et lettres a–f.
    } { found-text }
record-other-rules = Cette partie a été jouée avec la version { $rules } des règles, mais ce programme joue la version { $known }.
record-other-edition = Cette partie a été jouée avec l’édition « { $edition } » (empreinte { $digest }). On ne peut la rejouer qu’avec exactement cette édition.
record-options = Une partie enregistrée de ce jeu nomme toutes ces options, dans cet ordre : { $known }.
what-if-moment = La partie compte { $actions } actions : impossible de la continuer après { $at }.
what-if-over = Après { $at } actions, la partie est finie : il n’y a plus rien à jouer. Choisis un moment plus tôt.
what-if-sealed = La graine de ce fichier n’est pas ouverte : personne ne sait quels dés seraient venus. Continue avec de nouveaux dés.

## Fichiers d’édition avec des erreurs ; le programme met la ligne et le chemin devant

edition-syntax =
    { $detail ->
        [nesting] Les listes ou les tables sont trop imbriquées.
        [width] Ici, une ligne a au plus { $most } caractères.
        [encoding] Ce fichier n’est pas un texte en UTF-8. Enregistre-le en « UTF-8 » dans ton éditeur.
        [length] Ce fichier est trop long : { $most } caractères au plus peuvent être lus.
       *[other] Ce n’est pas du TOML valable : { $detail }.
    }
edition-format = Ce programme lit les fichiers d’édition avec format = { $expected }.
edition-game = C’est une édition de { $found }, pas de { $expected }.
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
edition-value = Les nombres vont ici de { $low } à { $high }.
edition-shipped-key = « { $key } » est la clé de l’édition fournie avec le jeu, et ces plateaux sont différents. Donne à la tienne une clé à elle, pour que les parties enregistrées les distinguent.

## La feuille de score

place =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
       *[other] { $place }e place
    }

## The table server

preview-title =
    { $kind ->
        [invited] Tu es invité : { $game }
       *[other] { $game } – All City
    }
preview-invited = { $game } pour { $seats } joueurs, dans le navigateur : sans compte, rien à installer.
preview-what-if = { $game } à { $seats } places : et si… ? La partie continue depuis un moment d’une partie passée.
preview-open =
    { $names ->
        [none] Places libres : { $free } sur { $seats }. On joue dans le navigateur : sans compte, rien à installer.
       *[other] Places libres : { $free } sur { $seats }. À la table : { $names }.
    }
server-guest-name = Invité { $number }
server-asked-already = La place { $seat } a déjà demandé à annuler son coup.
server-phrase = Cette phrase n’existe pas. Il y a : { $known }.
server-said-enough = Cette place a déjà dit { $most } choses à cette table. Laisse parler le jeu.
server-said-often = Pas si vite : attends jusqu’à { $seconds } secondes avant d’en dire plus.
server-undo-refused = C’est déjà refusé ou retiré. Tu pourras redemander après la prochaine action.
server-colour-taken = { $name } a déjà cette couleur. Choisis-en une autre.
server-body = { $place } est illisible : { body-kind }
server-bot = Il n’y a pas de bot « { $found } » ; il existe { $known }.
server-closing = Le serveur s’arrête. Reviens dans un instant.
server-code = Cette table est sur invitation : le code manque ou n’est pas le bon.
server-crowded = Trop de connexions viennent de ton adresse : { $most } au plus.
server-edition =
    { $count ->
        [one] Ce fichier d’édition ne peut pas encore servir ; voici ce qui ne va pas :
       *[other] Ce fichier d’édition ne peut pas encore servir ; { $count } choses ne vont pas :
    }
server-empty-seats = La partie peut commencer quand toutes les places sont prises.
server-entropy = Utilise jusqu’à 64 lettres, chiffres, tirets et traits de soulignement.
server-foreign-origin = Cette demande vient d’un autre site.
server-full = Toutes les places de cette table sont prises.
server-guesses = Trop de codes faux : attends quelques minutes, ou demande le lien.
server-head-bytes = Les en-têtes de cette demande sont trop grands : { $most } octets au plus.
server-head-lines = Cette demande a trop d’en-têtes : { $most } au plus.
server-http = La demande a été refusée ({ $status }).
server-internal = Quelque chose a échoué ici. Rien n’a changé ; essaie encore.
server-join-code = Aucune table en attente n’a ce code. Un code a { $digits } chiffres et sert jusqu’au début de la partie.
server-key = Ce lien a déjà servi, a été remplacé par un plus récent ou est trop ancien. Demandes-en un nouveau.
server-lesson-lost = Ta place dans cette leçon n’a pas été retrouvée. Recommence la leçon.
server-lesson-not-asked = Rien n’est demandé à cet endroit de la leçon.
server-message = Ce message est illisible.
server-name-alike = À cette table, quelqu’un s’appelle « { $other } », et ton nom y ressemble trop. Choisis-en un autre, pour que chacun sache qui est qui.
server-name-bot = On pourrait te prendre pour un bot : « { $bot } » est un nom de bot. Choisis un autre nom.
server-name-characters = Un nom ne peut avoir ni caractères invisibles, ni beaucoup de signes sur une lettre.
server-name-length = Un nom a de 1 à { $most } caractères.
server-no-check = L’édition n’a pas pu être vérifiée à l’instant. Réessaie dans un moment.
server-no-edition = Cette table utilise une édition fournie : il n’y a pas de fichier à télécharger.
server-no-guest = Dis-nous d’abord ton nom.
server-no-moment = La partie n’a que { $length } actions pour l’instant.
server-no-picture = Ce jeu n’a pas d’image.
server-no-room = Le serveur n’a plus de place pour d’autres connexions. Reviens dans un instant.
server-no-seat = Cette table a { $seats } places.
server-not-away = La place { $seat } est vide depuis moins de { $hours } heures, ou personne qui joue ne l’attend.
server-not-begun = La partie commence dès que toutes les parts du hasard sont révélées, ou sans elles après un court moment. Places attendues : { $seats }.
server-not-late = La place { $seat } a encore du temps, ou tu as déjà donné ton accord.
server-not-host = Seule la personne qui a créé cette table peut le faire.
server-not-open = La partie a déjà commencé, ou la table a été fermée.
server-not-over = Tu pourras le faire quand la partie sera finie.
server-moment-over = Après { $index } actions, la partie est finie : il n’y a plus rien à jouer. Choisis un moment plus tôt.
server-same-dice = Cette partie se joue avec les dés d’une autre, déjà fixés : aucune place ne peut y avoir une part.
server-sealed = Le mur du { $day } est le même pour tout le monde : rien de plus de cette partie n’est montré avant la fin de ce jour (2 h UTC le lendemain).
server-daily = Sur un mur du jour, chacun n’a qu’un essai, sans aide : on ne cède ni ne quitte sa place, on ne reprend pas un coup déjà connu, et il n’y a pas de revanche.
server-no-day = Il n’y a pas de mur pour { $day } : un jour s’écrit comme 2026-11-18, et il doit avoir commencé.
server-not-pledged = Ce n’est pas le texte que la place { $seat } avait scellé avant le début, ou la partie a commencé sans lui.
server-not-running = La partie n’est pas en cours.
server-not-seated = Seules les personnes assises à cette table peuvent le faire.
server-not-watching = Tu ne suis pas cette table.
server-not-your-seat = La place { $seat } n’est pas la tienne.
server-nothing-asked = Personne ne demande ton accord.
server-other-rules = Cette partie a commencé avec la version { $rules } des règles, et ce serveur joue désormais la version { $known } : elle ne peut pas continuer. Ouvre une nouvelle table.
server-out-of-time = Ton temps est écoulé. Tu rejoueras quand les autres personnes à la table seront d’accord.
server-pledge = Un scellé est le SHA-256 d’un texte : 64 chiffres 0–9 et lettres a–f.
server-rate = Trop de demandes : attends un instant.
server-slow = Cette demande a mis trop de temps à arriver.
server-stale = Il s’est passé quelque chose à la table avant l’arrivée de ton coup. Regarde et choisis de nouveau.
server-taken = La place { $seat } est prise.
server-texts = Un coup a de 1 à { $most } actions.
server-too-large = C’est trop grand : { $most } octets au plus.
server-too-many-here = Il y a trop de tables venant de ton adresse réseau : { $most } au plus. Termine ou ferme-en d’abord.
server-too-many-sockets = Tu as trop de fenêtres ouvertes : { $most } au plus.
server-too-long = Tant de choses ont été changées à cette table, par toi ou par tous, que rien ne peut plus être repris ni changé.
server-too-many-tables = Tu as trop de tables : { $most } au plus.
server-too-much-today = Trop de tables ont été créées aujourd’hui depuis ton adresse réseau : réessaie demain.
server-undo-chance = Impossible de revenir en arrière : des dés ont été lancés ou des tuiles piochées depuis.
server-undo-nothing = Tu n’as rien à annuler.
server-undo-time = Il reste trop peu de temps à la pendule pour annuler cela.
server-unknown-game = Il n’y a pas de jeu « { $game } » ; il existe { $known }.
server-unknown-lesson = Il n’y a pas de leçon « { $found } » ; il existe { $known }.
server-unknown-table = Il n’y a pas de table « { $table } ».
server-unwritten = Impossible d’enregistrer. Rien n’a changé ; essaie encore.
server-version = Tu ne peux pas avoir vu cette version : l’actuelle est { $version }.
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

rules-ours = « Notre décision » marque ce que nous avons tranché, parce que la règle du jeu le laisse ouvert ou que ses textes diffèrent ; à côté, ce que dit la règle.
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
learn-refused-right = Comme prévu, c’est refusé :
learn-other = C’est permis, mais ici on essaie autre chose. Relis la question, ou tape « hint ».
learn-try = Essaie exactement ceci (on ne perd rien) : { $text }
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
cli-puzzles = Résoudre des énigmes : des décisions qui ont une seule bonne réponse, de la plus facile à la plus difficile.
cli-puzzles-game = Le jeu ; sans lui, le nombre d’énigmes.
cli-puzzles-puzzle = Une énigme par son numéro ou son nom ; sans cela, toutes celles qui ne sont pas résolues.
cli-puzzles-grade = Seulement les énigmes de ce niveau, de 1 (facile) à 5.
cli-puzzles-progress = Retenir la progression dans ce fichier (ou ALLCITY_PROGRESS).
puzzle-unknown = Il n’y a pas d’énigme « { $found } ». Elles portent les numéros 1 à { $count }.
puzzle-welcome = Tu es le joueur 1. Dans chaque position, un coup est nettement le meilleur : écris-le. « hint » t’aide un peu, « show » le fait pour toi, « skip » quitte l’énigme, ? dit le reste.
puzzle-count = { $game } : { $count } énigmes, { $solved } résolues
puzzle-title = Énigme
puzzle-number = Énigme { $number }, niveau { $grade } sur 5 : { $found } % de nos bots trouvent la réponse.
puzzle-ask = C’est à toi. Un coup est nettement le meilleur : lequel ?
puzzle-ask-on = Et comment continues-tu ?
puzzle-other =
    { $loss ->
        [0] Autre chose est nettement mieux.
       *[other] Cela coûte environ { $loss } % de la victoire. Autre chose est nettement mieux.
    }
puzzle-solved = Énigme résolue !
puzzle-all-done = Tu as vu toutes les énigmes. Bravo !

## Bots and the arena

bot-budget = « { $found } » n’est pas un budget. Écris 800ms, 2s ou 2000n : jusqu’à { $ms } millisecondes ou { $nodes } nœuds.
bot-command = « { $found } » ne désigne aucun programme. Écris cmd:./mon-bot, ou cmd:500ms ./mon-bot pour une demi-seconde par tour.
bot-module = Aucun bot ne s’appelle « { $found } », et aucun module Python de ce nom n’est utilisable ici ({ $detail }). Un bot à toi s’écrit mon_module:ma_fonction.
bot-function =
    Le module Python « { $module } » n’a ni fonction ni classe « { $found } ». { $known ->
        [none] Il n’en a aucune.
       *[other] Il a : { $known }.
    }
bot-class = « { $found } » ne peut pas être créé sans arguments ({ $detail }).
bots-quote = Un guillemet n’est pas fermé dans « { $found } ». Une virgule qui fait partie d’un bot se met entre guillemets, ou après une barre oblique inverse.
bots-empty = Dans « { $found } », il manque un bot avant ou après une virgule. Une virgule qui fait partie d’un bot se met entre guillemets, ou après une barre oblique inverse.
bot-faults =
    { $turns ->
        [one] { $bot } a échoué une fois : « greedy » a dû jouer à sa place.
       *[other] { $bot } a échoué { $turns } fois : « greedy » a dû jouer à sa place.
    }
bot-needs-fast = Le bot « { $found } » a besoin d’un paquet de plus. Installe-le avec : pip install "allcity[fast]".
file-unwritable = Impossible d’écrire { $path } ({ $detail }).
file-exists = { $path } existe déjà et n’est pas écrasé. Prends un autre nom, ou supprime d’abord le fichier.
cli-arena = Trouver quel bot est le meilleur : chaque donne est jouée dans toutes les rotations des places.
cli-arena-bots = Les bots qui se rencontrent, au moins deux.
cli-arena-matches = Combien de donnes (dés et tirages) ; chacune est jouée dans toutes les rotations des places.
cli-arena-seed = Un nombre ; le même donne les mêmes donnes.
cli-arena-records = Garder les parties dans ce dossier, et reprendre à partir de ce qui s’y trouve.
cli-arena-plays_all = Jouer toutes les parties, même si l’ordre est établi avant.
cli-param-workers = Combien de processus ; autant que de cœurs dans cette machine, si rien n’est donné.
cli-arena-cluster = Jouer sur une grappe Ray : une locale, ou celle de cette adresse.
cli-arena-parquet = Écrire dans ce fichier une ligne pour chaque place de chaque partie.
cli-balance = Trouver si un jeu est équilibré, et écrire une page avec des graphiques.
cli-balance-spec = Le bot qui joue à toutes les places.
cli-balance-matches = Combien de donnes pour le jeu de base et pour chaque variante.
cli-balance-seed = Un nombre ; le même donne les mêmes parties.
cli-balance-html = Écrire la page dans ce fichier.
cli-train-out = Le dossier pour le réseau, sa courbe d’apprentissage et le point de reprise d’où la même commande continue.
cli-train-minutes = La durée de tout l’entraînement, en minutes.
cli-train-piece = S’arrêter après tant de minutes ; la même commande continue plus tard.
cli-train-device = Où jouer et apprendre : cpu ou cuda.
cli-train-seed = Un nombre ; un autre donne un autre réseau.
cli-train-start = Commencer avec les poids de ce réseau au lieu de poids aléatoires, par exemple avec le réseau pour moins de places.
cli-train-against = Tous les autres jouent selon ce réseau et ne changent jamais : chercher la meilleure réponse.
train-needs-fast = L’entraînement a besoin d’un paquet de plus. Installe-le avec : pip install "allcity[fast]".
train-folder = Impossible d’utiliser le dossier { $path } ({ $detail }).
train-other = { $path } contient un entraînement avec d’autres réglages. Choisis un autre dossier, ou relance la même commande.
train-net = { $path } n’est pas un fichier de réseau.
train-net-other = Le réseau de { $path } ne connaît pas ce que voit un joueur de { $game }.
train-row = Génération { $generation } : { $decisions } décisions, perte { $loss }, { $seconds } s
train-saved = { $percent } % de l’entraînement est fait. Le réseau est dans { $path }.
arena-few-bots = Une arène demande au moins deux bots : écris --bots planner,greedy.
arena-folder = Impossible d’utiliser le dossier { $path } ({ $detail }).
arena-other-plan = { $path } appartient à une série avec un autre jeu, d’autres bots, places, options ou graine. Choisis un autre dossier, ou relance la même commande.
arena-damaged = { $path } est abîmé ici. Enlève cette ligne pour que sa partie soit rejouée.
arena-no-ray = Ray n’est pas installé. Installe-le avec : pip install "allcity[ray]".
arena-ray =
    { $address ->
        [none] Ray ne peut pas démarrer ici ({ $detail }).
       *[other] La grappe Ray à { $address } ne répond pas ({ $detail }).
    }
arena-no-parquet = Les fichiers Parquet demandent un paquet de plus. Installe-le avec : pip install "allcity[parquet]".
arena-row = { $place }. { $bot }  cote { $rating } ({ $least } à { $most }), { $share } % de victoires ({ $low } à { $high }), { $points } points, { $ms } ms par décision, { $worst } ms au plus
arena-faults =
    { $turns ->
        [one] { $bot } a échoué une fois
       *[other] { $bot } a échoué { $turns } fois
    } : « greedy » a dû jouer à sa place, et { $matches ->
        [one] cette partie compte comme perdue.
       *[other] ces { $matches } parties comptent comme perdues.
    }
arena-fault-crash = La première fois, il n’a pas pu démarrer, ou s’est arrêté de lui-même ({ $detail }).
arena-fault-hang = La première fois, il n’a pas répondu à temps ({ $detail }).
arena-fault-flood = La première fois, il a écrit plus que sa réponse ({ $detail }).
arena-fault-nonsense = La première fois, sa réponse n’était aucune des actions permises ({ $detail }).
arena-fault-error = La première fois, il a levé une erreur ({ $detail }).
arena-end = { $count } × { $reason }
arena-total =
    { $matches ->
        [one] Une partie.
       *[other] { $matches } parties { $deals ->
            [one] sur une donne
           *[other] sur { $deals } donnes
        }. Intervalles de confiance à 95 %.
    }
arena-settled = L’ordre est établi, la série s’est donc arrêtée plus tôt.
cli-dataset = Écrire les positions de nombreuses parties en fichiers Parquet, pour apprendre.
cli-dataset-folder = Le dossier des fichiers. Ce qui s’y trouve déjà n’est pas rejoué.
cli-dataset-matches = Combien de parties.
cli-dataset-bots = Un bot par place ; une liste plus courte est répétée.
cli-dataset-positions = Combien de positions par partie, de 1 à 1 000, tirées au hasard ; « all » pour chaque décision.
cli-dataset-seed = Un nombre ; le même donne les mêmes parties.
dataset-written =
    { $matches ->
        [one] Une partie est dans { $path }.
       *[other] { $matches } parties sont dans { $path }.
    }
dataset-bot-failed = Le bot « { $bot } » a échoué ({ $detail }), et « greedy » a dû jouer à sa place : ces parties ne sont donc pas écrites.
dataset-no-extra = Les jeux de données demandent d’autres paquets. Installe-les avec : pip install "allcity[research]".
dataset-no-kernel = { $game } n’a pas de noyau compilé, et les jeux de données en demandent un.
dataset-positions = --positions attend un nombre de 1 à 1 000 ou « all », pas « { $found } ».
balance-written = Le rapport est dans { $path }.
balance-title = { $game } est-il équilibré ?
balance-about = { $matches } parties pour chaque variante, toutes les places jouées par le bot « { $bots } ». Traits fins : intervalles de confiance à 95 %.
balance-seats = Part des victoires par place
balance-turns = Part des victoires par ordre du tour, à partir du premier leader ou du premier joueur
balance-place = Rang { $place }
balance-rounds = Parties par nombre de manches
balance-ends = Parties par fin
balance-sources = Points par source
balance-winners = { $source }, gagnants
balance-used = Ce qui est utilisé, et ce que cela rapporte
balance-variants = Variantes
balance-thing = Élément
balance-times = Utilisations par place
balance-users = Places qui l’utilisent
balance-share = Victoires avec
balance-share-without = Victoires sans
# The same as in English.
balance-points = Points
balance-points-without = Points sans
balance-variant = Variante
balance-matches = Parties
balance-length = Manches
balance-first-seat = Victoires de la place 1
balance-first-turn = Victoires de qui commence
balance-plain = jeu de base

## Le bilan d’une partie finie

review-not-over = La partie de cet enregistrement n’est pas finie : elle s’arrête après { $actions } actions. Un bilan demande la partie entière.
review-compiling = La recherche est compilée pour cette machine, ce qui prend une minute ou deux. Cela n’arrive qu’une fois.
review-title = Parts de la victoire, en pour cent
review-curve = La courbe : parts de la victoire après tant d’actions, en pour cent
review-judged =
    { $judge ->
        [search] Chaque décision est comparée à la meilleure par une recherche de { $nodes } positions par coup, d’après ce que son joueur pouvait savoir.
        [guided] Chaque décision est comparée à la meilleure par une recherche de { $nodes } positions par coup, guidée par un réseau, d’après ce que son joueur pouvait savoir.
       *[planner] Chaque décision est comparée à la meilleure par une estimation rapide, d’après ce que son joueur pouvait savoir.
    }
review-initial = Au début
review-luck = Chance aux dés et aux tirages
review-own = Ses propres erreurs
review-others = Erreurs des autres
review-residual = Non expliqué
review-final = À la fin
review-adjusted = La fin sans la chance
review-error = Erreur par décision
review-accuracy = Précision, de 0 à 100
review-formulas = La fin est le début plus la chance, ses propres erreurs, les erreurs des autres et ce qui n’est pas expliqué. La précision est la moyenne de 100 · e^(−coût / 10) sur toutes les décisions où il y avait un choix, et l’erreur par décision la moyenne de leur coût ; le coût est en centièmes de la victoire. Un nombre après ± est une erreur type.
review-luckiest = Le plus chanceux (action { $at }, { $luck }) : { $what }
review-unluckiest = Le moins chanceux (action { $at }, { $luck }) : { $what }
review-worst =
    { $number }. { $mark ->
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    } (action { $at }, coût { $cost }) : { $move }
review-better = Mieux : { $move } { $reason }
review-try = Essayer un autre coup à ce moment : { $command }
replay-play-on = Continuer d’ici : { $command }
review-fine =
    { $kind ->
        [hard] Difficile à trouver
       *[only] Le seul bon coup
    } (action { $at }, meilleur que le suivant de { $lead }) : { $move }
review-denies = Cela laisse moins aux autres.
review-later = Cela rapporte plus tard.
web-review = Bilan
web-review-ask = Où cette partie s’est-elle jouée ?
web-review-first = C’est une première estimation, qui est en train d’être affinée.
web-review-curve = Part de la victoire au fil du temps
web-review-value = Après l’action { $at } : { $shares }
web-review-share = { $name } { $share } %
web-review-table = La courbe en tableau
web-review-action = Actions avant
web-review-what = Ce qui s’est passé
web-review-roll = Lancer ou tirage
web-review-whose = Coups de
web-review-worst = Les coups les plus coûteux
web-review-none = Aucun coup n’a coûté cher.
web-review-finest = Les meilleurs coups
web-review-account = Chance et adresse
web-review-mark =
    { $mark ->
        [best] Le meilleur
        [good] Bon
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
web-review-played = Joué : { $move }
web-review-better = Mieux : { $move }
web-stats = Statistiques
web-stats-private = Toi seul vois cette page : elle suit ton identité dans ce navigateur, et personne d’autre ne peut la demander.
web-stats-offline = Les statistiques sont tenues par un serveur de table. Tes parties sans serveur sont sous « Mes parties ».
web-stats-counting =
    { $count ->
        [one] Une partie plus ancienne est encore à compter.
       *[other] { $count } parties plus anciennes sont encore à compter.
    }
web-stats-none = Il n’y a pas encore de partie terminée. Tu verras ici tes places, d’où venaient tes points et comment ton jeu évolue.
web-stats-filter = Quelles parties
web-stats-all-games = Tous les jeux
web-stats-any-seats = Peu importe
web-stats-period = Depuis
web-stats-days =
    { $days ->
        [0] Le début
        [30] Les 30 derniers jours
        [90] Les 90 derniers jours
       *[365] La dernière année
    }
web-stats-count =
    { $count ->
        [0] Aucune partie ne correspond à ce choix.
        [one] Une partie.
       *[other] { $count } parties.
    }
web-stats-helped =
    { $count ->
        [one] L’une d’elles n’est pas comptée ci-dessous : un bot a joué pour toi, ou ton temps s’est écoulé.
       *[other] { $count } d’entre elles ne sont pas comptées ci-dessous : un bot a joué pour toi, ou ton temps s’est écoulé.
    }
web-stats-uncounted =
    { $count ->
        [one] Une autre partie ne compte dans aucune statistique : elle a commencé au milieu d’une autre, ou ses règles ont changé depuis.
       *[other] { $count } autres parties ne comptent dans aucune statistique : elles ont commencé au milieu d’une autre, ou leurs règles ont changé depuis.
    }
web-stats-places = Places obtenues
web-stats-places-about = La barre montre les places, de la première à la dernière.
web-stats-matches = Parties
web-stats-firsts = 1ʳᵉ / 2ᵉ / …
web-stats-place = Place moyenne
web-stats-points = Points en moyenne
web-stats-against = Contre qui
web-stats-against-about = Combien de fois tu étais devant, à égalité ou derrière. Devant un écran partagé, seule la première de tes places est la tienne.
web-stats-opponent = Adversaire
web-stats-ahead = Devant / égalité / derrière
web-stats-over-time = Points au fil du temps
web-stats-sources = D’où venaient les points
web-stats-source = Origine
web-stats-reviewed = Erreur, précision et chance
web-stats-reviewed-about = Ces valeurs viennent des bilans de tes parties, là où il y en a.
web-stats-review =
    { $count ->
        [one] Faire le bilan de celle des dix dernières qui n’en a pas
       *[other] Faire le bilan de { $count } des dix dernières parties
    }
web-stats-reviewing = Le bilan { $now } sur { $all } est en cours.
web-stats-error = Erreur par décision
web-stats-error-about = En points de la part de victoire ; moins, c’est mieux.
web-stats-accuracy = Précision
web-stats-accuracy-about = De 0 à 100 ; plus, c’est mieux.
web-stats-luck = Chance
web-stats-luck-about = Ce que les dés et les pioches ont apporté, en points de la part de victoire.
web-stats-running = Moyenne des dix dernières : { $value }
web-stats-as-table = { $title } sous forme de tableau
web-stats-when = Partie
web-stats-average = Moyenne de dix
web-stats-stored = Ce qui est conservé
web-stats-stored-about = Tout cela est calculé à partir des parties où tu es assis : le serveur garde avec chaque partie les points, les places, leur origine et les valeurs des bilans, et rien d’autre sur toi. Tu peux tout emporter dans un fichier.
web-stats-export = Toutes mes parties en { $form }
web-stats-forget-about = Tu peux faire oublier tes parties terminées : elles quittent alors pour de bon cette page et Mes parties. Le journal de chaque partie reste à ceux qui l’ont jouée aussi.
web-stats-forget = Oublier mes parties terminées
web-stats-forget-sure = Oui, les oublier pour de bon
web-stats-forget-not = Non, les garder
web-review-try = Essayer le meilleur coup
web-review-try-other = Essayer un autre coup
web-review-try-about = À une table à part, avec des bots aux autres places. Cela ne compte nulle part.
web-what-if = Et si… ?
web-what-if-open = Continuer d’ici
web-what-if-about =
    { $index ->
        [0] La partie recommence à une table à part. Elle ne compte nulle part.
       *[other] La partie continue à une table à part, après l’action { $index }. Tout est comme alors, même ce qui était caché et que tout le monde peut revoir. Elle ne compte nulle part.
    }
web-what-if-friend = un ami, par un lien
web-what-if-dice = Dés et tirages
web-what-if-new = nouveaux
web-what-if-same = les mêmes que dans la partie
web-what-if-same-about = Les mêmes dés sont là pour la curiosité : ils sont fixés, et tout le monde peut les calculer à partir du fichier de la partie.
web-what-if-mark = Cette partie continue depuis l’action { $index } d’une partie entre { $names }, et ne compte nulle part.
web-what-if-look = Voir ce moment
web-what-if-was = Dans la partie : { $name }
web-what-if-again = Encore depuis ce moment

## The coach, and why a line of the score sheet is what it is

expect-share = Probabilité de gagner : environ { $share } %.
why-points = Cela rapporte des points tout de suite.
why-even = Les autres choix se valent : fais comme tu veux.
why-only = C’est la seule chose que tu peux faire.
score-nothing = Rien ne compte ici pour l’instant.
cli-replay-reasons = Dire d’où vient chaque ligne de la feuille de score.
play-coach-on = L’entraîneur est là : il explique ce qui est demandé. « advice » demande ce qu’un bon joueur regarderait.
play-coach-off = L’entraîneur se tait.
server-coach = L’entraîneur se tait tant que tout le monde n’est pas d’accord. Il manque l’accord de la place { $seats }.
server-not-asked = Cette place n’a rien à décider en ce moment.
server-no-advice = L’entraîneur n’a pas de réponse pour l’instant. Redemande-lui.
server-no-assistants = Les assistants ne peuvent pas entrer ici : le serveur a été installé sans l’extra « mcp ».
server-no-review = Impossible de faire le bilan de cette partie pour l’instant. Réessaie dans un moment.
web-log-coach =
    { $text ->
        [yes] { $player } accepte l’entraîneur.
       *[no] { $player } ne veut pas d’entraîneur.
    }
web-why = Pourquoi ?
web-why-points = { $line }, { $name } : { $points }. Pourquoi ?
# The same as in English.
web-points = Points
web-coach = Entraîneur
web-coach-on = Activer l’entraîneur
web-first-match = Ta première partie ici : les autres débutent aussi. L’entraîneur peut te dire où regarder.
web-first-coach = Jouer avec l’entraîneur
web-first-alone = Non, merci
web-coach-off = Désactiver l’entraîneur
web-coach-wait = Ce n’est pas ton tour. Regarde ce que les autres te laissent.
web-coach-ask = Que ferait un bon joueur ?
web-coach-asked = Qu’aurait fait ici un bon joueur ?
web-coach-all = Tout le monde accepte l’entraîneur.
web-coach-some = D’accord pour l’entraîneur : { $willing }. Il manque encore : { $waiting }.
web-coach-none = L’entraîneur donne des conseils quand tout le monde à table est d’accord.
web-coach-agree = Je suis d’accord
web-coach-withdraw = Sans entraîneur

## The table in the browser

web-skip = Aller au contenu
web-home = All City : accueil
# The same as in English.
web-menu = Menu
web-table-menu = Menu de la table
web-menu-invite = Inviter quelqu’un à regarder
web-menu-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-menu-mute = Masquer ce qu’ils disent
web-menu-leave = Quitter la partie
web-menu-leave-about = Un bot prend ta place pour de bon et continue.
web-menu-stay = Rester
web-menu-resign = Arrêter la partie ensemble
web-menu-resign-about = Quand tous ceux qui jouent sont d’accord, la partie s’arrête sans résultat.
web-menu-resign-not = Je veux continuer
web-resign-asked = { $count ->
    [one] { $names } aimerait arrêter la partie sans résultat.
   *[other] { $names } aimeraient arrêter la partie sans résultat.
}
web-resign-agree = D’accord pour arrêter
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-es = Español
web-settings = Réglages
web-link-open = connecté
web-link-lost = Connexion perdue, nouvel essai…
web-link-offline = Tu es hors ligne
web-offline-request = Le serveur est injoignable. Rien n’a changé ; essaie encore.
web-offline-table = Cette table est injoignable : il n’y a pas de connexion au serveur. Elle apparaîtra dès que la connexion sera revenue.
web-offline-page = Cette page ne peut pas être chargée sans connexion.
web-engine-loading = Chargement des jeux dans ce navigateur…
web-engine-elsewhere = Le jeu hors ligne est ouvert dans un autre onglet. Il continue ici dès que cet onglet est fermé.
web-engine-failed = Le jeu hors ligne n’a pas pu démarrer dans ce navigateur. Recharge la page pour réessayer.
web-engine-ready = jeu hors ligne
web-offline-play = Jouer hors ligne
web-offline-hint = Sans serveur : dans le métro, en avion, partout.
web-offline-about = Les jeux, leurs règles et les bots viennent dans ce navigateur ({ $size } Mo, une seule fois). Ensuite, plus besoin de connexion : tu joues contre des bots ou à plusieurs sur un écran, tu suis les leçons, résous les problèmes et revois tes parties. Ces parties restent dans ce seul navigateur.
web-offline-missing = Ce serveur ne propose pas encore de jouer hors ligne. Qui le fait tourner peut l’ajouter avec « make offline ».
web-offline-home = Tu joues hors ligne : tes parties restent dans ce seul navigateur.
web-offline-leave = Rejouer avec le serveur
web-try-again = Réessayer
web-loading = Un instant…
web-motto = Deux jeux de graffiti à une même table. Sans compte, sans attente.
web-house-note = Les plateaux sont ici les nôtres : nombres, quartiers et formes peuvent différer des jeux imprimés. Si tu possèdes un jeu, un fichier d’édition te permet de jouer sur les plateaux de ta boîte.
web-not-affiliated = All City n’est lié ni aux auteurs ni aux éditeurs.
web-not-found = Cette page n’existe pas. Voici l’accueil.
web-play-now = Jouer tout de suite
web-play-now-about = Toi contre deux bots
web-together = Entre amis
web-together-about = Choisis le jeu et le nombre de joueurs, puis invite tes amis par un lien ou un code – ou faites passer un seul appareil.
web-new-table = Nouvelle table
web-join = Rejoindre
web-join-about = Un ami t’a envoyé un lien, ou te lit un code ?
web-join-code = Lien ou code d’une table
web-join-go = Y aller
web-join-bad = Ce n’est ni un lien ni un code de table.
web-look-around = Découvrir
web-continue = Tes parties
web-continue-go = Continuer
web-watch = Regarder une partie
web-my-games = Mes parties
web-tables-which = Quelles tables
web-tables-none = Aucune table ici pour le moment.
web-status-open = En attente de joueurs
web-status-running = En cours
web-status-over = Terminée
web-status-closed = Fermée
web-to-table = Aller à la table
web-game = Jeu
web-seats = Joueurs
web-seat = Place { $seat }
web-seat-me = Moi (ou quelqu’un d’autre sur cet appareil)
web-hotseat-name = Nom à la place { $seat }
web-seat-free = Libre, pour un invité
web-seat-nobody = encore personne
web-seat-expected = on attend { $name }
web-seat-about = Les places libres sont pour les personnes que tu invites. Un bot peut aussi être ajouté à la table.
web-value-drawn = tiré au sort
web-value-on = avec
web-value-off = sans
web-edition = Fichier d’édition
web-edition-about = Seulement si tu en as un avec les plateaux de ton exemplaire.
web-edition-template = Télécharger un modèle
web-edition-title = Édition
web-edit = Éditeur de plateaux
web-edit-about = Recopie ici ce qui est imprimé dans ta boîte, et joue dessus. Les erreurs se voient tout de suite, à leur place. Ton travail reste dans ce navigateur ; enregistre-le dans un fichier pour l’emporter ailleurs.
web-edit-open = Dessiner tes plateaux
web-edit-mine = Jouer sur « { $title } » de l’éditeur
web-edit-tools = Édition
web-edit-undo = Annuler le dernier changement
web-edit-redo = Refaire le changement
web-edit-load = Ouvrir un fichier
web-edit-save = Enregistrer un fichier
web-edit-anew = Partir des plateaux maison
web-edit-play = Jouer dessus
web-edit-checking = Vérification…
web-edit-right = On peut y jouer.
web-edit-mistakes =
    { $count ->
        [one] 1 chose est fausse ou étrange.
       *[other] { $count } choses sont fausses ou étranges.
    }
web-edit-more =
    { $count ->
        [one] Et 1 autre.
       *[other] Et { $count } autres.
    }
web-edit-line = Ligne { $line } :
web-edit-unreadable = Ce fichier ne peut pas être ouvert ici :
web-edit-title = Titre de l’édition
web-edit-key = Clé (minuscules, chiffres et traits d’union)
web-edit-untitled = Ma boîte
web-edit-preview = Comme la table le montre
web-edit-preview-old = Comme c’était quand on pouvait encore y jouer
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-fast = Rapide : 3 minutes chacun, plus 5 secondes par tour
web-clock-calm = Calme : 10 minutes chacun, plus 15 secondes par tour
web-clock-slow = Lent : un jour chacun, plus une heure par tour
web-clock-other = { $bank } secondes chacun, plus { $gain } par tour
web-clock-about = Quand le temps d’un joueur est écoulé, un bot joue à sa place.
web-away = Quand quelqu’un est absent
web-away-never = Attendre
web-away-other = Un bot joue après { $seconds } secondes
web-away-about = Le bot joue un tour à la fois, jusqu’au retour de la personne.
web-away-now = absent
web-access = Qui peut rejoindre
web-access-invited = Ceux qui ont le lien
web-access-open = Tout le monde : la table est visible de tous
web-access-about = Une table visible peut être trouvée, rejointe et regardée par toute personne sur ce serveur.
web-begin = Commencer
web-invite-friends = Inviter des amis
web-more = Plus d’options
web-bot = Bot « { $bot } »
web-same-name = { $name } { $seat }
web-name = Ton nom
web-save = Enregistrer
web-saved = Enregistré.
web-profile = Nom, couleur et tag
web-profile-of = Nom, couleur et tag de { $name }
web-profile-name = Nom
web-colour = Couleur
web-colour-0 = rose
# The same as in English.
web-colour-1 = turquoise
# The same as in English.
web-colour-2 = orange
web-colour-3 = vert
# The same as in English.
web-colour-4 = violet
web-colour-5 = jaune
web-colour-6 = rouge
web-colour-7 = bleu
web-colour-8 = gris
# The same as in English.
web-tag = Tag
web-tag-marker = marqueur
web-tag-bubble = lettres bulles
web-tag-drips = coulures
web-theme = Thème
web-theme-auto = Comme cet appareil
web-theme-dark = Mur sombre
web-theme-light = Mur clair
# The same as in English.
web-motion = Animations
web-motion-auto = Comme cet appareil
web-motion-full = Toutes
web-motion-less = Le moins possible
web-speed = Ce que font les autres
web-speed-slow = Montré lentement
web-speed-normal = Une action après l’autre
web-speed-fast = Montré vite
web-speed-instant = Montré d’un coup
web-pace-skip = Passer
web-since = Depuis ton tour
web-sound = Son
web-notify = Me prévenir quand c’est mon tour
web-notify-refused = Ton navigateur bloque les notifications de ce site.
web-carry = Continuer sur un autre appareil
web-carry-about = Crée un lien privé et ouvre-le sur l’autre appareil dans les 15 minutes : tu es alors la même personne sur les deux, avec toutes tes parties. Le lien sert une seule fois.
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
        [none] Un autre navigateur est maintenant { $name } lui aussi : ton lien privé y a servi.
       *[other] Le navigateur où jouait « { $from } » est maintenant { $name } lui aussi : ton lien privé y a servi. Les parties des deux sont maintenant les tiennes.
    }
web-link-until = Sert une seule fois, jusqu’au { $time }.
web-link-new = Créer un autre lien (celui-ci ne vaudra plus)
web-note-seen = Compris
web-waiting = En attente
web-next-sit = Prends une place libre pour jouer.
web-next-invite = Invite d’autres personnes aux places libres, ou laisse-les à des bots.
web-next-begin = Toutes les places sont prises : commence quand tu veux.
web-next-wait = Toutes les places sont prises. Tu pourras regarder dès que la partie commencera.
web-rules-table = Cette table
web-watching = Tu regardes : tu vois ce que tout le monde peut voir, et rien de ce que les joueurs cachent.
web-seat-link = Céder cette place
web-seat-link-about = La première personne qui ouvre ce lien privé et confirme joue dès lors à ta place, et tu regardes. Le lien sert une seule fois.
web-offer = Une place pour toi
web-offer-about = { $name } joue à la place { $seat } de cette table de { $game } et la cède à qui ouvre ce lien.
web-offer-once = Si tu la prends, tu joues à partir de là et tu vois ce que seule cette place peut voir ; { $name } regarde. Toute la table en est informée. Le lien ne sert plus ensuite.
web-offer-take = Jouer à la place de { $name }
web-offer-watch = Non, aller seulement à la table
web-offer-yours = La place { $seat } est la tienne. Envoie ce lien à la personne qui doit jouer pour toi.
web-offer-taken = Tu joues maintenant à la place de { $name } ; toute la table le sait.
web-handed = Ton lien privé a servi : { $name } joue maintenant à la place { $seat }, qui était la tienne. Tu regardes.
web-sit = S’asseoir ici
web-leave = Quitter cette place
web-remove-bot = Retirer le bot
web-give-up = Fermer cette table
web-closed = Cette table a été fermée.
web-invite = Inviter
web-invite-about = Toute personne qui ouvre ce lien peut s’asseoir ici.
web-invite-code = Code à dicter
web-invite-code-about = Les autres le saisissent sur la page d’accueil, sous « Rejoindre ». Il sert jusqu’au début de la partie.
web-invite-share = Partager le lien
web-invite-qr = Scanner pour rejoindre
web-copy = Copier
web-copied = Copié
web-commitment = Pour que personne ne triche, le secret de tous les lancers et tirages est fixé avant que quiconque s’assoie. Tu pourras le vérifier après la partie. Empreinte : { $commitment }
web-log = Journal
web-log-sit = { $player } s’assoit.
web-log-claim = { $text } reprend la place de { $player }.
web-log-profile = { $player } s’appelle maintenant { $text }.
web-log-say = { $player } : { $phrase }
web-log-withdraw = { $player } ne veut plus annuler son coup.
web-log-bot = Un bot s’assoit.
web-log-leave = { $player } s’en va ; un bot prend la place.
web-log-start = La partie commence.
web-log-withheld = La part du hasard de { $player } n’est pas arrivée : la partie commence sans elle.
web-log-round = Manche { $round }
web-log-ask = { $player } demande à annuler son coup.
web-log-agree = { $player } est d’accord.
web-log-refuse = { $player } n’est pas d’accord.
web-log-undo = { $player } annule son coup.
web-log-proxy =
    { $text ->
        [time] Le temps de { $player } est écoulé.
       *[away] { $player } est absent : un bot joue ce tour.
    }
web-log-return = { $player } laisse { $whom } continuer.
web-log-return-own = { $player } demande à continuer.
web-log-replace = { $player } veut qu’un bot joue tout de suite pour { $whom }.
web-log-resign = { $text ->
    [yes] { $player } aimerait arrêter la partie.
   *[no] { $player } veut continuer.
}
web-log-rematch = Une revanche est proposée.
web-say = Dire quelque chose
phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups …
phrase-think = Laisse-moi réfléchir.
phrase-back = Je reviens tout de suite.
phrase-close = C’était juste !
phrase-good = Belle partie !
phrase-again = Encore une partie ?
phrase-clap = applaudissements
phrase-laugh = rires
phrase-wow = waouh
phrase-sad = une larme
phrase-fire = feu
phrase-heart = un cœur
web-seats-at-table = Places
web-you = toi
# The same as in English.
web-is-bot = bot
# The same as in English.
web-bot-level = bot, { $level }
# The same as in English.
web-bot-named = { $name } (bot, { $level })
cast-fatcap = Écrit en grand, ne laisse pas de vide et ne s’excuse jamais.
cast-neonowl = Peint la nuit et ne cligne des yeux qu’entre deux manches.
cast-turborat = Est déjà loin quand la peinture sèche.
cast-ladymural = Demande la permission à chaque mur, très poliment.
cast-misterdrip = Affirme que les coulures sont voulues.
cast-zigzag = N’a jamais tracé de ligne droite, ni même essayé.
cast-roofcat = Connaît tous les toits et retombe sur ses pattes.
cast-paperfox = Prépare tout sur papier, puis plie le plan.
cast-tinmoth = Est attiré par les réverbères et le jaune vif.
cast-pinto = Signe d’un sept et ne dira pas pourquoi.
cast-mossy = Était là bien avant le mur.
cast-chroma = Possède chaque couleur en double et n’en prête aucune.
web-proxy-away = absent, un bot joue
web-proxy-time = temps écoulé
web-time-left = Temps restant
web-points-label = Points :
web-move-bar = Ton coup
web-confirm = Confirmer
web-back = Retour
web-back-nothing = Tu n’as encore rien choisi : il n’y a aucun choix à retirer.
web-prompt = Ce qui est demandé
web-turn-over = La partie est terminée.
web-turn-yours = À toi !
web-turn-of = Au tour de { $name }
web-turn-change = Tu as choisi.
web-turn-wait = Patience.
web-turn-chance = Le sort décide…
web-turn-reveals = La partie commence dans un instant. Il manque encore une part du hasard : { $names }.
web-turn-confirm = C’est bien ainsi ? Confirme, ou reviens.
web-turn-sending = Envoi…
web-turn-offline = Hors connexion. Ton coup partira dès que la connexion reviendra.
web-undo = Annuler mon coup
web-asked =
    { $actions ->
        [one] { $name } voudrait annuler un coup.
       *[other] { $name } voudrait annuler les { $actions } dernières actions.
    }
web-asked-waiting = { $name } a demandé à annuler un coup ; les autres décident.
web-withdraw = Retirer ma demande
web-take-over = Laisser un bot jouer
web-away-countdown = { $name } est absent. Un bot jouera à sa place dans { $time }.
web-replace-waits = Accord attendu de : { $names }.
web-time-up = Ton temps est écoulé.
web-time-alone = Seuls des bots t’attendent : continue, avec un temps tout neuf.
web-time-together = Un bot joue pour toi. Avec un temps tout neuf, tu peux continuer dès que tout le monde est d’accord.
web-time-asked = Un bot joue pour toi jusqu’à ce que tout le monde soit d’accord que tu continues. On attend encore : { $names }.
web-time-other = Le temps de { $name } est écoulé, et un bot joue à sa place.
web-play-on = Continuer
web-let-back = Laisser { $name } continuer
web-agree = D’accord
web-refuse = Non
web-curtain = Que les autres détournent le regard : c’est au tour de { $name }.
web-curtain-open = Je suis { $name }
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-watch = Regarder la revanche
web-replay = Revoir
web-download = Télécharger la partie
web-won = { $winner } gagne contre { $second }, { $own } à { $other } ; « { $line } » a fait la différence, { $mine } à { $theirs }.
web-poster = La fin d’une partie de { $game } : le tag de { $names } au-dessus des plateaux terminés
web-picture-save = Enregistrer une image
web-picture-share = Partager l’image
web-picture-failed = Ce navigateur n’a pas pu créer l’image.
web-plain-ask = Choisis une des actions.
web-plain-actions = Ce que tu peux faire
web-plain-search = Chercher parmi les actions
web-plain-field = De quoi il s’agit
web-plain-chosen = a choisi
web-verify = Vérifier lancers et tirages
web-verify-seed = La graine révélée est bien celle qui avait été fixée avant la partie.
web-verify-seed-wrong = La graine révélée N’EST PAS celle qui avait été fixée !
web-verify-shares-seen = L’engagement et les scellés sont ceux que ce navigateur a vus quand il a révélé ta part.
web-verify-shares-other = L’engagement ou les scellés ne sont PAS ceux que ce navigateur a vus quand il a révélé ta part, ou ta part manque !
web-verify-mark = La dernière marque de l’enregistrement est { $mark }. Note-la : « allcity verify --mark » prouve avec elle qu’aucun coup de l’enregistrement n’a été remplacé.
web-verify-mark-seen = Les coups de l’enregistrement sont ceux que cette page a vus : leur dernière marque est { $mark }. Note-la : « allcity verify --mark » prouve avec elle qu’aucun coup n’a été remplacé plus tard.
web-verify-mark-other = Les coups de l’enregistrement ne sont PAS ceux que cette page a vus !
web-verify-offline = Ceci a été calculé dans ton navigateur. « allcity verify » contrôle hors ligne la partie téléchargée, toutes règles comprises.
# The same as in English.
web-moment = Moment
web-moment-of = Action { $index } sur { $length }
web-replay-viewer = Vu par
web-replay-spectator = un spectateur
web-replay-play = Lecture
# The same as in English.
web-replay-pause = Pause
web-replay-step = Un pas en avant
web-replay-back = Un pas en arrière
web-replay-link = Copier un lien vers ce moment
web-replay-copied = Copié : avec ce lien, on voit ce moment.
web-replay-copied-later = Copié : avec ce lien, on verra ce moment une fois la partie finie.
web-replay-turn = Tour
web-replay-turn-back = Au tour précédent
web-replay-turn-next = Au tour suivant
web-replay-round = Aller à
web-replay-speed = Vitesse
web-replay-speed-slow = Lente
web-replay-speed-normal = Normale
web-replay-speed-fast = Rapide
web-replay-key = { $what } ({ $key })
web-look-back = Revoir cette partie
web-replay-begin = Avant la première action
web-replay-first = C’est le début : rien ne s’est passé avant.
web-replay-last = C’est la dernière action : rien ne vient après.
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
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
web-winner-bot =
    { $count ->
        [one] { $names } gagne, avec des coups d’un bot
       *[other] { $names } partagent la victoire, avec des coups d’un bot
    }
web-played-bot =
    { $round ->
        [0] Un bot a joué { $bot } actions sur { $actions }.
       *[other] À partir de la manche { $round }, un bot a joué { $bot } actions sur { $actions }.
    }
web-played-late =
    { $round ->
        [0] Le temps s’est écoulé.
       *[other] Le temps s’est écoulé à la manche { $round }.
    }
web-by-bot = (joué par un bot)
web-verify-fair =
    { $count ->
        [one] L’unique lancer ou tirage correspond à la graine révélée et aux nombres aléatoires des joueurs.
       *[other] Les { $count } lancers et tirages correspondent à la graine révélée et aux nombres aléatoires des joueurs.
    }
web-verify-wrong =
    { $count ->
        [one] Un lancer ou tirage n’est pas celui de la graine : ligne { $lines }.
       *[other] { $count } lancers et tirages ne sont pas ceux de la graine : lignes { $lines }.
    }

## Apprendre et règles dans le navigateur

web-learn = Apprendre
web-learn-and-rules = Leçons et règles
web-learn-title = Apprends en jouant
web-learn-about = De courtes leçons sur les vrais plateaux. Tu joues, nous expliquons. Passe ce que tu connais ; il y a toujours un indice.
web-learn-to-play = Apprendre à jouer
web-learn-begin = Commencer
web-learn-go = Continuer
web-learn-is-done = faite
web-learn-is-skipped = passée
web-learn-number = Leçon { $number }
web-learn-hint = Indice
web-learn-show = Montre-moi
web-learn-try = Essayer
web-learn-try-hint = Essaie sans crainte : ici, on ne perd rien. Fais-le sur le plateau, ou appuie sur « Essayer ».
web-learn-skip = Passer
web-learn-next = Suite
web-learn-next-lesson = Leçon suivante
web-learn-all = Toutes les leçons
web-learn-again = Recommencer
web-learn-first-game = Jouer ta première partie
web-learn-other = C’est permis, mais ici on essaie autre chose. Relis la question, ou demande un indice.
web-puzzles = Énigmes
web-puzzles-about = De vraies positions où un coup est nettement le meilleur. Nos bots les ont trouvées dans leurs propres parties ; le niveau dit combien d’entre eux trouvent la réponse. Trouve-la sur le plateau.
web-puzzle-number = Énigme { $number }
web-puzzle-grade = Niveau { $grade }
web-puzzle-solved-of = { $solved } sur { $count } résolues
web-puzzle-is-solved = résolue
web-puzzle-next = Énigme suivante
web-puzzle-all = Toutes les énigmes
web-puzzle-shown = C’était la réponse.
web-puzzle-found = { $found } % de nos bots la trouvent.
web-daily = Le mur du jour
web-daily-about = La même donne pour tout le monde, contre le même bot. Un essai par jour : feras-tu mieux que le par ?
web-daily-go = Le mur d’aujourd’hui
web-daily-rules = Ici, tout le monde reçoit les mêmes dés et le même bot, et n’a qu’un essai, sans le coach. Le par est ce que nos bots tirent de la même donne à ta place : la moyenne de 100 parties. Les jours commencent à minuit UTC. Il ne faut pas de compte : ce navigateur suffit.
web-daily-rules-offline = Toutes les personnes qui jouent hors ligne reçoivent ici les mêmes dés et le même bot, et n’ont qu’un essai, sans le coach. Ce n’est pas le mur d’un serveur de tables : ces dés découlent de la date, on pourrait donc les calculer d’avance, et tes résultats restent dans ce navigateur. Le par est ce que nos bots tirent de la même donne à ta place : la moyenne de 100 parties. Les jours commencent à minuit UTC.
web-daily-play = Jouer
web-daily-par = Par : { $par }
web-daily-par-waits = Le par est en cours de calcul.
web-daily-points =
    { $points ->
        [one] Tu as fait { $points } point
       *[other] Tu as fait { $points } points
    }
web-daily-against = { $apart } par rapport au par
web-daily-square = manche { $round } : { $kind ->
        [above] plus
        [below] moins
       *[about] à peu près autant
    }
web-daily-squares-about = Un carré par manche : bleu pour plus de points que les bots, blanc pour à peu près autant, orange pour moins.
web-daily-copy = Copier le résultat
web-daily-share = Partager le résultat
web-daily-share-line = All City, le mur du jour – { $game }, { $date } : { $apart } (par { $par })
web-daily-share-line-offline = All City, le mur du jour hors ligne – { $game }, { $date } : { $apart } (par { $par })
web-daily-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
web-daily-finished =
    { $count ->
        [0] Personne n’a fini ce mur.
        [one] { $count } personne a fini ce mur.
       *[other] { $count } personnes ont fini ce mur.
    }
web-daily-opens = Tous les résultats, les replays et les dés de ce jour s’ouvrent le { $time }.
web-daily-results = Résultats
web-daily-best = Revoir la meilleure partie
web-daily-best-review = Son bilan
web-daily-late = Terminé trop tard pour compter.
web-daily-given-up = Tu as abandonné cette partie.
web-daily-place = Place { $place } sur { $count }
web-daily-previous = La veille
web-daily-today = Aujourd’hui
web-daily-sealed = Le bilan, l’enregistrement et les dés s’ouvrent le { $time }, quand ce mur sera fini pour tout le monde.
web-daily-alone = C’est le mur du jour : tu le joues sans aide, et personne ne peut regarder avant la fin du jour.
web-daily-check = Pour qui veut vérifier
web-daily-check-about = Tous les dés de ce mur viennent d’une seule graine. Son SHA-256 a été publié avant ce jour, et la graine est ouverte après.
web-daily-check-about-offline = Tous les dés de ce mur viennent d’une seule graine : le SHA-256 de « { $text } ».
web-daily-commitment = SHA-256 de la graine
web-daily-seed = Graine
web-daily-promise = SHA-256 pour le { $day }
web-rules = Règles
web-rules-of = Les règles de { $game }
web-rules-ours = À propos de ces règles :
web-rules-search = Chercher : des mots, ou une clause comme { $clause }
web-rules-found =
    { $count ->
        [0] Aucune clause ne contient ces mots.
        [one] Une clause.
       *[other] { $count } clauses.
    }
web-rules-contents = Sommaire
web-rules-glossary = Glossaire
web-clause = Clause { $clause } : ce qu’elle dit
web-clause-rules = Toutes les règles
web-level-new = Débutant
web-level-easy = Facile
web-level-medium = Moyen
web-level-skilled = Confirmé
web-level-hard = Difficile
# The same as in English.
web-level-expert = Expert
cli-too-many-names = Il y a { $names } noms, mais { $people ->
        [0] seuls des bots jouent.
        [one] une seule personne joue.
       *[other] seules { $people } personnes jouent.
    }
served-link = « { $found } » n’est pas un lien vers une table. Écris-le comme dans l’invitation : https://example.org/t/TABLE#CODE.
served-code = « { $found } » n’est pas le code d’une table. Un code a dix chiffres.
served-no-table = Quelle table ? Donne son lien entier après --at, ou son code avec --code.
served-ask-code = Code de la table :
served-take = Appuie sur Entrée pour jouer à la place de { $name }, ou sur Ctrl-C pour renoncer.
served-game = Ce programme ne connaît pas le jeu « { $game } ». Une version plus récente d’All City le connaît peut-être.
served-rules = Le serveur joue avec d’autres règles ou d’autres plateaux que ce programme. Mets les deux à la même version, ou joue dans le navigateur.
served-late =
    { $status ->
        [running] Cette partie a commencé sans toi. Quelqu’un à la table peut te donner un lien privé vers sa place ; { $link } te laisse regarder.
        [over] Cette partie est terminée. On peut la revoir dans le navigateur : { $link }
       *[closed] Cette table a été fermée.
    }
served-full = Toutes les places sont prises.
served-start = Commencer la partie
served-away = { $name } est absent.
served-waiting =
    { $free ->
        [0] À la table : { $names }. La partie n’a pas encore commencé.
        [one] À la table : { $names }. Une place est libre.
       *[other] À la table : { $names }. { $free } places sont libres.
    }
served-leave = Ta place reste la tienne : la même commande t’y ramène.
served-offline = Le serveur est injoignable. Vérifie l’adresse, et qu’il est en marche.
served-silent = Le serveur n’a pas répondu à temps. Réessaie.
served-unreadable = Ce qui répond à cette adresse n’est pas un serveur All City.
served-protocol = Ce serveur parle une autre version du protocole que ce programme. Mets les deux à la même version.
served-help =
    undo                reprendre ta dernière action, ou le demander aux autres
    answer 1            donner la première réponse à ce que quelqu’un demande à la table
served-no-answer = Rien n’est demandé qui ait cette réponse.
screen-unfinished = Il y a une partie que tu as quittée à la manche { $round } : { $names }. Entrée la reprend, « non » en commence une nouvelle.
screen-typed = Tape pour filtrer, Entrée pour choisir
screen-asked = { $player } :
screen-thinking = { $player } réfléchit … { $seconds } s
screen-waiting = En attente de { $players }.
screen-over = La partie est finie. Ctrl-C ferme la table.
screen-hand = Place la pièce avec les flèches, R et F ; Entrée la dessine, Échap la repose.
screen-end = La fin
screen-close = Échap ferme
screen-leave = Veux-tu quitter la partie ? { $kept } Entrée quitte, Échap continue.
screen-leave-kept = Elle est conservée : « allcity play { $game } » propose de la reprendre.
screen-leave-record = La partie jusqu’ici est conservée dans { $path }.
screen-leave-lost = Elle n’est pas conservée.
screen-undo-told = Quelqu’un a appris quelque chose depuis, donc ce n’est plus annulable.
screen-why-what = Tape d’abord une action ou place une pièce ; F3 dit alors quelle règle l’interdit.
screen-coach-thinks = L’entraîneur regarde la table …
screen-key-help = Aide
screen-key-coach = Entraîneur
screen-key-why = Pourquoi
screen-key-score = Points
screen-key-rules = Règles
screen-key-log = Journal
screen-key-undo = Annuler
screen-key-leave = Quitter
screen-key-move = Déplacer
screen-key-turn = Tourner
screen-key-flip = Retourner
screen-key-next = Pièce suivante
screen-key-draw = Dessiner
screen-key-back = Retour
screen-help =
    Choisis dans la liste avec les flèches et Entrée. Ce que tu tapes raccourcit la liste ; Tab reprend ce qui est en évidence, et Échap retire le dernier mot.

    À la souris, clique sur ce qui est souligné sur le plateau. Un second clic fait ce qui reste.

    Une pièce se déplace avec les flèches ou la souris, se tourne avec R et se retourne avec F. Entrée ou un clic la dessine. Tab prend la pièce suivante, s’il y en a plusieurs.

    Page préc. et Page suiv. font défiler le plateau. F2 : l’entraîneur. F3 : quelle règle interdit ce que tu as tapé, ou la pièce là où elle est. F4 : d’où viennent les points. F5 : les règles, à partir de celle qui s’applique. F6 : le journal. Ctrl-Z annule ta dernière action ; à une table servie, on le demande aux autres s’ils en ont appris quelque chose, et F7 et F8 répondent à ce qui est demandé à la table. Ctrl-C quitte la table.

# Every sentence about Tag City that a person reads, in French. The other languages have the same keys in the same order.

## The command line and the terminal

play-help-tagcity =
    put 3 2             le leader pose un dé de valeur 3 sur l’espace 2
    take 4              prendre un dé sur l’espace 4
    tag A1 B1 C1 D1     dessiner sur ces cases
    drone I2 tag A1 B1  envoyer un drone pour une forme, et la dessiner sur ces cases
    check -1            entourer une bulle de cette valeur
    moves tag           ce que tu peux faire qui commence par « tag »
    why tag A1 B1 …     la clause qui l’interdit
    coach               activer ou couper l’entraîneur, qui explique chaque choix
    advice              ce qu’un bon joueur regarderait
    score               les points jusqu’ici, et pourquoi
    board               revoir les plateaux
    quit                quitter la table
ask-tagcity-put = Tu es leader. Pose chaque dé sur un espace voisin de sa valeur : { $dice }
ask-tagcity-take = Prends un dé sur l’un des espaces { $spaces }.
ask-tagcity-act = Dessine { $shape } (tag …), envoie un drone pour une autre forme (drone …) ou consulte les réseaux (check …).
ask-tagcity-final = Le dernier dé, pour tout le monde à la fois : dessine { $shape } (tag …), drone … ou check …
tagcity-hq = Plateau QG, tour { $round }, leader { $leader }
tagcity-remote = Télécommande
tagcity-bubbles = Bulles
tagcity-chosen = a choisi
tagcity-choosing = choisit
tagcity-side = Ville, côté { $side }
print-tagcity-hq = Plateau QG
print-tagcity-shapes = Jetons graffiti

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
rulebook-T1-6 = Elle parle de colonnes, de lignes et de quartiers, sans en donner le nombre : il n’est imprimé que sur les plateaux.
clause-T1-7 = Il y a un dé de plus que de tagueurs : 3, 4 ou 5 dés.
clause-T1-8 = Un tagueur est leader au premier tour.
ruling-T1-8 = ce tagueur est tiré au sort, sauf si la table le désigne.
rulebook-T1-8 = Un tagueur prend le jeton leader ; elle ne dit pas lequel.

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
rulebook-T3-10 = Le texte français dit la première valeur ; les textes anglais et espagnol disent une des valeurs.
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
rulebook-T4-2 = Tous utilisent le dernier dé en même temps ; elle ne dit pas si les choix sont cachés, ni si on peut en changer.
clause-T4-3 = Si plusieurs tagueurs consultent leurs réseaux sociaux avec le dernier dé, ils entourent tous la même bulle libre.
ruling-T4-3 = celle que choisit le premier d’entre eux dans l’ordre du tour, en commençant à gauche du leader.
rulebook-T4-3 = Ils entourent tous la même bulle ; elle ne dit pas laquelle.
clause-T4-4 = Si plusieurs tagueurs complètent la même colonne, la même ligne ou le même quartier avec le dernier dé, chacun d’eux entoure la grande valeur, si elle n’était pas déjà cochée.

## T5 Marquer des points

clause-T5-1 = 25 éléments rapportent des points : les 12 colonnes, les 8 lignes et les 5 quartiers. Chacun a une grande et une petite valeur.
clause-T5-2 = Une colonne, une ligne ou un quartier est complet quand toutes ses cases sont peintes. On l’annonce par sa lettre, son numéro ou sa couleur, et on marque aussitôt les points.
clause-T5-3 = Le premier tagueur qui complète l’élément entoure la grande valeur. Les autres cochent cette valeur.
clause-T5-4 = Tous les tagueurs qui le complètent plus tard entourent la petite valeur, quel que soit leur nombre.
clause-T5-5 = Un seul dessin peut compléter plusieurs colonnes, lignes ou quartiers. Chacun rapporte ses points.

## T6 La fin

clause-T6-1 = La compétition se termine quand au moins une de ces choses est vraie : (a) toutes les grandes valeurs sont entourées ou cochées ; (b) toutes les bulles sont entourées ou cochées ; (c) un tagueur a entouré toutes les valeurs de sa télécommande.
clause-T6-2 = Le tour où cela arrive se joue jusqu’au bout, dernier dé compris.
clause-T6-3 = Ton prestige est la somme de toutes les valeurs que tu as entourées : grandes, petites, drones et bulles.
clause-T6-4 = Le tagueur qui a le plus de prestige gagne.
clause-T6-5 = En cas d’égalité, le tagueur à égalité qui a entouré le plus de bulles gagne. Notre décision : les consultations gratuites (T3.13) ne comptent pas, alors que la règle française compte chaque consultation.
ruling-T6-5 = seules comptent les bulles entourées, pas les consultations gratuites de T3.13.
rulebook-T6-5 = Les textes anglais et espagnol comptent les bulles entourées ; le texte français demande qui a consulté le plus ses réseaux, donc aussi gratuitement.
clause-T6-6 = S’il y a encore égalité, plus rien ne départage.
ruling-T6-6 = ils partagent la place.
rulebook-T6-6 = Tous les textes laissent la prochaine compétition décider.

## Pourquoi une action est refusée ; le programme met la clause devant

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
refusal-tagcity-turn = Attends un instant : c’est au tour du tagueur { $turn }.
refusal-tagcity-all-put = Tous les dés sont déjà placés.
refusal-tagcity-take-first = Prends d’abord un dé sur le plateau QG, puis choisis ce que tu en fais.
refusal-tagcity-taken = Tu as déjà ton dé, celui de l’espace { $space }. Utilise-le maintenant.
refusal-tagcity-final = Personne ne prend le dernier dé. Il est sur l’espace { $space }, et tout le monde l’utilise ensemble.
refusal-tagcity-leader = Seul le leader place les dés. Le leader est le tagueur { $leader }.
refusal-tagcity-put-first = Place d’abord les dés qui restent à placer : { $dice }.
refusal-tagcity-no-die = Il n’y a pas de dé à prendre sur l’espace { $space }. Il y a des dés sur ces espaces : { $spaces }.
refusal-tagcity-no-such-die = Tu n’as pas de { $value } à placer. Il reste à placer : { $dice }.
refusal-tagcity-not-beside = L’espace { $space } n’est pas à côté de la valeur { $value }. Un dé de valeur { $value } va sur l’un de ces espaces : { $spaces }.
refusal-tagcity-not-on-hq = La forme { PIECE($shape) } n’est pas sur le plateau QG. Voici celles qui y sont : { PIECE($shapes) }.
refusal-tagcity-remote-empty =
    { $drones ->
        [one] Tu as utilisé la seule valeur de ta télécommande ({ $drones } en tout) : il ne te reste plus de drone.
       *[other] Tu as entouré les { $drones } valeurs de ta télécommande : il ne te reste plus de drone.
    }
refusal-tagcity-no-room = La forme { PIECE($shape) } ne rentre plus nulle part dans ta ville : aucun drone ne peut la dessiner.
refusal-tagcity-no-bubble-left = Il ne reste plus de bulle, donc tu ne peux pas entourer { $value }. Mais tu peux consulter tes réseaux sociaux sans rien payer.
refusal-tagcity-which-bubble = Choisis la bulle que tu entoures. Bulles libres : { $bubbles }.
refusal-tagcity-no-such-bubble = Aucune bulle n’a la valeur { $value }. Voici les bulles libres : { $bubbles }.
refusal-tagcity-bubble-gone = Plus aucune bulle de valeur { $value } n’est libre (entourée par { $taggers }). Voici les bulles libres : { $bubbles }.
refusal-tagcity-not-whole =
    Dessine la forme tout entière : { $size ->
        [one] { PIECE($shape) } a { $size } case
       *[other] { PIECE($shape) } a { $size } cases
    }, et tu en as donné { $found }.
refusal-tagcity-outside = Une partie de la forme sortirait de la ville : { $squares }.
refusal-tagcity-tagged = Déjà peint : { $squares }.
refusal-tagcity-needs-drone = C’est la forme { PIECE($other) }, mais tu dessines { PIECE($shape) }. Pour { PIECE($other) }, il faut envoyer un drone.
refusal-tagcity-other-shape =
    { $size ->
        [one] Tu dessines maintenant la forme { PIECE($shape) }, avec sa case ({ $size }).
       *[other] Tu dessines maintenant la forme { PIECE($shape) }, avec ses { $size } cases.
    } { $found ->
        [one] La case donnée ({ $found }) n’est pas cette forme.
       *[other] Les { $found } cases données dessinent autre chose.
    }

## Actions illisibles

action-tagcity-token = Après « token » vient le nom d’une forme, comme dans « token I4 ». { found-text }
action-tagcity-lead = Après « lead » vient le numéro d’une place, comme dans « lead 2 ». { found-text }
action-tagcity-roll = Après « roll » viennent les valeurs des dés, séparées par un blanc, comme dans « roll 1 3 6 ». { found-text }
action-tagcity-put = Après « put » viennent la valeur d’un dé et le numéro d’un espace du QG, comme dans « put 3 2 ». { found-text }
action-tagcity-take = Après « take » vient le numéro d’un espace du QG, comme dans « take 4 ». { found-text }
action-tagcity-tag = Après « tag » viennent des cases, chacune une seule fois et séparées par un blanc, comme dans « tag C4 D4 E4 F4 ». { found-text }
action-tagcity-drone = Après « drone » viennent le nom d’une forme et son dessin, comme dans « drone I2 tag A1 B1 ». { found-text }
action-tagcity-check = Après « check » vient la valeur d’une bulle, comme dans « check -1 », ou rien s’il ne reste plus de bulle. { found-text }

## Mises en place et positions qui ne vont pas

setup-tagcity-tokens-side = Le côté A du QG a ses formes imprimées : on ne peut donc pas choisir les jetons « { $tokens } ». Pour choisir toi-même, prends le côté B du QG.
setup-tagcity-tokens = « { $tokens } » ne va pas : le côté B du QG demande six grandes formes différentes, séparées par un blanc. Il y a celles-ci : { $known }.

## Fichiers d’édition avec des erreurs ; le programme met la ligne et le chemin devant

edition-tagcity-unknown-shape = « { $shape } » n’est pas une des grandes formes de ce fichier.
edition-tagcity-shape-twice = « { $shape } » apparaît plus d’une fois, alors qu’une seule fois est permise.
edition-tagcity-shape-name = « { $shape } » ne va pas comme nom de forme. Prends une majuscule A–Z et un chiffre, comme dans I4.
edition-tagcity-shape-picture = Dessine { $shape } comme une liste de lignes, avec # pour chaque case et . pour chaque vide, comme dans ["#.", "##"].
edition-tagcity-shape-pieces = Les cases # de { $shape } doivent former un seul morceau : il y en a au moins une, et toutes se tiennent par leurs côtés.
edition-tagcity-shape-size = { $shape } est trop grande pour rentrer dans la ville.
edition-tagcity-shape-same = { $shape } est la même forme que { $other }, peut-être tournée ou retournée. Est-ce bien le cas dans ta boîte ?
edition-tagcity-row =
    { $expected ->
        [one] La ligne { $row } doit avoir { $expected } case
       *[other] La ligne { $row } doit avoir { $expected } cases
    }, mais en a { $found }.
edition-tagcity-colour = La case { $square } a « { $colour } », mais il n’y a que ces quartiers : { $known }.
edition-tagcity-no-district = Aucune case n’appartient au quartier { $colour }.
edition-tagcity-district-pieces = Le quartier { $colour } n’est pas d’un seul morceau. Est-ce bien le cas sur ton plateau ?
edition-tagcity-low-above-high = La petite valeur de { $feature } dépasse sa grande valeur (une minuscule désigne un quartier). Est-ce bien le cas sur ton plateau ?

## Le journal ; le hasard n’a pas de nom

log-tagcity-token = Le jeton { $rest } est tiré pour le plateau QG.
log-tagcity-lead = Le sort désigne le leader du premier tour : { $whom }.
log-tagcity-roll = Les dés montrent { $rest }.
log-tagcity-put = { $player } pose un { $first } sur l’espace { $second }.
log-tagcity-take = { $player } prend un dé sur l’espace { $rest }.
log-tagcity-tag = { $player } peint { $rest }.
log-tagcity-drone = { $player } envoie un drone pour la forme { PIECE($first) } et peint { $third }.
log-tagcity-check =
    { $rest ->
        [none] { $player } consulte ses réseaux sociaux ; il ne reste plus de bulle.
       *[other] { $player } consulte ses réseaux sociaux : bulle { $rest }.
    }
log-tagcity-reveal = Tous les choix pour le dernier dé sont révélés.
log-tagcity-choose = { $player } a choisi pour le dernier dé.
gain-tagcity-high = { $player } complète { tagcity-feature } en premier : { $points }.
gain-tagcity-high-together = { $player } complète { tagcity-feature } avec le même dé que d’autres : { $points }.
gain-tagcity-low = { $player } complète { tagcity-feature } : { $points }.
gain-tagcity-drone = { $player } paie le drone : { $points }.
gain-tagcity-bubble = { $player } entoure une bulle : { $points }.
gain-tagcity-bubble-together = { $player } entoure la même bulle que d’autres : { $points }.

## Le jeu et ses options

game-tagcity = Tag City
option-tagcity-city = Côté de la ville
option-tagcity-hq = Côté du QG
option-tagcity-leader = Premier leader
option-tagcity-tokens = Jetons du côté B du QG
option-tagcity-city-about = Tous jouent sur le même côté. Le côté B a des quartiers d’autres formes et d’autres valeurs.
option-tagcity-hq-about = Le côté A a ses six formes imprimées ; le côté B reçoit six jetons, et chaque partie est différente.
option-tagcity-leader-about = La place qui est leader au premier tour.
option-tagcity-tokens-about = Choisis six formes dans l’ordre de l’anneau, ou laisse faire le hasard.
end-tagcity-highs = La compétition est terminée : toutes les grandes valeurs sont entourées ou cochées.
end-tagcity-bubbles = La compétition est terminée : toutes les bulles sont entourées ou cochées.
end-tagcity-remote = La compétition est terminée : un tagueur a entouré toutes les valeurs de sa télécommande.
tie-tagcity-broken = Prestige égal : le nombre de bulles départage (T6.5).
tie-tagcity-shared = Prestige et bulles égaux : la place est partagée (T6.6).
house-note-tagcity = Les plateaux de l’édition maison sont les nôtres : leurs nombres, leurs quartiers et leurs formes peuvent être différents du jeu imprimé. Si tu possèdes Tag City, tu peux écrire un fichier d’édition avec ce que montre ta boîte, et jouer avec.
credits-tagcity = Tag City est un jeu de Robin David, édité par Runes Editions.
colour-tagcity-R = rouge
colour-tagcity-Y = jaune
colour-tagcity-G = vert
colour-tagcity-B = bleu
colour-tagcity-P = violet

## La feuille de score

sheet-tagcity-high = Grandes valeurs
sheet-tagcity-low = Petites valeurs
# The same as in English.
sheet-tagcity-drones = Drones
sheet-tagcity-bubbles = Bulles
sheet-tagcity-total = Prestige total
tagcity-prestige =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }

## Leçons

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
learn-tagcity-draw-take = Prends le dé de l’espace 2. La forme qui s’y trouve est { PIECE("L4") }.
learn-tagcity-draw-hint-take = L’espace 2 se trouve entre les valeurs 2 et 3.
learn-tagcity-draw-turn = Tu dessines cette forme sur ta ville. Tu peux la tourner et la retourner.
learn-tagcity-draw-outside = La ville s’arrête à la colonne L. Essaie de dessiner sur L1 L2 L3 et une case plus à droite.
learn-tagcity-draw-draw = Dessine maintenant { PIECE("L4") } où tu veux, dans le sens que tu veux.
learn-tagcity-draw-hint-draw = Trois cases en ligne et une de plus à côté d’un bout : A1 B1 C1 et A2, par exemple.
learn-tagcity-draw-done = Bien dessiné. Ce qui est dessiné reste : rien n’est déplacé ni effacé.
learn-tagcity-border-title = Passer d’un quartier à l’autre
learn-tagcity-border-intro = Ta ville a cinq quartiers de couleur. Une forme peut passer de l’un à l’autre, et n’a pas besoin de toucher tes graffitis.
learn-tagcity-border-tagged = Mais on ne peint pas deux fois une case. Essaie de dessiner sur B7 C7 B8 C8.
learn-tagcity-border-cross = Dessine maintenant { PIECE("O4") }, le carré, sur deux ou trois quartiers.
learn-tagcity-border-hint-cross = Là où se touchent le rouge, le jaune et le violet : F1 G1 F2 G2.
learn-tagcity-border-done = Un quartier est complet quand toutes ses cases sont peintes. Les colonnes et les lignes aussi : 25 éléments peuvent rapporter.
learn-tagcity-first-title = Compléter une ligne en premier
learn-tagcity-first-intro = Tu as peint A1 à H1. La ligne 1 a deux valeurs à droite : la grande 6, la petite 3. Le premier qui la complète gagne la grande.
learn-tagcity-first-take = Il manque quatre cases en ligne. Prends le dé de cette forme.
learn-tagcity-first-hint-take = { PIECE("I4") } est sur l’espace 1.
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
learn-tagcity-drone-intro = Tu as pris { PIECE("O4") }, mais pour la ligne 1 il faut quatre cases en ligne. Un drone apporte n’importe quelle forme du plateau QG. Il coûte la prochaine valeur de ta télécommande : la première est -2.
learn-tagcity-drone-without = Essaie sans drone : choisis la forme { PIECE("I4") } et dessine-la sur les cases I1 J1 K1 L1.
learn-tagcity-drone-send = Envoie maintenant un drone pour { PIECE("I4") }, et complète la ligne 1 avec elle.
learn-tagcity-drone-hint-send = Choisis le drone, puis la forme { PIECE("I4") }, la longue, et dessine-la sur I1 J1 K1 L1.
learn-tagcity-drone-done = 6 pour la ligne, -2 pour le drone : cela valait le coup. Le prochain drone coûte -3, et quand la télécommande est épuisée il n’y en a plus.
learn-tagcity-small-title = Les petites formes
learn-tagcity-small-intro = Dans la ligne 1, il ne manque que la case L1. Les trois petites formes au centre du plateau QG bouchent ces trous, mais on n’y pose jamais de dé.
learn-tagcity-small-without = Essaie sans drone : choisis la forme d’une seule case et peins L1 avec elle.
learn-tagcity-small-send = Envoie un drone pour la forme d’une seule case, et bouche le trou avec elle.
learn-tagcity-small-hint-send = La forme d’une case, { PIECE("I1") }, est au milieu du plateau QG, et le trou L1 est au bout de la ligne 1, à droite.
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
learn-tagcity-sealed-choose = Choisis : dessine { PIECE("L4") }, ou consulte tes réseaux sociaux.
learn-tagcity-sealed-hint-choose = B2 C2 D2 et D1 iraient bien.
learn-tagcity-sealed-hidden = Rien n’est encore dessiné. Le joueur 2 réfléchit encore : tu peux changer d’avis.
learn-tagcity-sealed-change = Choisis autre chose.
learn-tagcity-sealed-hint-change = Un nouveau choix remplace l’ancien : D1 E1 F1 et F2, peut-être.
learn-tagcity-sealed-done = Tous les choix sont faits : on les révèle et on les applique ensemble. Puis le tagueur suivant est leader.
learn-tagcity-together-title = Tous les deux à la fois
learn-tagcity-together-intro = Le dernier dé apporte { PIECE("I4") }, et il vous manque à tous deux I1 à L1 dans la ligne 1. Qui est le premier ?
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
learn-tagcity-end-finish = Dessine { PIECE("I4") } où tu veux, ou consulte tes réseaux sociaux : sans bulle, cela ne coûte rien.
learn-tagcity-end-hint-finish = E3 F3 G3 H3 sont libres.
learn-tagcity-end-done = Le prestige est la somme de tout ce que tu as entouré : grandes valeurs, petites valeurs, drones et bulles. Le plus grand gagne ; à égalité, celui qui a le plus de bulles.

## Bots and the arena

why-tagcity-prestige = Tu entoures plus de prestige tout de suite.
why-tagcity-prestige-soon = Cela mène à du prestige avec ce que tu pourras dessiner ensuite.
why-tagcity-features = Des colonnes, des lignes et des quartiers sont plus près d’être complets.
why-tagcity-race = Tu prends de l’avance sur les autres dans la course aux grandes valeurs.
why-tagcity-holes = Il reste moins de trous qu’aucune forme ne peut remplir.
why-tagcity-drones = Tu gardes des drones pour plus tard.
why-tagcity-bubbles = Il reste de la place pour les formes à venir, sans devoir entourer de bulles.
why-tagcity-end = Cela convient à ce moment de la compétition.

## The coach, and why a line of the score sheet is what it is

expect-tagcity =
    { $side ->
        [ahead] Résultat probable : environ { $points } de prestige, { $lead } de plus que ton meilleur rival.
        [behind] Résultat probable : environ { $points } de prestige, { $lead } de moins que ton meilleur rival.
       *[level] Résultat probable : environ { $points } de prestige, à égalité avec ton meilleur rival.
    }
advice-tagcity-put = Pose un { $first } sur l’espace { $second }.
advice-tagcity-take = Prends le dé de l’espace { $rest }.
advice-tagcity-tag = Peins { $rest }.
advice-tagcity-drone = Envoie un drone pour la forme { PIECE($first) } et peins { $third }.
advice-tagcity-check =
    { $rest ->
        [none] Consulte tes réseaux sociaux : cela ne coûte plus rien.
       *[other] Consulte tes réseaux sociaux et entoure la bulle { $rest }.
    }
coach-tagcity-put = Chaque dé peut aller de chaque côté de son numéro, et sa place décide de sa forme. Les autres choisissent avant toi : garde quelque chose de bon pour la fin.
coach-tagcity-take = L’espace décide de la forme que tu dessines. Cherche une forme qui termine quelque chose ou qui ne laisse pas de trous ; et regarde ce que tu laisses au suivant.
coach-tagcity-act = Tu as trois choix : dessiner la forme sans rien payer, envoyer un drone pour une autre forme au prix de ta télécommande, ou ne rien dessiner et entourer une bulle.
coach-tagcity-final = Tous utilisent ce dé en même temps, en secret. Ceux qui terminent la même chose avec lui ont tous la grande valeur, si elle est encore libre.
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
score-tagcity-high = { $value } pour { tagcity-feature } : toutes ses cases sont peintes, et personne n’a été plus rapide.
score-tagcity-high-together = { $value } pour { tagcity-feature } : à égalité avec { $taggers } grâce au même dernier dé, donc chacun entoure la grande valeur.
score-tagcity-low = { $value } pour { tagcity-feature } : après { $taggers }, la grande valeur était déjà prise.
score-tagcity-drone = { $value } pour le drone numéro { $number } : chaque drone coûte la valeur suivante de la télécommande.
score-tagcity-bubble = { $value } pour une bulle, entourée en consultant les réseaux sociaux.
score-tagcity-bubble-together = { $value } pour une bulle entourée en même temps que { $taggers } : tous ceux qui consultent leurs réseaux avec le dernier dé entourent la même.
scores-tagcity-high = Toutes les cases taguées, et personne n’a été plus rapide
scores-tagcity-high-together = Avec le même dernier dé que { $taggers } : chacun entoure la grande valeur
scores-tagcity-low = Après { $taggers }, la grande valeur était déjà prise
scores-tagcity-drone = Chaque drone coûte la valeur suivante de la télécommande
scores-tagcity-bubble = Entourée en consultant les réseaux
scores-tagcity-bubble-together = Entourée en même temps que { $taggers }, avec le dernier dé

## The table in the browser

web-about-tagcity = Prends un dé, tague sa forme sur ta ville et remplis avant les autres une ligne, une colonne ou un quartier. 2–4 joueurs, 20–30 minutes.
web-tagcity-hq = Plateau QG
web-tagcity-token =
    { $space ->
        [0] Jeton { $shape }
       *[other] Jeton { $shape }, sur l’espace { $space } de l’anneau
    }
web-tagcity-tokens-chosen =
    { $count ->
        [0] Tirés au sort.
        [6] On joue avec ces six.
       *[other] { $count } sur { $needed } choisis ; tant qu’il en manque, ils sont tirés au sort.
    }
web-tagcity-city-of = Ville de { $name }
web-tagcity-your-city = Ta ville
web-tagcity-others = Les autres villes
web-tagcity-enlarge = Agrandir la ville de { $name }
web-tagcity-read-tagged = { $tagged } cases sur 96 sont taguées.
web-tagcity-read-complete = Terminé : { $features }.
web-tagcity-read-nothing = Rien n’est encore terminé.
web-tagcity-read-near = { $feature } : il manque { $squares } ; la grande valeur est libre.
web-tagcity-read-near-low = { $feature } : il manque { $squares } ; seule la petite valeur reste.
web-tagcity-read-district = { $feature } : { $tagged } cases sur { $size }.
web-tagcity-read-values = { $features } : { $high } pour le premier à terminer, { $low } pour les autres.
web-tagcity-read-gone = La grande valeur est prise : { $features }.
web-tagcity-read = En mots
web-tagcity-shape-said =
    { $count ->
        [one] une case
       *[other] { $count } cases, ligne par ligne dans les colonnes { $rows }
    }
web-tagcity-round = Tour { $round }
# The same as in English.
web-tagcity-leader = leader
web-tagcity-chosen = prêt
web-tagcity-space = Espace { $space }, forme { $shape }
web-tagcity-space-dice = Espace { $space }, forme { $shape }, dés { $dice }
web-tagcity-small = Petite forme { $shape }
web-tagcity-die = Dé { $value }
web-tagcity-dice-hand = Tes dés
web-tagcity-ask-put = Tu es leader : pose le dé { $value } sur un espace à côté de son numéro.
web-tagcity-ask-take = Prends un dé de l’anneau.
web-tagcity-ask-act = Dessine { PIECE($shape) }, envoie un drone ou consulte tes réseaux.
web-tagcity-ask-nowhere = { PIECE($shape) } ne rentre nulle part : envoie un drone ou consulte tes réseaux.
web-tagcity-ask-draw = Ton drone apporte { PIECE($shape) } : dessine-la.
web-tagcity-ask-final = Dernier dé : chacun choisit en secret. Dessine { PIECE($shape) }, envoie un drone ou consulte tes réseaux.
web-tagcity-ask-change = Tu peux changer jusqu’à ce que tous aient choisi.
web-tagcity-ask-drone = Choisis une forme pour ton drone.
web-tagcity-remote = Télécommande
web-tagcity-bubbles = Bulles
# The same as in English.
web-tagcity-drone = Drone { $value }
web-tagcity-drone-used = { $value }, utilisé
web-tagcity-drone-none = Pas de drone
web-tagcity-check = Consulter les réseaux, bulle { $value }
web-tagcity-check-free = Consulter les réseaux gratuitement
web-tagcity-circled = { $value }, entourée par { $names }
web-tagcity-rotate = Tourner
web-tagcity-flip = Retourner
web-tagcity-next = Prochain emplacement possible
web-tagcity-spray = Peindre !
web-tagcity-choose = Choisir
web-tagcity-keys = Flèches : bouger, R : tourner, F : retourner, N : trouver une place, Entrée : peindre, Échap : revenir.
web-tagcity-touch = Glisse la forme, touche-la pour tourner, deux fois pour retourner.
web-tagcity-fits = { $shape } rentre ici : { $squares }.
web-tagcity-fits-not = { $shape } ne rentre pas ici : { $squares }.
web-tagcity-square = { $square }, { $colour }, libre
web-tagcity-square-tagged = { $square }, { $colour }, peinte
web-tagcity-square-ghost = { $square }, { $colour }, sous ta forme
web-tagcity-column = colonne { $name }
web-tagcity-row = ligne { $name }
web-tagcity-district = quartier { $colour }
web-tagcity-completes = Complète { $features }.
web-tagcity-nothing = Ne complète encore rien.
web-tagcity-high = { $feature } ({ $value }, en premier)
web-tagcity-low = { $feature } ({ $value })
# The same as in English.
web-tagcity-worth = Prestige { $points }
web-tagcity-all-city = { $name } est le nouveau All City !
web-tagcity-tie = Égalité de prestige : qui a entouré le plus de bulles passe devant (T6.5).
web-tagcity-tie-shared = Égalité de prestige et de bulles : la place est partagée (T6.6).
web-tagcity-edit-city = Ville, face { $side }
web-tagcity-edit-paint = Choisis un quartier et peins les cases : glisse, touche, ou va de case en case avec les flèches et presse R, Y, G, B ou P. Les valeurs sont là où elles sont imprimées.
web-tagcity-edit-brush = Quartier à peindre
web-tagcity-edit-square = { $square } : { $district }
web-tagcity-edit-none = pas de quartier ({ $mark })
web-tagcity-edit-high = haut
web-tagcity-edit-low = bas
web-tagcity-edit-high-of = Valeur haute : { $feature }
web-tagcity-edit-low-of = Valeur basse : { $feature }
# The same as in English.
web-tagcity-edit-drones = Drones
# The same as in English.
web-tagcity-edit-drones-of = Drone { $number }
web-tagcity-edit-bubbles = Bulles
web-tagcity-edit-bubbles-of = Bulle { $number }
web-tagcity-edit-shapes = Formes
web-tagcity-edit-shapes-about = Clique sur les cases pour dessiner une forme. Chacune a un nom d’une majuscule et d’un chiffre.
web-tagcity-edit-small = Petites formes
web-tagcity-edit-big = Grandes formes
web-tagcity-edit-add = Forme
web-tagcity-edit-shape = Forme { $name }
web-tagcity-edit-cell = Rangée { $row }, case { $column }
web-tagcity-edit-name = Nom de la forme { $name }
web-tagcity-edit-remove = Supprimer la forme { $name }
web-tagcity-edit-ring = L’anneau du QG, face A
web-tagcity-edit-space = Emplacement { $space }
web-tagcity-near =
    { $squares ->
        [one] Il manque une case à { $name } pour { $feature }.
       *[other] Il manque { $squares } cases à { $name } pour { $feature }.
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
# The same as in English.
term-tagcity-leader = Leader
meaning-tagcity-leader = Lance et place les dés de ce tour, et prend un dé en dernier.
term-tagcity-remote = Télécommande
meaning-tagcity-remote = Les prix de tes drones, sur ton propre plateau.
# The same as in English.
term-tagcity-drone = Drone
meaning-tagcity-drone = Te laisse dessiner n’importe quelle forme du plateau QG, à un certain prix.
term-tagcity-bubble = Bulle
meaning-tagcity-bubble = Tu en entoures une quand tu consultes tes réseaux sociaux. Les bulles sont communes à tous.
term-tagcity-final = Dernier dé
meaning-tagcity-final = Le dé qui reste. Tous l’utilisent en même temps, en secret.
term-tagcity-values = Grande et petite valeur
meaning-tagcity-values = Ce que rapporte une colonne, une ligne ou un quartier : la grande au premier qui l’achève, la petite aux autres.
# The same as in English.
term-tagcity-prestige = Prestige
meaning-tagcity-prestige = Tes points : la somme de toutes les valeurs que tu as entourées.
picture-T1-2 = L’anneau, côté A de l’édition maison : une forme sur chaque espace, les valeurs de dé entre eux, les petites formes au centre.
picture-T1-3 = Les onze grands jetons de la face B du QG. Six d’entre eux sont sur l’anneau.
picture-T1-5 = La ville, face B : d’autres quartiers et d’autres valeurs.
picture-T2-2 = Le leader a obtenu 2, 3 et 5. Chaque dé est sur un espace à côté de sa valeur.
picture-T3-6 = La dernière forme traverse la frontière entre des quartiers.
picture-T3-10 = Un drone a été envoyé : la première valeur de la télécommande est entourée.
picture-T3-12 = Deux bulles sont entourées. Trois sont encore libres.
picture-T5-3 = La ligne 1 est complète. Ce tagueur était le premier et a entouré la grande valeur, 6.
picture-T5-4 = Encore la ligne 1, mais quelqu’un a été plus rapide : la grande valeur est cochée, et la petite, 3, est entourée.
picture-T6-3 = La feuille de score additionne tout ce qui a été entouré.

# Every sentence about Last Train that a person reads, in French. The other languages have the same keys in the same order.

## Le jeu et ses options

game-lasttrain = Dernier Train
web-about-lasttrain = Le dépôt la nuit : peindre encore un wagon, ou partir avant qu’une alarme ne revienne ? 2–6 joueurs, 10 minutes.
house-note-lasttrain = Les cartes de l’édition maison sont les nôtres. Un fichier d’édition peut avoir d’autres wagons et plus d’alarmes.
option-lasttrain-nights = Nuits
play-help-lasttrain =
    stay      rester au dépôt pour la carte suivante
    leave     rentrer avec ce que tu as récolté cette nuit
ask-lasttrain-choose = Rester au dépôt pour une carte de plus (stay), ou partir avec ce que tu as (leave) ?

## Les clauses

part-L1 = Mise en place
part-L2 = La nuit
part-L3 = Rester ou partir
part-L4 = La fin
clause-L1-1 = De deux à six writers jouent.
clause-L1-2 = Une partie dure trois nuits, ou cinq si la table le choisit.
clause-L1-3 = Le dépôt a des wagons ; chaque wagon prend autant de peinture que sa carte l’indique.
clause-L1-4 = Il y a trois alarmes, le chien, la caméra et le gardien, avec plusieurs cartes chacune.
clause-L2-1 = Au début de chaque nuit, toutes les cartes sont mélangées, sauf celles mises de côté, et tous les writers sont au dépôt.
clause-L2-2 = Une carte est retournée. La peinture d’un wagon est partagée à parts égales entre les writers au dépôt ; ce qui ne peut pas être partagé reste au dépôt.
clause-L2-3 = La première alarme d’une sorte dans une nuit est un avertissement : il ne se passe rien.
clause-L2-4 = La deuxième alarme d’une sorte dans une nuit attrape tous les writers au dépôt : ils perdent ce qu’ils ont récolté cette nuit. Cette carte est mise de côté pour le reste de la partie, et la nuit est finie.
clause-L2-5 = La nuit est aussi finie quand il n’y a plus personne au dépôt.
clause-L3-1 = Après chaque carte qui ne finit pas la nuit, chaque writer au dépôt choisit de rester ou de partir.
clause-L3-2 = Les choix sont cachés jusqu’à ce que tous soient faits, peuvent être changés jusque-là, et sont montrés ensemble.
clause-L3-3 = Ceux qui partent se partagent à parts égales ce qui reste au dépôt, et tout ce qu’ils ont récolté cette nuit est en sûreté.
clause-L3-4 = Un writer parti ne revient pas dans la même nuit.
clause-L4-1 = La partie est finie après sa dernière nuit.
clause-L4-2 = Chaque unité de peinture en sûreté vaut un point.
clause-L4-3 = Le plus de points gagne. À égalité, celui qui a été attrapé le moins souvent gagne.
clause-L4-4 = Les writers encore à égalité partagent la place.

## Pourquoi une action est refusée

refusal-lasttrain-chance = Une carte est retournée maintenant.
refusal-lasttrain-over = La dernière nuit est finie : on ne peut plus rien jouer.
refusal-lasttrain-seat =
    { $seats ->
        [one] Cette place n’existe pas : { $seats } writer joue à cette table.
       *[other] Cette place n’existe pas : { $seats } writers jouent à cette table.
    }
refusal-lasttrain-left = Tu as quitté le dépôt pour cette nuit.
action-lasttrain-turn = Après « turn » vient la peinture d’un wagon ou le nom d’une alarme, comme dans « turn 7 » ou « turn dog ». { found-text }
action-lasttrain-stay = Rien ne vient après « stay ». { found-text }
action-lasttrain-leave = Rien ne vient après « leave ». { found-text }

## Le journal

word-lasttrain-dog = le chien
word-lasttrain-camera = la caméra
word-lasttrain-guard = le gardien
log-lasttrain-turn = La carte suivante : { $thing }.
log-lasttrain-stay = { $player } reste.
log-lasttrain-leave = { $player } part.
log-lasttrain-reveal = Tous les choix sont montrés.
log-lasttrain-choose = { $player } a choisi.
end-lasttrain-nights = La dernière nuit est finie.
tie-lasttrain-broken = Peinture égale : qui a été attrapé le moins souvent passe devant (L4.3).
tie-lasttrain-shared = Peinture égale, attrapés aussi souvent : la place est partagée (L4.4).

## La feuille de score, le coach et les bots

sheet-lasttrain-paint = Peinture en sûreté
sheet-lasttrain-total = Points
score-lasttrain-night = { $paint } pour ce que tu as rapporté la nuit { $night }.
coach-lasttrain-choose = Chaque alarme au dépôt rend la carte suivante plus dangereuse. Tu peux perdre ce que tu as récolté cette nuit ; tu peux gagner ta part du prochain wagon.
why-lasttrain-safe = Tu gardes ce que tu as.
why-lasttrain-tonight = Tu peux récolter davantage cette nuit.
expect-lasttrain =
    { $side ->
        [ahead] Tu serais à environ { $points } points, { $lead } de plus que le meilleur des autres.
        [behind] Tu serais à environ { $points } points, { $lead } de moins que le meilleur des autres.
       *[level] Tu serais à environ { $points } points, à égalité avec le meilleur des autres.
    }
advice-lasttrain-stay = Reste.
advice-lasttrain-leave = Pars.

## Les champs de la vue

field-lasttrain-nights = Nuits en tout
field-lasttrain-night = Nuit
field-lasttrain-turned = Cartes de cette nuit
field-lasttrain-set_aside = Mises de côté
field-lasttrain-left_over = Reste au dépôt
field-lasttrain-safe = En sûreté, par nuit
field-lasttrain-gathered = Récolté cette nuit
field-lasttrain-is_in_yard = Au dépôt
field-lasttrain-caught = Fois attrapé
field-lasttrain-sealed = Ton choix
field-lasttrain-chosen = A choisi
field-lasttrain-points = Points
field-lasttrain-title = Titre
field-lasttrain-cars = Wagons
field-lasttrain-alarms = Cartes par alarme

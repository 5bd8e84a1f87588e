# Every sentence about Graffiti that a person reads, in French. The other languages have the same keys in the same order.

## Graffiti in the terminal

ask-graffiti-turn = À toi : pose une bombe (paint, permit, bonus, bobby, spray), utilise une tuile bonus ou passe (pass).
ask-graffiti-discard = Tu peins { $segment } : quelle autorisation défausses-tu ?
ask-graffiti-pay = Paie { $segment } avec des tuiles peinture.
ask-graffiti-after = Utilise une autre tuile bonus, ou termine ton tour (end).
ask-graffiti-keep = La manche est finie : quelles tuiles peinture gardes-tu ?
ask-graffiti-neutral = Choisis un segment de la section { $section } pour un tag neutre.
graffiti-tunnel = Tunnel, manche { $round }
graffiti-blocked = bloquée
graffiti-last-chance = Dernière chance : la partie finit avec cette manche, sauf si un segment est retourné (G8.7).
graffiti-paint = Peinture
graffiti-permits = Autorisations
# The same as in English.
graffiti-bonus = Bonus
graffiti-stack = pile de { $count }
graffiti-token = premier joueur
# The same as in English.
graffiti-bobby = bobby
graffiti-passed = a passé
graffiti-paid = Payé :
graffiti-vp = { $vp } PV
graffiti-cans =
    { $count ->
        [one] { $count } bombe
       *[other] { $count } bombes
    }
graffiti-counts = Derrière le paravent : { graffiti-count-paints }, { graffiti-count-permits }, { graffiti-count-bonus }
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
sheet-graffiti-segments = Segments peints
sheet-graffiti-graffiti = Tags sur graffitis complets
sheet-graffiti-bonus = Tuiles 2 PV
sheet-graffiti-tiles = Tuiles inutilisées
sheet-graffiti-total = Total PV
play-help-graffiti =
    paint r             prendre une tuile peinture : r y b g k ry rb yb
    paint g 2           de même, par l’espace à deux bombes
    permit 4            prendre les autorisations de l’espace 4
    bonus 2, bobby      prendre la tuile bonus de l’espace 2, ou le bobby
    spray B4            peindre un segment ; puis défausser une autorisation et payer
    … add, … discount   utiliser une telle tuile bonus avec l’un de ces coups
    vp, extra           utiliser une tuile 2 PV, une action supplémentaire
    reserve C1          utiliser une réservation
    end, pass           finir ton tour ; ne plus poser de bombe cette manche
    moves spray         ce que tu peux faire qui commence par « spray »
    why spray A1        la clause qui l’interdit
    coach               activer ou couper l’entraîneur, qui explique chaque choix
    advice              ce qu’un bon joueur regarderait
    score               les points jusqu’ici, et pourquoi
    board, quit         revoir les plateaux ; quitter la table

## Graffiti

game-graffiti = Graffiti
print-graffiti-tunnel = Le tunnel
print-graffiti-special = Le tunnel avec les graffitis spéciaux
print-graffiti-boards = Plateaux
print-graffiti-paints = Tuiles peinture
print-graffiti-permits = Autorisations
print-graffiti-bonus = Tuiles bonus
print-graffiti-artists = Bombes, tags et marqueurs
print-graffiti-first = premier joueur
print-graffiti-stack = pile
# The same as in English.
print-graffiti-bobby = bobby
print-graffiti-can = bombe
# The same as in English.
print-graffiti-tag = tag
print-graffiti-reserve = réservation
print-graffiti-neutral = tag neutre
print-graffiti-block = jeton de blocage
print-graffiti-bonus-vp = 2 PV
print-graffiti-bonus-wild = joker
print-graffiti-bonus-permit = autorisation
print-graffiti-bonus-extra = action suppl.
print-graffiti-bonus-reserve = réservation
print-graffiti-bonus-add = ajout
print-graffiti-bonus-discount = rabais
print-graffiti-bonus-save = épargne
option-graffiti-blocking = Jeton de blocage
option-graffiti-first = Premier joueur
option-graffiti-special = Graffitis spéciaux
option-graffiti-blocking-about = À chaque manche, une section est fermée : on n’y peint rien.
option-graffiti-first-about = La place qui joue en premier.
option-graffiti-special-about = Trois des dix graffitis sont échangés contre d’autres de même lettre.
end-graffiti-sprays = La partie est finie : les artistes ont complété au moins six graffitis.
end-graffiti-neutral = La partie est finie : un tag neutre a complété le sixième graffiti.
end-graffiti-idle = La partie est finie : pendant trois manches de suite, aucun segment n’a été retourné.
tie-graffiti-broken = PV égaux : le nombre de tags départage (G8.5).
tie-graffiti-shared = PV et tags égaux : la victoire est partagée (G8.6).
house-note-graffiti = Les plateaux de l’édition maison sont les nôtres : les peintures et les PV des segments peuvent être différents du jeu imprimé. Si tu possèdes Graffiti, tu peux écrire un fichier d’édition avec ce que montre ta boîte, et jouer avec.
credits-graffiti = Graffiti est un jeu de Marco Ruskowski et Marcel Süßelbeck, édité par Queen Games.
graffiti-tile =
    { $tile ->
        [vp] 2 PV
        [wild] peinture joker
        [permit] autorisation
        [extra] action supplémentaire
        [reserve] réservation
        [add] ajout
        [discount] rabais
       *[save] épargne
    }

## Les clauses

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
clause-G1-2 = Le tunnel a cinq sections, marquées de 1 à 5 points, avec deux graffitis dans chacune. Cela fait dix graffitis : quatre de 4 segments, trois de 3 et trois de 2. Au début, les 31 segments sont incomplets.
clause-G1-3 = 58 tuiles peinture sont sur le plateau peinture : 7 rouges, 7 jaunes, 7 bleues, 8 vertes, 8 noires, et 7 de chaque double rouge-jaune, rouge-bleu et jaune-bleu.
clause-G1-4 = Il y a 40 tuiles bonus, 5 de chacune des huit sortes. On les mélange, et une est visible sur chaque espace du plateau bonus. Le bobby est au centre.
clause-G1-5 = On mélange les 30 autorisations. Elles forment la pile à droite de leur plateau, et une est visible sur chaque autre espace.
clause-G1-6 = Chaque artiste a un paravent, des bombes, des tags et un marqueur de réservation, et commence avec des tuiles peinture et une autorisation de la pile.
ruling-G1-6 = 5 bombes chacun ; une tuile double et la tuile simple de la couleur qui manque parmi rouge, jaune et bleu.
rulebook-G1-6 = Le texte dont nous disposons s’interrompt ici : il nomme l’autorisation de la pile, mais ni le nombre de bombes ni les tuiles peinture.
clause-G1-7 = Il y a un premier joueur.
ruling-G1-7 = il est tiré au sort, sauf si la table le désigne.
rulebook-G1-7 = On détermine un premier joueur ; elle ne dit pas comment.
clause-G1-8 = Les tags neutres ne servent qu’à deux ou trois joueurs.
clause-G1-9 = Ce qui est derrière un paravent est secret.
ruling-G1-9 = ce qui a été pris, payé ou rendu ouvertement a été vu de tous : cela reste connu et affiché. Des autorisations tirées de la pile, seul le nombre est connu.
rulebook-G1-9 = On met les tuiles derrière le paravent ; elle ne dit pas si les autres peuvent garder sous les yeux ce qu’ils t’ont vu prendre.
clause-G2-1 = Le détenteur du jeton premier joueur commence chaque manche. Les autres suivent dans le sens horaire.
clause-G2-2 = À ton tour, tu fais une action, ou tu passes.
clause-G2-3 = Pour une action, il faut un espace libre et autant de bombes qu’il en demande, 1 ou 2. Les bombes y restent jusqu’à la fin de la manche.
clause-G2-4 = Si tu n’as plus de bombe, ou ne veux plus en poser, tu passes.
ruling-G2-4 = avec une tuile rabais, tu peux encore agir sans bombe sur un espace à 1 bombe.
rulebook-G2-4 = Qui a posé toutes ses bombes doit passer ; mais un rabais permet de n’en poser aucune sur un espace à 1 bombe. Les deux ne s’accordent pas.
clause-G2-5 = Un artiste qui a passé ne joue plus jusqu’à la fin de la manche.
ruling-G2-5 = une action supplémentaire encore à venir est perdue.
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
clause-G4-1 = Pose 1 bombe sur un espace libre du plateau autorisations et prends les deux autorisations qui lui correspondent. Si la pile est l’une des deux, pioche celle du dessus ; toi seul la vois.
clause-G4-2 = L’espace de gauche ne donne qu’une autorisation, mais aussi le jeton premier joueur : tu commences la prochaine manche.
clause-G4-3 = Si personne n’utilise cet espace, le jeton reste où il est.
clause-G4-4 = Les espaces vides sont remplis aussitôt depuis la pile. Quand elle est épuisée, on mélange la défausse pour en former une nouvelle.
ruling-G4-4 = cela se fait quand il faut une autorisation ; si tout est vide, les espaces restent vides, et on prend ce qu’il y a, mais il en faut au moins une.
rulebook-G4-4 = Elle ne dit pas ce qui se passe quand la défausse est vide aussi.
clause-G4-5 = Chaque espace du plateau autorisations a ses autorisations.
ruling-G4-5 = il y a six autorisations visibles et quatre espaces à 1 bombe : la première avec le jeton premier joueur, les deuxième et troisième, les quatrième et cinquième, la sixième avec la pile.
rulebook-G4-5 = Elle nomme l’espace de gauche et la pile ; le nombre d’espaces n’est montré qu’en images.
clause-G5-1 = Pose ta ou tes bombes sur un espace libre d’une section du tunnel.
ruling-G5-1 = chaque section a un espace à 1 bombe et un à 2 bombes, comme une critique les décrit.
rulebook-G5-1 = Les espaces des sections ne sont montrés qu’en images.
clause-G5-2 = Défausse une autorisation avec les points de cette section.
clause-G5-3 = Ou défausse deux autorisations aux points égaux : ensemble, elles valent pour toute section.
clause-G5-4 = Peins un segment incomplet, celui que tu veux, d’un des deux graffitis de cette section.
clause-G5-5 = Paie les peintures du segment avec tes tuiles.
ruling-G5-5 = on ne rend pas la monnaie, et chaque tuile payée doit couvrir au moins une peinture. Les tuiles payées restent devant ton paravent, à la vue de tous, et retournent au plateau peinture à la fin de la manche.
rulebook-G5-5 = On met les tuiles devant son paravent ; elle ne dit ni quand elles retournent, ni si une double rend la monnaie.
clause-G5-6 = Tu gagnes aussitôt les PV du segment, tu le retournes et tu y poses ton tag.
clause-G5-7 = Tu ne peux pas peindre un segment réservé par un autre artiste.
clause-G6-1 = Pose 1 bombe sur un espace libre du plateau bonus et prends sa tuile. Tu peux l’utiliser dès maintenant, même à ce tour. On peut en avoir plusieurs et en utiliser plusieurs dans un tour. Une tuile utilisée quitte la partie.
clause-G6-2 = 2 PV : tu gagnes 2 PV.
ruling-G6-2 = à tout moment de ton tour, même pendant que tu paies un segment.
rulebook-G6-2 = Tu les gagnes aussitôt que tu utilises la tuile ; elle ne dit pas à quels moments tu le peux.
clause-G6-3 = Peinture joker : elle remplace une peinture qui te manque.
ruling-G6-3 = elle compte pour une peinture au choix du segment, et tu peux en utiliser plusieurs pour un segment.
rulebook-G6-3 = Elle nomme la tuile, mais le texte dont nous disposons ne l’explique pas.
clause-G6-4 = Autorisation : elle remplace une autorisation qui te manque.
ruling-G6-4 = elle compte pour une autorisation de n’importe quelle section, et suffit à elle seule.
rulebook-G6-4 = Elle nomme la tuile, mais le texte dont nous disposons ne l’explique pas.
clause-G6-5 = Action supplémentaire : après ton tour, tu joues aussitôt un autre tour.
clause-G6-6 = Réservation : pose ton marqueur sur un segment incomplet. Il est à toi jusqu’à la fin de la manche ou jusqu’à ce que tu le peignes.
ruling-G6-6 = on ne réserve pas un segment déjà peint ; tu as un seul marqueur, et deux artistes ne peuvent pas réserver le même segment. La manche finie, il ne protège plus rien : un tag neutre peut y aller.
rulebook-G6-6 = Elle dit n’importe quel segment d’un graffiti inachevé, donc même déjà retourné ; elle ne parle ni de deux marqueurs sur un segment ni des tags neutres.
clause-G6-7 = Ajout : pose ta bombe sur un espace à 1 bombe déjà occupé. Ensuite, plus aucune bombe ne peut y être posée.
clause-G6-8 = Rabais : pose 1 bombe de moins que l’espace n’en demande, 1 au lieu de 2 ou aucune au lieu de 1.
ruling-G6-8 = un seul rabais par action ; un espace sans bombe reste libre.
rulebook-G6-8 = Elle ne dit ni si les rabais s’ajoutent, ni si un espace où aucune bombe n’a été posée est occupé.
clause-G6-9 = Épargne : à la fin de la manche, tu peux garder 3 tuiles peinture au lieu de 2.
ruling-G6-9 = elle n’est utilisée que si tu gardes vraiment une troisième tuile, et plusieurs ne s’ajoutent pas.
rulebook-G6-9 = Elle dit trois tuiles au lieu de deux, et rien sur plusieurs de ces tuiles bonus.
clause-G6-10 = Tu peux prendre le bobby au lieu d’une tuile. Chaque fois que tu peins dans cette manche, il te laisse poser 1 bombe sur un espace à 2 bombes du tunnel, et/ou payer une tuile peinture quelconque pour une des peintures. Il retourne à sa place à la fin de la manche.
clause-G7-1 = Toutes les bombes reviennent à leurs artistes.
clause-G7-2 = Chaque artiste peut garder 2 tuiles peinture ; une double compte pour une. Le reste retourne au plateau peinture, à la dernière manche aussi.
ruling-G7-2 = on garde autant qu’on peut, et on choisit dans l’ordre du tour, en commençant par le premier joueur.
rulebook-G7-2 = Chacun peut en garder deux ; elle ne dit ni si on peut en garder moins, ni qui choisit d’abord.
clause-G7-3 = Les espaces vides du plateau bonus reçoivent de nouvelles tuiles, tant qu’il y en a.
clause-G7-4 = À trois, le détenteur du jeton premier joueur révèle une autorisation de la pile, retourne un segment incomplet de son choix dans cette section et y pose un tag neutre. À deux, on le fait deux fois, et c’est seulement ensuite que les deux autorisations sont défaussées. Personne ne gagne de PV. On le fait aussi après la dernière manche.
ruling-G7-4 = à deux, le premier segment est retourné avant que la seconde autorisation soit révélée. S’il ne reste aucune autorisation à révéler, il n’y a pas de tag. La section bloquée peut en recevoir un aussi.
rulebook-G7-4 = À deux, on révèle deux autorisations et on retourne deux segments ; elle ne dit ni dans quel ordre, ni ce qui se passe quand il n’y a plus d’autorisations.
clause-G7-5 = Si cette section n’a que des graffitis complets, il ne se passe rien.
clause-G8-1 = La partie finit à la fin d’une manche, tags neutres compris, où au moins 6 graffitis sont complets. Une manche commencée est jouée jusqu’au bout.
clause-G8-2 = Chaque tuile bonus, autorisation et tuile peinture non utilisée vaut un demi-PV ; la somme est arrondie vers le bas. Une épargne utilisée pour garder une troisième tuile est dépensée.
clause-G8-3 = Pour chacun de tes tags sur un graffiti complet, tu gagnes autant de PV qu’il a de segments : 2, 3 ou 4.
clause-G8-4 = L’artiste qui a le plus de PV gagne.
clause-G8-5 = En cas d’égalité, l’artiste à égalité qui a le plus de tags sur tous les graffitis gagne.
clause-G8-6 = S’il y a encore égalité, la victoire est partagée.
clause-G8-7 = La partie finit aussi quand il ne se passe plus rien dans le tunnel.
ruling-G8-7 = quand trois manches de suite se sont terminées sans qu’aucun segment ne soit retourné, par une bombe ou par un tag neutre, la partie finit et on compte les points. C’est annoncé une manche avant.
rulebook-G8-7 = Elle ne connaît pas d’autre fin que six graffitis complets : une partie pourrait donc durer toujours.
clause-G9-1 = Blocage : au début de chaque manche, le premier joueur révèle une autorisation de la pile, la défausse et pose le jeton de blocage sur cette section. On n’y peint rien dans cette manche. Dès la deuxième manche, la section doit changer : on révèle jusqu’à ce qu’elle change.
ruling-G9-1 = si aucune autre section ne peut venir, le jeton reste.
rulebook-G9-1 = La section doit changer ; elle ne dit pas ce qui se passe quand les autorisations qui restent n’en permettent pas d’autre.
clause-G9-2 = Graffitis spéciaux : trois des dix sont échangés contre d’autres de même lettre.

## Pourquoi une action est interdite

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
refusal-graffiti-over = La partie est finie : on ne peut plus rien jouer.
refusal-graffiti-seat = Cette place n’existe pas : { $seats } artistes jouent à cette table.
refusal-graffiti-chance =
    { $phase ->
        [first] Maintenant le sort désigne le premier joueur : un des artistes de cette table.
        [lay] Maintenant une tuile bonus est piochée, et le sort seul décide laquelle.
        [fill] Maintenant une autorisation est piochée pour le plateau, et le sort seul décide laquelle.
        [draw] Maintenant une autorisation est piochée, et le sort seul décide laquelle.
        [show] Maintenant une autorisation est révélée pour un tag neutre, et le sort seul décide laquelle.
        [block] Maintenant une autorisation est révélée pour le jeton de blocage, et le sort seul décide laquelle.
       *[other] Seul le sort pioche, et il n’y a rien à piocher maintenant.
    }
refusal-graffiti-turn = Attends un instant : c’est au tour de l’artiste { $turn }.
refusal-graffiti-passed = Tu as passé : cette manche continue sans toi. C’est le tour de l’artiste { $turn }.
refusal-graffiti-acted = Tu as fait ton action. Tu peux utiliser des tuiles bonus, ou finir ton tour.
refusal-graffiti-not-acted = Tu n’as pas encore fait d’action. Si tu n’en veux pas, passe.
refusal-graffiti-no-spray = Tu ne peins aucun segment en ce moment. Choisis d’abord celui que tu veux peindre.
refusal-graffiti-discard-first = Défausse d’abord une autorisation pour le segment que tu peins.
refusal-graffiti-pay-first = Paie d’abord le segment que tu peins.
refusal-graffiti-keep-first = La manche est finie : choisis d’abord les tuiles peinture que tu gardes.
refusal-graffiti-neutral-first = Choisis d’abord le segment du tag neutre.
refusal-graffiti-round-runs = Cela se fait à la fin d’une manche, et celle-ci continue.
refusal-graffiti-not-held = Tu n’as pas cette tuile bonus : { graffiti-tile }.
refusal-graffiti-no-segment = Il n’y a pas de segment { $segment } dans le tunnel.
refusal-graffiti-complete = Le segment { $segment } est déjà peint.
refusal-graffiti-reserved = Le segment { $segment } est réservé par l’artiste { $artist } jusqu’à la fin de la manche.
refusal-graffiti-blocked = La section { $section } est bloquée dans cette manche : on ne peut pas peindre { $segment }.
refusal-graffiti-marker-out = Ton marqueur de réservation est déjà sur { $segment }, et tu n’en as qu’un.
refusal-graffiti-one-can = Il n’y a pas d’espace à { $cans } bombes pour le { $paint-said } : rouge, jaune et bleu partagent le grand espace, 1 bombe à chaque fois.
refusal-graffiti-no-space = Il n’y a pas d’espace { $space } sur ce plateau.
refusal-graffiti-occupied = Cet espace est occupé dans cette manche : { graffiti-space }.
refusal-graffiti-closed = Cet espace est fermé, car quelqu’un y a utilisé une tuile ajout : { graffiti-space }.
refusal-graffiti-two-cans = La tuile ajout ne vaut que pour les espaces à 1 bombe, pas ici : { graffiti-space }.
refusal-graffiti-not-occupied = La tuile ajout demande un espace avec une bombe, et ici il n’y en a pas : { graffiti-space }.
refusal-graffiti-cans = Il te faudrait { $needed } bombes et tu en as { $cans }.
refusal-graffiti-no-cans = Tu n’as plus de bombe, et il en faut { $needed }.
refusal-graffiti-paint-gone = Cette tuile est épuisée sur le plateau peinture : { $paint-said }.
refusal-graffiti-permits-gone = Il n’y a aucune autorisation à prendre sur l’espace { $space }.
refusal-graffiti-tile-gone = Il n’y a pas de tuile bonus sur l’espace { $space }.
refusal-graffiti-bobby-gone = Le bobby est chez l’artiste { $artist } jusqu’à la fin de la manche.
refusal-graffiti-no-permit = Tu n’as pas d’autorisation pour la section { $section }, où se trouve { $segment }.
refusal-graffiti-cannot-pay = Tu ne peux pas payer { $segment }. Il faut : { $paints-said }.
refusal-graffiti-unequal = Deux autorisations doivent avoir les mêmes points, et celles-ci non : { $permits }.
refusal-graffiti-permit-not-held = Tu n’as pas ces autorisations : { $permits }.
refusal-graffiti-other-section = Une autorisation { $permit } ne vaut pas pour la section { $section }.
refusal-graffiti-paint-not-held = Tu n’as pas ces tuiles : { $paints-said }.
refusal-graffiti-other-paints = Le segment { $segment } demande { $paints-said }. Ceci ne le paie pas exactement : { $found-said }.
refusal-graffiti-keep-number =
    Tu gardes { $high ->
        [2] 2
       *[other] { $low } ou { $high }
    } tuiles peinture, pas { $found }.
refusal-graffiti-not-in-section = Le segment { $segment } n’est pas dans la section { $section }, qui a été révélée.

## Ce qui était attendu

action-graffiti-first = Après « first » vient le numéro d’une place, comme dans « first 2 ». { found-text }
action-graffiti-lay = Après « lay » vient une tuile bonus : vp, wild, permit, extra, reserve, add, discount ou save. { found-text }
action-graffiti-fill = Après « fill » viennent les points d’une autorisation, de 1 à 5, comme dans « fill 3 ». { found-text }
action-graffiti-draw = Après « draw » viennent les points d’une autorisation, de 1 à 5, comme dans « draw 3 ». { found-text }
action-graffiti-show = Après « show » viennent les points d’une autorisation, de 1 à 5, comme dans « show 3 ». { found-text }
action-graffiti-block = Après « block » viennent les points d’une autorisation, de 1 à 5, comme dans « block 3 ». { found-text }
action-graffiti-paint = Après « paint » vient une tuile (r, y, b, g, k, ry, rb ou yb), puis 2 pour l’espace à 2 bombes, puis add ou discount si tu les utilises, comme dans « paint g 2 discount ». { found-text }
action-graffiti-permit = Après « permit » vient le numéro d’un espace, puis add ou discount si tu les utilises, comme dans « permit 4 add ». { found-text }
action-graffiti-bonus = Après « bonus » vient le numéro d’un espace, puis discount si tu l’utilises, comme dans « bonus 3 ». { found-text }
action-graffiti-bobby = Après « bobby » ne vient rien, ou discount si tu l’utilises. { found-text }
action-graffiti-spray = Après « spray » vient un segment, puis 2 pour l’espace à 2 bombes, puis add ou discount si tu les utilises, comme dans « spray B4 2 ». { found-text }
action-graffiti-discard = Après « discard » viennent une ou deux autorisations, ou « tile », comme dans « discard 3 », « discard 2 2 » ou « discard tile ». { found-text }
action-graffiti-pay = Après « pay » viennent les tuiles que tu paies, wild comprise, comme dans « pay b ry wild ». { found-text }
action-graffiti-keep = Après « keep » viennent les tuiles peinture que tu gardes, comme dans « keep g ry ». { found-text }
action-graffiti-reserve = Après « reserve » vient un segment, comme dans « reserve A1 ». { found-text }
action-graffiti-neutral = Après « neutral » vient un segment, comme dans « neutral A1 ». { found-text }
action-graffiti-vp = Rien ne vient après « vp ». { found-text }
action-graffiti-extra = Rien ne vient après « extra ». { found-text }
action-graffiti-end = Rien ne vient après « end ». { found-text }
action-graffiti-pass = Rien ne vient après « pass ». { found-text }

## Fichiers d’édition

edition-graffiti-paint = « { $paint } » n’est pas une tuile peinture. Il y a : { $known }.
edition-graffiti-start = Un artiste commence avec au plus { $most } tuiles peinture, mais il y en a plus ici : « { $found } ».
edition-graffiti-permit-space = « { $found } » ne va pas comme espace du plateau autorisations. Il donne deux autorisations par leurs numéros, ou une et « stack » ou « first », comme dans "2 3", "6 stack" et "1 first".
edition-graffiti-permit-once = Exactement un espace du plateau autorisations a « { $what } ».
edition-graffiti-permit-numbers = Les { $count } autorisations visibles doivent être numérotées à partir de 1, chacune à un seul espace.
edition-graffiti-letter = « { $letter } » ne va pas comme lettre d’un graffiti. Prends une majuscule A–Z.
edition-graffiti-segment = Le segment { $segment } doit avoir une à cinq des peintures { $known }, un blanc et ses PV de 1 à 99, comme dans "RBGK 15", mais il a « { $found } ».
edition-graffiti-sizes = Il doit y avoir { $expected } graffitis de { $size } segments, mais il y en a { $found }.
edition-graffiti-sections = La section { $section } doit avoir { $expected } graffitis, mais elle en a { $found }.
edition-graffiti-special = Un graffiti spécial a la lettre d’un graffiti de base, et « { $letter } » n’en est pas une : { $known }.

## Le journal

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
way-graffiti-section-1 = pour la section 1
way-graffiti-section-2 = pour la section 2
way-graffiti-section-3 = pour la section 3
way-graffiti-section-4 = pour la section 4
way-graffiti-section-5 = pour la section 5
way-graffiti-tile-vp = 2 PV
way-graffiti-tile-wild = peinture joker
way-graffiti-tile-permit = autorisation
way-graffiti-tile-extra = action supplémentaire
way-graffiti-tile-reserve = réservation
way-graffiti-tile-add = ajout
way-graffiti-tile-discount = rabais
way-graffiti-tile-save = épargne
graffiti-way =
    { $way ->
        [none] { "" }
       *[other] { " " }({ $way })
    }
log-graffiti-first = Le sort désigne le premier joueur : { $whom }.
log-graffiti-lay =
    Une tuile bonus est posée : { $rest ->
        [vp] 2 PV
        [wild] peinture joker
        [permit] autorisation
        [extra] action supplémentaire
        [reserve] réservation
        [add] ajout
        [discount] rabais
       *[save] épargne
    }.
log-graffiti-fill = Une autorisation pour la section { $rest } est posée.
log-graffiti-draw = Tu pioches une autorisation pour la section { $rest } ; toi seul la vois.
log-graffiti-drawn = { $whom } pioche une autorisation, sans la montrer.
log-graffiti-show = Pour un tag neutre, une autorisation pour la section { $rest } est révélée.
log-graffiti-block = Pour le jeton de blocage, une autorisation pour la section { $rest } est révélée.
log-graffiti-paint = { $player } prend de la peinture : { $thing }{ graffiti-way }.
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
log-graffiti-pay = { $player } paie : { $things }.
log-graffiti-vp = { $player } utilise une tuile 2 PV.
log-graffiti-extra = { $player } utilise une action supplémentaire.
log-graffiti-reserve = { $player } réserve { $rest }.
log-graffiti-end = { $player } finit son tour.
log-graffiti-pass = { $player } passe.
log-graffiti-keep =
    { $rest ->
        [none] { $player } ne garde aucune peinture.
       *[other] { $player } garde : { $things }.
    }
log-graffiti-neutral = { $player } pose un tag neutre sur { $rest }.
log-graffiti-idle = Aucun segment n’a été retourné pendant les deux dernières manches. Si aucun ne l’est dans cette manche, la partie finit avec elle (G8.7).
gain-graffiti-segment = { $player } marque pour { $segment } : { $points } PV.
gain-graffiti-complete = { $player } marque pour ses tags sur des graffitis complets : { $points } PV.
gain-graffiti-bonus = { $player } marque : { $points } PV.
gain-graffiti-tiles = { $player } marque pour les tuiles qui restent : { $points } PV.

## Leçons

learn-graffiti-paint-title = Prendre de la peinture
learn-graffiti-paint-intro = Tu es artiste. Dans le tunnel il y a dix graffitis, faits de segments. Pour peindre un segment, il faut des peintures et une autorisation. D’abord la peinture !
learn-graffiti-paint-cans = Tu as 5 bombes à chaque manche. Une action en coûte 1 ou 2, et elles restent sur leur espace jusqu’à la fin de la manche. Le joueur 2 vient de prendre du vert.
learn-graffiti-paint-taken = Essaie de prendre du vert par le même espace à 1 bombe.
learn-graffiti-paint-other = Le vert a aussi un espace à 2 bombes. Prends-le ainsi, ou prends une autre peinture.
learn-graffiti-paint-hint-other = Prends du vert par l’espace à 2 bombes (paint g 2), ou du noir pour 1 bombe (paint k).
learn-graffiti-paint-three = Le rouge, le jaune et le bleu ont un grand espace commun. Il n’est jamais plein, et coûte 1 bombe.
learn-graffiti-paint-large = Prends-y du rouge, du jaune ou du bleu.
learn-graffiti-paint-hint-large = N’importe laquelle des trois : rouge (r), jaune (y) ou bleu (b).
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
learn-graffiti-bobby-intro = Deviens ami avec le bobby ! Si tu l’as, chaque fois que tu peins dans cette manche, tu peux poser 1 bombe au lieu de 2 dans le tunnel, et payer une tuile quelconque pour une des peintures.
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
learn-graffiti-tools-done = Tu connais maintenant sept des huit tuiles bonus. L’épargne sert à la fin d’une manche.
learn-graffiti-round-title = La fin d’une manche
learn-graffiti-round-intro = Si tu n’as plus de bombe, ou ne veux plus en poser, tu passes. Quand tous ont passé, la manche finit. Le joueur 2 a déjà passé.
learn-graffiti-round-pass = Passe.
learn-graffiti-round-hint-pass = Pour passer, il ne faut pas de bombe.
learn-graffiti-round-tiles = Toutes les bombes reviennent. Tu peux garder deux de tes tuiles peinture ; avec une tuile épargne, trois. Une double compte pour une.
learn-graffiti-round-four = Essaie d’en garder quatre.
learn-graffiti-round-keep = Utilise ton épargne : garde trois tuiles.
learn-graffiti-round-hint-keep = Le vert et la double sont difficiles à obtenir : garde le bleu (b), le vert (g) et rouge-jaune (ry), peut-être.
learn-graffiti-round-reveal = Le plateau bonus est complété. À deux ou trois artistes viennent les tags neutres : on révèle une autorisation, et le premier joueur pose un tag neutre sur un segment de sa section. Personne ne gagne de PV.
learn-graffiti-round-neutral = Section 4. Choisis un segment qui ne te gêne pas.
learn-graffiti-round-hint-neutral = N’importe quel segment de cette section convient, un pas cher par exemple.
learn-graffiti-round-again = À deux artistes, on le fait deux fois. Section 5 : choisis encore.
learn-graffiti-round-done = Qui a le jeton premier joueur commence la manche suivante, avec toutes ses bombes.
learn-graffiti-end-title = La fin et les points
learn-graffiti-end-intro = Cinq graffitis sont complets. La partie finit après la manche où le sixième est complété. Au graffiti G, il ne manque que G1.
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
learn-graffiti-end-done = Chacun de tes tags sur un graffiti complet rapporte autant de PV que le graffiti a de segments : tu en as deux, sur C et sur G, pour 3 PV chacun. Chaque paire de tuiles ou d’autorisations inutilisées rapporte 1 PV. Qui a le plus de PV gagne !

## Bots and the arena

why-graffiti-vp = Tu gagnes des PV tout de suite.
why-graffiti-vp-soon = Cela mène à des PV avec ce que tu pourras faire ensuite.
why-graffiti-now = Un bon segment est à ta portée dans cette manche.
why-graffiti-next = Tu prépares un segment pour la manche suivante.
why-graffiti-scarce = Tu t’assures une peinture qui se fait rare.
why-graffiti-permits = Tu gagnes des autorisations et des tuiles pour beaucoup de sections.
why-graffiti-tempo = Tu économises des bombes et gardes l’initiative.
why-graffiti-completion = Des graffitis qui portent tes tags sont plus près d’être complets.
why-graffiti-end = Cela convient à ce moment de la partie.

## The coach, and why a line of the score sheet is what it is

expect-graffiti =
    { $side ->
        [ahead] Avec tout ce qui est en vue, tu en serais à environ { $points } PV, { $lead } de plus que le meilleur des autres.
        [behind] Avec tout ce qui est en vue, tu en serais à environ { $points } PV, { $lead } de moins que le meilleur des autres.
       *[level] Avec tout ce qui est en vue, tu en serais à environ { $points } PV, autant que le meilleur des autres.
    }
advice-graffiti-paint = Prends de la peinture : { $thing }{ graffiti-way }.
advice-graffiti-permit = Prends les autorisations de l’espace { $first }{ graffiti-way }.
advice-graffiti-bonus = Prends la tuile bonus de l’espace { $first }{ graffiti-way }.
advice-graffiti-bobby = Prends le bobby.
advice-graffiti-spray = Peins { $first }{ graffiti-way }.
advice-graffiti-discard =
    { $second ->
        [none] { $first ->
            [tile] Utilise une tuile autorisation.
           *[other] Défausse l’autorisation { $first }.
        }
       *[other] Défausse deux autorisations { $first }.
    }
advice-graffiti-pay = Paie : { $things }.
advice-graffiti-vp = Utilise une tuile 2 PV.
advice-graffiti-extra = Utilise une action supplémentaire.
advice-graffiti-reserve = Réserve { $rest }.
advice-graffiti-end = Finis ton tour.
advice-graffiti-pass = Passe.
advice-graffiti-keep =
    { $rest ->
        [none] Ne garde aucune peinture.
       *[other] Garde : { $things }.
    }
advice-graffiti-neutral = Pose le tag neutre sur { $rest }.
coach-graffiti-turn = Une action : prends de la peinture, des autorisations ou une tuile bonus, ou peins un segment. Un segment demande une autorisation de sa section, ses peintures et un espace libre pour ta bombe.
coach-graffiti-discard = Défausse une autorisation de cette section, ou deux égales de ton choix. Garde celles des sections où tu veux peindre ensuite.
coach-graffiti-pay = Chaque peinture du segment doit être payée. Une tuile double paie deux peintures à la fois ; on ne rend pas la monnaie : paie avec ce dont tu as le moins besoin.
coach-graffiti-after = Ton action est faite. Tu peux encore utiliser des tuiles bonus ; celles que tu gardes aideront plus tard et valent un demi-PV à la fin.
coach-graffiti-keep = Tu ne gardes que deux tuiles peinture. Une double compte pour une seule : c’est souvent la meilleure à garder.
coach-graffiti-neutral = Un tag neutre enlève un segment à tout le monde. Choisis-en un que les autres veulent, ou un qui achève un graffiti avec tes tags.
scores-graffiti-segment = Segments bombés
scores-graffiti-complete = Tags sur des graffitis terminés : 1 PV par segment du graffiti
scores-graffiti-incomplete = Tags sur des graffitis inachevés : rien
score-graffiti-segment = { $vp } PV pour le segment { $segment }, peint dans la section { $section }.
score-graffiti-complete = { $size } PV pour le tag sur { $segment } : le graffiti { $graffiti } est complet et a { $size } segments.
score-graffiti-incomplete =
    { $count ->
        [one] Rien pour le tag sur { $segment } : il manque encore un segment au graffiti { $graffiti }.
       *[other] Rien pour le tag sur { $segment } : il manque encore { $count } segments au graffiti { $graffiti }.
    }
score-graffiti-bonus =
    { $count ->
        [one] 2 PV pour une tuile 2 PV utilisée.
       *[other] 2 PV pour chacune des { $count } tuiles 2 PV utilisées.
    }
score-graffiti-tiles =
    { $count ->
        [one] Il reste une tuile (peinture { $paints }, autorisations { $permits }, bonus { $bonus }) : un demi-PV, arrondi vers le bas à { $vp }.
       *[other] Il reste { $count } tuiles (peinture { $paints }, autorisations { $permits }, bonus { $bonus }) : un demi-PV chacune, arrondi vers le bas à { $vp }.
    }

## The table in the browser

web-about-graffiti = Amasse peintures et autorisations derrière ton paravent et tague les murs du tunnel. 2–4 joueurs, 45 minutes.

## Graffiti in the browser

web-graffiti-tunnel = Le tunnel
web-graffiti-finished = { $letter } est terminé !
web-graffiti-done =
    { $done ->
        [one] { $done } graffiti complet sur { $end }
       *[other] { $done } graffitis complets sur { $end }
    }
# The same as in English.
web-graffiti-section = Section { $section }
web-graffiti-wall =
    { $done ->
        [one] Graffiti { $letter } : { $done } segment complet sur { $count }
       *[other] Graffiti { $letter } : { $done } segments complets sur { $count }
    }
web-graffiti-paints = Plateau peinture
web-graffiti-permits = Plateau autorisations
web-graffiti-bonus = Plateau bonus
web-graffiti-others = Les autres artistes
web-graffiti-screen = Derrière ton paravent
web-graffiti-segment = Segment { $segment } : { $paints }, { $vp } PV, section { $section }, { $state }
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
        [one] Espace à 1 bombe de la section { $section } : { $state }
       *[other] Espace à { $cans } bombes de la section { $section } : { $state }
    }
web-graffiti-space-paint =
    { $cans ->
        [one] Espace à 1 bombe pour { $paint } : { $state }
       *[other] Espace à { $cans } bombes pour { $paint } : { $state }
    }
web-graffiti-space-permit = Espace d’autorisations { $space } : { $permits } ; { $state }
web-graffiti-space-bonus = Espace de bonus { $space } : { $tile } ; { $state }
web-graffiti-space-bobby =
    { $where ->
        [here] Le bobby ; { $state }
       *[away] Le bobby est sorti ; { $state }
    }
web-graffiti-stock =
    { $count ->
        [0] Peinture { $paint } : épuisée
        [one] Peinture { $paint } : une tuile
       *[other] Peinture { $paint } : { $count } tuiles
    }
web-graffiti-large = Rouge, jaune et bleu partagent cet espace ; il n’est jamais plein.
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
web-graffiti-help-save = Te laisse garder une troisième tuile peinture à la fin de la manche.
web-graffiti-help-bobby = Dans le tunnel : 1 bombe suffit sur un espace à 2, et une tuile quelconque peut payer une des peintures.
web-graffiti-ask-turn = Prends de la peinture, des autorisations ou un bonus, ou peins un segment.
web-graffiti-ask-pass = Aucune action possible : utilise une tuile ou passe.
web-graffiti-ask-only-pass = Il ne te reste ni action ni tuile : passe.
web-graffiti-ask-discard = Tu peins { $segment } : choisis une autorisation.
web-graffiti-ask-pay = Tu peins { $segment } : choisis les tuiles peinture.
web-graffiti-ask-after = Utilise encore une tuile bonus, ou termine ton tour.
web-graffiti-ask-keep = La manche est finie : choisis les tuiles peinture à garder.
web-graffiti-ask-neutral = La manche est finie. Une autorisation pour la section { $section } a été révélée : choisis-y un segment pour un tag neutre. Il ne rapporte de PV à personne.
web-graffiti-hint = Choisis un espace, une tuile ou un segment en surbrillance.
web-graffiti-keys = Au clavier, Tab passe par les choix possibles, les flèches vont partout.
web-graffiti-hint-after = Choisis une tuile bonus derrière ton paravent, ou termine ton tour.
web-graffiti-plan-spray = Peindre { $segment }
web-graffiti-plan-paint = Prendre la peinture : { $paint }
web-graffiti-plan-permit = Prendre les autorisations de l’espace { $space }
web-graffiti-plan-bonus = Prendre la tuile bonus : { $tile }
web-graffiti-plan-bobby = Prendre le bobby
web-graffiti-plan-pass = Passer : plus de bombe cette manche
web-graffiti-plan-neutral = Tag neutre sur { $segment }
web-graffiti-plan-keep = Garder ces tuiles
web-graffiti-plan-reserve = Choisis le segment à réserver
web-graffiti-plan-add = Choisis un espace occupé où ajouter ta bombe
web-graffiti-plan-discount = Choisis ce que tu fais avec une bombe de moins
web-graffiti-spray = Peindre !
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
web-graffiti-without = Retirer { $paint }
web-graffiti-cheapest = Au moins cher
web-graffiti-proposed = Comme proposé
web-graffiti-change = Pour payer autrement, choisis des tuiles derrière ton paravent.
web-graffiti-change-kept = Pour en garder d’autres, choisis des tuiles derrière ton paravent.
web-graffiti-completes = Complète { $letters }
web-graffiti-left = Il te restera : bombes { $cans }, peinture { $paints }, autorisations { $permits }, bonus { $bonus }.
web-graffiti-drawing = Plus une autorisation de la pile.
web-graffiti-jump = Aller à
web-graffiti-edit-tunnel = Le tunnel
web-graffiti-edit-tunnel-about = Chaque graffiti est dans une section et a des segments. Ajoute des peintures avec les petites gouttes, enlève-les avec les grandes, et tape les PV.
# The same as in English.
web-graffiti-edit-graffiti = Graffiti { $letter }
# The same as in English.
web-graffiti-edit-section = Section
# The same as in English.
web-graffiti-edit-segment = Segment { $name }
web-graffiti-edit-points = PV
web-graffiti-edit-vp = PV du segment { $name }
web-graffiti-edit-add = Peintures à mettre sur { $name }
web-graffiti-edit-on = Mettre { $paint } sur { $name }
web-graffiti-edit-off = Enlever { $paint } de { $name }
web-graffiti-edit-longer = Un segment de plus dans { $letter }
web-graffiti-edit-shorter = Un segment de moins dans { $letter }
web-graffiti-edit-special = Graffitis spéciaux
web-graffiti-edit-special-about = Avec cette variante, ils remplacent les graffitis de même lettre.
web-graffiti-edit-instead = À la place de
web-graffiti-edit-boards = Plateaux et départ
web-graffiti-edit-cans = Bombes de chaque artiste
web-graffiti-edit-spaces = Emplacements du plateau bonus
web-graffiti-edit-permit-spaces = Emplacements du plateau des permis
web-graffiti-edit-permit-about = Chacun donne deux permis visibles, par leurs numéros à partir de la gauche ; ou un permis et un de la pile, ou un permis et le jeton de premier joueur.
web-graffiti-edit-permit-space = Emplacement de permis { $space }
web-graffiti-edit-stack = de la pile
web-graffiti-edit-first = jeton de premier joueur
web-graffiti-edit-close = Supprimer { $label }
web-graffiti-edit-open = Emplacement
web-graffiti-edit-start = Tuiles peinture au départ
web-graffiti-edit-tiles = Tuiles dans la boîte
web-graffiti-edit-paints = Tuiles peinture
web-graffiti-edit-permits = Permis
web-graffiti-edit-bonus = Tuiles bonus
web-graffiti-edit-all = { $count } en tout
web-graffiti-goal =
    { $goal ->
        [tunnel] Tunnel
        [paints] Peinture
        [permits] Autoris.
        [bonus] Bonus
       *[others] Autres
    }

## La règle comme un livre : glossaire et images

term-graffiti-artist = Artiste
meaning-graffiti-artist = Un joueur ou une joueuse.
term-graffiti-screen = Paravent
meaning-graffiti-screen = Cache tes tuiles et tes autorisations aux autres.
term-graffiti-can = Bombe
meaning-graffiti-can = Tu poses des bombes pour agir. Elles reviennent à la fin de la manche.
term-graffiti-paint = Tuile peinture
meaning-graffiti-paint = Paie une peinture d’un segment : rouge, jaune, bleu, vert ou noir.
# The same as in English.
term-graffiti-double = Double
meaning-graffiti-double = Une tuile à deux peintures. Elle paie les deux à la fois, ou l’une d’elles.
term-graffiti-permit = Autorisation
meaning-graffiti-permit = Ses points, de 1 à 5, disent dans quelle section tu peux peindre.
term-graffiti-bonus = Tuile bonus
meaning-graffiti-bonus = T’aide une fois, quand tu veux. Il y en a de huit sortes.
# The same as in English.
term-graffiti-bobby = Bobby
meaning-graffiti-bobby = L’artiste qui a le bobby peint à moindre coût pendant cette manche.
# The same as in English.
term-graffiti-section = Section
meaning-graffiti-section = Une des cinq parties du tunnel, avec deux graffitis chacune.
# The same as in English.
term-graffiti-segment = Segment
meaning-graffiti-segment = Un morceau de graffiti. Il montre ses peintures et ses PV.
# The same as in English.
term-graffiti-tag = Tag
meaning-graffiti-tag = Ta marque sur un segment que tu as peint. Les tags neutres ne sont à personne.
term-graffiti-first = Jeton premier joueur
meaning-graffiti-first = Qui l’a commence la prochaine manche.
term-graffiti-vp = PV
meaning-graffiti-vp = Points de victoire. Qui en a le plus gagne.

picture-G1-2 = Le tunnel et ses cinq sections. Rien n’est encore peint.
picture-G1-9 = Derrière ton propre paravent : bombes, tuiles peinture, autorisations et tuiles bonus.
picture-G3-1 = Le plateau peinture. Les deux espaces du vert sont pris, et le grand espace n’est jamais plein.
picture-G4-1 = Le plateau autorisations : six autorisations visibles, la pile et quatre espaces.
picture-G5-6 = Le segment E2 est peint et tagué. Les autres montrent encore leurs peintures et leurs PV.
picture-G6-1 = Le plateau bonus : quatre tuiles, et le bobby à côté.
picture-G7-4 = Un tag neutre sur H2 : plus personne ne peut le peindre.
picture-G8-3 = Le graffiti G est complet : 3 PV de plus pour chaque tag dessus.
picture-G9-2 = Les graffitis spéciaux : d’autres peintures et d’autres PV pour les mêmes lettres.

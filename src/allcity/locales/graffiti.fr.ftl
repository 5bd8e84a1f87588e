# Graffiti en français ; les mêmes clés dans les trois langues, dans le même ordre.

## Graffiti: Noms

game-graffiti = Graffiti
option-graffiti-blocking = Jeton de blocage
option-graffiti-first = Premier joueur
option-graffiti-special = Graffitis spéciaux
end-graffiti-sprays = La partie est finie : les artistes ont achevé au moins six graffitis.
end-graffiti-neutral = La partie est finie : un tag neutre a achevé le sixième graffiti.
end-graffiti-tags = L’égalité pour la victoire est départagée par le nombre de tags.
end-graffiti-shared = La victoire est partagée : autant de PV et autant de tags.
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

## Graffiti: Dans le terminal

play-help-graffiti =
    paint g, paint g 2    prendre du vert par l’espace à 1 ou à 2 bombes
    permit 2              prendre les autorisations de l’espace 2
    bonus 3, bobby        prendre une tuile bonus, ou le bobby
    spray B4, spray B4 2  commencer à peindre un segment
    discard 1             montrer l’autorisation : une, deux égales, ou une tuile
    pay b ry wild         payer le segment
    … add, … discount     poser des bombes avec l’aide d’une tuile bonus
    vp, extra, reserve A1 utiliser une tuile bonus
    end, pass             finir le tour ; passer pour cette manche
    moves spray           ce que tu peux faire et qui commence par « spray »
    why spray A1          la clause qui l’interdit
    board, quit           revoir les plateaux ; quitter la table
ask-graffiti-turn = Fais une action (paint, permit, bonus, bobby ou spray), ou passe (pass).
ask-graffiti-discard = Défausse une autorisation pour le segment que tu peins (discard).
ask-graffiti-pay = Paie le segment avec tes tuiles peinture (pay).
ask-graffiti-after = Utilise une tuile bonus, ou finis ton tour (end).
ask-graffiti-keep = La manche est finie : garde deux tuiles peinture, ou trois avec une réserve (keep).
ask-graffiti-neutral = Tu as le jeton premier joueur : choisis le segment du tag neutre (neutral).

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
clause-G1-6 = Chaque artiste a un paravent, des bombes, des tags et un marqueur de réservation, et commence avec des tuiles peinture et une autorisation de la pile. Notre décision : 5 bombes chacun ; une tuile double et la tuile simple de la couleur qui manque parmi rouge, jaune et bleu.
clause-G1-7 = Il y a un premier joueur. Notre décision : il est tiré au sort, sauf si la table le désigne.
clause-G1-8 = Les tags neutres ne servent qu’à deux ou trois joueurs.
clause-G1-9 = Ce qui est derrière un paravent est secret. Notre décision : tous peuvent savoir combien tu as de tuiles peinture, d’autorisations et de tuiles bonus, mais pas lesquelles. Ce que tu as pris ouvertement, les autres l’ont vu.
clause-G2-1 = Le détenteur du jeton premier joueur commence chaque manche. Les autres suivent dans le sens horaire.
clause-G2-2 = À ton tour, tu fais une action, ou tu passes.
clause-G2-3 = Pour une action, il faut un espace libre et autant de bombes qu’il en demande, 1 ou 2. Les bombes y restent jusqu’à la fin de la manche.
clause-G2-4 = Si tu n’as plus de bombe, ou ne veux plus en poser, tu passes. Notre décision : avec une tuile rabais, tu peux encore agir sans bombe sur un espace à 1 bombe.
clause-G2-5 = Qui a passé est sauté jusqu’à la fin de la manche. Notre décision : une action supplémentaire encore due est alors perdue.
clause-G2-6 = La manche finit quand tous ont passé.
clause-G3-1 = Pose ta ou tes bombes sur un espace libre du plateau peinture et prends une tuile qui lui correspond, s’il y en a.
clause-G3-2 = Le grand espace sous rouge, jaune et bleu accueille tout le monde, autant de fois qu’on veut. Notre décision : 1 bombe à chaque fois.
clause-G3-3 = Notre décision : vert, noir et chaque double ont un espace à 1 bombe et un à 2 bombes. On peut prendre l’un ou l’autre d’abord.
clause-G3-4 = Une peinture épuisée ne peut pas être prise maintenant.
clause-G3-5 = Une tuile double paie ses deux peintures à la fois, ou une seule.
clause-G4-1 = Pose 1 bombe sur un espace libre du plateau des autorisations et prends les deux qui lui correspondent. Si l’une est la pile, pioche la première ; toi seul la vois.
clause-G4-2 = L’espace de gauche ne donne qu’une autorisation, mais aussi le jeton premier joueur : tu commences la prochaine manche.
clause-G4-3 = Si personne n’utilise cet espace, le jeton reste où il est.
clause-G4-4 = Les espaces vides sont remplis aussitôt depuis la pile. Quand elle est épuisée, la défausse mélangée en forme une nouvelle. Notre décision : cela se fait quand il faut un jeton ; si tout est vide, les espaces restent vides, et on prend ce qu’il y a, au moins un.
clause-G4-5 = Notre décision : il y a six autorisations visibles et quatre espaces à 1 bombe : la première avec le jeton premier joueur, les deuxième et troisième, les quatrième et cinquième, la sixième avec la pile.
clause-G5-1 = Pose ta ou tes bombes sur un espace libre d’une section du tunnel. Notre décision : chaque section a un espace à 1 bombe et un à 2 bombes.
clause-G5-2 = Défausse une autorisation avec les points de cette section.
clause-G5-3 = Ou défausse deux autorisations aux points égaux : ensemble, elles valent pour toute section.
clause-G5-4 = Peins un segment incomplet, celui que tu veux, d’un des deux graffitis de cette section.
clause-G5-5 = Paie les peintures du segment avec tes tuiles. Notre décision : on ne rend pas la monnaie, et aucune tuile n’est payée pour rien. Les tuiles payées restent devant ton paravent, à la vue de tous, et retournent au plateau peinture à la fin de la manche.
clause-G5-6 = Tu gagnes aussitôt les PV du segment, tu le retournes et tu y poses ton tag.
clause-G5-7 = Tu ne peux pas peindre un segment réservé par un autre artiste.
clause-G6-1 = Pose 1 bombe sur un espace libre du plateau bonus et prends sa tuile. Tu peux l’utiliser dès maintenant, même à ce tour. On peut en avoir plusieurs et en utiliser plusieurs dans un tour. Une tuile utilisée quitte la partie.
clause-G6-2 = 2 PV : tu gagnes 2 PV. Notre décision : à tout moment de ton tour.
clause-G6-3 = Peinture joker : elle compte pour une peinture au choix.
clause-G6-4 = Autorisation : elle vaut pour toute section.
clause-G6-5 = Action supplémentaire : après ton tour, tu joues aussitôt un autre tour.
clause-G6-6 = Réservation : pose ton marqueur sur un segment incomplet. Il est à toi jusqu’à la fin de la manche ou jusqu’à ce que tu le peignes. Notre décision : tu as un seul marqueur, et deux artistes ne peuvent pas réserver le même segment. La manche finie, il ne protège plus rien : un tag neutre peut y aller.
clause-G6-7 = Ajout : pose ta bombe sur un espace à 1 bombe déjà occupé. Ensuite, plus aucune bombe ne peut y être posée.
clause-G6-8 = Rabais : pose 1 bombe de moins que l’espace n’en demande, 1 au lieu de 2 ou aucune au lieu de 1. Notre décision : un seul rabais par action ; un espace sans bombe reste libre.
clause-G6-9 = Réserve de peinture : à la fin de la manche, tu gardes 3 tuiles peinture au lieu de 2.
clause-G6-10 = Tu peux prendre le bobby au lieu d’une tuile. Chaque fois que tu peins dans cette manche, il te laisse poser 1 bombe sur un espace à 2 bombes du tunnel, et payer une tuile peinture quelconque pour une des peintures. Il retourne à sa place à la fin de la manche.
clause-G7-1 = Toutes les bombes reviennent à leurs artistes.
clause-G7-2 = Chaque artiste peut garder 2 tuiles peinture ; une double compte pour une. Le reste retourne au plateau peinture, à la dernière manche aussi. Notre décision : on garde autant qu’on peut, et on choisit dans l’ordre du tour, en commençant par le premier joueur.
clause-G7-3 = Les espaces vides du plateau bonus reçoivent de nouvelles tuiles, tant qu’il y en a.
clause-G7-4 = À trois, le détenteur du jeton premier joueur révèle une autorisation de la pile, retourne un segment incomplet de cette section et y pose un tag neutre. À deux, on le fait deux fois. Personne ne gagne de PV. On le fait aussi après la dernière manche.
clause-G7-5 = Si cette section n’a que des graffitis achevés, il ne se passe rien.
clause-G8-1 = La partie finit à la fin d’une manche, tags neutres compris, où au moins 6 graffitis sont achevés. Une manche commencée est jouée jusqu’au bout.
clause-G8-2 = Chaque tuile bonus, autorisation et tuile peinture non utilisée vaut un demi-PV ; la somme est arrondie vers le bas. Une réserve utilisée pour garder une troisième tuile est dépensée.
clause-G8-3 = Pour chacun de tes tags sur un graffiti achevé, tu gagnes autant de PV qu’il a de segments : 2, 3 ou 4.
clause-G8-4 = Le plus de PV l’emporte.
clause-G8-5 = En cas d’égalité, le plus de tags sur tous les graffitis l’emporte.
clause-G8-6 = S’il y a encore égalité, la victoire est partagée.
clause-G9-1 = Blocage : au début de chaque manche, le premier joueur révèle une autorisation de la pile et pose le jeton de blocage sur cette section. On n’y peint rien dans cette manche. Dès la deuxième manche, la section doit changer : on révèle jusqu’à ce qu’elle change. Notre décision : si aucune autre section ne peut venir, le jeton reste.
clause-G9-2 = Graffitis spéciaux : trois des dix sont échangés contre d’autres de même lettre.

## Graffiti: Pourquoi une action est interdite

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
refusal-graffiti-no-spray = Tu ne peins aucun segment en ce moment. Commence par « spray ».
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
refusal-graffiti-one-can = Il n’y a pas d’espace à { $cans } bombes pour « { $paint } » : rouge, jaune et bleu partagent le grand espace, 1 bombe à chaque fois.
refusal-graffiti-no-space = Il n’y a pas d’espace { $space } sur ce plateau.
refusal-graffiti-occupied = L’espace « { $space } » est occupé dans cette manche.
refusal-graffiti-closed = L’espace « { $space } » est fermé : quelqu’un y a utilisé un ajout.
refusal-graffiti-two-cans = L’ajout ne vaut que pour les espaces à 1 bombe, et « { $space } » en demande 2.
refusal-graffiti-not-occupied = L’ajout demande un espace avec une bombe, et « { $space } » n’en a pas.
refusal-graffiti-cans = Il te faudrait { $needed } bombes et tu en as { $cans }.
refusal-graffiti-no-cans = Tu n’as plus de bombe, et il en faut { $needed }.
refusal-graffiti-paint-gone = Il ne reste plus de tuile « { $paint } » sur le plateau peinture.
refusal-graffiti-permits-gone = Il n’y a aucune autorisation à prendre sur l’espace { $space }.
refusal-graffiti-tile-gone = Il n’y a pas de tuile bonus sur l’espace { $space }.
refusal-graffiti-bobby-gone = Le bobby est chez l’artiste { $artist } jusqu’à la fin de la manche.
refusal-graffiti-no-permit = Tu n’as pas d’autorisation pour la section { $section }, où se trouve { $segment }.
refusal-graffiti-cannot-pay = Tu n’as pas les peintures de { $segment } : { $paints }.
refusal-graffiti-unequal = Deux autorisations doivent avoir les mêmes points, et celles-ci non : { $permits }.
refusal-graffiti-permit-not-held = Tu n’as pas ces autorisations : { $permits }.
refusal-graffiti-other-section = Une autorisation { $permit } ne vaut pas pour la section { $section }.
refusal-graffiti-paint-not-held = Tu n’as pas ces tuiles : { $paints }.
refusal-graffiti-other-paints = Le segment { $segment } demande { $paints } ; « { $found } » ne le paie pas exactement.
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

log-graffiti-first = Le sort désigne le premier joueur : l’artiste { $rest }.
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
log-graffiti-drawn = L’artiste { $rest } pioche une autorisation, sans la montrer.
log-graffiti-show = Pour un tag neutre, une autorisation pour la section { $rest } est révélée.
log-graffiti-block = Pour le jeton de blocage, une autorisation pour la section { $rest } est révélée.
log-graffiti-paint = { $player } prend de la peinture : { $rest }.
log-graffiti-permit = { $player } prend des autorisations de l’espace { $rest }.
log-graffiti-bonus = { $player } prend la tuile bonus de l’espace { $rest }.
log-graffiti-bobby = { $player } se lie d’amitié avec le bobby.
log-graffiti-spray = { $player } peint { $rest }.
log-graffiti-discard =
    { $rest ->
        [tile] { $player } utilise une tuile autorisation.
       *[other] { $player } défausse des autorisations : { $rest }.
    }
log-graffiti-pay = { $player } paie { $rest }.
log-graffiti-vp = { $player } utilise une tuile et gagne 2 PV.
log-graffiti-extra = { $player } utilise une action supplémentaire.
log-graffiti-reserve = { $player } réserve { $rest }.
log-graffiti-end = { $player } finit son tour.
log-graffiti-pass = { $player } passe.
log-graffiti-keep = { $player } garde { $rest }.
log-graffiti-neutral = { $player } pose un tag neutre sur { $rest }.

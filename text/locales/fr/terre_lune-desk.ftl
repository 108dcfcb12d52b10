# Le pupitre de De la Terre à la Lune : boutons, choix et indications.

moon-mark-claim = option
moon-mark-prime = prime { $prime }
moon-mark-dragged = attraction
moon-mark-collision = collision

moon-button-look = Regarder { $spot }
moon-button-keep = Garder ce pion
moon-button-put-back = Le remettre
moon-button-exchange = Échanger ({ $picked }/{ $count })
moon-button-push = Pousser…
moon-button-challenge = Défi…
moon-button-ambush = Embuscade…
moon-button-end = Finir mon tour
moon-button-back = Retour
moon-button-trump = { $colour } ({ $count })
moon-button-lay = { $count ->
        [0] Poser sans leurre
        [one] Poser avec un leurre
       *[other] Poser avec { $count } leurres
    }
moon-button-anew = Recommencer
moon-button-seize = Prendre ({ $picked }/{ $takes })
moon-button-again = Voir où on en est

moon-choose-push = Quelle fusée, et dans quel sens ?
moon-choose-decoy = Un leurre : quelle option ?
moon-choose-deposit = { $claim } : avec quel pion ?
moon-choice-forward = { $name } en avant, en { $code }
moon-choice-backward = { $name } en arrière, en { $code }

moon-hint-way = • **{ $to }** : { $leads }
moon-hint-way-free = • **{ $to }**
moon-hint-prospect = Regardez un pion, ou repartez par un de ces chemins :
moon-hint-keep = C’est **{ $mineral }** : vous en avez une option, vous pouvez le garder.
moon-hint-no-claim = C’est **{ $mineral }** : sans option de ce minerai, il faut le remettre. Retenez où il est.
moon-hint-exchange = Échange de cartes : exactement **{ $count }**, ou aucune.
moon-hint-push = Votre 6 pousse d’une case une fusée adverse :
moon-hint-challenge = **Défi** contre { $others }. Choisissez l’atout (entre parenthèses, vos cartes de cette couleur) ; vous jouez le premier. Au gagnant { $count } options, 2 de plus pour le MOLAB de sa couleur, 1 de plus pour celui d’atout.
moon-hint-ambush-first = Avant de repartir, vous pouvez tendre ici une embuscade.
moon-hint-ambush-whom = **Embuscade** : qui attirez-vous sur la station ?
moon-hint-ambush = **Embuscade** contre { $name }. Choisissez l’atout (entre parenthèses, vos cartes de cette couleur) ; vous jouez le premier. Au gagnant, vous ou l’autre, deux paquets, trois avec le MOLAB de sa couleur.
moon-hint-last-trick = Dernière levée, pour { $name } : { $cards }.
moon-hint-packing = Chaque pion fait un paquet avec ses options. Vous pouvez y mêler, comme leurres, vos options sans pion : { $loose }. L’autre ne verra que la taille des paquets.
moon-hint-decoy = • leurre : { $claim } avec { $deposit }
moon-hint-seizing = Choisissez les paquets par leur taille ; vous ne saurez qu’ensuite ce qu’il y a dedans.

moon-typable = un lieu où aller (`Bêta`, `Lune`, `TB4`), une carte à jouer (`R7`, `bleu 3`), `place 3`, `garder`, `remettre`, `échanger R7 B3`, `pousser bleu avant`, `défi rouge`, `embuscade bleu rouge`, `paquets ZR avec FE`, `prendre 1 3`, `fin`, `montrer`

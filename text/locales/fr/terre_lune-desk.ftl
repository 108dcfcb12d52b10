# La console de De la Terre à la Lune : boutons, choix et indications.

terre_lune-mark-claim = concession
terre_lune-mark-prime = prime { $prime }, fin de course
terre_lune-mark-dragged = le pirate t’entraîne
terre_lune-mark-collision = collision !
terre_lune-mark-steps = à { $steps } pas

terre_lune-button-keep = Le garder
terre_lune-button-put-back = Le remettre
terre_lune-button-exchange = Échanger ({ $picked }/{ $count })
terre_lune-button-exchange-these = { $count ->
        [5] Échanger les cinq cartes
        [one] Échanger la carte { $cards }
       *[other] Échanger les cartes { $cards }
    }
terre_lune-button-then-cards = { $count ->
        [one] Puis échanger 1 carte
       *[other] Puis échanger { $count } cartes
    }
terre_lune-button-give = En échanger d’autres…
terre_lune-button-push = Pousser…
terre_lune-button-challenge = Défi : { $count } concessions
terre_lune-button-challenge-now = Lancer le défi
terre_lune-button-ambush = Embuscade…
terre_lune-button-ambush-now = Tendre l’embuscade
terre_lune-button-end = Finir
terre_lune-button-leave = Repartir…
terre_lune-button-back = Retour
terre_lune-button-trump = { $colour } ({ $count })
terre_lune-button-lay = { $count ->
        [0] Poser (sans leurre)
        [one] Poser ({ $count } leurre)
       *[other] Poser ({ $count } leurres)
    }
terre_lune-button-anew = Recommencer
terre_lune-button-seize = Prendre ({ $picked }/{ $takes })

terre_lune-choose-push = Quelle fusée, et dans quel sens ?
terre_lune-choose-decoy = Leurre : quelle concession ?
terre_lune-choose-deposit = { $claim } : avec quel gisement ?
terre_lune-choice-forward = { $name } en avant, en { $code }
terre_lune-choice-backward = { $name } en arrière, en { $code }

terre_lune-hint-push = Ton 6 pousse d’une case une fusée adverse. Dans quel sens ?
terre_lune-hint-challenge = **Défi** à { $others } : fais le plus des cinq levées et prends { $count } concessions. Choisis l’atout, qui bat les autres couleurs (entre parenthèses : tes cartes).
terre_lune-hint-challenge-sure = **Défi**, atout { $trump }, contre { $others ->
        [one] une autre fusée
       *[other] { $others } autres fusées
    }. Tu entames. Au gagnant { $count } concessions, + 2 avec le 1 de la couleur de sa fusée, + 1 avec le 1 d’atout. **Pas de retour en arrière.**
terre_lune-hint-ambush-first = Avant de repartir, tu peux tendre une embuscade ici.
terre_lune-hint-ambush-whom = **Embuscade** : qui attires-tu sur la station ?
terre_lune-hint-ambush = **Embuscade** contre { $name }. Choisis l’atout (entre parenthèses, tes cartes de cette couleur). Tu entames, et le 1 est la plus forte carte. Au gagnant, toi ou l’autre, deux paquets, trois avec le 1 de sa couleur.
terre_lune-hint-ambush-sure = **Embuscade** contre la fusée { $rocket }, atout { $trump }. Tu entames. Au gagnant, toi ou l’autre, deux paquets, trois avec le 1 de sa couleur. **Pas de retour en arrière.**
terre_lune-hint-packing = Chaque gisement fait un paquet avec ses concessions. Tu peux y mêler, comme leurres, tes concessions sans gisement : { $loose }. L’autre ne verra que la taille des paquets.
terre_lune-hint-decoy = • leurre : { $claim } avec { $deposit }
terre_lune-hint-seizing = Choisis les paquets d’après leur taille. Tu verras ensuite ce qu’il y a dedans.

terre_lune-typable = un lieu où aller (`Bêta`, `Lune`, `TB4`), une carte à jouer (`R7`, `bleu 3`), `place 3`, `garder`, `remettre`, `échanger R7 B3`, `pousser bleu avant`, `défi rouge`, `embuscade bleu rouge`, `paquets ZR avec FE`, `prendre 1 3`, `fin`, `montrer`

# What winning is, and what is chosen in a select.
terre_lune-choose-way = Où vas-tu ?
terre_lune-choose-give = Échange de { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } : { $picked } sur { $count }
terre_lune-choose-trumps = Quelle couleur est atout ?
terre_lune-choose-card = Quelle carte joues-tu ?
terre_lune-choose-packets = { $takes ->
        [one] 1 paquet
       *[other] { $takes } paquets
    } à prendre : { $picked } sur { $takes }

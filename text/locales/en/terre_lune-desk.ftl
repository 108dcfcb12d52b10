# The desk of De la Terre à la Lune: buttons, choices and hints.

moon-mark-claim = claim
moon-mark-prime = prime { $prime }
moon-mark-dragged = attraction
moon-mark-collision = collision

moon-button-look = Look at { $spot }
moon-button-keep = Keep this deposit
moon-button-put-back = Put it back
moon-button-exchange = Exchange ({ $picked }/{ $count })
moon-button-push = Push…
moon-button-challenge = Défi…
moon-button-ambush = Ambush…
moon-button-end = End my turn
moon-button-back = Back
moon-button-trump = { $colour } ({ $count })
moon-button-lay = { $count ->
        [0] Lay without decoys
        [one] Lay with 1 decoy
       *[other] Lay with { $count } decoys
    }
moon-button-anew = Begin anew
moon-button-seize = Take ({ $picked }/{ $takes })
moon-button-again = See how it stands

moon-choose-push = Which rocket, and which way?
moon-choose-decoy = A decoy: which claim?
moon-choose-deposit = { $claim }: with which deposit?
moon-choice-forward = { $name } forward, to { $code }
moon-choice-backward = { $name } backward, to { $code }

moon-hint-way = • **{ $to }**: { $leads }
moon-hint-way-free = • **{ $to }**
moon-hint-prospect = Look at a deposit, or leave by one of these ways:
moon-hint-keep = It is **{ $mineral }**: you have a claim on it and may keep it.
moon-hint-no-claim = It is **{ $mineral }**: without a claim on it you must put it back. Remember where it is.
moon-hint-exchange = Exchange of cards: exactly **{ $count }**, or none.
moon-hint-push = Your 6 pushes an opponent’s rocket by one palier:
moon-hint-challenge = **Défi** against { $others }. Choose trumps (in brackets, your cards of that colour); you lead. The winner takes { $count } claims, 2 more for the MOLAB of the rocket’s colour, 1 more for that of trumps.
moon-hint-ambush-first = Before you leave, you may lay an ambush here.
moon-hint-ambush-whom = **Ambush**: whom do you draw to the station?
moon-hint-ambush = **Ambush** against { $name }. Choose trumps (in brackets, your cards of that colour); you lead. The winner, you or the other, takes two packets, three with the MOLAB of one’s own colour.
moon-hint-last-trick = Last trick, to { $name }: { $cards }.
moon-hint-packing = Each deposit makes a packet with its claims. You may mix in, as decoys, your claims without a deposit: { $loose }. The other will only see how large the packets are.
moon-hint-decoy = • decoy: { $claim } with { $deposit }
moon-hint-seizing = Choose packets by their sizes; what is in them you will know afterwards.

moon-typable = a place to go to (`Beta`, `Moon`, `EB4`), a card to play (`R7`, `blue 3`), `spot 3`, `keep`, `putback`, `exchange R7 B3`, `push blue forward`, `challenge red`, `ambush blue red`, `pack ZR with FE`, `seize 1 3`, `end`, `show`

# The desk of De la Terre à la Lune: buttons, choices and hints.

terre_lune-mark-claim = claim
terre_lune-mark-prime = prime { $prime }
terre_lune-mark-dragged = attraction
terre_lune-mark-collision = collision

terre_lune-button-look = Look at { $spot }
terre_lune-button-keep = Keep this deposit
terre_lune-button-put-back = Put it back
terre_lune-button-exchange = Exchange ({ $picked }/{ $count })
terre_lune-button-push = Push…
terre_lune-button-challenge = Challenge…
terre_lune-button-challenge-now = Call the challenge
terre_lune-button-ambush = Ambush…
terre_lune-button-ambush-now = Lay the ambush
terre_lune-button-end = End my turn
terre_lune-button-back = Back
terre_lune-button-trump = { $colour } ({ $count })
terre_lune-button-lay = { $count ->
        [0] Lay without decoys
        [one] Lay with 1 decoy
       *[other] Lay with { $count } decoys
    }
terre_lune-button-anew = Begin anew
terre_lune-button-seize = Take ({ $picked }/{ $takes })

terre_lune-choose-push = Which rocket, and which way?
terre_lune-choose-decoy = A decoy: which claim?
terre_lune-choose-deposit = { $claim }: with which deposit?
terre_lune-choice-forward = { $name } forward, to { $code }
terre_lune-choice-backward = { $name } backward, to { $code }

terre_lune-hint-prospect = Look at a deposit, or leave by one of these ways:
terre_lune-hint-keep = It is **{ $mineral }**: you have a claim on it and may keep it.
terre_lune-hint-no-claim = It is **{ $mineral }**: without a claim on it you must put it back. Remember where it is.
terre_lune-hint-exchange = Exchange of cards: exactly **{ $count }**, or none.
terre_lune-hint-push = Your 6 pushes an opponent’s rocket by one palier:
terre_lune-hint-challenge = **Challenge** against { $others }. Choose trumps (in brackets, your cards of that colour); you lead. The winner takes { $count } claims, 2 more for the MOLAB of the rocket’s colour, 1 more for that of trumps.
terre_lune-hint-challenge-sure = **Challenge** with trumps { $trump } against { $others ->
        [one] another rocket
       *[other] { $others } other rockets
    }; you lead. The winner takes { $count } claims, 2 more for the MOLAB of the rocket’s colour, 1 more for that of trumps. **This cannot be taken back.**
terre_lune-hint-ambush-first = Before you leave, you may lay an ambush here.
terre_lune-hint-ambush-whom = **Ambush**: whom do you draw to the station?
terre_lune-hint-ambush = **Ambush** against { $name }. Choose trumps (in brackets, your cards of that colour); you lead. The winner, you or the other, takes two packets, three with the MOLAB of one’s own colour.
terre_lune-hint-ambush-sure = **Ambush** against the rocket { $rocket }, with trumps { $trump }; you lead. The winner, you or the other, takes two packets, three with the MOLAB of one’s own colour. **This cannot be taken back.**
terre_lune-hint-last-trick = Last trick, to { $name }: { $cards }.
terre_lune-hint-packing = Each deposit makes a packet with its claims. You may mix in, as decoys, your claims without a deposit: { $loose }. The other will only see how large the packets are.
terre_lune-hint-decoy = • decoy: { $claim } with { $deposit }
terre_lune-hint-seizing = Choose packets by their sizes; what is in them you will know afterwards.

terre_lune-typable = a place to go to (`Beta`, `Moon`, `TB4`), a card to play (`R7`, `blue 3`), `spot 3`, `keep`, `putback`, `exchange R7 B3`, `push blue forward`, `challenge red`, `ambush blue red`, `pack ZR with FE`, `seize 1 3`, `end`, `show`

# What winning is, and what is chosen in a select.
terre_lune-goal = Collect claims at the stations, find their minerals on the Moon, and bring both home. Most points wins.
terre_lune-choose-way = Where do you fly?
terre_lune-choose-spot = Which deposit do you look at?
terre_lune-choose-give = Exchange { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $picked } picked
terre_lune-choose-trumps = Which colour is trumps?
terre_lune-choose-card = Which card do you play?
terre_lune-choose-packets = Take { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }: { $picked } picked

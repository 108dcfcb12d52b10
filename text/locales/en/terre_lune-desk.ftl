# The console of De la Terre à la Lune: buttons, choices and hints.

terre_lune-mark-claim = claim
terre_lune-mark-prime = +{ $prime }, race ends
terre_lune-mark-dragged = pirate pulls you
terre_lune-mark-collision = collision!
terre_lune-mark-steps = { $steps } to go

terre_lune-button-keep = Keep it
terre_lune-button-put-back = Put it back
terre_lune-button-exchange = Exchange ({ $picked }/{ $count })
terre_lune-button-exchange-these = { $count ->
        [5] Exchange all five cards
        [one] Exchange card { $cards }
       *[other] Exchange cards { $cards }
    }
terre_lune-button-then-cards = { $count ->
        [one] Then exchange 1 card
       *[other] Then exchange { $count } cards
    }
terre_lune-button-give = Exchange others…
terre_lune-button-push = Push…
terre_lune-button-challenge = Challenge: { $count } claims
terre_lune-button-challenge-now = Call the challenge
terre_lune-button-ambush = Ambush…
terre_lune-button-ambush-now = Lay the ambush
terre_lune-button-end = End turn
terre_lune-button-leave = Leave…
terre_lune-button-back = Back
terre_lune-button-trump = { $colour } ({ $count })
terre_lune-button-lay = { $count ->
        [0] Lay (no decoys)
        [one] Lay (1 decoy)
       *[other] Lay ({ $count } decoys)
    }
terre_lune-button-anew = Start over
terre_lune-button-seize = Take ({ $picked }/{ $takes })

terre_lune-choose-push = Which rocket, and which way?
terre_lune-choose-decoy = Decoy: which claim?
terre_lune-choose-deposit = { $claim }: with which deposit?
terre_lune-choice-forward = { $name } forward, to { $code }
terre_lune-choice-backward = { $name } backward, to { $code }

terre_lune-hint-push = Your 6 pushes an opponent’s rocket by one space. Which way?
terre_lune-hint-challenge = **Challenge** to { $others }: win most of the five tricks and take { $count } claims. Pick the trump color, which beats the others (in brackets: how many you hold).
terre_lune-hint-challenge-sure = **Challenge** with trump { $trump } against { $others ->
        [one] another rocket
       *[other] { $others } other rockets
    }. You lead. The winner takes { $count } claims, +2 with the 1 of their rocket’s color, +1 with the trump 1. **You can’t undo this.**
terre_lune-hint-ambush-first = Before you leave, you can lay an ambush here.
terre_lune-hint-ambush-whom = **Ambush**: who do you pull in?
terre_lune-hint-ambush = **Ambush** against { $name }. Pick the trump color (in brackets, how many you hold). You lead, and 1 is the highest card. The winner, you or them, takes two packets, three with the 1 of their own color.
terre_lune-hint-ambush-sure = **Ambush** against the { $rocket } rocket, with trump { $trump }. You lead. The winner, you or them, takes two packets, three with the 1 of their own color. **You can’t undo this.**
terre_lune-hint-packing = Each deposit makes a packet with its claims. You can mix in claims without a deposit as decoys: { $loose }. Your opponent only sees how big the packets are.
terre_lune-hint-decoy = • decoy: { $claim } with { $deposit }
terre_lune-hint-seizing = Choose packets by size. You’ll see what’s inside afterwards.

terre_lune-typable = a place to go to (`Beta`, `Moon`, `TB4`), a card to play (`R7`, `blue 3`), `spot 3`, `keep`, `putback`, `exchange R7 B3`, `push blue forward`, `challenge red`, `ambush blue red`, `pack ZR with FE`, `seize 1 3`, `end`, `show`

# What winning is, and what is chosen in a select.
terre_lune-choose-way = Where do you fly?
terre_lune-choose-give = Exchange { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $picked } picked
terre_lune-choose-trumps = Which color is trump?
terre_lune-choose-card = Which card do you play?
terre_lune-choose-packets = Take { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }: { $picked } picked

# What a cosmonaut is advised to do, and why.

terre_lune-advice-go = Go to **{ $place }**.
terre_lune-advice-prospect = Look at the deposit on spot **{ $spot }**.
terre_lune-advice-keep = Keep this deposit.
terre_lune-advice-put-back = Put the deposit back.
terre_lune-advice-exchange = { $count ->
        [one] Exchange the card **{ $cards }**
       *[other] Exchange the cards **{ $cards }**
    }.
terre_lune-advice-push-forward = Push **{ $name }**’s rocket forward.
terre_lune-advice-push-backward = Push **{ $name }**’s rocket backward.
terre_lune-advice-challenge = Call a challenge, trump **{ $trump }**.
terre_lune-advice-ambush = Ambush **{ $name }**, trump **{ $trump }**.
terre_lune-advice-play = Play **{ $card }**.
terre_lune-advice-pack = Lay your packets without decoys.
terre_lune-advice-seize = Take these packets: **{ $packets }**.
terre_lune-advice-end = End your turn.
terre_lune-advice-fight = you win the fight with trump { $trump }
terre_lune-advice-trick = { $card } takes the trick, whatever the others hold
terre_lune-advice-race = you win the race if everyone plays on simply
terre_lune-advice-lost-card = chance to win the fight −{ $percent }%
terre_lune-mark-best = Straight to the Moon
terre_lune-mark-good = Good burn
terre_lune-mark-doubtful = Detour
terre_lune-mark-mistake = Missed burn
terre_lune-compared-card = Wins the fight in { $left } of 100 cases. The best card wins it in { $best }: “{ $better }”
terre_lune-compared-race = Wins the race in { $left } of 100 cases. The best move wins it in { $best }: “{ $better }”

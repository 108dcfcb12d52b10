# De la Terre à la Lune. Rockets have the cards’ colours, in the order of the seats.

moon-title = From the Earth to the Moon
moon-pitch = A race to the Moon and back by dice: claims to gather, card duels to fight over them, and a pirate satellite to dodge.

# Words that people type in a direct message, separated by commas.
moon-words-go = go, to, fly
moon-words-prospect = prospect, look, spot
moon-words-keep = keep
moon-words-putback = putback, put, return, back
moon-words-exchange = exchange, swap, discard
moon-words-push = push
moon-words-forward = forward, forwards, ahead
moon-words-backward = backward, backwards
moon-words-challenge = challenge, duel
moon-words-ambush = ambush
moon-words-play = play, card
moon-words-pack = pack, packets, packet
moon-words-seize = seize, take
moon-words-end = end, done, pass, finish
moon-words-exhausted = exhausted, decoy
moon-words-and = and, with, the, at, then, against, no
moon-words-molab = molab
moon-words-mobex = mobex
moon-words-help = help, rules
moon-words-show = show, board, console
moon-words-red = red, r
moon-words-yellow = yellow, y
moon-words-blue = blue, b
moon-words-green = green, g
moon-words-earth = earth, e
moon-words-alpha = alpha, a
moon-words-beta = beta, b
moon-words-gamma = gamma, g
moon-words-delta = delta, d
moon-words-moon = moon, m
moon-words-water = water, h2o
moon-words-oxygen = oxygen, o
moon-words-aluminium = aluminium, aluminum, al
moon-words-titanium = titanium, ti
moon-words-iron = iron, fe
moon-words-calcium = calcium, ca
moon-words-silicon = silicon, si
moon-words-zirconium = zirconium, zr

# Places. The first letter of a name makes the paliers’ codes: EB4, AM3.
moon-earth = Earth
moon-moon = Moon
moon-station-alpha = Alpha
moon-station-beta = Beta
moon-station-gamma = Gamma
moon-station-delta = Delta
moon-at-earth = on the Earth
moon-at-moon = on the Moon
moon-at-station = at { $station }
moon-at-palier = at { $code } ({ $route })
moon-at-orbit = at O{ $cell } on the orbit, to be brought back to { $code }

# What comes of stopping.
moon-stop-station = { $claims ->
        [0] no claim left here
        [one] take the last claim
       *[other] take one of { $claims } claims
    }
moon-stop-moon = land and prospect
moon-stop-earth = no prime without having been on the Moon
moon-stop-home = { $prime ->
        [0] land, without a prime
       *[other] land: prime of { $prime }
    }
moon-stop-dragged = the pirate drags you to O{ $cell }
moon-stop-collision = collision: back to { $node } without your claims
moon-stop-end = second collision: your rocket is pulverised

# Things.
moon-none = none
moon-colour-red = red
moon-colour-yellow = yellow
moon-colour-blue = blue
moon-colour-green = green
moon-rocket-red = the red rocket
moon-rocket-yellow = the yellow rocket
moon-rocket-blue = the blue rocket
moon-rocket-green = the green rocket
moon-card = { $colour } { $rank }
moon-card-molab = { $colour } { $rank } (MOLAB)
moon-card-mobex = { $colour } { $rank } (MOBEX)
moon-mineral-water = water
moon-mineral-oxygen = oxygen
moon-mineral-aluminium = aluminium
moon-mineral-titanium = titanium
moon-mineral-iron = iron
moon-mineral-calcium = calcium
moon-mineral-silicon = silicon
moon-mineral-zirconium = zirconium
moon-exhausted = exhausted
moon-packet = no. { $number }: { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }
moon-packet-open = { $deposit } with { $claims }
moon-push-forward = { $rocket } forward, to { $code }
moon-push-backward = { $rocket } backward, to { $code }

# Why a card may not be played.
moon-why-follow = you must follow { $colour }
moon-why-trump = you must trump with { $colour }
moon-why-overtrump = you must trump higher than { $card }

# Why not, and what would be allowed.
moon-refusal-over = This race is over. `/lune open` opens another.
moon-refusal-eliminated = Your rocket was pulverised: you watch what follows.
moon-refusal-not-your-turn = It is not your turn: { $rocket } decides. The board will tell you.
moon-refusal-not-your-card-turn = It is not your turn to play a card: { $rocket } does.
moon-refusal-now-way = First your way, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: choose where to go, or on the Moon a deposit to look at.
moon-refusal-now-peek = First the deposit that you look at: keep it or put it back.
moon-refusal-now-actions = Your rocket has made its way already: what is left is to exchange cards, what your place allows, or to end your turn.
moon-refusal-now-card = A fight is on: play a card.
moon-refusal-now-packing = You lost the ambush: lay your packets first.
moon-refusal-now-seizing = You won the ambush: take your packets first.
moon-refusal-way = No way ends there with these points. You can go to: { $ways }.
moon-refusal-prospect = Deposits are looked at on the Moon alone: on landing, or instead of leaving.
moon-refusal-spot = No deposit lies on that spot any more. Some lie on spots: { $left }.
moon-refusal-no-claim = You have no claim on { $mineral }: this deposit must be put back.
moon-refusal-exchanged = You have exchanged cards in this turn already. You can again in the next.
moon-refusal-number = The red die lets you exchange exactly { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    }, or none; you named { $named }.
moon-refusal-card = You do not have (or not twice) the card { $card }. Your hand: { $hand }.
moon-refusal-no-six = Only a red 6 lets you push a rocket; the die shows { $red }.
moon-refusal-pushed = You have pushed a rocket in this turn already.
moon-refusal-push = This rocket cannot be pushed that way. Possible: { $pushes }.
moon-refusal-no-station = For that your rocket must stand on a station; a défi is called only on stopping there.
moon-refusal-challenged = You have called a défi here already.
moon-refusal-nobody = Nobody follows you to the Moon: there is nobody to challenge.
moon-refusal-empty = No claim is left at { $station }: there is nothing to win by a défi.
moon-refusal-not-returning = An ambush is laid only on one’s own return from the Moon.
moon-refusal-ambushed = You have laid an ambush at { $station } already: one on each station.
moon-refusal-ambush = This opponent is not within reach of an ambush here. Within reach: { $rockets }.
moon-refusal-illegal = This card is not allowed: { $why }. Play: { $legal }.
moon-refusal-decoy = { $claim } cannot be a decoy: only claims without a deposit can. Yours: { $allowed }.
moon-refusal-deposit = You do not have the deposit { $mineral }. Your deposits: { $deposits }.
moon-refusal-packets = Take exactly { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }, each once, by their numbers from 1 to { $of }.
moon-refusal-read-card = **{ $said }** is no card: write a colour and a number from 1 to 8, such as R7 or blue 3.
moon-refusal-read-no-card = Name your cards: a colour and a number from 1 to 8, such as R7 or blue 3.
moon-refusal-read-no-colour = Name the trump colour too: red, yellow, blue or green.
moon-refusal-read-no-place = Say where to: Beta, Moon, Earth, or a palier such as EB4 (Earth–Beta, the fourth).
moon-refusal-read-no-spot = Say which spot of the Moon, from 1 to 8.
moon-refusal-read-no-opponent = Say which rocket, by its colour: red, yellow, blue or green.
moon-refusal-read-colour = **{ $said }** is no colour: red, yellow, blue or green.
moon-refusal-read-place = **{ $said }** is no place: write Beta, Moon, Earth, or a palier such as EB4 (Earth–Beta, the fourth).
moon-refusal-read-spot = **{ $said }** is no spot of the Moon: they run from 1 to 8.
moon-refusal-read-opponent = **{ $said }** is no rocket: name it by its colour, red, yellow, blue or green.
moon-refusal-read-shove = **{ $said }** does not say which way: forward or backward.
moon-refusal-read-decoy = **{ $said }** is no decoy: write a claim and the deposit to lay it with, such as `ZR with FE` or `exhausted with FE`.
moon-refusal-read-packet = **{ $said }** is no packet: write their numbers, such as `1 3`.

# What happened.
moon-news-prepared = Claims lie on the stations and deposits on the Moon, face down. The pirate satellite starts at O{ $cell }.
moon-news-dealt-you = Your five cards: { $cards }.
moon-news-came-back = **{ $name }** comes back and is { $at }.
moon-news-went = **{ $name }** stops { $at }.
moon-news-went-past = **{ $name }** passes { $passes } and stops { $at }.
moon-news-dragged = **Attraction!** The rocket of { $name } follows the pirate to O{ $cell }.
moon-news-collided = **Collision!** The rocket of { $name } falls back and is { $at }, where all its claims stay.
moon-news-eliminated = **Pulverised!** The rocket of { $name } met the pirate a second time and is out. { $count ->
        [0] It had no deposit.
        [one] Its deposit is back on the Moon, spot { $spots }.
       *[other] Its deposits are back on the Moon, spots { $spots }.
    }
moon-news-took = **{ $name }** takes { $count ->
        [one] a claim
       *[other] { $count } claims
    } { $at }.
moon-news-took-you = **{ $name }** takes { $count ->
        [one] a claim
       *[other] { $count } claims
    } { $at }: { $claims }.
moon-news-exchanged = **{ $name }** exchanges { $count ->
        [one] a card
       *[other] { $count } cards
    }.
moon-news-exchanged-you = **{ $name }** exchanges { $count ->
        [one] a card
       *[other] { $count } cards
    } and gets: { $cards }.
moon-news-pushed = **{ $name }** has a 6 and pushes the rocket of { $target } to { $code }.
moon-news-peeked = **{ $name }** looks at the deposit on spot { $spot }.
moon-news-peeked-you = **{ $name }** looks at the deposit on spot { $spot }: { $mineral }.
moon-news-kept = **{ $name }** keeps the deposit.
moon-news-put-back = **{ $name }** puts the deposit back.
moon-news-challenged = **Défi** { $at }! **{ $name }** challenges { $others }. Trumps: **{ $trump }**.
moon-news-ambushed = **Ambush** { $at }! **{ $name }** draws **{ $target }** there. Trumps: **{ $trump }**.
moon-news-played = **{ $name }** plays { $card }.
moon-news-trick = The trick goes to **{ $name }**: { $cards }.
moon-news-fight-claims = **{ $name }** wins the défi: { $base } claims{ $bonus }.
moon-news-fight-packets = **{ $name }** wins the ambush: { $base } packets{ $bonus }.
moon-bonus-own = { " " }and { $more } more for the MOLAB of the rocket’s colour
moon-bonus-trump = { " " }and { $more } more for the MOLAB of trumps
moon-bonus-short = , of which there { $takes ->
        [0] is none
        [one] is only one
       *[other] are only { $takes }
    }
moon-news-packed = **{ $name }** lays packets, face down. Claims in each: { $sizes }.
moon-news-seized = **{ $name }** takes { $count ->
        [one] a packet
       *[other] { $count } packets
    } of { $loser }, with { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }.
moon-news-seized-you = **{ $name }** takes { $count ->
        [one] a packet
       *[other] { $count } packets
    } of { $loser }, with { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }: { $inside }.
moon-news-landed = **{ $name }** is back on the Earth, { $prime ->
        [0] without a prime.
       *[other] with a prime of **{ $prime }** points!
    }
moon-news-recalled = The pirate, the cards and the claims that are left are put away: the others go home by the shortest way.
moon-news-returned = **{ $name }** goes home with { $dice } on the red die, { $prime ->
        [0] without a prime.
       *[other] with a prime of **{ $prime }** points!
    }
moon-news-counted = Everything is uncovered. { $won } { $totals }

# Who won.
moon-result-won = **{ $names }** wins with **{ $points }** points.
moon-result-tie = A tie between { $names }: **{ $points }** points.
moon-result-total = { $name } { $total } ({ $points } + { $prime })
moon-result-out = { $name }: out
moon-result-holdings = { $name }, { $total } points: deposits { $deposits }; claims { $claims }.

# How the game stands.
moon-status-you-way = **Your turn:** choose your way, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
moon-status-you-moon = **Your turn:** look at a deposit, or leave the Moon with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
moon-status-you-prospect = **Your turn:** you have landed on the Moon and may look at a deposit.
moon-status-you-peek = **Your turn:** keep this deposit or put it back.
moon-status-you-actions = **Your turn:** your rocket is { $at }; exchange cards if you like, then end your turn.
moon-status-you-card = **Your turn** to play a card.
moon-status-you-done = **Your turn:** your rocket is { $at }; do what your place allows, or end your turn.
moon-status-you-packing = **Your turn:** you lost the ambush, lay your packets.
moon-status-you-seizing = **Your turn:** you won the ambush, take { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }.
moon-status-way = **{ $name }** chooses a way.
moon-status-peek = **{ $name }** looks at a deposit on the Moon.
moon-status-actions = **{ $name }** may still act before ending the turn.
moon-status-card = **{ $name }** is to play a card.
moon-status-packing = **{ $name }** makes packets.
moon-status-seizing = **{ $name }** chooses packets.
moon-status-dice = Turn { $turn } · blue dice { $first } and { $second }, red { $red } · pirate at O{ $pirate }
moon-status-challenge = Défi { $at } · trumps { $trump } · tricks: { $tricks } · on the table: { $table }
moon-status-ambush = Ambush { $at } · trumps { $trump } · tricks: { $tricks } · on the table: { $table }
moon-status-packets = Packets: { $packets }

# The picture in words.
moon-describe-rocket = **{ $name }**, { $rocket }: { $at }; { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }, { $deposits ->
        [0] no deposit
        [one] 1 deposit
       *[other] { $deposits } deposits
    }.
moon-describe-out = **{ $name }**, { $rocket }: pulverised.
moon-describe-homebound = On the return.
moon-describe-immune = No more attraction at this crossing.
moon-describe-collided = One collision already.
moon-describe-ambushes = Ambush laid already at { $stations }.
moon-describe-stacks = Claims: { $stacks }.
moon-describe-spots = Deposits on the Moon, spots: { $spots }.
moon-describe-talon = Cards in the talon: { $count }.
moon-describe-pirate = Pirate satellite at O{ $cell }, going clockwise.
moon-describe-ways = Open ways: { $ways }.
moon-describe-cards = Your cards: { $cards }.
moon-describe-barred = Not now, { $why }: { $cards }.
moon-describe-claims = Your claims: { $claims }.
moon-describe-deposits = Your deposits: { $deposits }; concretised: { $points } points.
moon-describe-peek = You look at the deposit on spot { $spot }: { $mineral }.
moon-describe-packets = Your packets: { $packets }.
moon-alt-title = From the Earth to the Moon.
moon-alt-turn = To move: { $name }.
moon-alt-rocket = { $name } ({ $colour }), { $at }: { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }, { $deposits ->
        [0] no deposit
        [one] 1 deposit
       *[other] { $deposits } deposits
    }.
moon-alt-out = pulverised
moon-alt-why = Now { $why }.

# What the table agreed on.
moon-options-random = The pirate satellite starts anywhere
moon-options-at = The pirate satellite starts at O{ $cell }

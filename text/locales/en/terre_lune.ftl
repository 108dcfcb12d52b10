# De la Terre à la Lune. Rockets have the cards’ colours, in the order of the seats.

terre_lune-title = From the Earth to the Moon
terre_lune-cover = Race to the Moon,
terre_lune-cover-more = and back again.
terre_lune-pitch = A race to the Moon and back by dice: claims to gather, card duels to fight over them, and a pirate satellite to dodge.

# Words that people type in a direct message, separated by commas.
terre_lune-words-go = go, to, fly
terre_lune-words-prospect = prospect, look, spot
terre_lune-words-keep = keep
terre_lune-words-putback = putback, put, return, back
terre_lune-words-exchange = exchange, swap, discard
terre_lune-words-push = push
terre_lune-words-forward = forward, forwards, ahead
terre_lune-words-backward = backward, backwards
terre_lune-words-challenge = challenge, duel
terre_lune-words-ambush = ambush
terre_lune-words-play = play, card
terre_lune-words-pack = pack, packets, packet
terre_lune-words-seize = seize, take
terre_lune-words-end = end, done, pass, finish
terre_lune-words-exhausted = exhausted, decoy
terre_lune-words-and = and, with, the, at, then, against, no
terre_lune-words-molab = molab
terre_lune-words-mobex = mobex
terre_lune-words-show = show, board, console
terre_lune-words-red = red, r
terre_lune-words-yellow = yellow, y
terre_lune-words-blue = blue, b
terre_lune-words-green = green, g
terre_lune-words-earth = earth, e
terre_lune-words-alpha = alpha, a
terre_lune-words-beta = beta, b
terre_lune-words-gamma = gamma, g
terre_lune-words-delta = delta, d
terre_lune-words-moon = moon, m
terre_lune-words-water = water, h2o
terre_lune-words-oxygen = oxygen, o
terre_lune-words-aluminium = aluminium, aluminum, al
terre_lune-words-titanium = titanium, ti
terre_lune-words-iron = iron, fe
terre_lune-words-calcium = calcium, ca
terre_lune-words-silicon = silicon, si
terre_lune-words-zirconium = zirconium, zr

# Places. Paliers’ codes are the same in every language: TB4, AL3.
terre_lune-earth = Earth
terre_lune-moon = Moon
terre_lune-station-alpha = Alpha
terre_lune-station-beta = Beta
terre_lune-station-gamma = Gamma
terre_lune-station-delta = Delta
terre_lune-at-earth = on the Earth
terre_lune-at-moon = on the Moon
terre_lune-at-station = at { $station }
terre_lune-at-palier = at { $code } ({ $route })
terre_lune-at-orbit = at O{ $cell } on the orbit, to be brought back to { $code }

# What comes of stopping.
terre_lune-stop-station = { $claims ->
        [0] no claim left here
        [one] take the last claim
       *[other] take one of { $claims } claims
    }
terre_lune-stop-moon = land and prospect
terre_lune-stop-earth = no prime without having been on the Moon
terre_lune-stop-home = { $prime ->
        [0] land, without a prime
       *[other] land: prime of { $prime }
    }
terre_lune-stop-dragged = the pirate drags you to O{ $cell }
terre_lune-stop-collision = collision: back to { $node } without your claims
terre_lune-stop-end = second collision: your rocket is pulverised

# Things.
terre_lune-none = none
terre_lune-colour-red = red
terre_lune-colour-yellow = yellow
terre_lune-colour-blue = blue
terre_lune-colour-green = green
terre_lune-rocket-red = the red rocket
terre_lune-rocket-yellow = the yellow rocket
terre_lune-rocket-blue = the blue rocket
terre_lune-rocket-green = the green rocket
terre_lune-card = { $colour } { $rank }
terre_lune-card-molab = { $colour } { $rank } (MOLAB)
terre_lune-card-mobex = { $colour } { $rank } (MOBEX)
terre_lune-mineral-water = water
terre_lune-mineral-oxygen = oxygen
terre_lune-mineral-aluminium = aluminium
terre_lune-mineral-titanium = titanium
terre_lune-mineral-iron = iron
terre_lune-mineral-calcium = calcium
terre_lune-mineral-silicon = silicon
terre_lune-mineral-zirconium = zirconium
terre_lune-exhausted = exhausted
terre_lune-packet = no. { $number }: { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }
terre_lune-packet-open = { $deposit } with { $claims }
terre_lune-push-forward = { $rocket } forward, to { $code }
terre_lune-push-backward = { $rocket } backward, to { $code }

# Why a card may not be played.
terre_lune-why-follow = you must follow { $colour }
terre_lune-why-trump = you must trump with { $colour }
terre_lune-why-overtrump = you must trump higher than { $card }

# Why not, and what would be allowed.
terre_lune-refusal-over = This race is over. `/lune open` opens another.
terre_lune-refusal-eliminated = Your rocket was pulverised: you watch what follows.
terre_lune-refusal-not-your-turn = It is not your turn: { $rocket } decides. The board will tell you.
terre_lune-refusal-not-your-card-turn = It is not your turn to play a card: { $rocket } does.
terre_lune-refusal-now-way = First your way, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: choose where to go, or on the Moon a deposit to look at.
terre_lune-refusal-now-peek = First the deposit that you look at: keep it or put it back.
terre_lune-refusal-now-actions = Your rocket has made its way already: what is left is to exchange cards, what your place allows, or to end your turn.
terre_lune-refusal-now-card = A fight is on: play a card.
terre_lune-refusal-now-packing = You lost the ambush: lay your packets first.
terre_lune-refusal-now-seizing = You won the ambush: take your packets first.
terre_lune-refusal-way = No way ends there with these points. You can go to: { $ways }.
terre_lune-refusal-prospect = Deposits are looked at on the Moon alone: on landing, or instead of leaving.
terre_lune-refusal-spot = No deposit lies on that spot any more. Some lie on spots: { $left }.
terre_lune-refusal-no-claim = You have no claim on { $mineral }: this deposit must be put back.
terre_lune-refusal-exchanged = You have exchanged cards in this turn already. You can again in the next.
terre_lune-refusal-number = The red die lets you exchange exactly { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    }, or none; you named { $named }.
terre_lune-refusal-card = You do not have (or not twice) the card { $card }. Your hand: { $hand }.
terre_lune-refusal-no-six = Only a red 6 lets you push a rocket; the die shows { $red }.
terre_lune-refusal-pushed = You have pushed a rocket in this turn already.
terre_lune-refusal-push = This rocket cannot be pushed that way. Possible: { $pushes }.
terre_lune-refusal-no-station = For that your rocket must stand on a station; a challenge is called only on stopping there.
terre_lune-refusal-challenged = You have called a challenge here already.
terre_lune-refusal-nobody = Nobody follows you to the Moon: there is nobody to challenge.
terre_lune-refusal-empty = No claim is left at { $station }: there is nothing to win by a challenge.
terre_lune-refusal-not-returning = An ambush is laid only on one’s own return from the Moon.
terre_lune-refusal-ambushed = You have laid an ambush at { $station } already: one on each station.
terre_lune-refusal-ambush = This opponent is not within reach of an ambush here. Within reach: { $rockets }.
terre_lune-refusal-illegal = This card is not allowed: { $why }. Play: { $legal }.
terre_lune-refusal-decoy = { $claim } cannot be a decoy: only claims without a deposit can. Yours: { $allowed }.
terre_lune-refusal-deposit = You do not have the deposit { $mineral }. Your deposits: { $deposits }.
terre_lune-refusal-packets = Take exactly { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }, each once, by their numbers from 1 to { $of }.
terre_lune-refusal-read-card = **{ $said }** is no card: write a colour and a number from 1 to 8, such as R7 or blue 3.
terre_lune-refusal-read-no-card = Name your cards: a colour and a number from 1 to 8, such as R7 or blue 3.
terre_lune-refusal-read-no-colour = Name the trump colour too: red, yellow, blue or green.
terre_lune-refusal-read-no-place = Say where to: Beta, Moon, Earth, or a palier such as TB4 (Earth–Beta, the fourth).
terre_lune-refusal-read-no-spot = Say which spot of the Moon, from 1 to 8.
terre_lune-refusal-read-no-opponent = Say which rocket, by its colour: red, yellow, blue or green.
terre_lune-refusal-read-colour = **{ $said }** is no colour: red, yellow, blue or green.
terre_lune-refusal-read-place = **{ $said }** is no place: write Beta, Moon, Earth, or a palier such as TB4 (Earth–Beta, the fourth).
terre_lune-refusal-read-spot = **{ $said }** is no spot of the Moon: they run from 1 to 8.
terre_lune-refusal-read-opponent = **{ $said }** is no rocket: name it by its colour, red, yellow, blue or green.
terre_lune-refusal-read-shove = **{ $said }** does not say which way: forward or backward.
terre_lune-refusal-read-decoy = **{ $said }** is no decoy: write a claim and the deposit to lay it with, such as `ZR with FE` or `exhausted with FE`.
terre_lune-refusal-read-packet = **{ $said }** is no packet: write their numbers, such as `1 3`.

# What happened.
terre_lune-news-prepared = Claims lie on the stations and deposits on the Moon, face down. The pirate satellite starts at O{ $cell }.
terre_lune-news-dealt-you = Your five cards: { $cards }.
terre_lune-news-came-back = { $name-you ->
        [yes] You come back and are
       *[no] **{ $name }** comes back and is
    } { $at }.
terre_lune-news-went = { $name-you ->
        [yes] You stop
       *[no] **{ $name }** stops
    } { $at }.
terre_lune-news-went-past = { $name-you ->
        [yes] You pass
       *[no] **{ $name }** passes
    } { $passes } { $name-you ->
        [yes] and stop
       *[no] and stops
    } { $at }.
terre_lune-news-dragged = **Attraction!** { $name-you ->
        [yes] Your rocket follows
       *[no] The rocket of { $name } follows
    } the pirate to O{ $cell }.
terre_lune-news-collided = **Collision!** { $name-you ->
        [yes] Your rocket falls
       *[no] The rocket of { $name } falls
    } back and is { $at }, where all its claims stay.
terre_lune-news-eliminated = **Pulverised!** { $name-you ->
        [yes] Your rocket met
       *[no] The rocket of { $name } met
    } the pirate a second time and is out. { $count ->
        [0] It had no deposit.
        [one] Its deposit is back on the Moon, spot { $spots }.
       *[other] Its deposits are back on the Moon, spots { $spots }.
    }
terre_lune-news-took = { $name-you ->
        [yes] You take
       *[no] **{ $name }** takes
    } { $count ->
        [one] a claim
       *[other] { $count } claims
    } { $at }.
terre_lune-news-took-you = { $name-you ->
        [yes] You take
       *[no] **{ $name }** takes
    } { $count ->
        [one] a claim
       *[other] { $count } claims
    } { $at }: { $claims }.
terre_lune-news-exchanged = { $name-you ->
        [yes] You exchange
       *[no] **{ $name }** exchanges
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
terre_lune-news-exchanged-you = { $name-you ->
        [yes] You exchange
       *[no] **{ $name }** exchanges
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } { $name-you ->
        [yes] and get
       *[no] and gets
    }: { $cards }.
terre_lune-news-pushed = { $name-you ->
        [yes] You have a 6 and push
       *[no] **{ $name }** has a 6 and pushes
    } { $target-you ->
        [yes] your rocket
       *[no] the rocket of { $target }
    } to { $code }.
terre_lune-news-peeked = { $name-you ->
        [yes] You look
       *[no] **{ $name }** looks
    } at the deposit on spot { $spot }.
terre_lune-news-peeked-you = { $name-you ->
        [yes] You look
       *[no] **{ $name }** looks
    } at the deposit on spot { $spot }: { $mineral }.
terre_lune-news-kept = { $name-you ->
        [yes] You keep
       *[no] **{ $name }** keeps
    } the deposit.
terre_lune-news-put-back = { $name-you ->
        [yes] You put
       *[no] **{ $name }** puts
    } the deposit back.
terre_lune-news-challenged = **Challenge** { $at }! { $name-you ->
        [yes] You challenge
       *[no] **{ $name }** challenges
    } { $others-you ->
        [yes] you
       *[no] { $others }
    }. Trumps: **{ $trump }**.
terre_lune-news-ambushed = **Ambush** { $at }! { $name-you ->
        [yes] You draw
       *[no] **{ $name }** draws
    } { $target-you ->
        [yes] you
       *[no] **{ $target }**
    } there. Trumps: **{ $trump }**.
terre_lune-news-played = { $name-you ->
        [yes] You play
       *[no] **{ $name }** plays
    } { $card }.
terre_lune-news-trick = The trick goes to { $name-you ->
        [yes] you
       *[no] **{ $name }**
    }: { $cards }.
terre_lune-news-fight-claims = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } the challenge: { $base } claims{ $bonus }.
terre_lune-news-fight-packets = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } the ambush: { $base } packets{ $bonus }.
terre_lune-bonus-own = { " " }and { $more } more for the MOLAB of the rocket’s colour
terre_lune-bonus-trump = { " " }and { $more } more for the MOLAB of trumps
terre_lune-bonus-short = , of which there { $takes ->
        [0] is none
        [one] is only one
       *[other] are only { $takes }
    }
terre_lune-news-packed = { $name-you ->
        [yes] You lay
       *[no] **{ $name }** lays
    } packets, face down. Claims in each: { $sizes }.
terre_lune-news-seized = { $name-you ->
        [yes] You take
       *[no] **{ $name }** takes
    } { $count ->
        [one] a packet
       *[other] { $count } packets
    } from { $loser }, with { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }.
terre_lune-news-seized-you = { $name-you ->
        [yes] You take
       *[no] **{ $name }** takes
    } { $count ->
        [one] a packet
       *[other] { $count } packets
    } from { $loser }, with { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }: { $inside }.
terre_lune-news-landed = { $name-you ->
        [yes] You are
       *[no] **{ $name }** is
    } back on the Earth, { $prime ->
        [0] without a prime.
       *[other] with a prime of **{ $prime }** points!
    }
terre_lune-news-recalled = The pirate, the cards and the claims that are left are put away: the others go home by the shortest way.
terre_lune-news-returned = { $name-you ->
        [yes] You go
       *[no] **{ $name }** goes
    } home with { $dice } on the red die, { $prime ->
        [0] without a prime.
       *[other] with a prime of **{ $prime }** points!
    }
terre_lune-news-counted = Everything is uncovered. { $won } { $totals }

# Who won.
terre_lune-result-won = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } with **{ $points }** points.
terre_lune-result-tie = A tie between { $names }: **{ $points }** points.
terre_lune-result-total = { $name-you ->
        [yes] You
       *[no] { $name }
    } { $total } ({ $points } + { $prime })
terre_lune-result-out = { $name-you ->
        [yes] You
       *[no] { $name }
    }: out
terre_lune-result-holdings = { $name }, { $total } points: deposits { $deposits }; claims { $claims }.

# How the game stands.
terre_lune-status-you-way = **Your turn:** choose your way, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
terre_lune-status-you-moon = **Your turn:** look at a deposit, or leave the Moon with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
terre_lune-status-you-prospect = **Your turn:** you have landed on the Moon and may look at a deposit.
terre_lune-status-you-peek = **Your turn:** keep this deposit or put it back.
terre_lune-status-you-actions = **Your turn:** your rocket is { $at }; exchange cards if you like, then end your turn.
terre_lune-status-you-card = **Your turn** to play a card.
terre_lune-status-you-done = **Your turn:** your rocket is { $at }; do what your place allows, or end your turn.
terre_lune-status-you-packing = **Your turn:** you lost the ambush, lay your packets.
terre_lune-status-you-seizing = **Your turn:** you won the ambush, take { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }.
terre_lune-status-way = **{ $name }** chooses a way.
terre_lune-status-peek = **{ $name }** looks at a deposit on the Moon.
terre_lune-status-actions = **{ $name }** may still act before ending the turn.
terre_lune-status-card = **{ $name }** is to play a card.
terre_lune-status-packing = **{ $name }** makes packets.
terre_lune-status-seizing = **{ $name }** chooses packets.
terre_lune-status-dice = Roll { $turn } · blue dice { $first } and { $second }, red { $red } · pirate at O{ $pirate }
terre_lune-status-challenge = Challenge { $at } · trumps { $trump } · tricks: { $tricks } · on the table: { $table }
terre_lune-status-ambush = Ambush { $at } · trumps { $trump } · tricks: { $tricks } · on the table: { $table }
terre_lune-status-packets = Packets: { $packets }

# The picture in words.
terre_lune-describe-rocket = **{ $name }**, { $rocket }: { $at }; { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }, { $deposits ->
        [0] no deposit
        [one] 1 deposit
       *[other] { $deposits } deposits
    }.
terre_lune-describe-out = **{ $name }**, { $rocket }: pulverised.
terre_lune-describe-homebound = On the return.
terre_lune-describe-immune = No more attraction at this crossing.
terre_lune-describe-collided = One collision already.
terre_lune-describe-ambushes = Ambush laid already at { $stations }.
terre_lune-describe-stacks = Claims: { $stacks }.
terre_lune-describe-spots = Deposits on the Moon, spots: { $spots }.
terre_lune-describe-talon = Cards in the talon: { $count }.
terre_lune-describe-pirate = Pirate satellite at O{ $cell }, going clockwise.
terre_lune-describe-ways = Open ways: { $ways }.
terre_lune-describe-cards = Your cards: { $cards }.
terre_lune-describe-barred = Not now, { $why }: { $cards }.
terre_lune-describe-claims = Your claims: { $claims }.
terre_lune-describe-deposits = Your deposits: { $deposits }; your claims on them are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terre_lune-describe-peek = You look at the deposit on spot { $spot }: { $mineral }.
terre_lune-describe-packets = Your packets: { $packets }.
terre_lune-alt-title = From the Earth to the Moon.
terre_lune-alt-turn = To move: { $name }.
terre_lune-alt-rocket = { $name } ({ $colour }), { $at }: { $claims ->
        [0] no claim
        [one] 1 claim
       *[other] { $claims } claims
    }, { $deposits ->
        [0] no deposit
        [one] 1 deposit
       *[other] { $deposits } deposits
    }.
terre_lune-alt-out = pulverised
terre_lune-alt-why = Now { $why }.

# What the table agreed on.
terre_lune-options-random = The pirate satellite starts anywhere
terre_lune-options-at = The pirate satellite starts at O{ $cell }

# What people try to do better than ever before
terre_lune-feat-points = Most points brought home: { $value }
terre_lune-deed-points = { $value ->
        [one] One point brought home
       *[other] { $value } points brought home
    }

# How it is won, in one line.
terre_lune-goal = Bring home the most points: a claim counts when its deposit comes home too.

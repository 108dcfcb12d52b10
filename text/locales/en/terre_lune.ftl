# De la Terre à la Lune. Rockets have the cards’ colours, in the order of the seats.

terre_lune-title = From the Earth to the Moon
terre_lune-cover = Race to the Moon,
terre_lune-cover-more = and back again.
terre_lune-pitch = Race to the Moon and back with dice and cards.
terre_lune-pitch-short = a dice race

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

# Places. The spaces’ codes are the same in every language: TB4, AL3.
terre_lune-earth = Earth
terre_lune-moon = Moon
terre_lune-station-alpha = Alpha
terre_lune-station-beta = Beta
terre_lune-station-gamma = Gamma
terre_lune-station-delta = Delta
terre_lune-at-earth = on Earth
terre_lune-at-moon = on the Moon
terre_lune-at-station = at { $station }
terre_lune-at-palier = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from { $article ->
        [moon] the Moon
       *[other] { $node }
    }
terre_lune-at-orbit = adrift with the pirate, { $cells } spaces from the way

# What comes of stopping.
terre_lune-stop-station = { $claims ->
        [0] no claims left here
        [one] take the last claim
       *[other] take the top claim of { $claims }
    }
terre_lune-stop-moon = land and look at a deposit
terre_lune-stop-earth = no bonus: you haven’t been to the Moon
terre_lune-stop-home = { $prime ->
        [0] land, no bonus
       *[other] land: { $prime } bonus points
    }
terre_lune-stop-dragged = the pirate pulls you along its orbit
terre_lune-stop-collision = collision: back to { $node }, claims lost
terre_lune-stop-end = second collision: your rocket is pulverized

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
terre_lune-mineral-water = water
terre_lune-mineral-oxygen = oxygen
terre_lune-mineral-aluminium = aluminium
terre_lune-mineral-titanium = titanium
terre_lune-mineral-iron = iron
terre_lune-mineral-calcium = calcium
terre_lune-mineral-silicon = silicon
terre_lune-mineral-zirconium = zirconium
terre_lune-exhausted = exhausted
terre_lune-packet = #{ $number }: { $claims ->
        [0] no claims
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
terre_lune-refusal-over = This race is over. Start a new one with `/play`.
terre_lune-refusal-eliminated = Your rocket was pulverized. You’re out, but you can still watch.
terre_lune-refusal-not-your-turn = It’s **{ $name }**’s turn. Watch the board for yours.
terre_lune-refusal-not-your-card-turn = It’s **{ $name }**’s turn to play a card.
terre_lune-refusal-now-way = Move first: you have { $points ->
        [one] 1 step
       *[other] { $points } steps
    }. Pick where to go or, on the Moon, a deposit to look at.
terre_lune-refusal-now-peek = Decide on this deposit first: keep it or put it back.
terre_lune-refusal-now-actions = You’ve already moved. Exchange cards, do what your place allows, or end your turn.
terre_lune-refusal-now-card = A fight is on: play a card.
terre_lune-refusal-now-packing = You lost the ambush. Lay your packets first.
terre_lune-refusal-now-seizing = You won the ambush. Take your packets first.
terre_lune-refusal-way = You can’t stop there with this roll. You can go to: { $ways }.
terre_lune-refusal-prospect = You can only look at deposits on the Moon: when you land, or instead of leaving.
terre_lune-refusal-spot = That spot is empty. Spots with a deposit: { $left }.
terre_lune-refusal-no-claim = You have no claim on { $mineral }, so put this deposit back.
terre_lune-refusal-exchanged = You’ve already exchanged cards this turn. You can again next turn.
terre_lune-refusal-number = With this red die, exchange exactly { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    } or none. You named { $named }.
terre_lune-refusal-card = You don’t have { $card }, or not twice. Your hand: { $hand }.
terre_lune-refusal-no-six = You can only push a rocket on a red 6. You rolled { $red }.
terre_lune-refusal-pushed = You’ve already pushed a rocket this turn.
terre_lune-refusal-push = You can’t push that rocket that way. Possible: { $pushes }.
terre_lune-refusal-no-station = Your rocket must be on a station for that. You can only call a challenge when you stop there.
terre_lune-refusal-challenged = You’ve already called a challenge here.
terre_lune-refusal-nobody = No rocket follows you to the Moon, so there’s no one to challenge.
terre_lune-refusal-empty = No claims are left at { $station }, so there’s nothing to win.
terre_lune-refusal-not-returning = You can only lay an ambush on your own way back from the Moon.
terre_lune-refusal-ambushed = You’ve already laid an ambush at { $station }. One per station.
terre_lune-refusal-ambush = You can’t ambush that rocket from here. Within reach: { $rockets }.
terre_lune-refusal-illegal = You can’t play that card: { $why }. Play: { $legal }.
terre_lune-refusal-decoy = { $claim } can’t be a decoy: use claims without a deposit. Yours: { $allowed }.
terre_lune-refusal-deposit = You don’t have a deposit of { $mineral }. Yours: { $deposits }.
terre_lune-refusal-packets = Take exactly { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }, each once. Use their numbers, 1 to { $of }.
terre_lune-refusal-read-card = **{ $said }** isn’t a card. Write a color and a number from 1 to 8, like R7 or blue 3.
terre_lune-refusal-read-no-card = Name your cards: a color and a number from 1 to 8, like R7 or blue 3.
terre_lune-refusal-read-no-colour = Name the trump color too: red, yellow, blue or green.
terre_lune-refusal-read-no-place = Say where to: Beta, Moon, Earth, or a space like TB4 (Earth–Beta, the fourth).
terre_lune-refusal-read-no-spot = Say which spot on the Moon, 1 to 8.
terre_lune-refusal-read-no-opponent = Name the rocket by its color: red, yellow, blue or green.
terre_lune-refusal-read-colour = **{ $said }** isn’t a color. Use red, yellow, blue or green.
terre_lune-refusal-read-place = **{ $said }** isn’t a place. Write Beta, Moon, Earth, or a space like TB4 (Earth–Beta, the fourth).
terre_lune-refusal-read-spot = **{ $said }** isn’t a spot on the Moon. They run from 1 to 8.
terre_lune-refusal-read-opponent = **{ $said }** isn’t a rocket. Name it by its color: red, yellow, blue or green.
terre_lune-refusal-read-shove = **{ $said }** isn’t a direction. Write forward or backward.
terre_lune-refusal-read-decoy = **{ $said }** isn’t a decoy. Write a claim and the deposit to lay it with, like `ZR with FE` or `exhausted with FE`.
terre_lune-refusal-read-packet = **{ $said }** isn’t a packet. Write their numbers, like `1 3`.

# What happened.
terre_lune-news-prepared = Claims are on the stations, deposits on the Moon, all face down. The pirate satellite starts on space { $cell } of its orbit.
terre_lune-news-dealt-you = Your cards: { $cards }.
terre_lune-news-came-back = { $name-you ->
        [yes] You’re back
       *[no] **{ $name }** is back
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
terre_lune-news-went-forced = Only one way{ $name-you ->
        [yes] { "" }
       *[no] { " " }for **{ $name }**
    }: now { $at }.
terre_lune-news-went-rolled = { $name-you ->
        [yes] You roll
       *[no] **{ $name }** rolls
    } { $red }: now { $at }.
terre_lune-news-flew-on = { $name-you ->
        [yes] You roll
       *[no] **{ $name }** rolls
    } { $red }: { $steps } to { $article ->
        [moon] the Moon
       *[other] { $node }
    }.
terre_lune-news-dragged = **Attraction!** The pirate pulls { $name-you ->
        [yes] you
       *[no] **{ $name }**
    } { $cells } spaces along; the next roll pays the way back first.
terre_lune-news-collided = **Collision!** { $name-you ->
        [yes] Your rocket ends up
       *[no] { $name }’s rocket ends up
    } { $at } and leaves all its claims there.
terre_lune-news-eliminated = **Pulverized!** { $name-you ->
        [yes] Your rocket hit
       *[no] { $name }’s rocket hit
    } the pirate a second time and is out. { $count ->
        [0] It had no deposits.
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
terre_lune-news-took-rolled = { $name-you ->
        [yes] You roll { $red } and take
       *[no] **{ $name }** rolls { $red } and takes
    } a claim { $at }.
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
terre_lune-news-pushed = With a 6, { $name-you ->
        [yes] you push
       *[no] **{ $name }** pushes
    } { $target-you ->
        [yes] your rocket
       *[no] { $target }’s rocket
    }: now { $at }.
terre_lune-news-peeked = { $name-you ->
        [yes] You look
       *[no] **{ $name }** looks
    } at spot { $spot }.
terre_lune-news-peeked-you = { $name-you ->
        [yes] You look
       *[no] **{ $name }** looks
    } at spot { $spot }: **{ $mineral }**.
terre_lune-news-peeked-no-claim = Spot { $spot }: **{ $symbol }**. No claim on it: put back.
terre_lune-news-kept = { $name-you ->
        [yes] You keep
       *[no] **{ $name }** keeps
    } the deposit.
terre_lune-news-put-back = { $name-you ->
        [yes] You put
       *[no] **{ $name }** puts
    } it back.
terre_lune-news-challenged = **Challenge** { $at }! { $name-you ->
        [yes] You challenge
       *[no] **{ $name }** challenges
    } { $others-you ->
        [yes] you, behind on the way to the Moon,
       *[no] { $others }
    } for { $claims } claims there: the winner takes them. Trump: **{ $trump }**.
terre_lune-news-ambushed = **Ambush** { $at }! { $name-you ->
        [yes] You pull
       *[no] **{ $name }** pulls
    } { $target-you ->
        [yes] you
       *[no] **{ $target }**
    } in. Trump: **{ $trump }**.
terre_lune-news-played = { $name-you ->
        [yes] You play
       *[no] **{ $name }** plays
    } { $card }.
terre_lune-news-trick = { $name-you ->
        [yes] Your trick
       *[no] The trick goes to **{ $name }**
    }: { $cards }.
terre_lune-trick-card = { $card } ({ $name-you ->
        [yes] you
       *[no] { $name }
    })
terre_lune-trick-of-two = { $best } beats { $other }
terre_lune-news-fight-claims = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } the challenge: { $base } claims{ $bonus }.
terre_lune-news-fight-packets = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } the ambush: { $base } packets{ $bonus }.
terre_lune-bonus-own = { " " }+ { $more } for the 1 of the rocket’s color
terre_lune-bonus-trump = { " " }+ { $more } for the trump 1
terre_lune-bonus-short = , but { $takes ->
        [0] there are none
        [one] there’s only 1
       *[other] there are only { $takes }
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
    } from { $loser-you ->
        [yes] you
       *[no] { $loser }
    }, with { $claims ->
        [0] no claims
        [one] 1 claim
       *[other] { $claims } claims
    }.
terre_lune-news-seized-you = { $name-you ->
        [yes] You take
       *[no] **{ $name }** takes
    } { $count ->
        [one] a packet
       *[other] { $count } packets
    } from { $loser-you ->
        [yes] you
       *[no] { $loser }
    }, with { $claims ->
        [0] no claims
        [one] 1 claim
       *[other] { $claims } claims
    }: { $inside }.
terre_lune-news-landed = **Touchdown!** { $name-you ->
        [yes] You’re
       *[no] **{ $name }** is
    } back on Earth, { $prime ->
        [0] with no bonus.
       *[other] with a bonus of **{ $prime }** points.
    }
terre_lune-news-recalled = The pirate, the cards and the leftover claims are out of the game. The others fly home by the shortest way.
terre_lune-news-returned = { $name-you ->
        [yes] You fly
       *[no] **{ $name }** flies
    } home (red die: { $dice }) { $prime ->
        [0] with no bonus.
       *[other] with a bonus of **{ $prime }** points!
    }
terre_lune-news-counted = Everything is revealed.

# Who won.
terre_lune-result-won = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } with **{ $points }** points.
terre_lune-result-tie = It’s a tie: { $names }, **{ $points }** points.
terre_lune-result-total = { $name-you ->
        [yes] You
       *[no] { $name }
    } { $total }{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
terre_lune-result-bonus = { $prime ->
        [200] 200 for first home
       *[other] { $prime } for second home
    }
terre_lune-result-second = { $first-you ->
        [yes] Your landing sent all home; second there:
       *[no] After { $first } landed, all flew home; second there:
    } { $name-you ->
        [yes] you.
       *[no] { $name }.
    }
terre_lune-result-out = { $name-you ->
        [yes] You
       *[no] { $name }
    }: out
terre_lune-result-holdings = { $name }, { $total } points: deposits { $deposits }; claims { $claims }.

# Where the game is at.
terre_lune-status-you-way = **Your turn:** red die, { $points ->
        [one] 1 step
       *[other] { $points } steps
    }. Where to?
terre_lune-status-you-moon = **Your turn:** { $count ->
        [0] nothing left here for your claims: look,
       *[other] look for **{ $sought }**,
    } or leave ({ $points ->
        [one] 1 step
       *[other] { $points } steps
    }{ $dragged ->
        [yes] , and the pirate pulls you along
       *[no] { "" }
    }).
terre_lune-status-you-prospect = **Your turn:** { $count ->
        [0] look at a spot. You hold no claim for what’s here.
       *[other] look at a spot for **{ $sought }**.
    }
terre_lune-status-you-peek = **Your turn:** with your claims, **{ $mineral }** brings **{ $worth }** points. Keep it?
terre_lune-status-you-no-claim = **Your turn:** you have no claim on **{ $mineral }**. Put it back and remember the spot.
terre_lune-status-you-last = **Your turn:** only cards are left. Swap weak ones (8 is weakest), or end it.
terre_lune-status-you-card = **Your turn:** play a card. 1 is highest.
terre_lune-status-you-done = **Your turn:** anything left to do? If not, end it.
terre_lune-status-you-packing = **Your turn:** you lost the ambush. Lay your packets.
terre_lune-status-you-seizing = **Your turn:** you won the ambush! Take { $takes ->
        [one] 1 packet
       *[other] { $takes } packets
    }.
terre_lune-status-way = **{ $name }** is picking where to go.
terre_lune-status-near-home = **{ $name }** is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from Earth: landing ends the race.
terre_lune-status-landing = Landing **ends the race**: { $points }{ $sure ->
        [yes] . You win for certain!
       *[no] { $others ->
            [0] .
           *[other] . Or fly on.
        }
    }
terre_lune-status-standing = { $lands ->
        [yes] If you land now
       *[no] Points so far
    }: { $points }.
terre_lune-points-of = { $own ->
        [yes] you **{ $points }**
       *[no] { $name } { $exact ->
            [yes] { "" }
           *[no] at most{ " " }
        }**{ $points }**
    }
terre_lune-status-peek = **{ $name }** is looking at a deposit on the Moon.
terre_lune-status-actions = **{ $name }** can still act before ending the turn.
terre_lune-status-card = **{ $name }** plays a card next.
terre_lune-status-packing = **{ $name }** is making packets.
terre_lune-status-seizing = **{ $name }** is choosing packets.
terre_lune-status-dice = Roll { $turn } · blue dice { $first } and { $second }, red { $red } · pirate on space { $pirate }
terre_lune-status-challenge = Challenge { $at } · trump { $trump } · tricks: { $tricks } · on the table: { $table }
terre_lune-status-ambush = Ambush { $at } · trump { $trump } · tricks: { $tricks } · on the table: { $table }
terre_lune-status-packets = Packets: { $packets }

# The picture in words.
terre_lune-describe-rocket = **{ $name }**, { $rocket }: { $at }; { $claims ->
        [0] no claims
        [one] 1 claim
       *[other] { $claims } claims
    }, { $deposits ->
        [0] no deposits
        [one] 1 deposit
       *[other] { $deposits } deposits
    }.
terre_lune-describe-out = **{ $name }**, { $rocket }: pulverized.
terre_lune-describe-homebound = On the way home.
terre_lune-describe-immune = No more attraction at this crossing.
terre_lune-describe-collided = One collision already.
terre_lune-describe-ambushes = Already laid an ambush at { $stations }.
terre_lune-describe-stacks = Claims: { $stacks }.
terre_lune-describe-spots = Deposits on the Moon, spots: { $spots }.
terre_lune-describe-talon = Cards in the deck: { $count }.
terre_lune-describe-pirate = Pirate satellite on space { $cell } of its orbit, going clockwise.
terre_lune-describe-ways = Possible moves: { $ways }.
terre_lune-describe-cards = Your cards: { $cards }.
terre_lune-describe-barred = Not playable ({ $why }): { $cards }.
terre_lune-describe-claims = Your claims: { $claims }.
terre_lune-describe-deposits = Your deposits: { $deposits }; your claims on them: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terre_lune-describe-peek = The deposit on spot { $spot }: { $mineral }.
terre_lune-describe-seen = You’ve seen on the Moon: { $seen }.
terre_lune-describe-packets = Your packets: { $packets }.
terre_lune-alt-title = From the Earth to the Moon.
terre_lune-alt-turn = To move: { $name }.
terre_lune-alt-rocket = { $name } ({ $colour }), { $at }: { $claims ->
        [0] no claims
        [one] 1 claim
       *[other] { $claims } claims
    }, { $deposits ->
        [0] no deposits
        [one] 1 deposit
       *[other] { $deposits } deposits
    }.
terre_lune-alt-out = pulverized
terre_lune-alt-why = Now { $why }.

# What the game’s options are.
terre_lune-options-random = The pirate satellite starts anywhere
terre_lune-options-at = The pirate satellite starts at O{ $cell }

# What people try to do better than ever before
terre_lune-feat-points = Most points brought home: { $value }
terre_lune-defeat = **{ $name }** brings home { $theirs } points, you { $own }. You needed { $lacked } more.
terre_lune-deed-points = { $value ->
        [one] One point brought home
       *[other] { $value } points brought home
    }

# How it is won, in one line.
terre_lune-goal = Bring home claims from the stations and their minerals from the Moon: together they score. First home gets 200 and ends the race; most points wins.
terre_lune-riddle = Which card wins the trick?
terre_lune-riddle-why = { $led } was led, and trump is { $trump }: only this card beats what’s on the table.

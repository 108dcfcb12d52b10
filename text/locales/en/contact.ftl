# Contact. Tiles are letters; the Earth has none.

contact-title = Contact
contact-cover = One hand taps.
contact-cover-more = The others listen.
contact-pitch = Fly from planet to planet by the rhythm of one hand: 2 to 5 people in one team, or you alone with the game master as the source.

# Words that people type in a direct message, separated by commas.
contact-words-route = route, fly, plan
contact-words-back = back, undo
contact-words-clear = clear
contact-words-signal = signal, card
contact-words-exchange = exchange, swap
contact-words-drop = drop, again
contact-words-send = send, transmit
contact-words-guess = guess, name
contact-words-repeat = repeat, more
contact-words-stop = stop, first
contact-words-briefing = briefing, brief
contact-words-card-fifty = 50:50, 50/50, fifty
contact-words-card-stop = first stop, stop, first
contact-words-card-exchange = new target, target, exchange
contact-words-reactivate = reactivate
contact-words-practise = practise, practice
contact-words-begin = begin, start
contact-words-show = show, board, console

# Names of things.
contact-earth = Earth
contact-game-master = the game master
contact-seat = seat { $seat }
contact-aid-fifty = 50:50
contact-aid-stop = First stop
contact-aid-exchange = New target
contact-signal = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
contact-fuel = { $fuel ->
        [one] 1 unit of fuel
       *[other] { $fuel } units of fuel
    }
contact-level = level { $level }
contact-level-pro = pro variant
contact-none = none

# Why not, and what would be allowed.
contact-refusal-tile = **{ $said }** is no tile: write a letter from A to W, or 0 for the Earth.
contact-refusal-tile-empty = Name a tile: a letter from A to W, or 0 for the Earth.
contact-refusal-no-tiles = Name at least one tile, such as B; several are separated by spaces, such as B K.
contact-refusal-signal = **{ $said }** is no signal card: name one by its points, from 1 to 6.
contact-refusal-signal-empty = Name a signal card by its points, from 1 to 6.
contact-refusal-aid = **{ $said }** is no help card: name one by its number, from 1 to 3.
contact-refusal-aid-empty = Name a help card by its number, from 1 to 3.
contact-refusal-press = The hand rises and taps when you press its button: words cannot move it.
contact-refusal-over = This mission is over. `/contact open` opens another.
contact-refusal-practising = Practice flights are still on: the first source (seat { $seat }) begins the mission.
contact-refusal-begun = The mission has begun: there is no more practice.
contact-refusal-not-first = Only the first source (seat { $seat }) begins the mission.
contact-refusal-no-flight = Choose a practice flight first: from one tile to another.
contact-refusal-same-tile = **{ $tile }** comes twice: name two different tiles.
contact-refusal-not-source = Only the source can do that, and that is { $source }.
contact-refusal-crew-decides = Your flight is sent: now the crew decides (seat { $seat }).
contact-refusal-in-box = **{ $tile }** is not on the table: asteroids S to W fly in the pro variant only.
contact-refusal-start = The flight starts at **{ $tile }**, and no tile may be used twice.
contact-refusal-twice = Your route lands on **{ $tile }** already, and no tile may be used twice.
contact-refusal-blocked = The straight way { $from } → { $to } is blocked by **{ $by }**: land there, or go round.
contact-refusal-practice-blocked = The straight way { $from } → { $to } is blocked by **{ $by }**: practise between two other tiles.
contact-refusal-past-target = Your route ends on its target **{ $tile }** already: tap it, or take a leg back.
contact-refusal-route-empty = Your route has no leg to take back.
contact-refusal-route-unfinished = Your route stands at **{ $end }**: it must end on your target **{ $target }** first.
contact-refusal-signal-first = Choose the signal card first.
contact-refusal-signal-chosen = The signal card of { $signal } is on the table already.
contact-refusal-no-signal = No signal card of { $signal } is left.
contact-refusal-double = Two presses within 0.15 s of the same button are one double click: it counts once. Go on as if nothing had happened.
contact-refusal-take-full = You have landed on the target: send this take, or begin again.
contact-refusal-take-long = This take grows longer than { $seconds } seconds: begin again.
contact-refusal-take-empty = There is no take to drop yet.
contact-refusal-take-unfinished = { $landings ->
        [0] You have not landed yet
        [one] You have landed once
       *[other] You have landed { $landings } times
    }, and your flight has { $legs ->
        [one] 1 leg
       *[other] { $legs } legs
    }: go on, or begin again.
contact-refusal-you-source = You are the source: only the crew may do that.
contact-refusal-await = There is nothing to answer yet: the source ({ $source }) is to transmit.
contact-refusal-not-guesser = Somebody else guesses now: seat { $seat }.
contact-refusal-no-repeat = Three transmissions have come: a guess is due now.
contact-refusal-no-planet = **{ $tile }** is not one of the planets: the signal comes from a planet that is face up.
contact-refusal-face-down = **{ $tile }** is still face down: the signal comes from a planet that is face up.
contact-refusal-reached = **{ $tile }** was reached before: the signal comes from a planet not reached yet.
contact-refusal-wrong-already = **{ $tile }** was named in this round, and it was wrong. Name another.
contact-refusal-no-aids = Help cards belong to the pro variant.
contact-refusal-aid-used = The help card **{ $aid }** is used up; a fuel makes all used ones active again.
contact-refusal-no-stop = The last flight had no stop-over: the hand landed only once.
contact-refusal-stop-shown = The first stop-over of that flight is shown already: **{ $tile }**.
contact-refusal-nobody = There is nobody to confer with.
contact-refusal-briefing-on = The briefing is on already: confer, then guess.
contact-refusal-all-active = All help cards are active.
contact-refusal-last-fuel = The last fuel cannot be paid for help cards.

# What happened.
contact-news-laid = The space is laid out. Face up: { $tiles }.
contact-news-laid-pro = The space is laid out: all 18 planets are possible targets.
contact-news-practises = { $name-you ->
        [yes] You are
       *[no] **{ $name }** is
    } going to fly { $from } → { $to } for practice.
contact-news-practised = Practice: { who-did } flew { $from } → { $to }.
contact-news-practised-master = Practice: I flew { $from } → { $to }.
contact-news-round = **Round { $number }**: { $name-you ->
        [yes] you are
       *[no] { $name } is
    } the source.
contact-news-round-master = **Round { $number }**: I am the source.
contact-news-round-signal = Signal card: { $signal }.
contact-news-round-planet = New possible target: **{ $tile }**.
contact-news-target = Your secret target is **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] You are
       *[no] **{ $name }** is
    } the source now, with another target.
contact-news-source-master = I am the source now, with another target.
contact-news-exchanged = The source has exchanged its target.
contact-news-chosen = The source plays for the signal card of { $signal }.
contact-news-routed = Your route: { $route }.
contact-news-routed-none = Your route is empty.
contact-news-sent = { who-has } transmitted.
contact-news-sent-master = I have transmitted.
contact-news-sent-next = { $left ->
        [0] { $guesser-you ->
        [yes] You must guess now.
       *[no] **{ $guesser }** must guess now.
    }
        [one] { $guesser-you ->
        [yes] You guess, or ask for a repeat: 1 is
       *[no] **{ $guesser }** guesses, or asks for a repeat: 1 is
    } left.
       *[other] { $guesser-you ->
        [yes] You guess, or ask for a repeat: { $left } are
       *[no] **{ $guesser }** guesses, or asks for a repeat: { $left } are
    } left.
    }
contact-news-repeat = { $by-you ->
        [yes] You ask
       *[no] **{ $by }** asks
    } for a repeat: { $name-you ->
        [yes] please transmit once more.
       *[no] { $name }, please transmit once more.
    }
contact-news-repeat-master = { $by-you ->
        [yes] You ask
       *[no] **{ $by }** asks
    } for a repeat.
contact-news-passed = { who-did } let the time pass: { $guesser-you ->
        [yes] you guess
       *[no] **{ $guesser }** guesses
    } now.
contact-news-passed-alone = { who-did } let the time pass.
contact-news-fuel-lost = Nobody answered in time: one fuel is gone, { $fuel } left.
contact-news-doubled = { $name-you ->
        [yes] You spend
       *[no] **{ $name }** spends
    } the help card 50:50.
contact-news-missed = { who-did } named { $planets }: **wrong**. One fuel is gone, { $fuel } left.
contact-news-forfeited = The signal card of { $signal } goes back to the box.
contact-news-guesser = { $name-you ->
        [yes] You guess next, or ask
       *[no] **{ $name }** guesses next, or asks
    } for a repeat.
contact-news-found = { who-did } named { $planets }: **correct**! The rocket lands on **{ $tile }**.
contact-news-won-card = The signal card is won: { $signal }.
contact-news-stop = { who-has } asked for the first stop-over: **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] You call
       *[no] **{ $name }** calls
    } a briefing with the help card { $aid }: the crew may talk until the next guess; the source only listens.
contact-news-reactivated = { $name-you ->
        [yes] You pay
       *[no] **{ $name }** pays
    } a fuel: all help cards are active again, { $fuel } left.
contact-news-lost = The signal came from **{ $tile }**.

# How it ended.
contact-over-won = **Mission accomplished**: 12 planets found, **{ $score } of { $best } points**.
contact-over-next = { $fuel } left over. To try next: { $level }.
contact-over-lost = **Contact lost**: the fuel is used up.

# Where the mission stands.
contact-status-practice = Practice: anyone may fly between two tiles, so that you get a feeling for each other’s pace.
contact-status-practice-solo = Practice: choose two tiles, and I fly from one to the other at the pace of my signals.
contact-status-begin = **{ $name }** begins the mission.
contact-status-begin-you = **You** begin the mission when you please.
contact-status-practising = Getting ready to fly: { $names }.
contact-status-round = Round { $round }/{ $rounds } · { $fuel } · { $score }/{ $best } points
contact-status-stake = signal card: { $signal }
contact-status-stake-none = signal card: to be chosen
contact-status-stake-lost = signal card lost
contact-status-source = { $name } is the source and prepares the flight.
contact-status-source-again = { $name } is the source and is asked to transmit once more.
contact-status-source-you = **You are the source**: build your route and tap it. Only you can see it.
contact-status-source-you-again = **You are the source**, and a repeat is asked for: the same route, or another.
contact-status-guess-you = **Your turn to guess**. { $left ->
        [0] Name a planet now.
        [one] Name a planet, or ask for a repeat: 1 is left.
       *[other] Name a planet, or ask for a repeat: { $left } are left.
    }
contact-status-guess = { $name } is to guess. { $left ->
        [0] It is due now.
        [one] 1 repeat is left.
       *[other] { $left } repeats are left.
    }
contact-status-silence = Please do not confer.
contact-status-briefing = **Briefing**: the crew may talk until the next guess; the source only listens.
contact-status-wrong = Named in vain: { $tiles }.
contact-status-marker = First stop-over of transmission { $number }: **{ $tile }**.
contact-status-aids = Help cards: { $active }
contact-status-aids-used = Help cards: { $active } · used: { $used }

# The picture in words.
contact-describe-places = Where the tiles lie: as the hours of a clock round the middle of the square, the nearest first.
contact-describe-middle = In the middle: { $tiles }.
contact-describe-hour = { $hour } o’clock: { $tiles }
contact-describe-beside = Side by side: { $pairs }.
contact-describe-rocket = The rocket is at { $tile }.
contact-describe-possible = Possible targets: { $tiles }.
contact-describe-ruled-out = Named in vain: { $tiles }.
contact-describe-reached = Reached: { $tiles }.
contact-describe-down = Face down: { $tiles }.
contact-describe-asteroids = Asteroids: { $tiles }.
contact-describe-won = Signal cards won: { $cards }.
contact-describe-left = Signal cards left: { $cards }.
contact-describe-past = Round { $number }: { $tile }, found by { $name } ({ $signal })
contact-describe-past-lost = Round { $number }: { $tile }, found by { $name } (card lost)
contact-describe-heard = Heard: { $strips }
contact-describe-target = Your secret target is { $tile }.
contact-describe-route = Your route: { $route }.
contact-describe-take = Your take: { $strip }
contact-describe-blocked = No straight flight from { $tile } to: { $blocked }.
contact-describe-blocked-one = { $tile } by { $by }
contact-alt-title = Contact: a square of space with { $count } tiles, by the hours of a clock round its middle, the nearest first.
contact-alt-state = Round { $round } of { $rounds }, { $fuel }, { $score } of { $best } points.
contact-alt-practice = Practice flights.
contact-alt-hand = An animated hand rises and taps once in the rhythm of the flight. Tables that need it in words choose bars.
contact-alt-bars = The flight in beats: { $beats }.
contact-alt-bar-first = { $flight } up
contact-alt-bar = { $pause } down, { $flight } up
contact-alt-certificate = A certificate for { $names }: { $points } of { $best } points on { $date }. Planets found: { $tiles }.

# What a table agreed on.
contact-options-solo = solo: I am the source
contact-options-hand = an animated hand
contact-options-bars = bars
contact-options-practice = practice flights first
contact-options-no-practice = no practice

# What people try to do better than ever before
contact-feat-score = Highest score of a mission: { $value } of 42
contact-deed-score = { $value ->
        [one] One point of 42
       *[other] { $value } points of 42
    }

# How it is won, in one line.
contact-goal = Find 12 planets in 12 rounds together, before the fuel runs out.

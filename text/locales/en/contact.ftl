# Contact. Tiles are letters; the Earth has none.

contact-title = Contact
contact-cover = One hand rises.
contact-cover-more = The others guess.
contact-pitch = One of you knows the target and only shows a hand: up while flying, the farther the longer.
contact-pitch-short = guess where a hand flies

# Words that people type in a DM, separated by commas.
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
contact-game-master = Houston
contact-aid-fifty = 50:50
contact-aid-stop = First stop
contact-aid-exchange = New target
contact-signal = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
contact-fuel = { $fuel } fuel
contact-level = level { $level }
contact-level-pro = pro variant
contact-none = none

# Why not, and what would be allowed.
contact-refusal-tile = **{ $said }** isn’t a tile. Give a letter from A to W, or 0 for the Earth.
contact-refusal-tile-empty = Which tile? Give a letter from A to W, or 0 for the Earth.
contact-refusal-no-tiles = Which tiles? Give at least one, with spaces between several, e.g. B K.
contact-refusal-signal = **{ $said }** isn’t a signal card. Name one by its points, from 1 to 6.
contact-refusal-signal-empty = Which signal card? Give its points, from 1 to 6.
contact-refusal-aid = **{ $said }** isn’t a help card. Name one by its number, from 1 to 3.
contact-refusal-aid-empty = Which help card? Give its number, from 1 to 3.
contact-refusal-press = Words can’t move the hand. Press its button to take off and land.
contact-refusal-over = This mission is over. Start another with `/play`.
contact-refusal-practising = Practice is still on. The first source (**{ $name }**) starts the mission.
contact-refusal-begun = The mission has started, so practice is over.
contact-refusal-not-first = Only the first source (**{ $name }**) can start the mission.
contact-refusal-no-flight = Pick a practice flight first: from one tile to another.
contact-refusal-same-tile = You named **{ $tile }** twice. Name two different tiles.
contact-refusal-not-source = Only the source ({ $source }) can do that.
contact-refusal-crew-decides = Your flight is sent. Now it’s the crew’s turn (**{ $name }**).
contact-refusal-in-box = **{ $tile }** isn’t in this game: asteroids S to W are for the pro variant.
contact-refusal-start = The flight starts at **{ $tile }**, and you can use each tile only once.
contact-refusal-twice = Your route already lands on **{ $tile }**, and you can use each tile only once.
contact-refusal-blocked = **{ $by }** blocks the straight line { $from } → { $to }. Land there, or go round.
contact-refusal-practice-blocked = **{ $by }** blocks the straight line { $from } → { $to }. Practice between two other tiles.
contact-refusal-past-target = Your route already ends on its target, **{ $tile }**. Tap it, or undo a leg.
contact-refusal-route-empty = Your route has no leg to undo.
contact-refusal-route-unfinished = Your route ends at **{ $end }**. Take it to your target, **{ $target }**, first.
contact-refusal-signal-first = Pick the signal card first.
contact-refusal-signal-chosen = The signal card is already chosen: { $signal }.
contact-refusal-no-signal = No signal card for { $signal } is left. Pick another.
contact-refusal-double = Two presses of the same button within 0.15 s count as one. Just carry on.
contact-refusal-take-full = You’ve landed on the target. Send this take, or start over.
contact-refusal-take-long = This take is getting longer than { $seconds } seconds. Start over.
contact-refusal-take-empty = You haven’t tapped anything yet.
contact-refusal-take-unfinished = { $landings ->
        [0] You haven’t landed yet
        [one] You’ve landed once
       *[other] You’ve landed { $landings } times
    }, and your flight has { $legs ->
        [one] 1 leg
       *[other] { $legs } legs
    }. Carry on, or start over.
contact-refusal-you-source = You’re the source; only the crew can do that.
contact-refusal-await = There’s nothing to answer yet. The source ({ $source }) has to transmit first.
contact-refusal-not-guesser = It isn’t your turn to guess: **{ $name }** guesses now.
contact-refusal-no-repeat = That was the third transmission. Guess now.
contact-refusal-no-planet = **{ $tile }** isn’t a planet. The signal comes from a planet that’s face up.
contact-refusal-face-down = **{ $tile }** is still face down. The signal comes from a planet that’s face up.
contact-refusal-reached = **{ $tile }** has been reached. The signal comes from a planet not reached yet.
contact-refusal-wrong-already = **{ $tile }** is already ruled out this round. Name another.
contact-refusal-no-aids = Help cards are only in the pro variant.
contact-refusal-aid-used = The help card **{ $aid }** is used up. 1 fuel makes all help cards active again.
contact-refusal-no-stop = The last flight made no stop: the hand landed only once.
contact-refusal-stop-shown = That flight’s first stop is already shown: **{ $tile }**.
contact-refusal-nobody = There’s nobody to talk to.
contact-refusal-briefing-on = The briefing is already on. Talk, then guess.
contact-refusal-all-active = All help cards are active already.
contact-refusal-last-fuel = You can’t spend your last fuel on help cards.

# What happened.
contact-news-laid = Space is set up. First possible targets: { $tiles }.
contact-news-laid-pro = Space is set up: all 18 planets are possible targets.
contact-news-practises = { $name-you ->
        [yes] You’re
       *[no] **{ $name }** is
    } about to fly { $from } → { $to } for practice.
contact-news-practised = { who-did } flew { $from } → { $to } for practice.
contact-news-practised-master = I flew { $from } → { $to } for practice.
contact-news-round = **Round { $number }**: { $name-you ->
        [yes] you’re
       *[no] { $name } is
    } the source.
contact-news-round-master = **Round { $number }**.
contact-news-round-planet = **{ $tile }** is now a possible target.
contact-news-target = Your secret target is **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] You’re
       *[no] **{ $name }** is
    } the source now, with another target.
contact-news-source-master = I’m the source now, with another target.
contact-news-exchanged = The source swapped its target.
contact-news-chosen = The source plays for the signal card worth { $signal }.
contact-news-routed = Your route: { $route }.
contact-news-routed-none = Your route is empty.
contact-news-sent = { who-has } transmitted: { $hops ->
        [1] one hop
        [2] two hops
        [3] three hops
       *[other] { $hops } hops
    }.
contact-news-sent-master = { $hops ->
        [1] **One hop**, straight to the target.
        [2] **Two hops**: any stop, then the target.
        [3] **Three hops**: any two stops, then the target.
       *[other] **{ $hops } hops**: any stops, then the target.
    }
contact-news-repeat = { $by-you ->
        [yes] You ask
       *[no] **{ $by }** asks
    } for a repeat: { $name-you ->
        [yes] please transmit again.
       *[no] { $name }, please transmit again.
    }
contact-news-repeat-master = { $by-you ->
        [yes] You ask
       *[no] **{ $by }** asks
    } for a repeat.
contact-news-repeat-alone = I ask for another flight.
contact-news-passed = { who-did } made no guess: { $guesser-you ->
        [yes] you guess
       *[no] **{ $guesser }** guesses
    } now.
contact-news-passed-alone = { who-did } made no guess.
contact-news-fuel-lost = Nobody answered in time: 1 fuel lost, { $fuel } left.
contact-news-doubled = { $name-you ->
        [yes] You play
       *[no] **{ $name }** plays
    } the help card 50:50.
contact-news-missed = ❌ { who-did } named { $planets }: **wrong**. { $fuel } left.
contact-news-missed-master = ❌ I named { $planets }: **wrong**. { $fuel } left. To me it looked like { $route }.
contact-news-forfeited = The signal card ({ $signal }) is lost too.
contact-news-found = ✅ { who-did } named { $planets }: **correct**! The rocket lands on **{ $tile }**.
contact-news-found-route = ✅ { who-did } named { $planets }: **correct**! It flew { $route }.
contact-news-found-master = ✅ { $name-you ->
        [yes] Your hand
       *[no] **{ $name }**’s hand
    } alone told me: { $planets }, **correct**! It flew { $route }.
contact-news-won-card = Signal card won: { $signal }.
contact-news-stop = { who-did } asked for the first stop: **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] You call
       *[no] **{ $name }** calls
    } a briefing with the help card { $aid }: the crew can talk until the next guess. The source only listens.
contact-news-reactivated = { $name-you ->
        [yes] You pay
       *[no] **{ $name }** pays
    } 1 fuel: all help cards are active again, { $fuel } left.
contact-news-lost = The signal came from **{ $tile }**.
contact-news-lost-route = The signal came from **{ $tile }**. The flight was { $route }.

# How it ended.
contact-over-won = **Mission accomplished!** 12 planets found, **{ $score } of { $best } points**.
contact-over-next = This was { $now }. { $fuel } left over: try { $level } next.
contact-button-next = Try { $level }
contact-over-signal = **Signal found** on guess { $guess } of { $guesses }.
contact-over-lost = **Contact lost**: you’re out of fuel.

# Where the mission is.
contact-status-practice = **One of you knows the target** and only shows a hand: up while flying, the farther the longer. The crew guesses by it.
contact-status-practice-solo = **Houston knows the target** and only shows a hand: up while flying, the farther the longer. You guess by it; then you swap.
contact-status-flight = Practice: **{ $route }**.{ $stage ->
        [ground] {" "}Take off, wait, land.
        [air] {" "}**You’re flying**: land when you’d be there.
       *[landed] {""}
    }
contact-status-begin = **{ $name }** can start the mission.
contact-status-practising = About to fly: { $names }.
contact-status-round = Round { $round }/{ $rounds } · { $fuel }{ $first ->
        [yes] {" "}(1 per miss)
       *[no] {""}
    }
contact-status-score = { $score }/{ $best } points
contact-status-signal = { $left ->
        [0] No guess left.
        [one] Last guess.
       *[other] { $left } guesses left.
    }
contact-status-stake = { $first ->
        [yes] card on the first try:
       *[no] first try:
    } { $signal }
contact-status-stake-none = signal card: not chosen yet
contact-status-stake-lost = no points this round
contact-status-source = { $name } is the source and prepares the flight.
contact-status-source-again = { $name } is the source and has to transmit again.
contact-status-source-you = **You’re the source.** Your secret target: **{ $tile }**.
contact-status-source-you-again = **You’re the source**, and the crew wants a repeat: same route or another. Your secret target: **{ $tile }**.
contact-status-hand-you = **Your hand now**: fly to **{ $tile }**. I guess where, by how long it’s up.
contact-status-hand-again = **Once more to { $tile }.** Red: how far I heard you fly. Gold: how far it is.
contact-status-hand-flies = **Your hand** flies to **{ $tile }**.
contact-status-guess-you = **Your turn to guess.**
contact-status-stakes = Right at once wins { $signal } (of { $best }); a miss costs 1 of { $fuel }.
contact-status-heard = Hand up: **{ $seconds }** s. Which planet?
contact-status-guess = { $name } guesses now. { $left ->
        [0] No new flights left.
        [one] 1 new flight left.
       *[other] { $left } new flights left.
    }
contact-status-silence = Please don’t discuss it.
contact-status-briefing = **Briefing**: the crew can talk until the next guess. The source only listens.
contact-status-wrong = Already ruled out: { $tiles }.
contact-status-marker = First stop of transmission { $number }: **{ $tile }**.
contact-status-rings-each = The rings show how far each hop goes.
contact-status-rings-first = The ring shows the first hop only.
contact-status-rings-stops = The ring is hop 1: try where it landed.
contact-status-rings-second = The small ring is one second of flight.
contact-status-aids = Help cards: { $active }
contact-status-aids-used = Help cards: { $active } · used: { $used }

# The picture in words.
contact-describe-places = Where the tiles are, as hours on a clock around the middle, nearest first.
contact-describe-middle = In the middle: { $tiles }.
contact-describe-hour = { $hour } o’clock: { $tiles }
contact-describe-beside = Side by side: { $pairs }.
contact-describe-rocket = The rocket is at { $tile }.
contact-describe-possible = Possible targets: { $tiles }.
contact-describe-ruled-out = Already ruled out: { $tiles }.
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
contact-alt-title = Contact: a square of space with { $count } tiles, as hours on a clock around its middle, nearest first.
contact-alt-state = Round { $round } of { $rounds }, { $fuel }, { $score } of { $best } points.
contact-alt-practice = Practice flights.
contact-alt-hand = In the picture a hand rises and taps the rhythm of the flight, twice. The option “bars” gives it in words.
contact-alt-bars = The flight in beats: { $beats }.
contact-alt-bar-first = { $flight } up
contact-alt-bar = { $pause } down, { $flight } up
contact-alt-certificate = A certificate for { $names }: { $points } of { $best } points on { $date }. Planets found: { $tiles }.

# The options of a game.
contact-options-signal = one signal: my hand flies once, to one of five planets; { $guesses } guesses
contact-options-solo = solo: I’m the source
contact-options-turns = solo: you and I take turns with the hand
contact-options-hand = an animated hand
contact-options-bars = bars
contact-options-practice = practice flights first
contact-options-no-practice = no practice

# Personal bests
contact-feat-score = Best mission score: { $value } of 42
contact-deed-score = { $value ->
        [one] One point of 42
       *[other] { $value } points of 42
    }

# How it is won, in one line.
contact-goal = The crew guesses by the hand: find 12 planets together before the fuel runs out.
contact-goal-alone = Houston and you take turns with the hand: find 12 planets before the fuel runs out.

# What is shared of the signal of the day.
contact-puzzle-found = { $guess }/{ $guesses }
contact-puzzle-unfound = X/{ $guesses }

# A flight as a question for others.
contact-riddle = Which planet does this hand fly to?
contact-riddle-why = From { $from }, { $hops ->
        [one] one hop
       *[other] { $hops } hops
    }: `{ $beats }`. The longer the bar, the longer the hop.

# Planétaire. Lost and deviated rays are never told apart: "comes out at".

planetaire-title = Planétaire
planetaire-cover = Fire a ray.
planetaire-cover-more = Read the sky.
planetaire-pitch = Find hidden satellites by firing rays.
planetaire-pitch-short = seek satellites by rays

# Words that people type in a DM, separated by commas.
planetaire-words-fire = fire, shoot, shot, ray
planetaire-words-place = place, put, marble
planetaire-words-move = move, shift
planetaire-words-withdraw = withdraw, remove, take
planetaire-words-marbles = marbles
planetaire-words-note = note, empty, mark
planetaire-words-end = end, finish, done
planetaire-words-hide = hide, sky
planetaire-words-random = random
planetaire-words-seal = seal, ready, confirm
planetaire-words-show = show, board, console

planetaire-pawn-black = black
planetaire-pawn-white = white
planetaire-pawn-red = red
planetaire-pawn-green = green
planetaire-pawn-yellow = yellow
planetaire-pawn-blue = blue
planetaire-pawn-brown = brown
planetaire-pawn-orange = orange
planetaire-pawn-pearl = pearl
planetaire-pawn-grey = gray
planetaire-pawn-letter = { $letter }

# What came of a ray.
planetaire-outcome-exit = it came out at { $exit }
planetaire-outcome-absorbed = it was absorbed
planetaire-outcome-reflected = it was reflected
planetaire-outcome-satellised = it went into orbit (satellized)

# Why not, and what would be allowed.
planetaire-refusal-margin = **{ $said }** isn’t a margin: they run from 1 to 32.
planetaire-refusal-margin-empty = Which margin? Give a number from 1 to 32.
planetaire-refusal-cell = **{ $said }** isn’t a cell. Give a column (A–H), then a row (1–8), e.g. D3.
planetaire-refusal-cell-empty = Which cell? Give a column (A–H), then a row (1–8), e.g. D3.
planetaire-refusal-no-cells = Which cells? Give at least one, with spaces between several, e.g. D3 F5.
planetaire-refusal-twice = You named **{ $cell }** twice. Name each cell once.
planetaire-refusal-too-many = Too many satellites: this game has { $allowed }.
planetaire-refusal-too-few = Your sky has { $placed } of { $needed } satellites. Add { $missing } more, then seal it.
planetaire-refusal-sealed = Your sky is sealed, so it can’t change. It stays secret until the reveal.
planetaire-refusal-fired = You’ve already fired from **{ $margin }**: { $outcome }. Pick another number.
planetaire-refusal-marble-there = **{ $cell }** already has a marble. Pick another cell, or take that marble back.
planetaire-refusal-no-marble = There’s no marble on **{ $cell }**. Pick a cell that has one.
planetaire-refusal-no-marble-left = All { $allowed } marbles are placed. Move one, or take one back first.
planetaire-refusal-too-many-marbles = That’s { $named } cells for { $allowed } marbles: leave { $surplus ->
        [one] one
       *[other] { $surplus }
    } out.
planetaire-refusal-you-hide = You’re hiding this round. Only the detector fires rays, places marbles and takes notes.
planetaire-refusal-you-detect = You’re detecting this round, so you have no sky to hide. Fire rays and place marbles.
planetaire-refusal-not-sealed = You can fire once every sky is sealed.
planetaire-refusal-ended = You’ve ended your round, so your marbles stay put. The reveal comes once every round has ended.
planetaire-refusal-over = This game is over. Start another with `/play`.

# What happened.
planetaire-news-drafted = Your sky so far: { $cells } ({ $placed }).
planetaire-news-drafted-empty = You cleared your sky.
planetaire-news-sealed = { $name-you ->
        [yes] Your sky is sealed.
       *[no] { who-did } sealed a sky.
    }
planetaire-news-hidden = Houston hid the satellites.
planetaire-news-exit = { who-did } fired from { $margin }: **out at { $exit }**.{ $name-you ->
        [yes] { " " }A satellite beside its way turned it.
       *[no] { "" }
    }
planetaire-news-twice = { who-did } fired from { $margin }: **out at { $exit }**.{ $name-you ->
        [yes] { " " }It turned at least twice.
       *[no] { "" }
    }
planetaire-news-across = { who-did } fired from { $margin }: **out at { $exit }**, straight across.{ $name-you ->
        [yes] { " " }Nothing turned it, or its turns cancelled out.
       *[no] { "" }
    }
planetaire-news-absorbed = { who-did } fired from { $margin }: **absorbed**.{ $name-you ->
        [yes] { " " }It hit a satellite.
       *[no] { "" }
    }
planetaire-news-reflected = { who-did } fired from { $margin }: **reflected**.{ $name-you ->
        [yes] { " " }Satellites beside its way sent it back.
       *[no] { "" }
    }
planetaire-news-satellised = { who-did } fired from { $margin }: **satellized**.{ $name-you ->
        [yes] { " " }It orbits forever.
       *[no] { "" }
    }
planetaire-news-met = { $how ->
        [hit] It hit { $cells }!
        [hit-after] It met { $cells } and hit one of them!
       *[turned] Turned by { $cells }!
    }
planetaire-news-met-none = It met no satellite.
planetaire-news-placed = { who-did } put a marble on { $cell }.
planetaire-news-withdrawn = { who-did } took back the marble on { $cell }.
planetaire-news-noted = Noted as empty, for your eyes only: { $cells }.
planetaire-news-noted-none = You cleared your notes.
planetaire-news-missed = ⏳ Time’s up: { $name-you ->
        [yes] you skip this turn
       *[no] **{ $name }** skips this turn
    } ({ $missed } of { $patience } in a row).
planetaire-news-ended = { $name-you ->
        [yes] You ended your
       *[no] **{ $name }** ended their
    } round.
planetaire-news-uncovered = { who-did } scored **{ $total }**: { $parts }. The satellites were at { $sky }.

# How a round was counted.
planetaire-score-pawns = { $points } for rays
planetaire-score-withheld = { $points } for { $count ->
        [one] 1 unplaced marble
       *[other] { $count } unplaced marbles
    }
planetaire-score-misplaced = { $points } for { $count ->
        [one] 1 wrong marble
       *[other] { $count } wrong marbles
    }
planetaire-score-clean = no penalty
planetaire-score-forgiven = The marbles give the same 32 results, so they count as right.
planetaire-score-twins = { $count } layouts give the same 32 results.

# Where the game is.
planetaire-status-solo = Solo, { $satellites } satellites
planetaire-status-round = Round { $number }/{ $rounds }
planetaire-status-rounds = { $rounds ->
        [2] Each hunts the other’s sky, at once
       *[other] Rounds { $first } and { $last } of { $rounds }: each hunts the other’s sky
    }
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **Your turn:** hide { $needed } satellites, then seal your sky.
planetaire-status-sealed-you = Your sky is sealed.
planetaire-status-hide = Waiting for { $names } to hide { $count ->
        [one] { $needed } satellites
       *[other] { $needed } satellites each
    }.
planetaire-status-detect-you = **Your hunt:** { $rays ->
        [one] 1 ray
       *[other] { $rays } rays
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } of { $allowed } marbles placed
    }.
planetaire-status-detect = { $name } is hunting: { $rays ->
        [one] 1 ray
       *[other] { $rays } rays
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } of { $allowed } marbles placed
    }.
planetaire-status-beside = { $name }: { $rays ->
        [one] 1 ray
       *[other] { $rays } rays
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
planetaire-status-beside-ended = { $name } is done: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for rays, plus any wrong marbles.
planetaire-status-ended-you = You’re done: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for rays.
planetaire-status-ended = { $name } is done: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for rays.
planetaire-status-won = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } with the lowest score!
planetaire-status-tie = A tie between { $names }.
planetaire-status-solo-over = Round over: { $total ->
        [one] **1 point**
       *[other] **{ $total } points**
    }, { $verdict }.
planetaire-solo-par = within par (10)
planetaire-solo-good = a good score (par is 10)
planetaire-solo-long = par is 10, and 15 is good

# The picture in words.
planetaire-no-marbles = none
planetaire-no-satellites = none
planetaire-game-master = Houston
planetaire-describe-head = Round { $number }: sky hidden by { $hider }, detected by { $detector }.
planetaire-stage-hiding = The satellites are being hidden.
planetaire-stage-sealed = The sky is sealed.
planetaire-stage-detecting = Rays are flying.
planetaire-stage-ended = The detector has ended the round.
planetaire-stage-uncovered = The sky is revealed.
planetaire-describe-rays = Rays ({ $rays }), { $points ->
        [one] 1 point
       *[other] { $points } points
    }:
planetaire-describe-no-rays = No rays fired yet.
planetaire-describe-exit = { $margin } out at { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } absorbed ({ $pawn })
planetaire-describe-reflected = { $margin } reflected ({ $pawn })
planetaire-describe-satellised = { $margin } satellized ({ $pawn })
planetaire-describe-stacks = Several marks on one number, latest first: { $stacks }.
planetaire-describe-marbles = Marbles ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-satellites = Satellites ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-empties = Noted as empty, for your eyes only: { $cells }.
planetaire-describe-score = Score { $total }: { $parts }.
planetaire-describe-past = Round { $number }: { $name } scored { $total }; satellites at { $sky }.
planetaire-alt-title = Planétaire: an 8 by 8 grid with margins 1 to 32.
planetaire-alt-exits = Rays out: { $shots }.
planetaire-alt-absorbed = Absorbed: { $shots }.
planetaire-alt-reflected = Reflected: { $shots }.
planetaire-alt-satellised = Satellized: { $shots }.
planetaire-alt-score = Score { $total }.
planetaire-alt-empties = { $count ->
        [one] 1 cell noted as empty.
       *[other] { $count } cells noted as empty.
    }

# The options of a game.
planetaire-options-satellites = { $count } satellites
planetaire-options-rounds = { $count } rounds
planetaire-options-solo = solo
planetaire-options-at-once = both at once
planetaire-options-in-turn = one after the other
planetaire-options-planetaire = Planétaire rays
planetaire-options-black-box = Black Box rays
planetaire-options-exact = exact positions
planetaire-options-same-results = same results count as right

# Personal bests
planetaire-feat-points = Fewest points for a sky: { $value }
planetaire-defeat = **{ $name }** found your satellites for { $theirs } points. You spent { $own } on theirs.
planetaire-deed-points = { $value ->
        [one] 1 point spent
       *[other] { $value } points spent
    }

planetaire-puzzle-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# How it is won, in one line.
planetaire-goal = Every ray costs points, every wrong guess more: the lowest score wins.

# What rays prove, as a question for others.
planetaire-riddle = One of these cells holds a satellite for certain. Which?
planetaire-riddle-why = Every sky that fits { $rays ->
        [one] this ray
       *[other] these { $rays } rays
    } has a satellite there. In each other cell, some have none.

# A picture of what satellites do to rays.
planetaire-bend-absorbed = absorbed
planetaire-bend-turned = turned
planetaire-bend-reflected = reflected
planetaire-bends = Three rays. A satellite straight ahead absorbs the first; one beside its way turns the second; two, one on either side, send the third back.

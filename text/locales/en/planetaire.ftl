# Planétaire. Lost and deviated rays are never told apart: "comes out at".

planetaire-title = Planétaire
planetaire-cover = Fire a ray.
planetaire-cover-more = Read the sky.
planetaire-pitch = A duel of deduction: one hides satellites in an 8×8 sky, the other finds them with rays.

# Words that people type in a direct message, separated by commas.
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
planetaire-pawn-grey = grey
planetaire-pawn-letter = { $letter }

# What came of a ray.
planetaire-outcome-exit = it came out at { $exit }
planetaire-outcome-absorbed = it was absorbed
planetaire-outcome-reflected = it was reflected
planetaire-outcome-satellised = it was satellised

# Why not, and what would be allowed.
planetaire-refusal-margin = **{ $said }** is not a margin: they run from 1 to 32.
planetaire-refusal-margin-empty = Name a margin: a number from 1 to 32.
planetaire-refusal-cell = **{ $said }** is not a cell: write a column from A to H, then a row from 1 to 8, such as D3.
planetaire-refusal-cell-empty = Name a cell: a column from A to H, then a row from 1 to 8, such as D3.
planetaire-refusal-no-cells = Name at least one cell, such as D3; several are separated by spaces, such as D3 F5.
planetaire-refusal-twice = **{ $cell }** comes twice: name each cell once.
planetaire-refusal-too-many = That is too many satellites: this match plays with { $allowed }. Take one away to put another.
planetaire-refusal-too-few = Your sky has { $placed } of its { $needed } satellites: put { $missing ->
        [one] one more
       *[other] { $missing } more
    }, then seal it.
planetaire-refusal-sealed = Your sky is sealed and can no longer be changed. It stays secret until the reveal.
planetaire-refusal-fired = **{ $margin }** has been fired from in this round: { $outcome }. Choose a number from which no ray has started; one that is only an exit will do.
planetaire-refusal-marble-there = There is a marble on **{ $cell }** already: choose another cell, or withdraw that one.
planetaire-refusal-no-marble = There is no marble on **{ $cell }**: only a cell that holds one can be moved from or withdrawn.
planetaire-refusal-no-marble-left = All marbles would be used up: this match plays with { $allowed }. Move one, or withdraw one first.
planetaire-refusal-you-hide = In this round you hide: rays, marbles and notes are for the detector. Your own part is the sky.
planetaire-refusal-you-detect = In this round you detect: there is no sky for you to hide. Fire, place your marbles, and end when you are sure.
planetaire-refusal-not-sealed = Not every sky is sealed yet: the first ray can leave as soon as they are.
planetaire-refusal-ended = You have ended your round, and your marbles stay as they are. The reveal comes as soon as every round has ended.
planetaire-refusal-over = This match is over. `/planetaire open` opens another.

# What happened.
planetaire-news-drafted = Your sky so far: { $cells } ({ $placed }).
planetaire-news-drafted-empty = You cleared your sky.
planetaire-news-sealed = { who-did } sealed a sky.
planetaire-news-hidden = The game master hid the satellites.
planetaire-news-exit = { who-did } fired from { $margin }: the ray came out at { $exit } (mark: { $pawn }).
planetaire-news-absorbed = { who-did } fired from { $margin }: the ray was absorbed (mark: { $pawn }).
planetaire-news-reflected = { who-did } fired from { $margin }: the ray was reflected (mark: { $pawn }).
planetaire-news-satellised = { who-did } fired from { $margin }: the ray was satellised and did not come out (mark: { $pawn }).
planetaire-news-placed = { who-did } put a marble on { $cell }.
planetaire-news-withdrawn = { who-did } took back the marble from { $cell }.
planetaire-news-noted = You noted as empty, for yourself alone: { $cells }.
planetaire-news-noted-none = You cleared your notes.
planetaire-news-ended = { who-did } ended the round.
planetaire-news-uncovered = The sky of round { $number } was uncovered: the satellites were in { $sky }. { who-did } scored **{ $total }**: { $parts }.

# How a round was counted.
planetaire-score-pawns = { $points } for pawns
planetaire-score-withheld = { $points } for { $count ->
        [one] 1 marble withheld
       *[other] { $count } marbles withheld
    }
planetaire-score-misplaced = { $points } for { $count ->
        [one] 1 marble misplaced
       *[other] { $count } marbles misplaced
    }
planetaire-score-clean = no penalty
planetaire-score-forgiven = The marbles gave the same 32 results, so they counted as right.
planetaire-score-twins = { $count } layouts gave the same 32 results.

# Where the match stands.
planetaire-status-solo = Solo, { $satellites } satellites
planetaire-status-round = Round { $number } of { $rounds }
planetaire-status-rounds = Rounds { $first } and { $last } of { $rounds }, both at once
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **Your turn:** hide { $needed } satellites and seal your sky.
planetaire-status-sealed-you = Your sky is sealed.
planetaire-status-hide = Waiting for { $names } to hide { $count ->
        [one] { $needed } satellites and seal the sky
       *[other] { $needed } satellites each and seal their skies
    }.
planetaire-status-detect-you = **Your turn to detect:** { $rays ->
        [one] 1 ray
       *[other] { $rays } rays
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, marbles { $marbles }/{ $allowed }.
planetaire-status-detect = { $name } detects: { $rays ->
        [one] 1 ray
       *[other] { $rays } rays
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, marbles { $marbles }/{ $allowed }.
planetaire-status-ended-you = You have ended your round with { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the margins.
planetaire-status-ended = { $name } has ended the round with { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the margins.
planetaire-status-won = The match is over: { $name-you ->
        [yes] you win
       *[no] **{ $name }** wins
    }. The lowest total counts.
planetaire-status-tie = The match is over: a tie between { $names }.
planetaire-status-solo-over = The round is over with { $total ->
        [one] **1 point**
       *[other] **{ $total } points**
    }: { $verdict }.
planetaire-solo-par = as good as par, which is about 10
planetaire-solo-good = a fine human score, for par is about 10
planetaire-solo-long = 15 is a good human score, and par is about 10

# The picture in words.
planetaire-no-marbles = none
planetaire-no-satellites = none
planetaire-game-master = the game master
planetaire-describe-head = Round { $number }: sky hidden by { $hider }, detected by { $detector }.
planetaire-stage-hiding = The sky is being hidden.
planetaire-stage-sealed = The sky is sealed.
planetaire-stage-detecting = Rays are being fired.
planetaire-stage-ended = The detector has ended.
planetaire-stage-uncovered = The sky is uncovered.
planetaire-describe-rays = Rays ({ $rays }), { $points ->
        [one] 1 point
       *[other] { $points } points
    }:
planetaire-describe-no-rays = No ray has been fired.
planetaire-describe-exit = { $margin } out at { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } absorbed ({ $pawn })
planetaire-describe-reflected = { $margin } reflected ({ $pawn })
planetaire-describe-satellised = { $margin } satellised ({ $pawn })
planetaire-describe-stacks = Several pawns on a number, latest first: { $stacks }.
planetaire-describe-marbles = Marbles ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-satellites = Satellites ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-empties = Noted as empty, for you alone: { $cells }.
planetaire-describe-score = Score { $total }: { $parts }.
planetaire-describe-past = Round { $number }: { $name } scored { $total }; satellites in { $sky }.
planetaire-alt-title = Planétaire, an 8 by 8 grid with margins 1 to 32.
planetaire-alt-exits = Rays out: { $shots }.
planetaire-alt-absorbed = Absorbed: { $shots }.
planetaire-alt-reflected = Reflected: { $shots }.
planetaire-alt-satellised = Satellised: { $shots }.
planetaire-alt-score = Score { $total }.
planetaire-alt-empties = { $count ->
        [one] 1 cell noted as empty.
       *[other] { $count } cells noted as empty.
    }

# What a table agreed on.
planetaire-options-satellites = { $count } satellites
planetaire-options-rounds = { $count } rounds
planetaire-options-solo = solo
planetaire-options-at-once = both at once
planetaire-options-in-turn = one after the other
planetaire-options-planetaire = Planétaire rays
planetaire-options-black-box = Black Box rays
planetaire-options-exact = exact positions
planetaire-options-same-results = same results count as right

# What people try to do better than ever before
planetaire-feat-points = Fewest points for a sky: { $value }
planetaire-deed-points = A sky for { $value ->
        [one] one point
       *[other] { $value } points
    }

planetaire-puzzle-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# How it is won, in one line.
planetaire-goal = Find the hidden satellites for as few points as you can. Lowest total wins, like golf.

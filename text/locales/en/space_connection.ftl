# Space Connection. Seat 1 is green and seat 2 blue, as in the box.

space_connection-title = Space Connection
space_connection-cover = Twenty planets.
space_connection-cover-more = Find them first.
space_connection-pitch = Hunt a hidden sky with scouts, ships and lasers.
space_connection-pitch-short = hunt a hidden sky

# Words that people type in a DM, separated by commas.
space_connection-words-scout = scout, rocket
space_connection-words-ship = ship
space_connection-words-super = super, supership, super-ship
space_connection-words-laser = laser, lasers, beam
space_connection-words-hide = hide, sky
space_connection-words-planet = planet, add, remove
space_connection-words-move = move, shift
space_connection-words-random = random
space_connection-words-clear = clear
space_connection-words-keep = keep, save
space_connection-words-load = load, favourite, favorite
space_connection-words-list = favourites, favorites, list
space_connection-words-seal = seal, ready, confirm
space_connection-words-note = note, suspect
space_connection-words-empty = empty, void
space_connection-words-erase = erase, forget
space_connection-words-concede = concede, resign, surrender
space_connection-words-show = show, board, console

# Pieces.
space_connection-piece-scout = scout
space_connection-piece-ship = ship
space_connection-piece-super-ship = super-ship
space_connection-piece-laser = laser
space_connection-count-scout = { $count ->
        [one] 1 scout
       *[other] { $count } scouts
    }
space_connection-count-ship = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
space_connection-count-super-ship = { $count ->
        [one] 1 super-ship
       *[other] { $count } super-ships
    }
space_connection-count-laser = { $count ->
        [one] 1 laser
       *[other] { $count } lasers
    }

# Refusals: what is wrong, then what to do.
space_connection-refusal-position = **{ $said }** isn’t a spot. Write a row from A to M, then a number: G7.
space_connection-refusal-position-row = **{ $said }** isn’t a spot: row { $row } runs from { $row }1 to { $row }{ $count }.
space_connection-refusal-position-empty = Name a spot: a row from A to M, then a number, like G7.
space_connection-refusal-no-positions = Name at least one spot, like G7. Put spaces between several: C4 C5 D5.
space_connection-refusal-twice = **{ $at }** is there twice. Name each spot once.
space_connection-refusal-too-many = A sky has only { $allowed } planets. Remove one to add another, or move one.
space_connection-refusal-no-planet = You have no planet at **{ $at }**. Pick one of yours to move.
space_connection-refusal-planet-there = You already have a planet at **{ $at }**. Pick an empty spot.
space_connection-refusal-no-sky = You can’t seal your sky yet: it has { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } in { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }, and needs exactly { $all } in { $wanted }.
space_connection-refusal-sealed = Your sky is sealed and can’t change. It stays secret until it’s found.
space_connection-refusal-only-hunt = You’re playing solo: Houston hid the sky, and you hunt.
space_connection-refusal-not-sealed = Not every sky is sealed yet. The hunt starts as soon as they are.
space_connection-refusal-not-your-turn = It’s your opponent’s turn. You can take notes in the meantime.
space_connection-refusal-none-left = You have no { $piece }s left. In hand: { $hand }.
space_connection-refusal-none-left-at-all = You have no { $piece }s left, nor any other piece.
space_connection-refusal-one-emitter = You have one laser left. Name one spot, in line with a laser on the board: { $standing }.
space_connection-refusal-one-emitter-alone = Your last laser is alone, so it can’t make a beam. Launch something else.
space_connection-refusal-occupied-planet = **{ $at }** is already a planet. Pick an empty spot.
space_connection-refusal-occupied-lost = **{ $at }** already holds a lost { $piece }. Pick an empty spot.
space_connection-refusal-occupied-emitter = **{ $at }** already holds a laser. Pick another spot.
space_connection-refusal-not-a-centre = **{ $at }** isn’t the center of a triangle. { $count ->
        [one] Its triangle’s center is { $centres }.
       *[other] Its triangles’ centers are { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** is the center of a triangle, and lasers go on drawn lines. Try a neighbor: { $near }.
space_connection-refusal-no-beam = **{ $at }** makes no beam: it needs another laser on the same drawn line. In line with it: { $partners }.
space_connection-refusal-stranger = You aren’t in this game.
space_connection-refusal-over = This game is over. Start another with `/play`.

# Favourite skies, for their owner alone.
space_connection-kept = Saved as **{ $name }**, for you only: { $count ->
        [one] 1 planet
       *[other] { $count } planets
    }.
space_connection-forgotten = **{ $name }** is gone.
space_connection-favourites = Your favorite skies: { $names }.
space_connection-favourites-none = You have no favorite skies yet. While you hide, save one with `/connection favourite keep`.
space_connection-refusal-favourite-name = A favorite needs a name with letters or digits, { $longest } characters at most, like `Spiral`.
space_connection-refusal-favourite-empty = Your sky has no planets to save. Place some first.
space_connection-refusal-favourites-full = You already have { $most } favorites, the most a list can show. Forget one first.
space_connection-refusal-no-favourites = You have no favorite **{ $said }**, nor any other yet. While you hide, save one with `/connection favourite keep`.
space_connection-refusal-no-favourite = You have no favorite **{ $said }**. Yours are: { $names }.

# What happened.
space_connection-draft-empty = Your sky is empty. It needs { $all } planets in { $wanted } systems.
space_connection-news-drafted = Your sky has changed.
space_connection-news-sealed = { $name-you ->
        [yes] You sealed your
       *[no] **{ $name }** sealed their
    } sky.
space_connection-news-hidden = Houston hid 20 planets in nine systems.
space_connection-news-began = The hunt begins! Coin toss: { $name-you ->
        [yes] **You** launch
       *[no] **{ $name }** launches
    } first.
space_connection-news-began-solo = The hunt begins!
space_connection-news-scout-hit = { $name-you ->
        [yes] **A planet at { $at }!** Your scout comes back.
       *[no] { who-did } sent a scout to { $at }: a **planet**! The scout comes back.
    }
space_connection-news-scout-lost = { $name-you ->
        [yes] **Nothing at { $at }.** Your scout is lost.
       *[no] { who-did } sent a scout to { $at }: **nothing there**. The scout is lost.
    }
space_connection-news-ship = { $name-you ->
        [yes] { $count ->
            [0] **No planet**
            [one] **A planet, { $found },**
           *[other] **{ $count } planets, { $found },**
        } around { $at }.
       *[no] { who-did } sent a { $piece } to { $at }: { $count ->
            [0] **no planet** within reach
            [one] a new planet at { $found }
           *[other] { $count } new planets, { $found }
        }.
    }
space_connection-news-laser = { $name-you ->
        [yes] { $count ->
            [0] **No new planet**
            [one] **A planet, { $found },**
           *[other] **{ $count } planets, { $found },**
        } on your beams.
       *[no] { who-did } placed { $emitters ->
            [one] a laser at { $at }
           *[other] lasers at { $at }
        }: { $count ->
            [0] no new planet on the beams
            [one] a new planet at { $found }
           *[other] { $count } new planets, { $found }
        }.
    }
space_connection-news-returned = The { $piece } comes back.
space_connection-news-lost = The { $piece } is lost.
# Another’s launch, to their rival.
space_connection-news-rival = **{ $name }**: { $piece ->
        [scout] scout to { $at }
        [ship] ship to { $at }
        [super] super-ship to { $at }
       *[laser] laser { $at }
    }, { $count ->
        [0] nothing.
        [one] **1 hit!**
       *[other] **{ $count } hits!**
    }
space_connection-news-rival-systems = **{ $number }/{ $all } of your systems are gone!**
space_connection-news-systems = { $count ->
        [one] **System complete: { $number }/{ $all }!**
       *[other] **{ $count } systems complete: { $number }/{ $all }!**
    }
space_connection-news-ring = (−{ $cost })
space_connection-news-complete = **System complete ({ $number }/{ $all })**: { $system }.
space_connection-news-paid = It costs a { $piece } to mark it.
space_connection-news-unpaid = Marked for free: no pieces are left.
space_connection-news-missed = ⏳ Time’s up: { $name-you ->
        [yes] you skip this turn
       *[no] **{ $name }** skips this turn
    } ({ $missed } of { $patience } in a row).
space_connection-news-ran-out = { $name-you ->
        [yes] You have
       *[no] **{ $name }** has
    } nothing left to launch.
space_connection-news-noted-none = You have no notes.
space_connection-news-uncovered = { $why } Both skies are revealed.
space_connection-news-uncovered-solo = { $why } The sky is revealed.

# Why it ended, and who won.
space_connection-end-discovered = All nine systems are found!
space_connection-end-exhausted = There’s nothing left to launch.
space_connection-end-conceded = { who-did } gave up.
space_connection-end-deserted = { $name-you ->
        [yes] You
       *[no] **{ $name }**
    } missed three turns in a row.
space_connection-result-won = { $name-you ->
        [yes] You win
       *[no] **{ $name }** wins
    } with { $systems }/{ $all } systems and { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } after { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }.
space_connection-result-draw = A draw between { $names }.
space_connection-result-solo-won = { who-did } found them all in **{ $launches } launches**.
space_connection-result-solo-lost = { who-did } found { $systems }/{ $all } systems in { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }.

# What is still wrong with a sky.
space_connection-draft-planets = { $count ->
        [one] 1 planet
       *[other] { $count } planets
    } in { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }.
space_connection-draft-missing = { $missing ->
        [one] 1 planet is
       *[other] { $missing } planets are
    } missing.
space_connection-draft-surplus = { $surplus ->
        [one] 1 system
       *[other] { $surplus } systems
    } too many.
space_connection-draft-joined = { $surplus ->
        [one] 1 system
       *[other] { $surplus } systems
    } too many: { $count ->
        [one] a planet at { $bridge } would join them
       *[other] planets at { $bridge } would join them
    }.
space_connection-draft-joined-some = { $surplus ->
        [one] 1 system
       *[other] { $surplus } systems
    } too many: { $count ->
        [one] a planet at { $bridge } would join some
       *[other] planets at { $bridge } would join some
    }.
space_connection-draft-move-there = Move planets there: { $missing ->
        [0] all are placed
        [one] only 1 is left
       *[other] only { $missing } are left
    }.
space_connection-draft-apart = { $surplus ->
        [one] 1 system
       *[other] { $surplus } systems
    } too many, and no single planet would join two of them. Bring some closer.
space_connection-draft-opening = { $missing ->
        [one] 1 system
       *[other] { $missing } systems
    } missing: a planet that touches no other makes one, at { $openings } for example.
space_connection-draft-cut = { $missing ->
        [one] 1 system
       *[other] { $missing } systems
    } missing: remove { $cuts } to split one.
space_connection-draft-full = { $missing ->
        [one] 1 system
       *[other] { $missing } systems
    } missing: remove some planets to make room.
space_connection-draft-remedy = Moving { $from } to { $to } fixes it.
space_connection-draft-nearer = Moving { $from } to { $to } makes it { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }.
space_connection-draft-ready = Exactly right: you can seal it.

# How the game is going.
space_connection-status-hunter = { $name-you ->
        [yes] You
       *[no] { $name }
    }: { $systems }/{ $all } systems, { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    }
space_connection-status-solo = Solo: { $systems }/{ $all } systems, { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    }, { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }
space_connection-status-hide-you = **Your turn:** hide 20 planets in exactly nine systems, then seal your sky.
space_connection-status-sealed-you = Your sky is sealed.
space_connection-status-hide = Still hiding: { $names }.
space_connection-status-turn-you = **Your turn.**
space_connection-status-turn-open = **Your turn.** One gold dot hides a planet.
space_connection-status-last = { $who ->
        [both] **Last system!** You { $own } · { $name } { $other }
        [you] **One system to go!** You { $own } · { $name } { $other }
       *[rival] **{ $name } needs one more!** You: { $own }.
    }
space_connection-status-last-solo = **One system to go!**
space_connection-status-turn = { $name } launches next.
space_connection-status-last-reply = All nine systems of one sky are found. Time for a **last reply**!
space_connection-status-out = { $name-you ->
        [yes] You have
       *[no] { $name } has
    } nothing left to launch.

# The picture in words.
space_connection-none = none
space_connection-game-master = Houston
space_connection-describe-head = Hunter: { $hunter }. Sky hidden by { $hider }.
space_connection-describe-hiding = The sky is still being hidden.
space_connection-describe-sealed = The sky is sealed.
space_connection-describe-found = Planets found ({ $count }/{ $all }): { $at }.
space_connection-describe-found-besides = Other planets found ({ $count }/{ $all } in all): { $at }.
space_connection-describe-complete = Complete systems ({ $count }/{ $all }): { $systems }.
space_connection-describe-empty = Known empty ({ $count }): { $at }.
space_connection-describe-lost = Lost { $piece }s: { $at }.
space_connection-describe-emitters = Lasers: { $at }.
space_connection-describe-beams = Beams: { $beams }.
space_connection-describe-last = Launches: { $count }. The last: { $piece } at { $at }.
space_connection-describe-hand = In hand: { $hand }.
space_connection-describe-sky = The whole sky ({ $systems } systems): { $at }.
space_connection-describe-unfound = Not found: { $at }.
space_connection-describe-draft = System { $number }: { $at }.
space_connection-describe-notes-planets = Your private notes, planets: { $at }.
space_connection-describe-notes-empty = Your private notes, empty: { $at }.
space_connection-alt-title = Space Connection, a hexagon of 127 spots in rows A to M.
space_connection-alt-empty = { $count ->
        [one] 1 spot known empty.
       *[other] { $count } spots known empty.
    }
space_connection-alt-lost = Lost: { $pieces }.
space_connection-alt-complete = Complete systems: { $count }/{ $all }.
space_connection-alt-notes = Private notes on { $count ->
        [one] 1 spot.
       *[other] { $count } spots.
    }

# The options of a game.
space_connection-options-board = 20 planets in 9 systems
space_connection-options-solo = solo
space_connection-options-at-once = the ninth system wins at once
space_connection-options-last-reply = with a last reply
space_connection-options-first-seat = green launches first

# The few words in pictures.
space_connection-picture-master = Houston
space_connection-picture-sky = Your sky
space_connection-picture-turn = { $turn ->
        [one] 1 launch
       *[other] { $turn } launches
    }

# Records to beat
space_connection-feat-launches = Fewest launches to nine systems: { $value }
space_connection-defeat = **{ $name }** found your sky in { $feat } launches. You had { $own ->
        [0] no complete system
        [one] one complete system
       *[other] { $own } complete systems
    } in theirs.
space_connection-deed-launches = Nine systems in { $value ->
        [one] one launch
       *[other] { $value } launches
    }

space_connection-puzzle-launches = { $launches ->
        [one] { $launches } launch
       *[other] { $launches } launches
    }
space_connection-puzzle-unfound = not found

# How it is won, in one line.
space_connection-goal = Planets that touch are a system: find all nine before your opponent finds yours.
space_connection-goal-alone = Planets that touch are a system: find all nine in as few launches as you can.

# A planet beside another, as a question for others.
space_connection-riddle = Which scout finds a planet?
space_connection-riddle-why = The other { $wrong } fly into empty space.

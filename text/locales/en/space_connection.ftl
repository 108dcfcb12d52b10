# Space Connection. Seat 1 is green and seat 2 blue, as in the box.

space_connection-title = Space Connection
space_connection-cover = Twenty planets.
space_connection-cover-more = Find them first.
space_connection-pitch = Two hidden skies of 20 planets in nine systems: find the other’s with scouts, ships, super-ships and lasers.

# Words that people type in a direct message, separated by commas.
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
space_connection-piece-laser = emitter
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
        [one] 1 emitter
       *[other] { $count } emitters
    }

# Why not, and what would be allowed.
space_connection-refusal-position = **{ $said }** is no position: write a row from A to M, then a number, such as G7.
space_connection-refusal-position-row = **{ $said }** is no position: row { $row } runs from { $row }1 to { $row }{ $count }.
space_connection-refusal-position-empty = Name a position: a row from A to M, then a number, such as G7.
space_connection-refusal-no-positions = Name at least one position, such as G7; several are separated by spaces, such as C4 C5 D5.
space_connection-refusal-twice = **{ $at }** comes twice: name each position once.
space_connection-refusal-too-many = A sky has { $allowed } planets and no more. Take one away to put another, or move one.
space_connection-refusal-no-planet = You have no planet at **{ $at }**: only one of yours can be moved.
space_connection-refusal-planet-there = You have a planet at **{ $at }** already: choose a free position.
space_connection-refusal-no-sky = Your sky cannot be sealed yet: { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } in { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }, and it takes exactly { $all } in { $wanted }.
space_connection-refusal-sealed = Your sky is sealed and can no longer be changed. It stays secret until it is found.
space_connection-refusal-only-hunt = You play alone: the game master has hidden the sky, and you hunt.
space_connection-refusal-not-sealed = Not every sky is sealed yet: the hunt begins as soon as they are.
space_connection-refusal-not-your-turn = It is the other’s turn. You can note positions meanwhile.
space_connection-refusal-none-left = You have no { $piece } left. In hand: { $hand }.
space_connection-refusal-none-left-at-all = You have no { $piece } left, nor any other piece.
space_connection-refusal-one-emitter = You have one emitter left: name one position, on a drawn line with an emitter that stands already. They stand at { $standing }.
space_connection-refusal-one-emitter-alone = You have one emitter left, and none stands: it can make no beam any more. Launch something else.
space_connection-refusal-occupied-planet = A planet was found at **{ $at }**: choose a position that carries nothing.
space_connection-refusal-occupied-lost = A lost { $piece } lies at **{ $at }**: choose a position that carries nothing.
space_connection-refusal-occupied-emitter = An emitter stands at **{ $at }**: choose another position.
space_connection-refusal-not-a-centre = **{ $at }** is not the centre of a drawn triangle. { $count ->
        [one] The centre of its triangle is { $centres }.
       *[other] The centres of its triangles are { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** is the centre of a triangle, and emitters stand on drawn lines. Next to it are { $near }.
space_connection-refusal-no-beam = From **{ $at }** no beam would come about: it takes another emitter on the same drawn line. In line with it are { $partners }.
space_connection-refusal-stranger = You do not play at this table.
space_connection-refusal-over = This game is over. `/connection open` opens another.

# Favourite skies, for their owner alone.
space_connection-kept = Kept as **{ $name }**, for you alone: { $count ->
        [one] 1 planet
       *[other] { $count } planets
    }.
space_connection-forgotten = **{ $name }** is forgotten.
space_connection-favourites = You keep: { $names }.
space_connection-favourites-none = You keep no sky yet. While you hide, `/connection favourite keep` keeps yours under a name.
space_connection-refusal-favourite-name = A favourite’s name has letters or digits, and at most { $longest } characters, such as `Spiral`.
space_connection-refusal-favourite-empty = There is no planet in your sky to keep: place some first.
space_connection-refusal-favourites-full = You keep { $most } skies already, and more do not fit in one list: forget one first.
space_connection-refusal-no-favourites = Nothing is kept as **{ $said }**: you keep no sky yet. While you hide, `/connection favourite keep` keeps yours.
space_connection-refusal-no-favourite = Nothing is kept as **{ $said }**. You keep: { $names }.

# What happened.
space_connection-draft-empty = Your sky is empty: it takes { $all } planets in { $wanted } systems.
space_connection-news-drafted = Your sky has changed.
space_connection-news-sealed = { who-did } sealed a sky.
space_connection-news-hidden = The game master hid 20 planets in nine systems.
space_connection-news-began = The hunt begins. Chance says: { $name-you ->
        [yes] **you** launch
       *[no] **{ $name }** launches
    } first.
space_connection-news-began-solo = The hunt begins.
space_connection-news-scout-hit = { who-did } sent a scout to { $at }: a **planet**! The scout comes back.
space_connection-news-scout-lost = { who-did } sent a scout to { $at }: **scout lost**.
space_connection-news-ship = { who-did } sent a { $piece } to { $at }: { $count ->
        [0] no new planet
        [one] a new planet at { $found }
       *[other] { $count } new planets, { $found }
    }.
space_connection-news-laser = { who-did } placed { $emitters ->
        [one] an emitter at { $at }
       *[other] emitters at { $at }
    }: { $count ->
        [0] no new planet on the beams
        [one] a new planet at { $found }
       *[other] { $count } new planets, { $found }
    }.
space_connection-news-returned = The { $piece } comes back.
space_connection-news-lost = The { $piece } is lost.
space_connection-news-complete = **System complete ({ $number }/{ $all })**: { $system }.
space_connection-news-paid = Marked with one { $piece }.
space_connection-news-unpaid = Marked without a piece: none is left.
space_connection-news-missed = { who-did } let the turn pass ({ $missed } of { $patience } in a row).
space_connection-news-ran-out = { $name-you ->
        [yes] You have
       *[no] **{ $name }** has
    } no launch left.
space_connection-news-noted-none = You have no notes.
space_connection-news-uncovered = { $why } The skies are uncovered. { $result }
space_connection-news-uncovered-solo = { $why } The sky is uncovered. { $result }

# Why it ended, and who won.
space_connection-end-discovered = All nine systems are found.
space_connection-end-exhausted = No launch is left.
space_connection-end-conceded = { who-did } gave up.
space_connection-end-deserted = { $name-you ->
        [yes] You were
       *[no] **{ $name }** was
    } silent three turns in a row.
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
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many.
space_connection-draft-joined = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many: { $count ->
        [one] a planet at { $bridge } would join them
       *[other] planets at { $bridge } would join them
    }.
space_connection-draft-joined-some = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many: { $count ->
        [one] a planet at { $bridge } would join some
       *[other] planets at { $bridge } would join some
    }.
space_connection-draft-move-there = Move planets there, since { $missing ->
        [0] all are placed
        [one] only 1 is left
       *[other] only { $missing } are left
    }.
space_connection-draft-apart = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many, and no single planet would join two of them: bring some closer.
space_connection-draft-opening = { $missing ->
        [one] 1 system is
       *[other] { $missing } systems are
    } missing: a planet that touches no other, such as at { $openings }, makes one.
space_connection-draft-cut = { $missing ->
        [one] 1 system is
       *[other] { $missing } systems are
    } missing: taking { $cuts } away would break one apart.
space_connection-draft-full = { $missing ->
        [one] 1 system is
       *[other] { $missing } systems are
    } missing: take some planets away to make room between the others.
space_connection-draft-remedy = Moving { $from } to { $to } mends it.
space_connection-draft-nearer = Moving { $from } to { $to } would make it { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }.
space_connection-draft-ready = Exactly right: it can be sealed.

# Where the game stands.
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
space_connection-status-hide-you = **Your turn:** hide 20 planets in exactly nine systems, and seal your sky.
space_connection-status-sealed-you = Your sky is sealed.
space_connection-status-hide = Waiting for { $names } to hide 20 planets in nine systems.
space_connection-status-turn-you = **Your turn** to launch. In hand: { $hand }.
space_connection-status-turn = { $name } is to launch. In hand: { $hand }.
space_connection-status-last-reply = All nine systems of one sky are found: this is the **last reply**.
space_connection-status-out = { $name-you ->
        [yes] You have
       *[no] { $name } has
    } no launch left.

# The picture in words.
space_connection-none = none
space_connection-game-master = the game master
space_connection-describe-head = { $hunter } hunts in the space of { $hider }.
space_connection-describe-hiding = The sky is being hidden.
space_connection-describe-sealed = The sky is sealed.
space_connection-describe-found = Planets found ({ $count }/{ $all }): { $at }.
space_connection-describe-found-besides = Planets found ({ $count }/{ $all }), besides those: { $at }.
space_connection-describe-complete = Complete systems ({ $count }/{ $all }): { $systems }.
space_connection-describe-empty = Known to be empty ({ $count }): { $at }.
space_connection-describe-lost = Lost { $piece }: { $at }.
space_connection-describe-emitters = Emitters: { $at }.
space_connection-describe-beams = Beams: { $beams }.
space_connection-describe-last = Launches: { $count }, the latest: { $piece } at { $at }.
space_connection-describe-hand = In hand: { $hand }.
space_connection-describe-sky = The whole sky ({ $systems } systems): { $at }.
space_connection-describe-unfound = Not found: { $at }.
space_connection-describe-draft = System { $number }: { $at }.
space_connection-describe-notes-planets = Noted as planets, for you alone: { $at }.
space_connection-describe-notes-empty = Noted as empty: { $at }.
space_connection-alt-title = Space Connection, a hexagon of 127 positions in rows A to M.
space_connection-alt-empty = { $count ->
        [one] 1 position known to be empty.
       *[other] { $count } positions known to be empty.
    }
space_connection-alt-lost = Lost: { $pieces }.
space_connection-alt-complete = Complete systems: { $count }/{ $all }.
space_connection-alt-notes = Private notes on { $count ->
        [one] 1 position.
       *[other] { $count } positions.
    }

# What a table agreed on.
space_connection-options-board = 20 planets in 9 systems
space_connection-options-solo = solo
space_connection-options-at-once = the ninth system wins at once
space_connection-options-last-reply = with a last reply

# The few words in pictures.
space_connection-picture-planets = Planets
space_connection-picture-systems = Systems
space_connection-picture-master = Houston
space_connection-picture-sky = Your sky
space_connection-picture-of-systems = /{ $all } systems
space_connection-picture-of-planets = /{ $all } planets
space_connection-picture-turn = { $turn ->
        [one] 1 launch
       *[other] { $turn } launches
    }

# What people try to do better than ever before
space_connection-feat-launches = Fewest launches to nine systems: { $value }
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
space_connection-goal = Be the first to find all nine of the other’s systems.

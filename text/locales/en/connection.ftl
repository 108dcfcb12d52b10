# Space Connection. Seat 1 is green and seat 2 blue, as in the box.

connection-title = Space Connection
connection-pitch = Two hidden skies of 20 planets in nine systems: find the other’s with scouts, ships, super-ships and lasers.

# Words that people type in a direct message, separated by commas.
connection-words-scout = scout, rocket
connection-words-ship = ship
connection-words-super = super, supership, super-ship
connection-words-laser = laser, lasers, beam
connection-words-hide = hide, sky
connection-words-planet = planet, add, remove
connection-words-move = move, shift
connection-words-random = random
connection-words-clear = clear
connection-words-keep = keep, save
connection-words-load = load, favourite, favorite
connection-words-list = favourites, favorites, list
connection-words-seal = seal, ready, confirm
connection-words-note = note, suspect
connection-words-empty = empty, void
connection-words-erase = erase, forget
connection-words-concede = concede, resign, surrender
connection-words-help = help, rules
connection-words-show = show, board, console

# Pieces.
connection-piece-scout = scout
connection-piece-ship = ship
connection-piece-super-ship = super-ship
connection-piece-laser = emitter
connection-count-scout = { $count ->
        [one] 1 scout
       *[other] { $count } scouts
    }
connection-count-ship = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
connection-count-super-ship = { $count ->
        [one] 1 super-ship
       *[other] { $count } super-ships
    }
connection-count-laser = { $count ->
        [one] 1 emitter
       *[other] { $count } emitters
    }

# Why not, and what would be allowed.
connection-refusal-position = **{ $said }** is no position: write a row from A to M, then a number, such as G7.
connection-refusal-position-row = **{ $said }** is no position: row { $row } runs from { $row }1 to { $row }{ $count }.
connection-refusal-position-empty = Name a position: a row from A to M, then a number, such as G7.
connection-refusal-no-positions = Name at least one position, such as G7; several are separated by spaces, such as C4 C5 D5.
connection-refusal-twice = **{ $at }** comes twice: name each position once.
connection-refusal-too-many = A sky has { $allowed } planets and no more. Take one away to put another, or move one.
connection-refusal-no-planet = You have no planet at **{ $at }**: only one of yours can be moved.
connection-refusal-planet-there = You have a planet at **{ $at }** already: choose a free position.
connection-refusal-no-sky = Your sky cannot be sealed yet: { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } in { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }, and it takes exactly { $all } in { $wanted }.
connection-refusal-sealed = Your sky is sealed and can no longer be changed. It stays secret until it is found.
connection-refusal-only-hunt = You play alone: the game master has hidden the sky, and you hunt.
connection-refusal-not-sealed = Not every sky is sealed yet: the hunt begins as soon as they are.
connection-refusal-not-your-turn = It is the other’s turn. You can note positions meanwhile.
connection-refusal-none-left = You have no { $piece } left. In hand: { $hand }.
connection-refusal-none-left-at-all = You have no { $piece } left, nor any other piece.
connection-refusal-one-emitter = You have one emitter left: name one position, on a drawn line with an emitter that stands already. They stand at { $standing }.
connection-refusal-one-emitter-alone = You have one emitter left, and none stands: it can make no beam any more. Launch something else.
connection-refusal-occupied-planet = A planet was found at **{ $at }**: choose a position that carries nothing.
connection-refusal-occupied-lost = A lost { $piece } lies at **{ $at }**: choose a position that carries nothing.
connection-refusal-occupied-emitter = An emitter stands at **{ $at }**: choose another position.
connection-refusal-not-a-centre = **{ $at }** is not the centre of a drawn triangle. { $count ->
        [one] The centre of its triangle is { $centres }.
       *[other] The centres of its triangles are { $centres }.
    }
connection-refusal-not-on-a-line = **{ $at }** is the centre of a triangle, and emitters stand on drawn lines. Next to it are { $near }.
connection-refusal-no-beam = From **{ $at }** no beam would come about: it takes another emitter on the same drawn line. In line with it are { $partners }.
connection-refusal-stranger = You do not play at this table.
connection-refusal-over = This game is over. `/connection open` opens another.

# Favourite skies, for their owner alone.
connection-kept = Kept as **{ $name }**, for you alone: { $count ->
        [one] 1 planet
       *[other] { $count } planets
    }.
connection-forgotten = **{ $name }** is forgotten.
connection-favourites = You keep: { $names }.
connection-favourites-none = You keep no sky yet. While you hide, `/connection favourite keep` keeps yours under a name.
connection-refusal-favourite-name = A favourite’s name has letters or digits, and at most { $longest } characters, such as `Spiral`.
connection-refusal-favourite-empty = There is no planet in your sky to keep: place some first.
connection-refusal-favourites-full = You keep { $most } skies already, and more do not fit in one list: forget one first.
connection-refusal-no-favourites = Nothing is kept as **{ $said }**: you keep no sky yet. While you hide, `/connection favourite keep` keeps yours.
connection-refusal-no-favourite = Nothing is kept as **{ $said }**. You keep: { $names }.

# What happened.
connection-draft-empty = Your sky is empty: it takes { $all } planets in { $wanted } systems.
connection-news-drafted = Your sky has changed.
connection-news-sealed = **{ $name }** sealed a sky.
connection-news-hidden = The game master hid 20 planets in nine systems.
connection-news-began = The hunt begins. Chance says: **{ $name }** launches first.
connection-news-began-solo = The hunt begins.
connection-news-scout-hit = **{ $name }** sent a scout to { $at }: a **planet**! The scout comes back.
connection-news-scout-lost = **{ $name }** sent a scout to { $at }: **scout lost**.
connection-news-ship = **{ $name }** sent a { $piece } to { $at }: { $count ->
        [0] no planet
        [one] a planet at { $found }
       *[other] { $count } planets, { $found }
    }.
connection-news-laser = **{ $name }** placed { $emitters ->
        [one] an emitter at { $at }
       *[other] emitters at { $at }
    }: { $count ->
        [0] no new planet on the beams
        [one] a new planet at { $found }
       *[other] { $count } new planets, { $found }
    }.
connection-news-returned = The { $piece } comes back.
connection-news-lost = The { $piece } is lost.
connection-news-complete = **System complete ({ $number }/{ $all })**: { $system }.
connection-news-paid = Marked with one { $piece }.
connection-news-unpaid = Marked without a piece: none is left.
connection-news-missed = **{ $name }** let the turn pass ({ $missed } of { $patience } in a row).
connection-news-ran-out = **{ $name }** has no launch left.
connection-news-noted-none = You have no notes.
connection-news-uncovered = { $why } The skies are uncovered. { $result }
connection-news-uncovered-solo = { $why } The sky is uncovered. { $result }

# Why it ended, and who won.
connection-end-discovered = All nine systems are found.
connection-end-exhausted = No launch is left.
connection-end-conceded = **{ $name }** gave up.
connection-end-deserted = **{ $name }** was silent three turns in a row.
connection-result-won = **{ $name }** wins with { $systems }/{ $all } systems and { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    } after { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }.
connection-result-draw = A draw between { $names }.
connection-result-solo-won = **{ $name }** found them all in **{ $launches } launches**.
connection-result-solo-lost = **{ $name }** found { $systems }/{ $all } systems in { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }.

# What is still wrong with a sky.
connection-draft-planets = { $count ->
        [one] 1 planet
       *[other] { $count } planets
    } in { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }.
connection-draft-missing = { $missing ->
        [one] 1 planet is
       *[other] { $missing } planets are
    } missing.
connection-draft-surplus = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many.
connection-draft-joined = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many: { $count ->
        [one] a planet at { $bridge } would join them
       *[other] planets at { $bridge } would join them
    }.
connection-draft-joined-some = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many: { $count ->
        [one] a planet at { $bridge } would join some
       *[other] planets at { $bridge } would join some
    }.
connection-draft-move-there = Move planets there, since { $missing ->
        [0] all are placed
        [one] only 1 is left
       *[other] only { $missing } are left
    }.
connection-draft-apart = { $surplus ->
        [one] 1 system is
       *[other] { $surplus } systems are
    } too many, and no single planet would join two of them: bring some closer.
connection-draft-opening = { $missing ->
        [one] 1 system is
       *[other] { $missing } systems are
    } missing: a planet that touches no other, such as at { $openings }, makes one.
connection-draft-cut = { $missing ->
        [one] 1 system is
       *[other] { $missing } systems are
    } missing: taking { $cuts } away would break one apart.
connection-draft-full = { $missing ->
        [one] 1 system is
       *[other] { $missing } systems are
    } missing: take some planets away to make room between the others.
connection-draft-remedy = Moving { $from } to { $to } mends it.
connection-draft-nearer = Moving { $from } to { $to } would make it { $systems ->
        [one] 1 system
       *[other] { $systems } systems
    }.
connection-draft-ready = Exactly right: it can be sealed.

# Where the game stands.
connection-status-hunter = { $name }: { $systems }/{ $all } systems, { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    }
connection-status-solo = Solo: { $systems }/{ $all } systems, { $planets ->
        [one] 1 planet
       *[other] { $planets } planets
    }, { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }
connection-status-hide-you = **Your turn:** hide 20 planets in exactly nine systems, and seal your sky.
connection-status-sealed-you = Your sky is sealed.
connection-status-hide = Waiting for { $names } to hide 20 planets in nine systems.
connection-status-turn-you = **Your turn** to launch. In hand: { $hand }.
connection-status-turn = { $name } is to launch. In hand: { $hand }.
connection-status-last-reply = All nine systems of one sky are found: this is the **last reply**.
connection-status-out = { $name } has no launch left.

# The picture in words.
connection-none = none
connection-game-master = the game master
connection-describe-head = { $hunter } hunts in the space of { $hider }.
connection-describe-hiding = The sky is being hidden.
connection-describe-sealed = The sky is sealed.
connection-describe-found = Planets found ({ $count }/{ $all }): { $at }.
connection-describe-found-besides = Planets found ({ $count }/{ $all }), besides those: { $at }.
connection-describe-complete = Complete systems ({ $count }/{ $all }): { $systems }.
connection-describe-empty = Known to be empty ({ $count }): { $at }.
connection-describe-lost = Lost { $piece }: { $at }.
connection-describe-emitters = Emitters: { $at }.
connection-describe-beams = Beams: { $beams }.
connection-describe-last = Launches: { $count }, the latest: { $piece } at { $at }.
connection-describe-hand = In hand: { $hand }.
connection-describe-sky = The whole sky ({ $systems } systems): { $at }.
connection-describe-unfound = Not found: { $at }.
connection-describe-draft = System { $number }: { $at }.
connection-describe-notes-planets = Noted as planets, for you alone: { $at }.
connection-describe-notes-empty = Noted as empty: { $at }.
connection-alt-title = Space Connection, a hexagon of 127 positions in rows A to M.
connection-alt-empty = { $count ->
        [one] 1 position known to be empty.
       *[other] { $count } positions known to be empty.
    }
connection-alt-lost = Lost: { $pieces }.
connection-alt-complete = Complete systems: { $count }/{ $all }.
connection-alt-notes = Private notes on { $count ->
        [one] 1 position.
       *[other] { $count } positions.
    }

# What a table agreed on.
connection-options-board = 20 planets in 9 systems
connection-options-solo = solo
connection-options-at-once = the ninth system wins at once
connection-options-last-reply = with a last reply

# The few words in pictures.
connection-picture-planets = Planets
connection-picture-systems = Systems
connection-picture-launches = Launches
connection-picture-master = Houston
connection-picture-hunt = Your hunt
connection-picture-sky = Your sky
connection-picture-found = found
connection-picture-hidden = hidden
connection-picture-of-systems = /{ $all } systems
connection-picture-of-planets = /{ $all } planets
connection-picture-turn = { $turn ->
        [one] 1 launch
       *[other] { $turn } launches
    }

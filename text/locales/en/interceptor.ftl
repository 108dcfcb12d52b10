# Interceptor. Orders are written in the reader's letters: F L R U T X here, A D G L T X in French.

interceptor-title = Interceptor
interceptor-cover = Write it. Seal it.
interceptor-cover-more = All fly at once.
interceptor-pitch = A dogfight among drifting asteroids: secret orders, carried out all at once.

# Words that people type in a direct message, separated by commas.
interceptor-words-order = order, fly
interceptor-words-place = place, enter
interceptor-words-announce = announce
interceptor-words-seal = seal, ready, confirm
interceptor-words-reopen = reopen, unseal
interceptor-words-random = random
interceptor-words-pilot = pilot
interceptor-words-spend = spend, buy
interceptor-words-show = show, board, console

# What a ship that was hit announces, as it is typed: a turn and a speed.
interceptor-words-straight = none, no turn, straight
interceptor-words-left = left, first turn left, first turn left (L), L
interceptor-words-right = right, first turn right, first turn right (R), R
interceptor-words-slower = slower, slow down, brake
interceptor-words-same = same, same speed, same as before
interceptor-words-faster = faster, accelerate

# Upgrades, as they are typed in a command.
interceptor-words-upgrade-structure = structure
interceptor-words-upgrade-speed = speed
interceptor-words-upgrade-acceleration = acceleration
interceptor-words-upgrade-agility = agility
interceptor-words-upgrade-near = near
interceptor-words-upgrade-middle = middle
interceptor-words-upgrade-far = far
interceptor-words-upgrade-rear = rear

# Where a nose points, as it is typed.
interceptor-north = N
interceptor-north-east = NE
interceptor-south-east = SE
interceptor-south = S
interceptor-south-west = SW
interceptor-north-west = NW

# What a ship that was hit announces.
interceptor-announcement = { $turn }, { $change }
interceptor-announce-straight = no turn
interceptor-announce-left = first turn left (L)
interceptor-announce-right = first turn right (R)
interceptor-announce-slower = slower
interceptor-announce-same = same speed
interceptor-announce-faster = faster

# Orders and what was corrected in them. Letters are counted from 1.
interceptor-order-corrected = `{ $written }`, carried out as `{ $made }`
interceptor-fix-speed = Speed { $written } is out of reach: it becomes { $made }.
interceptor-fix-forbidden = { $code } (letter { $at }) goes: there is no turning at speed 5 or more.
interceptor-fix-too-many-turns = { $code } (letter { $at }) goes: three turns at most.
interceptor-fix-delayed = { $code } (letter { $at }) comes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } later: too close to the turn before.
interceptor-fix-lost = { $code } (letter { $at }) is lost: the moves run out before it may be made.
interceptor-fix-too-many-moves = { $code } (letter { $at }) goes: the speed gives no more moves.
interceptor-fix-loop = U (letter { $at }) needs 3 moves: { $moves ->
        [0] none is left, so it goes
        [one] it becomes 1 F
       *[other] it becomes { $moves } F
    }.
interceptor-fix-added = { $moves ->
        [one] F is added once
       *[other] F is added { $moves } times
    }, for the moves that were missing.

# Why not, and what would be allowed.
interceptor-refusal-no-speed = { $marked }: there should be a speed here. An order is a speed, then letters, such as `3 FLFFRX`.
interceptor-refusal-no-code = { $marked }: **{ $letter }** is no code. The codes are F L R U T X.
interceptor-refusal-too-long = { $marked }: that is too long. 40 letters are more than any order can use.
interceptor-refusal-no-hex = { $marked }: there should be a hex here. Write a border hex, where the nose points, and a speed, such as `A7 NE 3`.
interceptor-refusal-no-facing = { $marked }: there should be a facing here: N, NE, SE, S, SW or NW, as in `A7 NE 3`.
interceptor-refusal-no-such-ship = You have no such ship: yours are numbered 1 to { $ships }.
interceptor-refusal-ship-out = Your ship { $number } is out of the fight.
interceptor-refusal-pilot-out = You have no ship in the fight any more. You can still watch.
interceptor-refusal-border = **{ $hex }** is not on the border. Ships enter on column A or { $column }, or on row 1 or { $row }.
interceptor-refusal-too-fast = That is too fast: this ship enters with a speed from -{ $top } to { $top }.
interceptor-refusal-placing = The ships are still being placed: orders come when all have entered.
interceptor-refusal-placed = The ships have entered: now it is orders, such as `3 FLFFRX`.
interceptor-refusal-announcements = Ships that were hit announce first. Orders come right after.
interceptor-refusal-no-announcement = That ship has nothing to announce now.
interceptor-refusal-announced = That ship has announced: { $said }. It binds.
interceptor-refusal-cannot-keep = No order could keep that. What could be kept: { $possible }.
interceptor-refusal-half-announced = An announcement says both: the first turn, and whether the speed changes. You can announce: { $possible }.
interceptor-refusal-contradicts = You have announced: { $said }. As it would be carried out, this order means: { $order }. Write one that keeps your word.
interceptor-refusal-early = It is too early for a retreat: { $left } ships are left, and it is allowed from { $from } on.
interceptor-refusal-death = This fight is to the death: there is no retreat.
interceptor-refusal-missing = Your ship { $number } has nothing written yet, so nothing can be sealed.
interceptor-refusal-sealed = You have sealed already. To change anything, write it again.
interceptor-refusal-not-sealed = You have sealed nothing.
interceptor-refusal-stars = That ship has { $stars } ★, and an upgrade costs { $needed } ★.
interceptor-refusal-upgraded = That ship has this upgrade as often as it can ({ $most }): { $upgrade }.
interceptor-refusal-no-upgrade = There is no such upgrade. There are: { $upgrades }.
interceptor-refusal-over = This fight is over. `/interceptor open` opens another.

interceptor-upgrade-structure = one point of structure more
interceptor-upgrade-speed = a greatest speed of one more
interceptor-upgrade-acceleration = an acceleration of one more
interceptor-upgrade-agility = one move less between turns
interceptor-upgrade-near = one point of damage more on the adjacent hex
interceptor-upgrade-middle = one point of damage more on the second hex
interceptor-upgrade-far = one point of damage more on the far hexes
interceptor-upgrade-rear = a gun to the rear

# One’s own ship, where its pilot alone reads it: it begins a sentence, or stands within one.
interceptor-own-ship = Your ship{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }
interceptor-own-ship-within = your ship{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }

# What happened.
interceptor-news-scattered = { $count ->
        [one] 1 asteroid drifts
       *[other] { $count } asteroids drift
    } over the board.
interceptor-news-noted = Noted for **{ $ship }**, and not sealed yet.
interceptor-news-renoted = Noted for **{ $ship }**: what you had sealed is replaced, and stays sealed. Nobody else learns of it.
interceptor-news-placed = **{ $ship }** is to enter at { $place }.
interceptor-news-entered = All ships have entered: { $ships }.
interceptor-news-announced = **{ $ship }** has announced, to the pursuers alone.
interceptor-news-told = **{ $ship }** announces: { $said }.
interceptor-news-sealed = { who-has } sealed.
interceptor-news-reopened = { $name-you ->
        [yes] You are writing
       *[no] **{ $name }** is writing
    } again.
interceptor-news-wrote = **{ $ship }**: { $order }
interceptor-preview = It ends at { $place }{ $damage ->
        [0] .
       *[other] , and costs { $damage } on the way.
    }
interceptor-news-flown = **Movement.** { $lines }
interceptor-flown-fleeing = { $ship } retreats
interceptor-harm-walls = -{ $count }, wall
interceptor-harm-crossed = -{ $count }, asteroid crossed
interceptor-news-drifted = **Asteroids.** { $lines }
interceptor-news-drifted-quietly = **Asteroids.** They hit nobody.
interceptor-struck-hit = { $ship } is hit (-1)
interceptor-struck-carried = { $ship } is carried to { $hex } (-1)
interceptor-news-fired = **Fire, turn { $turn }.** { $lines }
interceptor-news-fired-quietly = **Fire, turn { $turn }.** Nobody is hit.
interceptor-fired-hit = { $ship } hits { $target } (-{ $damage })
interceptor-fired-hidden = { $ship } is hidden in an asteroid
interceptor-fired-stars = { $ship } scores { $stars } ★
interceptor-fired-fled = { $ship } has left the fight
interceptor-lost-saved = { $ship } is destroyed, the pilot is safe in the capsule
interceptor-lost-lost = { $ship } is destroyed, pilot and all
interceptor-over-won = The fight is over: { $name-you ->
        [yes] you win
       *[no] **{ $name }** wins
    }.
interceptor-over-draw = The fight is over: a draw between { $names }.

# What the ships of a fight bring home to the campaign.
interceptor-home = **Campaign.** { $lines }
interceptor-home-alive = { $ship } comes home{ $stars ->
        [0] {""}
       *[other] {":"} +{ $stars } ★
    }
interceptor-home-saved = { $ship } loses the ship{ $upgrades ->
        [0] {""}
        [one] {" "}and its upgrade
       *[other] {" "}and its { $upgrades } upgrades
    }, the pilot comes home{ $stars ->
        [0] {""}
       *[other] {":"} +{ $stars } ★
    }
interceptor-home-lost = { $ship }: pilot and ship are lost, with all stars{ $upgrades ->
        [0] {""}
        [one] {" "}and 1 upgrade
       *[other] {" "}and { $upgrades } upgrades
    }

# A pilot’s record in a server’s campaign.
interceptor-pilot = **{ $name }** in the campaign of this server:
interceptor-pilot-none = **{ $name }** has not flown in the campaign of this server yet.
interceptor-pilot-how = A fight counts when its table is opened with `/interceptor open campaign:inside`.
interceptor-pilot-ship = **Ship { $number }**: { $stars } ★ · { $fights ->
        [one] 1 fight
       *[other] { $fights } fights
    }, { $wins } won · { $losses ->
        [0] no ship lost
        [one] 1 ship lost
       *[other] { $losses } ships lost
    }
interceptor-pilot-build = Structure { $structure }, speed up to { $top }, acceleration { $acceleration }, damage { $damage }
interceptor-pilot-upgrades = Upgrades: { $upgrades }
interceptor-pilot-no-upgrade = No upgrade
interceptor-pilot-rich = { $stars } ★ buy an upgrade: `/interceptor spend`.
interceptor-pilot-bought = Ship { $number } has it: **{ $upgrade }**. It flies with it from its next fight on. { $stars } ★ left.
interceptor-upgrade-offer = { $word }: { $upgrade }

# Where the fight stands.
interceptor-status-start = The board is { $side } by { $side }, with { $asteroids ->
        [one] 1 asteroid
       *[other] { $asteroids } asteroids
    }.
interceptor-status-turn = Turn { $turn }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } in the fight.
interceptor-status-quiet = A draw in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } if nobody is hurt.
interceptor-status-place-you = **Your turn:** choose where your ship enters, and seal.
interceptor-status-announce-you = **Your turn:** you were hit, so announce what you will do. It binds, and only your pursuers learn it.
interceptor-status-order-you = **Your turn:** write your order, and seal.
interceptor-status-placing = Still placing: { $names }.
interceptor-status-announcing = Still announcing: { $names }.
interceptor-status-ordering = Still writing: { $names }.
interceptor-status-sealed = Sealed: { $names }.

# The picture in words.
interceptor-ship = { $ship }: { $hex }, nose { $nose }, speed { $speed }, structure { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship } has not entered yet.
interceptor-asteroids = Asteroids and where they drift: { $list }.
interceptor-no-asteroids = No asteroids.
interceptor-alt-title = Interceptor, a hex board of { $side } by { $side }.
interceptor-alt-order = Your order for { $ship }: { $order }.
interceptor-alt-replay = Replay of turn { $turn }.

# What a table agreed on.
interceptor-options-board = board of { $side } by { $side }
interceptor-options-asteroids = { $count ->
        [one] 1 asteroid
       *[other] { $count } asteroids
    }
interceptor-options-ships = { $count ->
        [one] 1 ship each
       *[other] { $count } ships each
    }
interceptor-options-death = to the death
interceptor-options-retreat = retreat from { $from } ships on
interceptor-options-campaign = campaign

# The few words inside pictures. Short: a picture is read at 294 pixels.
interceptor-picture-start = Placement
interceptor-picture-turn = Turn { $turn }
interceptor-picture-replay = Turn { $turn }: replay
interceptor-picture-movement = Movement
interceptor-picture-asteroids = Asteroids
interceptor-picture-fire = Fire
interceptor-picture-result = Result
interceptor-picture-wall = wall
interceptor-picture-asteroid = asteroid
# Below it stands whoever has fired.
interceptor-picture-shot-by = shot by
interceptor-picture-over = Over
interceptor-picture-order = Order
interceptor-picture-order-of = Order { $ship }
interceptor-picture-written = written { $order }

# What people try to do better than ever before
interceptor-feat-turns = Fewest turns to shoot down and win: { $value }
interceptor-deed-turns = Won by fire in { $value ->
        [one] one turn
       *[other] { $value } turns
    }

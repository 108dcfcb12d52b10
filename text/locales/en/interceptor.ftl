# Interceptor.

interceptor-title = Interceptor
interceptor-cover = Write it. Seal it.
interceptor-cover-more = All fly at once.
interceptor-pitch = A dogfight with secret orders, all flown at once.
interceptor-pitch-short = a dogfight, all at once

# Words that people type in a DM, separated by commas.
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
interceptor-words-straight = none, no turn, straight, neither left nor right
interceptor-words-left = left, left first, first turn left, first turn left (L), L
interceptor-words-right = right, right first, first turn right, first turn right (R), R
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

# The letters of an order, in this order: ahead, right, left, looping, flip. Five letters of A to Z but
# X, which holds one’s fire. What shows them to players is in interceptor-desk and interceptor-help.
interceptor-letters = F R L U T
# The word for leaving the fight.
interceptor-retreat = RETREAT

# Where a nose points, as it is typed.
interceptor-north = N
interceptor-north-east = NE
interceptor-south-east = SE
interceptor-south = S
interceptor-south-west = SW
interceptor-north-west = NW

# What a ship that was hit announces.
interceptor-announcement = { $turn }, { $change }
interceptor-announced-plan = { $said } ({ $speeds })
interceptor-announce-straight = neither left nor right
interceptor-announce-left = left first
interceptor-announce-right = right first
interceptor-announce-slower = slower
interceptor-announce-same = same speed
interceptor-announce-faster = faster
interceptor-change-of-speed = { $change ->
        [slower] Slower
        [same] Same speed
       *[faster] Faster
    } ({ $speeds })

# Orders and what was corrected in them. Letters are counted from 1.
interceptor-order-corrected = `{ $written }` becomes `{ $made }`
interceptor-fix-speed = Speed { $written } is out of reach: { $made } instead.
interceptor-fix-forbidden = { $code } (letter { $at }) dropped: no turning at speed 5 or more.
interceptor-fix-too-many-turns = { $code } (letter { $at }) dropped: three turns at most.
interceptor-fix-delayed = { $code } waits { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }: at this speed a ship flies straight between turns.
interceptor-fix-lost = { $code } (letter { $at }) lost: you run out of moves first.
interceptor-fix-too-many-moves = { $code } (letter { $at }) dropped: this speed gives no more moves.
interceptor-fix-loop = U (letter { $at }) needs 3 moves: { $moves ->
        [0] none left, so it’s dropped
        [one] it becomes 1 F
       *[other] it becomes { $moves } F
    }.

# Refusals: what is wrong, then what to do.
interceptor-refusal-no-speed = { $marked }: start with a speed, then letters: `3 FLFFRX`.
interceptor-refusal-no-code = { $marked }: **{ $letter }** isn’t a code. Use F L R U T X.
interceptor-refusal-too-long = { $marked }: too long. An order has 40 letters at most.
interceptor-refusal-no-hex = { $marked }: a hex goes here. Write a border hex, a direction and a speed: `A7 NE 3`.
interceptor-refusal-no-facing = { $marked }: a direction goes here. Write N, NE, SE, S, SW or NW, as in `A7 NE 3`.
interceptor-refusal-no-such-ship = You don’t have that ship: yours are 1 to { $ships }.
interceptor-refusal-ship-out = Your ship { $number } is out of the fight.
interceptor-refusal-pilot-out = You have no ships left, but you can still watch.
interceptor-refusal-border = **{ $hex }** isn’t on the border. Enter on column A or { $column }, or on row 1 or { $row }.
interceptor-refusal-too-fast = Too fast: this ship enters at a speed from -{ $top } to { $top }.
interceptor-refusal-placing = Not all ships are in yet. Orders come right after.
interceptor-refusal-placed = All ships are in. Now write an order, like `3 FLFFRX`.
interceptor-refusal-announcements = Ships that were hit announce their plans first. Then you write orders.
interceptor-refusal-no-announcement = That ship has nothing to announce right now.
interceptor-refusal-announced = That ship already announced: { $said }. You can’t change it.
interceptor-refusal-cannot-keep = No order could keep that. You can announce: { $possible }.
interceptor-refusal-half-announced = Announce both: your first turn, and whether your speed changes. You can announce: { $possible }.
interceptor-refusal-contradicts = You announced: { $said }. As flown, this order means: { $order }. Write one that keeps your word.
interceptor-refusal-early = Too early to retreat: { $left } ships are left, and it takes { $from } or fewer.
interceptor-refusal-death = This is a fight to the death: no retreat.
interceptor-refusal-missing = Your ship { $number } has nothing written yet. Do that first, then seal.
interceptor-refusal-sealed = You’ve already sealed. To change something, write it again.
interceptor-refusal-not-sealed = You haven’t sealed anything.
interceptor-refusal-stars = That ship has { $stars } ★, and an upgrade costs { $needed } ★.
interceptor-refusal-upgraded = That ship already has the most of this upgrade ({ $most }): { $upgrade }.
interceptor-refusal-no-upgrade = No such upgrade. Pick one: { $upgrades }.
interceptor-refusal-over = This fight is over. Start another with `/play`.

interceptor-upgrade-structure = +1 structure
interceptor-upgrade-speed = +1 top speed
interceptor-upgrade-acceleration = +1 acceleration
interceptor-upgrade-agility = one move fewer between turns
interceptor-upgrade-near = +1 damage on the adjacent hex
interceptor-upgrade-middle = +1 damage on the second hex
interceptor-upgrade-far = +1 damage on the far hexes
interceptor-upgrade-rear = a rear gun

# The reader’s own ship, where only its pilot reads it: at the start of a sentence, or inside one.
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
    } across the board.
interceptor-news-noted = Noted for **{ $ship }**.
interceptor-news-renoted = Noted for **{ $ship }**: it replaces what you sealed and stays sealed. Nobody else can tell.
interceptor-news-placed = **{ $ship }**: entering at { $place }.
interceptor-news-entered = All ships are in: { $ships }.
interceptor-news-announced = **{ $ship }** told its plan to the attackers only.
interceptor-news-told = **{ $ship }** announces: { $said }.
interceptor-news-sealed = { who-has } sealed.
interceptor-news-reopened = { $name-you ->
        [yes] You’re writing
       *[no] **{ $name }** is writing
    } again.
interceptor-news-wrote = **{ $ship }**: { $order }
interceptor-preview = You end at **{ $hex }**, nose { $nose }{ $back ->
        [yes] , drifting backwards
       *[no] { "" }
    }{ $damage ->
        [0] .
       *[other] { ":" } you lose { $damage }.
    }
interceptor-preview-stays = You stay at **{ $hex }**, nose { $nose }{ $damage ->
        [0] .
       *[other] { ":" } you lose { $damage }.
    }
interceptor-preview-holds = You don’t shoot.
interceptor-preview-struck = Asteroid at the end: -1, no shots.
interceptor-preview-carried = The asteroid there carries you to { $hex }: -1, no shots.
interceptor-news-flown = **Movement.** { $lines }
# A flight in words, such as “1 ahead, left, 2 ahead”.
interceptor-flown = { $ship }: { $moves }
interceptor-flown-stays = { $ship } stays
interceptor-move-ahead = { $count } ahead
interceptor-move-back = { $count } back
interceptor-move-left = left{ $count ->
        [one] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-right = right{ $count ->
        [one] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-flip = flip
interceptor-move-loop = loop
interceptor-move-hold = no shots
interceptor-flown-fleeing = { $ship } retreats
interceptor-harm-walls = -{ $count } wall
interceptor-harm-crossed = -{ $count } asteroid
interceptor-news-drifted = **Asteroids.** { $lines }
interceptor-news-drifted-quietly = **Asteroids.** Nobody is hit.
interceptor-struck-hit = { $ship } is hit (-1)
interceptor-struck-carried = { $ship } is carried to { $hex } (-1)
interceptor-news-fired = **Fire, turn { $turn }.** { $lines }
interceptor-news-fired-quietly = **Fire, turn { $turn }.** Nobody is hit.
interceptor-caption = **Turn { $turn }**: movement, asteroids, fire.
interceptor-fired-hit = **{ $ship } hits { $target }: -{ $damage }!**
interceptor-fired-hidden = { $ship } is hidden in an asteroid
interceptor-fired-stars = { $ship } earns { $stars } ★ for a ship shot down
interceptor-fired-fled = { $ship } got away
interceptor-lost-saved = { $ship } is destroyed; the pilot ejects
interceptor-lost-lost = { $ship } is destroyed; too much damage to eject
interceptor-over-won = Fight over: { $name-you ->
        [yes] you win!
       *[no] **{ $name }** wins!
    }
interceptor-over-draw = Fight over: a draw between { $names }.

# What the ships of a fight bring home to the campaign.
interceptor-home = **Campaign.** { $lines }
interceptor-home-alive = { $ship }: back home{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-saved = { $ship }: ship lost{ $upgrades ->
        [0] {""}
        [one] {" "}with its upgrade
       *[other] {" "}with its { $upgrades } upgrades
    }, pilot back home{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-lost = { $ship }: ship and pilot lost, with all stars{ $upgrades ->
        [0] {""}
        [one] {" "}and 1 upgrade
       *[other] {" "}and { $upgrades } upgrades
    }

# A pilot’s record in a server’s campaign.
interceptor-pilot = **{ $name }** in this server’s campaign:
interceptor-pilot-none = **{ $name }** hasn’t flown in this server’s campaign yet.
interceptor-pilot-how = Only fights opened with `/interceptor open campaign:inside` count.
interceptor-pilot-ship = **Ship { $number }**: { $stars } ★ · { $fights ->
        [one] 1 fight
       *[other] { $fights } fights
    }, { $wins } won · { $losses ->
        [0] no ship lost
        [one] 1 ship lost
       *[other] { $losses } ships lost
    }
interceptor-pilot-build = Structure { $structure }, top speed { $top }, acceleration { $acceleration }, damage { $damage }
interceptor-pilot-upgrades = Upgrades: { $upgrades }
interceptor-pilot-no-upgrade = No upgrades
interceptor-pilot-rich = An upgrade costs { $stars } ★: `/interceptor spend`.
interceptor-pilot-bought = Ship { $number } upgraded: **{ $upgrade }**, from its next fight on. { $stars } ★ left.
interceptor-upgrade-offer = { $word }: { $upgrade }

# How the fight is going.
interceptor-status-start = { $side }×{ $side } board with { $asteroids ->
        [one] 1 asteroid
       *[other] { $asteroids } asteroids
    }.
interceptor-status-turn = Turn { $turn }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } left.
interceptor-status-quiet = A draw in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } if nobody takes damage.
interceptor-status-place-you = **Your turn:** pick where your ship enters.
interceptor-status-announce-you = **You were hit:** give those who hit you a clue to your next order, and keep to it. Only they see it.
interceptor-status-order-you = **Your turn:** write your order.
interceptor-status-fly-you = **Your turn:** { $moves ->
        [0] stay, turn or speed up.
        [one] fly 1 hex{ $back ->
            [yes] {" "}back
           *[no] { "" }
        }, turn at will.
       *[other] fly { $moves } hexes{ $back ->
            [yes] {" "}back
           *[no] { "" }
        }{ $turns ->
            [yes] , turn at will.
           *[no] , no turns.
        }
    }
interceptor-status-seal-you = **Your turn:** seal, or change it.
interceptor-status-placing = Still placing: { $names }.
interceptor-status-told = You hit **{ $ship }**, so you know: { $said }{ $straight ->
        [yes] {" "}(a loop may still come)
       *[no] {""}
    }.
interceptor-status-promised = **You announced:** { $said }. Keep to it.
interceptor-status-place-yours = Press **{ table-button-console }** to place your ship: only you see where.
interceptor-status-announcing = Still announcing: { $names }.
interceptor-status-ordering = Still writing: { $names }.
interceptor-status-sealed = Sealed: { $names }.

# The picture in words.
interceptor-ship = { $ship }: { $hex }, nose { $nose }, speed { $speed }, structure { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship }: not in yet.
interceptor-asteroids = Asteroids and their drift: { $list }.
interceptor-no-asteroids = No asteroids.
interceptor-alt-title = Interceptor, a hex board of { $side } by { $side }.
interceptor-alt-order = Your order for { $ship }: { $order }.
interceptor-alt-replay = Replay of turn { $turn }.

# The options of a game.
interceptor-options-board = { $side }×{ $side } board
interceptor-options-asteroids = { $count ->
        [one] 1 asteroid
       *[other] { $count } asteroids
    }
interceptor-options-ships = { $count ->
        [one] one ship each
       *[other] { $count } ships each
    }
interceptor-options-death = to the death
interceptor-options-retreat = retreat once { $from } ships are left
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
# Above the name of the shooter.
interceptor-picture-over = Over
interceptor-picture-victory = Victory!
interceptor-picture-hint = Hint
interceptor-picture-hint-of = Hint { $ship }
interceptor-picture-order = Order
interceptor-picture-order-of = Order { $ship }
interceptor-picture-written = written { $order }

# Records to beat
interceptor-feat-turns = Fewest turns to win: { $value }
interceptor-deed-turns = Won in { $value ->
        [one] one turn
       *[other] { $value } turns
    }

# How it is won, in one line.
interceptor-goal = Shoot the others down and stay out of their fire. The last pilot in the fight wins.
interceptor-riddle = Three orders. Which one hits?
interceptor-riddle-why = Flown like that, it ends the turn with another ship in its fire. The others hit nothing.

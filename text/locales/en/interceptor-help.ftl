# The rules of Interceptor, complete, in short pages: at most 1,900 characters each.
# ◇ marks a house rule, which the original doesn’t have.

interceptor-help-aim = The goal
    .body =
        A dogfight for 2 to 6 pilots. Everyone seals a **secret order**. Then all fly **at once**: movement, asteroids, fire. **The last pilot in the fight wins.**

        A ship has 5 points of structure and a speed from -5 to 5. An order changes it by 2 at most. At exactly 0 points, the ship is lost; below 0, the pilot too.

        ◇ marks a house rule or an extra: the original doesn’t have it.

interceptor-help-board = The board
    .body =
        Columns B, D, F… sit half a hex lower. ◇ By default, 11×11 and 4 asteroids for up to 3 ships, 13×13 and 5 for 4 or 5, 15×15 and 6 for more.

        A ship flies along its nose, or backwards if its speed is below 0.

        {""}**Placement** is secret: a border hex, a direction and a speed. Ships can share a hex, and never collide. ◇ *At random*: nose inwards, speed 1 to 3.

        ◇ Asteroids start at least 3 hexes from the border, in random directions.

interceptor-help-orders = Orders
    .body =
        A speed (your number of moves), then letters: `3 FLFFRX`.
        - **F**: fly one hex
        - **L**, **R**: turn the nose one face left or right, three times at most
        - **U**: loop, 3 moves on the spot. The nose turns round, the speed keeps its sign: you fly back
        - **T**: flip, one hex. The nose turns round, the speed changes sign: you keep flying the same way
        - **X**: hold your fire
        - **RETREAT**: leave the fight, once few enough ships are left

        Moves between two turns: 0 at speeds 0 and 1, 1 at 2, 2 at 3, 3 at 4. At 5, no turns. Each order starts fresh: its first turn needs none. A turn can come last.

        Final speeds are public.

interceptor-help-correction = Wrong orders
    .body =
        I mark what I can’t read. What breaks a rule, I **correct without mercy** before you seal:

        - a speed out of reach becomes the nearest one
        - extra moves are dropped; missing ones become F’s at the end
        - a turn too close to the last waits until it’s allowed, or is lost if the moves run out. Moves never shift
        - a fourth turn, a turn at speed 5, a T without a move left are dropped
        - a loop without 3 moves left becomes F’s

        So `4 FLFRFF` becomes `4 FLFFFR`.

        You can rewrite until everyone has sealed. ◇ A sealed order you rewrite stays sealed, nobody notices, and your time runs on.

interceptor-help-turn = Movement and asteroids
    .body =
        {""}**Movement.** Each hex off the board costs 1 point: the ship stays, its order goes on. Each asteroid you enter and leave costs 1. A ship without points is gone before asteroids move.

        {""}**Asteroids** drift one hex along their arrow. ◇ At an edge they bounce and move on at once. Two that would meet or swap stay and exchange directions. Three or more turn round. Running into one that stayed joins its group.

        A ship they hit loses 1. A ship already in one loses 1, even if it’s blocked, and is carried along.

interceptor-help-fire = Fire
    .body =
        All fire at once, along the nose, even flying backwards: **3** points on the adjacent hex, **2** on the next, **1** on the arc of three beyond.

        Nothing blocks a shot. It hits friends too, but never on your own hex.

        After the drift, ships in asteroids are **hidden**: they can’t be hit and don’t fire.

        {""}**Stars** for shooting a ship down: 2 ★, or 1 ★ each if several hit it in that volley. None for your own ships, or if your pilot is lost in it.

interceptor-help-pursuit = Pursuit
    .body =
        A ship that was hit announces the **first turn** of its next order (L, R or none), and **faster, slower or the same** (whatever the sign), only to those who hit it. It must be possible, and the order as flown must keep it.

        Ships that hit each other announce nothing to each other. ◇ A retreat keeps any announcement.

interceptor-help-ending = Retreat and end
    .body =
        The lobby sets at how many ships left you can **retreat** (2 by default), or never.

        A retreating ship doesn’t move or fire, and asteroids don’t hurt it. If the others don’t shoot it down, it leaves.

        ◇ The last pilot with ships in the fight wins. If the last ones fall together, or all retreat, it’s a draw between those who flew that turn. ◇ So are 20 turns in a row without damage.

interceptor-help-campaign = Campaign
    .body =
        `/interceptor open campaign:inside` opens a game of the server’s campaign. In others, everyone flies the basic ship.

        Each ship has a public record: stars, upgrades, fights, losses. You take it home if you started in that seat. A game closed early changes nothing.

        - your ship survives or retreats: it keeps everything
        - destroyed at exactly 0: its upgrades are lost
        - below 0: the stars too

        {""}**5 ★** buy one upgrade: +1 structure, top speed or acceleration; one move fewer between turns (agility); +1 damage on the adjacent, the second or the three far hexes; a rear gun (3 points behind). ◇ Each up to four times, agility three times, the rear gun once. From speed 5 on, you still can’t turn. ◇ What you buy during a fight works from the next one, and is lost with the ship.

interceptor-help-time = When time’s up
    .body =
        Houston moves for you:

        - ◇ placement: at random
        - announcement: no turn, same speed
        - order: same speed, all F, fire, ◇ or what you wrote without sealing

        ◇ This order may break the announcement.

interceptor-help-commands = Commands
    .body =
        - `/interceptor open`, `/table join`, `/table leave`, `/table start`: before the fight
        - `/interceptor place at:A7 NE 3`, `/interceptor random`: where you enter
        - `/interceptor order order:3 FLFFRX`: your order
        - `/interceptor announce turn:left speed:faster`: if you were hit
        - `/interceptor seal`, or `/interceptor reopen` to rewrite
        - `/interceptor pilot`: a record; `/interceptor spend`: buy an upgrade
        - `/console`: your board; `/table zoom`: larger; `/table describe`: in words
        - `/table advice`: what a computer would do; after the game, **Look back**: what would have been better
        - Ringed or underlined: new since the last move, in your console since yours

        In a DM: `3 FLFFRX`, `RETREAT`, `A7 NE 3`, `left faster`, or `2: 3 FLF` for your second ship. Or:
        - your order: { interceptor-words-order }
        - where you enter: { interceptor-words-place }
        - what you announce: { interceptor-words-announce }
        - seal: { interceptor-words-seal }
        - rewrite: { interceptor-words-reopen }
        - at random: { interceptor-words-random }
        - your record: { interceptor-words-pilot }
        - `spend speed`: { interceptor-words-spend }
        - your board: { interceptor-words-show }
        - this list: { words-help }
        - the rules for now: { words-rules }

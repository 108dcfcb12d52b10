# The rules of Interceptor, complete, in short pages: at most 1,900 characters each.
# ◇ marks a house rule, which the original doesn’t have.

interceptor-help-aim = The goal
    .body =
        A dogfight for 2 to 6 pilots among drifting asteroids. Everyone writes a **secret order**. Once all are sealed, they happen **at once**: movement, then asteroids, then fire. **The last pilot in the fight wins.**

        A ship has 5 points of structure and a speed from -5 to 5. Each order changes its speed by 2 at most. At exactly 0 points, the ship is destroyed and its pilot escapes in a capsule. Below 0, the pilot is lost too.

        ◇ marks a house rule: the original says nothing there, or we offer something extra.

interceptor-help-board = The board
    .body =
        Hexes in columns A, B, C… and rows 1, 2, 3… Columns B, D, F… sit half a hex lower. ◇ By default: 11×11 with 4 asteroids for up to 3 ships, 13×13 with 5 for 4 or 5 ships, 15×15 with 6 for more. You can choose another size, and 0 to 12 asteroids.

        A nose points N, NE, SE, S, SW or NW. A ship flies along its nose, or backwards if its speed is below 0.

        {""}**Placement** is secret: each ship enters on a border hex, with a direction and a speed. Ships can share a hex, and never collide. ◇ *At random*: any border hex, nose inwards, speed 1 to 3.

        ◇ Asteroids start at least 3 hexes from the border, each drifting in a random direction.

interceptor-help-orders = Orders
    .body =
        A speed, then letters: `3 FLFFRX`. The speed is the number of moves you make.
        - **F**: fly one hex
        - **L**, **R**: turn one face to the left or right of the nose, three times per order at most
        - **U**: loop (U-turn). It takes 3 moves on the spot and turns the nose round. The speed keeps its sign, so you fly back
        - **T**: flip. You fly one hex while the nose turns round. The speed changes sign, so you keep flying the same way, backwards
        - **X**: hold your fire
        - **RETREAT**: leave the fight, once few enough ships are left

        Between two turns you need some moves: 0 at speeds 0 and 1, 1 at 2, 2 at 3, 3 at 4. At 5 you can’t turn. The first turn needs none, and each order starts fresh.

        `5 UFT`: you end two hexes behind, same nose, speed -5. `3 FLFFRX`: ahead, left, two ahead, right, no fire.

        Everyone can see each ship’s final speed, beside the board and in `/table describe`.

interceptor-help-correction = Wrong orders
    .body =
        If I can’t read an order, I mark the place and ask again. If it breaks a rule, I **correct it without mercy**, and you see the result before you seal:

        - a speed out of reach becomes the nearest one
        - extra moves are dropped; missing ones become F’s at the end
        - a turn too close to the last one waits until it’s allowed. Only the turn shifts, never the moves. If the moves run out first, it’s lost
        - a fourth turn is dropped, and so is any turn at speed 5
        - a loop without 3 moves left becomes F’s
        - a T without a move left is dropped

        So `4 FLFRFF` becomes `4 FLFFFR`. Write a corrected order again, and it stays the same.

        You can rewrite until everyone has sealed. ◇ If you rewrite after sealing, it stays sealed and nobody notices. Your time keeps running.

interceptor-help-turn = Movement and asteroids
    .body =
        {""}**Movement.** A ship that would leave the board stays on its hex. It loses 1 point per hex, and goes on with its order. Each asteroid you enter and leave during the move costs 1. Ending in one costs nothing yet.

        A ship with no points left is gone before the asteroids move.

        {""}**Asteroids** drift one hex along their arrow. ◇ At an edge they bounce like a ball and move on at once. Two that would meet or swap stay put and exchange directions. Three or more turn round. One that runs into one that stayed joins that group.

        A ship hit by an asteroid loses 1. A ship on an asteroid’s hex loses 1 and is carried along, even if the asteroid is blocked.

interceptor-help-fire = Fire
    .body =
        Everyone fires at once, along the nose, at any speed: **3** points on the adjacent hex, **2** on the next, **1** on the three beyond: straight on, and to its left and right.

        Ships and asteroids don’t block shots. Everyone in the zone is hit, friends too. Ships on the same hex never hit each other.

        A ship that shares a hex with an asteroid after the drift is **hidden**: it can’t be hit and doesn’t fire.

        {""}**Stars**: shoot a ship down for 2 ★, or 1 ★ each if several ships hit it. Your own ships don’t count, and neither does a shooter whose pilot is lost in the same volley.

interceptor-help-pursuit = Pursuit
    .body =
        A ship that was hit makes an announcement before the next orders. It tells its **first turn** (L, R or none), and whether it goes **faster, slower or the same**, whatever the sign. Only the pilots who hit it see this.

        It’s binding: an order that breaks it, as flown, is refused. So is an announcement that no order could keep.

        Ships that hit each other announce nothing to each other. ◇ A retreat keeps any announcement.

interceptor-help-ending = Retreat and end
    .body =
        Before the game you choose when to allow a **retreat**: at how many ships left (2 by default). Or make it a fight to the death.

        A retreating ship doesn’t move or fire, and asteroids don’t hurt it. The others move and fire, and can still shoot it down. If it survives, it leaves.

        ◇ The last pilot with ships in the fight wins, however many ships that is. If the last ones fall together, or all retreat, it’s a draw between those who flew that turn. ◇ After 20 turns in a row without damage, it’s a draw too.

interceptor-help-campaign = Campaign
    .body =
        A game opened with `/interceptor open campaign:inside` counts for its server’s campaign. Other games don’t, and everyone flies the basic ship.

        Each of your ships has its own record: stars, upgrades, fights, losses. You bring it at the start and take it home at the end, if you started in that seat. A game closed early changes nothing.

        - your ship survives or retreats: it keeps everything, plus the stars it won
        - destroyed at exactly 0: its upgrades are lost, the pilot keeps the stars
        - below 0: the stars are lost too

        Between fights, **5 ★** buy one upgrade: +1 structure, top speed or acceleration; one move fewer between turns; +1 damage on the adjacent, the second or the three far hexes; a rear gun (3 points on the hex behind). ◇ Each up to four times, agility three times, the rear gun once. Turning stays forbidden from speed 5 on. ◇ What you buy during a fight works from the next one, and is lost with the ship.

        `/interceptor pilot` shows your record or another pilot’s, `/interceptor spend` buys. Records are public.

interceptor-help-time = When time’s up
    .body =
        You choose the pace before the game. When time’s up, Houston moves for you:

        - ◇ placement: at random
        - announcement: no turn, same speed
        - order: same speed, all F, fire. ◇ If you wrote one without sealing it, it’s sealed as it is

        ◇ An order made this way may break the announcement.

interceptor-help-commands = Commands
    .body =
        - `/interceptor open` opens a lobby, with its options
        - `/table join`, `/table leave`, `/table start`: before the fight
        - `/interceptor place at:A7 NE 3` picks where you enter, `/interceptor random` leaves it to chance
        - `/interceptor order order:3 FLFFRX` writes your order
        - `/interceptor announce turn:left speed:faster` announces your plan
        - `/interceptor seal` seals, `/interceptor reopen` lets you rewrite
        - `/interceptor pilot` shows a pilot’s record, `/interceptor spend` buys an upgrade
        - `/console` shows your own board and what you can do; `/table zoom` the part that matters now, larger; `/table describe` the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What’s new is ringed or underlined: on the board since the last move, in your console since yours

        In a DM, just write `3 FLFFRX`, `RETREAT`, `A7 NE 3` or, if you were hit, `left faster`. `2: 3 FLF` is for your second ship. These words work too, in English and French:
        - your order: { interceptor-words-order }
        - where you enter: { interceptor-words-place }
        - what you announce: { interceptor-words-announce }
        - seal: { interceptor-words-seal }
        - rewrite: { interceptor-words-reopen }
        - place at random: { interceptor-words-random }
        - your record: { interceptor-words-pilot }
        - buy an upgrade, as in `spend speed`: { interceptor-words-spend }
        - see your board: { interceptor-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

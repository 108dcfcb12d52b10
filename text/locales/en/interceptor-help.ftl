# The rules of Interceptor, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is the house’s choice and not the original rule’s.

interceptor-help-aim = The aim
    .body =
        A dogfight for 2 to 6 pilots among drifting asteroids. Everyone writes a **secret order**; when all are sealed, they are carried out **at once**: movement, then asteroids, then fire. **The last pilot in the fight wins.**

        A ship has 5 points of structure, a speed from -5 to 5, and changes it by at most 2 from order to order. At exactly 0 points it is destroyed and its pilot is safe in his capsule; below 0 the pilot is lost too.

        ◇ marks a choice of this house: the original rule is silent there, or we offer something more.

interceptor-help-board = The board
    .body =
        Hexes in columns A, B, C… and rows 1, 2, 3…; columns B, D, F… sit half a hex lower. ◇ 11 by 11 with 4 asteroids for up to 3 ships, 13 by 13 with 5 for 4 or 5 ships, 15 by 15 with 6 for more: or as the table likes, with 0 to 12 asteroids.

        A nose points N, NE, SE, S, SW or NW. A ship flies along its nose, or backwards when its speed is below 0.

        {""}**Placement**, in secret: each ship enters on a border hex with a facing and a speed. Several may share a hex; ships never collide. ◇ *At random*: any border hex, the nose inwards, a speed from 1 to 3.

        ◇ Asteroids begin at least 3 hexes from the border, each with a random drift.

interceptor-help-orders = Orders
    .body =
        A speed, then letters: `3 FLFFRX`. The speed gives as many moves.
        - **F**: one hex along the travel
        - **L**, **R**: one face to the left or right of the nose, at most three in an order
        - **U**: looping (U-turn). It takes 3 moves on the spot and turns the nose round; the speed keeps its sign, so you fly back
        - **T**: one hex along the travel while the nose turns round; the speed changes its sign, so you fly on the same way, backwards
        - **X**: hold your fire
        - **RETREAT**: leave the fight, when few enough are left

        Moves between two turns: 0 at speeds 0 and 1, 1 at 2, 2 at 3, 3 at 4; no turning at 5. Before the first turn none is needed, and each order starts anew.

        `5 UFT`: you end two hexes behind, same nose, speed -5. `3 FLFFRX`: ahead, left, two ahead, right, no fire.

        Anyone may see the final speed of every ship: it stands beside the board and in `/describe`.

interceptor-help-correction = Wrong orders
    .body =
        What cannot be read is refused, with the place marked. What breaks a rule is **corrected without mercy**, and you see it before you seal:

        - a speed out of reach becomes the nearest one
        - moves too many go, missing ones become F’s at the end
        - a turn too soon after the one before waits until it is valid; it is the turn that shifts, never the moves. If the moves run out, it is lost
        - a fourth turn goes, and so does every turn at speed 5
        - a looping without 3 moves left becomes F’s
        - a T without a move left goes

        So `4 FLFRFF` becomes `4 FLFFFR`. A corrected order that is written again stays as it is.

        You may rewrite until everyone has sealed. ◇ What you rewrite after sealing stays sealed, nobody notices, and your time goes on.

interceptor-help-turn = Movement and asteroids
    .body =
        {""}**Movement.** Beyond the edge a ship stays on its hex and pays 1 point for each hex, and its order goes on. Each asteroid entered and left in the move costs 1. To end in one costs nothing yet.

        Whoever has no point left is gone before the asteroids move.

        {""}**Asteroids** drift one hex along their arrow. ◇ At an edge they bounce as a ball would, and move on at once. Two that would meet or swap stay and exchange their directions; three or more turn round; one that runs into one that stayed joins them.

        A ship that an asteroid runs into pays 1. A ship in an asteroid’s hex pays 1 and is carried along; also when the asteroid is blocked.

interceptor-help-fire = Fire
    .body =
        All fire at once, along the nose, whatever the speed: **3** points on the adjacent hex, **2** on the next, **1** on the three beyond: straight on, and left and right of it.

        Neither ships nor asteroids stop a shot, and everyone in the zone is hit, friends too. Ships on one hex never hit each other.

        Whoever shares a hex with an asteroid after it has moved is **hidden**: he is not hit and does not fire.

        {""}**Stars**: whoever shoots a ship down gets 2 ★, or 1 ★ each if several ships hit it. Not for one’s own ships, and not for a pilot who is lost in the same volley.

interceptor-help-pursuit = Pursuit
    .body =
        A ship that was hit announces, before the next orders, its **first turn** (L, R or none) and whether it will be **faster, slower or the same**, whatever the sign. Only the pilots who hit it learn it.

        It binds: an order that contradicts it, as it would be carried out, is refused. What nobody could keep is refused at once.

        Ships that hit each other announce nothing to each other. ◇ A retreat keeps every announcement.

interceptor-help-ending = Retreat and end
    .body =
        The table agrees from how many ships on a **retreat** is allowed (2 if nothing else is said), or that it is a fight to the death.

        A ship that retreats does not move and does not fire; asteroids do not hurt it. The others move and fire, and may still shoot it down. If it lives, it leaves.

        ◇ The last pilot with ships in the fight wins, however many they are. If the last ones fall together, or all retreat, it is a draw of those who flew that turn. ◇ After 20 turns in a row that hurt nobody, it is a draw too.

interceptor-help-campaign = Campaign
    .body =
        A table opened with `/interceptor open campaign:inside` counts for the campaign of its server; others stand alone, and everyone has the text’s ship there.

        Each ship of a pilot has its own record: stars, upgrades, fights, losses. It is brought at the start and taken home at the end, by whoever started in that seat. A table that is closed before its end changes nothing.

        - the ship lives or retreats: it keeps everything, with the stars that it won
        - the ship is destroyed at exactly 0: its upgrades are lost, the pilot keeps his stars
        - below 0: the stars are lost too

        Between fights **5 ★** buy one upgrade: structure, greatest speed or acceleration +1; one move less between turns; +1 damage on the adjacent, the second or the three far hexes; a gun to the rear (3 points on the hex behind). ◇ Each four times at most, agility three times, the rear gun once. Turning stays forbidden from speed 5 on. ◇ What is bought during a fight serves in the next one, and is lost with the ship.

        `/interceptor pilot` shows your record or another pilot’s, `/interceptor spend` buys. Records are public.

interceptor-help-time = When someone is silent
    .body =
        The table chooses how long a decision may take. When that time has passed, I play for whoever is silent:

        - ◇ placement: at random
        - announcement: no turn, same speed
        - order: speed unchanged, all F, fire. ◇ What he has written but not sealed is sealed as it is

        ◇ A silent pilot’s order may break what he has announced.

interceptor-help-commands = Commands
    .body =
        - `/interceptor open` opens a table; its options are there too
        - `/table join`, `/table leave`, `/table start`: before the fight
        - `/interceptor place at:A7 NE 3` chooses where you enter, `/interceptor random` leaves it to chance
        - `/interceptor order order:3 FLFFRX` writes your order
        - `/interceptor announce turn:left speed:faster` announces
        - `/interceptor seal` seals, `/interceptor reopen` lets you write again
        - `/interceptor pilot` shows a pilot’s record, `/interceptor spend` buys an upgrade
        - `/console` shows your own board and what you can do; `/zoom` its part that matters now, larger; `/describe` the board in words
        - `/advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What is new is ringed or underlined: on the board since the latest move, in your console since your own

        In a direct message, simply write `3 FLFFRX`, `RETREAT`, `A7 NE 3` or, if you were hit, `left faster`; `2: 3 FLF` is for your second ship. These words work too, in English and French:
        - your order: { interceptor-words-order }
        - where you enter: { interceptor-words-place }
        - what you announce: { interceptor-words-announce }
        - seal: { interceptor-words-seal }
        - write again: { interceptor-words-reopen }
        - place at random: { interceptor-words-random }
        - your record: { interceptor-words-pilot }
        - buy an upgrade, as in `spend speed`: { interceptor-words-spend }
        - see your board: { interceptor-words-show }
        - this list: { words-help }
        - the rules of this moment: { words-rules }

# The rules of Space Connection, complete, in short pages: at most 1,900 characters each.
# ◇ marks a house rule, which the original doesn’t have.

space_connection-help-aim = The goal
    .body =
        Two players each hide **20 planets in exactly nine planetary systems**. A system is one planet, or several that touch, in any shape. Then you hunt each other’s with scouts, ships, super-ships and lasers.

        {""}**Find all nine first** to win.

        The first seat is green, the second blue.

        ◇ marks a house rule, not the original.

space_connection-help-board = The board
    .body =
        ◇ A hexagon of **127 spots** in rows A to M, each numbered from the left: **G7** is the middle. Rows A to G hold 7 to 13 spots, H to M 12 down to 7. Each spot touches up to six others.

        Fifteen lines make **24 triangles** of ten spots: three corners, six on the sides, and a ringed **center**. Every spot is on a line or a center.

        The lines: A1–A7, D1–D10, G1–G13, J1–J10, M1–M7; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = The picture
    .body =
        You hunt on the large board. In everyone’s picture, it’s the hunt of the player with the hourglass, who launches now. The small board is your own sky, or the other hunt.

        - striped ball: a found planet; in a golden ring, its system is complete
        - in your own sky: a ball is still hidden, a red cross found
        - dotted golden ring: its system goes on, at one of the golden dots around it
        - pip: known empty
        - rocket, saucer, wing: a lost scout, ship, super-ship
        - red diamond: a laser; red line: a beam
        - white ring: the latest launch
        - dashed ring with a question mark: a planet you noted; blue cross: an empty spot you noted
        - broken golden ring: while you hide, where a planet helps; at the end, an unfound planet

space_connection-help-sky = Your sky
    .body =
        Place 20 planets in **exactly nine systems**. I tell you what’s wrong: systems missing, or how many are too many and where a planet would join them.

        ◇ **Favorites.** Save your sky under a name for any later game. Only you see it.

        ◇ **Random skies.** Every allowed sky is equally likely.

        Once sealed, your sky can’t change. When both are, ◇ a coin toss says who launches first, or the first seat does (option; in your first game against a computer, that’s you).

space_connection-help-launch = Your turn
    .body =
        Launch **one** piece into your opponent’s sky. Then it’s their turn, whatever you found.

        - **Scout** (you have 30): anywhere; shows its own spot.
        - **Ship** (10): anywhere; shows its own spot and those around it.
        - **Super-ship** (5): only on ringed centers of triangles; shows all ten spots.

        A piece comes back only if **its own spot** is a planet. If not, it’s lost and stays on the board.

        ◇ You can’t launch to a found planet, a lost piece or a laser. A spot that’s only known to be empty is fine.

space_connection-help-laser = Lasers
    .body =
        You have five lasers. ◇ A laser turn places **one or two** on drawn lines, instead of a launch.

        Two of yours on the same line make a beam. **All planets between them are shown, both ends included**; the beam’s other spots are known empty.

        A third laser makes a beam with each earlier one on its lines, even past another.

        Lasers never come back. ◇ They can go on a found planet or a lost piece, not on another laser. Each laser turn must make a new beam.

space_connection-help-system = Complete systems
    .body =
        When all planets of a system are found, I say so: “System complete (3/9)”.

        Its finder marks it with **a scout**, else a ship, else a laser, which is spent. A scout that just came back can pay; ◇ a super-ship never does. With nothing left, it’s free.

        Around it, everything is empty. I don’t mark that for you.

space_connection-help-end = The end
    .body =
        The ninth system wins at once.

        ◇ **Last reply** (option): if the player who launched first finds it, the other gets one more launch. Nine each is a draw.

        ◇ With nothing left to launch, you pass. When neither can launch, more complete systems win, then more planets, else it’s a draw.

        ◇ You can give up during the hunt.

        ◇ **Solo.** I hide a random sky; you have one player’s pieces. Use few launches.

        ◇ **Private notes.** Note planets or empty spots; only you see them.

space_connection-help-time = When time’s up
    .body =
        When time’s up, I move for you:

        - ◇ While you hide: I seal your sky as it is if it’s ready. Otherwise I draw one.
        - ◇ During the hunt: you pass, without losing a piece. **Three missed turns in a row** lose the game; any launch clears them.

        You can’t take back a launch.

space_connection-help-commands = Commands
    .body =
        The buttons do the same.

        - `/connection open` starts a game, with its options
        - Before it: `/table join`, `/table leave`, `/table start`; `/table close` closes it
        - Your sky: `/connection hide`, `/connection planet` adds or removes one, `/connection move`, `/connection random`, `/connection seal` makes it final
        - `/connection favourite keep` saves it, for you only, wherever you play; also `load`, `list`, `forget`
        - `/connection scout`, `/connection ship`, `/connection super`
        - One laser or two: `/connection laser`
        - A private note: `/connection note`
        - `/connection concede`
        - `/console`: your board and moves
        - The board: `/table show` again, `/table zoom` larger, `/table describe` in words
        - `/table advice`: what a computer would do; **Look back**, after the game: better moves
        - New is ringed or underlined: since the last move, or in your console since yours
        - `/table rules`: these pages

space_connection-help-messages = By DM
    .body =
        Just write. `G7` sends a scout. While you hide, `C4 C5 D5` is your sky.

        - a scout, `scout G7`: { space_connection-words-scout }
        - a ship: { space_connection-words-ship }
        - a super-ship: { space_connection-words-super }
        - lasers, `laser A1 A4`: { space_connection-words-laser }
        - hide, `hide C4 C5 D5`: { space_connection-words-hide }
        - add or remove a planet: { space_connection-words-planet }
        - move one, `move C4 D5`: { space_connection-words-move }
        - a random sky: { space_connection-words-random }
        - start over: { space_connection-words-clear }
        - save a favorite, `keep Spiral`: { space_connection-words-keep }
        - load one: { space_connection-words-load }
        - list them: { space_connection-words-list }
        - make your sky final: { space_connection-words-seal }
        - note planets: { space_connection-words-note }
        - note empty spots: { space_connection-words-empty }
        - erase notes, or forget a favorite: { space_connection-words-erase }
        - give up: { space_connection-words-concede }
        - your board: { space_connection-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

# The rules of Space Connection, complete, in short pages: at most 1,900 characters each.
# ◇ marks a house rule, which the original doesn’t have.

space_connection-help-aim = The goal
    .body =
        Two players each hide **20 planets in exactly nine planetary systems**. A system is one planet, or several that touch, in any shape. Then you hunt your opponent’s planets with scouts, ships, super-ships and lasers.

        {""}**Find all nine of their systems first**, and you win.

        The first seat plays green, the second blue.

        ◇ marks a house rule: the original says nothing there, or its figures are missing.

space_connection-help-board = The board
    .body =
        ◇ A hexagon of **127 spots** in rows A to M. Each row is numbered from the left: **G7** is the middle. Rows A to G hold 7 to 13 spots, H to M 12 down to 7.

        Each spot touches the six around it, fewer at the border.

        Drawn lines cross the hexagon and make **24 triangles**. A triangle has ten spots: three corners, six more on its sides, and its **centre**, drawn with a ring. Every spot is on a drawn line or is a centre.

        The fifteen lines are A1–A7, D1–D10, G1–G13, J1–J10, M1–M7; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = The picture
    .body =
        There are two boards. The large one is where you hunt; in the picture for everyone, it belongs to the player who launches now. The small one below is the other: your own sky, or the other hunt. Beside each board you see who hunts whom, how many systems and planets are found, and what’s in hand. A star marks who launches now.

        - striped ball: a planet that was found; in a golden ring, its system is complete
        - in your own small sky, which only you see: a ball is still hidden, a red cross was found
        - pip without a number: known empty
        - rocket, saucer, wing: a lost scout, ship, super-ship
        - red diamond: an emitter; red line: a beam
        - white ring: the latest launch
        - dashed ring with a question mark: you noted a planet; blue cross: you noted an empty spot
        - broken golden ring: while you hide, where a planet would help; at the end, a planet nobody found

        Solo, there’s one board, with all this in its corners. `/describe` puts it all into words.

space_connection-help-sky = Your sky
    .body =
        Place 20 planets in **exactly nine systems**. Your picture joins the planets of each system. I tell you what’s still wrong: how many systems are too many and where a planet would join them, or how many are missing.

        Write all spots at once, add and remove planets one by one, move one, or let me draw a sky.

        ◇ **Favourites.** Save your sky under a name, and load it in any later game. Only you see what you save.

        ◇ **Random skies.** Every sky the rules allow is equally likely.

        Once sealed, your sky can’t change. When both are sealed, ◇ a coin toss says who launches first.

space_connection-help-launch = Your turn
    .body =
        On your turn, launch **one** piece into your opponent’s sky. Then it’s their turn, whatever you found.

        - **Scout** (you have 30): goes anywhere, and shows its own spot. If it finds a planet, it comes back. If not, it’s lost.
        - **Ship** (10): goes anywhere, and shows its own spot and those around it.
        - **Super-ship** (5): goes on ringed spots only, the centres of drawn triangles, and shows all ten spots.

        Ships and super-ships come back only if **their own spot** is a planet. If not, you see the planets around it, and the piece is lost.

        Lost pieces stay on the board. ◇ You can’t launch to a spot that already shows a found planet, a lost piece or an emitter. A spot that’s only known to be empty is fine.

space_connection-help-laser = Lasers
    .body =
        You have five emitters. ◇ A laser turn places **one or two** of them on drawn lines, instead of launching a piece.

        Two of your emitters on the same drawn line make a beam. **All planets between them are shown, both ends included**, and the other spots are known empty.

        Every pair counts: a third emitter makes a beam with each earlier one on a line with it, even past another emitter.

        Emitters never come back. ◇ An emitter can go on a found planet or a lost piece, but not on another emitter. Each laser turn must make at least one new beam.

space_connection-help-system = Complete systems
    .body =
        When all planets of a system are found, I say so: “System complete (3/9)”, with its planets.

        Its finder marks it with **a scout**, or else a ship, or else an emitter. That piece is spent. A scout that just came back can pay; ◇ a super-ship never does. If nothing is left, it’s marked for free.

        Around a complete system everything is empty. That’s for you to spot: I only mark what a piece or a beam has shown.

space_connection-help-end = The end
    .body =
        The ninth system wins at once.

        ◇ With **last reply**, if the player who launched first finds the ninth system, the other gets one more launch. That way, both have equal turns. If both have nine, it’s a draw.

        ◇ With nothing left to launch, you pass. When neither of you can launch, more complete systems win, then more planets; if equal, it’s a draw.

        ◇ You can give up at any time during the hunt.

        ◇ **Solo.** I hide a random sky, and you hunt it with one player’s pieces. I count your launches: fewer is better.

        ◇ **Private notes.** Note where you think planets are, or nothing. Nobody else sees it.

space_connection-help-time = When time’s up
    .body =
        You choose the pace before the game. When time’s up, Houston moves for you, so nobody is stuck:

        - ◇ While you hide: a sky of 20 planets in nine systems is sealed as it is. If yours isn’t ready, I draw one.
        - ◇ During the hunt: your turn passes, and you lose no piece. Any launch clears your missed turns. After **three missed turns in a row**, your opponent wins.

        You can’t take back a launch.

space_connection-help-commands = Commands
    .body =
        - `/connection open` opens a lobby, with its options
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board down, `/table close` closes the game
        - `/connection hide positions:C4 C5 D5` hides planets, `/connection planet at:C4` adds or removes one, `/connection move from:C4 to:D5` moves one, `/connection random` draws a sky, `/connection seal` makes it final
        - `/connection favourite keep name:Spiral` saves your sky under a name, for you only, wherever you play; `load`, `list` and `forget` do the rest
        - `/connection scout at:G7`, `/connection ship at:G7`, `/connection super at:C5`
        - `/connection laser at:A1 and:A4` places two emitters, `/connection laser at:A1` one
        - `/connection note mark:Planets positions:C4 C5` takes a note, for you only
        - `/connection concede` gives up, after a question
        - `/console` shows your own board and what you can do; `/zoom` the part that matters now, larger; `/describe` the board in words
        - `/advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What’s new is ringed or underlined: on the board since the last move, in your console since yours
        - `/rules` shows these pages

        The buttons under the board and in your console do the same.

space_connection-help-messages = By DM
    .body =
        You can simply write to me. `G7` sends a scout there. While you hide, spots like `C4 C5 D5` are your sky. English and French words both work:

        - a scout, as in `scout G7`: { space_connection-words-scout }
        - a ship: { space_connection-words-ship }
        - a super-ship: { space_connection-words-super }
        - emitters, as in `laser A1 A4`: { space_connection-words-laser }
        - hide, as in `hide C4 C5 D5`: { space_connection-words-hide }
        - add or remove a planet: { space_connection-words-planet }
        - move one, as in `move C4 D5`: { space_connection-words-move }
        - let me draw a sky: { space_connection-words-random }
        - start over: { space_connection-words-clear }
        - save it as a favourite, as in `keep Spiral`: { space_connection-words-keep }
        - load a favourite: { space_connection-words-load }
        - your favourites: { space_connection-words-list }
        - make your sky final: { space_connection-words-seal }
        - note planets: { space_connection-words-note }
        - note empty spots: { space_connection-words-empty }
        - erase notes, or forget a favourite: { space_connection-words-erase }
        - give up: { space_connection-words-concede }
        - see your board: { space_connection-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

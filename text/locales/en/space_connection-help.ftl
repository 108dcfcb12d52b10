# The rules of Space Connection, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

space_connection-help-aim = The aim
    .body =
        Each of two players hides **20 planets in exactly nine planetary systems**. A system is one planet, or several that touch, in whatever shape. Then each hunts in the other’s space with scouts, ships, super-ships and lasers.

        Whoever **first discovers the other’s nine systems** has won.

        The first seat plays green, the second blue.

        ◇ marks a house choice: the original rule says nothing of it, or its figures are missing.

space_connection-help-board = The board
    .body =
        ◇ A hexagon of **127 positions** in rows A to M; each row is numbered from the left: **G7** is the middle. Rows A to G hold 7 to 13 positions, H to M 12 down to 7.

        Each position touches the six around it, fewer at the border.

        Drawn lines cross the hexagon and make **24 triangles**. A triangle has ten positions: three corners, six more on its sides, and its **centre**, which is drawn with a ring. Every position is on a drawn line or is a centre.

        The fifteen lines are A1–A7, D1–D10, G1–G13, J1–J10, M1–M7; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = The picture
    .body =
        Two boards. Large is the one on which you hunt; in the picture for everyone, that of the player who launches now. Small below it is the other: your own sky, or the other hunt. Beside each board stands who hunts whom, how many systems and planets were found, and what is in hand. A star says who launches now.

        - striped ball: a planet that was found; in a golden ring: its system is complete
        - in your own small sky, seen by you alone: a ball is still hidden, a red cross was found
        - pip without a number: known to be empty
        - rocket, saucer, wing: a lost scout, ship, super-ship
        - red diamond: an emitter; red line: a beam
        - white ring: the latest launch
        - dashed ring with a question mark: you noted a planet; blue cross: you noted that nothing is there
        - broken golden ring: while you hide, where a planet would help; at the end, a planet that was not found

        Alone, there is one board, and the same stands in its corners. `/table describe` puts all of it into words.

space_connection-help-sky = Your sky
    .body =
        Place 20 planets so that they form **neither more nor fewer than nine systems**. Your own picture joins the planets of each system, and I say what is still wrong: how many systems are too many and which positions would join them, or how many are missing.

        Write all positions at once, add and take away single planets, move one, or let me draw a sky.

        ◇ **Favourites.** Keep your sky under a name, and load it at any table to come. You alone see what you keep.

        ◇ **Random skies.** Every sky that the rules allow is equally likely.

        Once you seal it, it does not change any more. When both are sealed, ◇ chance says who launches first.

space_connection-help-launch = Launches
    .body =
        In your turn you launch **one** thing into the other’s space, then it is the other’s turn, whatever you found.

        - **Scout** (you have 30): anywhere; discovers its own position. A planet there: it comes back. Nothing: it is lost.
        - **Ship** (10): anywhere; discovers its own position and those around it.
        - **Super-ship** (5): only on the centre of a drawn triangle; discovers its ten positions.

        Ships and super-ships come back only if **their own position** is a planet. Else the planets around are shown, and the piece is lost.

        Lost pieces stay on the board. ◇ No piece may be sent to a position that visibly carries a found planet, a lost piece or an emitter. A position that is merely known to be empty is allowed.

space_connection-help-laser = Lasers
    .body =
        You have five emitters. ◇ A laser turn places **one or two** of them on drawn lines, and replaces the launch.

        Two of your emitters on the same drawn line make a beam: **all planets between them are shown, both ends included**, and the other positions are known to be empty.

        Every pair counts: a third emitter makes a beam with each earlier one that it shares a line with, even past another emitter.

        Emitters never come back. ◇ An emitter may stand on a found planet or a lost piece, but not on another emitter, and each laser turn must make at least one new beam.

space_connection-help-system = Complete systems
    .body =
        When all planets of a system are found, I say so: “System complete (3/9)”, with its planets.

        Its finder marks it with **a scout**, else a ship, else an emitter. That piece is spent. A scout that has just come back may pay; ◇ a super-ship never does. If nothing is left, the mark is made all the same.

        Around a complete system everything is empty; that is for you to see: I only mark what a piece or a beam has shown.

space_connection-help-end = The end
    .body =
        The ninth system wins at once.

        ◇ With **last reply**, the one who launched second may answer once when the first finds the ninth system, so that both have had equally many turns. If both have nine, it is a draw.

        ◇ Who has no launch left is passed over. When neither has one, more complete systems win, then more planets; else it is a draw.

        ◇ You can give up at any time of the hunt.

        ◇ **Solo.** I hide a random sky, and you hunt it with one player’s pieces. I count your launches: the fewer the better.

        ◇ **Private notes.** Note where you think that planets are, or nothing: nobody else sees it.

space_connection-help-time = When somebody stays silent
    .body =
        The table chooses how long a decision may take. After that I act for whoever is silent, so that nobody is stuck:

        - ◇ While skies are hidden: a sky with nine systems of 20 planets is sealed as it is; else I draw one.
        - ◇ In the hunt: the turn passes, and nothing of yours is wasted. Any launch makes me forget what you missed. After **three silent turns in a row** I take it that you have left, and the other has won.

        A launch cannot be taken back.

space_connection-help-commands = Commands
    .body =
        - `/connection open` opens a table; the options are there too
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board down, `/table close` closes the table
        - `/connection hide positions:C4 C5 D5` hides planets, `/connection planet at:C4` adds or removes one, `/connection move from:C4 to:D5` moves one, `/connection random` draws a sky, `/connection seal` makes it final
        - `/connection favourite keep name:Spiral` keeps your sky under a name, for you alone, wherever you play; `load`, `list` and `forget` do the rest
        - `/connection scout at:G7`, `/connection ship at:G7`, `/connection super at:C5`
        - `/connection laser at:A1 and:A4` places two emitters, `/connection laser at:A1` one
        - `/connection note mark:Planets positions:C4 C5` notes for you alone
        - `/connection concede` gives up, after a question
        - `/console` shows your own board and what you can do; `/table zoom` its part that matters now, larger; `/table describe` the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What is new is ringed or underlined: on the board since the latest move, in your console since your own
        - `/table rules` shows these pages

        The buttons under the board and in your console do the same.

space_connection-help-messages = In direct messages
    .body =
        You can simply write to me. `G7` sends a scout there; while you hide, positions such as `C4 C5 D5` are your sky. French and English words will both do:

        - a scout, as in `scout G7`: { space_connection-words-scout }
        - a ship: { space_connection-words-ship }
        - a super-ship: { space_connection-words-super }
        - emitters, as in `laser A1 A4`: { space_connection-words-laser }
        - hide, as in `hide C4 C5 D5`: { space_connection-words-hide }
        - add or take away a planet: { space_connection-words-planet }
        - move one, as in `move C4 D5`: { space_connection-words-move }
        - a sky drawn by me: { space_connection-words-random }
        - begin anew: { space_connection-words-clear }
        - keep it as a favourite, as in `keep Spiral`: { space_connection-words-keep }
        - load a favourite: { space_connection-words-load }
        - which favourites you keep: { space_connection-words-list }
        - make your sky final: { space_connection-words-seal }
        - note planets: { space_connection-words-note }
        - note empty positions: { space_connection-words-empty }
        - erase notes, or forget a favourite: { space_connection-words-erase }
        - give up: { space_connection-words-concede }
        - see your board: { space_connection-words-show }
        - this list: { words-help }
        - the rules of this moment: { words-rules }

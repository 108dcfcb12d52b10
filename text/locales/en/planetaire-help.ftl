# The rules of Planétaire, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

planetaire-help-aim = The goal
    .body =
        Spy satellites circle in a sky of 8 by 8 cells. The **hider** places 4 in secret. The **detector** fires rays from 32 margins and deduces where they are.

        Each mark a ray leaves costs the detector 1 point; mistakes at the end cost more. Then you swap roles. Like golf: **lowest score wins.**

        ◇ marks a house choice, not the original rule.

planetaire-help-board = The board
    .body =
        Columns go A to H from the left, rows 1 to 8 from the top. Column, then row: **D3**.

        Margins run counterclockwise:
        - left, **1 to 8**, top to bottom
        - bottom, **9 to 16**, left to right
        - right, **17 to 24**, bottom to top
        - top, **25 to 32**, right to left

        Opposite numbers add up to 25 (left–right) or 41 (bottom–top): 11 faces 30.

planetaire-help-ray = The ray
    .body =
        A ray flies straight in at its number. In each cell it enters, in this order:

        1. A satellite in the cell: it’s **absorbed**.
        2. Satellites on both sides of its path: it’s **reflected** to its start, whatever happened before, even with a third straight ahead. Nothing touches it on the way back.
        3. A satellite on one side: it **turns 90°** away, in this very cell, even with another straight ahead.
        4. None beside it: it flies on.

        Where it leaves the grid, it **comes out**. If it circles forever, it’s **satellized**.

        A satellite that only touches the cell at a corner does nothing yet. Any layout is allowed.

planetaire-help-marks = Marks in the margins
    .body =
        Fire as often as you like. Each shot leaves marks:
        - it came out: **two of one color**, at start and exit, 2 points
        - absorbed: one **black**, 1 point
        - reflected: one **white**, 1 point
        - satellized: **one colored**, 1 point

        A ray that met nothing and one turned to the opposite number leave the same marks.

        At a marked exit, the new mark goes on top, older ones beside it. All keep counting.

        ◇ You can’t fire twice from one number in a round. From one that’s only been an exit, you can.

        Colors in order: red, green, yellow, blue, brown, orange, pearl, gray, ◇ then A, B, C…

planetaire-help-examples = Examples
    .body =
        Satellites, and what a shot does:
        - none near column C: **11** comes out at 30
        - D5: **13** comes out at 20, turned once
        - C5 D2: **21** comes out at 2, turned twice
        - C3 E3 F7: **12** is reflected between C3 and E3, **7** absorbed by F7
        - E4 G6 D7: **5** and **13** come out at 15
        - D4 E5: **5** comes out at 12: D4 turns it before E5 can absorb it
        - D1 A2 E3 B4: **12** is satellized
        - D3 D5 C4 E4 D4: no ray touches D4, only deduction finds it

planetaire-help-score = Ending a round
    .body =
        Put marbles where you think satellites are, and move or remove them freely until you **end** the round. Then all is revealed.

        Your points:
        - 1 for each mark, covered ones too
        - 5 for each marble you didn’t place
        - 10 for each marble on a wrong cell
        - 0 for a marble on a satellite

        ◇ In doubt, leave a marble out: that costs half.

        Exact positions count. ◇ At the reveal I say how many layouts give the same 32 results.

        In the original, a hider’s marking mistake costs 10 points, and the round is replayed. Here I do the marking.

planetaire-help-match = The game
    .body =
        An even number of rounds: you hide equally often. Lowest total wins; equal totals tie.

        ◇ **Both at once.** You each hide a sky and detect the other’s: two rounds in parallel, revealed when both have ended. Shots and marbles are public.

        ◇ One after the other: the first seat hides first, then you swap.

        ◇ **Solo.** I hide a random sky for one round. Par is about 10 points; 15 is a good human score.

        ◇ **Random skies.** Every layout is equally likely.

        ◇ **Private notes.** Only you see the cells you note as empty.

planetaire-help-options = Options
    .body =
        - **5 satellites** and marbles instead of 4: for champions, much harder.
        - **4 or 6 rounds** instead of 2.
        - **One after the other**: the original order.
        - ◇ **Black Box rays**, Eric Solomon’s rule: a satellite diagonally ahead turns the ray one cell earlier. Two reflect it, and so does one beside the entry cell. One straight ahead absorbs it first, even in the entry cell.
        - ◇ **Equity**: no penalty if all your marbles are placed and give the true layout’s 32 results.

planetaire-help-time = When time runs out
    .body =
        When time’s up, I move for you:

        - ◇ **Hider**: I seal a complete sky as it is. Otherwise you get a random one.
        - ◇ **Detector**: you skip the turn. After three in a row, I end your round with your marbles as they are. Missing ones count as not placed.

        A ray or a sealed sky can’t be taken back.

planetaire-help-commands = Commands
    .body =
        The buttons do the same.

        - `/planetaire open` starts a game, with its options
        - Before it: `/table join`, `/table leave`, `/table start`; `/table close` closes it
        - Your sky: `/planetaire hide`, `/planetaire random`, `/planetaire seal` makes it final
        - Rays: `/planetaire fire`
        - Marbles: `/planetaire place`, `/planetaire move`, `/planetaire withdraw`, `/planetaire marbles` for exactly these
        - Empty cells: `/planetaire note`; the same again clears the note
        - `/planetaire end` ends your round
        - `/console`: your board and moves
        - The board: `/table show` again, `/table zoom` larger, `/table describe` in words
        - `/table advice`: what a computer would do; **Look back**, after the game: better moves
        - New is ringed or underlined: since the last move, or in your console since yours
        - `/table rules`: these pages

planetaire-help-messages = By DM
    .body =
        Just write. `12` fires from 12. `D3 F5 B7 H1` hides these satellites, or places exactly these marbles.

        - fire, `fire 12`: { planetaire-words-fire }
        - place a marble, `place D3`: { planetaire-words-place }
        - move one, `move D3 E4`: { planetaire-words-move }
        - take one back, `withdraw D3`: { planetaire-words-withdraw }
        - all marbles, `marbles D3 F5`: { planetaire-words-marbles }
        - empty cells, `note A1 A2`: { planetaire-words-note }
        - end your round: { planetaire-words-end }
        - hide, `hide D3 F5 B7 H1`: { planetaire-words-hide }
        - a random sky: { planetaire-words-random }
        - make it final: { planetaire-words-seal }
        - your board: { planetaire-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

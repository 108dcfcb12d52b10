# The rules of Planétaire, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

planetaire-help-aim = The goal
    .body =
        Spy satellites circle in a sky of 8 by 8 cells. The **hider** places 4 of them in secret. The **detector** fires rays into that sky from 32 numbered margins, reads where each one ends, and works out where the satellites are.

        Every mark a ray leaves in the margins costs the detector 1 point, and mistakes at the end cost more. Then you swap roles. Like golf: **lowest score wins.**

        So ask little, and conclude a lot.

        ◇ marks a house choice: the original rule is silent there, or we offer something extra.

planetaire-help-board = The board
    .body =
        Columns go A to H from the left, rows 1 to 8 from the top. A cell is its column, then its row: **D3**.

        Margins run anticlockwise from the top left:
        - left side, **1 to 8**, top to bottom
        - bottom side, **9 to 16**, left to right
        - right side, **17 to 24**, bottom to top
        - top side, **25 to 32**, right to left

        Opposite numbers add up to 25 between left and right, and to 41 between bottom and top: 11 faces 30.

planetaire-help-ray = The ray
    .body =
        A ray enters at its number and flies straight, cell by cell. In each cell it enters, check in this order:

        1. A satellite in the cell: the ray is **absorbed**.
        2. Satellites on both sides, left and right of its path: they cancel out, and the ray is **reflected** to its start. What happened before doesn’t matter, nor does a third one straight ahead.
        3. A satellite on one side: the ray **turns 90°** away from it, in this very cell, even if another is straight ahead.
        4. Nothing beside it: the ray flies straight on.

        When it leaves the grid, it **comes out** at that number. If it circles forever, it’s **satellised**.

        A satellite that only touches the ray’s cell at a corner does nothing yet. A reflected ray goes back along its own path, and nothing on the way touches it again. Any layout is allowed: satellites may be neighbours, sit at the edge, or hide among others.

planetaire-help-marks = Marks in the margins
    .body =
        After each shot I put marks in the margins:
        - it came out: **two marks of one colour**, at its start and exit, 2 points
        - absorbed: a **black** mark at its start, 1 point
        - reflected: a **white** mark at its start, 1 point
        - satellised: **one coloured** mark at its start, 1 point

        A ray that met nothing and a ray that was turned to the opposite number leave the same marks. I never say which.

        When a ray comes out at a marked number, the new mark goes on top and the older ones stay beside it. They all keep counting.

        ◇ You can’t fire twice from one number in a round: you know the result. You can fire from a number that has only been an exit, and it can help. Fire as often as you like.

        Colours come in this order: red, green, yellow, blue, brown, orange, pearl, grey. ◇ After these eight come letters, A, B, C and so on, so marks never run out.

planetaire-help-examples = Examples
    .body =
        Satellites, and what a shot does:
        - none near column C: **11** comes out at 30
        - D5: **13** comes out at 20, turned once
        - C5 D2: **21** comes out at 2, turned twice
        - C3 E3 F7: **12** is reflected between C3 and E3, and **7** is absorbed by F7
        - E4 G6 D7: **5** comes out at 15, and so does **13**
        - D4 E5: **5** comes out at 12. D4, which it meets first, turns it, so E5 doesn’t absorb it
        - D1 A2 E3 B4: **12** is satellised
        - D3 D5 C4 E4 D4: no ray ever touches D4. Only deduction finds it

planetaire-help-score = Ending a round
    .body =
        Put a marble where you think a satellite is. Move marbles and take them back as you like, until you **end** the round. Then the sky is revealed, with the path of every ray.

        Your points for the round:
        - 1 for each mark in the margins, covered ones too
        - 5 for each marble you didn’t place
        - 10 for each marble on a wrong cell
        - nothing for a marble on a satellite

        No satellite counts twice. ◇ You don’t have to place every marble: if you doubt one, leaving it out costs half.

        Some layouts can’t be told apart by any ray. Exact positions count; ◇ at the reveal I say how many layouts give the same 32 results.

        In the original, a hider who marks a shot wrongly gets 10 points, and the round is replayed. Here I mark the shots, so that never happens.

planetaire-help-match = The game
    .body =
        A game has an even number of rounds, so you both hide equally often. The lowest total wins; equal totals are a tie.

        ◇ **Both at once.** You each hide a sky, then detect each other’s at the same time: two rounds in parallel, and nobody waits around. The reveal comes when both have ended. Everyone sees what you fire and where your marbles are.

        ◇ One after the other: the first seat hides first, and you swap roles after each round.

        ◇ **Solo.** I hide a random sky, and you play one round. Par is about 10 points; 15 is a good human score.

        ◇ **Random skies.** I can draw your sky for you: every layout is equally likely.

        ◇ **Private notes.** Note cells as empty; only you see these notes.

planetaire-help-options = Options
    .body =
        - **5 satellites** instead of 4: for champions, and much harder. You get five marbles.
        - **4 or 6 rounds** instead of 2.
        - **One after the other** instead of both at once: the original order.
        - ◇ **Black Box rays**: Eric Solomon’s own rule. A satellite diagonally ahead turns the ray one cell earlier; two of them reflect it, and so does one beside the entry cell. One straight ahead absorbs it, even in the entry cell.
        - ◇ **Equity**: no penalty if all your marbles are placed and their layout gives the same 32 results as the true one.

planetaire-help-time = When time runs out
    .body =
        Each game sets how long a turn may take. When time’s up, I move for you, so nobody gets stuck:

        - ◇ **Hider**: you get a random sky. If your sky is complete but not sealed, I seal it as it is.
        - ◇ **Detector**: I end your round with your marbles as they are. Missing ones count as not placed.

        You can’t take back a ray, or change a sealed sky. Marbles and notes are free until you end.

planetaire-help-commands = Commands
    .body =
        - `/planetaire open` starts a game; the options are there too
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board back to the bottom, `/table close` closes the game
        - `/planetaire hide cells:D3 F5 B7 H1` hides your sky, `/planetaire random` draws one, `/planetaire seal` makes it final
        - `/planetaire fire margin:12` fires a ray
        - `/planetaire place cell:D3` places a marble, `/planetaire move from:D3 to:E4` moves it, `/planetaire withdraw cell:D3` takes it back
        - `/planetaire marbles cells:D3 F5` places these marbles and no others
        - `/planetaire note cells:A1 A2` notes cells as empty, for you only; the same again clears the note
        - `/planetaire end` ends your round, after asking once
        - `/console` shows your own board and what you can do; `/table zoom` shows the part that matters now, larger; `/table describe` tells the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, shows what would have been better
        - What’s new is ringed or underlined: on the board since the last move, in your console since your own
        - `/table rules` shows these pages

        The buttons under the board and in your console do the same.

planetaire-help-messages = By DM
    .body =
        You can just write to me. `12` fires from 12. `D3 F5 B7 H1` hides these satellites, or places these marbles and no others, depending on your turn. English and French words both work:

        - fire, e.g. `fire 12`: { planetaire-words-fire }
        - place a marble, e.g. `place D3`: { planetaire-words-place }
        - move one, e.g. `move D3 E4`: { planetaire-words-move }
        - take one back, e.g. `withdraw D3`: { planetaire-words-withdraw }
        - all your marbles at once, e.g. `marbles D3 F5`: { planetaire-words-marbles }
        - note cells as empty, e.g. `note A1 A2`: { planetaire-words-note }
        - end your round: { planetaire-words-end }
        - hide, e.g. `hide D3 F5 B7 H1`: { planetaire-words-hide }
        - let me draw a sky: { planetaire-words-random }
        - make your sky final: { planetaire-words-seal }
        - see your board: { planetaire-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

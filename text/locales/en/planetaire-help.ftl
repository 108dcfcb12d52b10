# The rules of Planétaire, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is the house’s choice and not the original rule’s.

planetaire-help-aim = The aim
    .body =
        Spy satellites circle in a sky of 8 by 8 cells. The **hider** places 4 of them in secret. The **detector** fires rays into that sky from 32 numbered margins, reads where each one ends, and deduces where the satellites are.

        Every pawn that a ray leaves in the margins costs the detector 1 point, and so do mistakes at the end. Then you swap roles. **The lowest total wins.**

        So the art is to ask little and to conclude much.

        ◇ marks a choice of this house: the original rule is silent there, or we offer something more.

planetaire-help-board = The board
    .body =
        Columns are A to H from the left, rows 1 to 8 from the top. A cell is written column, then row: **D3**.

        The margins run anticlockwise from the top left:
        - left side, **1 to 8**, top to bottom
        - bottom side, **9 to 16**, left to right
        - right side, **17 to 24**, bottom to top
        - top side, **25 to 32**, right to left

        Opposite numbers add up to 25 between left and right, and to 41 between bottom and top: 11 faces 30.

planetaire-help-ray = The ray
    .body =
        A ray enters by its number and goes straight on, cell by cell. In each cell that it enters, this counts, in this order:

        1. The cell holds a satellite: the ray is **absorbed**.
        2. There are satellites on both sides of it, left and right of its way: they cancel out, and the ray is **reflected** to its start, whatever happened before and even if a third one is straight ahead.
        3. There is a satellite on one side: the ray **turns by 90°** away from it, in this very cell, even if another one is straight ahead.
        4. There is none beside it: the ray goes straight on.

        When it leaves the grid, it **comes out** at that number. When it turns for ever, it is **satellised**.

        A satellite that touches the ray’s cell by a corner only does nothing yet. A reflected ray goes back along its own path; nothing on the way touches it again. No layout is forbidden: satellites may be neighbours, stand at the rim, or hide among others.

planetaire-help-marks = Marks in the margins
    .body =
        After each shot I put pawns in the margins:
        - the ray came out: **two pawns of one colour**, at its start and at its exit, 2 points
        - absorbed: a **black** pawn at its start, 1 point
        - reflected: a **white** pawn at its start, 1 point
        - satellised: **one coloured** pawn at its start, 1 point

        A ray that met nothing and a ray that was turned to the number opposite leave the same marks. I never tell which it was.

        When a ray comes out at a number that is marked already, the new pawn goes on top, and the older ones stay beside it. All of them keep counting.

        ◇ You cannot fire twice from one number in a round, for you know the result. You may fire from a number that has only been an exit, and it can be useful. There is no limit to the number of shots.

        Colours come in this order: red, green, yellow, blue, brown, orange, pearl, grey. ◇ After these eight come letters: A, B, C and so on, so that pawns never run out.

planetaire-help-examples = Examples
    .body =
        Satellites, and what comes of a shot:
        - none near column C: **11** comes out at 30
        - D5: **13** comes out at 20, turned once
        - C5 D2: **21** comes out at 2, turned twice
        - C3 E3 F7: **12** is reflected between C3 and E3, and **7** is absorbed by F7
        - E4 G6 D7: **5** comes out at 15, and so does **13**
        - D4 E5: **5** comes out at 12. It is turned by D4, which it meets first, and not absorbed by E5
        - D1 A2 E3 B4: **12** is satellised
        - D3 D5 C4 E4 D4: no ray ever touches D4. Only deduction finds it

planetaire-help-score = The end of a round
    .body =
        Put a marble wherever you think a satellite is. You may move and withdraw marbles as you like, until you **end** the round. Then the sky is uncovered, with the path of every ray.

        Your points for the round:
        - 1 for each pawn in the margins, replaced ones too
        - 5 for each marble that you withheld
        - 10 for each marble on a wrong cell
        - nothing for a marble on a satellite

        A satellite is never counted twice. ◇ Marbles may be withheld at the end: when you doubt one, that costs half.

        Some layouts cannot be told apart by any ray. The exact positions count; ◇ at the reveal I say how many layouts gave the same 32 results.

        In the original, a hider who marks a shot wrongly is fined 10 points, and the round is replayed. Here I mark the shots, so that it never happens.

planetaire-help-match = The match
    .body =
        A match has an even number of rounds, so that each of you hides as often as the other. The lowest total wins; equal totals are a tie.

        ◇ **Both at once.** Both of you hide a sky, then each detects the other’s at the same time: two rounds in parallel, and nobody is idle. The reveal comes when both have ended. What you fire and where your marbles lie is public.

        ◇ When you play one after the other, the first seat hides first, and the roles swap after each round.

        ◇ **Solo.** I hide a random sky, and you play one round. Par is about 10 points, and 15 is a good human score.

        ◇ **Random skies.** You may let me draw your sky: every layout is equally likely.

        ◇ **Private notes.** You can note cells as empty; nobody but you sees these notes.

planetaire-help-options = Options
    .body =
        - **5 satellites** instead of 4: for champions, and much harder. Five marbles, then.
        - **4 or 6 rounds** instead of 2.
        - **One after the other** instead of both at once: the original order.
        - ◇ **Black Box rays**: Eric Solomon’s own rule. A satellite ahead on a diagonal turns the ray one cell earlier, two of them reflect it, and so does a satellite beside the cell where it enters. One straight ahead absorbs it, also in the entry cell.
        - ◇ **Equity**: if all your marbles are on the board and their layout gives the same 32 results as the true one, there is no penalty.

planetaire-help-time = When someone is silent
    .body =
        The table chooses how long a decision may take. When that time has passed, I play for whoever is silent, so that nobody is stuck:

        - ◇ A silent **hider** gets a random sky. A sky that is complete but not sealed is sealed as it is.
        - ◇ A silent **detector** ends the round with the marbles as they are. Those not placed count as withheld.

        What you have fired cannot be taken back, and a sealed sky cannot be changed. Marbles and notes are free until you end.

planetaire-help-commands = Commands
    .body =
        - `/planetaire open` opens a table; its options are there too
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board back to the bottom, `/table close` closes the table
        - `/planetaire hide cells:D3 F5 B7 H1` hides your sky, `/planetaire random` draws one, `/planetaire seal` makes it final
        - `/planetaire fire margin:12` fires a ray
        - `/planetaire place cell:D3` puts a marble, `/planetaire move from:D3 to:E4` moves it, `/planetaire withdraw cell:D3` takes it back
        - `/planetaire marbles cells:D3 F5` puts these marbles and no others
        - `/planetaire note cells:A1 A2` notes cells as empty, for you alone; the same again takes the note away
        - `/planetaire end` ends your round, after one question
        - `/console` shows your own board and what you can do; `/table zoom` its part that matters now, larger; `/table describe` the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What is new is ringed or underlined: on the board since the latest move, in your console since your own
        - `/table rules` shows these pages

        The buttons under the board and in your console do the same.

planetaire-help-messages = In a direct message
    .body =
        You can simply write to me. `12` fires from 12. `D3 F5 B7 H1` hides these satellites, or puts these marbles and no others, whichever is due. English and French words both work:

        - fire, as in `fire 12`: { planetaire-words-fire }
        - put a marble, as in `place D3`: { planetaire-words-place }
        - move one, as in `move D3 E4`: { planetaire-words-move }
        - take one back, as in `withdraw D3`: { planetaire-words-withdraw }
        - all your marbles at once, as in `marbles D3 F5`: { planetaire-words-marbles }
        - note cells as empty, as in `note A1 A2`: { planetaire-words-note }
        - end your round: { planetaire-words-end }
        - hide, as in `hide D3 F5 B7 H1`: { planetaire-words-hide }
        - a sky drawn by me: { planetaire-words-random }
        - make your sky final: { planetaire-words-seal }
        - see your board: { planetaire-words-show }
        - this list: { words-help }
        - the rules of this moment: { words-rules }

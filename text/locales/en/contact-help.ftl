# The rules of Contact, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

contact-help-aim = The goal
    .body =
        You’re one team of **2 to 5**. The **source** knows which planet a signal comes from, but may only raise and lower a hand. It hops from planet to planet; the rhythm tells the others how long each hop is.

        Find **12 planets in 12 rounds** before the fuel runs out, and win signal cards: **42 points** at most.

        ◇ marks a house choice, not the original rule.

contact-help-space = Space
    .body =
        A square with the **Earth** and 18 planets, A to R; the pro variant adds five asteroids, S to W. Colored tiles are face up; **possible targets** have a ring.

        ◇ 40 by 40 units, to scale. Tiles are discs 3.5 across, at least half a unit apart. **Judging distances by eye is the game**, so I never measure for anyone. `/table describe` says where the tiles are.

        You fly **straight** from center to center. A third tile in the way blocks you; grazing its edge doesn’t. Stop on any tile, face up or not, but **only once** in a flight.

contact-help-source = The source
    .body =
        Each round, a signal card is revealed. Then a planet is turned face up and joins the possible targets. The source draws a **secret target** among them.

        In **My console**, the source builds a route from the rocket to the target. Lines lead to the tiles within reach; what blocks the target is said. A stop often tells more than a direct flight.

        Source: don’t speak or point. Crew: don’t confer. Clicks are private: nobody has to look away.

contact-help-hand = The hand
    .body =
        Once your route ends on the target, tap Take off, wait the distance, tap Land, and so on. Pauses on the ground are part of the rhythm. Times come from Discord’s stamps, so lag doesn’t count.

        Start over as often as you like: only what you **send** is a transmission, with one landing per leg.

        ◇ A take lasts two minutes at most. ◇ Two presses of one button within 0.15 s count once; slower ones both count, even before the button changes.

        The crew sees an **animated hand** tap that rhythm once, with no figures. ◇ Or **bars**: a still strip, a quarter of a second per mark, also in words.

        ◇ **Practice.** Before round 1, anyone can fly between two tiles in the open. The first source starts the mission.

contact-help-guess = Guessing
    .body =
        The crew guesses in turn, clockwise from the source’s left, round and round. Name a possible target, or ask the source to **transmit once more** (only the guesser can): 3 transmissions in all, then you must guess. The route can change each time.

        {""}**Correct**: the rocket lands there. The round’s first guess wins the signal card. ◇ Everyone then sees the route.

        {""}**Wrong**: you lose 1 fuel, and the first time in a round the signal card too. The next player guesses, with up to 3 transmissions again. A ruled-out planet can’t be named again this round.

contact-help-mission = The mission
    .body =
        After each round, the player on the left is the source: ◇ the next seat in joining order.

        - **Lost** as soon as the fuel runs out, even in the last round.
        - **Won** after 12 planets, with the points on your cards, out of 42. With 3 fuel or more left, try the next level.

        A reached planet is no longer a target, but still a stop. The Earth is never a target.

        ◇ **Solo.** You and I take turns. My routes are clear and my pace is even; you guess. Then you fly, and I guess from nothing but your hand and how it flew in earlier rounds; if I’m wrong, you fly once more. Rings show each of my hops in round 1; later, one shows the first of several hops, or how far a second goes. In the pro variant, only 50:50, the first stop and a new target help you.

contact-help-pro = The pro variant
    .body =
        - All 24 tiles are face up: the Earth in the center, five **asteroids** around it (stops, never targets).
        - All 18 planets are possible targets from the start.
        - **5 fuel** and three **help cards**.
        - The source draws a target, then **chooses** the signal card: more points for an easier route. A lost card can’t be chosen again.

        Find all twelve for a **certificate**. ◇ Its seven ranks are ours: 42, from 36, 30, 24, 18, 12, and below.

contact-help-aids = Help cards
    .body =
        Pro variant only. Each works once.

        - **50:50** (guesser): name two planets as one guess. You lose 1 fuel only if both are wrong. Right on the round’s first guess, it wins the card.
        - **First stop** (guesser): the rocket moves to the last flight’s first stop, if any. Flights still start at the old place.
        - **New target** (source): swap your target before you choose the signal card. The old one is shuffled back unseen.
        - **Briefing** (crew): spend any active card, and the crew can talk until the next guess. The source only listens. Not with two players.

        {""}**1 fuel**, but not your last, makes all used cards active again. ◇ The player whose turn it is can pay it.

contact-help-options = Options
    .body =
        - **Level 1 to 6**: how many possible targets before round 1. Start with 2. You get 6 fuel.
        - **Pro variant**
        - ◇ **Hand or bars** for the crew
        - ◇ **Practice flights** before round 1, or none
        - ◇ **Pace**: how long a turn may take

contact-help-time = When time runs out
    .body =
        When time’s up, I act for you:

        - ◇ Practice: the mission starts.
        - ◇ Source, whole route tapped: I send the take.
        - ◇ Source, asked for a repeat: the last transmission comes again.
        - ◇ Source, nothing sent: the next seat is the source, with another target. I forget half a take, and never tap a person’s route.
        - ◇ Guesser: the next player guesses.
        - ◇ Everyone ran out of time: you lose 1 fuel.

        If you leave, another player can take your seat with what it knows. Until then, this happens whenever its clock runs out.

contact-help-commands = Commands
    .body =
        The buttons do the same.

        - `/contact open` starts a game, with its options
        - Before it: `/table join`, `/table leave`, `/table start`; `/table close` closes it
        - `/contact practise`: a practice flight; `/contact begin` starts the mission
        - Source: `/contact route`, `/contact drop` starts a take over, `/contact send`; pro: `/contact signal`, `/contact exchange`. The hand is a button in `/console`
        - Guesser: `/contact guess` (two planets with 50:50), `/contact repeat`, `/contact stop`
        - `/contact briefing`, `/contact reactivate` pays for the help cards
        - `/console`: your board and moves
        - The board: `/table show` again, `/table zoom` larger, `/table describe` in words
        - `/table advice`: what a computer would do; **Look back**, after the game: better moves
        - New is ringed or underlined: since the last move, or in your console since yours
        - `/table rules`: these pages

contact-help-messages = By DM
    .body =
        Just write. `B K` is the source’s route, `K` a guess.

        - your route, `route B K`: { contact-words-route }
        - undo a leg: { contact-words-back }
        - clear it: { contact-words-clear }
        - choose a signal card, `signal 4`: { contact-words-signal }
        - swap your target: { contact-words-exchange }
        - start the take over: { contact-words-drop }
        - send it: { contact-words-send }
        - guess, `guess K`, or `guess K B` with 50:50: { contact-words-guess }
        - ask for a repeat: { contact-words-repeat }
        - the first stop: { contact-words-stop }
        - a briefing, `briefing 1`, by card number or name: { contact-words-briefing }
        - pay for the help cards: { contact-words-reactivate }
        - practice, `practise 0 B`: { contact-words-practise }
        - start the mission: { contact-words-begin }
        - your board: { contact-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

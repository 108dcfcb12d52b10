# The rules of Contact, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

contact-help-aim = The goal
    .body =
        You’re one team of **2 to 5**. One of you, the **source**, knows which planet a signal comes from, but may only raise and lower a hand. The hand flies there in hops, from planet to planet, and the others feel from the rhythm how long each hop is.

        Find **12 planets in 12 rounds** before the fuel runs out, and win as many signal cards as you can: **42 points** at most.

        ◇ marks a house choice: the original rule says nothing about it, or its figures are missing.

contact-help-space = Space
    .body =
        A square with the **Earth** and 18 planets, A to R; the pro variant adds five asteroids, S to W. Coloured tiles are face up; **possible targets** have a ring. Planets already reached, or ruled out this round, are marked too.

        ◇ The square is 40 by 40 units, a tile is a disc 3.5 across, and tiles are at least half a unit apart. The picture is to scale: **judging distances by eye is the game**, so I never measure for anyone. *Zoom* shows it larger, for your eyes only; `/table describe` says where the tiles are.

        You fly **straight** from centre to centre. A third tile in the way blocks you; a line that only grazes its edge is free. You can stop on any tile, face up or not, but **only once** in a flight.

contact-help-source = The source
    .body =
        Each round, a signal card is revealed. Then a planet is turned face up and joins the possible targets, and the source draws a **secret target** among them.

        In **My console**, the source builds a route from the rocket to the target: pick the next tile in the list. In its picture, tiles within reach have a ring; the list says what blocks the others. Only the source sees the route and can undo it leg by leg. A direct flight is fine too; a stop often tells more.

        Source: don’t speak or point. Crew: don’t discuss it. The source’s clicks are private, so nobody has to look away.

contact-help-hand = The hand
    .body =
        When the route ends on the target, one button **takes off** and **lands** in turn. Tap Take off, wait the distance, tap Land. Pauses on the ground are part of the rhythm. Times come from Discord’s own stamp on each press, so no lag counts, yours or mine.

        Drop a take and start over as often as you like: only what you **send** is a transmission. It needs as many landings as the route has legs.

        ◇ A take lasts two minutes at most. ◇ Two presses of the same button within 0.15 s are a double click and count once. If your button had no time to change, a slower second press still counts: carry on, I keep up.

        The crew sees an **animated hand** that rises and taps in exactly that rhythm, once, with no figures. ◇ A game can use **bars** instead: a still strip, a quarter of a second per mark, also in words.

        ◇ **Practice.** Before round 1, anyone can pick two tiles and fly between them in the open, so you agree on a pace. The first source starts the mission.

contact-help-guess = Guessing
    .body =
        The player left of the source guesses first, then clockwise, round and round; with two of you, it’s always the other player. On your turn, name a possible target, or ask the source to **transmit once more**: up to 3 transmissions in all, then you must guess. The source can change the route each time. Only the guesser can ask.

        {""}**Correct**: the rocket lands there. If it was the round’s first guess, you win the signal card.

        {""}**Wrong**: you lose 1 fuel, and with the round’s first wrong guess the signal card too. The next player guesses, with up to 3 transmissions again. A planet that’s ruled out can’t be named again this round.

contact-help-mission = The mission
    .body =
        After each round, the player on the left becomes the source. ◇ “Left” is the next seat in the order you joined.

        - **Lost** as soon as the fuel runs out, even in the last round.
        - **Won** after 12 planets. Your score is the points on the cards you won, out of 42. With 3 fuel or more left, try the next level.

        A planet you’ve reached is no longer a target, but you can still stop there. The Earth is never a target.

        ◇ **Solo.** I’m the source: I pick a route that’s hard to mistake and fly it at an even pace. You guess. In the pro variant, only 50:50 and the first stop help you.

contact-help-pro = The pro variant
    .body =
        - All 24 tiles are face up: the Earth in the centre, the five **asteroids** around it. You can stop on any of them; asteroids are never targets.
        - All 18 planets are possible targets from the start.
        - **5 fuel** and three **help cards**.
        - The source draws a target, then **chooses** the signal card: more points for a route that’s easy to read. A lost card can’t be chosen again.

        Find all twelve and you get a **certificate** with names, planets, date and points. ◇ Its seven ranks are ours: 42, from 36, 30, 24, 18, 12, and below. Its date is the day you won.

contact-help-aids = Help cards
    .body =
        Pro variant only. Each works once; then it’s turned over.

        - **50:50** (guesser): name two planets together. If one is right, you’ve found it; you lose 1 fuel only if both are wrong. It counts as one guess: the round’s first wins the card.
        - **First stop** (guesser): the rocket moves to the last flight’s first stop, if it made one. That’s only a marker: the flight still starts at the old place.
        - **New target** (source): swap your target before you choose the signal card. The old one is shuffled back unseen.
        - **Briefing** (crew): spend any active card, and the crew can talk until the next guess. The source only listens. Not with two players: there’s nobody to ask.

        {""}**1 fuel** makes all used cards active again. You can’t spend your last one on this. ◇ The player whose turn it is can pay it.

contact-help-options = Options
    .body =
        - **Level 1 to 6**: how many planets are possible targets before round 1. Start with 2. You get 6 fuel.
        - **Pro variant**: see its page.
        - ◇ **Hand or bars**: how the crew gets a flight.
        - ◇ **Practice flights** before round 1, or none.
        - ◇ **Pace**: how long a turn may take.

contact-help-time = When time runs out
    .body =
        Each game sets how long a turn may take. When time’s up, I act for you, so nobody gets stuck:

        - ◇ Practice: the mission starts.
        - ◇ Source, whole route tapped: I send the take as it is.
        - ◇ Source, asked for a repeat: the last transmission comes again.
        - ◇ Source, nothing sent: the next seat becomes the source, with another target. Half a take is forgotten. I never tap a person’s route: that would tell what I measured.
        - ◇ Guesser: the next player guesses.
        - ◇ Everyone ran out of time: you lose 1 fuel.

        If you leave, your seat is free. Another player can take it over, with what it knows; otherwise this happens each time its clock runs out.

contact-help-commands = Commands
    .body =
        - `/contact open` starts a game; the options are there too
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board down, `/table close` closes the game
        - `/contact practise from:0 to:B` flies for practice, `/contact begin` starts the mission
        - Source: `/contact route tiles:B K` plans, `/contact signal points:4` and `/contact exchange` are for the pro variant, `/contact drop` starts a take over, `/contact send` sends it. The hand itself is a button in `/console`
        - Guesser: `/contact guess planet:K`, or `/contact guess planet:K or:B` with 50:50; `/contact repeat`, `/contact stop`
        - `/contact briefing card:50:50` calls a briefing, `/contact reactivate` pays for the help cards
        - `/console` shows your own board and what you can do; `/table zoom` shows the part that matters now, larger; `/table describe` tells the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, shows what would have been better
        - What’s new is ringed or underlined: on the board since the last move, in your console since your own
        - `/table rules` shows these pages

        The buttons under the board and in your console do the same.

contact-help-messages = By DM
    .body =
        You can just write to me. `B K` is the source’s route; `K` is the guesser’s guess. English and French words both work:

        - your route, e.g. `route B K`: { contact-words-route }
        - undo a leg: { contact-words-back }
        - clear your route: { contact-words-clear }
        - choose a signal card, e.g. `signal 4`: { contact-words-signal }
        - swap your target: { contact-words-exchange }
        - start the take over: { contact-words-drop }
        - send it: { contact-words-send }
        - guess, e.g. `guess K`, or `guess K B` with 50:50: { contact-words-guess }
        - ask for a repeat: { contact-words-repeat }
        - show the first stop: { contact-words-stop }
        - a briefing, e.g. `briefing 1`, by the card’s number or name: { contact-words-briefing }
        - pay for the help cards: { contact-words-reactivate }
        - practise, e.g. `practise 0 B`: { contact-words-practise }
        - start the mission: { contact-words-begin }
        - see your board: { contact-words-show }
        - this list: { words-help }
        - the rules for right now: { words-rules }

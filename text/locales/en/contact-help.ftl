# The rules of Contact, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

contact-help-aim = The aim
    .body =
        You are one team of **2 to 5**. One of you, the **source**, knows which planet a signal comes from and may only raise and lower a hand: it flies there in mind, from planet to planet, and you others feel by the rhythm how far each hop is.

        Find **12 planets in 12 rounds** before the fuel is used up, and win as many signal cards as you can: **42 points** are the most.

        ◇ marks a house choice: the original rule says nothing of it, or its figures are missing.

contact-help-space = The space
    .body =
        A square with the **Earth** and 18 planets, A to R; the pro variant adds five asteroids, S to W. Tiles with a coloured side up are face up; **possible targets** wear a ring. What was reached, or named in vain in this round, is marked too.

        ◇ The square is 40 by 40 units, a tile is a disc of 3.5, and there is half a unit between two at least. The picture is to scale: **judging distances by eye is the game**, so I never measure for anyone. *Zoom* shows it larger, for your eyes only; `/table describe` says where the tiles lie.

        A flight goes **straight** from centre to centre. A third tile in the way blocks it; a line that only touches its edge is free. Every tile may serve as a stop-over, face up or not, but each **only once** in a flight.

contact-help-source = The source
    .body =
        Each round a signal card is revealed, then a planet is turned up and joins the possible targets, and the source draws its **secret target** among them.

        Under **My console** the source builds a route from the rocket to the target: choose the next tile in the list. In its picture the tiles that it can reach are ringed; blocked ones are listed with what is in the way. The route is yours alone and may be taken back leg by leg. A direct flight is a route too; a stop-over often tells more.

        Neither speak nor point, and you others: do not confer. The source’s clicks are private, so nobody needs to look away.

contact-help-hand = The hand
    .body =
        When the route ends on the target, one button **takes off** and **lands** by turns: press it as your hand would rise and tap. Pauses on the ground belong to the rhythm. Times come from Discord’s own stamp on each press, so no lag counts, yours or mine.

        You may drop a take and begin again as often as you please: only what you **send** is a transmission. It needs as many landings as the route has legs.

        ◇ A take lasts two minutes at most. ◇ Two presses of the same button within 0.15 s are one double click and count once. If your button had no time to change, a slower second press counts all the same: press on, I keep up.

        The crew sees an **animated hand** that rises and taps in exactly that rhythm, once, without any figure. ◇ A table may choose **bars** instead: a still strip, a quarter of a second a mark, also in words.

        ◇ **Practice.** Before round 1 anyone may choose two tiles and fly between them in the open, so that you agree on a pace. The first source begins the mission.

contact-help-guess = Guessing
    .body =
        Left of the source comes first, then clockwise, round and round; with two of you it is always the other. Who guesses names a possible target, or asks the source to **transmit once more**: up to 3 transmissions in all, then a guess is due. The source may fly another route each time. Only the guesser asks.

        {""}**Correct**: the rocket lands there, and if it was the round’s first guess you win the signal card.

        {""}**Wrong**: one fuel is gone, and with the round’s first wrong guess the signal card too. The next one guesses, and up to 3 transmissions may come again. A planet named in vain cannot be named again in this round.

contact-help-mission = The mission
    .body =
        After a round the neighbour on the left is the source. ◇ “Left” is the next seat in the order of joining.

        - **Lost** as soon as the fuel is used up, also in the last round.
        - **Won** after 12 planets. Your score is the points on the cards won, out of 42. With 3 fuel or more left, try the next level.

        A planet that was reached is no target any more, but you may still stop there. Never a target: the Earth.

        ◇ **Solo.** I am the source: I choose a route that is hard to mistake and fly it at an even pace. You guess. In the pro variant, only 50:50 and the first stop are of use to you.

contact-help-pro = The pro variant
    .body =
        - All 24 tiles lie face up: Earth in the centre, the five **asteroids** around it. All may be stop-overs; asteroids are never targets.
        - All 18 planets are possible targets from the start.
        - **5 fuel** and three **help cards**.
        - The source draws its target, then **chooses** the signal card itself: many points for a route that is easy to read. What was lost cannot be chosen again.

        Whoever finds all twelve gets a **certificate** with names, planets, date and points. ◇ Its seven kinds are ours: 42, from 36, 30, 24, 18, 12, and below. Its date is the day on which it was won.

contact-help-aids = Help cards
    .body =
        Pro variant. Each can be used once; then it is turned over.

        - **50:50** (guesser): name two planets at once. If one is right, you have found it; only if both are wrong, one fuel is gone. Counts as one guess: the round’s first wins the card.
        - **First stop** (guesser): the rocket moves to the first stop-over of the last flight. Only if it had one. It is a marker: the flight still starts at the old place.
        - **New target** (source): exchange your target for another, before you choose the signal card. The old one is shuffled back unseen.
        - **Briefing** (crew): spend any active card, and the crew may talk until the next guess. The source listens. Not with two players: there is nobody to ask.

        {""}**One fuel** turns all used cards active again; the last fuel cannot be paid. ◇ Whoever is to decide may pay it.

contact-help-options = Options
    .body =
        - **Level 1 to 6**: so many planets are possible targets before round 1. 2 is right for a first game. 6 fuel.
        - **Pro variant**: see its page.
        - ◇ **Hand or bars**: how the crew gets a flight.
        - ◇ **Practice flights** before round 1, or none.
        - ◇ **Pace**: how long a decision may take.

contact-help-time = When somebody stays silent
    .body =
        The table chooses how long a decision may take. After that I act for whoever is silent, so that nobody is stuck:

        - ◇ In practice, the mission begins.
        - ◇ A source who has tapped the whole route: the take is sent as it is.
        - ◇ A source who was asked for a repeat: the last transmission comes again.
        - ◇ A source who has sent nothing: the next seat becomes the source, with another target. Half a take is forgotten. I never tap a person’s route: it would tell what I measured.
        - ◇ A guesser: the next one guesses.
        - ◇ When everyone has let it pass, one fuel is gone.

        Whoever leaves gives the seat free: somebody may take it over, with what it knows, or this happens when its time runs out.

contact-help-commands = Commands
    .body =
        - `/contact open` opens a table; the options are there too
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board down, `/table close` closes the table
        - `/contact practise from:0 to:B` practises a flight, `/contact begin` begins the mission
        - Source: `/contact route tiles:B K` plans, `/contact signal points:4` and `/contact exchange` in the pro variant, `/contact drop` begins a take again, `/contact send` sends it. The hand itself is a button under `/console`
        - Guesser: `/contact guess planet:K`, or `/contact guess planet:K or:B` with 50:50; `/contact repeat`, `/contact stop`
        - `/contact briefing card:50:50` calls a briefing, `/contact reactivate` pays for the help cards
        - `/console` shows your own board and what you can do; `/table zoom` its part that matters now, larger; `/table describe` the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What is new is ringed or underlined: on the board since the latest move, in your console since your own
        - `/table rules` shows these pages

        The buttons under the board and in your console do the same.

contact-help-messages = In direct messages
    .body =
        You can simply write to me. `B K` is the source’s route; `K` is the guesser’s guess. French and English words will both do:

        - your route, as in `route B K`: { contact-words-route }
        - take a leg back: { contact-words-back }
        - an empty route: { contact-words-clear }
        - choose a signal card, as in `signal 4`: { contact-words-signal }
        - exchange your target: { contact-words-exchange }
        - begin the take again: { contact-words-drop }
        - send it: { contact-words-send }
        - guess, as in `guess K`, or `guess K B` with 50:50: { contact-words-guess }
        - ask for a repeat: { contact-words-repeat }
        - have the first stop-over shown: { contact-words-stop }
        - a briefing, as in `briefing 1`, by the card’s number or name: { contact-words-briefing }
        - pay for the help cards: { contact-words-reactivate }
        - practise, as in `practise 0 B`: { contact-words-practise }
        - begin the mission: { contact-words-begin }
        - see your board: { contact-words-show }
        - this list: { words-help }
        - the rules of this moment: { words-rules }

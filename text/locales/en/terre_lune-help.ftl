# The rules of De la Terre à la Lune, complete, in short pages: at most 1,900 characters each.
# ◇ marks a house rule, which the original does not have.

terre_lune-help-aim = The aim
    .body =
        Two to four cosmonauts fly to the **Moon** and back. On the way you collect claims (options) on four **stations**, and on the Moon the deposits (pions) that make them count. Most points once everyone is home wins.

        A claim only scores if you bring home the **deposit** of its mineral too. One deposit covers all your claims on that mineral.

        ◇ Points per claim (and how many there are): water H2O 500 (1), oxygen O 400 (1), aluminium AL 300 (2), titanium TI 250 (3), iron FE 200 (4), calcium CA 150 (5), silicon SI 100 (6), zirconium ZR 50 (8), exhausted 0 (2).

        The 32 Exploration cards run from 1 to 8 in red, yellow, blue and green. **1 is the highest**, the **MOLAB**; then comes 2, the **MOBEX**, down to 8. Rockets have the same colours, in seat order.

        ◇ marks a house rule: the original says nothing about it, or its figures are missing. ◇ Chance decides who starts.

terre_lune-help-board = The board
    .body =
        ◇ The original board is lost; ours fits every sentence of the rules. Spaces between two places:

        - Earth–Beta, Earth–Gamma: 5; Earth–Alpha, Earth–Delta: 8
        - Alpha–Beta, Beta–Gamma, Gamma–Delta: 3
        - Alpha–Moon, Delta–Moon: 6; Beta–Moon, Gamma–Moon: 7

        Each space has a code, the same in every language. T is Earth (Terra), L is the Moon (Luna): **AL3** is the third space from Alpha to the Moon, **TB4** the fourth from Earth to Beta.

        The pirate satellite’s orbit has 18 spaces, O1 to O18, clockwise around the Moon. It crosses the routes at AL3 (O14), BL4 (O11), GL4 (O8) and DL3 (O5).

        Eight claims lie on each station, eight deposits on spots 1 to 8 of the Moon, all face down.

terre_lune-help-turn = The turn
    .body =
        I roll three dice. The two **blue** ones move the pirate satellite, then the **red** one moves your rocket.

        - **The move.** You move as many spaces as the red die shows. You can enter a station, the Moon or Earth with steps to spare. ◇ You can also pass through a station, but not back along the route you came by. No U-turns on a route. The Moon and Earth end your move. Rockets can share a space.
        - **The exchange** (écart). Then you can exchange cards: **exactly** as many as the red die shows (5 for a 6), or none. Yours go under the deck before you draw. This works on the Moon and on the way home too.
        - **A 6** also lets you push an opponent’s rocket one space, forward or backward, into the pirate’s way or orbit. It must be on a space of a route. ◇ You can’t push it onto a station, the Moon or Earth.

        ◇ A move without a choice is made for you. A turn with nothing left to do ends by itself.

terre_lune-help-station = On a station
    .body =
        When you stop on a station, you take the top claim, ◇ automatically. One per visit; leave and come back for another. Claims are secret: others only see how many you have.

        You can also call a **challenge** (défi) on those who follow you: everyone heading for the Moon who isn’t nearer to it than you. ◇ They play from where they are. There must be at least one of them, and at least one claim on the station. ◇ You can call it on your way home too; those who haven’t been on the Moon or are heading for it again must play.

        ◇ You exchange cards before or after a challenge, once a turn.

terre_lune-help-challenge = The challenge
    .body =
        The challenger names **trump** and leads. There are five tricks, with one card from each player:

        - **Follow** the colour that was led.
        - If you can’t follow, you must **trump**, and **overtrump** if you can. ◇ Without a higher trump, you must still play a lower one.
        - If you have neither, discard any card.
        - ◇ When trump is led, following is enough.

        1 is high, 8 is low. The highest trump takes the trick or, without any, the highest card of the colour led. Its player leads the next one.

        Most tricks wins; ◇ in a tie, the tied player who took the latest trick. The winner takes **as many claims as there are players** from the station, 2 more for having had the MOLAB of their rocket’s colour, 1 more for the trump MOLAB, as far as there are any left, ◇ wherever they are.

        Then all 32 cards are shuffled and everyone gets five. ◇ The last trick, with one card each, plays itself.

        Your console shows your cards, and why you can’t play some of them.

terre_lune-help-pirate = The pirate satellite
    .body =
        - **Attraction.** If you stop on a space of the orbit, you follow the pirate at once, by as many spaces as this turn’s two blue dice add up to. Next turn your rocket comes back to that space, then moves on with the red die minus the distance. ◇ If nothing is left, it waits there for the rest of the turn. You’re dragged only **once per crossing**: until the next station or the Moon, as a crossed-out pirate shows. Passing without stopping is safe.

        - **Collision.** If you’re heading for the Moon and stop on the space where the pirate is, you fall back to the station you left. All your claims stay there, ◇ under the stack. The **second** collision pulverises your rocket: you’re out, your deposits go back to the Moon, ◇ to random spots, your claims leave the game, ◇ your cards go under the deck. ◇ The last one left wins at once.

        On the way home there’s no collision, but there’s still attraction.

        ◇ A rocket pushed by a 6 is dragged or collides as if it had stopped there. ◇ The pirate passing or reaching a rocket does nothing to it. ◇ Coming back to the space you were dragged from isn’t stopping there.

terre_lune-help-moon = On the Moon
    .body =
        When you land, you secretly **look at a deposit** of your choice. You can keep it if you have a claim on its mineral. If not, or if you don’t want it, you put it back on the same spot. Remembering what’s where is part of the game.

        On each later turn, you look at another one **or** leave. ◇ You can’t skip. The dice are rolled anyway, for the pirate and the exchange.

        You can leave for Earth, or for a station to collect claims and come back.

        The way home works like the way out. Stations still give a claim per stop, but it only counts if you already hold its deposit.

terre_lune-help-ambush = The ambush
    .body =
        On your **way home**, after stopping on a station, you can lay an ambush (embuscade) for an opponent, ◇ when you arrive or, next turn, before you leave. ◇ They’re on their way home too, have at least one deposit, and are on that station or on a route that touches it. Their rocket is pulled to the station. ◇ One ambush per station (a token of your colour marks it), and none once someone has landed.

        The two play it like a challenge: the ambusher names trump and leads. **Either can win.** The winner takes **two packets** from the other, three for having had the MOLAB of their own colour.

        A packet is a deposit with all its claims. ◇ After the fight, the loser lays them face down, in random order, and can mix in **decoys**: claims without a deposit, or exhausted ones. The winner only sees their sizes. ◇ If the winner takes them all, there’s nothing to choose or hide.

terre_lune-help-end = The end
    .body =
        Come back to Earth after being on the Moon and you have **landed**. The first gets a bonus of **200** points, the second **150**.

        With the first landing, the pirate, the cards and the leftover claims are out of the game: no more challenges or ambushes. The others fly home by the shortest way on the red die alone. ◇ I roll it all in one go. ◇ Rockets still heading for the Moon turn back; without having been there, they get no bonus. ◇ A dragged rocket sets out from the space it was dragged from.

        Then everything is revealed. Your score is your **claims whose deposit came home too**, plus your bonus. The highest total wins; ◇ a tie is shared.

terre_lune-help-time = When time runs out
    .body =
        The game’s options set how long a move may take. When time’s up, I move for that player, ◇ carefully:

        - On the way: to the Moon, then to Earth, by the shortest way; never into the pirate if there’s another way; with a stop on stations that have claims.
        - On the Moon: I look at a deposit, and keep it if that’s allowed.
        - No exchange, no push, no challenge, no ambush.
        - In a fight: I win the trick as cheaply as possible, or else play the weakest card; I lead the strongest.
        - No decoys; I take the largest packets.

        You can take back a move that revealed nothing: `/table undo`, or the button in your console. Dice, claims and deposits that were seen can’t be undone.

terre_lune-help-commands = Commands
    .body =
        - `/lune open` opens a lobby, where you choose the pirate’s start and the pace
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board back down, `/table close` closes the game
        - `/lune go to:Beta` flies to that place; possible places are suggested
        - `/lune prospect spot:3` looks at a deposit, `/lune keep` keeps it, `/lune putback` puts it back
        - `/lune exchange cards:R7 B3` exchanges cards
        - `/lune push rocket:blue way:forward` pushes a rocket after a 6
        - `/lune challenge trump:red` calls a challenge, `/lune ambush rocket:blue trump:red` lays an ambush
        - `/lune play card:R7` plays a card
        - `/lune pack` lays your packets; with decoys: `/lune pack decoys:ZR with FE`
        - `/lune seize packets:1 3` takes packets
        - `/lune end` ends your turn
        - `/console` shows your own board and what you can do; `/table zoom` enlarges the part that matters now; `/table describe` puts the board into words
        - `/table advice` tells you what a computer would do in your place; after the game, **{ table-button-look-back }** shows what would have been better
        - New things are ringed or underlined: on the board since the latest move, in your console since yours
        - `/table rules` shows these pages

        The buttons in your console do the same.

terre_lune-help-messages = In DMs
    .body =
        Just write to me. A place (`Beta`, `Moon`, `TB4`) takes you there; a card (`R7`, `blue 3`) plays it in a fight. English and French words both work:

        - go, as in `go Beta`: { terre_lune-words-go }
        - look at a deposit, as in `spot 3`: { terre_lune-words-prospect }
        - keep it: { terre_lune-words-keep }
        - put it back: { terre_lune-words-putback }
        - exchange, as in `exchange R7 B3`: { terre_lune-words-exchange }
        - push, as in `push blue forward`: { terre_lune-words-push }
        - forward: { terre_lune-words-forward }; backward: { terre_lune-words-backward }
        - a challenge, as in `challenge red`: { terre_lune-words-challenge }
        - an ambush, as in `ambush blue red` (the rocket, then trump): { terre_lune-words-ambush }
        - play a card: { terre_lune-words-play }
        - lay packets, as in `pack ZR with FE, exhausted with SI`: { terre_lune-words-pack }
        - an exhausted deposit: { terre_lune-words-exhausted }
        - take packets, as in `seize 1 3`: { terre_lune-words-seize }
        - end your turn: { terre_lune-words-end }
        - see your board: { terre_lune-words-show }
        - this list: { words-help }
        - the rules for this moment: { words-rules }

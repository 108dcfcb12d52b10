# The rules of De la Terre à la Lune, complete, in short pages: at most 1,900 characters each.
# ◇ marks what is a house choice and not the original rule.

terre_lune-help-aim = The aim
    .body =
        Two to four cosmonauts go to the **Moon** and come back. On their way they take claims (options) from four **stations**, and on the Moon the deposits (pions) that make them count. Whoever has the most points when all are home has won.

        A claim is worth its points only if the **deposit** of its mineral is brought home too; one deposit serves all claims on the same mineral.

        ◇ Points of each claim (and how many there are): water H2O 500 (1), oxygen O 400 (1), aluminium AL 300 (2), titanium TI 250 (3), iron FE 200 (4), calcium CA 150 (5), silicon SI 100 (6), zirconium ZR 50 (8), exhausted 0 (2).

        The 32 Exploration cards run from 1 to 8 in red, yellow, blue and green; 1 is the **MOLAB**, the highest, 2 the **MOBEX**, 8 the lowest. The rockets have the same colours, in the order of the seats.

        ◇ marks a house choice: the original rule says nothing of it, or its figures are missing. ◇ Chance says who begins.

terre_lune-help-board = The board
    .body =
        ◇ The original board is missing; ours satisfies every sentence of the rule. Between two places there are so many paliers (steps):

        - Earth–Beta, Earth–Gamma: 5; Earth–Alpha, Earth–Delta: 8
        - Alpha–Beta, Beta–Gamma, Gamma–Delta: 3
        - Alpha–Moon, Delta–Moon: 6; Beta–Moon, Gamma–Moon: 7

        A palier has a code, the same in every language, with T for the Earth (Terra) and L for the Moon (Luna): **AL3** is the third from Alpha to the Moon, **TB4** the fourth from the Earth to Beta.

        The orbit of the pirate satellite has 18 cells, O1 to O18, clockwise round the Moon. It crosses the routes at AL3 (O14), BL4 (O11), GL4 (O8) and DL3 (O5).

        Eight claims lie on each station, eight deposits on spots 1 to 8 of the Moon, all face down.

terre_lune-help-turn = The turn
    .body =
        I roll the three dice. The two **blue** ones move the pirate satellite, the **red** one your rocket.

        - **The way.** You advance by as many paliers as points. A station, the Moon or the Earth may be entered with points to spare. ◇ A station may also be passed, but not back along the route you came by; no U-turn on a route; the Moon and the Earth end the move. Several rockets may share a palier.
        - **The exchange** (écart). Then you may exchange cards: **exactly** as many as the red die shows (5 for a 6), or none. Those you give go under the talon before you draw. It is allowed on the Moon and on the return too.
        - **A 6** also lets you push an opponent’s rocket that is on a palier by one, forward or backward, to put it in the pirate’s way or orbit. ◇ Not as far as a station, the Moon or the Earth.

        ◇ A move without a choice is made by itself, and a turn ends by itself when nothing is left to do in it.

terre_lune-help-station = On a station
    .body =
        Whoever stops on a station takes the top claim, ◇ by itself. One a visit; you can leave and come back for another. Claims are secret: others only see how many.

        You may also call a **challenge** (défi) on those who follow you: all who are heading for the Moon and are not nearer to it than you. ◇ They play from where they are; it takes at least one of them, and at least one claim on the station. ◇ You may call it on your return too; it obliges those who have not been on the Moon or are heading for it again.

        ◇ Cards are exchanged before or after a challenge, once a turn.

terre_lune-help-challenge = The challenge
    .body =
        The challenger names **trumps** and leads. Five tricks, a card of each player in a trick:

        - **Follow** the colour that was led.
        - Who cannot follow must **trump**, and **overtrump** if possible. ◇ Without a higher trump a lower one must still be played.
        - Who has neither discards any card.
        - ◇ When trumps are led, following is enough.

        The highest trump, or without any the highest of the colour that was led, takes the trick and leads to the next.

        Most tricks win; ◇ of those who are tied, whoever took the latest. The winner takes from the station **as many claims as there are players**, 2 more for having had the MOLAB of the rocket’s colour, 1 more for that of trumps, as many as are left, ◇ wherever he or she is.

        Then all 32 cards are shuffled, and each gets five. ◇ The last trick, where each has one card, plays itself.

        Your console shows your cards, and says of each why it may not be played.

terre_lune-help-pirate = The pirate satellite
    .body =
        - **Attraction.** Whoever stops on a palier of the orbit follows the pirate at once, by as many cells as the turn’s two blue dice show. In the next turn the rocket comes back to that palier, then goes on with the points of the red die less the distance. ◇ If none are left it waits there for the rest of the turn. You are dragged only **once at a crossing**: until the next station or the Moon, which a crossed pirate shows. Passing without stopping is safe.

        - **Collision.** Whoever, heading for the Moon, stops on the palier where the pirate is, falls back to the station that was left, and leaves all claims there, ◇ under the stack. The **second** collision pulverises the rocket: the cosmonaut is out, the deposits go back to the Moon, ◇ to spots that chance chooses, the claims are out of the game, ◇ the cards go under the talon. ◇ The last one left has won at once.

        On the return there is no collision, but attraction remains.

        ◇ A rocket pushed by a 6 suffers attraction or collision as if it had stopped there. ◇ The pirate passing or reaching a rocket does nothing to it. ◇ Coming back to the palier of attraction is not stopping there.

terre_lune-help-moon = On the Moon
    .body =
        On landing you **look at a deposit** of your choice, secretly. You may keep it if you have a claim on its mineral; else, or if you do not want it, you put it back on the same spot. To remember what is where is part of the game.

        In each later turn you look at another one **or** leave. ◇ There is no idle turn. The dice are rolled all the same, for the pirate and the exchange.

        You may leave for the Earth, or for a station to look for claims and come back.

        The return goes like the way out: stations still give a claim for each stop, but it only counts if you hold its deposit already.

terre_lune-help-ambush = The ambush
    .body =
        On your **return**, having stopped on a station, you may lay an ambush (embuscade) for an opponent, ◇ on arrival or, in your next turn, before you leave. ◇ The victim is returning too, has at least one deposit, and is on that station or on a route that touches it; the rocket is brought to the station. ◇ One ambush on each station (a token of your colour marks it), and none once someone has landed.

        It is played by the two like a challenge: who lays it names trumps and leads. **Either may win.** The winner takes **two packets** from the other, three for having had the MOLAB of one’s own colour.

        A packet is a deposit with all its claims. ◇ The loser lays them after the fight, face down, in an order that chance chooses, and may mix in **decoys**: claims without a deposit, or exhausted ones. The winner only sees their sizes. ◇ Where the winner takes all of them, there is nothing to choose or to hide.

terre_lune-help-end = The end
    .body =
        Whoever has been on the Moon and comes back to the Earth has **landed**: a prime of **200** points for the first, **150** for the second.

        With the first landing the pirate, the cards and the claims that are left are put away: no more challenge or ambush. The others go home by the shortest way on the red die alone. ◇ I roll it through. ◇ Whoever was still heading for the Moon turns back; without having been there, without a prime. ◇ A dragged rocket sets out from its palier of attraction.

        Then everything is uncovered: each counts the **claims whose deposit came home too**, and the prime. The highest total wins; ◇ a tie is shared.

terre_lune-help-time = When somebody stays silent
    .body =
        The table chooses how long a decision may take. After that I play for whoever is silent, ◇ with caution:

        - On the way: to the Moon, then to the Earth, by the shortest way; never into the pirate if there is another way; with a stop on stations that have claims.
        - On the Moon: a deposit is looked at, and kept if it may be.
        - No exchange, no push, no challenge, no ambush.
        - In a fight: the trick is won as cheaply as possible, else the weakest card is played; the strongest is led.
        - No decoys; the largest packets are taken.

        A move that revealed nothing can be taken back with `/table undo`, or by the button in your console; dice, claims and deposits that were seen stand.

terre_lune-help-commands = Commands
    .body =
        - `/lune open` opens a table; where the pirate starts and the pace are chosen there
        - `/table join`, `/table leave`, `/table start`: before the game
        - `/table show` brings the board down, `/table close` closes the table
        - `/lune go to:Beta` takes the way that ends there; the possible places are offered
        - `/lune prospect spot:3` looks at a deposit, `/lune keep` keeps it, `/lune putback` puts it back
        - `/lune exchange cards:R7 B3` exchanges cards
        - `/lune push rocket:blue way:forward` pushes a rocket after a 6
        - `/lune challenge trump:red` calls a challenge, `/lune ambush rocket:blue trump:red` lays an ambush
        - `/lune play card:R7` plays a card
        - `/lune pack` lays your packets; with decoys: `/lune pack decoys:ZR with FE`
        - `/lune seize packets:1 3` takes packets
        - `/lune end` ends your turn
        - `/console` shows your own board and what you can do; `/table zoom` its part that matters now, larger; `/table describe` the board in words
        - `/table advice` tells what a computer would do in your place; **Look back**, after the game, what would have been better
        - What is new is ringed or underlined: on the board since the latest move, in your console since your own
        - `/table rules` shows these pages

        The buttons in your console do the same.

terre_lune-help-messages = In direct messages
    .body =
        You can simply write to me: a place (`Beta`, `Moon`, `TB4`) goes there, a card (`R7`, `blue 3`) plays it in a fight. French and English words will both do:

        - go, as in `go Beta`: { terre_lune-words-go }
        - look at a deposit, as in `spot 3`: { terre_lune-words-prospect }
        - keep it: { terre_lune-words-keep }
        - put it back: { terre_lune-words-putback }
        - exchange, as in `exchange R7 B3`: { terre_lune-words-exchange }
        - push, as in `push blue forward`: { terre_lune-words-push }
        - forward: { terre_lune-words-forward }; backward: { terre_lune-words-backward }
        - a challenge, as in `challenge red`: { terre_lune-words-challenge }
        - an ambush, as in `ambush blue red` (the rocket, then trumps): { terre_lune-words-ambush }
        - play a card: { terre_lune-words-play }
        - lay packets, as in `pack ZR with FE, exhausted with SI`: { terre_lune-words-pack }
        - an exhausted deposit: { terre_lune-words-exhausted }
        - take packets, as in `seize 1 3`: { terre_lune-words-seize }
        - end your turn: { terre_lune-words-end }
        - see your board: { terre_lune-words-show }
        - this list: { words-help }
        - the rules of this moment: { words-rules }

# The rules of De la Terre à la Lune, complete, in short pages: at most 1,900 characters each.
# ◇ marks a house rule, which the original does not have.

terre_lune-help-aim = The aim
    .body =
        Two to four cosmonauts fly to the **Moon** and back. Four **stations** give claims (options), the Moon the **deposits** (pions) that make them count. Bring home a mineral’s deposit, and all your claims on it score. Most points wins.

        ◇ Points per claim (and how many there are): water H2O 500 (1), oxygen O 400 (1), aluminium AL 300 (2), titanium TI 250 (3), iron FE 200 (4), calcium CA 150 (5), silicon SI 100 (6), zirconium ZR 50 (8), exhausted 0 (2).

        Everyone holds five of 32 cards, in the rockets’ colors: red, yellow, blue, green. **1 is the highest**, the **MOLAB**; then 2, the **MOBEX**, down to 8.

        ◇ marks a house rule: the original is silent there, or its figures are missing. ◇ Chance decides who starts.

terre_lune-help-board = The board
    .body =
        ◇ The original board is lost; ours fits every sentence of the rules. Spaces between places:

        - Earth–Beta, Earth–Gamma: 5; Earth–Alpha, Earth–Delta: 8
        - Alpha–Beta, Beta–Gamma, Gamma–Delta: 3
        - Alpha–Moon, Delta–Moon: 6; Beta–Moon, Gamma–Moon: 7

        {""}**AL3** is the third space from Alpha to the Moon (Luna), **TB4** the fourth from Earth (Terra) to Beta.

        The pirate’s orbit, O1 to O18, runs clockwise and crosses the routes at AL3 (O14), BL4 (O11), GL4 (O8) and DL3 (O5).

        Face down: eight claims per station, eight deposits on the Moon’s spots 1 to 8.

terre_lune-help-turn = The turn
    .body =
        I roll three dice. The **blue** ones move the pirate satellite, then the **red** one your rocket.

        - **The move.** You can enter a station, the Moon or Earth with steps to spare; the last two end your move. ◇ You can pass a station, but not back along the route you came by. No U-turns on a route. Rockets can share a space.
        - **The exchange** (écart). Then you can exchange **exactly** as many cards as the red die shows (5 for a 6), even on the Moon and on the way home. Yours go under the deck first. Your turn ends with your move if nothing else is left in it: before you move, **Then exchange…** keeps it open.
        - **A 6** also lets you push an opponent’s rocket one space along its route, either way, ◇ but not onto a station, the Moon or Earth.

        ◇ What leaves no choice happens by itself: the rest of a fight that’s decided, and a turn with only one way, unless you exchanged cards in the turn before.

terre_lune-help-station = On a station
    .body =
        When you stop, you take the top claim, ◇ automatically. One per visit. Others only see how many you have.

        You can also call a **challenge** (défi) while claims are left here. You challenge everyone still flying to the Moon (for the first time or again) who’s no nearer to it than you: at least one player. ◇ They play from where they are. ◇ It works on your way home too.

        ◇ You exchange cards before or after it, once a turn.

terre_lune-help-challenge = The challenge
    .body =
        The challenger names **trump** and leads. Five tricks, one card each:

        - **Follow** the color led. ◇ If that’s trump, following is enough.
        - If you can’t, **trump**, and **overtrump** if you can. ◇ Without a higher one, you must still play a lower one.
        - With neither, discard any card.

        The highest trump takes the trick or, without any, the highest card of the color led. Its player leads the next.

        Most tricks wins; ◇ in a tie, the tied player who took the latest trick. ◇ Wherever they are, the winner takes the station’s claims while there are any: **one per player** in the challenge, 2 more for having had the MOLAB of their rocket’s color, 1 more for the trump MOLAB.

        Then all 32 cards are shuffled and everyone gets five.

terre_lune-help-pirate = The pirate satellite
    .body =
        - **Attraction.** Stop on its orbit, and you follow it at once by the sum of the blue dice. Next turn you come back to that space, then move by the red die minus that distance. ◇ If nothing is left, you wait there that turn. It drags you only **once per crossing**: a crossed-out pirate shows it until the next station or the Moon. Passing is safe.

        - **Collision.** Stop on its space on the way to the Moon, and you fall back to the station you left. All your claims stay there, ◇ under the stack. The **second** time you’re out: your deposits go back to the Moon, ◇ to random spots, your claims leave the game, ◇ your cards go under the deck. ◇ The last one left wins at once.

        On the way home there’s only attraction.

        ◇ A rocket pushed by a 6 counts as stopping there. ◇ The pirate passing or reaching a rocket does nothing to it. ◇ Coming back after attraction isn’t stopping.

terre_lune-help-moon = On the Moon
    .body =
        When you land, you secretly **look at a deposit**. You can keep it if you have a claim on its mineral. Otherwise it goes back on the same spot by itself, ◇ and your own board shows you what you’ve seen.

        On each later turn, you look at another **or** leave, for Earth or for a station to collect claims and come back. ◇ You can’t skip. The dice still move the pirate and allow an exchange.

        On the way home, a station’s claim only counts if you already hold its deposit.

terre_lune-help-ambush = The ambush
    .body =
        On your **way home**, stopped on a station, you can ambush (embuscade) an opponent, ◇ when you arrive or before you leave next turn. ◇ They’re on their way home too, with a deposit, on that station or on a route that touches it. Their rocket is pulled to the station. ◇ Once per station: your token marks it.

        The two of you play a challenge; you name trump and lead. **Either can win**, and takes **two packets**, three for having had the MOLAB of their own color.

        A packet is a deposit with all its claims. ◇ The loser then lays them face down, in random order, and can mix in **decoys**: claims without a deposit, or exhausted ones. The winner only sees their sizes.

terre_lune-help-end = The end
    .body =
        Back on Earth after being on the Moon, you have **landed**: a bonus of **200** points for the first, **150** for the second.

        The first landing removes the pirate, the cards and the leftover claims: no more challenges or ambushes. The others fly home by the shortest way on the red die alone. ◇ I roll it in one go. ◇ Rockets heading for the Moon turn back; without having been there, they get no bonus. ◇ A dragged rocket sets out from where it was dragged from.

        Your score: your **claims whose deposit came home too**, plus your bonus. ◇ A tie is shared.

terre_lune-help-time = When time runs out
    .body =
        I move for you, ◇ carefully:

        - On the way: the shortest one to the Moon, then Earth; never into the pirate if there’s another way; with a stop on stations that have claims.
        - On the Moon: I look at a deposit, and keep it if that’s allowed.
        - No exchange, push, challenge or ambush.
        - In a fight: the cheapest card that wins, or else the weakest; I lead the strongest.
        - No decoys; the largest packets.

        `/table undo` takes back a move that revealed nothing: no dice, claim or deposit.

terre_lune-help-commands = Commands
    .body =
        - `/moon open`, `/table join`, `/table leave`, `/table start`: before the game
        - `/table show`: the board back down; `/table close`: close the game
        - `/moon go to:Beta`: fly there
        - `/moon prospect spot:3`: look at a deposit, then `/moon keep` or `/moon putback`
        - `/moon exchange cards:R7 B3`
        - `/moon push rocket:blue way:forward`: after a 6
        - `/moon challenge trump:red`, `/moon ambush rocket:blue trump:red`
        - `/moon play card:R7`
        - `/moon pack`: your packets; with decoys: `/moon pack decoys:ZR with FE`
        - `/moon seize packets:1 3`: take packets
        - `/moon end`: end your turn
        - `/console`: your board; `/table zoom`: larger; `/table describe`: in words
        - `/table advice`: what a computer would do; after the game, **{ table-button-look-back }**: what would have been better
        - Ringed or underlined: new since the last move, in your console since yours
        - `/table rules`: these pages

terre_lune-help-messages = In DMs
    .body =
        Write a place (`Beta`, `Moon`, `TB4`) to go there, a card (`R7`, `blue 3`) to play it. Or write:

        - `go Beta`: { terre_lune-words-go }
        - look at a deposit, `spot 3`: { terre_lune-words-prospect }
        - keep it: { terre_lune-words-keep }
        - put it back: { terre_lune-words-putback }
        - `exchange R7 B3`: { terre_lune-words-exchange }
        - `push blue forward`: { terre_lune-words-push }
        - forward: { terre_lune-words-forward }; backward: { terre_lune-words-backward }
        - `challenge red`: { terre_lune-words-challenge }
        - `ambush blue red` (the rocket, then trump): { terre_lune-words-ambush }
        - play a card: { terre_lune-words-play }
        - lay packets, `pack ZR with FE, exhausted with SI`: { terre_lune-words-pack }
        - exhausted: { terre_lune-words-exhausted }
        - take packets, `seize 1 3`: { terre_lune-words-seize }
        - end your turn: { terre_lune-words-end }
        - your board: { terre_lune-words-show }
        - this list: { words-help }
        - the rules for now: { words-rules }

# Tables: lobby, seats, deadlines, buttons, and what goes wrong around them.

# The public message
table-heading = **{ $game }** · table { $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (host)
table-seat-free = { $seat }. *free: press Join*
table-seat-vacant = { $empty ->
        [1] *empty seat*
       *[other] *empty seat { $seat }*
    }
pace-live = Live: 5 minutes a move
pace-days = By correspondence: 3 days a move
pace-unhurried = Unhurried: no limit
table-pace-live = { pace-live }; then the rules play.
table-pace-days = { pace-days }; then the rules play.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ **{ $name }**: { $clock }
table-clock-vacant = A seat is empty: whoever presses **Join** asks the table for it; otherwise the rules play for it { $clock }.
table-paused = ⏸️ **The game is paused.** No clock runs. Whoever sits here can press **Go on**.
table-time-up = ⏳ { $name-you ->
        [yes] Your time was up
       *[no] **{ $name }**: time was up
    }, so the rules played.
table-away = **{ $name }** is away until { $back }, and the table waits.
table-gone = **{ $name }** { $why ->
        [unseen] has not been seen for two weeks
       *[missed] has missed two decisions in a row
    }. Somebody else may ask to **take over** the seat, and the others may free it.
table-motion-seat = **{ $by }** would like to take over the empty seat, with all that it may know.
table-motion-replace = **{ $by }** would like to play on in the place of **{ $name }**, with all that the seat may know.
table-motion-dismiss = **{ $by }** would like to free the seat of **{ $name }**, who { $why ->
        [unseen] has not been seen for two weeks
       *[missed] has missed two decisions in a row
    }.
table-motion-pause = **{ $by }** would like to pause the game.
table-motion-pace = **{ $by }** would like another pace. { $pace }
table-motion-back = **{ $by }** would like to take back the last move: { $deed }
table-motion-back-all = **{ $by }** would like to take back a move, with all that was played after it: { $deed }
table-motion-awaits = To agree or refuse: { $names }.
table-dm-closed = **{ $name }**: your DMs are closed to me, so everything secret is under **My console**.
table-over-footer = The game is over.
table-closed = **{ $game }** · table { $table } is closed. `/{ $command } open` opens another.
table-close-asked = **{ $name }** would like to close the table; it closes when everybody asks for it.

# Where a table stands, and what happened there
table-place = in { $channel }
table-place-server = in { $channel } on { $server }
table-since = { $moved ->
        [yes] **Since your last move**
       *[no] **What has happened so far**
    }
table-last-move = ↩ Your last move: { $news }
table-taken-back = ↩️ Taken back: { $news }
table-history = **{ $game }** · table { $table } · what has happened ({ $page } of { $pages })
table-history-none = Nothing has happened yet.

# A game that is over, once more
replay-film = **{ $game }** · table { $table } · the whole game · *{ $eyes }*
replay-step = **{ $game }** · table { $table } · moment { $step } of { $steps } · *{ $eyes }*
replay-too-long = The film would be too large to send: this is how it ended. Moment by moment, all of it is there.
replay-eyes-public = As everybody saw it
replay-eyes-own = As I saw it
replay-eyes-open = With everything open
replay-button-walk = Moment by moment
replay-button-film = Film
replay-rounds = Leap to a round
replay-round = { $step } · { $told }
replay-alt = The whole game as a film, in { $steps } moments. The button Moment by moment tells each of them in words.
replay-not-over = The game is not over yet: it can be looked at once more when it is. `/history` tells what has happened so far.
export-whole = The record of the whole game, people by letters: with `houston replay` anybody can compute it once more. Notes, and drafts that were never used, are not in it.
export-so-far = What you saw of the game so far, and what you wished, for your eyes only. Once it is over, `/export` gives the whole record.
verify-sound = I have computed the whole game once more: { $acts ->
    [one] its one act, put to the rules again with the dice of its seed, came
   *[other] each of its { $acts } acts, put to the rules again with the dice of its seed, came
} to what was told.
verify-differs = I have computed the whole game once more, and it is not as it was told, { $many ->
    [one] in one place
   *[other] in { $many } places
}. The first: { $first }
verify-unpledged = Nothing was pledged before it began, because its seed was given and everybody may know it: that proves that the seed and the moves make this game, not that the seed was not chosen.
verify-pledged =
    The seed was pledged as `{ $seed }`, before the game, and mixed with the ids of the { $mixed } interactions that brought people here and began it. All { $steps } steps, with every secret in them, are what was pledged when they were made: `{ $all }`. `/export` gives it all, for `houston replay` and for anybody’s own sums.
verify-proves = If these pledges are those that you saw, that proves that I changed neither the seed nor a secret afterwards, and chose no roll; it does not prove that I peeked at nothing, nor who the people were.
verify-proves-unseen = It began with the very command that opened it, so nobody could see the pledge of the seed first: that proves that the seed and the moves make this game and that no secret was changed afterwards, not that nobody chose the seed.
verify-lobby = The seed of this game is pledged as `{ $seed }`, and will be mixed with the ids of the interactions that bring people here and begin it. Keep the pledge: once the game is over, `/verify` opens it.
verify-later = The seed of this game is pledged as `{ $seed }`, and all that has happened up to what everybody saw last, with every secret in it, as `{ $all }`. Nobody can read anything in a pledge. Keep them: once the game is over, `/verify` opens them and computes everything once more.
verify-later-unpledged = This table has pledged nothing, because its seed was given and everybody may know it. Once the game is over, `/verify` computes it once more all the same.

# The tables of one person
tables-mine = Your tables:
tables-line = **{ $game }** · table { $table }: { $state } { $place }
tables-yours = **your move**.
tables-yours-until = **your move**; the rules play for you { $clock }.
tables-paused = the game is paused.
tables-others = waiting for { $names }.
tables-gathering = people are gathering.
tables-over = the game is over.


# The message that calls
table-call = { $names }: { $why ->
        [seat] you have been welcomed
        [word] the others ask for your word
       *[move] { $count ->
            [one] it is your move
           *[other] your moves are awaited
        }
    } at **{ $game }**, table { $table }.
table-call-aside = { $why ->
        [seat] You have been welcomed
        [word] The others ask for your word
       *[move] It is your move
    } at **{ $game }**, table { $table }, in { $channel }.
table-call-welcome = **{ $name }**, the seat is yours: you know all that it may know, and each of your decisions has its whole time.
table-call-since = { $moved ->
        [yes] Since your last move:
       *[no] What has happened:
    }
table-call-earlier = (earlier still: { $lines }; **My console** tells all of it)
table-call-clock = ⏳ Otherwise the rules play for you { $clock }.
table-call-board = The board: { $link }

# Computers
player-forgotten = a player
computer-name = { $skill ->
        [easy] Houston (easy)
        [strong] Houston (strong)
       *[fair] Houston (fair)
    }{ $alike ->
        [1] { "" }
       *[other] { " " }{ $nth }
    }
computer-skill = { $skill ->
        [easy] Easy
        [strong] Strong
       *[fair] Fair
    }
computer-which = How strong shall the computer play?
computer-away = No computer
computer-sits = The computer has sat down.
computer-gone = The computer has got up.

# Buttons
table-button-join = Join
table-button-leave = Leave
table-button-start = Start
table-button-start-alone = Start alone
table-button-console = My console
table-button-refresh = Refresh
table-button-history = History
table-button-rules = Rules
table-button-learn = Show me
table-button-describe = Describe
table-button-zoom = Zoom
table-button-replay = Replay
table-button-take-over = Take over
table-button-dismiss = Free the seat of { $name }
table-button-welcome = Welcome { $name }
table-button-pause = Pause the game
table-button-pace = Change the pace
table-button-back = Take it back
table-button-take-back = ↩ Take back my last move
table-button-ask-back = ↩ Ask to take back my last move
table-button-stands-revealed = ↩ It stands: revealed or sealed
table-button-stands-since = ↩ It stands: revealed since
table-button-stands-gone-on = ↩ It stands: the game has gone on
table-button-no = No
table-button-computers = Computer
table-button-resume = Go on
table-button-again = New lobby
table-button-close = Close the table

# Answers
table-opened = Your table is open: it stands in the channel. Others press **Join**; you press **Start**.
table-opened-solo = Your game has begun: its board stands in the channel. **My console** tells you at any time what you can do. Good luck!
table-joined = Welcome: you have seat { $seat }.
table-taken-over = The seat is yours, with everything that it may know. Press **My console** to see it.
table-seat-asked = You have asked for the seat. It is yours as soon as they welcome you: { $names }. I will call you then.
table-motion-noted = Noted. It is so as soon as they agree: { $names }.
table-motion-carried = Done: everybody agrees.
table-motion-dropped = Noted: it stays as it is.
table-resumed = The game goes on. Whoever is awaited has his whole time again.
table-left = You have left the table.
table-left-running = You have left. Somebody may take your seat over if the others welcome him; until then the rules play for it when its time runs out.
table-started = The game has begun.
table-shown = Here it comes, at the bottom of the channel.
table-shown-later = Discord does not answer me just now. The board comes to the bottom of the channel as soon as it does.
table-moved-here = Table { $table } stands here from now on.
table-here-fine = Table { $table } stands in { $channel }, and I can post there. `/table here` is for tables whose channel takes nothing from me.
table-here-which = Several of your tables need another channel. Say which one, for example: `/table here table:{ $table }`
table-here-none = You have no seat at a table of this server that needs another channel.
table-here-server = Use this in the channel of a server, where the table should stand.
table-closed-now = The table is closed.
table-close-noted = Noted. The table closes as soon as everybody asks for it; still missing: { $names }.
table-host-passed = { $name } is the host now.
table-again = A new table is open with the same people.
table-already-done = That was done already.

# Refusals
table-refused-full = The table is full: it has { $max } seats.
table-refused-already-seated = You already have a seat at this table.
table-refused-not-seated = You have no seat at this table. You can watch, or join when a seat is free.
table-refused-not-host = Only the host can do that: { $host }.
table-refused-too-few = { $needed } people are needed to start.
table-refused-already-started = The game has already begun.
table-refused-sat-elsewhere = You know what another seat of this game hides: only the seat that you left could be yours again, and it is taken. You can watch.
table-refused-not-started = The game has not begun yet: the host starts it.
table-refused-closed = This table is closed.
table-refused-over = This game is over. Press **Rematch** to play again.
table-refused-not-over = The game is not over yet.
table-refused-counts = What is won at this table counts for later games: only people play for that. A computer plays at tables that do not count.
table-refused-paused = The game is paused: press **Go on** below the board, or use `/table resume`.
table-refused-not-paused = The game is not paused.
table-refused-not-gone = A seat can be freed only when whoever sits there has missed two decisions in a row or, where nobody is hurried, has not been seen for two weeks.
table-refused-already-so = That is so already.
table-refused-stands-nothing = You have done nothing here that could be taken back.
table-refused-stands-revealed = Your last move stands: it drew on chance, uncovered something hidden or sealed something, and that is never undone.
table-refused-stands-since = Your last move stands: since then chance or a secret has come into play, or the rules have played for somebody.
table-refused-stands-gone-on = What you prepared in private stands: the game has gone on since. You can still change it as long as the rules let you.
table-refused-settled = That has been settled meanwhile.
table-refused-not-asked = This is about your own seat: the others decide. A move of yours shows that you are here, and ends it.
table-refused-cannot-start = The game cannot start like this.
table-refused-occupied = There is already an open table in this channel (table { $table }). One table per channel: play it, open yours in another channel or a thread, or close it with `/table close` if you play there. When nothing has happened there for an hour (in a running game: for two weeks), anybody may do that.
table-none-here = There is no table in this channel. `/{ $command } open` opens one.
table-none-here-homeless = There is no table in this channel. The channel of your table { $table } takes nothing from me: `/table here` brings it here.
table-none-of-yours = You have no seat at any open table. Open one in a server’s channel, or join one there: `/help` says how.
table-none-such = That table is no more.
table-not-here = Table { $table } is not in this channel, and you have no seat at it. I speak of a table only where it is played, and to the people who sit there: use `/verify` in its channel.
table-not-yours = You are not playing at table { $table } now. `/tables` lists those where you do.
table-missing-permissions = I cannot play in this channel: I lack { $permissions }. Whoever manages the server can grant it to me here.
table-permission-view = View Channel
table-permission-send = Send Messages
table-permission-threads = Send Messages in Threads
table-permission-files = Attach Files
table-permission-history = Read Message History
table-shut-lacking = ⚠️ I cannot post in { $channel }: I lack { $permissions } there. Whoever manages the channel or the server can grant it to me.
table-shut-locked = ⚠️ I cannot post in { $channel }: the thread is locked. Whoever manages threads there can unlock it.
table-shut-deleted = ⚠️ The channel where this table stood has been deleted.
table-shut-expelled = ⚠️ I am no longer on the server where this table stands. Whoever manages the server can invite me again; then I bring everything that is missing.
table-shut-refused = ⚠️ I cannot post in { $channel }: Discord refuses it and does not say why. Whoever manages the server can look whether I was timed out or blocked there.
table-shut-meanwhile = Meanwhile the game goes on in your console and in your DMs, and `/table here` in another channel of the server moves the table there.
table-which = Which table do you mean? Pick one, or begin your message with its number, such as **#{ $table }**.
table-which-button = Table { $table }: { $game }
table-stale = That button is from an earlier moment of the game. Here is how things stand now.
table-foreign-button = That button is none that I know any more. `/table show` brings the board back.
table-form-empty = The form came back empty. Please try again.
table-console-lobby = The game has not begun. The host starts it; then your own board will be here.
# Words that are understood in every DM, each list by commas
words-help = help
words-rules = rules
table-typed-unknown = I did not understand that. Here is what you can type: { $words }.
slow-press-again = That took me a while. Please press again.
game-none-such = There is no such game. Choose one: { $games }
trouble = Something went wrong on my side, and I wrote it down. The game is untouched; please try again.
trouble-store = I could not write that to disk, so it did not happen. Please try again in a moment.
trouble-store-full = My disk is full, so that did not happen. Whoever runs me must make room; then please try again.

# Help
status-title = **Houston** { $version }
status-tables = Tables that are open: { $open }.
status-answers = Of my last { $many } answers, half took up to { $half } ms, and 99 in 100 up to { $most } ms.
status-answers-none = I have not answered anybody yet since I started.
status-letters = DMs that arrived since I started: { $arrived } of { $all }.
status-letters-none = I have not written any DM since I started.
status-backup = The last backup: { $when }.
status-backup-none = I know of no backup.

help-title = **Houston**, game master of space board games.
help-body = Open a table in any channel, play with buttons or commands, keep your secrets under **My console** or in my DMs. No crash loses a game.
help-game = **{ $game }**: { $pitch } `/{ $command } open`
help-rules =
    • **Begin**: `/learn` shows a game in a minute and a half, `/rules` tells how it is played. With `computer` in `open` you play at once against me, or with me. `/daily` is the puzzle of the day.
    • **Play**: `/console` is your own board, `/zoom` the part that matters now, `/describe` all of it in words; `/advice` says what a computer would do, `/history` what happened. `/tables` lists your tables, `/settings` says how I call you.
    • **Together**: `/table` invites somebody, takes your last move back, pauses, changes the pace, or gives away a seat that was left; where that touches others, they are asked.
    • **Afterwards**: `/replay` shows a game again, `/verify` whether it was fair, `/export` gives it as a file, `/stats` counts games and decisions, `/privacy` says what I keep of you.
    • `/status` says how I am doing, `/server` is for whoever runs a server.
rules-heading = **{ $game }** · { $title } ({ $page } of { $pages })
rules-next = Next
rules-previous = Previous
describe-none = There is no board to describe yet.

# What people keep from game to game.
record-elsewhere = Each server keeps records of its own: use this command in the server.

# The end of a game
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-ahead = 🏁 **{ $game }** · **{ $result }**, { $margin } ahead
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result }** · { $done }, { $margin } ahead
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }by { $better }
    }
finale-people = Good game, { $names }!
finale-asked = 🔁 { $names }: up for a rematch. Still to press: { $missing }.
finale-rematch-noted = You’re in! The rematch starts when these press too: { $names }.
finale-rematch = Rematch! The new board is at the bottom of the channel.
finale-more = There’s more to this game:
finale-button-rematch = Rematch
finale-button-share = Share
finale-button-more = ⋯
finale-button-verify = Verify
finale-button-export = Export
dm-closed = **{ $game }** · this game was closed.
table-which-choose = Choose a game

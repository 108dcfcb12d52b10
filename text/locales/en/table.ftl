# Games: lobby, seats, deadlines, buttons, and what goes wrong around them.

# The public message
table-heading = **{ $game }** · #{ $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (host)
table-seat-vacant = { $empty ->
        [1] *Empty seat*
       *[other] *Empty seat { $seat }*
    }
pace-live = Live: 5 minutes a move
pace-days = By correspondence: 3 days a move
pace-unhurried = Unhurried: no limit
table-pace-live = { pace-live }, 10 to prepare; after that, Houston moves for you.
table-pace-days = { pace-days }; after that, Houston moves for you.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ { $clocks }
table-clock-of = **{ $name }**: { $clock }
table-clock-vacant = A seat is empty. Press **Join** to ask for it; otherwise { $plays ->
        [yes] a computer takes it
       *[no] Houston moves for it
    } { $clock }.
table-paused = ⏸️ **Game paused.** No clock runs. Any player can press **Resume**.
table-time-up = ⏳ Time’s up: Houston moved for { $name-you ->
        [yes] you
       *[no] **{ $name }**
    }.
table-times-up = ⏳ Time’s up: Houston moved for { $names }.
table-away = **{ $name }** is away until { $back }. The game waits.
table-gone = **{ $name }** { $why ->
        [unseen] hasn’t been seen for two weeks
       *[missed] missed two turns in a row
    }. Anyone else can ask to **take over** the seat, and the others can free it.
table-motion-seat = **{ $by }** wants to take the empty seat, secrets included.
table-motion-replace = **{ $by }** wants to take over from **{ $name }**, secrets included.
table-motion-dismiss = **{ $by }** wants to free the seat of **{ $name }**, who { $why ->
        [unseen] hasn’t been seen for two weeks
       *[missed] missed two turns in a row
    }.
table-motion-pause = **{ $by }** wants to pause the game.
table-motion-pace = **{ $by }** wants another pace. { $pace }
table-motion-close = **{ $by }** wants to close the game.
table-motion-back = **{ $by }** wants to undo the last move: { $deed }
table-motion-back-all = **{ $by }** wants to undo a move and everything after it: { $deed }
table-motion-awaits = Still to vote: { $names }.
table-motion-against = Against: { $names }.
table-motion-silence = No answer counts as yes { $clock }.{ $seat ->
        [yes] { " " }Most votes decide.
       *[no] { "" }
    }
table-motion-majority = Most votes decide: no answer is no vote.
table-motion-needs-all = The game closes only if everyone says yes.
table-motion-ended-yes = ✅ Agreed.
table-motion-ended-no = ❌ { $many ->
        [0] Withdrawn.
       *[other] { $names } said no.
    }
table-motion-ended-over = This vote is over.
table-dm-closed = **{ $name }**: I can’t DM you, so your secrets are under **My console**.
table-over-footer = Game over.
table-closed = **{ $game }** · #{ $table } was closed{ $many ->
        [0] { "" }
       *[other] { " " }by { $names }
    }. Start another with `/play`.

# Where a game is, and what happened there
table-place = in { $channel }
table-place-server = in { $channel } on { $server }
table-since = { $moved ->
        [yes] **Since your last move**
       *[no] **The story so far**
    }
table-since-earlier = … { $count } earlier: **History** under ⋯
table-last-move = ↩ Your last move: { $news }
table-taken-back = ↩️ Undone: { $news }
table-history = **{ $game }** · #{ $table } · history ({ $page }/{ $pages })
table-history-none = Nothing has happened yet.

# The replay of a finished game
replay-film = **{ $game }** · #{ $table } · the whole game · *{ $eyes }*
replay-ending = **{ $game }** · #{ $table } · how it ended · *{ $eyes }*
replay-step = **{ $game }** · #{ $table } · step { $step }/{ $steps } · *{ $eyes }*
replay-too-long = The GIF would be too big to send, so here’s how it ended. **Step by step** shows it all.
replay-eyes-public = What everyone saw
replay-eyes-own = What you saw
replay-eyes-open = Everything revealed
replay-button-walk = Step by step
replay-button-film = GIF
replay-button-ending = How it ended
replay-rounds = Jump to a round
replay-round = { $step } · { $told }
replay-alt = The whole game as a GIF, in { $steps } steps. “Step by step” tells each one in words.
replay-not-over = The game isn’t over yet. Once it is, you can replay it. `/table history` tells what happened so far.
replay-closed = This game was closed before its end. What was secret there stays secret, so there’s no replay.
export-whole = The whole game, as two files: one to read, with names, and the record, with letters for players. Anyone can recompute the record with `houston replay`. Notes and unused drafts aren’t in either.
export-so-far = What you’ve seen and asked for so far, for your eyes only. Once the game is over, `/table export` gives the whole record.
export-alone = A name in brackets: only they were told that line, and “you” is them.
export-part = so-far
verify-sound = I recomputed the whole game from its seed: { $acts ->
    [one] its only move matches
   *[other] all { $acts } moves match
} what I showed.
verify-differs = I recomputed the whole game, and it isn’t what I showed, { $many ->
    [one] in one place
   *[other] in { $many } places
}. The first: { $first }
verify-unpledged = There was no fair-play code before the game: its seed was given, so anyone may know it. This proves that the seed and the moves make this game, not that nobody chose the seed.
verify-pledged =
    The seed’s fair-play code was `{ $seed }` before the game. The seed was then mixed with the ids of the { $mixed ->
        [one] interaction that brought the player in and started the game
       *[other] { $mixed } interactions that brought the players in and started the game
    }. All { $steps } steps, secrets included, match the code made as they happened: `{ $all }`. `/table export` gives it all, for `houston replay` or your own sums.
verify-proves = If these are the codes you saw, I changed neither the seed nor a secret afterwards, and chose no roll. They don’t prove that I never peeked, or who the players were.
verify-proves-unseen = The command that opened this game also started it, so nobody could see the seed’s code first. This proves that the seed and the moves make this game and that no secret was changed afterwards, not that nobody chose the seed.
verify-lobby = 🔒 Fair-play code: `{ $seed }`. Its seed gets mixed with the ids of the interactions that bring players in and start the game. Keep the code: once the game is over, `/table verify` opens it.
verify-later = 🔒 Fair-play codes: `{ $seed }` for the seed, and `{ $all }` for everything up to what everyone saw last, secrets included. Nobody can read anything in a code. Keep them: once the game is over, `/table verify` opens them and recomputes everything.
verify-later-unpledged = This game has no fair-play code: its seed was given, so anyone may know it. Once it’s over, `/table verify` still recomputes it.

# One person’s games
tables-mine = Your games:
tables-line = **{ $game }** · #{ $table }: { $state } { $place }
tables-yours = **your turn**.
tables-yours-until = **your turn**; Houston moves for you { $clock }.
tables-paused = paused.
tables-others = waiting for { $names }.
tables-gathering = in the lobby.
tables-over = over.
tables-over-heading = Over:
tables-over-line = **{ $game }** · #{ $table } · { $finish ->
        [won] won
        [drawn] a draw
        [left] you left
       *[lost] lost
    } · { $day }
tables-board = [Board]({ $link })
tables-open = Open a game
tables-look-back = Look at a game that is over
tables-button = My games

# The message that calls
table-call = { $names }: { $why ->
        [seat] you’re in. Welcome to
        [word] the others need your vote in
       *[move] it’s your turn in
    } **{ $game }** #{ $table }.
table-call-aside = { $why ->
        [seat] You’re in. Welcome to
        [word] The others need your vote in
       *[move] It’s your turn in
    } **{ $game }** #{ $table }, in { $channel }.
table-call-welcome = **{ $name }**, the seat is yours, secrets included. Each of your turns has its full time.
table-call-since = { $moved ->
        [yes] Since your last move:
       *[no] The story so far:
    }
table-call-earlier = (and { $lines } earlier; **My console** has it all)
table-call-clock = ⏳ Deadline: { $clock }. After that, Houston moves for you.
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
computer-which = How strong should the computer be?
computer-away = No computer
computer-sits = Computer added.
computer-gone = Computer removed.

# Buttons
table-button-join = Join
table-button-leave = Leave
table-button-start = Start
table-button-console = My console
table-button-refresh = Refresh
table-button-history = History
table-button-rules = Rules
table-button-learn = Learn
table-button-describe = Describe
table-button-zoom = Zoom
table-button-replay = Replay
table-button-take-over = Take over
table-button-dismiss = Free { $name }’s seat
table-button-welcome = Welcome { $name }
table-button-pause = Pause game
table-button-pace = Change pace
table-button-back = Undo move
table-button-take-back = ↩ Undo my move
table-button-ask-back = ↩ Ask to undo
table-button-no = No
table-button-computers = Computer
table-button-resume = Resume
table-button-again = New lobby
table-button-close = Close game

# Answers
table-opened = Your game is open: see the channel. Others press **{ $join }**, then you press **{ $start }**.
table-opened-solo = Game on! The board is in the channel. **My console** shows what you can do at any time. Good luck!
table-opened-in-dms = Game on! Your board is right here. Good luck!
table-joined = You’re in!
table-taken-over = The seat is yours, secrets included. Press **My console** to see it.
table-seat-asked = You’ve asked for the seat. It’s yours once they agree: { $names }. I’ll call you then.
table-motion-noted = Noted. It happens once they agree: { $names }.
table-motion-carried = Done!
table-motion-dropped = Noted: nothing changes.
table-motion-opposed = Noted. Still to vote: { $names }.
table-resumed = Game on! Clocks reset.
table-left = You’ve left the game.
table-left-closed = You’ve left, and the game is closed.
table-left-running = You’ve left. **Join** on the board brings you back, as long as nobody has taken your seat.
leave-asked = Leave **{ $game }**? { $fate ->
        [closed] You’re the only one here, so the game is closed.
        [free] Your seat is free for the next who joins.
        [computer] Your seat stays free for up to { leave-while }: you can come back, and others can ask for it. Then a computer plays on.
       *[rules] Your seat stays free: you can come back, and others can ask for it. After { leave-while } at most, Houston makes your moves.
    }
leave-while = { $minutes ->
        [1440] a day
       *[other] { $minutes } minutes
    }
leave-button-stay = Stay

# The message to those who stay
departure-line = 🚪 **{ $name }** left the game. { $fate }
departure-until = The seat is free: press **Join** on the board to ask for it. Otherwise a computer plays on { $clock }.
departure-free = The seat is free: press **Join** on the board to ask for it. When it’s that seat’s turn, a computer plays on.
departure-rules = The seat is free: press **Join** on the board to ask for it. Until then, Houston moves for it when time runs out.
departure-taken = **{ $name }** plays on until the seat is asked for.
table-started = The game has started.
table-shown = Here it comes, at the bottom of the channel.
table-shown-later = Discord isn’t answering right now. The board comes to the bottom of the channel once it does.
table-moved-here = Game #{ $table } is here from now on.
table-here-fine = Game #{ $table } is in { $channel }, and I can post there. `/table here` is for games whose channel I can’t post in.
table-here-which = Several of your games need another channel. Say which, e.g. `/table here table:{ $table }`
table-here-none = None of your games on this server needs another channel.
table-here-server = Use this in a server’s channel, where the game should be.
table-closed-now = Game closed.
table-host-passed = { $name } is the host now.
table-again = A new game is open with the same people.
table-already-done = That’s already done.

# Refusals
table-refused-full = This game is full: it has { $max } seats.
table-refused-already-seated = You’re already in this game.
table-refused-not-seated = You’re not in this game. Watch, or join when a seat is free.
table-refused-not-host = Only the host can do that: { $host }.
table-refused-too-few = You need { $needed } people to start.
table-refused-already-started = The game has already started.
table-refused-sat-elsewhere = You know another seat’s secrets. Only your own old seat could be yours again, and it’s taken. You can watch.
table-refused-not-started = The game hasn’t started yet. The host starts it.
table-refused-closed = This game is closed.
table-refused-over = This game is over. The button under its result plays it again, `/play` starts another.
table-refused-not-over = The game isn’t over yet.
table-refused-counts = What you win here counts for later games, so only people can play. Add a computer in a game that doesn’t count.
table-refused-no-computer = Houston has no computer for this game: it can’t play it, nor give hints.
table-refused-paused = The game is paused. Press **Resume** below the board, or use `/table resume`.
table-refused-not-paused = The game isn’t paused.
table-refused-not-gone = You can free a seat only after its player misses two turns in a row. With no time limit, it takes two weeks unseen.
table-refused-already-so = It’s already like that.
table-refused-stands-nothing = You have nothing to undo here.
table-refused-stands-revealed = Your last move is final: it used chance, revealed a secret or sealed something. That’s never undone.
table-refused-stands-since = Your last move is final: since then chance or a secret came into play, or Houston moved for a player.
table-refused-stands-gone-on = You can’t undo what you prepared: the game has moved on. You can still change it as long as the rules let you.
table-refused-settled = That’s already settled.
table-refused-not-asked = This is about your own seat, so the others decide. Make a move to show you’re here, and the vote ends.
table-refused-out-of-the-game = You’re out of this game: those still in it vote.
table-refused-cannot-start = The game can’t start like this.
table-refused-occupied = A game is already open in this channel (#{ $table }), and there’s room for one. Play it, open yours in another channel or a thread, or close it with `/table close` if you’re in it. Once everyone’s gone for an hour (in a running game: three days, by correspondence six, unhurried two weeks), anyone can close it.
taken-playing = **{ $game }** is being played in this channel, with { $names }. There’s one game a channel. You can:
taken-gathering = **{ $game }** is already open in this channel, with { $names }. There’s one game a channel. You can:
taken-in-dms = In our DMs, your **{ $game }** (#{ $table }) isn’t over yet. Finish it first, or leave it under ⋯.
taken-watch = Watch
taken-dms = Play in our DMs
taken-close = Close that game, open mine
taken-dms-closed = Your DMs are closed to me. Open them, or pick another way.
taken-went-to-dms = **{ $game }** is on in our DMs: { $link }
taken-gave-way = { $name }’s **{ $game }** goes on in their DMs.
taken-made-way = { $name }’s **{ $game }**, without a move yet, is closed.
taken-goes-on-here = Others want to play in { $channel }, so your **{ $game }** (#{ $table }) goes on here.
taken-closed-for-others = Others want to play in { $channel }, so your **{ $game }** (#{ $table }), without a move yet, is closed. `/play` starts another, here too.
taken-thread = Open in a thread
taken-thread-name = { $game } · { $names }
taken-no-thread = I can’t open a thread here: I need Create Public Threads and Send Messages in Threads. Pick another way.
taken-went-to-thread = **{ $game }** is open in its own thread: { $channel }
table-none-here = There’s no game in this channel. Start one with `/play`.
table-none-here-homeless = There’s no game in this channel. I can’t post in the channel of your game #{ $table }: `/table here` brings it here.
table-none-of-yours = You’re not in any open game. Start one in a server’s channel, or join one there: `/help` says how.
table-none-such = That game no longer exists.
table-not-here = Game #{ $table } isn’t in this channel, and you’re not in it. I talk about a game only where it’s played, and to its players. Use this command in its channel.
table-not-yours = You’re not in game #{ $table } right now. `/me games` lists yours.
table-missing-permissions = I can’t play in this channel: I need { $permissions }. A server admin can grant it to me here.
table-permission-view = View Channel
table-permission-send = Send Messages
table-permission-threads = Send Messages in Threads
table-permission-open-threads = Create Public Threads
table-permission-files = Attach Files
table-permission-history = Read Message History
table-shut-lacking = ⚠️ I can’t post in { $channel }: I need { $permissions } there. A channel or server admin can grant it to me.
table-shut-locked = ⚠️ I can’t post in { $channel }: the thread is locked. Its moderators can unlock it.
table-shut-deleted = ⚠️ This game’s channel has been deleted.
table-shut-expelled = ⚠️ I’m no longer on this game’s server. A server admin can invite me again; then I’ll post everything that’s missing.
table-shut-refused = ⚠️ I can’t post in { $channel }: Discord refuses without saying why. A server admin can check whether I’m timed out or blocked there.
table-shut-meanwhile = Meanwhile, play on in your console and DMs. `/table here` in another channel of the server moves the game there.
table-which = Which game do you mean? Pick one, or start your message with its number, like **#{ $table }**.
table-which-button = #{ $table }: { $game }
table-stale = That button is from an earlier moment. Here’s the current board.
table-foreign-button = That button has expired. `/table show` brings the board back.
table-form-empty = The form came back empty. Please try again.
table-console-moved = Your board has moved down.
table-console-lobby = You’re in. The game hasn’t started: your board opens here when the host starts it.
# Words that are understood in every DM, each list by commas
words-help = help
words-rules = rules
table-typed-unknown = I didn’t get that. Here’s what you can type: { $words }.
slow-press-again = That took me a while. Please press again.
game-none-such = There’s no such game. Choose one: { $games }
trouble = Something went wrong on my side, and I’ve logged it. Your game is safe. Please try again.
trouble-store = I couldn’t save that, so it didn’t happen. Please try again in a moment.
trouble-store-full = My disk is full, so that didn’t happen. My operator must make room; then please try again.

# Help
status-title = **Houston** { $version }
status-tables = Open games: { $open }.
status-answers = Of my last { $many } answers, half took up to { $half } ms, and 99 in 100 up to { $most } ms.
status-answers-none = No answers yet since I started.
status-letters = DMs delivered since I started: { $arrived } of { $all }.
status-letters-none = No DMs yet since I started.
status-backup = Last backup: { $when }.
status-backup-none = I know of no backup.

help-title = **Houston**, game master of space board games.
help-here-turn = **{ $game }** is on here, and it’s **your turn**: **My console** shows your board and what you can do.
help-here-wait = **{ $game }** is on here, waiting for { $names }. **My console** shows your board.
help-here-watch = **{ $game }** is on here. You can watch: **⋯** under the board has the history, the rules and the board enlarged.
help-here-host = **{ $game }** is about to start here. Others press **{ $join }** on the board; you press **{ $start }** when you’re ready, alone or not.
help-here-guest = **{ $game }** is about to start here. You’re in; it begins once the host presses **Start**.
help-here-lobby = **{ $game }** is about to start here. Press **{ $join }** on the board to play.
help-here-over = **{ $game }** has just ended here: the buttons under the result play it again or replay it. `/play` starts another game.
help-here-none = No game is on here. Pick one, and you’re playing in a few seconds:
help-games = You’re in { $all ->
        [one] one game
       *[other] { $all } games
    }{ $mine ->
        [0] {""}, and none waits for you.
       *[other] {""}; **{ $mine } { $mine ->
            [one] waits
           *[other] wait
        } for you**.
    }
rules-heading = **{ $game }** · { $title } ({ $page }/{ $pages })
rules-next = Next
rules-previous = Previous
describe-none = There’s no board to describe yet.

# What people keep from game to game.
record-elsewhere = Each server keeps its own records. Use this command in the server.

# The console: what stands under ⋯, and the goal.
table-button-more = ⋯
table-button-from-more = Back
table-more = What would you like to see?
follow-button-rounds = Follow each round
follow-button-end = Tell me the end
follow-button-stop = Stop following
follow-button-watch = Watch
follow-on-rounds = You follow this game: I DM you at each round and at the end.
follow-on-end = I DM you once this game is over.
follow-off = You don’t follow this game any more.
follow-over = This game is over: there’s nothing to follow.
follow-plays = You play in this game, so I call you anyway.
follow-full = Enough people follow this game already. The board shows how it goes on.
follow-dm-closed = I can’t DM you. Open your DMs to me, then press again.
table-goal = -# 🎯 { $goal }
table-another-here = **{ $game }** is on in this channel. Open the other game in another channel or a thread.
table-paused-now = Paused. No clock runs. Press **Resume** on the board when you’re ready.
table-motion-alone = Done!
advice-do = Do it

# The end of a game
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-lost = 🏁 **{ $game }** · { $how }
finale-defeat = **{ $name }** wins this one.
finale-ahead = 🏁 **{ $game }** · **{ $result } by { $margin }**
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result } by { $margin }** · { $done }
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }by { $better }
    }
finale-people = Good game, { $names }!
finale-asked = 🔁 { $names }: up for a rematch. Still to press: { $missing }.
finale-asked-alone = 🔁 { $names }: up for a rematch. Nobody else is left: press again to go on without the others.
finale-rematch-noted = You’re in! The rematch starts when these press too: { $names }.
finale-rematch = Rematch! The new board is at the bottom of the channel.
finale-more = There’s more to this game:
finale-button-rematch = Rematch
finale-button-together = Play again
finale-button-stronger = Stronger opponent
finale-button-harder = Harder
finale-button-share = Share
finale-button-more = ⋯
finale-button-verify = Verify
finale-button-export = Export
table-which-choose = Choose a game

# Who may play, and what moderators do
player-unnamed = Player { $seat }
table-button-remove = Remove a player
table-button-dissolve = Close as moderator
table-button-expel = Remove as moderator
table-removed = { $name } no longer has a seat in this game.
table-made-way = **{ $game }** · #{ $table } was closed to make room for { $names }’s game. Start another with `/play`.
table-close-way = A moderator of this server can close any game, with `/table close` in its channel.
table-closed-by-moderator = **{ $game }** · #{ $table } was closed by a moderator: { $names }. Start another with `/play`.
table-refused-excluded = You can’t play on this server. Its moderators decided that.
table-refused-guest-excluded = { $name } can’t be invited to this game.
table-refused-removed = The host removed you from this game. You can join again once they invite you.
table-refused-not-there = { $name } isn’t in this game.
removal-seat = Your seat in **{ $game }** · #{ $table } { $place } is free now: the host or a moderator removed you. { $stage ->
       [lobby] You can come back if you’re invited.
      *[other] You can come back if you’re invited, or if most of the others vote yes.
    }
removal-excluded = You can’t play on **{ $server }** any more: moderators decided that. Your seats in its games are free.
removal-excluded-somewhere = You can’t play on the server of { $channel } any more: moderators decided that. Your seats in its games are free.
table-without-view = Without it, no game is shown there.
table-without-send = Without it, no game can be opened there.
table-without-threads = Without it, no game can be opened in its threads.
table-without-open-threads = Without it, no game gets a thread of its own there.
table-without-files = Without it, no board is shown: boards are pictures.
table-without-history = Without it, a board may be posted twice after a restart.

# The daily puzzle
daily-heading = **Daily puzzle #{ $number }** · until { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · you’re playing: { $link }
daily-left = **{ $game }** · you closed it, so your try is used. The next one comes { $left }.
daily-older = You’re still playing #{ $number } of **{ $game }**: { $link } It counts until { $end }. Starting another one closes it.
daily-over = { $told }
daily-begun = It’s in our DMs, where nobody can peek. Good luck!
daily-line = Houston #{ $number } **{ $game }**
daily-computer = computer: { $scored }
daily-streak = 🔥 { $days ->
        [one] one day
       *[other] { $days } days
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = Shared with everyone, without giving anything away.
daily-takes-nothing = I can’t post here. Try another channel.
daily-none = That game has no daily puzzle. These do: { $games }.
daily-no-dms = The puzzle is played in our DMs so nobody can peek, but yours are closed to me. Allow them in the server’s privacy settings, send me any word there, then use `/daily` again. Your try isn’t used up.
daily-busy = Another game in our DMs isn’t over yet (#{ $table }): { $link } Finish it first, or close it there with `/table close`.
daily-button-begin = Play { $game }
daily-button-share = Share { $game } here
daily-how = -# Everyone gets the same puzzle and one try, without hints. Solve it before the next day ends and it counts. Closing it, or starting a later day’s puzzle, uses up the try.
daily-stats = 🔥 { $game }: { $all ->
        [one] one daily puzzle
       *[other] { $all } daily puzzles
    }, streak { $now }, best { $best }.
daily-board = Daily puzzle **#{ $number }** · one try
daily-over-footer = -# `/daily` in a channel shows how you did, and shares it without giving anything away. The button under the result plays another one, just for fun.
verify-puzzle = This was daily puzzle #{ $number }. Its seed is the SHA-256 of `{ $words }`, which anyone could compute before. This proves that everyone had this very puzzle and that the moves make this game, not that the player didn’t know it.
verify-later-puzzle = This is daily puzzle #{ $number }. It has no fair-play code: its seed is the SHA-256 of `{ $words }`, which anyone can compute. Everyone has the same one.
table-refused-puzzle-alone = No hints in the daily puzzle. At the end you see the computer’s result beside yours.

# What is shared of a puzzle
daily-button-play = Play #{ $number }
daily-server = -# On this server: { $count } solved it, best { $best }.
daily-server-streak = -# 🔥 This server has solved it { $days } days in a row.

# Puzzles that people make of their games
riddle-button = Make a puzzle of it
riddle-button-post = Post it here
riddle-preview = A moment you read right. Everyone in this channel gets it, with one try each:
riddle-in-dms = A moment you read right. To post it for others, open this game in a channel:
riddle-none = No moment of this game makes a good puzzle.
riddle-is-posted = Posted. It counts who gets it right.
riddle-heading = 🧩 **{ $name }** asks, from { $game } #{ $table }:
riddle-fresh = -# One try each. Only you read how you did.
riddle-count = -# { $right } of { $count } got it · one try each
riddle-right = ✅ Right: **{ $answer }**!
riddle-wrong = ❌ No: it’s **{ $answer }**.
riddle-again = You’ve had your try. It’s **{ $answer }**.
riddle-was-there = You played this game, so you don’t count. It’s **{ $answer }**.
riddle-got = -# { $right } of { $count } got it.
riddle-gone = This puzzle is gone.

# The puzzle of the day
daily-heading = **The puzzle of the day** · #{ $number } · until { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · you are at it: { $link }
daily-left = **{ $game }** · you closed it, and had your try. The next one comes { $left }.
daily-older = You are still at #{ $number } of **{ $game }**: { $link } Its time to count ends { $end }, and beginning another one closes it.
daily-over = { $told }
daily-begun = It stands in our DMs, where nobody reads along. Good luck!
daily-line = Houston #{ $number } **{ $game }**
daily-computer = computer: { $scored }
daily-streak = 🔥 { $days ->
        [one] one day
       *[other] { $days } days
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = There it is, for everyone, and nothing of the sky with it.
daily-takes-nothing = This channel takes nothing from me: I may not write here. Try it in another one.
daily-none = That has no puzzle of the day. These have: { $games }.
daily-no-dms = The puzzle is played in our DMs, so that nobody reads along, and you take none from me. Allow them (in the server’s privacy settings), write me any word there, and ask for `/daily` again: your try is not used up.
daily-busy = A game in our DMs is not over yet (table { $table }): { $link } Finish it first, or close it with `/table close` there.
daily-button-begin = Begin { $game }
daily-button-share = Share { $game } here
daily-how = -# Everybody has the same sky, and one try, without advice. It counts if you have solved it before the next day is over; closing it, or beginning a puzzle of a later day, uses up the try. The seed is public: whoever wants to cheat can.
daily-stats = 🔥 { $game }: { $all ->
        [one] one puzzle of the day
       *[other] { $all } puzzles of the day
    }, { $now } in a row now, { $best } at best.
daily-board = Puzzle of the day **#{ $number }** · one try
daily-over-footer = -# `/daily` in a channel shows how you did, and shares it without a word of the sky. **Rematch** plays another sky, for nothing.
verify-puzzle = It was puzzle #{ $number } of the day. Its seed is the SHA-256 of `{ $words }`, which anybody could compute before: that proves that everybody had this very sky and that the moves make this game, not that whoever played did not know it.
verify-later-puzzle = This is puzzle #{ $number } of the day. Nothing is pledged: its seed is the SHA-256 of `{ $words }`, which anybody can compute. Everybody has the same sky.
table-refused-puzzle-alone = The puzzle of the day is solved without advice: the computer’s result is told beside yours at the end.

# What is shared of a puzzle
daily-button-play = Play #{ $number }
daily-server = -# On this server: { $count } solved it, best { $best }.

# Hints: what a computer would do, for the player who asks; and a look back at a finished game.

advice-heading = 💡 **Hint**, for you alone
advice-alt = Your hint, in pink on the board: { $what }
advice-counted = Everyone sees on the board that you asked.
advice-certain = **Certain**: { $what }{ $of ->
        [1] .
       *[other] { " " }(true in all { $of } remaining cases).
    }
advice-likely = { $how ->
        [guess] Just a guess: { $what }.
        [open] It depends on the others: { $what } in { $low } to { $high } of 100 cases.
        [most] Chance that { $what }: under { $high }%.
        [least] Chance that { $what }: over { $low }%.
        [hardly] Very unlikely: { $what }.
        [surely] Very likely: { $what }.
        [about] Chance that { $what }: { $percent }%, give or take { $within }.
       *[near] Chance that { $what }: about { $percent }%.
    }
advice-nothing = Nothing to decide right now, so no hint.
advice-voice = What you have now is another player’s own hand. Listening is up to you: I don’t tell what can be computed from it.
advice-asked = 💡 Hints used: { $who }.
advice-asked-by = { $name } { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }

# In games, in the lobby and refusals
table-button-advice = Hint
table-refused-advice-counts = What you win here counts for later games, so there are no hints.
table-refused-no-advice = Hints are off in this game. Before it starts, the host can allow them under **Options**; then everyone sees how often each player asks. Solo or against computers, hints are always on.
lobby-term-hints = hints
    .about = Whether players may ask what a computer would do. Everyone then sees how often each asks.
lobby-hints-none = off
lobby-hints-counted = on, and counted

# A look back at a finished game
table-button-look-back = Look back
look-back-heading = 🔎 **Looking back**, for you alone: turning point { $page }/{ $pages }
look-back-did = You chose: “{ $what }”
look-back-better = Better, by what you knew then: “{ $what }”
look-back-lost = Cost: { $lost }.
look-back-none = 🔎 By what you knew at the time, no decision was clearly worse than the best. Well played!
look-back-running = The game isn’t over yet. You can look back at it afterwards.

advice-say = Say `{ $words }`.
advice-lost = win chance −{ $percent }%

# A review of a finished game that people look at together
table-button-review = Review together
table-button-live = Watch it live
review-heading = 🔎 **{ $game }** · #{ $table } · step { $step }/{ $steps }
review-heading-live = 🎬 **{ $game }** · #{ $table } · step { $step }
review-eyes-seat = What { $name } saw
review-eyes = Through whose eyes?
review-choices = Turning points · whose eyes?
review-turn = { $sign } { $step } · { $name } · { $mark }: { $lost }
review-mark = { $sign } **{ $mark }** · { $name }
review-mark-poor = { $sign } **{ $mark }** · { $name }: { $why }
review-cost = Cost: { $lost }. Better: “{ $better }”
review-grade = { $name } **{ $number }**/100
review-grade-whole = { $name } **{ $number }**/100: ⭐ { $best } 👍 { $good } 🤔 { $doubtful } ❌ { $mistake }
review-how = Marks go by what each player knew then. Luck isn’t counted.
review-lead = { $name } leads.
review-lead-none = Anyone can lead now: press an arrow.
review-button-pass = Pass the lead
review-button-copy = My own copy
review-button-marks = Show the marks
review-led = Someone else is leading this review. Your own copy starts at the same moment.
review-posted = The review is in this channel. You lead: everyone sees what you turn to.
review-running = The game isn’t over yet. Once it is, you can review it together.
review-button-play-on = Play on
review-play-on = 🧪 **{ $game }** #{ $table } goes on from this moment, with you as { $name }{ $company ->
        [alone] {""}
       *[computers] {" "}and computers for the rest
    }.
review-play-on-seen = You’ve seen the secrets and the end, so it’s practice: no statistics, no ratings.
review-play-on-end = The game is over here. Turn to an earlier moment.
review-button-begin = Play here
practice-board = 🧪 Practice, from a moment of #{ $table }. Its secrets were open, so it counts nowhere.

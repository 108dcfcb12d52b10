# Advice: what a computer would do, for whoever asks; and a game that is over, looked at again.

advice-heading = 💡 **Advice**, for you alone
advice-counted = Everybody sees on the board that you asked.
advice-certain = **Certain**: { $what }{ $of ->
        [1] .
       *[other] : so it is in all { $of } cases that are left.
    }
advice-likely = { $how ->
        [open] Uncertain: { $what }, anything from { $low } to { $high } %.
        [most] Likely: { $what }, at most { $high } %.
        [least] Likely: { $what }, at least { $low } %.
        [about] Likely: { $what }, about { $percent } %, give or take { $within }.
       *[near] Likely: { $what }, about { $percent } %.
    }
advice-nothing = You have nothing to decide just now, so there is nothing to advise.
advice-voice = What you have to go by now is somebody’s own hand: listening to it is yours alone, and I do not tell what can be computed from it.
advice-asked = 💡 Advice asked: { $who }.
advice-asked-by = { $name } { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }

# On tables, in the lobby and refusals
table-button-advice = Advice
table-refused-advice-counts = What is won at this table counts for later games: nobody is advised here.
table-refused-no-advice = This table has not agreed on advice. Before the game the host can allow it under **Options**; then everybody sees how often each asks. Alone, or against computers, advice is always there.
lobby-term-hints = advice
    .about = Whether people may ask what a computer would do. Everybody then sees how often each asks.
lobby-hints-none = none
lobby-hints-counted = allowed, and counted

# A game that is over, looked at again
table-button-look-back = Look back
look-back-heading = 🔎 **Looking back**, for you alone: turning point { $page } of { $pages }
look-back-did = Here you chose: “{ $what }”
look-back-better = Better, by what you knew then: “{ $what }”
look-back-lost = It cost you { $lost }.
look-back-none = 🔎 By what you knew at each of your decisions, none was clearly worse than the best. Well played!
look-back-running = The game is not over yet: it is looked back at afterwards.

advice-say = Say `{ $words }`.
advice-lost = about { $percent } { $percent ->
        [one] chance
       *[other] chances
    } in a hundred

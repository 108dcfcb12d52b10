# Lessons: what stands around what each game says in its own.

lesson-heading = **{ $game }** · lesson { $beat } of { $beats } · for your eyes only
lesson-heading-end = **{ $game }** · the lesson in { $beats ->
        [one] one beat is over
       *[other] { $beats } beats is over
    }
lesson-would = If you did that: { $news }
lesson-on = To play it: `/{ $command } open` in a channel, with others, alone or against the computer.
lesson-which = Which game shall I show you? A minute and a half each, for your eyes only.
lesson-button-again = Once more

# The first game is coached.
coach-first = 💡 Your first game: { $told }
coach-got-it = Got it
coach-enough = No more hints
coach-goal = 🎯 **Goal:** { $goal }

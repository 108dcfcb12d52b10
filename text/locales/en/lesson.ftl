# Lessons: what stands around each game’s own words.

lesson-heading = **{ $game }** · lesson { $beat }/{ $beats } · for your eyes only
lesson-heading-end = **{ $game }** · lesson complete: { $beats ->
        [one] one step
       *[other] { $beats } steps
    }
lesson-would = If you did that: { $news }
lesson-on = Ready for the real thing? *Play now* starts at once; `/play` finds people to play with.
lesson-which = Which game do you want to see? A minute and a half each, for your eyes only.
lesson-none = **{ $game }** has no lesson yet. `/help` shows how it’s played.
lesson-button-again = Start over

# The first game is coached.
coach-first = 💡 { $told }
coach-got-it = Hide this tip
coach-proofs-on = Show all proofs (help)
coach-proofs-each = Show what each ray proves
coach-proofs-off = Hide proofs
coach-enough = No more tips
coach-goal = 🎯 { $goal }

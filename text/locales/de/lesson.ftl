# Lektionen: was um die Worte jedes Spiels herum steht.

lesson-heading = **{ $game }** · Lektion { $beat }/{ $beats } · nur für deine Augen
lesson-heading-end = **{ $game }** · Lektion geschafft: { $beats ->
        [one] ein Schritt
       *[other] { $beats } Schritte
    }
lesson-would = Mal angenommen: { $news }
lesson-on = Bereit fürs echte Spiel? *Jetzt spielen* legt sofort los; mit `/spielen` findest du Leute dafür.
lesson-which = Welches Spiel willst du sehen? Je anderthalb Minuten, nur für deine Augen.
lesson-none = **{ $game }** hat noch keine Lektion. `/hilfe` zeigt, wie man es spielt.
lesson-button-again = Von vorn

# Beim ersten Spiel wird man begleitet.
coach-first = 💡 { $told }
coach-got-it = Tipp ausblenden
coach-proofs-on = Alle Beweise zeigen (Hilfe)
coach-proofs-each = Zeigen, was jeder Strahl beweist
coach-proofs-off = Beweise ausblenden
coach-enough = Keine Tipps mehr
coach-goal = 🎯 { $goal }

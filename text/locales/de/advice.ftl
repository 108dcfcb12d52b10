# Tipps: was ein Computer täte, für die Person, die fragt; und der Rückblick auf ein fertiges Spiel.

advice-heading = 💡 **Tipp**, nur für dich
advice-alt = Dein Tipp, rosa auf dem Brett: { $what }
advice-counted = Alle sehen auf dem Brett, dass du gefragt hast.
advice-certain = **Sicher**: { $what }{ $of ->
        [1] .
       *[other] { " " }(stimmt in allen { $of } Fällen, die noch möglich sind).
    }
advice-likely = { $how ->
        [guess] Nur geraten: { $what }.
        [open] Kommt auf die anderen an, in { $low } bis { $high } von 100 Fällen: { $what }.
        [most] Chance unter { $high } %: { $what }.
        [least] Chance über { $low } %: { $what }.
        [hardly] Sehr unwahrscheinlich: { $what }.
        [surely] Sehr wahrscheinlich: { $what }.
        [about] Chance { $percent } % (± { $within }): { $what }.
       *[near] Chance etwa { $percent } %: { $what }.
    }
advice-nothing = Gerade gibt es nichts zu entscheiden, also auch keinen Tipp.
advice-voice = Was du jetzt hast, kommt von der Hand einer anderen Person. Hinhören musst du selbst: Was sich daraus berechnen lässt, verrate ich nicht.
advice-asked = 💡 Tipps genutzt: { $who }.
advice-asked-by = { $name } { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    }

# In Spielen, in der Lobby, und Ablehnungen
table-button-advice = Tipp
table-refused-advice-counts = Was du hier gewinnst, zählt für spätere Spiele, deshalb gibt es keine Tipps.
table-refused-no-advice = In diesem Spiel gibt es keine Tipps. Vor dem Start kann der Host sie unter **Optionen** erlauben; dann sehen alle, wie oft jemand fragt. Solo oder gegen Computer gibt es immer Tipps.
lobby-term-hints = Tipps
    .about = Ob ihr fragen dürft, was ein Computer tun würde. Alle sehen dann, wie oft jemand fragt.
lobby-hints-none = aus
lobby-hints-counted = an, werden gezählt

# Der Rückblick auf ein fertiges Spiel
table-button-look-back = Rückblick
look-back-heading = 🔎 **Rückblick**, nur für dich: Wendepunkt { $page }/{ $pages }
look-back-did = Deine Wahl: „{ $what }“
look-back-better = Besser, nach allem, was du da wusstest: „{ $what }“
look-back-lost = Kosten: { $lost }.
look-back-none = 🔎 Nach allem, was du da wusstest, war keine Entscheidung klar schlechter als die beste. Stark gespielt!
look-back-running = Das Spiel läuft noch. Danach kannst du darauf zurückblicken.

advice-say = Schreib `{ $words }`.
advice-lost = Gewinnchance −{ $percent } %

# Die Analyse eines fertigen Spiels, die man sich zusammen ansieht
table-button-review = Zusammen analysieren
table-button-live = Live zuschauen
review-heading = 🔎 **{ $game }** · #{ $table } · Schritt { $step }/{ $steps }
review-heading-live = 🎬 **{ $game }** · #{ $table } · Schritt { $step }
review-eyes-seat = Was { $name } gesehen hat
review-eyes = Aus wessen Sicht?
review-choices = Wendepunkte · aus wessen Sicht?
review-turn = { $sign } { $step } · { $name } · { $mark }: { $lost }
review-mark = { $sign } **{ $mark }** · { $name }
review-mark-poor = { $sign } **{ $mark }** · { $name }: { $why }
review-cost = Kosten: { $lost }. Besser: „{ $better }“
review-grade = { $name } **{ $number }**/100
review-grade-whole = { $name } **{ $number }**/100: ⭐ { $best } 👍 { $good } 🤔 { $doubtful } ❌ { $mistake }
review-how = Bewertet wird nach dem, was man da wissen konnte. Glück zählt nicht.
review-lead = { $name } steuert.
review-lead-none = Jetzt können alle steuern: Drück einen Pfeil.
review-button-pass = Steuerung abgeben
review-button-copy = Meine eigene Kopie
review-button-marks = Bewertungen zeigen
review-led = Diese Analyse steuert gerade jemand anders. Deine eigene Kopie beginnt an derselben Stelle.
review-posted = Die Analyse ist in diesem Kanal. Du steuerst: Alle sehen, wohin du blätterst.
review-running = Das Spiel läuft noch. Danach könnt ihr es zusammen analysieren.
review-button-play-on = Spielen
review-play-on = 🧪 **{ $game }** #{ $table } geht ab hier weiter. Du spielst als { $name }{ $company ->
        [alone] {""}
       *[computers] , den Rest spielen Computer
    }.
review-play-on-seen = Du kennst die Geheimnisse und das Ende, also ist es nur Übung: keine Statistik, kein Rating.
review-play-on-end = Hier ist das Spiel vorbei. Blättere zu einem früheren Moment.
review-button-begin = Hier spielen
practice-board = 🧪 Übung ab einem Moment aus #{ $table }. Die Geheimnisse waren offen, darum zählt sie nirgends.

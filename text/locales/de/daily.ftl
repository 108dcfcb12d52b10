# Das Rätsel des Tages
daily-heading = **Rätsel des Tages #{ $number }** · bis { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · du bist dabei: { $link }
daily-left = **{ $game }** · du hast es geschlossen, dein Versuch ist weg. Das nächste kommt { $left }.
daily-older = Du spielst noch #{ $number } von **{ $game }**: { $link } Es zählt bis { $end }. Wenn du ein anderes anfängst, wird es geschlossen.
daily-over = { $told }
daily-begun = Es ist in unseren DMs, wo niemand spicken kann. Viel Glück!
daily-line = Houston #{ $number } **{ $game }**
daily-computer = Computer: { $scored }
daily-streak = 🔥 { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = Mit allen geteilt, ohne etwas zu verraten.
daily-takes-nothing = Hier kann ich nicht schreiben. Versuch es in einem anderen Kanal.
daily-none = Dieses Spiel hat kein Rätsel des Tages. Diese schon: { $games }.
daily-no-dms = Das Rätsel spielst du in unseren DMs, damit niemand spicken kann, aber deine sind für mich zu. Erlaub sie in den Privatsphäre-Einstellungen des Servers, schick mir dort irgendein Wort und nimm dann noch einmal `/rätsel`. Dein Versuch ist nicht verbraucht.
daily-busy = Ein anderes Spiel in unseren DMs läuft noch (#{ $table }): { $link } Bring es erst zu Ende, oder schließ es dort mit `/tisch schließen`.
daily-button-begin = { $game } spielen
daily-button-share = { $game } hier teilen
daily-how = -# Alle haben dasselbe Rätsel und einen Versuch, ohne Tipps. Löst du es, bevor der nächste Tag endet, dann zählt es. Schließt du es oder fängst du ein späteres an, ist der Versuch weg.
daily-stats = 🔥 { $game }: { $all ->
        [one] ein Rätsel des Tages
       *[other] { $all } Rätsel des Tages
    }, Serie { $now }, beste { $best }.
daily-board = Rätsel des Tages **#{ $number }** · ein Versuch
daily-over-footer = -# `/rätsel` in einem Kanal zeigt, wie du warst, und teilt es, ohne etwas zu verraten. Der Button unter dem Ergebnis spielt ein anderes, nur zum Spaß.
verify-puzzle = Das war das Rätsel des Tages #{ $number }. Sein Seed ist die SHA-256 von `{ $words }`, und die kann jeder vorher berechnen. Das beweist, dass alle genau dieses Rätsel hatten und dass die Züge dieses Spiel ergeben, aber nicht, dass es vorher unbekannt war.
verify-later-puzzle = Das ist das Rätsel des Tages #{ $number }. Es hat keinen Fair-Play-Code: Sein Seed ist die SHA-256 von `{ $words }`, und die kann jeder berechnen. Alle haben dasselbe.
table-refused-puzzle-alone = Im Rätsel des Tages gibt es keine Tipps. Am Ende siehst du das Ergebnis des Computers neben deinem.

# Was man von einem Rätsel teilt
daily-button-play = #{ $number } spielen
daily-server = -# Auf diesem Server: { $count } haben es gelöst, am besten { $best }.
daily-server-streak = -# 🔥 Dieser Server hat es { $days } Tage in Folge gelöst.

# Rätsel, die Leute aus ihren Spielen machen
riddle-button = Rätsel draus machen
riddle-button-post = Hier posten
riddle-preview = Ein Moment, in dem du richtig lagst. Alle in diesem Kanal bekommen ihn, mit je einem Versuch:
riddle-in-dms = Ein Moment, in dem du richtig lagst. Um ihn für andere zu posten, öffne dieses Spiel in einem Kanal:
riddle-none = Kein Moment dieses Spiels gibt ein gutes Rätsel her.
riddle-is-posted = Gepostet. Wer richtigliegt, wird mitgezählt.
riddle-heading = 🧩 **{ $name }** fragt, aus { $game } #{ $table }:
riddle-fresh = -# Ein Versuch pro Person. Nur du siehst, ob du richtigliegst.
riddle-count = -# { $right } von { $count } richtig · ein Versuch pro Person
riddle-right = ✅ Richtig: **{ $answer }**!
riddle-wrong = ❌ Nein: Es ist **{ $answer }**.
riddle-again = Deinen Versuch hattest du schon. Es ist **{ $answer }**.
riddle-was-there = Du hast in diesem Spiel mitgespielt, also zählst du nicht. Es ist **{ $answer }**.
riddle-got = -# { $right } von { $count } richtig.
riddle-gone = Dieses Rätsel gibt es nicht mehr.

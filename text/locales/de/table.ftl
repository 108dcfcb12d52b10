# Spiele: Lobby, Plätze, Fristen, Buttons, und was um sie herum schiefgeht.

# Die öffentliche Nachricht
table-heading = **{ $game }** · #{ $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (Host)
table-seat-vacant = { $empty ->
        [1] *Freier Platz*
       *[other] *Freier Platz { $seat }*
    }
pace-live = Live: 5 Minuten pro Zug
pace-days = Mehrtägig: 3 Tage pro Zug
pace-unhurried = Ohne Eile: kein Limit
table-pace-live = { pace-live }, 10 zum Vorbereiten; danach zieht Houston für dich.
table-pace-days = { pace-days }; danach zieht Houston für dich.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ { $clocks }
table-clock-of = **{ $name }**: { $clock }
table-clock-vacant = Ein Platz ist frei. Drück **Mitmachen**, um darum zu bitten; sonst { $plays ->
        [yes] übernimmt ihn ein Computer
       *[no] zieht Houston dafür
    } { $clock }.
table-paused = ⏸️ **Spiel pausiert.** Keine Uhr läuft. Alle am Tisch können **Fortsetzen** drücken.
table-time-up = ⏳ Zeit um: Houston hat gezogen für { $name-you ->
        [yes] dich
       *[no] **{ $name }**
    }.
table-times-up = ⏳ Zeit um, Houston hat gezogen: { $names }.
table-away = **{ $name }** ist abwesend bis { $back }. Das Spiel wartet.
table-gone = **{ $name }** { $why ->
        [unseen] war seit zwei Wochen nicht da
       *[missed] hat zwei Züge nacheinander verpasst
    }. Wer noch nicht mitspielt, kann den Platz **übernehmen**, wenn die anderen zustimmen. Sie können ihn auch freigeben.
table-motion-seat = **{ $by }** möchte den freien Platz, samt Geheimnissen.
table-motion-replace = **{ $by }** möchte den Platz von **{ $name }** übernehmen, samt Geheimnissen.
table-motion-dismiss = **{ $by }** möchte den Platz von **{ $name }** freigeben: { $why ->
        [unseen] seit zwei Wochen nicht da
       *[missed] zwei Züge nacheinander verpasst
    }.
table-motion-pause = **{ $by }** möchte das Spiel pausieren.
table-motion-pace = **{ $by }** möchte ein anderes Tempo. { $pace }
table-motion-close = **{ $by }** möchte das Spiel schließen.
table-motion-back = **{ $by }** möchte den letzten Zug rückgängig machen: { $deed }
table-motion-back-all = **{ $by }** möchte einen Zug und alles danach rückgängig machen: { $deed }
table-motion-awaits = Noch ohne Stimme: { $names }.
table-motion-against = Dagegen: { $names }.
table-motion-silence = Wer { $clock } nicht geantwortet hat, stimmt zu.{ $seat ->
        [yes] { " " }Die Mehrheit entscheidet.
       *[no] { "" }
    }
table-motion-majority = Die Mehrheit der Stimmen entscheidet: Wer nicht antwortet, stimmt nicht zu.
table-motion-needs-all = Das Spiel schließt nur, wenn alle Ja sagen.
table-motion-ended-yes = ✅ Angenommen.
table-motion-ended-no = ❌ { $many ->
        [0] Zurückgezogen.
       *[other] Dagegen: { $names }.
    }
table-motion-ended-over = Diese Abstimmung ist vorbei.
table-dm-closed = **{ $name }**: Ich kann dir keine DM schicken, deine Geheimnisse sind unter **Meine Konsole**.
table-over-footer = Spiel vorbei.
table-closed = **{ $game }** · #{ $table } wurde geschlossen{ $many ->
        [0] { "" }
       *[other] { " " }({ $names })
    }. Mit `/spielen` startest du ein neues.

# Wo ein Spiel ist und was dort passiert ist
table-place = in { $channel }
table-place-server = in { $channel } auf { $server }
table-since = { $moved ->
        [yes] **Seit deinem letzten Zug**
       *[no] **Was bisher geschah**
    }
table-since-earlier = … { $count } früher: **Verlauf** unter ⋯
table-last-move = ↩ Dein letzter Zug: { $news }
table-taken-back = ↩️ Rückgängig gemacht: { $news }
table-history = **{ $game }** · #{ $table } · Verlauf ({ $page }/{ $pages })
table-history-none = Noch ist nichts passiert.

# Die Wiederholung eines fertigen Spiels
replay-film = **{ $game }** · #{ $table } · das ganze Spiel · *{ $eyes }*
replay-ending = **{ $game }** · #{ $table } · wie es ausging · *{ $eyes }*
replay-step = **{ $game }** · #{ $table } · Schritt { $step }/{ $steps } · *{ $eyes }*
replay-too-long = Das GIF wäre zum Senden zu groß, deshalb hier, wie es ausging. **Schritt für Schritt** zeigt alles.
replay-eyes-public = Was alle sahen
replay-eyes-own = Was du sahst
replay-eyes-open = Alles aufgedeckt
replay-button-walk = Schritt für Schritt
replay-button-film = GIF
replay-button-ending = Wie es ausging
replay-rounds = Zu einer Runde springen
replay-round = { $step } · { $told }
replay-alt = Das ganze Spiel als GIF, in { $steps } Schritten. „Schritt für Schritt“ erzählt jeden in Worten.
replay-not-over = Das Spiel läuft noch. Danach kannst du es dir noch einmal ansehen. `/tisch verlauf` erzählt, was bisher passiert ist.
replay-closed = Dieses Spiel wurde vor dem Ende geschlossen. Was darin geheim war, bleibt geheim; eine Wiederholung gibt es nicht.
export-whole = Das ganze Spiel, in zwei Dateien: eine zum Lesen, mit Namen, und die Aufzeichnung, mit Buchstaben statt Namen. Die Aufzeichnung kann jeder mit `houston replay` nachrechnen. Notizen und verworfene Entwürfe sind in keiner von beiden.
export-so-far = Was du bisher gesehen und getan hast, nur für deine Augen. Wenn das Spiel vorbei ist, gibt `/tisch export` die ganze Aufzeichnung.
export-alone = Ein Name in Klammern: Nur diese Person erfuhr die Zeile, und „du“ ist sie.
export-part = bis-jetzt
verify-sound = Ich habe das ganze Spiel aus seinem Seed nachgerechnet: { $acts ->
    [one] Sein einziger Zug stimmt
   *[other] Alle { $acts } Züge stimmen
} mit dem überein, was ich gezeigt habe.
verify-differs = Ich habe das ganze Spiel nachgerechnet, und es ist nicht das, was ich gezeigt habe, { $many ->
    [one] an einer Stelle
   *[other] an { $many } Stellen
}. Die erste: { $first }
verify-unpledged = Vor dem Spiel gab es keinen Fair-Play-Code: Sein Seed war vorgegeben, also kann ihn jeder kennen. Das beweist, dass Seed und Züge dieses Spiel ergeben, aber nicht, dass niemand den Seed gewählt hat.
verify-pledged =
    Der Fair-Play-Code des Seeds war vor dem Spiel `{ $seed }`. Dann wurde der Seed mit { $mixed ->
        [one] der ID der Interaktion gemischt, die jemanden ins Spiel gebracht und es gestartet hat
       *[other] den IDs der { $mixed } Interaktionen gemischt, die die Leute ins Spiel gebracht und es gestartet haben
    }. Alle { $steps } Schritte, samt Geheimnissen, passen zum Code, der dabei entstand: `{ $all }`. `/tisch export` gibt dir alles, für `houston replay` oder eigenes Nachrechnen.
verify-proves = Wenn das die Codes sind, die du gesehen hast, habe ich danach weder den Seed noch ein Geheimnis geändert und keinen Wurf gewählt. Sie beweisen nicht, dass ich nie gespickt habe oder wer gespielt hat.
verify-proves-unseen = Der Befehl, der dieses Spiel geöffnet hat, hat es auch gestartet, also konnte niemand vorher den Code des Seeds sehen. Das beweist, dass Seed und Züge dieses Spiel ergeben und dass danach kein Geheimnis geändert wurde, aber nicht, dass niemand den Seed gewählt hat.
verify-lobby = 🔒 Fair-Play-Code: `{ $seed }`. Sein Seed wird mit den IDs der Interaktionen gemischt, die Leute ins Spiel bringen und es starten. Heb den Code auf: Wenn das Spiel vorbei ist, öffnet ihn `/tisch prüfen`.
verify-later = 🔒 Fair-Play-Codes: `{ $seed }` für den Seed und `{ $all }` für alles bis zu dem, was zuletzt alle gesehen haben, samt Geheimnissen. Aus einem Code kann niemand etwas lesen. Heb sie auf: Wenn das Spiel vorbei ist, öffnet `/tisch prüfen` sie und rechnet alles nach.
verify-later-unpledged = Dieses Spiel hat keinen Fair-Play-Code: Sein Seed war vorgegeben, also kann ihn jeder kennen. Wenn es vorbei ist, rechnet `/tisch prüfen` es trotzdem nach.

# Die Spiele einer Person
tables-mine = Deine Spiele:
tables-line = **{ $game }** · #{ $table }: { $state } { $place }
tables-yours = **du bist dran**.
tables-yours-until = **du bist dran**; Houston zieht für dich { $clock }.
tables-paused = pausiert.
tables-others = noch dran: { $names }.
tables-gathering = in der Lobby.
tables-over = vorbei.
tables-over-heading = Vorbei:
tables-over-line = **{ $game }** · #{ $table } · { $finish ->
        [won] gewonnen
        [drawn] unentschieden
        [left] verlassen
       *[lost] verloren
    } · { $day }
tables-board = [Brett]({ $link })
tables-open = Spiel öffnen
tables-look-back = Fertiges Spiel ansehen
tables-button = Meine Spiele

# Die Nachricht, die ruft
table-call = { $names }: { $why ->
        [seat] Du bist dabei. Willkommen bei
        [word] Die anderen brauchen deine Stimme bei
       *[move] Du bist dran bei
    } **{ $game }** #{ $table }.
table-call-aside = { $why ->
        [seat] Du bist dabei. Willkommen bei
        [word] Die anderen brauchen deine Stimme bei
       *[move] Du bist dran bei
    } **{ $game }** #{ $table }, in { $channel }.
table-call-welcome = **{ $name }**, der Platz gehört dir, samt Geheimnissen. Jeder deiner Züge hat die volle Zeit.
table-call-since = { $moved ->
        [yes] Seit deinem letzten Zug:
       *[no] Was bisher geschah:
    }
table-call-earlier = (und { $lines } früher; **Meine Konsole** hat alles)
table-call-clock = ⏳ Frist: { $clock }. Danach zieht Houston für dich.
table-call-board = Das Brett: { $link }

# Computer
player-forgotten = jemand
computer-name = { $skill ->
        [easy] Houston (leicht)
        [strong] Houston (stark)
       *[fair] Houston (mittel)
    }{ $alike ->
        [1] { "" }
       *[other] { " " }{ $nth }
    }
computer-skill = { $skill ->
        [easy] Leicht
        [strong] Stark
       *[fair] Mittel
    }
computer-which = Wie stark soll der Computer sein?
computer-away = Kein Computer
computer-sits = Computer dazugenommen.
computer-gone = Computer entfernt.

# Buttons
table-button-join = Mitmachen
table-button-leave = Verlassen
table-button-start = Starten
table-button-console = Meine Konsole
table-button-refresh = Aktualisieren
table-button-history = Verlauf
table-button-rules = Regeln
table-button-learn = Lernen
table-button-describe = Beschreiben
table-button-zoom = Zoom
table-button-replay = Wiederholung
table-button-take-over = Übernehmen
table-button-dismiss = Platz frei: { $name }
table-button-welcome = { $name } reinlassen
table-button-pause = Spiel pausieren
table-button-pace = Tempo ändern
table-button-back = Zug zurücknehmen
table-button-take-back = ↩ Meinen Zug zurücknehmen
table-button-ask-back = ↩ Um Rücknahme bitten
table-button-no = Nein
table-button-computers = Computer
table-button-resume = Fortsetzen
table-button-again = Neue Lobby
table-button-close = Spiel schließen

# Antworten
table-opened = Dein Spiel ist offen: Schau in den Kanal. Andere drücken **{ $join }**, dann drückst du **{ $start }**.
table-opened-solo = Los geht’s! Das Brett ist im Kanal. **Meine Konsole** zeigt jederzeit, was du tun kannst. Viel Glück!
table-opened-in-dms = Los geht’s! Dein Brett ist gleich hier. Viel Glück!
table-joined = Du bist dabei!
table-taken-over = Der Platz gehört dir, samt Geheimnissen. Drück **Meine Konsole**, um ihn zu sehen.
table-seat-asked = Du hast um den Platz gebeten. Er gehört dir, sobald diese zustimmen: { $names }. Ich gebe dir dann Bescheid.
table-motion-noted = Notiert. Es passiert, sobald diese zustimmen: { $names }.
table-motion-carried = Erledigt!
table-motion-dropped = Notiert: Nichts ändert sich.
table-motion-opposed = Notiert. Noch ohne Stimme: { $names }.
table-resumed = Weiter geht’s! Die Zeit läuft wieder von vorn.
table-left = Du hast das Spiel verlassen.
table-left-closed = Du bist raus, und das Spiel ist geschlossen.
table-left-running = Du bist raus. **Mitmachen** am Brett holt dich zurück, solange niemand deinen Platz genommen hat.
leave-asked = **{ $game }** verlassen? { $fate ->
        [closed] Sonst ist niemand da, also wird das Spiel geschlossen.
        [free] Dein Platz ist dann für andere frei.
        [computer] Dein Platz bleibt bis zu { leave-while } frei: Du kannst zurückkommen, und andere können darum bitten. Danach spielt ein Computer weiter.
       *[rules] Dein Platz bleibt frei: Du kannst zurückkommen, und andere können darum bitten. Nach höchstens { leave-while } zieht Houston für dich.
    }
leave-while = { $minutes ->
        [1440] einem Tag
       *[other] { $minutes } Minuten
    }
leave-button-stay = Bleiben
departure-line = 🚪 **{ $name }** hat das Spiel verlassen. { $fate }
departure-until = Der Platz ist frei: Drück **Mitmachen** am Brett, um darum zu bitten. Sonst übernimmt ihn { $clock } ein Computer.
departure-free = Der Platz ist frei: Drück **Mitmachen** am Brett, um darum zu bitten. Ist er dran, spielt ein Computer weiter.
departure-rules = Der Platz ist frei: Drück **Mitmachen** am Brett, um darum zu bitten. Bis dahin zieht Houston für ihn, wenn die Zeit um ist.
departure-taken = **{ $name }** spielt weiter, bis jemand um den Platz bittet.
table-started = Das Spiel hat begonnen.
table-shown = Kommt sofort, ganz unten im Kanal.
table-shown-later = Discord antwortet gerade nicht. Das Brett kommt unten in den Kanal, sobald es wieder geht.
table-moved-here = Spiel #{ $table } ist ab jetzt hier.
table-here-fine = Spiel #{ $table } ist in { $channel }, und dort kann ich schreiben. `/tisch hier` ist für Spiele, in deren Kanal ich nicht schreiben kann.
table-here-which = Mehrere deiner Spiele brauchen einen anderen Kanal. Sag, welches, etwa `/tisch hier tisch:{ $table }`
table-here-none = Keins deiner Spiele auf diesem Server braucht einen anderen Kanal.
table-here-server = Nimm das im Kanal eines Servers, dort, wo das Spiel hin soll.
table-closed-now = Spiel geschlossen.
table-host-passed = { $name } ist jetzt Host.
table-again = Ein neues Spiel mit denselben Leuten ist offen.
table-already-done = Das ist schon erledigt.

# Ablehnungen
table-refused-full = Dieses Spiel ist voll: Es hat { $max } Plätze.
table-refused-already-seated = Du bist schon dabei.
table-refused-not-seated = Du spielst hier nicht mit. Schau zu, oder mach mit, wenn ein Platz frei ist.
table-refused-not-host = Das kann nur der Host: { $host }.
table-refused-too-few = Zum Starten braucht ihr { $needed } Leute.
table-refused-already-started = Das Spiel hat schon begonnen.
table-refused-sat-elsewhere = Du kennst die Geheimnisse eines anderen Platzes. Nur dein eigener alter Platz könnte wieder deiner sein, und der ist besetzt. Zuschauen kannst du.
table-refused-not-started = Das Spiel hat noch nicht begonnen. Der Host startet es.
table-refused-closed = Dieses Spiel ist geschlossen.
table-refused-over = Dieses Spiel ist vorbei. Der Button unter dem Ergebnis spielt es noch einmal, `/spielen` startet ein anderes.
table-refused-not-over = Das Spiel läuft noch.
table-refused-counts = Was du hier gewinnst, zählt für spätere Spiele, deshalb spielen nur Menschen mit. Nimm einen Computer in einem Spiel dazu, das nicht zählt.
table-refused-no-computer = Für dieses Spiel hat Houston keinen Computer: Er kann es nicht spielen und keine Tipps geben.
table-refused-paused = Das Spiel ist pausiert. Drück **Fortsetzen** unter dem Brett, oder nimm `/tisch fortsetzen`.
table-refused-not-paused = Das Spiel ist nicht pausiert.
table-refused-not-gone = Einen Platz könnt ihr erst freigeben, wenn dort zwei Züge nacheinander verpasst wurden. Ohne Zeitlimit dauert es zwei Wochen ohne Lebenszeichen.
table-refused-already-so = Das ist schon so.
table-refused-stands-nothing = Hier kannst du nichts zurücknehmen.
table-refused-stands-revealed = Dein letzter Zug ist endgültig: Er hat gewürfelt oder gelost, ein Geheimnis verraten oder etwas versiegelt. Das nimmt man nie zurück.
table-refused-stands-since = Dein letzter Zug ist endgültig: Seitdem kamen Zufall oder ein Geheimnis ins Spiel, oder Houston hat für jemanden gezogen.
table-refused-stands-gone-on = Was du vorbereitet hast, kannst du nicht zurücknehmen: Das Spiel ist weitergegangen. Ändern kannst du es noch, solange die Regeln es erlauben.
table-refused-settled = Das ist schon entschieden.
table-refused-not-asked = Es geht um deinen eigenen Platz, also entscheiden die anderen. Mach einen Zug, um zu zeigen, dass du da bist, dann endet die Abstimmung.
table-refused-out-of-the-game = Du bist aus diesem Spiel raus: Wer noch dabei ist, stimmt ab.
table-refused-cannot-start = So kann das Spiel nicht starten.
table-refused-occupied = In diesem Kanal ist schon ein Spiel offen (#{ $table }), und für mehr ist kein Platz. Spiel mit, öffne deins in einem anderen Kanal oder Thread, oder schließ es mit `/tisch schließen`, wenn du dabei bist. Sind alle eine Stunde weg (in einem laufenden Spiel: drei Tage, mehrtägig sechs, ohne Eile zwei Wochen), kann es jeder schließen.
table-none-here = In diesem Kanal ist kein Spiel. Starte eins mit `/spielen`.
table-none-here-homeless = In diesem Kanal ist kein Spiel. Im Kanal deines Spiels #{ $table } kann ich nicht schreiben: `/tisch hier` holt es hierher.
table-none-of-yours = Du bist in keinem offenen Spiel. Starte eins im Kanal eines Servers, oder mach dort bei einem mit: `/hilfe` sagt, wie.
table-none-such = Dieses Spiel gibt es nicht mehr.
table-not-here = Spiel #{ $table } ist nicht in diesem Kanal, und du spielst nicht mit. Über ein Spiel rede ich nur, wo es gespielt wird, und mit denen, die mitspielen. Nimm diesen Befehl in seinem Kanal.
table-not-yours = Bei Spiel #{ $table } bist du gerade nicht dabei. `/ich spiele` zeigt deine.
table-missing-permissions = In diesem Kanal kann ich nicht spielen: Mir fehlt { $permissions }. Wer den Server verwaltet, kann es mir hier geben.
table-permission-view = Kanal ansehen
table-permission-send = Nachrichten senden
table-permission-threads = Nachrichten in Threads senden
table-permission-files = Dateien anhängen
table-permission-history = Nachrichtenverlauf anzeigen
table-shut-lacking = ⚠️ In { $channel } kann ich nicht schreiben: Dort fehlt mir { $permissions }. Wer den Kanal oder den Server verwaltet, kann es mir geben.
table-shut-locked = ⚠️ In { $channel } kann ich nicht schreiben: Der Thread ist gesperrt. Seine Mods können ihn entsperren.
table-shut-deleted = ⚠️ Der Kanal dieses Spiels wurde gelöscht.
table-shut-expelled = ⚠️ Ich bin nicht mehr auf dem Server dieses Spiels. Wer ihn verwaltet, kann mich wieder einladen; dann schicke ich alles nach, was fehlt.
table-shut-refused = ⚠️ In { $channel } kann ich nicht schreiben: Discord lehnt ab und sagt nicht, warum. Wer den Server verwaltet, kann nachsehen, ob ich dort im Timeout oder blockiert bin.
table-shut-meanwhile = Spielt so lange in eurer Konsole und in DMs weiter. `/tisch hier` in einem anderen Kanal des Servers holt das Spiel dorthin.
table-which = Welches Spiel meinst du? Wähl eins, oder beginn deine Nachricht mit seiner Nummer, etwa **#{ $table }**.
table-which-button = #{ $table }: { $game }
table-stale = Dieser Button ist von einem früheren Moment. Hier ist das aktuelle Brett.
table-foreign-button = Dieser Button ist abgelaufen. `/tisch zeigen` holt das Brett zurück.
table-form-empty = Das Formular war leer. Versuch es noch mal.
table-console-moved = Dein Brett ist weiter unten.
table-console-lobby = Du bist dabei. Das Spiel hat noch nicht begonnen: Dein Brett öffnet sich hier, sobald der Host startet.
# Wörter, die in jeder DM verstanden werden, durch Kommas getrennt
words-help = hilfe
words-rules = regeln
table-typed-unknown = Das habe ich nicht verstanden. Das kannst du schreiben: { $words }.
slow-press-again = Das hat gedauert. Drück bitte noch einmal.
game-none-such = Dieses Spiel gibt es nicht. Wähl eins: { $games }
trouble = Bei mir ist etwas schiefgelaufen, ich habe es notiert. Deinem Spiel ist nichts passiert. Versuch es bitte noch einmal.
trouble-store = Das konnte ich nicht speichern, also ist es nicht passiert. Versuch es bitte gleich noch einmal.
trouble-store-full = Mein Speicher ist voll, also ist das nicht passiert. Wer mich betreibt, muss Platz schaffen; versuch es dann noch einmal.

# Hilfe
status-title = **Houston** { $version }
status-tables = Offene Spiele: { $open }.
status-answers = Von meinen letzten { $many } Antworten brauchte die Hälfte bis zu { $half } ms, und 99 von 100 bis zu { $most } ms.
status-answers-none = Seit dem Start noch keine Antworten.
status-letters = Seit dem Start zugestellte DMs: { $arrived } von { $all }.
status-letters-none = Seit dem Start noch keine DMs.
status-backup = Letztes Backup: { $when }.
status-backup-none = Ich weiß von keinem Backup.

help-title = **Houston** leitet Weltraum-Brettspiele.
help-here-turn = Hier läuft **{ $game }**, und **du bist dran**: **Meine Konsole** zeigt dein Brett und was du tun kannst.
help-here-wait = Hier läuft **{ $game }**, noch dran: { $names }. **Meine Konsole** zeigt dein Brett.
help-here-watch = Hier läuft **{ $game }**. Du kannst zuschauen: **⋯** unter dem Brett hat den Verlauf, die Regeln und das Brett in groß.
help-here-host = Hier geht gleich **{ $game }** los. Andere drücken **{ $join }** am Brett; du drückst **{ $start }**, wenn du so weit bist, allein oder nicht.
help-here-guest = Hier geht gleich **{ $game }** los. Du bist dabei; es beginnt, sobald der Host **Starten** drückt.
help-here-lobby = Hier geht gleich **{ $game }** los. Drück **{ $join }** am Brett, um mitzuspielen.
help-here-over = **{ $game }** ist hier gerade zu Ende gegangen: Die Buttons unter dem Ergebnis spielen es noch einmal oder zeigen die Wiederholung. `/spielen` startet ein neues Spiel.
help-here-none = Hier läuft kein Spiel. Wähl eins, und in ein paar Sekunden geht’s los:
help-games = Du bist in { $all ->
        [one] einem Spiel
       *[other] { $all } Spielen
    }{ $mine ->
        [0] {""}, und keins wartet auf dich.
       *[other] {""}; **{ $mine } { $mine ->
            [one] wartet
           *[other] warten
        } auf dich**.
    }
rules-heading = **{ $game }** · { $title } ({ $page }/{ $pages })
rules-next = Weiter
rules-previous = Zurück
describe-none = Noch gibt es kein Brett zu beschreiben.

# Was Leute von Spiel zu Spiel behalten.
record-elsewhere = Jeder Server hat seine eigenen Einträge. Nimm diesen Befehl auf dem Server.

# Die Konsole: was unter ⋯ steht, und das Ziel.
table-button-more = ⋯
table-button-from-more = Zurück
table-more = Was möchtest du sehen?
follow-button-rounds = Jeder Runde folgen
follow-button-end = Nur das Ende melden
follow-button-stop = Nicht mehr folgen
follow-button-watch = Zuschauen
follow-on-rounds = Du folgst diesem Spiel: Zu jeder Runde und am Ende schicke ich dir eine DM.
follow-on-end = Wenn dieses Spiel vorbei ist, schicke ich dir eine DM.
follow-off = Du folgst diesem Spiel nicht mehr.
follow-over = Dieses Spiel ist vorbei: Es gibt nichts mehr zu verfolgen.
follow-plays = Du spielst hier mit, ich gebe dir also sowieso Bescheid.
follow-full = Diesem Spiel folgen schon genug Leute. Das Brett zeigt, wie es weitergeht.
follow-dm-closed = Ich kann dir keine DM schicken. Öffne deine DMs für mich, dann drück noch einmal.
table-goal = -# 🎯 { $goal }
table-another-here = In diesem Kanal läuft **{ $game }**. Öffne das andere Spiel in einem anderen Kanal oder Thread.
table-paused-now = Pausiert. Keine Uhr läuft. Drück **Fortsetzen** am Brett, wenn du so weit bist.
table-motion-alone = Erledigt!
advice-do = Mach das

# Das Ende eines Spiels
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-lost = 🏁 **{ $game }** · { $how }
finale-defeat = **{ $name }** gewinnt diesmal.
finale-ahead = 🏁 **{ $game }** · **{ $result }** mit { $margin } Vorsprung
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result }** mit { $margin } Vorsprung · { $done }
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }um { $better }
    }
finale-people = Gutes Spiel, { $names }!
finale-asked = 🔁 Lust auf Revanche: { $names }. Es fehlen noch: { $missing }.
finale-asked-alone = 🔁 Lust auf Revanche: { $names }. Sonst ist niemand mehr da: Drück noch einmal, um ohne die anderen weiterzuspielen.
finale-rematch-noted = Du bist dabei! Die Revanche startet, wenn auch diese drücken: { $names }.
finale-rematch = Revanche! Das neue Brett ist unten im Kanal.
finale-more = Es gibt noch mehr zu diesem Spiel:
finale-button-rematch = Revanche
finale-button-together = Noch einmal
finale-button-stronger = Stärkerer Computer
finale-button-harder = Schwerer
finale-button-share = Teilen
finale-button-more = ⋯
finale-button-verify = Prüfen
finale-button-export = Exportieren
table-which-choose = Spiel auswählen

# Wer spielen darf, und was Mods tun
player-unnamed = Spieler { $seat }
table-button-remove = Jemanden entfernen
table-button-dissolve = Als Mod schließen
table-button-expel = Als Mod entfernen
table-removed = { $name } hat in diesem Spiel keinen Platz mehr.
table-made-way = **{ $game }** · #{ $table } hat für das Spiel von { $names } Platz gemacht. Mit `/spielen` startest du ein neues.
table-close-way = Mods dieses Servers können jedes Spiel schließen, mit `/tisch schließen` in seinem Kanal.
table-closed-by-moderator = **{ $game }** · #{ $table } wurde von der Moderation geschlossen ({ $names }). Mit `/spielen` startest du ein neues.
table-refused-excluded = Auf diesem Server kannst du nicht spielen. Das haben seine Mods entschieden.
table-refused-guest-excluded = { $name } kann nicht zu diesem Spiel eingeladen werden.
table-refused-removed = Der Host hat dich aus diesem Spiel entfernt. Mit einer Einladung kannst du wieder mitmachen.
table-refused-not-there = { $name } ist nicht in diesem Spiel.
removal-seat = Dein Platz bei **{ $game }** · #{ $table } { $place } ist jetzt frei: Der Host oder ein Mod hat dich entfernt. { $stage ->
       [lobby] Mit einer Einladung kannst du zurückkommen.
      *[other] Mit einer Einladung kannst du zurückkommen, oder wenn die meisten anderen dafür stimmen.
    }
removal-excluded = Du kannst auf **{ $server }** nicht mehr spielen: Das haben Mods entschieden. Deine Plätze in den Spielen dort sind frei.
removal-excluded-somewhere = Du kannst auf dem Server von { $channel } nicht mehr spielen: Das haben Mods entschieden. Deine Plätze in den Spielen dort sind frei.
table-without-view = Sonst ist dort kein Spiel zu sehen.
table-without-send = Sonst lässt sich dort kein Spiel öffnen.
table-without-threads = Sonst lässt sich in seinen Threads kein Spiel öffnen.
table-without-files = Sonst ist kein Brett zu sehen: Bretter sind Bilder.
table-without-history = Sonst steht ein Brett nach einem Neustart vielleicht zweimal da.

# Ein Kanal, in dem schon gespielt wird
taken-playing = In diesem Kanal läuft **{ $game }**, dabei: { $names }. Je Kanal gibt es ein Spiel. Du kannst:
taken-gathering = In diesem Kanal ist schon **{ $game }** offen, dabei: { $names }. Je Kanal gibt es ein Spiel. Du kannst:
taken-in-dms = In unseren DMs läuft noch dein **{ $game }** (#{ $table }). Bring es zu Ende, oder verlass es unter ⋯.
taken-watch = Zuschauen
taken-dms = In unseren DMs spielen
taken-close = Das schließen, meins öffnen
taken-dms-closed = Deine DMs sind für mich zu. Öffne sie, oder nimm einen anderen Weg.
taken-went-to-dms = **{ $game }** ist in unseren DMs: { $link }
taken-gave-way = **{ $game }** von { $name } geht in DMs weiter.
taken-made-way = **{ $game }** von { $name }, noch ohne Zug, ist geschlossen.
taken-goes-on-here = In { $channel } wollen andere spielen, also geht dein **{ $game }** (#{ $table }) hier weiter.
taken-closed-for-others = In { $channel } wollen andere spielen, also ist dein **{ $game }** (#{ $table }), noch ohne Zug, geschlossen. Mit `/spielen` startest du ein neues, auch hier.
taken-thread = In einem Thread öffnen
taken-thread-name = { $game } · { $names }
taken-no-thread = Hier kann ich keinen Thread öffnen: Mir fehlt Öffentliche Threads erstellen und Nachrichten in Threads senden. Nimm einen anderen Weg.
taken-went-to-thread = **{ $game }** ist in einem eigenen Thread offen: { $channel }
table-permission-open-threads = Öffentliche Threads erstellen
table-without-open-threads = Sonst bekommt dort kein Spiel einen eigenen Thread.

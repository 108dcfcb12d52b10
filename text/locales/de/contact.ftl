# Contact. Plättchen sind Buchstaben; die Erde hat keinen.

contact-title = Contact
contact-cover = Eine Hand hebt ab.
contact-cover-more = Die anderen raten.
contact-pitch = Eine Person kennt das Ziel und zeigt nur ihre Hand: oben im Flug, je weiter, desto länger.
contact-pitch-short = wohin fliegt eine Hand?

# Wörter, die man in einer DM tippt, durch Kommas getrennt.
contact-words-route = route, fliegen, plan
contact-words-back = zurück, rückgängig
contact-words-clear = leeren
contact-words-signal = signal, karte
contact-words-exchange = tauschen, tausch
contact-words-drop = verwerfen, nochmal
contact-words-send = senden, abschicken
contact-words-guess = raten, tippen, nennen
contact-words-repeat = wiederholen, mehr
contact-words-stop = stopp, zwischenstopp
contact-words-briefing = briefing, besprechung
contact-words-card-fifty = 50:50, 50/50
contact-words-card-stop = erster Stopp, stopp
contact-words-card-exchange = neues Ziel, ziel, tauschen
contact-words-reactivate = reaktivieren
contact-words-practise = üben, übung
contact-words-begin = beginnen, starten
contact-words-show = zeigen, brett, konsole

# Namen von Dingen.
contact-earth = Erde
contact-game-master = Houston
contact-aid-fifty = 50:50
contact-aid-stop = Erster Stopp
contact-aid-exchange = Neues Ziel
contact-signal = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
contact-fuel = { $fuel } Treibstoff
contact-level = Stufe { $level }
contact-level-pro = Profivariante
contact-none = keine

# Warum nicht, und was ginge.
contact-refusal-tile = **{ $said }** ist kein Plättchen. Nenn einen Buchstaben von A bis W, oder 0 für die Erde.
contact-refusal-tile-empty = Welches Plättchen? Nenn einen Buchstaben von A bis W, oder 0 für die Erde.
contact-refusal-no-tiles = Welche Plättchen? Nenn mindestens eins, mehrere mit Leerzeichen dazwischen, etwa B K.
contact-refusal-signal = **{ $said }** ist keine Signalkarte. Nenn eine nach ihren Punkten, von 1 bis 6.
contact-refusal-signal-empty = Welche Signalkarte? Nenn ihre Punkte, von 1 bis 6.
contact-refusal-aid = **{ $said }** ist keine Hilfskarte. Nenn eine nach ihrer Nummer, von 1 bis 3.
contact-refusal-aid-empty = Welche Hilfskarte? Nenn ihre Nummer, von 1 bis 3.
contact-refusal-press = Worte bewegen die Hand nicht. Drück ihren Button, um abzuheben und zu landen.
contact-refusal-over = Diese Mission ist vorbei. Starte eine neue mit `/spielen`.
contact-refusal-practising = Noch wird geübt. Die erste Quelle (**{ $name }**) startet die Mission.
contact-refusal-begun = Die Mission läuft, das Üben ist vorbei.
contact-refusal-not-first = Nur die erste Quelle (**{ $name }**) kann die Mission starten.
contact-refusal-no-flight = Wähl erst einen Übungsflug: von einem Plättchen zu einem anderen.
contact-refusal-same-tile = Du hast **{ $tile }** zweimal genannt. Nenn zwei verschiedene Plättchen.
contact-refusal-not-source = Das kann nur die Quelle ({ $source }).
contact-refusal-crew-decides = Dein Flug ist gesendet. Jetzt ist die Crew dran (**{ $name }**).
contact-refusal-in-box = **{ $tile }** ist nicht in diesem Spiel: Die Asteroiden S bis W gehören zur Profivariante.
contact-refusal-start = Der Flug beginnt bei **{ $tile }**, und jedes Plättchen geht nur einmal.
contact-refusal-twice = Deine Route landet schon auf **{ $tile }**, und jedes Plättchen geht nur einmal.
contact-refusal-blocked = **{ $by }** liegt auf der geraden Linie { $from } → { $to }. Lande dort, oder flieg außen herum.
contact-refusal-practice-blocked = **{ $by }** liegt auf der geraden Linie { $from } → { $to }. Üb zwischen zwei anderen Plättchen.
contact-refusal-past-target = Deine Route endet schon bei ihrem Ziel, **{ $tile }**. Klopf sie, oder nimm eine Etappe zurück.
contact-refusal-route-empty = Deine Route hat keine Etappe, die du zurücknehmen könntest.
contact-refusal-route-unfinished = Deine Route endet bei **{ $end }**. Führ sie erst zu deinem Ziel, **{ $target }**.
contact-refusal-signal-first = Wähl erst die Signalkarte.
contact-refusal-signal-chosen = Die Signalkarte ist schon gewählt: { $signal }.
contact-refusal-no-signal = Keine Signalkarte mehr mit diesem Wert: { $signal }. Nimm eine andere.
contact-refusal-double = Zweimal derselbe Button in 0,15 s zählt einmal. Mach einfach weiter.
contact-refusal-take-full = Du bist auf dem Ziel gelandet. Sende diese Aufnahme, oder fang von vorn an.
contact-refusal-take-long = Diese Aufnahme wird länger als { $seconds } Sekunden. Fang von vorn an.
contact-refusal-take-empty = Du hast noch nichts geklopft.
contact-refusal-take-unfinished = { $landings ->
        [0] Du bist noch nicht gelandet
        [one] Du bist einmal gelandet
       *[other] Du bist { $landings }-mal gelandet
    }, und dein Flug hat { $legs ->
        [one] 1 Etappe
       *[other] { $legs } Etappen
    }. Mach weiter, oder fang von vorn an.
contact-refusal-you-source = Du bist die Quelle; das kann nur die Crew.
contact-refusal-await = Noch gibt es nichts zu beantworten. Erst muss die Quelle ({ $source }) senden.
contact-refusal-not-guesser = Du bist nicht mit Raten dran: Jetzt rät **{ $name }**.
contact-refusal-no-repeat = Das war die dritte Übertragung. Rate jetzt.
contact-refusal-no-planet = **{ $tile }** ist kein Planet. Das Signal kommt von einem aufgedeckten Planeten.
contact-refusal-face-down = **{ $tile }** liegt noch verdeckt. Das Signal kommt von einem aufgedeckten Planeten.
contact-refusal-reached = **{ $tile }** ist schon erreicht. Das Signal kommt von einem, der noch nicht erreicht ist.
contact-refusal-wrong-already = **{ $tile }** ist in dieser Runde schon ausgeschlossen. Nenn einen anderen.
contact-refusal-no-aids = Hilfskarten gibt es nur in der Profivariante.
contact-refusal-aid-used = Die Hilfskarte **{ $aid }** ist verbraucht. 1 Treibstoff macht alle Hilfskarten wieder aktiv.
contact-refusal-no-stop = Der letzte Flug hatte keinen Stopp: Die Hand ist nur einmal gelandet.
contact-refusal-stop-shown = Der erste Stopp dieses Flugs ist schon zu sehen: **{ $tile }**.
contact-refusal-nobody = Hier ist niemand zum Reden.
contact-refusal-briefing-on = Das Briefing läuft schon. Redet, dann ratet.
contact-refusal-all-active = Alle Hilfskarten sind schon aktiv.
contact-refusal-last-fuel = Deinen letzten Treibstoff kannst du nicht für Hilfskarten ausgeben.

# Was passiert ist.
contact-news-laid = Das All ist aufgebaut. Erste mögliche Ziele: { $tiles }.
contact-news-laid-pro = Das All ist aufgebaut: Alle 18 Planeten sind mögliche Ziele.
contact-news-practises = { $name-you ->
        [yes] Du fliegst
       *[no] **{ $name }** fliegt
    } gleich zur Übung { $from } → { $to }.
contact-news-practised = { who-did } zur Übung { $from } → { $to } geklopft.
contact-news-practised-master = Zur Übung bin ich { $from } → { $to } geflogen.
contact-news-round = **Runde { $number }**: { $name-you ->
        [yes] Du bist
       *[no] { $name } ist
    } die Quelle.
contact-news-round-master = **Runde { $number }**.
contact-news-round-planet = **{ $tile }** ist jetzt ein mögliches Ziel.
contact-news-target = Dein geheimes Ziel ist **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] Du bist
       *[no] **{ $name }** ist
    } jetzt die Quelle, mit einem anderen Ziel.
contact-news-source-master = Ich bin jetzt die Quelle, mit einem anderen Ziel.
contact-news-exchanged = Die Quelle hat ihr Ziel getauscht.
contact-news-chosen = Die Quelle spielt um diese Signalkarte: { $signal }.
contact-news-routed = Deine Route: { $route }.
contact-news-routed-none = Deine Route ist leer.
contact-news-sent = { who-has } gesendet: { $hops ->
        [1] ein Sprung
        [2] zwei Sprünge
        [3] drei Sprünge
       *[other] { $hops } Sprünge
    }.
contact-news-sent-master = { $hops ->
        [1] **Ein Sprung**, direkt zum Ziel.
        [2] **Zwei Sprünge**: ein Stopp, dann das Ziel.
        [3] **Drei Sprünge**: zwei Stopps, dann das Ziel.
       *[other] **{ $hops } Sprünge**: mehrere Stopps, dann das Ziel.
    }
contact-news-repeat = { $by-you ->
        [yes] Du bittest
       *[no] **{ $by }** bittet
    } um eine Wiederholung: { $name-you ->
        [yes] Sende bitte noch einmal.
       *[no] { $name }, sende bitte noch einmal.
    }
contact-news-repeat-master = { $by-you ->
        [yes] Du bittest
       *[no] **{ $by }** bittet
    } um eine Wiederholung.
contact-news-repeat-alone = Ich bitte um einen weiteren Flug.
contact-news-passed = { who-did } nicht geraten: Jetzt { $guesser-you ->
        [yes] rätst du
       *[no] rät **{ $guesser }**
    }.
contact-news-passed-alone = { who-did } nicht geraten.
contact-news-fuel-lost = Niemand hat rechtzeitig geantwortet: 1 Treibstoff weg, { $fuel } übrig.
contact-news-doubled = { $name-you ->
        [yes] Du spielst
       *[no] **{ $name }** spielt
    } die Hilfskarte 50:50.
contact-news-missed = ❌ { who-did } { $planets } genannt: **falsch**. { $fuel } übrig.
contact-news-missed-master = ❌ Ich nannte { $planets }: **falsch**. { $fuel } übrig. Für mich sah es aus wie { $route }.
contact-news-forfeited = Auch die Signalkarte ({ $signal }) ist weg.
contact-news-found = ✅ { who-did } { $planets } genannt: **richtig**! Die Rakete landet auf **{ $tile }**.
contact-news-found-route = ✅ { who-did } { $planets } genannt: **richtig**! Route: { $route }.
contact-news-found-master = ✅ { $name-you ->
        [yes] Deine Hand allein
       *[no] Die Hand von **{ $name }** allein
    } hat’s mir verraten: { $planets }, **richtig**! Route: { $route }.
contact-news-won-card = Signalkarte gewonnen: { $signal }.
contact-news-stop = { who-did } nach dem ersten Stopp gefragt: **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] Du rufst
       *[no] **{ $name }** ruft
    } mit der Hilfskarte { $aid } ein Briefing aus: Bis zum nächsten Raten darf die Crew reden. Die Quelle hört nur zu.
contact-news-reactivated = { $name-you ->
        [yes] Du zahlst
       *[no] **{ $name }** zahlt
    } 1 Treibstoff: Alle Hilfskarten sind wieder aktiv, { $fuel } übrig.
contact-news-lost = Das Signal kam von **{ $tile }**.
contact-news-lost-route = Das Signal kam von **{ $tile }**. Route: { $route }.

# Wie es ausging.
contact-over-won = **Mission erfüllt!** 12 Planeten gefunden, **{ $score } von { $best } Punkten**.
contact-over-next = Das war: { $now }. { $fuel } übrig: Versucht als Nächstes { $level }.
contact-button-next = { $level } versuchen
contact-over-signal = **Signal gefunden**: Versuch { $guess } von { $guesses }.
contact-over-lost = **Kontakt verloren**: kein Treibstoff mehr.

# Wo die Mission steht.
contact-status-practice = **Eine Person kennt das Ziel** und zeigt nur ihre Hand: oben beim Fliegen, je weiter, desto länger. Die Crew rät danach.
contact-status-practice-solo = **Houston kennt das Ziel** und zeigt nur eine Hand: oben beim Fliegen, je weiter, desto länger. Du rätst; dann tauscht ihr.
contact-status-flight = Übung: **{ $route }**.{ $stage ->
        [ground] {" "}Heb ab, warte, lande.
        [air] {" "}**Du fliegst**: Lande, wenn du da wärst.
       *[landed] {""}
    }
contact-status-begin = **{ $name }** kann die Mission starten.
contact-status-practising = Fliegen gleich: { $names }.
contact-status-round = Runde { $round }/{ $rounds } · { $fuel }{ $first ->
        [yes] {" "}(1 je Fehler)
       *[no] {""}
    }
contact-status-score = { $score }/{ $best } Punkte
contact-status-signal = { $left ->
        [0] Kein Versuch mehr.
        [one] Letzter Versuch.
       *[other] Noch { $left } Versuche.
    }
contact-status-stake = { $first ->
        [yes] Karte beim 1. Versuch:
       *[no] 1. Versuch:
    } { $signal }
contact-status-stake-none = Signalkarte: noch nicht gewählt
contact-status-stake-lost = diese Runde keine Punkte
contact-status-source = { $name } ist die Quelle und bereitet den Flug vor.
contact-status-source-again = { $name } ist die Quelle und muss noch einmal senden.
contact-status-source-you = **Du bist die Quelle.** Dein geheimes Ziel: **{ $tile }**.
contact-status-source-you-again = **Du bist die Quelle**, und die Crew möchte eine Wiederholung: dieselbe Route oder eine andere. Dein geheimes Ziel: **{ $tile }**.
contact-status-hand-you = **Jetzt deine Hand**: Flieg zu **{ $tile }**. Ich rate das Ziel danach, wie lange sie oben ist.
contact-status-hand-again = **Noch einmal zu { $tile }.** Rot: so weit hörte ich dich fliegen. Gold: so weit ist es.
contact-status-hand-flies = **Deine Hand** fliegt zu **{ $tile }**.
contact-status-guess-you = **Du bist mit Raten dran.**
contact-status-stakes = Sofort richtig: { $signal } (von { $best }). Ein Fehler kostet 1 von { $fuel }.
contact-status-heard = Hand oben: **{ $seconds }** s. Welcher Planet?
contact-status-guess = Jetzt rät { $name }. { $left ->
        [0] Kein neuer Flug mehr.
        [one] Noch 1 neuer Flug.
       *[other] Noch { $left } neue Flüge.
    }
contact-status-silence = Bitte nicht darüber reden.
contact-status-briefing = **Briefing**: Bis zum nächsten Raten darf die Crew reden. Die Quelle hört nur zu.
contact-status-wrong = Schon ausgeschlossen: { $tiles }.
contact-status-marker = Erster Stopp der Übertragung { $number }: **{ $tile }**.
contact-status-rings-each = Die Ringe zeigen, wie weit jeder Sprung reicht.
contact-status-rings-first = Der Ring zeigt nur den ersten Sprung.
contact-status-rings-stops = Der Ring ist Sprung 1: Wo landete er?
contact-status-rings-second = Der kleine Ring ist eine Sekunde Flug.
contact-status-aids = Hilfskarten: { $active }
contact-status-aids-used = Hilfskarten: { $active } · verbraucht: { $used }

# Das Bild in Worten.
contact-describe-places = Wo die Plättchen sind, als Stunden einer Uhr um die Mitte, die nächsten zuerst.
contact-describe-middle = In der Mitte: { $tiles }.
contact-describe-hour = { $hour } Uhr: { $tiles }
contact-describe-beside = Nebeneinander: { $pairs }.
contact-describe-rocket = Die Rakete ist hier: { $tile }.
contact-describe-possible = Mögliche Ziele: { $tiles }.
contact-describe-ruled-out = Schon ausgeschlossen: { $tiles }.
contact-describe-reached = Erreicht: { $tiles }.
contact-describe-down = Verdeckt: { $tiles }.
contact-describe-asteroids = Asteroiden: { $tiles }.
contact-describe-won = Gewonnene Signalkarten: { $cards }.
contact-describe-left = Übrige Signalkarten: { $cards }.
contact-describe-past = Runde { $number }: { $tile }, gefunden von { $name } ({ $signal })
contact-describe-past-lost = Runde { $number }: { $tile }, gefunden von { $name } (Karte weg)
contact-describe-heard = Gehört: { $strips }
contact-describe-target = Dein geheimes Ziel ist { $tile }.
contact-describe-route = Deine Route: { $route }.
contact-describe-take = Deine Aufnahme: { $strip }
contact-describe-blocked = Kein gerader Flug von { $tile } nach: { $blocked }.
contact-describe-blocked-one = { $tile } wegen { $by }
contact-alt-title = Contact: ein Quadrat im All mit { $count } Plättchen, als Stunden einer Uhr um seine Mitte, die nächsten zuerst.
contact-alt-state = Runde { $round } von { $rounds }, { $fuel }, { $score } von { $best } Punkten.
contact-alt-practice = Übungsflüge.
contact-alt-hand = Im Bild hebt sich eine Hand und klopft den Rhythmus des Flugs, zweimal. Die Option „Balken“ gibt ihn in Worten.
contact-alt-bars = Der Flug in Takten: { $beats }.
contact-alt-bar-first = { $flight } oben
contact-alt-bar = { $pause } unten, { $flight } oben
contact-alt-certificate = Eine Urkunde für { $names }: { $points } von { $best } Punkten am { $date }. Gefundene Planeten: { $tiles }.
contact-options-signal = ein Signal: meine Hand fliegt einmal, zu einem von fünf Planeten; { $guesses } Versuche

# Die Optionen eines Spiels.
contact-options-solo = solo: ich bin die Quelle
contact-options-turns = solo: du und ich zeigen abwechselnd die Hand
contact-options-hand = bewegte Hand
contact-options-bars = Balken
contact-options-practice = erst Übungsflüge
contact-options-no-practice = keine Übung

# Persönliche Rekorde
contact-feat-score = Beste Punktzahl einer Mission: { $value } von 42
contact-deed-score = { $value ->
        [one] Ein Punkt von 42
       *[other] { $value } Punkte von 42
    }

# Wie man gewinnt, in einer Zeile.
contact-goal = Die Crew rät danach: Findet zusammen 12 Planeten, bevor der Treibstoff ausgeht.
contact-goal-alone = Houston und du zeigt abwechselnd die Hand: Findet 12 Planeten, bevor der Treibstoff ausgeht.

# Was man vom Signal des Tages teilt.
contact-puzzle-found = { $guess }/{ $guesses }
contact-puzzle-unfound = X/{ $guesses }

# Ein Flug als Frage an andere.
contact-riddle = Zu welchem Planeten fliegt diese Hand?
contact-riddle-why = Ab { $from }, { $hops ->
        [one] eine Etappe
       *[other] { $hops } Etappen
    }: `{ $beats }`. Je länger der Balken, desto länger die Etappe.

# Die Konsole von Contact: Buttons, Auswahlen und Hinweise.

contact-button-take-off = Abheben
contact-button-land = Landen
contact-button-send = Senden
contact-button-drop = Von vorn
contact-button-back = Rückgängig
contact-button-clear = Route leeren
contact-button-stops = Anderswo …
contact-button-exchange = Ziel tauschen …
contact-button-reactivate = Hilfskarten reaktivieren …
contact-button-repeat = Neuer Flug ({ $left })
contact-button-via = über { $tile }
contact-button-try = Stopp testen…
contact-button-two = 50:50 spielen …
contact-button-first = Ersten Stopp zeigen …
contact-button-brief = Briefing ausrufen …
contact-button-begin = Mission starten
contact-button-fly = Nach { $tile } fliegen
contact-button-other = Anderer Flug …
contact-button-yes-guess = Ja, { $tiles }
contact-button-yes = Ja
contact-button-again = Neu zeigen
contact-button-home = Zurück

contact-choose-stop = Von { $tile } fliegen nach …
contact-choose-signal = Um diese Signalkarte spielen …
contact-choose-guess = Das Signal kommt von …
contact-choose-two = 50:50: erster Planet …
contact-choose-other = 50:50: { $tile } oder …
contact-choose-from = Übung: abheben von …
contact-choose-to = Übung: von { $tile } nach …
contact-choose-card = Welche Hilfskarte ausgeben?
contact-choice-target = Ziel

contact-hint-route = Direkt zu **{ $tile }** oder mit Stopp: Ähnlich weite Ziele klingen gleich.
contact-hint-route-blocked = **{ $by }** versperrt den Weg zu **{ $tile }**: Flieg außen herum.
contact-hint-signal = Wähl die Signalkarte. Ist die Route leicht zu erkennen? Nimm eine hohe.
contact-hint-tap = Heb ab, dann lande: Je weiter der Sprung, desto länger wartest du, immer in deinem Tempo. Landungen: { $landings } von { $legs }.
contact-hint-tapped = Bisher: `{ $strip }`{ $seconds }
contact-hint-ready = Alle Landungen geschafft: **Sende es**, oder fang von vorn an. `{ $strip }`{ $seconds }
contact-hint-sent = Die Crew hat deinen Flug. Jetzt keine Miene verziehen!
contact-hint-heard = Gehört: { $strips }
contact-hint-practise = Wähl, wo du abhebst und wo du landest.
contact-hint-practice-goal = Übung: Flieg zu **{ $near }**, dann weiter zu **{ $far }**: länger oben.
contact-hint-practice-solo = Übung: Sieh einen Sprung zu **{ $near }**, dann weiter zu **{ $far }**.
contact-hint-sure-guess = Du nennst **{ $tiles }**. Wenn { $count ->
        [one] das falsch ist
       *[other] beide falsch sind
    }, ist der Kontakt verloren. Sicher?
contact-hint-sure-first = Das zeigt den ersten Stopp des letzten Flugs und verbraucht die Hilfskarte. Sicher?
contact-hint-sure-exchange = Das gibt dir ein anderes Ziel und verbraucht die Hilfskarte. Sicher?
contact-hint-sure-reactivate = 1 Treibstoff macht alle Hilfskarten wieder aktiv. Sicher?
contact-typable = deine Route (`B K`), `zurück`, `leeren`, `signal 4`, `tauschen`, `verwerfen`, `senden`, `raten K`, `raten K B`, `wiederholen`, `stopp`, `briefing 1`, `reaktivieren`, `üben 0 B`, `beginnen`, `zeigen`

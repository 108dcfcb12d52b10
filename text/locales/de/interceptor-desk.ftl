# Die Konsole von Interceptor: Buttons, Formulare und Hinweise.

interceptor-button-seal = Versiegeln
interceptor-button-seal-now = Endgültig zurückziehen
interceptor-button-back = Zurück
interceptor-button-reopen = Umschreiben
interceptor-button-random = Zufall
interceptor-button-type = Selbst tippen …
interceptor-button-ship = Schiff { $number }
interceptor-button-speed = Tempo { $speed }
interceptor-button-again = ▶
interceptor-button-undo = ⌫
interceptor-button-hold = X: nicht feuern
interceptor-button-fire = X: feuern
interceptor-button-retreat = Rückzug
# Neben jedem Buchstaben eines Befehls, was er tut.
interceptor-button-letter = { $letter ->
        [A] V ↑
        [D] R ↱
        [G] L ↰
        [L] U Looping
       *[T] T ↻
    }
interceptor-button-stay = Warten
interceptor-button-left = Links ↰
interceptor-button-right = Rechts ↱
interceptor-button-no-turn = Keins davon
interceptor-button-order = Befehl schreiben …

interceptor-form-order = Mein Befehl
interceptor-field-order = Tempo, dann Buchstaben: V L R U T X
interceptor-form-place = Wo mein Schiff einfliegt
interceptor-field-place = Hexfeld am Rand, Richtung, Tempo

interceptor-hint-place = Wähl eine Seite. Das siehst nur du.
interceptor-hint-placed = Du fliegst bei **{ $hex }** ein: Nase **{ $nose }**, Tempo **{ $speed }**.
interceptor-hint-order = Tempo jetzt: **{ $speed }**, { $turning ->
        [never] keine Drehung
        [always] drehen, so oft du willst
        [one] 1 Schritt zwischen Drehungen
       *[other] { $moves } Schritte zwischen Drehungen
    }.
interceptor-hint-of = **{ $ship }**: { $hint }
interceptor-hint-sealed = Versiegelt. Bis alle so weit sind, kannst du noch **Umschreiben** drücken, und niemand merkt es.
interceptor-hint-seal-sure = { $ships ->
        [one] **Du ziehst dich zurück**: Dein Schiff bewegt sich nicht und feuert nicht, kann noch abgeschossen werden und ist dann **endgültig weg**.
       *[other] **Du ziehst { $ships } Schiffe zurück**: Sie bewegen sich nicht und feuern nicht, können noch abgeschossen werden und sind dann **endgültig weg**.
    } Versiegeln?
interceptor-hint-sealed-place = Versiegelt. Bis alle so weit sind, kannst du noch **Umschreiben** drücken, und niemand merkt es.
interceptor-hint-announce = Zuerst links, rechts oder keins?
interceptor-hint-announce-speed = Und das Tempo?
interceptor-hint-turn-due = Wie angekündigt fehlt noch: **{ $turn }**.

interceptor-choose-edge = Seite wählen
interceptor-edge-top = Oben
interceptor-edge-bottom = Unten
interceptor-edge-left = Links
interceptor-edge-right = Rechts
interceptor-choose-hex = Hexfeld wählen
interceptor-choice-nose = Nase { $nose }
interceptor-choice-speed = Tempo { $speed }

interceptor-typable = einen Befehl (`3 VLVVRX`, `2: 3 VLV` für dein zweites Schiff, `RÜCKZUG`), wo dein Schiff einfliegt (`A7 NO 3`), deinen Plan, wenn du getroffen wurdest (`links schneller`), `zufall`, `versiegeln`, `umschreiben`, `zeigen`
interceptor-choice-no-turning = Keine Drehung
interceptor-choice-interval = { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    } zwischen L oder R

# Worum es geht, und ein anderes Hexfeld zum Einfliegen.
interceptor-button-elsewhere = Hexfeld …

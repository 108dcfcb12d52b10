# Die Konsole von Space Connection: Buttons, Formulare und Hinweise.

space_connection-button-piece = { $piece ->
        [scout] Sonde
        [ship] Schiff
        [super] Super
       *[laser] Laser
    }
space_connection-button-send = { $piece ->
        [scout] Sonde nach { $at }
        [ship] Schiff nach { $at }
        [super] Superschiff nach { $at }
       *[laser] Laser { $at }
    }
space_connection-button-pick = Feld wählen …
space_connection-button-launch = Starten …
space_connection-button-random = Zufallshimmel
space_connection-button-write = Felder tippen …
space_connection-button-shift = Planeten verschieben …
space_connection-button-clear = Leeren
space_connection-button-seal = Himmel versiegeln
space_connection-button-seal-now = Endgültig versiegeln
space_connection-button-keep = Favorit speichern …
space_connection-button-forget = Favorit vergessen …
space_connection-button-note = Notieren …
space_connection-button-concede = Aufgeben …
space_connection-button-concede-now = Endgültig aufgeben
space_connection-button-back = Zurück
space_connection-button-alone = Nur einen Laser
space_connection-button-laser-now = Laser setzen

space_connection-form-launch = Starten
space_connection-form-write = Mein Himmel
space_connection-form-shift = Planeten verschieben
space_connection-form-keep = Meinen Himmel speichern
space_connection-field-keep = Sein Name, nur für dich
space_connection-field-keep-hint = Spirale
space_connection-form-note = Meine privaten Notizen
space_connection-field-launch = Was und wohin? G7 allein schickt eine Sonde
space_connection-field-launch-hint = G7 · schiff D4 · superschiff C5 · laser A1 A4
space_connection-field-write = Die 20 Felder meiner Planeten
space_connection-field-shift = Von wo, wohin?
space_connection-field-note = Vermutete Planeten, dann „leer“, leere Felder
space_connection-field-note-hint = C4 C5 leer A1 A2

space_connection-set-up = Deinen Himmel habe ich gelost: das kleine Brett. Du suchst auf dem großen.
space_connection-hint-hide = Wähl eine Reihe und ein Feld, schreib alle auf, oder lass mich einen Himmel losen. Nur du siehst das.
space_connection-hint-seal = **Versiegle ihn**, wenn du so weit bist. Danach lässt er sich nicht mehr ändern.
space_connection-hint-seal-sure = Dein Himmel ist der im Bild. Einmal versiegelt, **lässt er sich nicht mehr ändern**. Versiegeln?
space_connection-hint-piece = { $piece ->
        [scout] Eine **Sonde** zeigt ein Feld. Findet sie einen Planeten, kommt sie zurück.
        [ship] Ein **Schiff** zeigt sein Feld und alle ringsum. Ist sein Feld ein Planet, kommt es zurück.
        [super] Ein **Superschiff** zeigt die zehn Felder um ein **eingekreistes**. Ist das ein Planet, kommt es zurück.
       *[laser] Zwei **Laser** auf einer gezeichneten Linie zeigen jeden Planeten dazwischen. Sie bleiben dort.
    } Noch { $left }.
space_connection-aim = { $piece ->
        [scout] Nur **{ $at }**, noch { $left }. Ist { $at } ein Planet, kommt sie zurück.
        [ship] **{ $at }** und ringsum: { $count } neu, noch { $left }. Ist { $at } ein Planet, kommt es zurück.
        [super] **Dreieck um { $at }**: { $count } neu, noch { $left }. Ist { $at } ein Planet, kommt es zurück.
       *[laser] **Eine Linie**: { $count } neu, noch { $left }. Laser kommen nicht zurück.
    }
space_connection-hint-second = Erster Laser auf { $at }. Wohin mit dem zweiten?
space_connection-hint-laser-sure = { $count ->
        [one] **Laser**
       *[other] **Laser**
    } auf **{ $emitters }** für die Linie im Bild? Laser kommen nicht zurück: { $left ->
        [0] Dir bleibt keiner mehr
        [one] Dir bleibt noch einer
       *[other] Dir bleiben noch { $left }
    }.
space_connection-hint-concede = Aufgeben? Das Spiel ist sofort verloren, und beide Himmel werden aufgedeckt. **Das lässt sich nicht zurücknehmen.**
space_connection-hint-concede-solo = Aufgeben? Die Suche endet, und der Himmel wird aufgedeckt. **Das lässt sich nicht zurücknehmen.**

space_connection-row = Reihe { $row }
space_connection-choose-row = Planeten: Reihe wählen
space_connection-choose-load = Lieblingshimmel laden
space_connection-choose-forget = Welchen Favoriten vergessen?
space_connection-choose-at = Reihe { $row }: Feld wählen
space_connection-take-away = Diesen Planeten wegnehmen
space_connection-choose-aim-row = { $piece ->
        [scout] Sonde: Reihe wählen
        [ship] Schiff: Reihe wählen
        [super] Superschiff: Reihe wählen
       *[laser] Laser: Reihe wählen
    }
space_connection-choose-aim-other = Andere Reihe …
space_connection-choose-target = { $piece ->
        [scout] Sonde: Feld wählen
        [ship] Schiff: Feld wählen
        [super] Superschiff: Feld wählen
       *[laser] Laser: Feld wählen
    }
space_connection-choose-second = Zweiter Laser auf …
space_connection-known-empty = sicher leer
space_connection-typable = ein Feld für eine Sonde (`G7`), `schiff D4`, `superschiff C5`, `laser A1 A4`, die Felder deines Himmels (`C4 C5 D5`), `planet C4`, `bewegen C4 D5`, `zufall`, `leeren`, `speichern Spirale`, `laden Spirale`, `vergessen Spirale`, `versiegeln`, `notieren C4`, `leer A1 A2`, `löschen C4`, `zeigen`, `aufgeben`

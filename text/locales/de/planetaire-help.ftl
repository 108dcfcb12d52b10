# Die Regeln von Planétaire, vollständig, in kurzen Seiten: je höchstens 1.900 Zeichen.
# ◇ kennzeichnet eine Hausregel, die nicht im Original steht.

planetaire-help-aim = Das Ziel
    .body =
        In einem Himmel von 8 mal 8 Feldern kreisen Spionagesatelliten. Eine Person **versteckt** heimlich 4. Die andere **sucht**: Sie feuert Strahlen von 32 Zahlen am Rand und schließt daraus, wo sie sind.

        Jede Marke, die ein Strahl hinterlässt, kostet beim Suchen 1 Punkt; Fehler am Ende kosten mehr. Dann tauscht ihr die Rollen. Wie beim Golf: **Wer die wenigsten Punkte hat, gewinnt.**

        ◇ kennzeichnet eine Hausregel, die nicht im Original steht.

planetaire-help-board = Das Brett
    .body =
        Die Spalten gehen von links nach rechts von A bis H, die Reihen von oben nach unten von 1 bis 8. Spalte, dann Reihe: **D3**.

        Die Randzahlen laufen gegen den Uhrzeigersinn:
        - links, **1 bis 8**, von oben nach unten
        - unten, **9 bis 16**, von links nach rechts
        - rechts, **17 bis 24**, von unten nach oben
        - oben, **25 bis 32**, von rechts nach links

        Gegenüberliegende Zahlen ergeben zusammen 25 (links–rechts) oder 41 (unten–oben): 11 liegt 30 gegenüber.

planetaire-help-ray = Der Strahl
    .body =
        Ein Strahl fliegt bei seiner Zahl geradeaus hinein. In jedem Feld, das er betritt, gilt der Reihe nach:

        1. Ein Satellit in diesem Feld: Er wird **verschluckt**.
        2. Satelliten auf beiden Seiten seiner Bahn: Er **kommt zurück** zum Start, egal, was vorher war, und auch wenn ein dritter vor ihm liegt. Auf dem Rückweg berührt ihn nichts.
        3. Ein Satellit auf einer Seite: Er **biegt um 90° ab**, von ihm weg, noch in diesem Feld, auch wenn ein anderer vor ihm liegt.
        4. Keiner daneben: Er fliegt weiter.

        Wo er das Raster verlässt, **kommt er heraus**. Kreist er für immer, ist er **im Orbit**.

        Ein Satellit, der das Feld nur an einer Ecke berührt, tut noch nichts. Jede Anordnung ist erlaubt.

planetaire-help-marks = Marken am Rand
    .body =
        Feuere, so oft du willst. Jeder Schuss hinterlässt Marken:
        - heraus: **zwei in einer Farbe**, an Start und Ausgang, 2 Punkte
        - verschluckt: eine **schwarze**, 1 Punkt
        - zurück: eine **weiße**, 1 Punkt
        - im Orbit: **eine farbige**, 1 Punkt

        Ein Strahl, der auf nichts traf, und einer, der zur Zahl gegenüber abgelenkt wurde, hinterlassen dieselben Marken.

        An einem Ausgang mit Marke kommt die neue obenauf, die älteren daneben. Alle zählen weiter.

        ◇ Von einer Zahl kannst du in einer Runde nicht zweimal feuern. Von einer, die bisher nur Ausgang war, schon.

        Farben der Reihe nach: rot, grün, gelb, blau, braun, orange, perlmutt, grau, ◇ dann A, B, C …

planetaire-help-examples = Beispiele
    .body =
        Satelliten, und was ein Schuss tut:
        - keiner bei Spalte C: **11** kommt bei 30 heraus
        - D5: **13** kommt bei 20 heraus, einmal abgelenkt
        - C5 D2: **21** kommt bei 2 heraus, zweimal abgelenkt
        - C3 E3 F7: **12** kommt zwischen C3 und E3 zurück, **7** verschluckt F7
        - E4 G6 D7: **5** und **13** kommen bei 15 heraus
        - D4 E5: **5** kommt bei 12 heraus: D4 lenkt ihn ab, bevor E5 ihn verschlucken kann
        - D1 A2 E3 B4: **12** geht in den Orbit
        - D3 D5 C4 E4 D4: Kein Strahl berührt D4, den findest du nur durch Nachdenken

planetaire-help-score = Eine Runde beenden
    .body =
        Leg Murmeln, wo du Satelliten vermutest, und verschieb sie oder nimm sie weg, bis du die Runde **beendest**. Dann wird alles aufgedeckt.

        Deine Punkte:
        - 1 für jede Marke, auch verdeckte
        - 5 für jede Murmel, die du nicht gelegt hast
        - 10 für jede Murmel auf einem falschen Feld
        - 0 für eine Murmel auf einem Satelliten

        ◇ Im Zweifel lass eine Murmel weg: Das kostet die Hälfte.

        Es zählen die genauen Felder. ◇ Bei der Auflösung sage ich, wie viele Anordnungen dieselben 32 Ergebnisse ergeben.

        Im Original kostet ein Fehler beim Markieren 10 Punkte, und die Runde wird wiederholt. Hier markiere ich.

planetaire-help-match = Das Spiel
    .body =
        Eine gerade Zahl von Runden: Beide verstecken gleich oft. Die kleinste Summe gewinnt; gleiche Summen sind unentschieden.

        ◇ **Beide gleichzeitig.** Ihr versteckt beide einen Himmel und sucht in dem des anderen: zwei Runden nebeneinander, aufgedeckt, wenn beide zu Ende sind. Schüsse und Murmeln sind öffentlich.

        ◇ Nacheinander: Der erste Platz versteckt zuerst, dann tauscht ihr.

        ◇ **Solo.** Ich verstecke für eine Runde einen Zufallshimmel. Par sind etwa 10 Punkte; 15 ist ein gutes Ergebnis für Menschen.

        ◇ **Zufallshimmel.** Jede Anordnung ist gleich wahrscheinlich.

        ◇ **Private Notizen.** Nur du siehst die Felder, die du als leer notierst.

planetaire-help-options = Optionen
    .body =
        - **5 Satelliten** und Murmeln statt 4: für Profis, viel schwerer.
        - **4 oder 6 Runden** statt 2.
        - **Nacheinander**: der Ablauf des Originals.
        - ◇ **Strahlen von Black Box**, die Regel von Eric Solomon: Ein Satellit schräg vor ihm lenkt den Strahl ein Feld früher ab. Zwei schicken ihn zurück, ebenso einer neben dem Eintrittsfeld. Einer genau vor ihm verschluckt ihn zuerst, sogar im Eintrittsfeld.
        - ◇ **Wertung**: keine Strafe, wenn alle deine Murmeln liegen und dieselben 32 Ergebnisse ergeben wie die wahre Anordnung.

planetaire-help-time = Wenn die Zeit um ist
    .body =
        Ist die Zeit um, ziehe ich für dich:

        - ◇ **Beim Verstecken**: Einen vollständigen Himmel versiegle ich, wie er ist. Sonst bekommst du einen zufälligen.
        - ◇ **Beim Suchen**: Du setzt aus. Nach dreimal in Folge beende ich deine Runde mit deinen Murmeln, wie sie liegen. Fehlende gelten als nicht gelegt.

        Ein Strahl oder ein versiegelter Himmel lässt sich nicht zurücknehmen.

planetaire-help-commands = Befehle
    .body =
        Die Buttons tun dasselbe.

        - `/planetaire öffnen` öffnet ein Spiel, mit seinen Optionen
        - Vor dem Start: `/tisch beitreten`, `/tisch verlassen`, `/tisch starten`; `/tisch schließen` schließt es
        - Dein Himmel: `/planetaire verstecken`, `/planetaire zufall`, `/planetaire versiegeln` macht ihn endgültig
        - Strahlen: `/planetaire feuern`
        - Murmeln: `/planetaire legen`, `/planetaire bewegen`, `/planetaire wegnehmen`, `/planetaire murmeln` für genau diese
        - Leere Felder: `/planetaire notieren`; noch einmal dasselbe löscht die Notiz
        - `/planetaire beenden` beendet deine Runde
        - `/konsole`: dein Brett und deine Züge
        - Das Brett: `/tisch zeigen` noch einmal, `/tisch zoom` größer, `/tisch beschreiben` in Worten
        - `/tisch tipp`: was ein Computer tun würde; **Rückblick**, nach dem Spiel: bessere Züge
        - Neues ist eingekreist oder unterstrichen: seit dem letzten Zug, in deiner Konsole seit deinem
        - `/tisch regeln`: diese Seiten

planetaire-help-messages = Per DM
    .body =
        Schreib einfach. `12` feuert von 12. `D3 F5 B7 H1` versteckt diese Satelliten, oder legt genau diese Murmeln.

        - feuern, `feuern 12`: { planetaire-words-fire }
        - eine Murmel legen, `legen D3`: { planetaire-words-place }
        - eine verschieben, `bewegen D3 E4`: { planetaire-words-move }
        - eine wegnehmen, `wegnehmen D3`: { planetaire-words-withdraw }
        - alle Murmeln, `murmeln D3 F5`: { planetaire-words-marbles }
        - leere Felder, `notieren A1 A2`: { planetaire-words-note }
        - deine Runde beenden: { planetaire-words-end }
        - verstecken, `verstecken D3 F5 B7 H1`: { planetaire-words-hide }
        - ein Zufallshimmel: { planetaire-words-random }
        - endgültig machen: { planetaire-words-seal }
        - dein Brett: { planetaire-words-show }
        - diese Liste: { words-help }
        - die Regeln für jetzt gerade: { words-rules }

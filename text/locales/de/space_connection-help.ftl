# Die Regeln von Space Connection, vollständig, in kurzen Seiten: je höchstens 1.900 Zeichen.
# ◇ kennzeichnet eine Hausregel, die das Original nicht hat.

space_connection-help-aim = Das Ziel
    .body =
        Zu zweit versteckt ihr je **20 Planeten in genau neun Planetensystemen**. Ein System ist ein Planet, oder mehrere, die sich berühren, in beliebiger Form. Dann sucht ihr die des anderen mit Sonden, Schiffen, Superschiffen und Lasern.

        {""}**Wer zuerst alle neun findet, gewinnt.**

        Der erste Platz ist grün, der zweite blau.

        ◇ kennzeichnet eine Hausregel, nicht das Original.

space_connection-help-board = Das Brett
    .body =
        ◇ Ein Sechseck aus **127 Feldern** in Reihen von A bis M, jede von links nummeriert: **G7** ist die Mitte. Die Reihen A bis G haben 7 bis 13 Felder, H bis M 12 bis 7. Jedes Feld berührt bis zu sechs andere.

        Fünfzehn Linien ergeben **24 Dreiecke** aus zehn Feldern: drei Ecken, sechs an den Seiten und eine **Mitte** mit Ring. Jedes Feld liegt auf einer Linie oder ist eine Mitte.

        Die Linien: A1–A7, D1–D10, G1–G13, J1–J10, M1–M7; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = Das Bild
    .body =
        Auf dem großen Brett suchst du. Im Bild für alle zeigt es die Suche der Person mit der Sanduhr, die gerade dran ist. Das kleine Brett ist dein eigener Himmel oder die andere Suche.

        - gestreifte Kugel: ein gefundener Planet; mit goldenem Ring ist sein System vollständig
        - in deinem eigenen Himmel: Kugel noch versteckt, rotes Kreuz gefunden
        - gepunkteter goldener Ring: Sein System geht an einem der goldenen Punkte ringsum weiter
        - heller Punkt: sicher leer
        - Rakete: verlorene Sonde; Untertasse: verlorenes Schiff; Flügel: verlorenes Superschiff
        - rote Raute: ein Laser; rote Linie: ein Strahl
        - weißer Ring: der letzte Start
        - gestrichelter Ring mit Fragezeichen: ein Planet, den du notiert hast; blaues Kreuz: ein leeres Feld, das du notiert hast
        - unterbrochener goldener Ring: beim Verstecken, wo ein Planet hilft; am Ende ein Planet, der nicht gefunden wurde

space_connection-help-sky = Dein Himmel
    .body =
        Setz 20 Planeten in **genau neun Systeme**. Ich sage dir, was nicht stimmt: wie viele Systeme fehlen, oder wie viele zu viel sind und wo ein Planet sie verbinden würde.

        ◇ **Favoriten.** Speicher deinen Himmel unter einem Namen für jedes spätere Spiel. Nur du siehst ihn.

        ◇ **Zufallshimmel.** Jeder erlaubte Himmel ist gleich wahrscheinlich.

        Einmal versiegelt, ändert sich dein Himmel nicht mehr. Sind es beide, sagt ◇ ein Münzwurf, wer zuerst startet, oder der erste Platz beginnt (Option; in deinem ersten Spiel gegen einen Computer du).

space_connection-help-launch = Dein Zug
    .body =
        Schick **ein** Teil in den gegnerischen Himmel. Dann ist die andere Seite dran, egal, was du gefunden hast.

        - **Sonde** (du hast 30): überallhin; zeigt ihr eigenes Feld.
        - **Schiff** (10): überallhin; zeigt sein Feld und alle ringsum.
        - **Superschiff** (5): nur auf die Mitte eines Dreiecks, mit Ring; zeigt alle zehn Felder.

        Ein Teil kommt nur zurück, wenn **sein eigenes Feld** ein Planet ist. Wenn nicht, ist es verloren und bleibt auf dem Brett.

        ◇ Auf einen gefundenen Planeten, ein verlorenes Teil oder einen Laser kannst du nichts schicken. Auf ein Feld, das sicher leer ist, schon.

space_connection-help-laser = Laser
    .body =
        Du hast fünf Laser. ◇ Statt etwas zu schicken, setzt du **einen oder zwei** auf gezeichnete Linien.

        Zwei davon auf derselben Linie ergeben einen Strahl. **Er zeigt alle Planeten dazwischen und an beiden Enden**; die anderen Felder des Strahls sind sicher leer.

        Ein dritter Laser ergibt mit jedem früheren auf seinen Linien einen Strahl, auch über einen anderen hinweg.

        Laser kommen nie zurück. ◇ Sie dürfen auf einen gefundenen Planeten oder ein verlorenes Teil, nicht auf einen anderen Laser. Jeder Laserzug muss einen neuen Strahl ergeben.

space_connection-help-system = Vollständige Systeme
    .body =
        Sind alle Planeten eines Systems gefunden, sage ich es: „System vollständig (3/9)“.

        Wer es gefunden hat, markiert es mit **einer Sonde**, sonst mit einem Schiff, sonst mit einem Laser; das Teil ist dann weg. Auch eine Sonde, die gerade zurückkam, geht dafür; ◇ ein Superschiff nie. Ist nichts übrig, kostet es nichts.

        Ringsum ist alles leer. Das markiere ich nicht für dich.

space_connection-help-end = Das Ende
    .body =
        Das neunte System gewinnt sofort.

        ◇ **Letzte Antwort** (Option): Findet es, wer zuerst gestartet hat, bekommt die andere Seite noch einen Start. Neun zu neun ist unentschieden.

        ◇ Ist nichts mehr zu starten, passt du. Kann niemand mehr starten, gewinnt, wer mehr vollständige Systeme hat, bei Gleichstand, wer mehr Planeten hat; sonst ist es unentschieden.

        ◇ Während der Suche kannst du aufgeben.

        ◇ **Solo.** Ich verstecke einen Zufallshimmel; du hast die Teile für eine Person. Komm mit wenigen Starts aus.

        ◇ **Private Notizen.** Notier Planeten oder leere Felder; nur du siehst sie.

space_connection-help-time = Wenn die Zeit um ist
    .body =
        Ist die Zeit um, ziehe ich für dich:

        - ◇ Beim Verstecken: Ich versiegle deinen Himmel, wie er ist, wenn er fertig ist. Sonst lose ich einen.
        - ◇ Bei der Suche: Du passt, ohne ein Teil zu verlieren. Mit **drei verpassten Zügen nacheinander** verlierst du das Spiel; jeder Start setzt die Zählung zurück.

        Einen Start kannst du nicht zurücknehmen.

space_connection-help-commands = Befehle
    .body =
        Die Buttons tun dasselbe.

        - `/connection öffnen` öffnet ein Spiel, mit seinen Optionen
        - Vor dem Start: `/tisch beitreten`, `/tisch verlassen`, `/tisch starten`; `/tisch schließen` schließt es
        - Dein Himmel: `/connection verstecken`, `/connection planet` setzt einen oder nimmt ihn weg, `/connection bewegen`, `/connection zufall`, `/connection versiegeln` macht ihn endgültig
        - `/connection favorit speichern` merkt ihn sich, nur für dich, wo immer du spielst; auch `laden`, `liste`, `vergessen`
        - `/connection sonde`, `/connection schiff`, `/connection superschiff`
        - Ein Laser oder zwei: `/connection laser`
        - Eine private Notiz: `/connection notieren`
        - `/connection aufgeben`
        - `/konsole`: dein Brett und deine Züge
        - Das Brett: `/tisch zeigen` noch einmal, `/tisch zoom` größer, `/tisch beschreiben` in Worten
        - `/tisch tipp`: was ein Computer tun würde; **Rückblick**, nach dem Spiel: bessere Züge
        - Neues ist eingekreist oder unterstrichen: seit dem letzten Zug, in deiner Konsole seit deinem
        - `/tisch regeln`: diese Seiten

space_connection-help-messages = Per DM
    .body =
        Schreib einfach. `G7` schickt eine Sonde. Beim Verstecken ist `C4 C5 D5` dein Himmel.

        - eine Sonde, `sonde G7`: { space_connection-words-scout }
        - ein Schiff: { space_connection-words-ship }
        - ein Superschiff: { space_connection-words-super }
        - Laser, `laser A1 A4`: { space_connection-words-laser }
        - verstecken, `verstecken C4 C5 D5`: { space_connection-words-hide }
        - einen Planeten setzen oder wegnehmen: { space_connection-words-planet }
        - einen verschieben, `bewegen C4 D5`: { space_connection-words-move }
        - ein Zufallshimmel: { space_connection-words-random }
        - von vorn: { space_connection-words-clear }
        - einen Favoriten speichern, `speichern Spirale`: { space_connection-words-keep }
        - einen laden: { space_connection-words-load }
        - alle zeigen: { space_connection-words-list }
        - deinen Himmel endgültig machen: { space_connection-words-seal }
        - Planeten notieren: { space_connection-words-note }
        - leere Felder notieren: { space_connection-words-empty }
        - Notizen löschen, oder einen Favoriten vergessen: { space_connection-words-erase }
        - aufgeben: { space_connection-words-concede }
        - dein Brett: { space_connection-words-show }
        - diese Liste: { words-help }
        - die Regeln für jetzt gerade: { words-rules }

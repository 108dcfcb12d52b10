# Die Regeln von De la Terre à la Lune, vollständig, in kurzen Seiten: je höchstens 1.900 Zeichen.
# ◇ kennzeichnet eine Hausregel, die das Original nicht hat.

terre_lune-help-aim = Das Ziel
    .body =
        Zwei bis vier Raketen fliegen zum **Mond** und zurück. Vier **Stationen** geben Ansprüche, der Mond die **Vorkommen**, durch die sie zählen. Bring das Vorkommen eines Minerals heim, und alle deine Ansprüche darauf bringen Punkte. Wer die meisten Punkte hat, gewinnt.

        ◇ Punkte je Anspruch (und wie viele es gibt): Wasser H2O 500 (1), Sauerstoff O 400 (1), Aluminium AL 300 (2), Titan TI 250 (3), Eisen FE 200 (4), Calcium CA 150 (5), Silicium SI 100 (6), Zirconium ZR 50 (8), erschöpft 0 (2).

        Alle haben fünf von 32 Karten, in den Farben der Raketen: rot, gelb, blau, grün. **1 ist die höchste**, der **MOLAB**; dann 2, der **MOBEX**, bis hinab zu 8.

        ◇ kennzeichnet eine Hausregel: Dort schweigt das Original, oder seine Abbildungen fehlen. ◇ Der Zufall entscheidet, wer anfängt.

terre_lune-help-board = Das Brett
    .body =
        ◇ Das Brett des Originals ist verloren; unseres passt zu jedem Satz der Regeln. Felder zwischen den Orten:

        - Erde–Beta, Erde–Gamma: 5; Erde–Alpha, Erde–Delta: 8
        - Alpha–Beta, Beta–Gamma, Gamma–Delta: 3
        - Alpha–Mond, Delta–Mond: 6; Beta–Mond, Gamma–Mond: 7

        {""}**AL3** ist das dritte Feld von Alpha zum Mond (Luna), **TB4** das vierte von der Erde (Terra) nach Beta.

        Die Bahn des Piraten, O1 bis O18, läuft im Uhrzeigersinn und kreuzt die Routen bei AL3 (O14), BL4 (O11), GL4 (O8) und DL3 (O5).

        Verdeckt: acht Ansprüche je Station, acht Vorkommen auf den Feldern 1 bis 8 des Mondes.

terre_lune-help-turn = Der Zug
    .body =
        Ich werfe drei Würfel. Die **blauen** bewegen den Piratensatelliten, dann der **rote** deine Rakete.

        - **Der Flug.** In eine Station, auf den Mond oder die Erde kommst du auch mit mehr Schritten als nötig; die letzten beiden beenden deinen Flug. ◇ An einer Station darfst du vorbei, aber nicht auf der Route zurück, auf der du kamst. Auf einer Route kein Umkehren. Raketen dürfen auf demselben Feld sein.
        - **Der Tausch.** Dann darfst du **genau** so viele Karten tauschen, wie der rote Würfel zeigt (5 bei einer 6), auch auf dem Mond und auf dem Heimweg. Deine kommen zuerst unter den Stapel. Dein Zug endet mit dem Flug, wenn sonst nichts bleibt: Vor dem Flug hält ihn **Danach … tauschen** offen.
        - **Eine 6** schiebt außerdem, wenn du willst, die Rakete von jemand anderem auf ihrer Route ein Feld weit, vor oder zurück, ◇ aber nicht auf eine Station, den Mond oder die Erde.

        ◇ Wo es keine Wahl gibt, geschieht es von selbst: beim Rest eines entschiedenen Kampfs und im Zug mit nur einem Weg, außer du hast im Zug davor getauscht.

terre_lune-help-station = Auf einer Station
    .body =
        Wenn du hältst, nimmst du den obersten Anspruch, ◇ von selbst. Einen je Besuch. Die anderen sehen nur, wie viele du hast.

        Du kannst auch ein **Duell** ausrufen, solange es hier Ansprüche gibt. Du forderst alle, die noch zum Mond fliegen (zum ersten Mal oder wieder) und ihm nicht näher sind als du: mindestens eine Rakete. ◇ Sie spielen von dort, wo sie sind. ◇ Auf deinem Heimweg geht es auch.

        ◇ Karten tauschst du davor oder danach, einmal je Zug.

terre_lune-help-challenge = Das Duell
    .body =
        Wer das Duell ausruft, nennt **Trumpf** und spielt aus. Fünf Stiche, je eine Karte:

        - **Bedien** die ausgespielte Farbe. ◇ Ist das Trumpf, reicht bedienen.
        - Kannst du nicht, **trumpf**, und **übertrumpf**, wenn du kannst. ◇ Ohne höheren musst du trotzdem einen niedrigeren spielen.
        - Hast du beides nicht, wirf irgendeine Karte ab.

        Der höchste Trumpf macht den Stich, oder ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn hat, spielt den nächsten aus.

        Die meisten Stiche gewinnen; ◇ bei Gleichstand, wer davon den letzten Stich gemacht hat. ◇ Wo die Siegerrakete auch ist, sie nimmt die Ansprüche der Station, solange es welche gibt: **einen je Person** im Duell, 2 mehr mit dem MOLAB der eigenen Raketenfarbe, 1 mehr mit dem Trumpf-MOLAB.

        Dann werden alle 32 Karten gemischt, und alle bekommen fünf.

terre_lune-help-pirate = Der Piratensatellit
    .body =
        - **Anziehung.** Hältst du auf seiner Bahn, zieht er dich sofort mit, so weit wie die Summe der blauen Würfel. Im nächsten Zug kommst du auf dieses Feld zurück und fliegst dann um den roten Würfel minus diese Strecke. ◇ Bleibt nichts übrig, wartest du dort. Er zieht dich nur **einmal je Überfahrt**: Ein durchgestrichener Pirat zeigt das bis zur nächsten Station oder zum Mond. Vorbeifliegen ist sicher.

        - **Kollision.** Hältst du auf dem Weg zum Mond auf seinem Feld, fällst du zur Station zurück, von der du kamst. Alle deine Ansprüche bleiben dort, ◇ unter dem Stapel. Beim **zweiten** Mal bist du raus: Deine Vorkommen kommen wieder auf den Mond, ◇ auf zufällige Felder, deine Ansprüche sind aus dem Spiel, ◇ deine Karten kommen unter den Stapel. ◇ Wer allein übrig bleibt, gewinnt sofort.

        Auf dem Heimweg gibt es nur Anziehung.

        ◇ Eine Rakete, die mit einer 6 geschoben wird, hält dort. ◇ Kommt der Pirat an einer Rakete vorbei oder zu ihr, tut er ihr nichts. ◇ Nach der Anziehung zurückzukommen ist kein Halt.

terre_lune-help-moon = Auf dem Mond
    .body =
        Wenn du landest, **siehst du dir heimlich ein Vorkommen an**. Behalten darfst du es, wenn du einen Anspruch auf sein Mineral hast. Sonst kommt es von selbst auf dasselbe Feld zurück, ◇ und dein eigenes Brett zeigt dir, was du gesehen hast.

        In jedem weiteren Zug siehst du dir ein anderes an **oder** fliegst ab, zur Erde, oder zu einer Station, um Ansprüche zu sammeln und wiederzukommen. ◇ Aussetzen geht nicht. Die Würfel bewegen weiter den Piraten und erlauben einen Tausch.

        Auf dem Heimweg zählt der Anspruch einer Station nur, wenn du sein Vorkommen schon hast.

terre_lune-help-ambush = Der Hinterhalt
    .body =
        Hältst du auf deinem **Heimweg** auf einer Station, kannst du jemandem einen Hinterhalt legen, ◇ bei der Ankunft oder im nächsten Zug vor dem Abflug. ◇ Diese Rakete ist auch auf dem Heimweg, mit einem Vorkommen, auf dieser Station oder auf einer Route, die sie berührt. Sie wird zur Station gezogen. ◇ Einmal je Station: Dein Plättchen zeigt es.

        Ihr spielt zu zweit ein Duell; du nennst Trumpf und spielst aus. **Beide können gewinnen** und nehmen dann **zwei Pakete**, drei mit dem MOLAB der eigenen Farbe.

        Ein Paket ist ein Vorkommen mit allen Ansprüchen darauf. ◇ Wer verliert, legt sie verdeckt, in zufälliger Reihenfolge, und kann **Köder** dazumischen: Ansprüche ohne Vorkommen, oder erschöpfte. Wer gewinnt, sieht nur ihre Größe.

terre_lune-help-end = Das Ende
    .body =
        Wieder auf der Erde, nachdem du auf dem Mond warst, bist du **gelandet**: **200** Bonuspunkte für die erste Rakete, **150** für die zweite.

        Die erste Landung nimmt den Piraten, die Karten und die übrigen Ansprüche aus dem Spiel: keine Duelle und Hinterhalte mehr. Die anderen fliegen auf dem kürzesten Weg heim, nur mit dem roten Würfel. ◇ Ich werfe das auf einmal. ◇ Raketen auf dem Weg zum Mond kehren um; waren sie nie dort, bekommen sie keinen Bonus. ◇ Eine mitgezogene Rakete startet dort, wo sie mitgezogen wurde.

        Dein Ergebnis: deine **Ansprüche, deren Vorkommen auch heimkam**, plus dein Bonus. ◇ Bei Gleichstand gewinnen alle gemeinsam.

terre_lune-help-time = Wenn die Zeit um ist
    .body =
        Ich ziehe für dich, ◇ vorsichtig:

        - Unterwegs: den kürzesten Weg zum Mond, dann zur Erde; nie in den Piraten, wenn es anders geht; mit Halt auf Stationen, die Ansprüche haben.
        - Auf dem Mond: Ich sehe ein Vorkommen an und behalte es, wenn das erlaubt ist.
        - Kein Tausch, kein Schieben, kein Duell, kein Hinterhalt.
        - In einem Kampf: die billigste Karte, die gewinnt, sonst die schwächste; ausgespielt wird die stärkste.
        - Keine Köder; die größten Pakete.

        `/tisch rückgängig` nimmt einen Zug zurück, der nichts verraten hat: keinen Würfel, keinen Anspruch, kein Vorkommen.

terre_lune-help-commands = Befehle
    .body =
        - `/mond öffnen`, `/tisch beitreten`, `/tisch verlassen`, `/tisch starten`: vor dem Spiel
        - `/tisch zeigen`: das Brett wieder ans Ende; `/tisch schließen`: das Spiel schließen
        - `/mond fliegen nach:Beta`: dorthin fliegen
        - `/mond ansehen feld:3`: ein Vorkommen ansehen, dann `/mond behalten` oder `/mond zurücklegen`
        - `/mond tauschen karten:R7 B3`
        - `/mond schieben rakete:blau richtung:vorwärts`: nach einer 6
        - `/mond duell trumpf:rot`, `/mond hinterhalt rakete:blau trumpf:rot`
        - `/mond spielen karte:R7`
        - `/mond pakete`: deine Pakete; mit Ködern: `/mond pakete köder:ZR mit FE`
        - `/mond nehmen pakete:1 3`: Pakete nehmen
        - `/mond beenden`: deinen Zug beenden
        - `/konsole`: dein Brett; `/tisch zoom`: größer; `/tisch beschreiben`: in Worten
        - `/tisch tipp`: was ein Computer tun würde; nach dem Spiel **{ table-button-look-back }**: was besser gewesen wäre
        - Eingekreist oder unterstrichen: neu seit dem letzten Zug, in deiner Konsole seit deinem
        - `/tisch regeln`: diese Seiten

terre_lune-help-messages = Per DM
    .body =
        Schreib einen Ort (`Beta`, `Mond`, `TB4`), um dorthin zu fliegen, oder eine Karte (`R7`, `blau 3`), um sie zu spielen. Oder schreib:

        - `fliegen Beta`: { terre_lune-words-go }
        - ein Vorkommen ansehen, `feld 3`: { terre_lune-words-prospect }
        - es behalten: { terre_lune-words-keep }
        - es zurücklegen: { terre_lune-words-putback }
        - `tauschen R7 B3`: { terre_lune-words-exchange }
        - `schieben blau vorwärts`: { terre_lune-words-push }
        - vorwärts: { terre_lune-words-forward }; rückwärts: { terre_lune-words-backward }
        - `duell rot`: { terre_lune-words-challenge }
        - `hinterhalt blau rot` (die Rakete, dann Trumpf): { terre_lune-words-ambush }
        - eine Karte spielen: { terre_lune-words-play }
        - Pakete legen, `pakete ZR mit FE, erschöpft mit SI`: { terre_lune-words-pack }
        - erschöpft: { terre_lune-words-exhausted }
        - Pakete nehmen, `nehmen 1 3`: { terre_lune-words-seize }
        - deinen Zug beenden: { terre_lune-words-end }
        - dein Brett: { terre_lune-words-show }
        - diese Liste: { words-help }
        - die Regeln für jetzt: { words-rules }

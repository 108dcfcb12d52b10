# Die Lektion von Interceptor. Jeder Schritt: was man drückt und warum; seine Attribute: Antworten auf anderes.

interceptor-lesson-order = Du bist auf A11, Tempo 1. Houston ist auf A7, am Rand gefangen. Jede Runde schreiben alle heimlich ein Tempo, dann Buchstaben: **V** fliegt ein Hexfeld vor, **L** dreht nach links, **R** nach rechts. Sei gierig: Schreib **5 LVVVVV**.
    .straight = Ohne Drehung fliegst du nach Nordosten vorbei. **L** richtet deine Nase erst nach Norden: Schreib **5 LVVVVV**.
    .late = Du drehst erst nach allen drei Schritten, zu spät. Dreh zuerst: Schreib **5 LVVVVV**.
interceptor-lesson-seal = Zu schnell, aber das kostet nichts: Das Tempo ändert sich um **höchstens 2**, von 1 kommst du also auf 3. Aus deinem Befehl wurde **3 LVVV**. Das Bild zeigt, wo er endet: direkt vor Houston. Du feuerst vor deine Nase, mit 3 Schaden auf ein Hexfeld und 2 auf zwei. **Versiegle** ihn!
    .hold = Mit **X** feuerst du nicht, und diesen Schuss willst du. Bleib bei 3 LVVV und **versiegle**.
    .short = Du hältst zwei Hexfelder davor: nur 2 Schaden, und Houston überlebt. Bleib bei 3 LVVV und **versiegle**.
interceptor-lesson-end = Alle Befehle fliegen gleichzeitig. Houstons zwei Schritte gegen den Rand kosteten 2 von 5 Punkten, und dein Schuss nahm die anderen 3. Abgeschossen, und der Pilot ist gerettet! Im Spiel kannst du einen Befehl umschreiben, bis alle versiegelt haben, oder die Buchstaben einzeln drücken.

# Hinweise fürs erste Spiel, einer je Art von Entscheidung.
interceptor-coach-place = Dein Schiff fliegt vom Rand ein, wohin seine **Nase** zeigt, und feuert dorthin: Rot **3, 2, 1** ist der Schaden.
interceptor-coach-announce = Das ist die Verfolgung: Wer getroffen wird, verrät den halben Plan. Wann du drehst, bleibt geheim, eine Kehre auch.
interceptor-coach-order = Du fliegst, dann feuert dein Schiff von selbst: Rot **3, 2, 1** ist der Schaden. Ringe: wo endet, wer geradeaus fliegt. **T** dreht dich um: Du treibst rückwärts.

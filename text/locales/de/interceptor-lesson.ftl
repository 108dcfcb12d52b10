# Die Lektion von Interceptor. Jeder Schritt: was man drückt und warum; seine Attribute: Antworten auf anderes.

interceptor-lesson-order = Du bist auf A11, Tempo 1. Houston ist auf A7, am Rand gefangen. Jede Runde schreiben alle heimlich ein Tempo, dann Buchstaben: **V** fliegt ein Hexfeld vor, **L** dreht nach links, **R** nach rechts. Sei gierig: Schreib **5 LVVVVV**.
    .straight = Ohne Drehung fliegst du nach Nordosten vorbei. **L** richtet deine Nase erst nach Norden: Schreib **5 LVVVVV**.
    .late = Du drehst erst nach allen drei Schritten, zu spät. Dreh zuerst: Schreib **5 LVVVVV**.
interceptor-lesson-seal = Zu schnell, aber das kostet nichts: Das Tempo ändert sich um **höchstens 2**, von 1 kommst du also auf 3. Aus deinem Befehl wurde **3 LVVV**. Das Bild zeigt, wo er endet: direkt vor Houston. Du feuerst vor deine Nase, mit 3 Schaden auf ein Hexfeld und 2 auf zwei. **Versiegle** ihn!
    .hold = Mit **X** feuerst du nicht, und diesen Schuss willst du. Bleib bei 3 LVVV und **versiegle**.
    .short = Du hältst zwei Hexfelder davor: nur 2 Schaden, und Houston überlebt. Bleib bei 3 LVVV und **versiegle**.
interceptor-lesson-end = Alle Befehle fliegen gleichzeitig. Houstons zwei Schritte gegen den Rand kosteten 2 von 5 Punkten, und dein Schuss nahm die anderen 3. Abgeschossen, und der Pilot ist gerettet! Im Spiel kannst du einen Befehl umschreiben, bis alle versiegelt haben, oder die Buchstaben einzeln drücken.

# Hinweise fürs erste Spiel, einer je Art von Entscheidung.
interceptor-coach-place = Dein Schiff fliegt vom Rand ein. Es fliegt und feuert dorthin, wo seine **Nase** zeigt. Ein Tempo von 1 bis 3 lässt Platz zum Drehen.
interceptor-coach-announce = Das ist die Verfolgung: Wer getroffen wird, verrät den halben Plan. Wo im Flug die Drehung kommt, bleibt geheim.
interceptor-coach-order = **3, 2, 1**: dein Schaden, wenn dort ein Schiff endet. Kreise: wo Asteroiden enden, und Schiffe, die geradeaus fliegen. Asteroiden und Rand kosten 1.

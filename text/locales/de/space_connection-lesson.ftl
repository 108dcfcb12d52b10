# Die Lektion von Space Connection. Jeder Schritt: was man drückt und warum; seine Attribute: Antworten auf anderes.

space_connection-lesson-scout = Hier irgendwo verstecken sich 20 Planeten in neun Systemen. Ein **System** sind Planeten, die sich berühren, oder einer allein. Wer zuerst alle neun ganz gefunden hat, gewinnt. Eine Sonde zeigt ein Feld und kommt zurück, wenn dort ein Planet ist. Schick eine nach **A5**.
    .middle = Gute Idee: So sucht man. Für diese Lektion schick die Sonde nach **A5**.
    .laser = Zwei Laser brauchen **eine** gezeichnete Linie, und A4 und G7 haben keine gemeinsam. Das kommt später: Schick erst eine Sonde nach **A5**.
space_connection-lesson-ship = Ein Planet! Sein System geht dort weiter, wo ihn andere berühren. Ein Schiff zeigt sein eigenes Feld und die sechs ringsum. Schick eins neben deinen Fund, nach **A6**.
    .again = A5 ist schon ein Planet, da passt nichts mehr hin. Schick ein Schiff daneben, nach **A6**.
    .far = Das ist eine andere Ecke des Himmels. Planeten eines Systems berühren sich, also such um deinen Fund herum: ein Schiff nach **A6**.
space_connection-lesson-laser = Drei in einer Reihe, und die Reihe ist eine gezeichnete Linie! Zwei Laser auf einer Linie beleuchten alles dazwischen. Setz sie auf **A1 und A4**, um den Rest auf einmal zu sehen.
    .scout = Für dieses System reicht das, und es ist billig. Aber zwei Laser zeigen die ganze Reihe: Setz sie auf **A1 und A4**.
    .crooked = Laser ergeben nur auf einer gezeichneten Linie einen Strahl, und A4 und G7 haben keine gemeinsam. Nimm **A1 und A4**.
space_connection-lesson-end = Ein Strahl, zwei Systeme vollständig: Sonst berührt sie nichts. Laser bleiben, und spätere verbinden sich mit ihnen. Im Spiel durchsucht ihr abwechselnd den Himmel der anderen Seite, ein Start pro Zug. Felder, die sicher leer sind, siehst du als blasse Scheiben.

# Hinweise fürs erste Spiel, einer je Art von Entscheidung.
space_connection-coach-hide = Mit *Zufallshimmel* geht es sofort los. Du versteckst selbst? Planeten, die sich berühren, sind ein **System**; ich zähle sie für dich.
space_connection-coach-hunt = 20 Planeten stecken hier. Die sich berühren, sind ein **System**: Finde alle **9** zuerst!
space_connection-coach-alone = 20 Planeten stecken hier. Die sich berühren, sind ein **System**: Finde alle **9** mit wenigen Starts!

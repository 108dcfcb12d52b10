# Die Lektion von Planétaire. Jeder Schritt: was man drückt und warum; seine Attribute: was man sonst versucht hat.

planetaire-lesson-edge = Vier Satelliten verstecken sich in diesem Himmel. Ein Strahl biegt von einem Satelliten neben ihm weg; einer genau im Weg verschluckt ihn. Fang am Rand an, wo ein Strahl nur aus dem Himmel hinaus abbiegen kann: Feuere von **9**.
    .middle = Ein Strahl durch die Mitte kann mehrmals abbiegen. Heb dir dieses Rätsel auf und fang am Rand an, mit der **9**.
    .end = Das würde deine Runde beenden, bevor sie anfängt. Finde erst etwas: Feuere von **9**.
planetaire-lesson-turn = Geradeaus durch, also sind **die Spalten A und B leer**. Ein Strahl, der herauskommt, kostet 2 Punkte, und wer die wenigsten Punkte hat, gewinnt. Jetzt der untere Rand: Feuere von **17**.
    .again = Die Antwort von dort kennst du schon, deshalb kann sie nicht zweimal feuern. Nimm die **17**.
    .marble = Eine Murmel zeigt, wo du einen Satelliten vermutest, und eine falsche kostet 10 Punkte. Finde erst mehr heraus: Feuere von **17**.
planetaire-lesson-proof = Er flog die Reihe 8 entlang und bog unter der Spalte D hinaus. **Nur ein Satellit auf D7**, genau darüber, kann das. Prüf ihn frontal: Feuere von **18**, die Reihe 7 entlang.
    .far = Dieser Strahl sucht woanders. Um D7 frontal zu treffen, feuere von **18**.
    .beside = Der Strahl bog *in* D8 ab, also ist D8 selbst leer: Der Satellit liegt daneben. Feuere von **18**.
planetaire-lesson-marble = Verschluckt, für 1 Punkt: Da ist er. Markier ihn: Leg eine Murmel auf **D7**.
    .beside = Der Strahl flog durch E7, also ist E7 leer. Der Satellit liegt ein Feld weiter: **D7**.
    .below = Der zweite Strahl bog in D8 ab, also ist D8 leer. Der Satellit liegt genau darüber: **D7**.
    .end = Vier fehlende Murmeln kosten je 5 Punkte. Einen Ort kennst du schon: Leg eine Murmel auf **D7**.
planetaire-lesson-end = Ein Satellit gefunden, für 5 Punkte. Drei verstecken sich noch! Im Spiel feuerst du, bis du sicher bist, legst vier Murmeln und drückst dann **{ planetaire-button-end }**. Eine falsche Murmel kostet 10 Punkte, eine fehlende 5.

# Was man beim ersten Mal hört, je nach Art des Zugs.
planetaire-coach-hide = *Zufallshimmel* versteckt sie. Satelliten nebeneinander sind schwer auseinanderzuhalten.
planetaire-coach-sky = Ein Strahl kostet **1 oder 2 Punkte**, eine falsche Murmel **10**. Die wenigsten Punkte gewinnen.
planetaire-coach-rays = Ein Satellit **neben** dem Weg lenkt den Strahl ab, schräg voraus nicht. Falscher Tipp (Murmel): 10.

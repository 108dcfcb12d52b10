# Die Lektion von Contact. Jeder Schritt: was man drückt und warum; seine Attribute: was man sonst versucht hat.

contact-lesson-feel = Ein Signal kommt von einem von drei Planeten: **B**, **C** oder **L**. Niemand darf sagen, von welchem. Stattdessen fliegt eine Hand in Sprüngen dorthin, von **0** aus, der Erde, wo die Rakete steht. Die Zeit in der Luft ist die Strecke, von Rand zu Rand. Fühl es selbst: Drück **Neuer Flug**.
    .blind = Blind geraten kostet es in zwei von drei Fällen Treibstoff. Fühl erst den Flug: Drück **Neuer Flug**.
contact-lesson-guess = Hoch, klopf; hoch, klopf: **ein langer Sprung, dann ein kurzer**. Die Ringe zeigen, wie weit: Der erste Sprung endet bei F, ganz unten; der Ring um F berührt B. Das passt: Rate **B**.
    .left = Beim langen Sprung von der Erde nach C liegt A genau im Weg. Über F nach B passt es: Rate **B**.
    .right = L liegt auf Höhe der Erde und näher als F: Dorthin ist kein Sprung so lang. Über F nach B passt es: Rate **B**.
contact-lesson-end = Beim ersten Raten gefunden: Die Punkte der Signalkarte gehören dir! Falsch geraten kostet es die Karte und Treibstoff, und du kannst noch zweimal um einen neuen Flug bitten. In einer Crew ist jeder mal die Quelle: Du planst die Sprünge, dann hebst du ab und landest. Je weiter der Sprung, desto länger wartest du.

# Was man beim ersten Mal hört, je nach Art des Zugs.
contact-coach-practise = In der Übung zählt nichts. Die Zeit zwischen Abheben und Landen ist die Strecke, von Rand zu Rand.
contact-coach-route = Nimm Sprünge, die nirgendwo anders hinführen. Ein langer und ein kurzer sind leichter zu unterscheiden als zwei gleiche.
contact-coach-tap = Einmal drücken hebt ab, das nächste Mal landet. Nur die Zeit in der Luft sagt, wie weit ein Sprung ist, also flieg alle im selben Tempo.
contact-coach-guess = Je länger die Hand oben ist, desto weiter der Sprung, von Rand zu Rand. Folg den Sprüngen von der Rakete aus: Bei welchem Planeten könnten sie enden? Noch einmal ansehen kostet nichts; nur neue Flüge sind gezählt.

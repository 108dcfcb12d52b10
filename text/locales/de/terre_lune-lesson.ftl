# Die Lektion von De la Terre à la Lune. Jeder Schritt: was man drückt und warum; seine Attribute: was man sonst versucht hat.

terre_lune-lesson-throw = Die Würfel sind gefallen. Der rote, eine **6**, bewegt deine Rakete; die blauen bewegen den Piratensatelliten. Flieg zum Mond und zurück, und sammle unterwegs **Ansprüche** auf den Stationen. Beta ist nur sechs Schritte weit: Flieg nach **Beta**.
    .far = Dort würdest du zwischen zwei Orten treiben, ohne etwas zu holen. Eine 6 reicht bis zu einer Station: Flieg nach **Beta**.
    .gamma = Genauso gut: Gamma ist gleich weit. Aber diese Lektion geht bei **Beta** weiter.
terre_lune-lesson-station = Du hast einen Anspruch, verdeckt. Er zählt, wenn du das **Vorkommen** seines Minerals vom Mond heimbringst. Houston ist hinter dir, du kannst also ein **Duell** ausrufen: fünf Stiche mit Karten, um mehr Ansprüche. Die kleinste Zahl gewinnt, und du hast Blau 1, den **MOLAB**, die höchste Karte. Ruf es aus, mit **Blau** als Trumpf.
    .green = Du hast nur eine grüne Karte, und eine schwache. Mit diesem MOLAB auf der Hand nimm **Blau** als Trumpf.
    .end = Ein Anspruch ist nicht viel, und Houston kann hier kein Duell ablehnen. Ruf es aus, mit **Blau** als Trumpf.
terre_lune-lesson-trick = Die erste Karte bestimmt die Farbe, und die anderen bedienen sie, wenn sie können. Trümpfe schlagen alles, und 1 schlägt 8. Spiel deine beste aus: **Blau 1**.
    .green = Eine schwache grüne Karte ist leicht geschlagen, und wer den Stich macht, spielt den nächsten aus. Die **blaue 1** ist unschlagbar: Spiel sie.
    .yellow = Wer kein Gelb hat, könnte sie trumpfen. Zieh erst die Trümpfe: Spiel **Blau 1**.
terre_lune-lesson-end = Der Stich gehört dir! Die meisten von fünf Stichen gewinnen das Duell, und dein Trumpf-MOLAB bringt einen Anspruch mehr. Dann geht es am Piraten vorbei zum Mond, um Vorkommen für deine Ansprüche zu finden, und heim. Wer zuerst zurück ist, bekommt 200 Punkte und beendet das Rennen.

# Was man beim ersten Mal hört, je nach Art der Entscheidung.
terre_lune-coach-dice = Hol **Ansprüche** auf Stationen: Vom Mond behältst du nur Minerale, für die du einen hast. **Rot** bewegt dich, **Blau** den Piraten.
terre_lune-coach-pull = Hältst du auf der Bahn des Piraten, wirst du **mitgerissen**: Der Rückweg kostet einen Teil deines nächsten Wurfs. Sie zu kreuzen schadet nicht.
terre_lune-coach-way = Hältst du auf einer Station, nimmst du einen **Anspruch**. Er zählt, wenn du das Vorkommen seines Minerals auf dem Mond findest und heimbringst.
terre_lune-coach-cards = Karten sind für **Duelle**: Hältst du vor einer anderen Rakete auf einer Station, entscheiden fünf Stiche, wer dort Ansprüche nimmt. **1** schlägt 8.
terre_lune-coach-home = Zuerst daheim: **200**, und alle fliegen heim. Danach: **150**. Die meisten Punkte gewinnen.
terre_lune-coach-actions = Jetzt zählen die Karten: **1** schlägt 8. Starkes Blatt? Der grüne Knopf spielt um mehr Ansprüche.
terre_lune-coach-peek = Ein Vorkommen darfst du behalten, wenn du einen **Anspruch** auf sein Mineral hast: Dann zählen alle deine Ansprüche darauf. Jedes andere geht zurück und bleibt auf deinem Brett vermerkt.
terre_lune-coach-card = Bedien die ausgespielte Farbe; kannst du nicht, trumpf. Die meisten von fünf Stichen gewinnen.
terre_lune-coach-packing = Pakete werden ungesehen gewählt, nur nach der Größe. Ein Anspruch ohne Vorkommen lässt ein armes Paket reich aussehen.
terre_lune-coach-seizing = Ein großes Paket kann viele Ansprüche enthalten, oder wertlose Köder.
terre_lune-coach-go = Versuch **{ $place }**: { $why ->
        [home] Die erste Landung bringt **{ $prime } Punkte** und beendet das Rennen
        [moon] Du landest und darfst dir ein Vorkommen ansehen
       *[claim] Dort nimmst du einen **Anspruch**; er zählt mit dem passenden Vorkommen vom Mond
    }.

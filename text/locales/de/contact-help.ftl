# Die Regeln von Contact, vollständig, in kurzen Seiten: je höchstens 1.900 Zeichen.
# ◇ kennzeichnet eine Hausregel, die nicht im Original steht.

contact-help-aim = Das Ziel
    .body =
        Ihr seid ein Team von **2 bis 5**. Die **Quelle** weiß, von welchem Planeten ein Signal kommt, darf aber nur eine Hand heben und senken. Sie springt von Planet zu Planet; am Rhythmus erkennen die anderen, wie weit jeder Sprung ist.

        Findet **12 Planeten in 12 Runden**, bevor der Treibstoff ausgeht, und gewinnt Signalkarten: höchstens **42 Punkte**.

        ◇ kennzeichnet eine Hausregel, die nicht im Original steht.

contact-help-space = Das All
    .body =
        Ein Quadrat mit der **Erde** und 18 Planeten, A bis R; die Profivariante hat dazu fünf Asteroiden, S bis W. Farbige Plättchen sind aufgedeckt; **mögliche Ziele** haben einen Ring.

        ◇ 40 mal 40 Einheiten, maßstabsgetreu. Plättchen sind Scheiben von 3,5 Breite, mit mindestens einer halben Einheit Abstand. **Strecken mit dem Auge zu schätzen ist das Spiel**, deshalb messe ich für niemanden. `/tisch beschreiben` sagt, wo die Plättchen sind.

        Geflogen wird **gerade** von Mitte zu Mitte. Ein drittes Plättchen im Weg hält dich auf; wer nur seinen Rand streift, kommt vorbei. Landen darfst du auf jedem Plättchen, offen oder verdeckt, aber **nur einmal** in einem Flug.

contact-help-source = Die Quelle
    .body =
        In jeder Runde wird eine Signalkarte aufgedeckt. Dann dreht sich ein Planet um und gehört zu den möglichen Zielen. Aus ihnen zieht die Quelle ein **geheimes Ziel**.

        In **Meine Konsole** baut die Quelle eine Route von der Rakete zum Ziel. Linien führen zu den erreichbaren Plättchen; was das Ziel versperrt, steht dabei. Ein Stopp verrät oft mehr als ein direkter Flug.

        Quelle: nicht reden, nicht zeigen. Crew: nicht beraten. Klicks sind privat: Niemand muss wegschauen.

contact-help-hand = Die Hand
    .body =
        Sobald deine Route beim Ziel endet: Drück Abheben, warte die Strecke ab, drück Landen, und so weiter. Pausen am Boden gehören zum Rhythmus. Die Zeiten kommen aus den Zeitstempeln von Discord, Lag zählt also nicht.

        Fang so oft von vorn an, wie du willst: Nur was du **sendest**, ist eine Übertragung, mit einer Landung je Etappe.

        ◇ Eine Aufnahme dauert höchstens zwei Minuten. ◇ Zweimal derselbe Button in 0,15 s zählt einmal; langsamer zählt beides, auch bevor der Button wechselt.

        Die Crew sieht eine **bewegte Hand**, die diesen Rhythmus einmal klopft, ohne Zahlen. ◇ Oder **Balken**: ein stehender Streifen, eine Viertelsekunde je Strich, auch in Worten.

        ◇ **Übung.** Vor Runde 1 können alle offen zwischen zwei Plättchen fliegen. Die erste Quelle startet die Mission.

contact-help-guess = Raten
    .body =
        Die Crew rät immer reihum im Uhrzeigersinn, links von der Quelle geht es los. Nenn ein mögliches Ziel, oder bitte die Quelle, **noch einmal zu senden** (das kann nur, wer rät): insgesamt 3 Übertragungen, dann musst du raten. Die Route darf sich jedes Mal ändern.

        {""}**Richtig**: Die Rakete landet dort. Klappt es beim ersten Versuch der Runde, gewinnt ihr die Signalkarte. ◇ Alle sehen dann die Route.

        {""}**Falsch**: Ihr verliert 1 Treibstoff, und beim ersten Mal in einer Runde auch die Signalkarte. Die nächste Person rät, wieder mit bis zu 3 Übertragungen. Ein ausgeschlossener Planet kann in dieser Runde nicht noch einmal genannt werden.

contact-help-mission = Die Mission
    .body =
        Nach jeder Runde wandert die Quelle nach links: ◇ zum nächsten Platz in der Beitrittsreihenfolge.

        - **Verloren**, sobald der Treibstoff ausgeht, auch in der letzten Runde.
        - **Gewonnen** nach 12 Planeten: Eure Karten bringen bis zu 42 Punkte. Sind 3 Treibstoff oder mehr übrig, versucht die nächste Stufe.

        Ein erreichter Planet ist kein Ziel mehr, taugt aber noch als Stopp. Die Erde ist nie ein Ziel.

        ◇ **Solo.** Du und ich sind abwechselnd dran. Meine Routen sind klar, mein Tempo ist gleichmäßig; du rätst. Dann fliegst du, und ich rate nur nach deiner Hand und danach, wie sie in früheren Runden flog; liege ich falsch, fliegst du noch einmal. Ringe zeigen in Runde 1 jeden meiner Sprünge, später einer den ersten von mehreren, oder wie weit eine Sekunde reicht. In der Profivariante helfen dir nur 50:50, der erste Stopp und das neue Ziel.

contact-help-pro = Die Profivariante
    .body =
        - Alle 24 Plättchen sind aufgedeckt: die Erde in der Mitte, fünf **Asteroiden** um sie herum (Stopps, nie Ziele).
        - Alle 18 Planeten sind von Anfang an mögliche Ziele.
        - **5 Treibstoff** und drei **Hilfskarten**.
        - Die Quelle zieht ein Ziel und **wählt** dann die Signalkarte: mehr Punkte für eine leichtere Route. Eine verlorene Karte kann nicht noch einmal gewählt werden.

        Findet alle zwölf für eine **Urkunde**. ◇ Ihre sieben Ränge sind von uns: 42, ab 36, 30, 24, 18, 12, und darunter.

contact-help-aids = Hilfskarten
    .body =
        Nur in der Profivariante. Jede wirkt einmal.

        - **50:50** (wer rät): Nenn zwei Planeten auf einmal. Ihr verliert nur 1 Treibstoff, wenn beide falsch sind. Stimmt es beim ersten Raten der Runde, gewinnt ihr die Karte.
        - **Erster Stopp** (wer rät): Die Rakete rückt zum ersten Stopp des letzten Flugs vor, falls es einen gab. Flüge beginnen weiter am alten Ort.
        - **Neues Ziel** (Quelle): Tausch dein Ziel, bevor du die Signalkarte wählst. Das alte wird ungesehen zurückgemischt.
        - **Briefing** (Crew): Gebt irgendeine aktive Karte aus, und die Crew darf bis zum nächsten Raten reden. Die Quelle hört nur zu. Nicht zu zweit.

        {""}**1 Treibstoff**, aber nicht euer letzter, macht alle verbrauchten Karten wieder aktiv. ◇ Zahlen kann, wer dran ist.

contact-help-options = Optionen
    .body =
        - **Stufe 1 bis 6**: wie viele mögliche Ziele es vor Runde 1 gibt. Fangt mit 2 an. Ihr bekommt 6 Treibstoff.
        - **Profivariante**
        - ◇ **Hand oder Balken** für die Crew
        - ◇ **Übungsflüge** vor Runde 1, oder keine
        - ◇ **Tempo**: wie lange ein Zug dauern darf

contact-help-time = Wenn die Zeit um ist
    .body =
        Ist die Zeit um, handle ich für dich:

        - ◇ Übung: Die Mission startet.
        - ◇ Quelle, ganze Route geklopft: Ich sende die Aufnahme.
        - ◇ Quelle, um Wiederholung gebeten: Die letzte Übertragung kommt noch einmal.
        - ◇ Quelle, nichts gesendet: Der nächste Platz ist die Quelle, mit einem anderen Ziel. Eine halbe Aufnahme vergesse ich, und ich klopfe nie die Route eines Menschen.
        - ◇ Beim Raten: Die nächste Person rät.
        - ◇ Allen ist die Zeit ausgegangen: Ihr verliert 1 Treibstoff.

        Wenn du gehst, kann jemand anderes deinen Platz nehmen, mit allem, was er weiß. Bis dahin passiert das hier, sooft seine Uhr abläuft.

contact-help-commands = Befehle
    .body =
        Die Buttons tun dasselbe.

        - `/contact öffnen` öffnet ein Spiel, mit seinen Optionen
        - Vor dem Start: `/tisch beitreten`, `/tisch verlassen`, `/tisch starten`; `/tisch schließen` schließt es
        - `/contact üben`: ein Übungsflug; `/contact beginnen` startet die Mission
        - Quelle: `/contact route`, `/contact verwerfen` fängt eine Aufnahme von vorn an, `/contact senden`; Profi: `/contact signal`, `/contact tauschen`. Die Hand ist ein Button in `/konsole`
        - Raten: `/contact raten` (zwei Planeten mit 50:50), `/contact wiederholen`, `/contact stopp`
        - `/contact briefing`, `/contact reaktivieren` zahlt für die Hilfskarten
        - `/konsole`: dein Brett und deine Züge
        - Das Brett: `/tisch zeigen` noch einmal, `/tisch zoom` größer, `/tisch beschreiben` in Worten
        - `/tisch tipp`: was ein Computer tun würde; **Rückblick**, nach dem Spiel: bessere Züge
        - Neues ist eingekreist oder unterstrichen: seit dem letzten Zug, in deiner Konsole seit deinem
        - `/tisch regeln`: diese Seiten

contact-help-messages = Per DM
    .body =
        Schreib einfach. `B K` ist die Route der Quelle, `K` ein Rateversuch.

        - deine Route, `route B K`: { contact-words-route }
        - eine Etappe zurück: { contact-words-back }
        - die Route leeren: { contact-words-clear }
        - eine Signalkarte wählen, `signal 4`: { contact-words-signal }
        - dein Ziel tauschen: { contact-words-exchange }
        - die Aufnahme von vorn anfangen: { contact-words-drop }
        - sie senden: { contact-words-send }
        - raten, `raten K`, oder `raten K B` mit 50:50: { contact-words-guess }
        - um eine Wiederholung bitten: { contact-words-repeat }
        - der erste Stopp: { contact-words-stop }
        - ein Briefing, `briefing 1`, mit Nummer oder Name der Karte: { contact-words-briefing }
        - für die Hilfskarten zahlen: { contact-words-reactivate }
        - üben, `üben 0 B`: { contact-words-practise }
        - die Mission starten: { contact-words-begin }
        - dein Brett: { contact-words-show }
        - diese Liste: { words-help }
        - die Regeln für jetzt gerade: { words-rules }

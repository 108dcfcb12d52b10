# Die Regeln von Interceptor, vollständig, in kurzen Seiten: je höchstens 1.900 Zeichen.
# ◇ kennzeichnet eine Hausregel, die das Original nicht hat.

interceptor-help-aim = Das Ziel
    .body =
        Ein Raumkampf für 2 bis 6 Leute. Alle versiegeln einen **geheimen Befehl**. Dann fliegen alle **gleichzeitig**: Bewegung, Asteroiden, Feuer. **Wer zuletzt noch im Kampf ist, gewinnt.**

        Ein Schiff hat 5 Hüllenpunkte und ein Tempo von -5 bis 5. Ein Befehl ändert es um höchstens 2. Bei genau 0 Punkten ist das Schiff verloren; darunter auch der Pilot.

        ◇ kennzeichnet eine Hausregel oder etwas Zusätzliches: Das Original hat es nicht.

interceptor-help-board = Das Brett
    .body =
        Die Spalten B, D, F … sitzen ein halbes Hexfeld tiefer. ◇ Ohne Angabe: 11×11 und 4 Asteroiden für bis zu 3 Schiffe, 13×13 und 5 für 4 oder 5, 15×15 und 6 für mehr.

        Ein Schiff fliegt seiner Nase nach, oder rückwärts, wenn sein Tempo unter 0 ist.

        {""}**Platziert** wird geheim: ein Hexfeld am Rand, eine Richtung und ein Tempo. Schiffe können auf demselben Hexfeld sein und stoßen nie zusammen. ◇ *Zufällig*: Nase nach innen, Tempo 1 bis 3.

        ◇ Asteroiden beginnen mindestens 3 Hexfelder vom Rand, in zufälligen Richtungen.

interceptor-help-orders = Befehle
    .body =
        Ein Tempo (so viele Schritte hast du), dann Buchstaben: `3 VLVVRX`.
        - **V**: ein Hexfeld weit fliegen
        - **L**, **R**: die Nase um eine Seite nach links oder rechts drehen, höchstens dreimal
        - **U**: Looping, 3 Schritte auf der Stelle. Die Nase dreht sich um, das Tempo behält sein Vorzeichen: Du fliegst zurück
        - **T**: Flip, ein Hexfeld. Die Nase dreht sich um, das Tempo wechselt das Vorzeichen: Du fliegst in derselben Richtung weiter
        - **X**: nicht feuern
        - **RÜCKZUG**: den Kampf verlassen, sobald wenige genug Schiffe übrig sind

        Schritte zwischen zwei Drehungen: 0 bei Tempo 0 und 1, 1 bei 2, 2 bei 3, 3 bei 4. Bei 5 keine Drehung. Jeder Befehl fängt neu an: Seine erste Drehung braucht keine. Eine Drehung kann am Ende stehen.

        Das Tempo am Ende ist öffentlich.

interceptor-help-correction = Falsche Befehle
    .body =
        Was ich nicht lesen kann, markiere ich. Was gegen eine Regel verstößt, **korrigiere ich gnadenlos**, bevor du versiegelst:

        - ein Tempo, das nicht zu schaffen ist, wird das nächstmögliche
        - überzählige Schritte fallen weg; fehlende werden V am Ende
        - eine Drehung zu nah an der letzten wartet, bis sie erlaubt ist, oder verfällt, wenn die Schritte ausgehen. Schritte verschieben sich nie
        - eine vierte Drehung, eine Drehung bei Tempo 5 und ein T ohne übrigen Schritt fallen weg
        - ein Looping ohne 3 übrige Schritte wird zu V

        So wird aus `4 VLVRVV` also `4 VLVVVR`.

        Umschreiben kannst du, bis alle versiegelt haben. ◇ Ein versiegelter Befehl, den du umschreibst, bleibt versiegelt, niemand merkt es, und deine Zeit läuft weiter.

interceptor-help-turn = Bewegung und Asteroiden
    .body =
        {""}**Bewegung.** Jedes Hexfeld über den Rand hinaus kostet 1 Punkt: Das Schiff bleibt, sein Befehl geht weiter. Jeder Asteroid, in den du hinein- und wieder hinausfliegst, kostet 1. Ein Schiff ohne Punkte ist weg, bevor sich Asteroiden bewegen.

        {""}**Asteroiden** treiben ein Hexfeld weit in Richtung ihres Pfeils. ◇ Am Rand prallen sie ab und treiben sofort weiter. Zwei, die sich träfen oder tauschten, bleiben und wechseln die Richtung miteinander. Drei oder mehr kehren um. Wer auf einen trifft, der blieb, kommt zu dessen Gruppe.

        Ein Schiff, das sie treffen, verliert 1. Ein Schiff, das schon in einem ist, verliert 1, auch wenn er blockiert ist, und wird mitgerissen.

interceptor-help-fire = Feuer
    .body =
        Alle feuern gleichzeitig, in Richtung der Nase, auch beim Rückwärtsfliegen: **3** Punkte auf dem Hexfeld davor, **2** auf dem nächsten, **1** auf dem Bogen aus drei dahinter.

        Nichts hält einen Schuss auf. Er trifft auch Freunde, aber nie auf deinem eigenen Hexfeld.

        Nach dem Treiben sind Schiffe in Asteroiden **verborgen**: Sie werden nicht getroffen und feuern nicht.

        {""}**Sterne** für einen Abschuss: 2 ★, oder je 1 ★, wenn mehrere in dieser Salve treffen. Keine für eigene Schiffe, oder wenn dein Pilot dabei verloren geht.

interceptor-help-pursuit = Verfolgung
    .body =
        Ein getroffenes Schiff kündigt zweierlei an, nur denen, die es getroffen haben: die **erste Drehung** seines nächsten Befehls (L, R oder keine) und ob es **schneller, langsamer oder gleich schnell** fliegt (egal mit welchem Vorzeichen). Das muss möglich sein, und der Befehl muss sich daran halten.

        Schiffe, die sich gegenseitig treffen, kündigen einander nichts an. ◇ Ein Rückzug hält jede Ankündigung.

interceptor-help-ending = Rückzug und Ende
    .body =
        In der Lobby stellt ihr ein, ab wie vielen übrigen Schiffen **Rückzug** geht (ohne Angabe 2), oder nie.

        Ein Schiff im Rückzug bewegt sich nicht und feuert nicht, und Asteroiden schaden ihm nicht. Wird es nicht abgeschossen, ist es weg.

        ◇ Wer zuletzt noch Schiffe im Kampf hat, gewinnt. Fallen die letzten zusammen, oder ziehen sich alle zurück, ist es unentschieden zwischen denen, die in dieser Runde flogen. ◇ Ebenso nach 20 Runden nacheinander ohne Schaden.

interceptor-help-campaign = Kampagne
    .body =
        `/interceptor öffnen kampagne:` mit *In der Kampagne* öffnet ein Spiel der Kampagne des Servers. In anderen fliegen alle das Grundschiff.

        Jedes Schiff hat öffentliche Einträge: Sterne, Upgrades, Kämpfe, Verluste. Du nimmst sie mit, wenn du auf diesem Platz begonnen hast. Ein vorzeitig geschlossenes Spiel ändert nichts.

        - dein Schiff überlebt oder zieht sich zurück: Es behält alles
        - bei genau 0 zerstört: Seine Upgrades sind weg
        - unter 0: auch die Sterne

        {""}**5 ★** kaufen ein Upgrade: +1 Hülle, Höchsttempo oder Beschleunigung; ein Schritt weniger zwischen Drehungen (Wendigkeit); +1 Schaden auf dem ersten, dem zweiten oder den drei fernen Hexfeldern; eine Heckkanone (3 Punkte nach hinten). ◇ Jedes bis zu viermal, Wendigkeit dreimal, die Heckkanone einmal. Ab Tempo 5 kannst du trotzdem nicht drehen. ◇ Was du während eines Kampfes kaufst, gilt ab dem nächsten und geht mit dem Schiff verloren.

interceptor-help-time = Wenn die Zeit um ist
    .body =
        Houston zieht für dich:

        - ◇ Platzieren: zufällig
        - Ankündigung: keine Drehung, gleiches Tempo
        - Befehl: gleiches Tempo, lauter V, Feuer, ◇ oder was du geschrieben und nicht versiegelt hast

        ◇ Dieser Befehl darf die Ankündigung brechen.

interceptor-help-commands = Befehle zum Tippen
    .body =
        - `/interceptor öffnen`, `/tisch beitreten`, `/tisch verlassen`, `/tisch starten`: vor dem Kampf
        - `/interceptor platzieren wo:A7 NO 3`, `/interceptor zufall`: wo du einfliegst
        - `/interceptor befehl befehl:3 VLVVRX`: dein Befehl
        - `/interceptor ankündigen drehung:links tempo:schneller`: wenn du getroffen wurdest
        - `/interceptor versiegeln`, oder `/interceptor umschreiben`
        - `/interceptor pilot`: Einträge; `/interceptor ausgeben`: ein Upgrade kaufen
        - `/konsole`: dein Brett; `/tisch zoom`: größer; `/tisch beschreiben`: in Worten
        - `/tisch tipp`: was ein Computer tun würde; nach dem Spiel **Rückblick**: was besser gewesen wäre
        - Eingekreist oder unterstrichen: neu seit dem letzten Zug, in deiner Konsole seit deinem

        In einer DM: `3 VLVVRX`, `RÜCKZUG`, `A7 NO 3`, `links schneller`, oder `2: 3 VLV` für dein zweites Schiff. Oder:
        - dein Befehl: { interceptor-words-order }
        - wo du einfliegst: { interceptor-words-place }
        - was du ankündigst: { interceptor-words-announce }
        - versiegeln: { interceptor-words-seal }
        - umschreiben: { interceptor-words-reopen }
        - zufällig: { interceptor-words-random }
        - deine Einträge: { interceptor-words-pilot }
        - `ausgeben tempo`: { interceptor-words-spend }
        - dein Brett: { interceptor-words-show }
        - diese Liste: { words-help }
        - die Regeln für jetzt: { words-rules }

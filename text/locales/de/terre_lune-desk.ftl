# Die Konsole von De la Terre à la Lune: Buttons, Auswahlen und Hinweise.

terre_lune-mark-claim = Anspruch
terre_lune-mark-prime = +{ $prime }, Rennen endet
terre_lune-mark-dragged = Pirat zieht dich mit
terre_lune-mark-collision = Kollision!
terre_lune-mark-steps = noch { $steps }

terre_lune-button-keep = Behalten
terre_lune-button-put-back = Zurücklegen
terre_lune-button-exchange = Tauschen ({ $picked }/{ $count })
terre_lune-button-exchange-these = { $count ->
        [5] Alle fünf Karten tauschen
        [one] Karte { $cards } tauschen
       *[other] Karten { $cards } tauschen
    }
terre_lune-button-then-cards = { $count ->
        [one] Danach 1 Karte tauschen
       *[other] Danach { $count } Karten tauschen
    }
terre_lune-button-give = Andere tauschen …
terre_lune-button-push = Schieben …
terre_lune-button-challenge = Duell: { $count } Ansprüche
terre_lune-button-challenge-now = Duell ausrufen
terre_lune-button-ambush = Hinterhalt …
terre_lune-button-ambush-now = Hinterhalt legen
terre_lune-button-end = Beenden
terre_lune-button-leave = Abfliegen …
terre_lune-button-back = Zurück
terre_lune-button-trump = { $colour } ({ $count })
terre_lune-button-lay = { $count ->
        [0] Legen (kein Köder)
        [one] Legen (1 Köder)
       *[other] Legen ({ $count } Köder)
    }
terre_lune-button-anew = Von vorn
terre_lune-button-seize = Nehmen ({ $picked }/{ $takes })

terre_lune-choose-push = Welche Rakete, und wohin?
terre_lune-choose-decoy = Köder: welcher Anspruch?
terre_lune-choose-deposit = { $claim }: zu welchem Vorkommen?
terre_lune-choice-forward = { $name } vorwärts, auf { $code }
terre_lune-choice-backward = { $name } rückwärts, auf { $code }

terre_lune-hint-push = Deine 6 schiebt eine fremde Rakete um ein Feld. Wohin?
terre_lune-hint-challenge = **Duell** mit { $others }: Gewinn die meisten der fünf Stiche und nimm { $count } Ansprüche. Wähl die Trumpffarbe, sie schlägt die anderen (in Klammern: wie viele du hast).
terre_lune-hint-challenge-sure = **Duell** mit Trumpf { $trump } gegen { $others ->
        [one] eine andere Rakete
       *[other] { $others } andere Raketen
    }. Du spielst aus. Wer gewinnt, nimmt { $count } Ansprüche, +2 mit der 1 der eigenen Raketenfarbe, +1 mit der Trumpf-1. **Das lässt sich nicht zurücknehmen.**
terre_lune-hint-ambush-first = Bevor du abfliegst, kannst du hier einen Hinterhalt legen.
terre_lune-hint-ambush-whom = **Hinterhalt**: Wen ziehst du heran?
terre_lune-hint-ambush = **Hinterhalt** gegen { $name }. Wähl die Trumpffarbe (in Klammern, wie viele du hast). Du spielst aus, und 1 ist die höchste Karte. Wer von euch gewinnt, nimmt zwei Pakete, drei mit der 1 der eigenen Farbe.
terre_lune-hint-ambush-sure = **Hinterhalt** gegen diese Rakete: { $rocket }, mit Trumpf { $trump }. Du spielst aus. Wer von euch gewinnt, nimmt zwei Pakete, drei mit der 1 der eigenen Farbe. **Das lässt sich nicht zurücknehmen.**
terre_lune-hint-packing = Jedes Vorkommen wird mit seinen Ansprüchen ein Paket. Ansprüche ohne Vorkommen kannst du als Köder dazumischen: { $loose }. Gegenüber sieht man nur, wie groß die Pakete sind.
terre_lune-hint-decoy = • Köder: { $claim } bei { $deposit }
terre_lune-hint-seizing = Wähl die Pakete nach ihrer Größe. Was drin ist, siehst du danach.

terre_lune-typable = einen Ort, zu dem du fliegst (`Beta`, `Mond`, `TB4`), eine Karte, die du spielst (`R7`, `blau 3`), `feld 3`, `behalten`, `zurücklegen`, `tauschen R7 B3`, `schieben blau vorwärts`, `duell rot`, `hinterhalt blau rot`, `pakete ZR mit FE`, `nehmen 1 3`, `ende`, `zeigen`

# Worum es geht, und was in einer Auswahl gewählt wird.
terre_lune-choose-way = Wohin fliegst du?
terre_lune-choose-give = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } tauschen: { $picked } gewählt
terre_lune-choose-trumps = Welche Farbe ist Trumpf?
terre_lune-choose-card = Welche Karte spielst du?
terre_lune-choose-packets = { $takes ->
        [one] 1 Paket
       *[other] { $takes } Pakete
    } nehmen: { $picked } gewählt

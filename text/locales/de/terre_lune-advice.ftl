# Was man unterwegs raten kann, und warum.

terre_lune-advice-go = Flieg hierhin: **{ $place }**.
terre_lune-advice-prospect = Sieh dir das Vorkommen auf Feld **{ $spot }** an.
terre_lune-advice-keep = Behalt dieses Vorkommen.
terre_lune-advice-put-back = Leg das Vorkommen zurück.
terre_lune-advice-exchange = { $count ->
        [one] Tausch die Karte **{ $cards }**
       *[other] Tausch die Karten **{ $cards }**
    }.
terre_lune-advice-push-forward = Schieb die Rakete von **{ $name }** vorwärts.
terre_lune-advice-push-backward = Schieb die Rakete von **{ $name }** rückwärts.
terre_lune-advice-challenge = Ruf ein Duell aus, Trumpf **{ $trump }**.
terre_lune-advice-ambush = Leg einen Hinterhalt für **{ $name }**, Trumpf **{ $trump }**.
terre_lune-advice-play = Spiel **{ $card }**.
terre_lune-advice-pack = Leg deine Pakete ohne Köder.
terre_lune-advice-seize = Nimm diese Pakete: **{ $packets }**.
terre_lune-advice-end = Beende deinen Zug.
terre_lune-advice-fight = du gewinnst den Kampf mit Trumpf { $trump }
terre_lune-advice-trick = { $card } macht den Stich, was die anderen auch haben
terre_lune-advice-race = du gewinnst das Rennen, wenn alle normal weiterspielen
terre_lune-advice-lost-card = Chance, den Kampf zu gewinnen: −{ $percent } %
terre_lune-mark-best = Direkt zum Mond
terre_lune-mark-good = Guter Schub
terre_lune-mark-doubtful = Umweg
terre_lune-mark-mistake = Fehlzündung
terre_lune-compared-card = Gewinnt den Kampf in { $left } von 100 Fällen, die beste Karte in { $best }: „{ $better }“
terre_lune-compared-race = Gewinnt in { $left } von 100 Fällen, der beste Zug in { $best }: „{ $better }“

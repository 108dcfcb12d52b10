# Planétaire. Verlorene und abgelenkte Strahlen werden nie unterschieden: „kam bei … heraus“.

planetaire-title = Planétaire
planetaire-cover = Feuer frei!
planetaire-cover-more = Lies den Himmel.
planetaire-pitch = Finde versteckte Satelliten mit Strahlen.
planetaire-pitch-short = Satelliten aufspüren

# Wörter, die man in einer DM tippt, durch Kommas getrennt.
planetaire-words-fire = feuern, feuer, schießen, strahl
planetaire-words-place = legen, setzen, murmel
planetaire-words-move = bewegen, verschieben
planetaire-words-withdraw = wegnehmen, nehmen, entfernen
planetaire-words-marbles = murmeln
planetaire-words-note = notieren, leer, markieren
planetaire-words-end = beenden, fertig, ende
planetaire-words-hide = verstecken, himmel
planetaire-words-random = zufall
planetaire-words-seal = versiegeln, bereit, bestätigen
planetaire-words-show = zeigen, brett, konsole

planetaire-pawn-black = schwarz
planetaire-pawn-white = weiß
planetaire-pawn-red = rot
planetaire-pawn-green = grün
planetaire-pawn-yellow = gelb
planetaire-pawn-blue = blau
planetaire-pawn-brown = braun
planetaire-pawn-orange = orange
planetaire-pawn-pearl = perlmutt
planetaire-pawn-grey = grau
planetaire-pawn-letter = { $letter }

# Was aus einem Strahl wurde.
planetaire-outcome-exit = er kam bei { $exit } heraus
planetaire-outcome-absorbed = er wurde verschluckt
planetaire-outcome-reflected = er kam zurück
planetaire-outcome-satellised = er ging in den Orbit

# Warum nicht, und was ginge.
planetaire-refusal-margin = **{ $said }** ist keine Zahl am Rand: Sie gehen von 1 bis 32.
planetaire-refusal-margin-empty = Von wo? Nenn eine Zahl von 1 bis 32.
planetaire-refusal-cell = **{ $said }** ist kein Feld. Nenn eine Spalte (A–H), dann eine Reihe (1–8), etwa D3.
planetaire-refusal-cell-empty = Welches Feld? Nenn eine Spalte (A–H), dann eine Reihe (1–8), etwa D3.
planetaire-refusal-no-cells = Welche Felder? Nenn mindestens eins, mehrere mit Leerzeichen dazwischen, etwa D3 F5.
planetaire-refusal-twice = Du hast **{ $cell }** zweimal genannt. Nenn jedes Feld einmal.
planetaire-refusal-too-many = Zu viele Satelliten: Dieses Spiel hat { $allowed }.
planetaire-refusal-too-few = Dein Himmel hat { $placed } von { $needed } Satelliten. Setz noch { $missing } dazu, dann versiegle ihn.
planetaire-refusal-sealed = Dein Himmel ist versiegelt und lässt sich nicht mehr ändern. Er bleibt geheim bis zur Auflösung.
planetaire-refusal-fired = Von **{ $margin }** hast du schon gefeuert: { $outcome }. Nimm eine andere Zahl.
planetaire-refusal-marble-there = Auf **{ $cell }** liegt schon eine Murmel. Nimm ein anderes Feld, oder nimm diese Murmel weg.
planetaire-refusal-no-marble = Auf **{ $cell }** liegt keine Murmel. Nimm ein Feld mit einer.
planetaire-refusal-no-marble-left = Alle { $allowed } Murmeln liegen schon. Verschieb eine, oder nimm erst eine weg.
planetaire-refusal-too-many-marbles = Das sind { $named } Felder für { $allowed } Murmeln: Lass { $surplus ->
        [one] eins
       *[other] { $surplus }
    } weg.
planetaire-refusal-you-hide = In dieser Runde versteckst du. Nur wer sucht, feuert Strahlen, legt Murmeln und macht Notizen.
planetaire-refusal-you-detect = In dieser Runde suchst du und hast keinen Himmel zu verstecken. Feuere Strahlen und leg Murmeln.
planetaire-refusal-not-sealed = Feuern kannst du, sobald jeder Himmel versiegelt ist.
planetaire-refusal-ended = Du hast deine Runde beendet, deine Murmeln bleiben liegen. Aufgelöst wird, sobald jede Runde zu Ende ist.
planetaire-refusal-over = Dieses Spiel ist vorbei. Starte ein neues mit `/spielen`.

# Was passiert ist.
planetaire-news-drafted = Dein Himmel bisher: { $cells } ({ $placed }).
planetaire-news-drafted-empty = Du hast deinen Himmel geleert.
planetaire-news-sealed = { $name-you ->
        [yes] Dein Himmel ist versiegelt.
       *[no] { who-did } einen Himmel versiegelt.
    }
planetaire-news-hidden = Houston hat die Satelliten versteckt.
planetaire-news-exit = { who-did } von { $margin } gefeuert: **bei { $exit } heraus**.{ $name-you ->
        [yes] { " " }Ein Satellit lenkte ihn ab.
       *[no] { "" }
    }
planetaire-news-twice = { who-did } von { $margin } gefeuert: **bei { $exit } heraus**.{ $name-you ->
        [yes] { " " }Er bog mindestens zweimal ab.
       *[no] { "" }
    }
planetaire-news-across = { who-did } von { $margin } gefeuert: **bei { $exit } heraus**, gegenüber.{ $name-you ->
        [yes] { " " }Wohl freie Bahn.
       *[no] { "" }
    }
planetaire-news-absorbed = { who-did } von { $margin } gefeuert: **verschluckt**.{ $name-you ->
        [yes] { " " }Er traf einen Satelliten.
       *[no] { "" }
    }
planetaire-news-reflected = { who-did } von { $margin } gefeuert: **zurückgeworfen**.{ $name-you ->
        [yes] { " " }Satelliten nebenan.
       *[no] { "" }
    }
planetaire-news-satellised = { who-did } von { $margin } gefeuert: **im Orbit**.{ $name-you ->
        [yes] { " " }Er kreist für immer.
       *[no] { "" }
    }
planetaire-news-met = { $how ->
        [hit] Er traf { $cells }!
        [hit-after] Er begegnete { $cells } und traf einen davon!
       *[turned] Abgelenkt von { $cells }!
    }
planetaire-news-met-none = Er begegnete keinem Satelliten.
planetaire-news-placed = { who-did } eine Murmel auf { $cell } gelegt.
planetaire-news-withdrawn = { who-did } die Murmel auf { $cell } weggenommen.
planetaire-news-noted = Als leer notiert, nur für deine Augen: { $cells }.
planetaire-news-noted-none = Du hast deine Notizen gelöscht.
planetaire-news-missed = ⏳ Zeit um: { $name-you ->
        [yes] Du setzt aus
       *[no] **{ $name }** setzt aus
    } ({ $missed } von { $patience } in Folge).
planetaire-news-ended = { $name-you ->
        [yes] Du hast deine
       *[no] **{ $name }** hat die eigene
    } Runde beendet.
planetaire-news-uncovered = { who-did } **{ $total }** kassiert: { $parts }. Die Satelliten waren auf { $sky }.

# Wie eine Runde gezählt wurde.
planetaire-score-pawns = { $points } für Strahlen
planetaire-score-withheld = { $points } für { $count ->
        [one] 1 fehlende Murmel
       *[other] { $count } fehlende Murmeln
    }
planetaire-score-misplaced = { $points } für { $count ->
        [one] 1 falsche Murmel
       *[other] { $count } falsche Murmeln
    }
planetaire-score-clean = keine Strafe
planetaire-score-forgiven = Die Murmeln ergeben dieselben 32 Ergebnisse, also zählen sie als richtig.
planetaire-score-twins = { $count } Anordnungen ergeben dieselben 32 Ergebnisse.

# Wo das Spiel steht.
planetaire-status-solo = Solo, { $satellites } Satelliten
planetaire-status-round = Runde { $number }/{ $rounds }
planetaire-status-rounds = { $rounds ->
        [2] Beide suchen gleichzeitig im Himmel des anderen
       *[other] Runden { $first } und { $last } von { $rounds }: beide suchen im Himmel des anderen
    }
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **Du bist dran:** Versteck { $needed } Satelliten, dann versiegle deinen Himmel.
planetaire-status-sealed-you = Dein Himmel ist versiegelt.
planetaire-status-hide = { $count ->
        [one] Es fehlen noch { $needed } Satelliten
       *[other] Es fehlen noch je { $needed } Satelliten
    }: { $names }.
planetaire-status-detect-you = **Deine Suche:** { $rays ->
        [one] 1 Strahl
       *[other] { $rays } Strahlen
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } von { $allowed } Murmeln liegen
    }.
planetaire-status-detect = { $name } sucht: { $rays ->
        [one] 1 Strahl
       *[other] { $rays } Strahlen
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } von { $allowed } Murmeln liegen
    }.
planetaire-status-beside = { $name }: { $rays ->
        [one] 1 Strahl
       *[other] { $rays } Strahlen
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
planetaire-status-beside-ended = { $name } ist fertig: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Strahlen, plus falsche Murmeln.
planetaire-status-ended-you = Du bist fertig: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Strahlen.
planetaire-status-ended = { $name } ist fertig: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Strahlen.
planetaire-status-won = { $name-you ->
        [yes] Du gewinnst
       *[no] **{ $name }** gewinnt
    } mit den wenigsten Punkten!
planetaire-status-tie = Unentschieden: { $names }.
planetaire-status-solo-over = Runde vorbei: { $total ->
        [one] **1 Punkt**
       *[other] **{ $total } Punkte**
    }, { $verdict }.
planetaire-solo-par = im Par (10)
planetaire-solo-good = ein gutes Ergebnis (Par ist 10)
planetaire-solo-long = Par ist 10, und 15 ist gut

# Das Bild in Worten.
planetaire-no-marbles = keine
planetaire-no-satellites = keine
planetaire-game-master = Houston
planetaire-describe-head = Runde { $number }: Himmel versteckt von { $hider }, durchsucht von { $detector }.
planetaire-stage-hiding = Die Satelliten werden versteckt.
planetaire-stage-sealed = Der Himmel ist versiegelt.
planetaire-stage-detecting = Strahlen fliegen.
planetaire-stage-ended = Die Suche ist beendet.
planetaire-stage-uncovered = Der Himmel ist aufgedeckt.
planetaire-describe-rays = Strahlen ({ $rays }), { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }:
planetaire-describe-no-rays = Noch keine Strahlen.
planetaire-describe-exit = { $margin } nach { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } verschluckt ({ $pawn })
planetaire-describe-reflected = { $margin } zurück ({ $pawn })
planetaire-describe-satellised = { $margin } im Orbit ({ $pawn })
planetaire-describe-stacks = Mehrere Marken an einer Zahl, die neueste zuerst: { $stacks }.
planetaire-describe-marbles = Murmeln ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-satellites = Satelliten ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-empties = Als leer notiert, nur für deine Augen: { $cells }.
planetaire-describe-score = Ergebnis { $total }: { $parts }.
planetaire-describe-past = Runde { $number }: { $name } mit { $total }; Satelliten auf { $sky }.
planetaire-alt-title = Planétaire: ein Raster von 8 mal 8 Feldern mit Randzahlen von 1 bis 32.
planetaire-alt-exits = Strahlen heraus: { $shots }.
planetaire-alt-absorbed = Verschluckt: { $shots }.
planetaire-alt-reflected = Zurück: { $shots }.
planetaire-alt-satellised = Im Orbit: { $shots }.
planetaire-alt-score = Ergebnis { $total }.
planetaire-alt-empties = { $count ->
        [one] 1 Feld als leer notiert.
       *[other] { $count } Felder als leer notiert.
    }

# Die Optionen eines Spiels.
planetaire-options-satellites = { $count } Satelliten
planetaire-options-rounds = { $count } Runden
planetaire-options-solo = solo
planetaire-options-at-once = beide gleichzeitig
planetaire-options-in-turn = nacheinander
planetaire-options-planetaire = Strahlen von Planétaire
planetaire-options-black-box = Strahlen von Black Box
planetaire-options-exact = genaue Felder
planetaire-options-same-results = gleiche Ergebnisse gelten als richtig

# Persönliche Rekorde
planetaire-feat-points = Wenigste Punkte für einen Himmel: { $value }
planetaire-defeat = **{ $name }** hat deine Satelliten für { $theirs } Punkte gefunden. Dich haben die anderen { $own } gekostet.
planetaire-deed-points = { $value ->
        [one] 1 Punkt gebraucht
       *[other] { $value } Punkte gebraucht
    }

planetaire-puzzle-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Wie man gewinnt, in einer Zeile.
planetaire-goal = Jeder Strahl kostet Punkte, ein Irrtum noch mehr: Wer die wenigsten hat, gewinnt.

# Was Strahlen beweisen, als Frage an andere.
planetaire-riddle = Auf einem dieser Felder ist sicher ein Satellit. Auf welchem?
planetaire-riddle-why = In jedem Himmel, der zu { $rays ->
        [one] diesem Strahl
       *[other] diesen { $rays } Strahlen
    } passt, ist dort ein Satellit. Auf jedem der anderen Felder fehlt er in manchen.

# A picture of what satellites do to rays.
planetaire-bend-absorbed = verschluckt
planetaire-bend-turned = abgelenkt
planetaire-bend-reflected = reflektiert
planetaire-bends = Drei Strahlen. Ein Satellit direkt voraus verschluckt den ersten; einer neben der Bahn lenkt den zweiten ab; zwei links und rechts davon reflektieren den dritten.

# De la Terre à la Lune. Die Raketen haben die Farben der Karten, in der Reihenfolge der Plätze.

terre_lune-title = Von der Erde zum Mond
terre_lune-cover = Ab zum Mond
terre_lune-cover-more = und zurück.
terre_lune-pitch = Ein Rennen zum Mond und zurück, mit Würfeln und Karten.
terre_lune-pitch-short = Würfelrennen

# Wörter, die man in einer DM tippt, durch Kommas getrennt.
terre_lune-words-go = gehen, nach, fliegen
terre_lune-words-prospect = ansehen, schürfen, feld
terre_lune-words-keep = behalten
terre_lune-words-putback = zurücklegen, zurück
terre_lune-words-exchange = tauschen, tausch, abwerfen
terre_lune-words-push = schieben, schubsen
terre_lune-words-forward = vorwärts, vor
terre_lune-words-backward = rückwärts
terre_lune-words-challenge = duell, herausfordern
terre_lune-words-ambush = hinterhalt, überfall
terre_lune-words-play = spielen, karte
terre_lune-words-pack = pakete, packen, paket
terre_lune-words-seize = nehmen, greifen
terre_lune-words-end = ende, beenden, fertig, passen
terre_lune-words-exhausted = erschöpft, köder
terre_lune-words-and = und, mit, der, die, das, den, dem, auf, bei, dann, gegen
terre_lune-words-molab = molab
terre_lune-words-mobex = mobex
terre_lune-words-show = zeigen, brett, konsole
terre_lune-words-red = rot, rote, r
terre_lune-words-yellow = gelb, gelbe, ge
terre_lune-words-blue = blau, blaue, b
terre_lune-words-green = grün, grüne, g
terre_lune-words-earth = erde, e
terre_lune-words-alpha = alpha, a
terre_lune-words-beta = beta, b
terre_lune-words-gamma = gamma, g
terre_lune-words-delta = delta, d
terre_lune-words-moon = mond, m
terre_lune-words-water = wasser, h2o
terre_lune-words-oxygen = sauerstoff, o
terre_lune-words-aluminium = aluminium, al
terre_lune-words-titanium = titan, ti
terre_lune-words-iron = eisen, fe
terre_lune-words-calcium = calcium, ca
terre_lune-words-silicon = silicium, silizium, si
terre_lune-words-zirconium = zirconium, zirkonium, zr

# Orte. Die Codes der Felder sind in jeder Sprache gleich: TB4, AL3.
terre_lune-earth = Erde
terre_lune-moon = Mond
terre_lune-station-alpha = Alpha
terre_lune-station-beta = Beta
terre_lune-station-gamma = Gamma
terre_lune-station-delta = Delta
terre_lune-at-earth = auf der Erde
terre_lune-at-moon = auf dem Mond
terre_lune-at-station = bei { $station }
terre_lune-at-palier = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } vor { $article ->
        [earth] der Erde
        [moon] dem Mond
       *[other] { $node }
    }
terre_lune-at-orbit = treibend beim Piraten, { $cells } Felder vom Weg

# Was ein Halt bringt.
terre_lune-stop-station = { $claims ->
        [0] hier gibt es keine Ansprüche mehr
        [one] nimm den letzten Anspruch
       *[other] nimm den obersten von { $claims } Ansprüchen
    }
terre_lune-stop-moon = lande und sieh dir ein Vorkommen an
terre_lune-stop-earth = kein Bonus: Du warst nicht auf dem Mond
terre_lune-stop-home = { $prime ->
        [0] lande, ohne Bonus
       *[other] lande: { $prime } Bonuspunkte
    }
terre_lune-stop-dragged = der Pirat zieht dich auf seiner Bahn mit
terre_lune-stop-collision = Kollision: zurück nach { $node }, Ansprüche weg
terre_lune-stop-end = zweite Kollision: Deine Rakete wird zerstört

# Dinge.
terre_lune-none = keine
terre_lune-colour-red = rot
terre_lune-colour-yellow = gelb
terre_lune-colour-blue = blau
terre_lune-colour-green = grün
terre_lune-rocket-red = die rote Rakete
terre_lune-rocket-yellow = die gelbe Rakete
terre_lune-rocket-blue = die blaue Rakete
terre_lune-rocket-green = die grüne Rakete
terre_lune-card = { $colour } { $rank }
terre_lune-mineral-water = Wasser
terre_lune-mineral-oxygen = Sauerstoff
terre_lune-mineral-aluminium = Aluminium
terre_lune-mineral-titanium = Titan
terre_lune-mineral-iron = Eisen
terre_lune-mineral-calcium = Calcium
terre_lune-mineral-silicon = Silicium
terre_lune-mineral-zirconium = Zirconium
terre_lune-exhausted = erschöpft
terre_lune-packet = #{ $number }: { $claims ->
        [0] keine Ansprüche
        [one] 1 Anspruch
       *[other] { $claims } Ansprüche
    }
terre_lune-packet-open = { $deposit } mit { $claims }
terre_lune-push-forward = { $rocket } vorwärts, auf { $code }
terre_lune-push-backward = { $rocket } rückwärts, auf { $code }

# Warum eine Karte nicht gespielt werden darf.
terre_lune-why-follow = du musst { $colour } bedienen
terre_lune-why-trump = du musst mit { $colour } trumpfen
terre_lune-why-overtrump = du musst höher trumpfen als { $card }

# Warum nicht, und was ginge.
terre_lune-refusal-over = Dieses Rennen ist vorbei. Starte ein neues mit `/spielen`.
terre_lune-refusal-eliminated = Deine Rakete wurde zerstört. Du bist raus, aber zuschauen kannst du.
terre_lune-refusal-not-your-turn = **{ $name }** ist dran. Auf dem Brett siehst du, wann du dran bist.
terre_lune-refusal-not-your-card-turn = **{ $name }** ist mit einer Karte dran.
terre_lune-refusal-now-way = Zieh erst: Du hast { $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }. Wähl, wohin, oder auf dem Mond ein Vorkommen zum Ansehen.
terre_lune-refusal-now-peek = Entscheide erst über dieses Vorkommen: behalten oder zurücklegen.
terre_lune-refusal-now-actions = Gezogen hast du schon. Tausch Karten, tu, was dein Ort erlaubt, oder beende deinen Zug.
terre_lune-refusal-now-card = Es wird gekämpft: Spiel eine Karte.
terre_lune-refusal-now-packing = Du hast den Hinterhalt verloren. Leg erst deine Pakete.
terre_lune-refusal-now-seizing = Du hast den Hinterhalt gewonnen. Nimm erst deine Pakete.
terre_lune-refusal-way = Mit diesem Wurf kannst du dort nicht halten. Du kannst nach: { $ways }.
terre_lune-refusal-prospect = Vorkommen ansehen kannst du nur auf dem Mond: beim Landen, oder statt abzufliegen.
terre_lune-refusal-spot = Dieses Feld ist leer. Felder mit einem Vorkommen: { $left }.
terre_lune-refusal-no-claim = Du hast keinen Anspruch auf { $mineral }, also leg dieses Vorkommen zurück.
terre_lune-refusal-exchanged = In diesem Zug hast du schon getauscht. Im nächsten geht es wieder.
terre_lune-refusal-number = Mit diesem roten Würfel tauschst du genau { $needed ->
        [one] 1 Karte
       *[other] { $needed } Karten
    } oder keine. Du hast { $named } genannt.
terre_lune-refusal-card = Diese Karte hast du nicht, oder nicht zweimal: { $card }. Deine Hand: { $hand }.
terre_lune-refusal-no-six = Eine Rakete schieben kannst du nur mit einer roten 6. Du hast { $red } gewürfelt.
terre_lune-refusal-pushed = In diesem Zug hast du schon eine Rakete geschoben.
terre_lune-refusal-push = So kannst du diese Rakete nicht schieben. Möglich: { $pushes }.
terre_lune-refusal-no-station = Dafür muss deine Rakete auf einer Station sein. Ein Duell kannst du nur ausrufen, wenn du dort hältst.
terre_lune-refusal-challenged = Hier hast du schon ein Duell ausgerufen.
terre_lune-refusal-nobody = Keine Rakete folgt dir zum Mond, also gibt es niemanden zum Herausfordern.
terre_lune-refusal-empty = Bei { $station } gibt es keine Ansprüche mehr, also nichts zu gewinnen.
terre_lune-refusal-not-returning = Einen Hinterhalt legst du nur auf deinem eigenen Rückweg vom Mond.
terre_lune-refusal-ambushed = Bei { $station } hast du schon einen Hinterhalt gelegt. Einen je Station.
terre_lune-refusal-ambush = Dieser Rakete kannst du von hier keinen Hinterhalt legen. In Reichweite: { $rockets }.
terre_lune-refusal-illegal = Diese Karte darfst du nicht spielen: { $why }. Spiel: { $legal }.
terre_lune-refusal-decoy = { $claim } taugt nicht als Köder: Nimm Ansprüche ohne Vorkommen. Deine: { $allowed }.
terre_lune-refusal-deposit = Ein Vorkommen von { $mineral } hast du nicht. Deine: { $deposits }.
terre_lune-refusal-packets = Nimm genau { $takes ->
        [one] 1 Paket
       *[other] { $takes } Pakete
    }, jedes einmal. Nenn ihre Nummern, 1 bis { $of }.
terre_lune-refusal-read-card = **{ $said }** ist keine Karte. Schreib eine Farbe und eine Zahl von 1 bis 8, etwa R7 oder blau 3.
terre_lune-refusal-read-no-card = Nenn deine Karten: eine Farbe und eine Zahl von 1 bis 8, etwa R7 oder blau 3.
terre_lune-refusal-read-no-colour = Nenn auch die Trumpffarbe: rot, gelb, blau oder grün.
terre_lune-refusal-read-no-place = Sag, wohin: Beta, Mond, Erde, oder ein Feld wie TB4 (Erde–Beta, das vierte).
terre_lune-refusal-read-no-spot = Sag, welches Feld auf dem Mond, 1 bis 8.
terre_lune-refusal-read-no-opponent = Nenn die Rakete nach ihrer Farbe: rot, gelb, blau oder grün.
terre_lune-refusal-read-colour = **{ $said }** ist keine Farbe. Nimm rot, gelb, blau oder grün.
terre_lune-refusal-read-place = **{ $said }** ist kein Ort. Schreib Beta, Mond, Erde, oder ein Feld wie TB4 (Erde–Beta, das vierte).
terre_lune-refusal-read-spot = **{ $said }** ist kein Feld auf dem Mond. Sie gehen von 1 bis 8.
terre_lune-refusal-read-opponent = **{ $said }** ist keine Rakete. Nenn sie nach ihrer Farbe: rot, gelb, blau oder grün.
terre_lune-refusal-read-shove = **{ $said }** ist keine Richtung. Schreib vorwärts oder rückwärts.
terre_lune-refusal-read-decoy = **{ $said }** ist kein Köder. Schreib einen Anspruch und das Vorkommen, zu dem er kommt, etwa `ZR mit FE` oder `erschöpft mit FE`.
terre_lune-refusal-read-packet = **{ $said }** ist kein Paket. Schreib ihre Nummern, etwa `1 3`.

# Was passiert ist.
terre_lune-news-prepared = Ansprüche liegen auf den Stationen, Vorkommen auf dem Mond, alles verdeckt. Der Piratensatellit beginnt auf Feld { $cell } seiner Bahn.
terre_lune-news-dealt-you = Deine Karten: { $cards }.
terre_lune-news-came-back = { $name-you ->
        [yes] Du bist
       *[no] **{ $name }** ist
    } zurück { $at }.
terre_lune-news-went = { $name-you ->
        [yes] Du hältst
       *[no] **{ $name }** hält
    } { $at }.
terre_lune-news-went-past = Vorbei an { $passes }: { $name-you ->
        [yes] Du hältst
       *[no] **{ $name }** hält
    } { $at }.
terre_lune-news-went-forced = Nur ein Weg{ $name-you ->
        [yes] { "" }
       *[no] { " " }für **{ $name }**
    }: jetzt { $at }.
terre_lune-news-went-rolled = { $name-you ->
        [yes] Du würfelst
       *[no] **{ $name }** würfelt
    } { $red }: jetzt { $at }.
terre_lune-news-flew-on = { $name-you ->
        [yes] Du würfelst
       *[no] **{ $name }** würfelt
    } { $red }: noch { $steps } bis { $article ->
        [earth] zur Erde
        [moon] zum Mond
       *[other] { $node }
    }.
terre_lune-news-dragged = **Anziehung!** Der Pirat zieht { $name-you ->
        [yes] dich
       *[no] **{ $name }**
    } { $cells } Felder mit; der nächste Wurf zahlt erst den Rückweg.
terre_lune-news-collided = **Kollision!** { $name-you ->
        [yes] Du landest
       *[no] { $name } landet
    } { $at } und lässt dort alle Ansprüche zurück.
terre_lune-news-eliminated = **Zerstört!** { $name-you ->
        [yes] Du bist
       *[no] { $name } ist
    } zum zweiten Mal auf den Piraten geprallt und damit raus. { $count ->
        [0] Vorkommen waren keine dabei.
        [one] Das Vorkommen ist wieder auf dem Mond, Feld { $spots }.
       *[other] Die Vorkommen sind wieder auf dem Mond, Felder { $spots }.
    }
terre_lune-news-took = { $name-you ->
        [yes] Du nimmst
       *[no] **{ $name }** nimmt
    } { $count ->
        [one] einen Anspruch
       *[other] { $count } Ansprüche
    } { $at }.
terre_lune-news-took-rolled = { $name-you ->
        [yes] Du würfelst { $red } und nimmst
       *[no] **{ $name }** würfelt { $red } und nimmt
    } einen Anspruch { $at }.
terre_lune-news-took-you = { $name-you ->
        [yes] Du nimmst
       *[no] **{ $name }** nimmt
    } { $count ->
        [one] einen Anspruch
       *[other] { $count } Ansprüche
    } { $at }: { $claims }.
terre_lune-news-exchanged = { $name-you ->
        [yes] Du tauschst
       *[no] **{ $name }** tauscht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
terre_lune-news-exchanged-you = { $name-you ->
        [yes] Du tauschst
       *[no] **{ $name }** tauscht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } { $name-you ->
        [yes] und bekommst
       *[no] und bekommt
    }: { $cards }.
terre_lune-news-pushed = Mit einer 6 { $name-you ->
        [yes] schiebst du
       *[no] schiebt **{ $name }**
    } { $target-you ->
        [yes] deine Rakete
       *[no] die Rakete von { $target }
    }: jetzt { $at }.
terre_lune-news-peeked = { $name-you ->
        [yes] Du siehst
       *[no] **{ $name }** sieht
    } auf Feld { $spot } nach.
terre_lune-news-peeked-you = { $name-you ->
        [yes] Du siehst
       *[no] **{ $name }** sieht
    } auf Feld { $spot } nach: **{ $mineral }**.
terre_lune-news-peeked-no-claim = Feld { $spot }: **{ $symbol }**. Kein Anspruch: zurückgelegt.
terre_lune-news-kept = { $name-you ->
        [yes] Du behältst
       *[no] **{ $name }** behält
    } das Vorkommen.
terre_lune-news-put-back = { $name-you ->
        [yes] Du legst
       *[no] **{ $name }** legt
    } es zurück.
terre_lune-news-challenged = **Duell** { $at } um { $claims } Ansprüche der Station! { $name-you ->
        [yes] Du forderst
       *[no] **{ $name }** fordert
    } { $others-you ->
        [yes] dich, weiter weg vom Mond,
       *[no] { $others }
    } heraus: Wer gewinnt, nimmt sie. Trumpf: **{ $trump }**.
terre_lune-news-ambushed = **Hinterhalt** { $at }! { $name-you ->
        [yes] Du ziehst
       *[no] **{ $name }** zieht
    } { $target-you ->
        [yes] dich
       *[no] **{ $target }**
    } heran. Trumpf: **{ $trump }**.
terre_lune-news-played = { $name-you ->
        [yes] Du spielst
       *[no] **{ $name }** spielt
    } { $card }.
terre_lune-news-trick = { $name-you ->
        [yes] Dein Stich
       *[no] Der Stich geht an **{ $name }**
    }: { $cards }.
terre_lune-trick-card = { $card } ({ $name-you ->
        [yes] du
       *[no] { $name }
    })
terre_lune-trick-of-two = { $best } schlägt { $other }
terre_lune-news-fight-claims = { $name-you ->
        [yes] Du gewinnst
       *[no] **{ $name }** gewinnt
    } das Duell: { $base } Ansprüche{ $bonus }.
terre_lune-news-fight-packets = { $name-you ->
        [yes] Du gewinnst
       *[no] **{ $name }** gewinnt
    } den Hinterhalt: { $base } Pakete{ $bonus }.
terre_lune-bonus-own = { " " }+ { $more } für die 1 der Raketenfarbe
terre_lune-bonus-trump = { " " }+ { $more } für die Trumpf-1
terre_lune-bonus-short = , aber { $takes ->
        [0] es gibt keine
        [one] es gibt nur 1
       *[other] es gibt nur { $takes }
    }
terre_lune-news-packed = { $name-you ->
        [yes] Du legst
       *[no] **{ $name }** legt
    } Pakete, verdeckt. Ansprüche in jedem: { $sizes }.
terre_lune-news-seized = { $name-you ->
        [yes] Du nimmst
       *[no] **{ $name }** nimmt
    } { $loser-you ->
        [yes] dir
       *[no] { $loser }
    } { $count ->
        [one] ein Paket
       *[other] { $count } Pakete
    } weg, mit { $claims ->
        [0] keinem Anspruch
        [one] 1 Anspruch
       *[other] { $claims } Ansprüchen
    }.
terre_lune-news-seized-you = { $name-you ->
        [yes] Du nimmst
       *[no] **{ $name }** nimmt
    } { $loser-you ->
        [yes] dir
       *[no] { $loser }
    } { $count ->
        [one] ein Paket
       *[other] { $count } Pakete
    } weg, mit { $claims ->
        [0] keinem Anspruch
        [one] 1 Anspruch
       *[other] { $claims } Ansprüchen
    }: { $inside }.
terre_lune-news-landed = **Gelandet!** { $name-you ->
        [yes] Du bist
       *[no] **{ $name }** ist
    } wieder auf der Erde, { $prime ->
        [0] ohne Bonus.
       *[other] mit einem Bonus von **{ $prime }** Punkten.
    }
terre_lune-news-recalled = Pirat, Karten und übrige Ansprüche sind aus dem Spiel. Die anderen fliegen auf dem kürzesten Weg heim.
terre_lune-news-returned = { $name-you ->
        [yes] Du fliegst
       *[no] **{ $name }** fliegt
    } heim (roter Würfel: { $dice }) { $prime ->
        [0] ohne Bonus.
       *[other] mit einem Bonus von **{ $prime }** Punkten!
    }
terre_lune-news-counted = Alles wird aufgedeckt.

# Wer gewann.
terre_lune-result-won = { $name-you ->
        [yes] Du gewinnst
       *[no] **{ $name }** gewinnt
    } mit **{ $points }** Punkten.
terre_lune-result-tie = Unentschieden: { $names }, **{ $points }** Punkte.
terre_lune-result-total = { $name-you ->
        [yes] Du
       *[no] { $name }
    } { $total }{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
terre_lune-result-bonus = { $prime ->
        [200] 200 für die erste Landung
       *[other] { $prime } für die zweite Landung
    }
terre_lune-result-second = { $first-you ->
        [yes] Deine Landung rief alle heim; als Zweites da:
       *[no] Die Landung von { $first } rief alle heim; als Zweites da:
    } { $name-you ->
        [yes] du.
       *[no] { $name }.
    }
terre_lune-result-out = { $name-you ->
        [yes] Du
       *[no] { $name }
    }: raus
terre_lune-result-holdings = { $name }, { $total } Punkte: Vorkommen { $deposits }; Ansprüche { $claims }.

# Wo das Spiel steht.
terre_lune-status-you-way = **Du bist dran:** Roter Würfel, { $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }. Wohin?
terre_lune-status-you-moon = **Du bist dran:** { $count ->
        [0] Hier ist nichts mehr für deine Ansprüche. Sieh nach
       *[other] Such **{ $sought }**
    } oder flieg ab ({ $points }{ $dragged ->
        [yes] , und der Pirat zieht dich mit
       *[no] { "" }
    }).
terre_lune-status-you-prospect = **Du bist dran:** { $count ->
        [0] Sieh dir ein Feld an. Hier ist nichts für deine Ansprüche.
       *[other] Such auf einem Feld **{ $sought }**.
    }
terre_lune-status-you-peek = **Du bist dran:** **{ $mineral }** bringt mit deinen Ansprüchen **{ $worth }** Punkte. Behalten?
terre_lune-status-you-no-claim = **Du bist dran:** Du hast keinen Anspruch auf **{ $mineral }**. Leg es zurück, und merk dir das Feld.
terre_lune-status-you-last = **Du bist dran:** Nur Karten bleiben. Tausch schwache (8 ist die schwächste) oder beende den Zug.
terre_lune-status-you-card = **Du bist dran:** Spiel eine Karte. 1 ist die höchste.
terre_lune-status-you-done = **Du bist dran:** Noch etwas vor? Sonst beende den Zug.
terre_lune-status-you-packing = **Du bist dran:** Du hast den Hinterhalt verloren. Leg deine Pakete.
terre_lune-status-you-seizing = **Du bist dran:** Du hast den Hinterhalt gewonnen! Nimm { $takes ->
        [one] 1 Paket
       *[other] { $takes } Pakete
    }.
terre_lune-status-way = **{ $name }** wählt den Weg.
terre_lune-status-near-home = **{ $name }** ist noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } von der Erde weg: Die Landung beendet das Rennen.
terre_lune-status-landing = Landen **beendet das Rennen**: { $points }{ $sure ->
        [yes] . Du gewinnst sicher!
       *[no] { $others ->
            [0] .
           *[other] . Oder flieg weiter.
        }
    }
terre_lune-status-standing = { $lands ->
        [yes] Wenn du jetzt landest
       *[no] Punkte bisher
    }: { $points }.
terre_lune-points-of = { $own ->
        [yes] du **{ $points }**
       *[no] { $name } { $exact ->
            [yes] { "" }
           *[no] höchstens{ " " }
        }**{ $points }**
    }
terre_lune-status-peek = **{ $name }** sieht sich auf dem Mond ein Vorkommen an.
terre_lune-status-actions = **{ $name }** kann vor dem Ende des Zugs noch handeln.
terre_lune-status-card = **{ $name }** spielt als Nächstes eine Karte.
terre_lune-status-packing = **{ $name }** legt Pakete.
terre_lune-status-seizing = **{ $name }** wählt Pakete.
terre_lune-status-dice = Wurf { $turn } · blaue Würfel { $first } und { $second }, roter { $red } · Pirat auf Feld { $pirate }
terre_lune-status-challenge = Duell { $at } · Trumpf { $trump } · Stiche: { $tricks } · auf dem Tisch: { $table }
terre_lune-status-ambush = Hinterhalt { $at } · Trumpf { $trump } · Stiche: { $tricks } · auf dem Tisch: { $table }
terre_lune-status-packets = Pakete: { $packets }

# Das Bild in Worten.
terre_lune-describe-rocket = **{ $name }**, { $rocket }: { $at }; { $claims ->
        [0] keine Ansprüche
        [one] 1 Anspruch
       *[other] { $claims } Ansprüche
    }, { $deposits ->
        [0] keine Vorkommen
        [one] 1 Vorkommen
       *[other] { $deposits } Vorkommen
    }.
terre_lune-describe-out = **{ $name }**, { $rocket }: zerstört.
terre_lune-describe-homebound = Auf dem Heimweg.
terre_lune-describe-immune = Bei dieser Überfahrt keine Anziehung mehr.
terre_lune-describe-collided = Schon eine Kollision.
terre_lune-describe-ambushes = Schon Hinterhalte gelegt: { $stations }.
terre_lune-describe-stacks = Ansprüche: { $stacks }.
terre_lune-describe-spots = Vorkommen auf dem Mond, Felder: { $spots }.
terre_lune-describe-talon = Karten im Stapel: { $count }.
terre_lune-describe-pirate = Piratensatellit auf Feld { $cell } seiner Bahn, im Uhrzeigersinn.
terre_lune-describe-ways = Mögliche Züge: { $ways }.
terre_lune-describe-cards = Deine Karten: { $cards }.
terre_lune-describe-barred = Nicht spielbar ({ $why }): { $cards }.
terre_lune-describe-claims = Deine Ansprüche: { $claims }.
terre_lune-describe-deposits = Deine Vorkommen: { $deposits }; deine Ansprüche darauf: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
terre_lune-describe-peek = Das Vorkommen auf Feld { $spot }: { $mineral }.
terre_lune-describe-seen = Auf dem Mond hast du gesehen: { $seen }.
terre_lune-describe-packets = Deine Pakete: { $packets }.
terre_lune-alt-title = Von der Erde zum Mond.
terre_lune-alt-turn = Am Zug: { $name }.
terre_lune-alt-rocket = { $name } ({ $colour }), { $at }: { $claims ->
        [0] keine Ansprüche
        [one] 1 Anspruch
       *[other] { $claims } Ansprüche
    }, { $deposits ->
        [0] keine Vorkommen
        [one] 1 Vorkommen
       *[other] { $deposits } Vorkommen
    }.
terre_lune-alt-out = zerstört
terre_lune-alt-why = Jetzt gilt: { $why }.

# Die Optionen des Spiels.
terre_lune-options-random = Der Piratensatellit beginnt irgendwo
terre_lune-options-at = Der Piratensatellit beginnt auf O{ $cell }

# Rekorde
terre_lune-feat-points = Meiste heimgebrachte Punkte: { $value }
terre_lune-defeat = **{ $name }** bringt { $theirs } Punkte heim. Du hast { $own }: Mit { $lacked } mehr gewinnst du.
terre_lune-deed-points = { $value ->
        [one] Ein Punkt heimgebracht
       *[other] { $value } Punkte heimgebracht
    }

# Wie man gewinnt, in einer Zeile.
terre_lune-goal = Bring Ansprüche von den Stationen und ihre Minerale vom Mond heim. Die erste Rückkehr bringt 200 und beendet das Rennen; die meisten Punkte gewinnen.
terre_lune-riddle = Welche Karte gewinnt den Stich?
terre_lune-riddle-why = Ausgespielt: { $led }. Trumpf: { $trump }. Nur diese Karte schlägt, was auf dem Tisch liegt.

# Interceptor.

interceptor-title = Interceptor
interceptor-cover = Schreib. Versiegle.
interceptor-cover-more = Alle fliegen los.
interceptor-pitch = Ein Raumkampf mit geheimen Befehlen. Alle fliegen gleichzeitig.
interceptor-pitch-short = Raumkampf

# Wörter, die man in einer DM tippt, durch Kommas getrennt.
interceptor-words-order = befehl, fliegen
interceptor-words-place = platzieren, eintreten
interceptor-words-announce = ankündigen, ansagen
interceptor-words-seal = versiegeln, bereit, bestätigen
interceptor-words-reopen = umschreiben, entsiegeln
interceptor-words-random = zufall
interceptor-words-pilot = pilot
interceptor-words-spend = ausgeben, kaufen
interceptor-words-show = zeigen, brett, konsole

# Was ein getroffenes Schiff ankündigt, wie man es tippt: eine Drehung und ein Tempo.
interceptor-words-straight = keine, keine Drehung, geradeaus, weder links noch rechts
interceptor-words-left = links, zuerst links, erste Drehung links, erste Drehung links (L), L
interceptor-words-right = rechts, zuerst rechts, erste Drehung rechts, erste Drehung rechts (R), R
interceptor-words-slower = langsamer, bremsen
interceptor-words-same = gleich, gleiches Tempo, wie vorher
interceptor-words-faster = schneller, beschleunigen

# Upgrades, wie man sie in einem Befehl tippt.
interceptor-words-upgrade-structure = hülle
interceptor-words-upgrade-speed = tempo
interceptor-words-upgrade-acceleration = beschleunigung
interceptor-words-upgrade-agility = wendigkeit
interceptor-words-upgrade-near = nah
interceptor-words-upgrade-middle = mitte
interceptor-words-upgrade-far = fern
interceptor-words-upgrade-rear = heck

# Die Buchstaben eines Befehls, in dieser Reihenfolge: vorwärts, rechts, links, Looping, Flip. Fünf Buchstaben
# von A bis Z außer X, das nicht feuert. Wo man sie liest: interceptor-desk und interceptor-help.
interceptor-letters = V R L U T
# Das Wort, mit dem man den Kampf verlässt.
interceptor-retreat = RÜCKZUG

# Wohin eine Nase zeigt, wie man es tippt.
interceptor-north = N
interceptor-north-east = NO
interceptor-south-east = SO
interceptor-south = S
interceptor-south-west = SW
interceptor-north-west = NW

# Was ein getroffenes Schiff ankündigt.
interceptor-announcement = { $turn }, { $change }
interceptor-announced-plan = { $said } ({ $speeds })
interceptor-announce-straight = weder links noch rechts
interceptor-announce-left = zuerst links
interceptor-announce-right = zuerst rechts
interceptor-announce-slower = langsamer
interceptor-announce-same = gleiches Tempo
interceptor-announce-faster = schneller
interceptor-change-of-speed = { $change ->
        [slower] Langsamer
        [same] Gleiches Tempo
       *[faster] Schneller
    } ({ $speeds })

# Befehle und was daran verbessert wurde. Buchstaben zählen ab 1.
interceptor-order-corrected = Aus `{ $written }` wird `{ $made }`
interceptor-fix-speed = Tempo { $written } ist nicht zu schaffen: Es wird { $made }.
interceptor-fix-forbidden = { $code } (Buchstabe { $at }) gestrichen: ab Tempo 5 keine Drehung.
interceptor-fix-too-many-turns = { $code } (Buchstabe { $at }) gestrichen: höchstens drei Drehungen.
interceptor-fix-delayed = { $code } wartet { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    }: Bei diesem Tempo fliegt man zwischen zwei Drehungen geradeaus.
interceptor-fix-lost = { $code } (Buchstabe { $at }) verfällt: Vorher gehen die Schritte aus.
interceptor-fix-too-many-moves = { $code } (Buchstabe { $at }) gestrichen: Dieses Tempo gibt keine Schritte mehr.
interceptor-fix-loop = U (Buchstabe { $at }) braucht 3 Schritte: { $moves ->
        [0] Keiner ist übrig, also gestrichen
        [one] Daraus wird 1 V
       *[other] Daraus werden { $moves } V
    }.

# Ablehnungen: was nicht stimmt, dann was zu tun ist.
interceptor-refusal-no-speed = { $marked }: Beginn mit einem Tempo, dann Buchstaben: `3 VLVVRX`.
interceptor-refusal-no-code = { $marked }: **{ $letter }** ist kein Code. Nimm V L R U T X.
interceptor-refusal-too-long = { $marked }: zu lang. Ein Befehl hat höchstens 40 Buchstaben.
interceptor-refusal-no-hex = { $marked }: Hier gehört ein Hexfeld hin. Schreib ein Hexfeld am Rand, eine Richtung und ein Tempo: `A7 NO 3`.
interceptor-refusal-no-facing = { $marked }: Hier gehört eine Richtung hin. Schreib N, NO, SO, S, SW oder NW, wie in `A7 NO 3`.
interceptor-refusal-no-such-ship = Dieses Schiff hast du nicht: Deine gehen von 1 bis { $ships }.
interceptor-refusal-ship-out = Dein Schiff { $number } ist nicht mehr im Kampf.
interceptor-refusal-pilot-out = Du hast keine Schiffe mehr, aber zuschauen kannst du.
interceptor-refusal-border = **{ $hex }** ist nicht am Rand. Flieg in Spalte A oder { $column } ein, oder in Reihe 1 oder { $row }.
interceptor-refusal-too-fast = Zu schnell: Dieses Schiff fliegt mit einem Tempo von -{ $top } bis { $top } ein.
interceptor-refusal-placing = Noch sind nicht alle Schiffe auf dem Brett. Gleich danach kommen die Befehle.
interceptor-refusal-placed = Alle Schiffe sind auf dem Brett. Schreib jetzt einen Befehl, etwa `3 VLVVRX`.
interceptor-refusal-announcements = Erst kündigen getroffene Schiffe ihren Plan an. Dann schreibt ihr Befehle.
interceptor-refusal-no-announcement = Dieses Schiff hat gerade nichts anzukündigen.
interceptor-refusal-announced = Dieses Schiff hat schon angekündigt: { $said }. Das lässt sich nicht ändern.
interceptor-refusal-cannot-keep = Kein Befehl könnte das halten. Du kannst ankündigen: { $possible }.
interceptor-refusal-half-announced = Kündige beides an: deine erste Drehung und ob sich dein Tempo ändert. Du kannst ankündigen: { $possible }.
interceptor-refusal-contradicts = Deine Ankündigung: { $said }. Geflogen heißt dieser Befehl: { $order }. Schreib einen, der Wort hält.
interceptor-refusal-early = Zu früh für den Rückzug: { $left } Schiffe sind übrig, es dürfen höchstens { $from } sein.
interceptor-refusal-death = Das ist ein Kampf bis zum Letzten: kein Rückzug.
interceptor-refusal-missing = Für dein Schiff { $number } ist noch nichts geschrieben. Mach das zuerst, dann versiegle.
interceptor-refusal-sealed = Du hast schon versiegelt. Um etwas zu ändern, schreib es neu.
interceptor-refusal-not-sealed = Du hast nichts versiegelt.
interceptor-refusal-stars = Dieses Schiff hat { $stars } ★, und ein Upgrade kostet { $needed } ★.
interceptor-refusal-upgraded = Dieses Schiff hat von diesem Upgrade schon das Höchste ({ $most }): { $upgrade }.
interceptor-refusal-no-upgrade = Dieses Upgrade gibt es nicht. Wähl eins: { $upgrades }.
interceptor-refusal-over = Dieser Kampf ist vorbei. Starte einen neuen mit `/spielen`.

interceptor-upgrade-structure = +1 Hülle
interceptor-upgrade-speed = +1 Höchsttempo
interceptor-upgrade-acceleration = +1 Beschleunigung
interceptor-upgrade-agility = ein Schritt weniger zwischen Drehungen
interceptor-upgrade-near = +1 Schaden auf dem Hexfeld direkt davor
interceptor-upgrade-middle = +1 Schaden auf dem zweiten Hexfeld
interceptor-upgrade-far = +1 Schaden auf den fernen Hexfeldern
interceptor-upgrade-rear = eine Heckkanone

# Das eigene Schiff, wo nur liest, wer es fliegt: am Satzanfang oder mittendrin.
interceptor-own-ship = Dein Schiff{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }
interceptor-own-ship-within = dein Schiff{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }

# Was passiert ist.
interceptor-news-scattered = { $count ->
        [0] Kein Asteroid treibt
        [one] 1 Asteroid treibt
       *[other] { $count } Asteroiden treiben
    } über das Brett.
interceptor-news-noted = Notiert für **{ $ship }**.
interceptor-news-renoted = Notiert für **{ $ship }**: Das ersetzt, was du versiegelt hast, und bleibt versiegelt. Niemand merkt es.
interceptor-news-placed = **{ $ship }** fliegt bei { $place } ein.
interceptor-news-entered = Alle Schiffe sind auf dem Brett: { $ships }.
interceptor-news-announced = **{ $ship }** hat den Plan nur denen verraten, die getroffen haben.
interceptor-news-told = **{ $ship }** kündigt an: { $said }.
interceptor-news-sealed = { who-has } versiegelt.
interceptor-news-reopened = { $name-you ->
        [yes] Du schreibst
       *[no] **{ $name }** schreibt
    } noch einmal.
interceptor-news-wrote = **{ $ship }**: { $order }
interceptor-preview = Du endest auf **{ $hex }**, Nase { $nose }{ $back ->
        [yes] , rückwärts treibend
       *[no] { "" }
    }{ $damage ->
        [0] .
       *[other] { ":" } Du verlierst { $damage }.
    }
interceptor-preview-stays = Du bleibst auf **{ $hex }**, Nase { $nose }{ $damage ->
        [0] .
       *[other] { ":" } Du verlierst { $damage }.
    }
interceptor-preview-holds = Du feuerst nicht.
interceptor-preview-struck = Asteroid am Ende: -1, kein Feuer.
interceptor-preview-carried = Der Asteroid dort reißt dich nach { $hex } mit: -1, kein Feuer.
interceptor-news-flown = **Bewegung.** { $lines }
# Ein Flug in Worten, etwa „1 vor, links, 2 vor“.
interceptor-flown = { $ship }: { $moves }
interceptor-flown-stays = { $ship } bleibt stehen
interceptor-move-ahead = { $count } vor
interceptor-move-back = { $count } zurück
interceptor-move-left = { $count ->
        [one] { "" }
       *[other] { $count }× {""}
    }links
interceptor-move-right = { $count ->
        [one] { "" }
       *[other] { $count }× {""}
    }rechts
interceptor-move-flip = Kehre
interceptor-move-loop = Looping
interceptor-move-hold = kein Feuer
interceptor-flown-fleeing = { $ship } tritt den Rückzug an
interceptor-harm-walls = -{ $count } Rand
interceptor-harm-crossed = -{ $count } Asteroid
interceptor-news-drifted = **Asteroiden.** { $lines }
interceptor-news-drifted-quietly = **Asteroiden.** Niemand wird getroffen.
interceptor-struck-hit = { $ship } wird getroffen (-1)
interceptor-struck-carried = { $ship } wird nach { $hex } mitgerissen (-1)
interceptor-news-fired = **Feuer, Runde { $turn }.** { $lines }
interceptor-news-fired-quietly = **Feuer, Runde { $turn }.** Niemand wird getroffen.
interceptor-caption = **Runde { $turn }**: Bewegung, Asteroiden, Feuer.
interceptor-fired-hit = **{ $ship } trifft { $target }: -{ $damage }!**
interceptor-fired-hidden = { $ship } steckt verborgen in einem Asteroiden
interceptor-fired-stars = { $ship } verdient { $stars } ★ für einen Abschuss
interceptor-fired-fled = { $ship } ist entkommen
interceptor-lost-saved = { $ship } ist zerstört; der Schleudersitz rettet den Piloten
interceptor-lost-lost = { $ship } ist zerstört; zu viel Schaden für den Schleudersitz
interceptor-over-won = Kampf vorbei: { $name-you ->
        [yes] Du gewinnst!
       *[no] **{ $name }** gewinnt!
    }
interceptor-over-draw = Kampf vorbei, unentschieden: { $names }.

# Was die Schiffe eines Kampfes in die Kampagne heimbringen.
interceptor-home = **Kampagne.** { $lines }
interceptor-home-alive = { $ship }: wieder daheim{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-saved = { $ship }: Schiff verloren{ $upgrades ->
        [0] {""}
        [one] {" "}mit seinem Upgrade
       *[other] {" "}mit seinen { $upgrades } Upgrades
    }, Pilot wieder daheim{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-lost = { $ship }: Schiff und Pilot verloren, mit allen Sternen{ $upgrades ->
        [0] {""}
        [one] {" "}und 1 Upgrade
       *[other] {" "}und { $upgrades } Upgrades
    }

# Was jemand in der Kampagne eines Servers geflogen ist.
interceptor-pilot = **{ $name }** in der Kampagne dieses Servers:
interceptor-pilot-none = **{ $name }** ist in der Kampagne dieses Servers noch nicht geflogen.
interceptor-pilot-how = Nur Kämpfe, die mit `/interceptor öffnen kampagne:` dafür geöffnet wurden, zählen.
interceptor-pilot-ship = **Schiff { $number }**: { $stars } ★ · { $fights ->
        [one] 1 Kampf
       *[other] { $fights } Kämpfe
    }, { $wins } gewonnen · { $losses ->
        [0] kein Schiff verloren
        [one] 1 Schiff verloren
       *[other] { $losses } Schiffe verloren
    }
interceptor-pilot-build = Hülle { $structure }, Höchsttempo { $top }, Beschleunigung { $acceleration }, Schaden { $damage }
interceptor-pilot-upgrades = Upgrades: { $upgrades }
interceptor-pilot-no-upgrade = Keine Upgrades
interceptor-pilot-rich = Ein Upgrade kostet { $stars } ★: `/interceptor ausgeben`.
interceptor-pilot-bought = Schiff { $number } verbessert: **{ $upgrade }**, ab seinem nächsten Kampf. { $stars } ★ übrig.
interceptor-upgrade-offer = { $word }: { $upgrade }

# Wie der Kampf steht.
interceptor-status-start = Brett { $side }×{ $side } mit { $asteroids ->
        [0] keinem Asteroiden
        [one] 1 Asteroiden
       *[other] { $asteroids } Asteroiden
    }.
interceptor-status-turn = Runde { $turn }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    } übrig.
interceptor-status-quiet = Unentschieden in { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }, wenn niemand Schaden nimmt.
interceptor-status-place-you = **Du bist dran:** Wähl, wo dein Schiff einfliegt.
interceptor-status-announce-you = **Du wurdest getroffen:** Verrate denen, die getroffen haben, etwas über deinen Befehl, und halt dich daran. Nur sie sehen es.
interceptor-status-order-you = **Du bist dran:** Schreib deinen Befehl.
interceptor-status-fly-you = **Du bist dran:** { $moves ->
        [0] Bleib, dreh dich, gib Gas.
        [one] 1 Feld{ $back ->
            [yes] {" "}rückwärts
           *[no] { "" }
        } und Drehungen.
       *[other] { $moves } Felder{ $back ->
            [yes] {" "}rückwärts
           *[no] { "" }
        }{ $turns ->
            [yes] {" "}und Drehungen.
           *[no] {" "}ohne Drehung.
        }
    }
interceptor-status-seal-you = **Du bist dran:** Versiegeln oder ändern.
interceptor-status-placing = Noch ohne Startfeld: { $names }.
interceptor-status-told = Du hast **{ $ship }** getroffen und weißt: { $said }{ $straight ->
        [yes] {" "}(ein Looping kann kommen)
       *[no] {""}
    }.
interceptor-status-promised = **Du hast angekündigt:** { $said }. Halt dich daran.
interceptor-status-place-yours = Drück **{ table-button-console }**, um dein Schiff zu platzieren: Nur du siehst, wo.
interceptor-status-announcing = Noch ohne Ankündigung: { $names }.
interceptor-status-ordering = Noch ohne Befehl: { $names }.
interceptor-status-sealed = Versiegelt: { $names }.

# Das Bild in Worten.
interceptor-ship = { $ship }: { $hex }, Nase { $nose }, Tempo { $speed }, Hülle { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship }: noch nicht auf dem Brett.
interceptor-asteroids = Asteroiden und wohin sie treiben: { $list }.
interceptor-no-asteroids = Keine Asteroiden.
interceptor-alt-title = Interceptor, ein Hexfeld-Brett von { $side } mal { $side }.
interceptor-alt-order = Dein Befehl für { $ship }: { $order }.
interceptor-alt-replay = Wiederholung der Runde { $turn }.

# Die Optionen eines Spiels.
interceptor-options-board = Brett { $side }×{ $side }
interceptor-options-asteroids = { $count ->
        [0] keine Asteroiden
        [one] 1 Asteroid
       *[other] { $count } Asteroiden
    }
interceptor-options-ships = { $count ->
        [one] je ein Schiff
       *[other] je { $count } Schiffe
    }
interceptor-options-death = bis zum Letzten
interceptor-options-retreat = Rückzug ab { $from } Schiffen
interceptor-options-campaign = Kampagne

# Die wenigen Wörter in Bildern. Kurz: Ein Bild wird mit 294 Pixeln gelesen.
interceptor-picture-start = Start
interceptor-picture-turn = Runde { $turn }
interceptor-picture-replay = Film: Runde { $turn }
interceptor-picture-movement = Bewegung
interceptor-picture-asteroids = Asteroiden
interceptor-picture-fire = Feuer
interceptor-picture-result = Bilanz
interceptor-picture-wall = Rand
interceptor-picture-asteroid = Asteroid
# Über dem Namen, der getroffen hat.
interceptor-picture-over = Vorbei
interceptor-picture-victory = Sieg!
interceptor-picture-hint = Tipp
interceptor-picture-hint-of = Tipp { $ship }
interceptor-picture-order = Befehl
interceptor-picture-order-of = Befehl { $ship }
interceptor-picture-written = notiert { $order }

# Rekorde
interceptor-feat-turns = Wenigste Runden bis zum Sieg: { $value }
interceptor-deed-turns = Sieg in { $value ->
        [one] einer Runde
       *[other] { $value } Runden
    }

# Wie man gewinnt, in einer Zeile.
interceptor-goal = Schieß die anderen ab und weich ihrem Feuer aus. Wer zuletzt noch fliegt, gewinnt.
interceptor-riddle = Drei Befehle. Welcher trifft?
interceptor-riddle-why = Damit hat das Schiff am Ende der Runde ein anderes im Visier. Die anderen Befehle treffen nichts.

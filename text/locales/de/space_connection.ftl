# Space Connection. Platz 1 ist grün und Platz 2 blau, wie in der Schachtel.

space_connection-title = Space Connection
space_connection-cover = Zwanzig Planeten.
space_connection-cover-more = Finde sie zuerst.
space_connection-pitch = Durchsuch einen versteckten Himmel mit Sonden, Schiffen und Lasern.
space_connection-pitch-short = Himmel absuchen

# Wörter, die man in einer DM tippt, durch Kommas getrennt.
space_connection-words-scout = sonde, rakete
space_connection-words-ship = schiff, raumschiff
space_connection-words-super = superschiff, super-schiff
space_connection-words-laser = laser, strahl
space_connection-words-hide = verstecken, himmel
space_connection-words-planet = planet, hinzufügen, entfernen
space_connection-words-move = bewegen, verschieben
space_connection-words-random = zufall
space_connection-words-clear = leeren
space_connection-words-keep = speichern, merken
space_connection-words-load = laden, favorit
space_connection-words-list = favoriten, liste
space_connection-words-seal = versiegeln, bereit, bestätigen
space_connection-words-note = notieren, notiz
space_connection-words-empty = leer, nichts
space_connection-words-erase = löschen, vergessen
space_connection-words-concede = aufgeben
space_connection-words-show = zeigen, brett, konsole

# Teile.
space_connection-piece-scout = Sonde
space_connection-piece-ship = Schiff
space_connection-piece-super-ship = Superschiff
space_connection-piece-laser = Laser
space_connection-count-scout = { $count ->
        [one] 1 Sonde
       *[other] { $count } Sonden
    }
space_connection-count-ship = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
space_connection-count-super-ship = { $count ->
        [one] 1 Superschiff
       *[other] { $count } Superschiffe
    }
space_connection-count-laser = { $count ->
        [one] 1 Laser
       *[other] { $count } Laser
    }

# Ablehnungen: was nicht stimmt, dann was zu tun ist.
space_connection-refusal-position = **{ $said }** ist kein Feld. Schreib eine Reihe von A bis M, dann eine Zahl: G7.
space_connection-refusal-position-row = **{ $said }** ist kein Feld: Reihe { $row } geht von { $row }1 bis { $row }{ $count }.
space_connection-refusal-position-empty = Nenn ein Feld: eine Reihe von A bis M, dann eine Zahl, etwa G7.
space_connection-refusal-no-positions = Nenn mindestens ein Feld, etwa G7. Mehrere mit Leerzeichen dazwischen: C4 C5 D5.
space_connection-refusal-twice = **{ $at }** steht zweimal da. Nenn jedes Feld einmal.
space_connection-refusal-too-many = Ein Himmel hat nur { $allowed } Planeten. Nimm einen weg, um einen anderen zu setzen, oder verschieb einen.
space_connection-refusal-no-planet = Auf **{ $at }** hast du keinen Planeten. Wähl einen von deinen zum Verschieben.
space_connection-refusal-planet-there = Auf **{ $at }** hast du schon einen Planeten. Nimm ein freies Feld.
space_connection-refusal-no-sky = Deinen Himmel kannst du noch nicht versiegeln: Er hat { $planets ->
        [one] 1 Planeten
       *[other] { $planets } Planeten
    } in { $systems ->
        [one] 1 System
       *[other] { $systems } Systemen
    }, und braucht genau { $all } in { $wanted }.
space_connection-refusal-sealed = Dein Himmel ist versiegelt und ändert sich nicht mehr. Er bleibt geheim, bis er gefunden ist.
space_connection-refusal-only-hunt = Du spielst solo: Houston hat den Himmel versteckt, und du suchst.
space_connection-refusal-not-sealed = Noch ist nicht jeder Himmel versiegelt. Sobald sie es sind, geht die Suche los.
space_connection-refusal-not-your-turn = Gerade bist du nicht dran. Notizen kannst du so lange machen.
space_connection-refusal-none-left = Aufgebraucht: { $piece }. Vorrat: { $hand }.
space_connection-refusal-none-left-at-all = Aufgebraucht: { $piece }, und alles andere auch.
space_connection-refusal-one-emitter = Du hast noch einen Laser. Nenn ein Feld auf derselben Linie wie ein Laser auf dem Brett: { $standing }.
space_connection-refusal-one-emitter-alone = Dein letzter Laser ergibt allein keinen Strahl. Schick etwas anderes.
space_connection-refusal-occupied-planet = **{ $at }** ist schon ein Planet. Nimm ein freies Feld.
space_connection-refusal-occupied-lost = Auf **{ $at }** liegt schon etwas Verlorenes: { $piece }. Nimm ein freies Feld.
space_connection-refusal-occupied-emitter = Auf **{ $at }** ist schon ein Laser. Nimm ein anderes Feld.
space_connection-refusal-not-a-centre = **{ $at }** ist nicht die Mitte eines Dreiecks. { $count ->
        [one] Die Mitte seines Dreiecks ist { $centres }.
       *[other] Die Mitten seiner Dreiecke sind { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** ist die Mitte eines Dreiecks, und Laser gehören auf gezeichnete Linien. Nimm ein Feld daneben: { $near }.
space_connection-refusal-no-beam = **{ $at }** ergibt keinen Strahl: Auf derselben gezeichneten Linie muss noch ein Laser sein. Möglich: { $partners }.
space_connection-refusal-stranger = Du spielst hier nicht mit.
space_connection-refusal-over = Dieses Spiel ist vorbei. Starte ein neues mit `/spielen`.

# Lieblingshimmel, nur für die, denen sie gehören.
space_connection-kept = Gespeichert als **{ $name }**, nur für dich: { $count ->
        [one] 1 Planet
       *[other] { $count } Planeten
    }.
space_connection-forgotten = **{ $name }** ist weg.
space_connection-favourites = Deine Lieblingshimmel: { $names }.
space_connection-favourites-none = Du hast noch keine Lieblingshimmel. Beim Verstecken speicherst du einen mit `/connection favorit speichern`.
space_connection-refusal-favourite-name = Ein Favorit braucht einen Namen mit Buchstaben oder Ziffern, höchstens { $longest } Zeichen, etwa `Spirale`.
space_connection-refusal-favourite-empty = Dein Himmel hat keine Planeten zum Speichern. Setz erst welche.
space_connection-refusal-favourites-full = Du hast schon { $most } Favoriten, mehr kann eine Liste nicht zeigen. Vergiss erst einen.
space_connection-refusal-no-favourites = Einen Favoriten **{ $said }** hast du nicht, auch noch keinen anderen. Beim Verstecken speicherst du einen mit `/connection favorit speichern`.
space_connection-refusal-no-favourite = Einen Favoriten **{ $said }** hast du nicht. Deine sind: { $names }.

# Was passiert ist.
space_connection-draft-empty = Dein Himmel ist leer. Er braucht { $all } Planeten in { $wanted } Systemen.
space_connection-news-drafted = Dein Himmel hat sich geändert.
space_connection-news-sealed = { $name-you ->
        [yes] Du hast deinen
       *[no] **{ $name }** hat den eigenen
    } Himmel versiegelt.
space_connection-news-hidden = Houston hat 20 Planeten in neun Systemen versteckt.
space_connection-news-began = Die Suche beginnt! Münzwurf: { $name-you ->
        [yes] **Du** startest
       *[no] **{ $name }** startet
    } zuerst.
space_connection-news-began-solo = Die Suche beginnt!
space_connection-news-scout-hit = { $name-you ->
        [yes] **Ein Planet auf { $at }!** Deine Sonde kommt zurück.
       *[no] { who-did } eine Sonde nach { $at } geschickt: ein **Planet**! Die Sonde kommt zurück.
    }
space_connection-news-scout-lost = { $name-you ->
        [yes] **Nichts auf { $at }.** Deine Sonde ist verloren.
       *[no] { who-did } eine Sonde nach { $at } geschickt: **nichts da**. Die Sonde ist verloren.
    }
space_connection-news-ship = { $name-you ->
        [yes] { $count ->
            [0] **Kein Planet**
            [one] **Ein Planet, { $found },**
           *[other] **{ $count } Planeten, { $found },**
        } um { $at }.
       *[no] { who-did } ein { $piece } nach { $at } geschickt: { $count ->
            [0] **kein Planet** in Reichweite
            [one] ein neuer Planet auf { $found }
           *[other] { $count } neue Planeten, { $found }
        }.
    }
space_connection-news-laser = { $name-you ->
        [yes] { $count ->
            [0] **Kein neuer Planet**
            [one] **Ein Planet, { $found },**
           *[other] **{ $count } Planeten, { $found },**
        } auf deinen Strahlen.
       *[no] { who-did } { $emitters ->
            [one] einen Laser
           *[other] Laser
        } auf { $at } gesetzt: { $count ->
            [0] kein neuer Planet auf den Strahlen
            [one] ein neuer Planet auf { $found }
           *[other] { $count } neue Planeten, { $found }
        }.
    }
space_connection-news-returned = Das { $piece } kommt zurück.
space_connection-news-lost = Das { $piece } ist verloren.
# Another’s launch, to their rival.
space_connection-news-rival = **{ $name }**: { $piece ->
        [scout] Sonde nach { $at }
        [ship] Schiff nach { $at }
        [super] Superschiff nach { $at }
       *[laser] Laser { $at }
    }, { $count ->
        [0] nichts.
        [one] **1 Treffer!**
       *[other] **{ $count } Treffer!**
    }
space_connection-news-rival-systems = **{ $number }/{ $all } Systeme weg!**
space_connection-news-systems = { $count ->
        [one] **System vollständig: { $number }/{ $all }!**
       *[other] **{ $count } Systeme vollständig: { $number }/{ $all }!**
    }
space_connection-news-ring = (−{ $cost })
space_connection-news-complete = **System vollständig ({ $number }/{ $all })**: { $system }.
space_connection-news-paid = Fürs Markieren ausgegeben: { $piece }.
space_connection-news-unpaid = Umsonst markiert: Kein Teil ist mehr übrig.
space_connection-news-missed = ⏳ Zeit um: { $name-you ->
        [yes] Du setzt aus
       *[no] **{ $name }** setzt aus
    } ({ $missed } von { $patience } in Folge).
space_connection-news-ran-out = { $name-you ->
        [yes] Du hast
       *[no] **{ $name }** hat
    } nichts mehr zu starten.
space_connection-news-noted-none = Du hast keine Notizen.
space_connection-news-uncovered = { $why } Beide Himmel werden aufgedeckt.
space_connection-news-uncovered-solo = { $why } Der Himmel wird aufgedeckt.

# Warum es endete und wer gewann.
space_connection-end-discovered = Alle neun Systeme sind gefunden!
space_connection-end-exhausted = Es gibt nichts mehr zu starten.
space_connection-end-conceded = { who-did } aufgegeben.
space_connection-end-deserted = { $name-you ->
        [yes] Du hast
       *[no] **{ $name }** hat
    } drei Züge nacheinander verpasst.
space_connection-result-won = { $name-you ->
        [yes] Du gewinnst
       *[no] **{ $name }** gewinnt
    } mit { $systems }/{ $all } Systemen und { $planets ->
        [one] 1 Planeten
       *[other] { $planets } Planeten
    } nach { $launches ->
        [one] 1 Start
       *[other] { $launches } Starts
    }.
space_connection-result-draw = Unentschieden: { $names }.
space_connection-result-solo-won = { who-did } alle in **{ $launches } Starts** gefunden.
space_connection-result-solo-lost = { who-did } { $systems }/{ $all } Systeme in { $launches ->
        [one] 1 Start
       *[other] { $launches } Starts
    } gefunden.

# Was an einem Himmel noch nicht stimmt.
space_connection-draft-planets = { $count ->
        [one] 1 Planet
       *[other] { $count } Planeten
    } in { $systems ->
        [one] 1 System
       *[other] { $systems } Systemen
    }.
space_connection-draft-missing = { $missing ->
        [one] 1 Planet fehlt.
       *[other] { $missing } Planeten fehlen.
    }
space_connection-draft-surplus = { $surplus ->
        [one] 1 System
       *[other] { $surplus } Systeme
    } zu viel.
space_connection-draft-joined = { $surplus ->
        [one] 1 System
       *[other] { $surplus } Systeme
    } zu viel: { $count ->
        [one] Ein Planet auf { $bridge } würde sie verbinden
       *[other] Planeten auf { $bridge } würden sie verbinden
    }.
space_connection-draft-joined-some = { $surplus ->
        [one] 1 System
       *[other] { $surplus } Systeme
    } zu viel: { $count ->
        [one] Ein Planet auf { $bridge } würde einige verbinden
       *[other] Planeten auf { $bridge } würden einige verbinden
    }.
space_connection-draft-move-there = Verschieb Planeten dorthin: { $missing ->
        [0] Alle sind gesetzt
        [one] Nur 1 ist übrig
       *[other] Nur { $missing } sind übrig
    }.
space_connection-draft-apart = { $surplus ->
        [one] 1 System
       *[other] { $surplus } Systeme
    } zu viel, und kein einzelner Planet würde zwei davon verbinden. Rück einige näher zusammen.
space_connection-draft-opening = { $missing ->
        [one] 1 System fehlt
       *[other] { $missing } Systeme fehlen
    }: Ein Planet, der keinen anderen berührt, ergibt eins, zum Beispiel auf { $openings }.
space_connection-draft-cut = { $missing ->
        [one] 1 System fehlt
       *[other] { $missing } Systeme fehlen
    }: Nimm { $cuts } weg, um eins zu teilen.
space_connection-draft-full = { $missing ->
        [one] 1 System fehlt
       *[other] { $missing } Systeme fehlen
    }: Nimm ein paar Planeten weg, um Platz zu schaffen.
space_connection-draft-remedy = { $from } nach { $to } verschieben, dann stimmt es.
space_connection-draft-nearer = { $from } nach { $to } verschieben, dann { $systems ->
        [one] ist es 1 System
       *[other] sind es { $systems } Systeme
    }.
space_connection-draft-ready = Genau richtig: Du kannst ihn versiegeln.

# Wie das Spiel steht.
space_connection-status-hunter = { $name-you ->
        [yes] Du
       *[no] { $name }
    }: { $systems }/{ $all } Systeme, { $planets ->
        [one] 1 Planet
       *[other] { $planets } Planeten
    }
space_connection-status-solo = Solo: { $systems }/{ $all } Systeme, { $planets ->
        [one] 1 Planet
       *[other] { $planets } Planeten
    }, { $launches ->
        [one] 1 Start
       *[other] { $launches } Starts
    }
space_connection-status-hide-you = **Du bist dran:** Versteck 20 Planeten in genau neun Systemen, dann versiegle deinen Himmel.
space_connection-status-sealed-you = Dein Himmel ist versiegelt.
space_connection-status-hide = Noch ohne Himmel: { $names }.
space_connection-status-turn-you = **Du bist dran.**
space_connection-status-turn-open = **Du bist dran.** Ein Goldpunkt ist ein Planet.
space_connection-status-last = { $who ->
        [both] **Letztes System!** Du { $own } · { $name } { $other }
        [you] **Nur noch ein System!** Du { $own } · { $name } { $other }
       *[rival] **{ $name } fehlt nur noch eins!** Du: { $own }.
    }
space_connection-status-last-solo = **Nur noch ein System!**
space_connection-status-turn = { $name } startet als Nächstes.
space_connection-status-last-reply = Alle neun Systeme eines Himmels sind gefunden. Zeit für eine **letzte Antwort**!
space_connection-status-out = { $name-you ->
        [yes] Du hast
       *[no] { $name } hat
    } nichts mehr zu starten.

# Das Bild in Worten.
space_connection-none = keine
space_connection-game-master = Houston
space_connection-describe-head = Es sucht: { $hunter }. Himmel versteckt von { $hider }.
space_connection-describe-hiding = Der Himmel wird noch versteckt.
space_connection-describe-sealed = Der Himmel ist versiegelt.
space_connection-describe-found = Gefundene Planeten ({ $count }/{ $all }): { $at }.
space_connection-describe-found-besides = Andere gefundene Planeten (insgesamt { $count }/{ $all }): { $at }.
space_connection-describe-complete = Vollständige Systeme ({ $count }/{ $all }): { $systems }.
space_connection-describe-empty = Sicher leer ({ $count }): { $at }.
space_connection-describe-lost = Verloren, { $piece }: { $at }.
space_connection-describe-emitters = Laser: { $at }.
space_connection-describe-beams = Strahlen: { $beams }.
space_connection-describe-last = Starts: { $count }. Der letzte: { $piece }, { $at }.
space_connection-describe-hand = Vorrat: { $hand }.
space_connection-describe-sky = Der ganze Himmel ({ $systems } Systeme): { $at }.
space_connection-describe-unfound = Nicht gefunden: { $at }.
space_connection-describe-draft = System { $number }: { $at }.
space_connection-describe-notes-planets = Deine privaten Notizen, Planeten: { $at }.
space_connection-describe-notes-empty = Deine privaten Notizen, leer: { $at }.
space_connection-alt-title = Space Connection, ein Sechseck aus 127 Feldern in Reihen von A bis M.
space_connection-alt-empty = { $count ->
        [one] 1 Feld sicher leer.
       *[other] { $count } Felder sicher leer.
    }
space_connection-alt-lost = Verloren: { $pieces }.
space_connection-alt-complete = Vollständige Systeme: { $count }/{ $all }.
space_connection-alt-notes = Private Notizen auf { $count ->
        [one] 1 Feld.
       *[other] { $count } Feldern.
    }

# Die Optionen eines Spiels.
space_connection-options-board = 20 Planeten in 9 Systemen
space_connection-options-solo = solo
space_connection-options-at-once = das neunte System gewinnt sofort
space_connection-options-last-reply = mit letzter Antwort
space_connection-options-first-seat = Grün startet zuerst

# Die wenigen Wörter in Bildern.
space_connection-picture-master = Houston
space_connection-picture-sky = Dein Himmel
space_connection-picture-turn = { $turn ->
        [one] 1 Start
       *[other] { $turn } Starts
    }

# Rekorde
space_connection-feat-launches = Wenigste Starts bis zu neun Systemen: { $value }
space_connection-defeat = **{ $name }** hat deinen Himmel mit { $feat } Starts gefunden. Bei der Suche im anderen hattest du { $own ->
        [0] kein ganzes System
        [one] ein ganzes System
       *[other] { $own } ganze Systeme
    }.
space_connection-deed-launches = Neun Systeme in { $value ->
        [one] einem Start
       *[other] { $value } Starts
    }

space_connection-puzzle-launches = { $launches ->
        [one] { $launches } Start
       *[other] { $launches } Starts
    }
space_connection-puzzle-unfound = nicht gefunden

# Wie man gewinnt, in einer Zeile.
space_connection-goal = Planeten, die sich berühren, sind ein System: Finde alle neun, bevor jemand deine findet.
space_connection-goal-alone = Planeten, die sich berühren, sind ein System: Finde alle neun mit so wenigen Starts wie möglich.

# Ein Planet neben einem anderen, als Frage an andere.
space_connection-riddle = Welche Sonde findet einen Planeten?
space_connection-riddle-why = Die anderen { $wrong } fliegen ins Leere.

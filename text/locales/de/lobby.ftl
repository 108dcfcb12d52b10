# Die Lobby: wer fehlt, wer gefragt wurde und was abgemacht ist.

lobby-seat-kept = { $seat }. *reserviert: **{ $name }** (bis { $until })*
lobby-full = Alle sind da: Der Host kann starten.
lobby-invited = Eingeladen: { $names }.
lobby-declined = Diesmal nicht dabei: { $names }.

# Buttons
table-button-invite = Einladen
table-button-decline = Absagen
table-button-unkeep = Für alle öffnen

# Die Nachricht, die einlädt
invite-here = { $guest }: **{ $name }** lädt dich zu **{ $game }** #{ $table } ein.
invite-aside = **{ $name }** lädt dich zu **{ $game }** #{ $table } ein, { $place }.
invite-kept = Dein Platz ist bis { $until } reserviert.
invite-board = Das Spiel: { $link }

# Jemanden fragen
invite-list = Wen willst du einladen? Jede Person bekommt eine Nachricht, nur einmal.
invite-whom = Person auswählen
invite-done = **{ $name }** ist eingeladen.
invite-declined = Du hast abgesagt. Danke fürs Bescheidsagen! Solange ein Platz frei ist, kannst du trotzdem noch mitmachen.
invite-nobody = Ich weiß nicht, wen du meinst. Drück noch einmal **Einladen** und wähl eine Person aus.
invite-bot = **{ $name }** ist ein Bot und kann nicht spielen. Wähl eine Person.
invite-stranger = **{ $name }** ist nicht auf diesem Server. Wähl eine Person, die dieses Spiel sehen kann.
invite-sits-there = Schon im Spiel: { $name }.
invite-before = Schon eingeladen: { $name }. Zweimal frage ich niemanden.
invite-too-many = { $most ->
        [one] Eine Einladung ist noch offen. Warte auf die Antwort, bevor du mehr Leute einlädst.
       *[other] { $most } Einladungen sind noch offen. Warte auf eine Antwort, bevor du mehr Leute einlädst.
    }
invite-often = { $name } hat von dir in einer Stunde schon { $most } Einladungen bekommen. Lass etwas Zeit zum Antworten.
invite-not-you = Du hast keine offene Einladung zu diesem Spiel.
start-asked = Noch ohne Antwort: { $names }. { $many ->
        [one] Warten oder allein mit den anderen starten?
       *[other] Warten oder ohne sie starten?
    }
start-button-wait = Warten
start-button-without = Ohne sie starten
start-waits = Ich warte noch: { $names }. Drück **Starten**, wenn du so weit bist.
start-waits-for-none = Niemand fehlt mehr. Drück **Starten**, wenn du so weit bist.
table-unkept = Jetzt kann jeder den Platz nehmen.
table-refused-kept = Dieser Platz ist bis { $until } reserviert: { $name }. Danach ist er frei, oder sobald die Einladung abgelehnt wird.
table-refused-lobbies = Du hast { $most } Lobbys offen. Starte oder schließ erst eine: `/ich spiele` zeigt sie.
table-refused-nothing-kept = In diesem Spiel ist kein Platz reserviert: Solange einer frei ist, kann jeder mitmachen.
table-refused-too-many-seated = { $seated } Leute sind schon im Spiel, weniger Plätze gehen also nicht.

# Was abgemacht ist, wie der Host es ändert
table-button-options = Optionen
lobby-language = Deutsch
lobby-changed = Vom Host geändert: { $what }.
lobby-terms = **Optionen** ({ $page }/{ $pages }): Was du hier wählst, steht sofort in der Lobby.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }**: { $about }
lobby-term-language = Sprache
    .about = Die Sprache, die ich in diesem Spiel spreche. Privat spreche ich mit jeder Person ihre eigene.
lobby-term-seats = Plätze
    .about = Wie viele Leute mitspielen können.
lobby-up-to = bis zu { $count }
lobby-usual = Wie üblich

# Ein Spiel, das für jemanden geöffnet wird
challenge-opened = Dein Spiel ist im Kanal offen, mit einem reservierten Platz: **{ $name }**. Sobald { $name } da ist, drück **{ $start }**. **{ $open }** gibt den Platz an alle frei.
challenge-self = Dich selbst kannst du nicht herausfordern. Wähl jemand anderen auf diesem Server, oder starte ohne diese Option.
invite-server = Einladen kannst du nur, wenn das Spiel im Kanal eines Servers ist.

# Die Haustür
door-title = 🚀 **Fünf Weltraum-Brettspiele.** Wähl eins, und in ein paar Sekunden geht’s los.
door-game = **{ $game }** · { $pitch }
door-alt = Die Cover von fünf Spielen: { $games }.
door-commands = Alle Befehle
door-all-games = Alle Spiele
door-now = Jetzt spielen
door-people = Mit Leuten hier
door-learn = Lernen (90 s)
door-elsewhere = Hier kann ich nicht schreiben. Nimm `/spielen` auf einem Server, auf dem ich bin, oder in meinen DMs.
greeting-owner = -# Ist das dein Server? `/server` legt fest, wo und von wem Spiele geöffnet werden, und in welcher Sprache.
help-commands =
    • **Anfangen**: `/spielen` startet ein Spiel, `/lernen` zeigt eins in 90 Sekunden, `/rätsel` ist das Rätsel des Tages. `/hilfe spiel:` hat die Regeln.
    • **Spielen**: `/konsole` ist dein eigenes Brett. In `/tisch`: `zoom`, `beschreiben`, `verlauf`, `tipp`, `regeln`, `rückgängig`.
    • **Zusammen**: `/tisch` hat auch `beitreten`, `einladen`, `pause`, `tempo`, `computer`, `freigeben`, `schließen` und mehr.
    • **Danach**: `/tisch wiederholung` zeigt ein Spiel noch einmal, `/tisch export` gibt es als Datei, `/tisch prüfen` prüft, ob es fair war.
    • **Du**: `/ich spiele`, `/ich statistik`, `/ich einstellungen`, `/ich datenschutz`.
    • **Jedes Spiel** hat eigene Züge: `/planetaire`, `/interceptor`, `/connection`, `/mond`, `/contact`.
    • `/server` ist für alle, die einen Server verwalten; `/hilfe thema:` sagt, ob alles läuft.
lobby-alt = Das Cover von { $game }: { $taken } von { $most } Plätzen besetzt.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } Plätze besetzt**
lobby-alone = Noch niemand da? **Starten** spielt gegen einen Computer.
lobby-alone-together = Noch niemand da? **Starten** nimmt einen Computer in die Crew.
lobby-learn = Lernen
lobby-more = Bevor das Spiel startet:
lobby-solo = Solo spielen
lobby-code = 🔒 Fair-Play-Code: `{ $seed }`

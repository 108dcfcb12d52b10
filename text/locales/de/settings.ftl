# Was jemand für sich einstellt, und was für einen Server eingestellt wird
settings-reminders-on = { $hours ->
        [one] Bei mehreren Tagen pro Zug erinnere ich dich einmal, eine Stunde bevor deine Zeit um ist.
       *[other] Bei mehreren Tagen pro Zug erinnere ich dich einmal, { $hours } Stunden bevor deine Zeit um ist.
    }
settings-reminders-off = Ich erinnere dich nicht, bevor deine Zeit um ist.
settings-calls-mention = Wenn ein Spiel auf dich wartet und du nicht da bist, gebe ich dir einmal Bescheid: **mit einer Erwähnung in seinem Kanal**. `/ich einstellungen` ändert das.
settings-calls-dm = Wenn ein Spiel auf dich wartet und du nicht da bist, gebe ich dir einmal Bescheid: **per DM**. `/ich einstellungen` ändert das.
settings-calls-never = Ich **melde mich nicht**, wenn ein Spiel auf dich wartet. Deine Zeit läuft trotzdem. `/ich einstellungen` ändert das.
settings-quiet = Zwischen **{ $from }** und **{ $until }** ({ $zone }: dort ist es jetzt { $clock }) lasse ich dich in Ruhe. Was auf dich wartet, sage ich dir danach. Was ich dich privat fragen muss, kommt trotzdem, aber lautlos. Deine Zeit läuft weiter.
settings-quiet-none = Du hast keine Ruhezeit. Deine Uhr: { $zone }, jetzt { $clock }.
settings-quiet-where = Erst brauche ich deine **Zeitzone**, damit ich weiß, wie spät es bei dir ist: etwa `Europe/Berlin` oder `UTC+1`.
settings-quiet-unread = Deine Ruhezeit konnte ich nicht lesen. Schreib Anfang und Ende, etwa `22:00-8:00`; `keine` schaltet sie ab.
settings-zone-unread = Diese Zeitzone kenne ich nicht. Tipp eine große Stadt in deiner Nähe und wähl aus der Liste, oder schreib einen Abstand wie `UTC+2`.
settings-words-none = keine, aus, nein
settings-calls-digest = Einmal am Tag, um **{ $hour }** ({ $zone }), schicke ich dir **eine DM** mit allen Spielen, die auf dich warten. Wartet keins, kommt nichts. `/ich einstellungen` ändert das.
settings-digest-closed = Aber deine DMs sind zu: Bis sie offen sind, erwähne ich dich im Kanal des Spiels.
settings-away = Du bist **abwesend bis { $back }**. Bis dahin melde ich mich nicht und erinnere dich nicht. Spiele mit mehreren Tagen pro Zug wissen es und warten auf dich, höchstens zwei Wochen; in einem Live-Spiel läuft deine Zeit weiter. `/ich einstellungen abwesend:zurück` beendet es früher.
settings-away-unread = Ich konnte nicht lesen, wie lange du weg bist. Schreib eine Zahl von Tagen (höchstens 60), ein Datum wie `2026-12-24` oder `zurück`.
settings-away-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
settings-panel-calls = Wie ich dir Bescheid gebe
settings-panel-reminders = Wann ich dich erinnere
settings-panel-quiet = Ruhezeit
settings-panel-quiet-none = Keine Ruhezeit
settings-panel-away = Eine Weile abwesend
settings-panel-back = Ich bin zurück
settings-panel-listed = Meine Statistik zeigen
settings-panel-hidden = Meine Statistik verbergen
settings-words-back = zurück, da

# Die eine Nachricht am Tag
digest-heading = **Diese Spiele warten auf dich.**
digest-line = **{ $game }** · [#{ $table }]({ $link }) { $place }: seit { $since }; { $until }
digest-server = auf { $server }
digest-here = hier
digest-until = Frist { $clock }.
digest-unhurried = ohne Eile.
digest-more = { $count ->
        [one] … und noch ein Spiel: `/ich spiele` zeigt es.
       *[other] … und noch { $count } Spiele: `/ich spiele` zeigt sie.
    }

# Was für einen Server eingestellt wird
server-heading = **Spiele auf diesem Server**
server-language = • Sprache: **{ $language }**.
server-language-servers = • Sprache: **die des Servers**.
server-pace = • Standardtempo · { $pace }
server-close-seated = • Nur wer mitspielt, kann ein Spiel schließen.
server-close-managers = • Mods und Leute, die den **Kanal verwalten** dürfen, können jedes Spiel mit `/tisch schließen` schließen.
server-not-yours = Das können nur Mods nutzen: Leute, die **diesen Server verwalten** dürfen oder die Rolle haben, die dafür gewählt ist.
server-channels-all = • Neue Spiele: in **jedem Kanal**, in dem ich schreiben kann.
server-channels = • Neue Spiele: nur in { $channels }.
server-news-none = • Neue Spiele werden **nirgends** angekündigt.
server-news = • Neue Spiele werden in { $channel } angekündigt.
server-openers-all = • **Alle** können Spiele öffnen.
server-openers = • Nur { $roles } können Spiele öffnen. Mitmachen können alle.
server-moderators-none = • Mods: Leute, die **diesen Server verwalten** dürfen.
server-moderators = • Mods: Leute, die **diesen Server verwalten** dürfen, und { $role }.
server-moderators-see = -# Discord zeigt ihnen `/server` erst, wenn du es erlaubst: Servereinstellungen → Integrationen → Houston.
server-people = • Ausgeschlossen: { $excluded ->
        [0] niemand
        [one] eine Person
       *[other] { $excluded } Leute
    }. Name verborgen: { $unnamed ->
        [0] niemand
        [one] eine Person
       *[other] { $unnamed } Leute
    }.
server-excluded = • Ausgeschlossen: { $many ->
        [0] niemand
       *[other] { $names }
    }.
server-unnamed = • Name verborgen: { $many ->
        [0] niemand
       *[other] { $names }
    }.
server-button-home = Übersicht
server-button-where = Wo
server-button-who = Wer
server-button-people = Leute
server-button-style = Sprache & Tempo
server-button-check = Rechte prüfen
server-button-games = Spiele
server-button-month = Dieser Monat
server-button-log = Protokoll
server-button-results = Ergebnisse
server-choose-channels = Kanäle für neue Spiele (keine: alle)
server-choose-news = Wo neue Spiele angekündigt werden (leer: nirgends)
server-choose-openers = Rollen, die Spiele öffnen (keine: alle)
server-choose-moderators = Rolle, die Spiele moderiert
server-choose-exclude = Person ausschließen
server-choose-admit = Person wieder zulassen
server-choose-unname = Namen einer Person verbergen
server-choose-name = Namen einer Person wieder zeigen
server-choose-language = Sprache
server-choose-pace = Tempo
server-choose-closers = Wer die Spiele anderer schließen kann
server-check = **Meine Rechte** in { $count ->
        [one] einem Kanal
       *[other] { $count } Kanälen
    }
server-check-others = { $channels } und { $count ->
        [one] einem weiteren
       *[other] { $count } weiteren
    }
server-check-fine = ✅ { $channel }: alles gut.
server-check-threads = 🧵 { $channel }: Für Spiele in Threads fehlt mir { $permissions }.
server-games = **Offene Spiele**
server-games-none = Auf diesem Server ist kein Spiel offen.
server-games-choose = Spiel schließen oder jemanden entfernen
server-game-lobby = **{ $game }** · #{ $table } in { $channel }, nicht gestartet: { $names } · [öffnen]({ $link })
server-game-playing = **{ $game }** · #{ $table } in { $channel }: { $names } · [öffnen]({ $link })
server-game-over = Dieses Spiel ist vorbei.
server-month = **Dieser Monat:** { $games ->
        [0] noch kein fertiges Spiel
        [one] ein fertiges Spiel
       *[other] { $games } fertige Spiele
    }{ $people ->
        [0] .
        [one] , eine Person.
       *[other] , { $people } Leute.
    }
server-month-game = • { $game }: { $games }
server-month-before = -# Letzter Monat: { $games }.
server-results = **Ergebnisse** der fertigen Spiele dieses Servers, als Tabelle und für Programme.
    -# Wer die eigene Statistik verbirgt oder wessen Namen du verbirgst, heißt dort *Spieler 2*.
server-results-files = Dateien holen
server-results-none = Auf diesem Server gibt es noch kein fertiges Spiel.
server-receiver-none = • Noch bekommt kein Programm die Ergebnisse. Drück *Adresse eintragen*, oder nimm `/server webhook:` mit einer https-Adresse.
server-receiver-set = Adresse eintragen
server-receiver-field = Eine https-Adresse
server-receiver = • Jedes fertige Spiel geht an **{ $host }**.
server-receiver-fails = • Jedes fertige Spiel geht an **{ $host }**. ⚠️ Seit { $since } ist nichts angekommen; ich versuche es zwei Tage lang weiter.
server-receiver-lost = • ⚠️ **{ $host }** hat zwei Tage lang nicht geantwortet: Dorthin wird nichts mehr gesendet.
server-receiver-again = Neu starten, neues Secret
server-receiver-off = Nicht mehr senden
server-receiver-https = Das ist keine https-Adresse im Internet, wie etwa `https://example.org/results`.
server-receiver-secret = Das Secret dazu, nur jetzt zu sehen: ||`{ $secret }`||
    -# Jedes Ergebnis ist damit signiert. Gesendet werden nur Spiele, die ab jetzt enden.
server-receiver-given-up = ⚠️ Die Adresse, an die ich die Ergebnisse deines Servers senden soll, hat zwei Tage lang nicht geantwortet. Ich habe aufgehört. `/server zeigen:Ergebnisse` startet es wieder.
server-results-here = { $games ->
        [one] Das letzte fertige Spiel
       *[other] Die letzten { $games } fertigen Spiele
    }: eine Tabelle für Menschen, eine Datei für Programme.
server-log = **Was Mods getan haben**: die letzten 50 Aktionen aus 90 Tagen
server-log-none = Mods haben hier noch nichts getan.
server-log-line = { $at } · { $by } hat { $what }
server-log-language = die Sprache geändert.
server-log-pace = das Tempo geändert.
server-log-closers = geändert, wer Spiele schließen kann.
server-log-channels = die Kanäle für Spiele geändert.
server-log-news = geändert, wo Spiele angekündigt werden.
server-log-openers = geändert, wer Spiele öffnen kann.
server-log-moderators = geändert, wer moderiert.
server-log-receiver = geändert, wer Ergebnisse bekommt.
server-log-closed = Spiel #{ $table } geschlossen.
server-log-removed = { $name } aus Spiel #{ $table } entfernt.
server-log-excluded = { $name } ausgeschlossen.
server-log-admitted = { $name } wieder zugelassen.
server-log-unnamed = den Namen von { $name } verborgen.
server-log-named = den Namen von { $name } wieder gezeigt.
server-log-night-planned = einen Spieleabend geplant.
server-log-night-changed = den Spieleabend geändert.
server-log-night-off = den Spieleabend abgesagt.
server-not-moderator = Das können nur Mods dieses Servers. `/server` ist für sie.
server-not-yourself = Dich selbst kannst du nicht ausschließen.
server-openers-only = Auf diesem Server können nur { $roles } Spiele öffnen. Mitmachen kannst du trotzdem.
server-channels-only = Auf diesem Server öffnet man Spiele in { $channels }.
server-news-opened = **{ $name }** hat **{ $game }** in { $channel } geöffnet.
server-news-full = **{ $game }** in { $channel }: Alle Plätze sind besetzt.
server-news-begun = **{ $game }** in { $channel } hat begonnen.
server-news-over = **{ $game }**: Dieses Spiel ist vorbei.
server-remove-whom = Wen soll ich entfernen?
server-no-one-to-remove = Sonst hat hier niemand einen Platz.

# Spieleabend
server-button-night = Spieleabend
night-none = Kein Spieleabend ist geplant. Anmelden kann man sich unter einer Nachricht in diesem Kanal; zum Start verteile ich alle auf die Tische.
night-button-plan = Hier einen planen
night-button-off = Absagen
night-planned = **Spieleabend** am { $at } in { $channel }. { $count ->
        [0] Noch ist niemand dabei.
        [one] Eine Person ist dabei.
       *[other] { $count } Leute sind dabei.
    }
night-choose-game = Spiel hinzufügen oder entfernen
night-choose-hours = Wie lange
night-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
night-field = Uhrzeit ({ $zone }) oder Minuten
night-field-minutes = In wie vielen Minuten
night-unread = Wann? Schreib eine Uhrzeit wie `20:30`, oder `+90` (in 90 Minuten).
night-zone = Deine Zeitzone kenne ich nicht. Schreib `+90` (in 90 Minuten), oder stell sie mit `/ich einstellungen zeitzone:` ein.
night-opened = ✅ Steht im Kanal. Jetzt können sich alle anmelden.
night-taken = Dieser Server hat schon einen Spieleabend. Sag ihn erst ab, oder warte, bis er vorbei ist.
night-heading = 🎲 **Spieleabend** · { $at } · { $left }
night-games = { $games } · { night-hours }
night-people = { $count ->
        [0] Noch ist niemand dabei.
        [one] **Eine Person ist dabei:** { $names }
       *[other] **{ $count } sind dabei:** { $names }
    }
night-how = -# Drück *Bin dabei*. Zum Start verteile ich euch auf die Tische: Wer am wenigsten miteinander gespielt hat, sitzt zusammen, und Computer füllen freie Plätze.
night-button-in = Bin dabei
night-button-out = Heute nicht
night-you-are-in = Du bist dabei! Um { $at } gebe ich dir in diesem Kanal Bescheid.
night-you-are-out = Du bist nicht dabei. Bis { $at } kannst du es dir noch anders überlegen.
night-full = Der Spieleabend ist schon voll.
night-gone = Für diesen Abend kann man sich nicht mehr anmelden.
night-called-off = Abgesagt.
night-no-one = Niemand hat sich angemeldet.
night-begun = Es geht los: [die Tische]({ $link })
night-tables = 🎲 **Spieleabend: eure Tische** · bis { $ends }
night-table = • **[{ $game }]({ $link })** · { $names }
night-table-over = { $outcome } · [öffnen]({ $link })
night-table-closed = • **{ $game }** · geschlossen · { $names }
night-table-waits = • **{ $game }** · ⏳ wartet noch · { $names }
night-needs = -# Für die anderen Tische brauche ich **{ $permissions }** in diesem Kanal.
night-no-room = -# Die anderen Tische fangen an, wenn dieser Kanal frei ist.
night-thread = { $game } · Tisch { $nth }
night-over = 🏁 **Spieleabend** · { $at } · das war’s!
night-button-film = 🎬 Das knappste Ende: { $game }
night-channel-gone = Der Kanal für den Spieleabend deines Servers wurde gelöscht, also fällt der Abend aus. `/server spieleabend:` plant einen neuen.

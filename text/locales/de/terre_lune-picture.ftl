# Die wenigen Wörter in Bildern. Kurz: Ein Bild wird mit 294 Pixeln gelesen.
terre_lune-picture-turn = Wurf { $turn }
terre_lune-picture-way = Wohin?
terre_lune-picture-on-moon = Bleiben?
terre_lune-picture-peek = Behalten?
terre_lune-picture-actions = Was nun?
terre_lune-picture-points = Punkte bisher
terre_lune-picture-landing = Bei Landung jetzt
terre_lune-picture-challenge = Duell { $station }
terre_lune-picture-ambush = Hinterhalt { $station }
terre_lune-picture-won = { $name } gewinnt
terre_lune-picture-trump = Trumpf
terre_lune-picture-spoils = { $count ->
    [one] { $count } Paket zu holen
   *[other] { $count } Pakete zu holen
}
terre_lune-picture-packing = Pakete werden gelegt …
terre_lune-picture-count = Zurück auf der Erde: Endstand
terre_lune-picture-claims-at-stake = Ansprüche hier
terre_lune-picture-packets-at-stake = Pakete im Spiel

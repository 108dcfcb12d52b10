# Les rares mots dans les images. Courts : une image se lit à 294 pixels.
terre_lune-picture-turn = Jet { $turn }
terre_lune-picture-way = Quel chemin ?
terre_lune-picture-on-moon = Rester ?
terre_lune-picture-peek = À garder ?
terre_lune-picture-actions = Et ensuite ?
terre_lune-picture-points = Points acquis
terre_lune-picture-landing = Si tu rentres
terre_lune-picture-challenge = Défi à { $station }
terre_lune-picture-ambush = Embuscade à { $station }
terre_lune-picture-won = { $name } gagne
terre_lune-picture-trump = Atout
terre_lune-picture-spoils = { $count ->
    [one] { $count } paquet à prendre
   *[other] { $count } paquets à prendre
}
terre_lune-picture-packing = Les paquets se préparent…
terre_lune-picture-count = De retour sur Terre : le compte
terre_lune-picture-claims-at-stake = concessions ici
terre_lune-picture-packets-at-stake = paquets en jeu

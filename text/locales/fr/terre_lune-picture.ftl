# Les rares mots dans les images. Courts : une image se lit à 400 pixels.
moon-picture-turn = Tour { $turn }
moon-picture-way = Quel chemin ?
moon-picture-on-moon = Rester ?
moon-picture-peek = À garder ?
moon-picture-actions = Et ensuite ?
moon-picture-points = Points acquis
moon-picture-challenge = Défi à { $station }
moon-picture-ambush = Embuscade à { $station }
moon-picture-trump = Atout
moon-picture-tricks = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
moon-picture-spoils = { $count ->
    [one] { $count } paquet à prendre
   *[other] { $count } paquets à prendre
}
moon-picture-packing = Les paquets se préparent…
moon-picture-count = De retour sur Terre : le compte
moon-picture-claims-at-stake = options en jeu
moon-picture-packets-at-stake = paquets en jeu

# Les rares mots dans les images. Courts : une image se lit à 294 pixels.
picture-round = Manche { $number }
picture-own-sky = Tu as caché :
picture-round-of = Manche { $number }/{ $rounds }
picture-master = Houston
picture-odds = { $percent }%
picture-points = { $count ->
    [one] pt
   *[other] pts
}
picture-total = Total : { $points }
picture-twins = { $count ->
    [one] Le seul ciel possible
   *[other] { $count } ciels possibles
}
# Qui a un nom que nous ne savons pas dessiner.
picture-player = Joueur { $number }

# La fin du dernier rayon, à Planétaire.
picture-ray-absorbed = absorbé
picture-ray-reflected = revenu
picture-ray-satellised = en orbite

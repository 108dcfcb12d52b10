# Les rares mots dans les images. Courts : une image se lit à 400 pixels.
picture-round = Manche { $number }
picture-round-of = Manche { $number }/{ $rounds }
picture-round-word = Manche
picture-solo = Planétaire solo
picture-master = Houston
picture-points = { $count ->
    [one] pt
   *[other] pts
}
picture-total = Total : { $points }
# Pawns, withheld marbles, wrong marbles.
picture-sum = { $pawns } + { $withheld } + { $misplaced }
picture-pawns = Pions
picture-withheld = Retenues : { $count }
picture-misplaced = Fausses : { $count }
picture-twins = { $count ->
    [one] Le seul ciel possible
   *[other] { $count } ciels possibles
}
# Qui a un nom que nous ne savons pas dessiner.
picture-player = Joueur { $number }

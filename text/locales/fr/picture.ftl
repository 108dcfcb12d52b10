# Les rares mots dans les images. Courts : une image se lit à 400 pixels.
picture-round = Manche { $number }
picture-round-of = Manche { $number }/{ $rounds }
picture-solo = Planétaire solo
picture-master = Houston
picture-points = Points : { $points }
picture-total = Total : { $points }
# Pawns, withheld marbles, wrong marbles.
picture-sum = { $pawns } + { $withheld } + { $misplaced } = { $total }
picture-pawns = Pions
picture-withheld = Retenues : { $count }
picture-misplaced = Fausses : { $count }
picture-twins = { $count ->
    [one] Le seul ciel possible
   *[other] { $count } ciels possibles
}

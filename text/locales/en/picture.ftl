# The few words inside pictures. Short: a picture is read at 400 pixels.
picture-round = Round { $number }
picture-round-of = Round { $number }/{ $rounds }
picture-round-word = Round
picture-solo = Planétaire solo
picture-master = Houston
picture-points = { $count ->
    [one] pt
   *[other] pts
}
picture-total = Total: { $points }
# Pawns, withheld marbles, wrong marbles.
picture-sum = { $pawns } + { $withheld } + { $misplaced }
picture-pawns = Pawns
picture-withheld = Withheld: { $count }
picture-misplaced = Wrong: { $count }
picture-twins = { $count ->
    [one] The only sky possible
   *[other] { $count } possible skies
}
# Whose name we cannot draw.
picture-player = Player { $number }

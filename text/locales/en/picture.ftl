# The few words inside pictures. Short: a picture is read at 294 pixels.
picture-round = Round { $number }
picture-own-sky = You hid:
picture-round-of = Round { $number }/{ $rounds }
picture-master = Houston
picture-odds = { $percent }%
picture-points = { $count ->
    [one] pt
   *[other] pts
}
picture-total = Total: { $points }
picture-twins = { $count ->
    [one] The only sky possible
   *[other] { $count } possible skies
}
# A player whose name we cannot draw.
picture-player = Player { $number }

# The end of the last ray, in Planétaire.
picture-ray-absorbed = absorbed
picture-ray-reflected = came back
picture-ray-satellised = in orbit

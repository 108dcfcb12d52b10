# The few words inside pictures. Short: a picture is read at 400 pixels.
moon-picture-turn = Turn { $turn }
moon-picture-way = Which way?
moon-picture-on-moon = Look or leave?
moon-picture-peek = Keep it?
moon-picture-actions = What next?
moon-picture-points = Points so far
moon-picture-challenge = Défi at { $station }
moon-picture-ambush = Ambush at { $station }
moon-picture-trump = Trump
moon-picture-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
moon-picture-spoils = { $count ->
    [one] { $count } packet to take
   *[other] { $count } packets to take
}
moon-picture-packing = The packets are being laid…
moon-picture-count = Back on Earth: the count
moon-picture-claims-at-stake = claims at stake
moon-picture-packets-at-stake = packets at stake

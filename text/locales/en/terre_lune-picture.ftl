# The few words inside pictures. Short: a picture is read at 294 pixels.
terre_lune-picture-turn = Roll { $turn }
terre_lune-picture-way = Which way?
terre_lune-picture-on-moon = Look or leave?
terre_lune-picture-peek = Keep it?
terre_lune-picture-actions = What next?
terre_lune-picture-points = Points so far
terre_lune-picture-landing = If you land now
terre_lune-picture-challenge = Challenge at { $station }
terre_lune-picture-ambush = Ambush at { $station }
terre_lune-picture-won = { $name } wins it
terre_lune-picture-trump = Trump
terre_lune-picture-spoils = { $count ->
    [one] { $count } packet to take
   *[other] { $count } packets to take
}
terre_lune-picture-packing = The packets are being laid…
terre_lune-picture-count = Back on Earth: the count
terre_lune-picture-claims-at-stake = claims here
terre_lune-picture-packets-at-stake = packets at stake

# Die wenigen Wörter in Bildern. Kurz: Ein Bild wird mit 294 Pixeln gelesen.
picture-round = Runde { $number }
picture-own-sky = Du hast versteckt:
picture-round-of = Runde { $number }/{ $rounds }
picture-master = Houston
picture-odds = { $percent }%
picture-points = { $count ->
    [one] Pkt
   *[other] Pkt
}
picture-total = Summe: { $points }
picture-twins = { $count ->
    [one] Nur ein Himmel möglich
   *[other] { $count } Himmel möglich
}
# Jemand, dessen Namen wir nicht zeichnen können.
picture-player = Spieler { $number }

# Das Ende des letzten Strahls, in Planétaire.
picture-ray-absorbed = geschluckt
picture-ray-reflected = zurück
picture-ray-satellised = im Orbit

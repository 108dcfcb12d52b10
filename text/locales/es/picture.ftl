# Las pocas palabras dentro de las imágenes. Cortas: una imagen se lee a 294 píxeles.
picture-round = Ronda { $number }
picture-own-sky = Escondiste:
picture-round-of = Ronda { $number }/{ $rounds }
picture-master = Houston
picture-odds = { $percent }%
picture-points = { $count ->
    [one] pt
   *[other] pts
}
picture-total = Total: { $points }
picture-twins = { $count ->
    [one] Único cielo posible
   *[other] { $count } cielos posibles
}
# Alguien cuyo nombre no podemos dibujar.
picture-player = Piloto { $number }

# El final del último rayo, en Planétaire.
picture-ray-absorbed = absorbido
picture-ray-reflected = de vuelta
picture-ray-satellised = en órbita

# Las pocas palabras dentro de las imágenes. Cortas: una imagen se lee a 294 píxeles.
terre_lune-picture-turn = Tirada { $turn }
terre_lune-picture-way = ¿Adónde?
terre_lune-picture-on-moon = ¿Mirar o salir?
terre_lune-picture-peek = ¿Guardarlo?
terre_lune-picture-actions = ¿Y ahora?
terre_lune-picture-points = Puntos
terre_lune-picture-landing = Si aterrizas ya
terre_lune-picture-challenge = Desafío en { $station }
terre_lune-picture-ambush = Emboscada en { $station }
terre_lune-picture-won = Gana { $name }
terre_lune-picture-trump = Triunfo
terre_lune-picture-spoils = { $count ->
    [one] Botín: { $count } paquete
   *[other] Botín: { $count } paquetes
}
terre_lune-picture-packing = Preparando los paquetes…
terre_lune-picture-count = En la Tierra: el recuento
terre_lune-picture-claims-at-stake = concesiones aquí
terre_lune-picture-packets-at-stake = paquetes en juego

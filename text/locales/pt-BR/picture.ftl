# As poucas palavras dentro das imagens. Curtas: uma imagem é lida com 294 pixels.
picture-round = Rodada { $number }
picture-own-sky = Você escondeu:
picture-round-of = Rodada { $number }/{ $rounds }
picture-master = Houston
picture-odds = { $percent }%
picture-points = { $count ->
    [1] pt
   *[other] pts
}
picture-total = Total: { $points }
picture-twins = { $count ->
    [one] Único céu possível
   *[other] { $count } céus possíveis
}
# Alguém cujo nome não conseguimos desenhar.
picture-player = Piloto { $number }

# O fim do último raio, em Planétaire.
picture-ray-absorbed = absorvido
picture-ray-reflected = voltou
picture-ray-satellised = em órbita

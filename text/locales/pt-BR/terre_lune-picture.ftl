# As poucas palavras dentro das imagens. Curtas: uma imagem é lida com 294 pixels.
terre_lune-picture-turn = Lance { $turn }
terre_lune-picture-way = Aonde ir?
terre_lune-picture-on-moon = Olhar ou partir?
terre_lune-picture-peek = Guardar?
terre_lune-picture-actions = E agora?
terre_lune-picture-points = Pontos
terre_lune-picture-landing = Se pousar agora
terre_lune-picture-challenge = Desafio em { $station }
terre_lune-picture-ambush = Emboscada em { $station }
terre_lune-picture-won = { $name } venceu
terre_lune-picture-trump = Trunfo
terre_lune-picture-spoils = { $count ->
    [1] Saque: { $count } pacote
   *[other] Saque: { $count } pacotes
}
terre_lune-picture-packing = Preparando os pacotes…
terre_lune-picture-count = De volta à Terra: a contagem
terre_lune-picture-claims-at-stake = concessões aqui
terre_lune-picture-packets-at-stake = pacotes em jogo

# Da Terra à Lua. Os foguetes têm as cores das cartas, na ordem das vagas.

terre_lune-title = Da Terra à Lua
terre_lune-cover = Rumo à Lua,
terre_lune-cover-more = ida e volta.
terre_lune-pitch = A corrida à Lua, ida e volta, com dados e cartas.
terre_lune-pitch-short = corrida de dados

# As palavras que se escrevem em uma DM, separadas por vírgulas.
terre_lune-words-go = ir, vá, voar, voe
terre_lune-words-prospect = explorar, olhar, olhe, ponto
terre_lune-words-keep = guardar, guarde
terre_lune-words-putback = devolver, devolva
terre_lune-words-exchange = trocar, troca, troque
terre_lune-words-push = empurrar, empurre
terre_lune-words-forward = frente, adiante
terre_lune-words-backward = trás, atrás
terre_lune-words-challenge = desafio, desafiar, desafie
terre_lune-words-ambush = emboscada, emboscar
terre_lune-words-play = jogar, jogue, carta
terre_lune-words-pack = pacotes, pacote
terre_lune-words-seize = pegar, pegue, levar
terre_lune-words-end = fim, terminar, termine, passar, passo
terre_lune-words-exhausted = esgotada, esgotado, isca
terre_lune-words-and = com, na, em, para, depois, contra
terre_lune-words-molab = molab
terre_lune-words-mobex = mobex
terre_lune-words-show = mostrar, mostre, ver, tabuleiro
# Vermelho e verde, amarelo e azul começam igual: escrevem-se VM7, VD7, AM7 e AZ7.
terre_lune-words-red = vermelho, vermelha, vm
terre_lune-words-yellow = amarelo, amarela, am
terre_lune-words-blue = azul, azuis, az
terre_lune-words-green = verde, verdes, vd
terre_lune-words-earth = terra, t
terre_lune-words-alpha = alfa, alpha, a
terre_lune-words-beta = beta, b
terre_lune-words-gamma = gama, gamma, g
terre_lune-words-delta = delta, d
terre_lune-words-moon = lua, l
terre_lune-words-water = água, h2o
terre_lune-words-oxygen = oxigênio, o
terre_lune-words-aluminium = alumínio, al
terre_lune-words-titanium = titânio, ti
terre_lune-words-iron = ferro, fe
terre_lune-words-calcium = cálcio, ca
terre_lune-words-silicon = silício, si
terre_lune-words-zirconium = zircônio, zr

# Lugares. Os códigos das casas são iguais em todos os idiomas: TB4, AL3.
terre_lune-earth = Terra
terre_lune-moon = Lua
terre_lune-station-alpha = Alfa
terre_lune-station-beta = Beta
terre_lune-station-gamma = Gama
terre_lune-station-delta = Delta
terre_lune-at-earth = na Terra
terre_lune-at-moon = na Lua
terre_lune-at-station = em { $station }
terre_lune-at-palier = a { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    } { $article ->
        [earth] da Terra
        [moon] da Lua
       *[other] de { $node }
    }
terre_lune-at-orbit = à deriva com o pirata, a { $cells } casas da rota

# O que acontece ao parar.
terre_lune-stop-station = { $claims ->
        [0] não restam concessões aqui
        [1] pegar a última concessão
       *[other] pegar a de cima das { $claims } concessões
    }
terre_lune-stop-moon = pousar e olhar uma jazida
terre_lune-stop-earth = sem bônus: você não foi à Lua
terre_lune-stop-home = { $prime ->
        [0] pousar, sem bônus
       *[other] pousar: { $prime } pontos de bônus
    }
terre_lune-stop-dragged = o pirata arrasta você pela órbita dele
terre_lune-stop-collision = colisão: volta a { $node }, sem concessões
terre_lune-stop-end = segunda colisão: seu foguete é pulverizado

# As coisas.
terre_lune-none = nada
terre_lune-colour-red = vermelho
terre_lune-colour-yellow = amarelo
terre_lune-colour-blue = azul
terre_lune-colour-green = verde
terre_lune-rocket-red = o foguete vermelho
terre_lune-rocket-yellow = o foguete amarelo
terre_lune-rocket-blue = o foguete azul
terre_lune-rocket-green = o foguete verde
terre_lune-card = { $colour } { $rank }
terre_lune-mineral-water = água
terre_lune-mineral-oxygen = oxigênio
terre_lune-mineral-aluminium = alumínio
terre_lune-mineral-titanium = titânio
terre_lune-mineral-iron = ferro
terre_lune-mineral-calcium = cálcio
terre_lune-mineral-silicon = silício
terre_lune-mineral-zirconium = zircônio
terre_lune-exhausted = esgotada
terre_lune-packet = nº { $number }: { $claims ->
        [0] nenhuma concessão
        [1] { $claims } concessão
       *[other] { $claims } concessões
    }
terre_lune-packet-open = { $deposit } com { $claims }
terre_lune-push-forward = { $rocket } para a frente, até { $code }
terre_lune-push-backward = { $rocket } para trás, até { $code }

# Por que uma carta não pode ser jogada.
terre_lune-why-follow = é preciso seguir a cor: { $colour }
terre_lune-why-trump = é preciso jogar trunfo: { $colour }
terre_lune-why-overtrump = é preciso um trunfo maior que { $card }

# Por que não, e o que daria.
terre_lune-refusal-over = Esta corrida acabou. Comece outra com `/jogar`.
terre_lune-refusal-eliminated = Seu foguete foi pulverizado. Você está fora, mas ainda pode assistir.
terre_lune-refusal-not-your-turn = É a vez de **{ $name }**. Fique de olho no tabuleiro.
terre_lune-refusal-not-your-card-turn = É a vez de **{ $name }** jogar uma carta.
terre_lune-refusal-now-way = Mova seu foguete primeiro: você tem { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }. Escolha aonde ir ou, na Lua, uma jazida para olhar.
terre_lune-refusal-now-peek = Decida primeiro sobre esta jazida: guarde ou devolva.
terre_lune-refusal-now-actions = Você já se moveu. Troque cartas, faça o que seu lugar permite, ou termine seu turno.
terre_lune-refusal-now-card = Há um combate em andamento: jogue uma carta.
terre_lune-refusal-now-packing = Você perdeu a emboscada. Coloque primeiro seus pacotes.
terre_lune-refusal-now-seizing = Você venceu a emboscada. Pegue primeiro seus pacotes.
terre_lune-refusal-way = Com estes dados você não pode parar lá. Você pode ir a: { $ways }.
terre_lune-refusal-prospect = Só se olha uma jazida na Lua: ao pousar, ou em vez de partir.
terre_lune-refusal-spot = Esse ponto está vazio. Pontos com jazida: { $left }.
terre_lune-refusal-no-claim = Você não tem concessão de { $mineral }, então devolva esta jazida.
terre_lune-refusal-exchanged = Você já trocou cartas neste turno. No próximo pode de novo.
terre_lune-refusal-number = Com este dado vermelho, troque exatamente { $needed ->
        [1] { $needed } carta
       *[other] { $needed } cartas
    } ou nenhuma. Você disse { $named }.
terre_lune-refusal-card = Você não tem { $card }, ou não duas vezes. Sua mão: { $hand }.
terre_lune-refusal-no-six = Só dá para empurrar um foguete com um 6 vermelho. Você tirou { $red }.
terre_lune-refusal-pushed = Você já empurrou um foguete neste turno.
terre_lune-refusal-push = Você não pode empurrar esse foguete assim. Possível: { $pushes }.
terre_lune-refusal-no-station = Para isso, seu foguete precisa estar em uma estação. Um desafio só se lança ao parar nela.
terre_lune-refusal-challenged = Você já lançou um desafio aqui.
terre_lune-refusal-nobody = Nenhum foguete vem atrás de você rumo à Lua, então não há quem desafiar.
terre_lune-refusal-empty = Não restam concessões em { $station }, então não há nada a ganhar.
terre_lune-refusal-not-returning = Você só pode armar uma emboscada na sua própria volta da Lua.
terre_lune-refusal-ambushed = Você já armou uma emboscada em { $station }. Uma por estação.
terre_lune-refusal-ambush = Esse foguete está fora do alcance da emboscada. Ao alcance: { $rockets }.
terre_lune-refusal-illegal = Você não pode jogar essa carta: { $why }. Jogue: { $legal }.
terre_lune-refusal-decoy = { $claim } não pode ser isca: use concessões sem jazida. As suas: { $allowed }.
terre_lune-refusal-deposit = Você não tem jazida de { $mineral }. As suas: { $deposits }.
terre_lune-refusal-packets = Pegue exatamente { $takes ->
        [1] { $takes } pacote
       *[other] { $takes } pacotes
    }, cada um uma vez. Use os números, de 1 a { $of }.
terre_lune-refusal-read-card = **{ $said }** não é uma carta. Escreva uma cor e um número de 1 a 8, como VM7 ou azul 3.
terre_lune-refusal-read-no-card = Diga suas cartas: uma cor e um número de 1 a 8, como VM7 ou azul 3.
terre_lune-refusal-read-no-colour = Diga também a cor do trunfo: vermelho, amarelo, azul ou verde.
terre_lune-refusal-read-no-place = Diga para onde: Beta, Lua, Terra, ou uma casa como TB4 (Terra–Beta, a quarta).
terre_lune-refusal-read-no-spot = Diga qual ponto da Lua, de 1 a 8.
terre_lune-refusal-read-no-opponent = Diga o foguete pela cor: vermelho, amarelo, azul ou verde.
terre_lune-refusal-read-colour = **{ $said }** não é uma cor. Use vermelho, amarelo, azul ou verde.
terre_lune-refusal-read-place = **{ $said }** não é um lugar. Escreva Beta, Lua, Terra, ou uma casa como TB4 (Terra–Beta, a quarta).
terre_lune-refusal-read-spot = **{ $said }** não é um ponto da Lua. Eles vão de 1 a 8.
terre_lune-refusal-read-opponent = **{ $said }** não é um foguete. Diga a cor dele: vermelho, amarelo, azul ou verde.
terre_lune-refusal-read-shove = **{ $said }** não é um sentido. Escreva frente ou trás.
terre_lune-refusal-read-decoy = **{ $said }** não é uma isca. Escreva uma concessão e a jazida com que ela vai, como `ZR com FE` ou `esgotada com FE`.
terre_lune-refusal-read-packet = **{ $said }** não é um pacote. Escreva os números deles, como `1 3`.

# O que aconteceu.
terre_lune-news-prepared = As concessões estão nas estações e as jazidas na Lua, tudo virado para baixo. O satélite pirata começa na casa { $cell } da órbita.
terre_lune-news-dealt-you = Suas cartas: { $cards }.
terre_lune-news-came-back = { $name-you ->
        [yes] Você está de volta
       *[no] **{ $name }** está de volta
    } { $at }.
terre_lune-news-went = { $name-you ->
        [yes] Você parou
       *[no] **{ $name }** parou
    } { $at }.
terre_lune-news-went-past = { $name-you ->
        [yes] Você passou
       *[no] **{ $name }** passou
    } por { $passes } e parou { $at }.
terre_lune-news-went-forced = Um só caminho{ $name-you ->
        [yes] { "" }
       *[no] { " " }para **{ $name }**
    }: agora { $at }.
terre_lune-news-went-rolled = { $name-you ->
        [yes] Você tirou
       *[no] **{ $name }** tirou
    } { $red }: agora { $at }.
terre_lune-news-flew-on = { $name-you ->
        [yes] Você tirou
       *[no] **{ $name }** tirou
    } { $red }: { $steps } até { $article ->
        [earth] a Terra
        [moon] a Lua
       *[other] { $node }
    }.
terre_lune-news-dragged = **Atração!** O pirata arrasta { $name-you ->
        [yes] você
       *[no] **{ $name }**
    } por { $cells } casas; o próximo dado paga antes a volta.
terre_lune-news-collided = **Colisão!** { $name-you ->
        [yes] Seu foguete foi parar
       *[no] O foguete de { $name } foi parar
    } { $at } e deixou lá todas as concessões.
terre_lune-news-eliminated = **Pulverizado!** { $name-you ->
        [yes] Seu foguete bateu
       *[no] O foguete de { $name } bateu
    } no pirata pela segunda vez e está fora. { $count ->
        [0] Não levava jazidas.
        [1] A jazida dele volta à Lua, ponto { $spots }.
       *[other] As jazidas dele voltam à Lua, pontos { $spots }.
    }
terre_lune-news-took = { $name-you ->
        [yes] Você pegou
       *[no] **{ $name }** pegou
    } { $count ->
        [1] uma concessão
       *[other] { $count } concessões
    } { $at }.
terre_lune-news-took-rolled = { $name-you ->
        [yes] Você tirou
       *[no] **{ $name }** tirou
    } { $red } e pegou uma concessão { $at }.
terre_lune-news-took-you = { $name-you ->
        [yes] Você pegou
       *[no] **{ $name }** pegou
    } { $count ->
        [1] uma concessão
       *[other] { $count } concessões
    } { $at }: { $claims }.
terre_lune-news-exchanged = { $name-you ->
        [yes] Você trocou
       *[no] **{ $name }** trocou
    } { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
terre_lune-news-exchanged-you = { $name-you ->
        [yes] Você trocou
       *[no] **{ $name }** trocou
    } { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } e recebeu: { $cards }.
terre_lune-news-pushed = Com um 6, { $name-you ->
        [yes] você empurrou
       *[no] **{ $name }** empurrou
    } { $target-you ->
        [yes] seu foguete
       *[no] o foguete de { $target }
    }: agora { $at }.
terre_lune-news-peeked = { $name-you ->
        [yes] Você olhou
       *[no] **{ $name }** olhou
    } a jazida do ponto { $spot }.
terre_lune-news-peeked-you = { $name-you ->
        [yes] Você olhou
       *[no] **{ $name }** olhou
    } o ponto { $spot }: **{ $mineral }**.
terre_lune-news-peeked-no-claim = Ponto { $spot }: **{ $symbol }**. Sem concessão: devolvido.
terre_lune-news-kept = { $name-you ->
        [yes] Você guardou
       *[no] **{ $name }** guardou
    } a jazida.
terre_lune-news-put-back = { $name-you ->
        [yes] Você a devolveu
       *[no] **{ $name }** a devolveu
    }.
terre_lune-news-challenged = **Desafio** { $at } por { $claims } concessões da estação! { $name-you ->
        [yes] Você desafiou
       *[no] **{ $name }** desafiou
    } { $others-you ->
        [yes] você, que está mais longe da Lua
       *[no] { $others }
    }. Quem vencer fica com elas. Trunfo: **{ $trump }**.
terre_lune-news-ambushed = **Emboscada** { $at }! { $name-you ->
        [yes] Você puxou
       *[no] **{ $name }** puxou
    } { $target-you ->
        [yes] você
       *[no] **{ $target }**
    }. Trunfo: **{ $trump }**.
terre_lune-news-played = { $name-you ->
        [yes] Você jogou
       *[no] **{ $name }** jogou
    } { $card }.
terre_lune-news-trick = { $name-you ->
        [yes] Vaza sua
       *[no] A vaza é de **{ $name }**
    }: { $cards }.
terre_lune-trick-card = { $card } ({ $name-you ->
        [yes] você
       *[no] { $name }
    })
terre_lune-trick-of-two = { $best } vence { $other }
terre_lune-news-fight-claims = { $name-you ->
        [yes] Você venceu
       *[no] **{ $name }** venceu
    } o desafio: { $base } concessões{ $bonus }.
terre_lune-news-fight-packets = { $name-you ->
        [yes] Você venceu
       *[no] **{ $name }** venceu
    } a emboscada: { $base } pacotes{ $bonus }.
terre_lune-bonus-own = { " " }+ { $more } por o 1 da cor do próprio foguete
terre_lune-bonus-trump = { " " }+ { $more } por o 1 de trunfo
terre_lune-bonus-short = , mas { $takes ->
        [0] não sobrou nada
        [1] só há { $takes }
       *[other] só há { $takes }
    }
terre_lune-news-packed = { $name-you ->
        [yes] Você colocou seus
       *[no] **{ $name }** colocou seus
    } pacotes, virados para baixo. Concessões em cada um: { $sizes }.
terre_lune-news-seized = { $name-you ->
        [yes] Você pegou
       *[no] **{ $name }** pegou
    } { $count ->
        [1] um pacote
       *[other] { $count } pacotes
    } de { $loser-you ->
        [yes] você
       *[no] { $loser }
    }, com { $claims ->
        [0] nenhuma concessão
        [1] { $claims } concessão
       *[other] { $claims } concessões
    }.
terre_lune-news-seized-you = { $name-you ->
        [yes] Você pegou
       *[no] **{ $name }** pegou
    } { $count ->
        [1] um pacote
       *[other] { $count } pacotes
    } de { $loser-you ->
        [yes] você
       *[no] { $loser }
    }, com { $claims ->
        [0] nenhuma concessão
        [1] { $claims } concessão
       *[other] { $claims } concessões
    }: { $inside }.
terre_lune-news-landed = **Pouso!** { $name-you ->
        [yes] Você está
       *[no] **{ $name }** está
    } de volta à Terra, { $prime ->
        [0] sem bônus.
       *[other] com um bônus de **{ $prime }** pontos.
    }
terre_lune-news-recalled = O pirata, as cartas e as concessões que restam saem do jogo. Os outros foguetes voltam para casa pelo caminho mais curto.
terre_lune-news-returned = { $name-you ->
        [yes] Você voltou
       *[no] **{ $name }** voltou
    } para casa (dado vermelho: { $dice }) { $prime ->
        [0] sem bônus.
       *[other] com um bônus de **{ $prime }** pontos!
    }
terre_lune-news-counted = Tudo revelado!

# Quem venceu.
terre_lune-result-won = { $name-you ->
        [yes] Você vence
       *[no] **{ $name }** vence
    } com **{ $points }** pontos.
terre_lune-result-tie = Empate entre { $names }: **{ $points }** pontos.
terre_lune-result-total = { $name-you ->
        [yes] Você
       *[no] { $name }
    } { $total }{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
terre_lune-result-bonus = { $prime ->
        [200] 200 pelo primeiro pouso
       *[other] { $prime } pelo segundo pouso
    }
terre_lune-result-second = { $first-you ->
        [yes] Seu pouso chamou o resto de volta. Segunda chegada:
       *[no] O pouso de { $first } chamou o resto de volta. Segunda chegada:
    } { $name-you ->
        [yes] a sua.
       *[no] { $name }.
    }
terre_lune-result-out = { $name-you ->
        [yes] Você
       *[no] { $name }
    }: fora
terre_lune-result-holdings = { $name }, { $total } pontos: jazidas { $deposits }; concessões { $claims }.

# Como vai a partida.
terre_lune-status-you-way = **Sua vez:** dado vermelho, { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }. Aonde você vai?
terre_lune-status-you-moon = **Sua vez:** { $count ->
        [0] não há mais nada para suas concessões: olhe
       *[other] procure **{ $sought }**
    } ou saia ({ $points ->
        [one] 1 passo
       *[other] { $points } passos
    }{ $dragged ->
        [yes] , e o pirata arrasta você
       *[no] { "" }
    }).
terre_lune-status-you-prospect = **Sua vez:** { $count ->
        [0] olhe um ponto. Nada aqui para suas concessões.
       *[other] procure em um ponto **{ $sought }**.
    }
terre_lune-status-you-peek = **Sua vez:** com suas concessões, **{ $mineral }** vale **{ $worth }** pontos. Guardar?
terre_lune-status-you-no-claim = **Sua vez:** você não tem concessão de **{ $mineral }**. Devolva e lembre o ponto.
terre_lune-status-you-last = **Sua vez:** só restam as cartas. Troque as fracas (o 8 é a pior) ou termine.
terre_lune-status-you-card = **Sua vez:** jogue uma carta. O 1 é a mais alta.
terre_lune-status-you-done = **Sua vez:** falta fazer algo? Se não, termine o turno.
terre_lune-status-you-packing = **Sua vez:** você perdeu a emboscada. Coloque seus pacotes.
terre_lune-status-you-seizing = **Sua vez:** você venceu a emboscada! Pegue { $takes ->
        [1] { $takes } pacote
       *[other] { $takes } pacotes
    }.
terre_lune-status-way = **{ $name }** escolhe aonde ir.
terre_lune-status-near-home = **{ $name }** está a { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    } da Terra: o pouso encerra a corrida.
terre_lune-status-landing = Pousar **encerra a corrida**: { $points }{ $sure ->
        [yes] . Vitória certa!
       *[no] { $others ->
            [0] .
           *[other] . Ou siga em frente.
        }
    }
terre_lune-status-standing = { $lands ->
        [yes] Se você pousar agora
       *[no] Pontos até agora
    }: { $points }.
terre_lune-points-of = { $own ->
        [yes] você **{ $points }**
       *[no] { $name } { $exact ->
            [yes] { "" }
           *[no] no máximo{ " " }
        }**{ $points }**
    }
terre_lune-status-peek = **{ $name }** olha uma jazida na Lua.
terre_lune-status-actions = **{ $name }** ainda pode agir antes de terminar o turno.
terre_lune-status-card = **{ $name }** joga a próxima carta.
terre_lune-status-packing = **{ $name }** prepara os pacotes.
terre_lune-status-seizing = **{ $name }** escolhe pacotes.
terre_lune-status-dice = Lance { $turn } · dados azuis { $first } e { $second }, vermelho { $red } · pirata na casa { $pirate }
terre_lune-status-challenge = Desafio { $at } · trunfo { $trump } · vazas: { $tricks } · na mesa: { $table }
terre_lune-status-ambush = Emboscada { $at } · trunfo { $trump } · vazas: { $tricks } · na mesa: { $table }
terre_lune-status-packets = Pacotes: { $packets }

# A imagem em palavras.
terre_lune-describe-rocket = **{ $name }**, { $rocket }: { $at }; { $claims ->
        [0] nenhuma concessão
        [1] { $claims } concessão
       *[other] { $claims } concessões
    }, { $deposits ->
        [0] nenhuma jazida
        [1] { $deposits } jazida
       *[other] { $deposits } jazidas
    }.
terre_lune-describe-out = **{ $name }**, { $rocket }: pulverizado.
terre_lune-describe-homebound = Na volta para casa.
terre_lune-describe-immune = Sem mais atração nesta travessia.
terre_lune-describe-collided = Já teve uma colisão.
terre_lune-describe-ambushes = Já armou emboscada em { $stations }.
terre_lune-describe-stacks = Concessões: { $stacks }.
terre_lune-describe-spots = Jazidas na Lua, pontos: { $spots }.
terre_lune-describe-talon = Cartas no monte: { $count }.
terre_lune-describe-pirate = Satélite pirata na casa { $cell } da órbita, em sentido horário.
terre_lune-describe-ways = Jogadas possíveis: { $ways }.
terre_lune-describe-cards = Suas cartas: { $cards }.
terre_lune-describe-barred = Agora não ({ $why }): { $cards }.
terre_lune-describe-claims = Suas concessões: { $claims }.
terre_lune-describe-deposits = Suas jazidas: { $deposits }; com suas concessões: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
terre_lune-describe-peek = A jazida do ponto { $spot }: { $mineral }.
terre_lune-describe-seen = Você viu na Lua: { $seen }.
terre_lune-describe-packets = Seus pacotes: { $packets }.
terre_lune-alt-title = Da Terra à Lua.
terre_lune-alt-turn = Vez de: { $name }.
terre_lune-alt-rocket = { $name } ({ $colour }), { $at }: { $claims ->
        [0] nenhuma concessão
        [1] { $claims } concessão
       *[other] { $claims } concessões
    }, { $deposits ->
        [0] nenhuma jazida
        [1] { $deposits } jazida
       *[other] { $deposits } jazidas
    }.
terre_lune-alt-out = pulverizado
terre_lune-alt-why = Agora { $why }.

# As opções da partida.
terre_lune-options-random = O satélite pirata começa ao acaso
terre_lune-options-at = O satélite pirata começa em O{ $cell }

# O que se tenta superar
terre_lune-feat-points = Mais pontos trazidos para casa: { $value }
terre_lune-defeat = **{ $name }** traz para casa { $theirs } pontos. Você tem { $own }: com { $lacked } a mais, a vitória seria sua.
terre_lune-deed-points = { $value ->
        [1] { $value } ponto trazido para casa
       *[other] { $value } pontos trazidos para casa
    }

# Como se vence, em uma linha.
terre_lune-goal = Traga concessões das estações e os minerais delas da Lua: juntos, valem pontos. Chegar primeiro dá 200 e encerra a corrida; mais pontos vencem.
terre_lune-riddle = Qual carta ganha a vaza?
terre_lune-riddle-why = Saída: { $led }. Trunfo: { $trump }. Só esta carta ganha do que está na mesa.

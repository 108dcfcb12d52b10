# Interceptor.

interceptor-title = Interceptor
interceptor-cover = Escreva. Sele.
interceptor-cover-more = Tudo voa junto.
interceptor-pitch = Um combate com ordens secretas, cumpridas ao mesmo tempo.
interceptor-pitch-short = combate às cegas

# As palavras que se escrevem em uma DM, separadas por vírgulas.
interceptor-words-order = ordem, ordenar, voar
interceptor-words-place = posicionar, posicione, entrar
interceptor-words-announce = anunciar, anúncio, anuncie
interceptor-words-seal = selar, sele, pronto, pronta, confirmar
interceptor-words-reopen = reabrir, reescrever
interceptor-words-random = aleatório, sorte, sortear
interceptor-words-pilot = piloto
interceptor-words-spend = gastar, gaste, comprar
interceptor-words-show = mostrar, mostre, ver, tabuleiro

# O que uma nave atingida anuncia, como se escreve: um giro e uma velocidade.
interceptor-words-straight = nenhum, sem giro, reto, nem esquerda nem direita
interceptor-words-left = esquerda, primeiro esquerda, à esquerda, primeiro giro à esquerda, primeiro giro à esquerda (E), E
interceptor-words-right = direita, primeiro direita, à direita, primeiro giro à direita, primeiro giro à direita (D), D
interceptor-words-slower = mais devagar, mais lento, frear
interceptor-words-same = igual, mesma velocidade, a mesma velocidade
interceptor-words-faster = mais rápido, acelerar

# As melhorias, como se escrevem em um comando.
interceptor-words-upgrade-structure = estrutura
interceptor-words-upgrade-speed = velocidade
interceptor-words-upgrade-acceleration = aceleração
interceptor-words-upgrade-agility = agilidade
interceptor-words-upgrade-near = perto
interceptor-words-upgrade-middle = meio
interceptor-words-upgrade-far = longe
interceptor-words-upgrade-rear = traseiro

# As letras de uma ordem, nesta ordem: avança, direita, esquerda, looping, cavalo de pau. Cinco letras de A a Z
# menos X, que segura o tiro. As que se leem estão em interceptor-desk e em interceptor-help.
interceptor-letters = A D E L C
# A palavra para deixar o combate.
interceptor-retreat = RETIRADA

# Para onde um bico aponta, como se escreve.
interceptor-north = N
interceptor-north-east = NE
interceptor-south-east = SE
interceptor-south = S
interceptor-south-west = SO
interceptor-north-west = NO

# O que uma nave atingida anuncia.
interceptor-announcement = { $turn }, { $change }
interceptor-announced-plan = { $said } ({ $speeds })
interceptor-announce-straight = nem esquerda nem direita
interceptor-announce-left = primeiro esquerda
interceptor-announce-right = primeiro direita
interceptor-announce-slower = mais devagar
interceptor-announce-same = mesma velocidade
interceptor-announce-faster = mais rápido
interceptor-change-of-speed = { $change ->
        [slower] Mais devagar
        [same] Mesma velocidade
       *[faster] Mais rápido
    } ({ $speeds })

# As ordens e o que se corrigiu nelas. As letras são contadas a partir de 1.
interceptor-order-corrected = `{ $written }` vira `{ $made }`
interceptor-fix-speed = A velocidade { $written } está fora do alcance: será { $made }.
interceptor-fix-forbidden = { $code } (letra { $at }) sai: não dá para girar com velocidade 5 ou mais.
interceptor-fix-too-many-turns = { $code } (letra { $at }) sai: três giros no máximo.
interceptor-fix-delayed = { $code } espera { $moves ->
        [one] 1 movimento
       *[other] { $moves } movimentos
    }: nessa velocidade, voa-se reto entre dois giros.
interceptor-fix-lost = { $code } (letra { $at }) se perde: os movimentos acabam antes.
interceptor-fix-too-many-moves = { $code } (letra { $at }) sai: esta velocidade não dá mais movimentos.
interceptor-fix-loop = L (letra { $at }) precisa de 3 movimentos: { $moves ->
        [0] não resta nenhum, então sai
        [1] vira { $moves } A
       *[other] vira { $moves } A
    }.

# Recusas: o que está errado e depois o que fazer.
interceptor-refusal-no-speed = { $marked }: comece com uma velocidade e depois letras: `3 AEAADX`.
interceptor-refusal-no-code = { $marked }: **{ $letter }** não é um código. Use A D E L C X.
interceptor-refusal-too-long = { $marked }: longa demais. Uma ordem tem 40 letras no máximo.
interceptor-refusal-no-hex = { $marked }: aqui vai um hexágono. Escreva um hexágono da borda, uma direção e uma velocidade: `A7 NE 3`.
interceptor-refusal-no-facing = { $marked }: aqui vai uma direção. Escreva N, NE, SE, S, SO ou NO, como em `A7 NE 3`.
interceptor-refusal-no-such-ship = Você não tem essa nave: as suas vão de 1 a { $ships }.
interceptor-refusal-ship-out = Sua nave { $number } está fora do combate.
interceptor-refusal-pilot-out = Você não tem mais naves, mas ainda pode assistir.
interceptor-refusal-border = **{ $hex }** não está na borda. Entre pela coluna A ou { $column }, ou pela linha 1 ou { $row }.
interceptor-refusal-too-fast = Rápido demais: esta nave entra com velocidade de -{ $top } a { $top }.
interceptor-refusal-placing = Ainda não entraram todas as naves. As ordens vêm logo depois.
interceptor-refusal-placed = Todas as naves entraram. Agora escreva uma ordem, como `3 AEAADX`.
interceptor-refusal-announcements = Primeiro, as naves atingidas anunciam seus planos. Depois vocês escrevem as ordens.
interceptor-refusal-no-announcement = Essa nave não tem nada para anunciar agora.
interceptor-refusal-announced = Essa nave já anunciou: { $said }. Não dá para mudar.
interceptor-refusal-cannot-keep = Nenhuma ordem cumpriria isso. Você pode anunciar: { $possible }.
interceptor-refusal-half-announced = Anuncie as duas coisas: seu primeiro giro, e se sua velocidade muda. Você pode anunciar: { $possible }.
interceptor-refusal-contradicts = Você anunciou: { $said }. Em voo, esta ordem significa: { $order }. Escreva uma que cumpra sua palavra.
interceptor-refusal-early = Cedo demais para a retirada: restam { $left } naves, e é preciso { $from } ou menos.
interceptor-refusal-death = Este combate é até a morte: sem retirada.
interceptor-refusal-missing = Sua nave { $number } ainda não tem nada escrito. Faça isso e depois sele.
interceptor-refusal-sealed = Você já selou. Para mudar algo, escreva de novo.
interceptor-refusal-not-sealed = Você não selou nada.
interceptor-refusal-stars = Essa nave tem { $stars } ★, e uma melhoria custa { $needed } ★.
interceptor-refusal-upgraded = Essa nave já tem o máximo desta melhoria ({ $most }): { $upgrade }.
interceptor-refusal-no-upgrade = Essa melhoria não existe. Escolha uma: { $upgrades }.
interceptor-refusal-over = Este combate acabou. Comece outro com `/jogar`.

interceptor-upgrade-structure = +1 de estrutura
interceptor-upgrade-speed = +1 de velocidade máxima
interceptor-upgrade-acceleration = +1 de aceleração
interceptor-upgrade-agility = um movimento a menos entre giros
interceptor-upgrade-near = +1 de dano no hexágono vizinho
interceptor-upgrade-middle = +1 de dano no segundo hexágono
interceptor-upgrade-far = +1 de dano nos hexágonos distantes
interceptor-upgrade-rear = um canhão traseiro

# A nave de quem lê, onde só quem a pilota lê: no começo de uma frase, ou no meio.
interceptor-own-ship = Sua nave{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }
interceptor-own-ship-within = sua nave{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }

# O que aconteceu.
interceptor-news-scattered = { $count ->
        [0] Nenhum asteroide fica
        [1] { $count } asteroide fica
       *[other] { $count } asteroides ficam
    } à deriva no tabuleiro.
interceptor-news-noted = Anotado para **{ $ship }**.
interceptor-news-renoted = Anotado para **{ $ship }**: substitui o que você selou e continua selado. Ninguém percebe.
interceptor-news-placed = **{ $ship }**: entra em { $place }.
interceptor-news-entered = Todas as naves entraram: { $ships }.
interceptor-news-announced = **{ $ship }** contou o plano só a quem a atacou.
interceptor-news-told = **{ $ship }** anuncia: { $said }.
interceptor-news-sealed = { who-has } selou.
interceptor-news-reopened = { $name-you ->
        [yes] Você está
       *[no] **{ $name }** está
    } escrevendo de novo.
interceptor-news-wrote = **{ $ship }**: { $order }
interceptor-preview = Você termina em **{ $hex }**, bico { $nose }{ $back ->
        [yes] , de ré
       *[no] { "" }
    }{ $damage ->
        [0] .
       *[other] { ":" } você perde { $damage }.
    }
interceptor-preview-stays = Você fica em **{ $hex }**, bico { $nose }{ $damage ->
        [0] .
       *[other] { ":" } você perde { $damage }.
    }
interceptor-preview-holds = Você não atira.
interceptor-preview-struck = Asteroide no fim: -1, sem tiros.
interceptor-preview-carried = O asteroide de lá leva você até { $hex }: -1, sem tiros.
interceptor-news-flown = **Movimento.** { $lines }
# Um voo em palavras, como “avança 1, esquerda, avança 2”.
interceptor-flown = { $ship }: { $moves }
interceptor-flown-stays = { $ship } não se move
interceptor-move-ahead = avança { $count }
interceptor-move-back = recua { $count }
interceptor-move-left = esquerda{ $count ->
        [1] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-right = direita{ $count ->
        [1] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-flip = meia-volta
interceptor-move-loop = looping
interceptor-move-hold = sem tiros
interceptor-flown-fleeing = { $ship } em retirada
interceptor-harm-walls = -{ $count } borda
interceptor-harm-crossed = -{ $count } asteroide
interceptor-news-drifted = **Asteroides.** { $lines }
interceptor-news-drifted-quietly = **Asteroides.** Ninguém foi atingido.
interceptor-struck-hit = { $ship }: batida de asteroide (-1)
interceptor-struck-carried = { $ship }: arrasto até { $hex } (-1)
interceptor-news-fired = **Tiros, turno { $turn }.** { $lines }
interceptor-news-fired-quietly = **Tiros, turno { $turn }.** Ninguém foi atingido.
interceptor-caption = **Turno { $turn }**: movimento, asteroides, tiros.
interceptor-fired-hit = **{ $ship } acerta { $target }: -{ $damage }!**
interceptor-fired-hidden = { $ship } se esconde em um asteroide
interceptor-fired-stars = { $ship } ganha { $stars } ★ por um abate
interceptor-fired-fled = { $ship } conseguiu escapar
interceptor-lost-saved = { $ship } cai; o piloto ejeta a tempo
interceptor-lost-lost = { $ship } cai; dano demais para ejetar
interceptor-over-won = Fim do combate: { $name-you ->
        [yes] você vence!
       *[no] **{ $name }** vence!
    }
interceptor-over-draw = Fim do combate: empate entre { $names }.

# O que as naves de um combate levam para a campanha.
interceptor-home = **Campanha.** { $lines }
interceptor-home-alive = { $ship }: de volta para casa{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-saved = { $ship }: nave perdida{ $upgrades ->
        [0] {""}
        [one] {" "}com sua melhoria
       *[other] {" "}com suas { $upgrades } melhorias
    }, piloto de volta para casa{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-lost = { $ship }: nave e piloto perdidos, com todas as estrelas{ $upgrades ->
        [0] {""}
        [1] {" "}e { $upgrades } melhoria
       *[other] {" "}e { $upgrades } melhorias
    }

# O histórico de um piloto na campanha de um servidor.
interceptor-pilot = **{ $name }** na campanha deste servidor:
interceptor-pilot-none = **{ $name }** ainda não voou na campanha deste servidor.
interceptor-pilot-how = Só contam os combates abertos com `/interceptor abrir campanha:dentro`.
interceptor-pilot-ship = **Nave { $number }**: { $stars } ★ · { $fights ->
        [1] { $fights } combate
       *[other] { $fights } combates
    }, { $wins ->
        [1] { $wins } vitória
       *[other] { $wins } vitórias
    } · { $losses ->
        [0] nenhuma nave perdida
        [1] { $losses } nave perdida
       *[other] { $losses } naves perdidas
    }
interceptor-pilot-build = Estrutura { $structure }, velocidade máxima { $top }, aceleração { $acceleration }, dano { $damage }
interceptor-pilot-upgrades = Melhorias: { $upgrades }
interceptor-pilot-no-upgrade = Sem melhorias
interceptor-pilot-rich = Uma melhoria custa { $stars } ★: `/interceptor gastar`.
interceptor-pilot-bought = Nave { $number } melhorada: **{ $upgrade }**, a partir do próximo combate. Restam { $stars } ★.
interceptor-upgrade-offer = { $word }: { $upgrade }

# Como vai o combate.
interceptor-status-start = Tabuleiro { $side }×{ $side } com { $asteroids ->
        [1] { $asteroids } asteroide
       *[other] { $asteroids } asteroides
    }.
interceptor-status-turn = Turno { $turn }, { $ships ->
        [1] resta { $ships } nave
       *[other] restam { $ships } naves
    }.
interceptor-status-quiet = Empate em { $turns ->
        [1] { $turns } turno
       *[other] { $turns } turnos
    } se ninguém levar dano.
interceptor-status-place-you = **Sua vez:** escolha por onde sua nave entra.
interceptor-status-announce-you = **Acertaram você:** dê a quem atacou uma pista da sua próxima ordem, e cumpra. Só quem atacou vê.
interceptor-status-order-you = **Sua vez:** escreva sua ordem.
interceptor-status-fly-you = **Sua vez:** { $moves ->
        [0] fique, gire ou acelere.
        [1] voe 1 hexágono{ $back ->
            [yes] {" "}de ré
           *[no] { "" }
        }, com giros.
       *[other] voe { $moves } hexágonos{ $back ->
            [yes] {" "}de ré
           *[no] { "" }
        }{ $turns ->
            [yes] , com giros.
           *[no] , sem girar.
        }
    }
interceptor-status-seal-you = **Sua vez:** sele ou mude.
interceptor-status-placing = Ainda posicionando: { $names }.
interceptor-status-told = Você acertou **{ $ship }**, então sabe: { $said }{ $straight ->
        [yes] {" "}(ainda pode vir um looping)
       *[no] {""}
    }.
interceptor-status-promised = **Você anunciou:** { $said }. Cumpra.
interceptor-status-place-yours = Aperte **{ table-button-console }** para posicionar sua nave: só você vê onde.
interceptor-status-announcing = Ainda anunciando: { $names }.
interceptor-status-ordering = Ainda escrevendo: { $names }.
interceptor-status-sealed = Já selaram: { $names }.

# A imagem em palavras.
interceptor-ship = { $ship }: { $hex }, bico { $nose }, velocidade { $speed }, estrutura { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship }: ainda não entrou.
interceptor-asteroids = Asteroides e sua deriva: { $list }.
interceptor-no-asteroids = Sem asteroides.
interceptor-alt-title = Interceptor, um tabuleiro hexagonal de { $side } por { $side }.
interceptor-alt-order = Sua ordem para { $ship }: { $order }.
interceptor-alt-replay = Replay do turno { $turn }.

# As opções de uma partida.
interceptor-options-board = tabuleiro { $side }×{ $side }
interceptor-options-asteroids = { $count ->
        [0] nenhum asteroide
        [1] { $count } asteroide
       *[other] { $count } asteroides
    }
interceptor-options-ships = { $count ->
        [1] uma nave por piloto
       *[other] { $count } naves por piloto
    }
interceptor-options-death = até a morte
interceptor-options-retreat = retirada com { $from } naves
interceptor-options-campaign = campanha

# As poucas palavras dentro das imagens. Curtas: uma imagem é lida com 294 pixels.
interceptor-picture-start = Entrada
interceptor-picture-turn = Turno { $turn }
interceptor-picture-replay = Turno { $turn }: replay
interceptor-picture-movement = Movimento
interceptor-picture-asteroids = Asteroides
interceptor-picture-fire = Tiros
interceptor-picture-result = Efeito
interceptor-picture-wall = muro
interceptor-picture-asteroid = asteroide
# Acima do nome de quem atirou.
interceptor-picture-over = Fim
interceptor-picture-victory = Vitória!
interceptor-picture-hint = Dica
interceptor-picture-hint-of = Dica { $ship }
interceptor-picture-order = Ordem
interceptor-picture-order-of = Ordem { $ship }
interceptor-picture-written = escrita { $order }

# Recordes a bater
interceptor-feat-turns = Menos turnos para vencer: { $value }
interceptor-deed-turns = Vitória em { $value ->
        [1] { $value } turno
       *[other] { $value } turnos
    }

# Como se vence, em uma linha.
interceptor-goal = Derrube as outras naves e desvie dos tiros delas. O último piloto em combate vence.
interceptor-riddle = Três ordens. Qual delas acerta?
interceptor-riddle-why = Com esta ordem, a nave termina o turno com outra na mira. As demais não acertam nada.

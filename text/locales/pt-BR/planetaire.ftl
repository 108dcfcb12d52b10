# Planétaire. Nunca se distingue um raio perdido de um desviado: «saiu por».

planetaire-title = Planétaire
planetaire-cover = Lance um raio.
planetaire-cover-more = Leia o céu.
planetaire-pitch = Encontre satélites escondidos disparando raios.
planetaire-pitch-short = achar satélites

# As palavras que se escrevem em uma DM, separadas por vírgulas.
planetaire-words-fire = disparar, dispare, atirar, raio
planetaire-words-place = colocar, coloque, pôr, bolinha
planetaire-words-move = mover, mova
planetaire-words-withdraw = retirar, retire, remover
planetaire-words-marbles = bolinhas
planetaire-words-note = anotar, anote, vazia
planetaire-words-end = terminar, termine, acabar
planetaire-words-hide = esconder, esconda, céu
planetaire-words-random = aleatório, sorte, sortear
planetaire-words-seal = selar, sele, pronto, pronta, confirmar
planetaire-words-show = mostrar, mostre, ver, tabuleiro

planetaire-pawn-black = preta
planetaire-pawn-white = branca
planetaire-pawn-red = vermelha
planetaire-pawn-green = verde
planetaire-pawn-yellow = amarela
planetaire-pawn-blue = azul
planetaire-pawn-brown = marrom
planetaire-pawn-orange = laranja
planetaire-pawn-pearl = pérola
planetaire-pawn-grey = cinza
planetaire-pawn-letter = { $letter }

# No que deu um raio.
planetaire-outcome-exit = ele saiu em { $exit }
planetaire-outcome-absorbed = ele foi absorvido
planetaire-outcome-reflected = ele foi refletido
planetaire-outcome-satellised = ele ficou em órbita (satelizado)

# Por que não, e o que daria.
planetaire-refusal-margin = **{ $said }** não é uma margem: elas vão de 1 a 32.
planetaire-refusal-margin-empty = Qual margem? Diga um número de 1 a 32.
planetaire-refusal-cell = **{ $said }** não é uma casa. Diga a coluna (A–H) e depois a linha (1–8), como D3.
planetaire-refusal-cell-empty = Qual casa? Diga a coluna (A–H) e depois a linha (1–8), como D3.
planetaire-refusal-no-cells = Quais casas? Diga pelo menos uma; se forem várias, separe com espaços, como D3 F5.
planetaire-refusal-twice = Você disse **{ $cell }** duas vezes. Diga cada casa uma só vez.
planetaire-refusal-too-many = Satélites demais: esta partida tem { $allowed }.
planetaire-refusal-too-few = Seu céu tem { $placed } de { $needed } satélites. Coloque mais { $missing } e depois sele.
planetaire-refusal-sealed = Seu céu está selado, então não muda mais. Ele fica secreto até a revelação.
planetaire-refusal-fired = Você já disparou de **{ $margin }**: { $outcome }. Escolha outro número.
planetaire-refusal-marble-there = **{ $cell }** já tem uma bolinha. Escolha outra casa, ou retire essa bolinha.
planetaire-refusal-no-marble = Não há bolinha em **{ $cell }**. Escolha uma casa que tenha.
planetaire-refusal-no-marble-left = Todas as { $allowed } bolinhas estão colocadas. Mova uma, ou retire uma antes.
planetaire-refusal-too-many-marbles = São { $named } casas para { $allowed } bolinhas: tire { $surplus ->
        [1] uma
       *[other] { $surplus }
    }.
planetaire-refusal-you-hide = Nesta rodada você esconde. Só quem detecta dispara raios, coloca bolinhas e faz anotações.
planetaire-refusal-you-detect = Nesta rodada você detecta: não há céu para esconder. Dispare raios e coloque bolinhas.
planetaire-refusal-not-sealed = Você pode disparar quando todos os céus estiverem selados.
planetaire-refusal-ended = Você terminou sua rodada, então suas bolinhas ficam onde estão. Tudo é revelado quando todas as rodadas terminarem.
planetaire-refusal-over = Esta partida acabou. Comece outra com `/jogar`.

# O que aconteceu.
planetaire-news-drafted = Seu céu por enquanto: { $cells } ({ $placed }).
planetaire-news-drafted-empty = Você esvaziou seu céu.
planetaire-news-sealed = { $name-you ->
        [yes] Seu céu está selado.
       *[no] { who-did } selou um céu.
    }
planetaire-news-hidden = Houston escondeu os satélites.
planetaire-news-exit = { who-did } disparou de { $margin }: **saiu em { $exit }**.{ $name-you ->
        [yes] { " " }Um satélite ao lado do caminho o desviou.
       *[no] { "" }
    }
planetaire-news-twice = { who-did } disparou de { $margin }: **saiu em { $exit }**.{ $name-you ->
        [yes] { " " }Ele virou pelo menos duas vezes.
       *[no] { "" }
    }
planetaire-news-across = { who-did } disparou de { $margin }: **saiu em { $exit }**, bem em frente.{ $name-you ->
        [yes] { " " }Nada o desviou, ou os desvios se anularam.
       *[no] { "" }
    }
planetaire-news-absorbed = { who-did } disparou de { $margin }: **absorvido**.{ $name-you ->
        [yes] { " " }Ele atingiu um satélite.
       *[no] { "" }
    }
planetaire-news-reflected = { who-did } disparou de { $margin }: **refletido**.{ $name-you ->
        [yes] { " " }Satélites ao lado do caminho o devolveram.
       *[no] { "" }
    }
planetaire-news-satellised = { who-did } disparou de { $margin }: **satelizado**.{ $name-you ->
        [yes] { " " }Ele gira para sempre.
       *[no] { "" }
    }
planetaire-news-met = { $how ->
        [hit] Ele acertou { $cells }!
        [hit-after] Ele passou por { $cells } e acertou um!
       *[turned] Desviado por { $cells }!
    }
planetaire-news-met-none = Não encontrou nenhum satélite.
planetaire-news-placed = { who-did } colocou uma bolinha em { $cell }.
planetaire-news-withdrawn = { who-did } retirou a bolinha de { $cell }.
planetaire-news-noted = Anotadas como vazias (só você vê): { $cells }.
planetaire-news-noted-none = Você apagou suas anotações.
planetaire-news-missed = ⏳ Tempo esgotado: { $name-you ->
        [yes] você passa este turno
       *[no] **{ $name }** passa este turno
    } ({ $missed } de { $patience } seguidos).
planetaire-news-ended = { $name-you ->
        [yes] Você terminou sua rodada.
       *[no] **{ $name }** terminou a rodada.
    }
planetaire-news-uncovered = { who-did } somou **{ $total }**: { $parts }. Os satélites estavam em { $sky }.

# Como se conta uma rodada.
planetaire-score-pawns = { $points } pelos raios
planetaire-score-withheld = { $points } por { $count ->
        [1] { $count } bolinha fora do tabuleiro
       *[other] { $count } bolinhas fora do tabuleiro
    }
planetaire-score-misplaced = { $points } por { $count ->
        [1] { $count } bolinha errada
       *[other] { $count } bolinhas erradas
    }
planetaire-score-clean = sem penalidade
planetaire-score-forgiven = As bolinhas dão os mesmos 32 resultados, então contam como certas.
planetaire-score-twins = { $count } arranjos dão os mesmos 32 resultados.

# Como vai a partida.
planetaire-status-solo = Solo, { $satellites } satélites
planetaire-status-round = Rodada { $number }/{ $rounds }
planetaire-status-rounds = { $rounds ->
        [2] Cada pessoa explora o céu da outra, ao mesmo tempo
       *[other] Rodadas { $first } e { $last } de { $rounds }: cada pessoa explora o céu da outra
    }
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **Sua vez:** esconda { $needed } satélites e depois sele seu céu.
planetaire-status-sealed-you = Seu céu está selado.
planetaire-status-hide = Falta esconder { $count ->
        [one] { $needed } satélites
       *[other] { $needed } satélites por pessoa
    }: { $names }.
planetaire-status-detect-you = **Sua vez:** { $rays ->
        [1] { $rays } raio
       *[other] { $rays } raios
    }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } de { $allowed } bolinhas colocadas
    }.
planetaire-status-detect = { $name } está caçando: { $rays ->
        [1] { $rays } raio
       *[other] { $rays } raios
    }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } de { $allowed } bolinhas colocadas
    }.
planetaire-status-beside = { $name }: { $rays ->
        [1] { $rays } raio
       *[other] { $rays } raios
    }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
planetaire-status-beside-ended = { $name } terminou: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de raios, mais as bolinhas erradas.
planetaire-status-ended-you = Você terminou: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } pelos raios.
planetaire-status-ended = { $name } terminou: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } pelos raios.
planetaire-status-won = { $name-you ->
        [yes] Você vence
       *[no] **{ $name }** vence
    } com a menor pontuação!
planetaire-status-tie = Empate entre { $names }.
planetaire-status-solo-over = Fim da rodada: { $total ->
        [1] **{ $total } ponto**
       *[other] **{ $total } pontos**
    }, { $verdict }.
planetaire-solo-par = dentro do par (10)
planetaire-solo-good = um bom resultado (o par é 10)
planetaire-solo-long = o par é 10, e 15 é bom

# A imagem em palavras.
planetaire-no-marbles = nenhuma
planetaire-no-satellites = nenhum
planetaire-game-master = Houston
planetaire-describe-head = Rodada { $number }: céu escondido por { $hider }, detectado por { $detector }.
planetaire-stage-hiding = Os satélites estão sendo escondidos.
planetaire-stage-sealed = O céu está selado.
planetaire-stage-detecting = Os raios estão voando.
planetaire-stage-ended = Quem detecta terminou a rodada.
planetaire-stage-uncovered = O céu está revelado.
planetaire-describe-rays = Raios ({ $rays }), { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }:
planetaire-describe-no-rays = Nenhum raio disparado ainda.
planetaire-describe-exit = { $margin } saiu em { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } absorvido ({ $pawn })
planetaire-describe-reflected = { $margin } refletido ({ $pawn })
planetaire-describe-satellised = { $margin } satelizado ({ $pawn })
planetaire-describe-stacks = Fichas empilhadas, a última primeiro: { $stacks }.
planetaire-describe-marbles = Bolinhas ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-satellites = Satélites ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-empties = Anotadas como vazias (só você vê): { $cells }.
planetaire-describe-score = Pontuação { $total }: { $parts }.
planetaire-describe-past = Rodada { $number }: { $name } somou { $total }; satélites em { $sky }.
planetaire-alt-title = Planétaire: uma grade de 8 por 8 com margens de 1 a 32.
planetaire-alt-exits = Raios que saíram: { $shots }.
planetaire-alt-absorbed = Absorvidos: { $shots }.
planetaire-alt-reflected = Refletidos: { $shots }.
planetaire-alt-satellised = Satelizados: { $shots }.
planetaire-alt-score = Pontuação { $total }.
planetaire-alt-empties = { $count ->
        [1] { $count } casa anotada como vazia.
       *[other] { $count } casas anotadas como vazias.
    }

# As opções de uma partida.
planetaire-options-satellites = { $count } satélites
planetaire-options-rounds = { $count } rodadas
planetaire-options-solo = solo
planetaire-options-at-once = ao mesmo tempo
planetaire-options-in-turn = uma de cada vez
planetaire-options-planetaire = raios Planétaire
planetaire-options-black-box = raios Black Box
planetaire-options-exact = posições exatas
planetaire-options-same-results = valem os mesmos resultados

# Recordes pessoais
planetaire-feat-points = Menos pontos em um céu: { $value }
planetaire-defeat = **{ $name }** encontrou seus satélites com { $theirs } pontos. Os outros custaram { $own } a você.
planetaire-deed-points = { $value ->
        [1] { $value } ponto gasto
       *[other] { $value } pontos gastos
    }

planetaire-puzzle-points = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }

# Como se vence, em uma linha.
planetaire-goal = Cada raio custa pontos, e um erro mais ainda: quem gasta menos vence.

# O que os raios provam, como pergunta para outras pessoas.
planetaire-riddle = Uma destas casas tem um satélite com certeza. Qual?
planetaire-riddle-why = Todos os céus que combinam com { $rays ->
        [one] este raio
       *[other] estes { $rays } raios
    } têm um satélite ali. Em cada uma das outras casas, alguns não têm.

# A picture of what satellites do to rays.
planetaire-bend-absorbed = absorvido
planetaire-bend-turned = desviado
planetaire-bend-reflected = refletido
planetaire-bends = Três raios. Um satélite bem à frente absorve o primeiro; um ao lado desvia o segundo; dois, um de cada lado, devolvem o terceiro.

# Contact. As peças são letras; a Terra não tem nenhuma.

contact-title = Contact
contact-cover = Uma mão sobe.
contact-cover-more = O resto adivinha.
contact-pitch = Uma pessoa conhece o alvo e só mostra a mão: erguida ao voar; mais longe, mais tempo.
contact-pitch-short = adivinhar aonde voa uma mão

# As palavras que se escrevem em uma DM, separadas por vírgulas.
contact-words-route = rota, voar, voe
contact-words-back = voltar, desfazer
contact-words-clear = limpar, apagar
contact-words-signal = sinal, carta
contact-words-exchange = trocar, troca, troque
contact-words-drop = descartar, descarte
contact-words-send = enviar, envie, transmitir
contact-words-guess = adivinhar, palpite
contact-words-repeat = repetir, repita, de novo
contact-words-stop = escala
contact-words-briefing = briefing, reunião
contact-words-card-fifty = 50:50, 50/50, cinquenta
contact-words-card-stop = primeira escala, escala
contact-words-card-exchange = novo alvo, alvo, troca
contact-words-reactivate = reativar, reative
contact-words-practise = teste, testar
contact-words-begin = iniciar, inicie, começar
contact-words-show = mostrar, mostre, ver, tabuleiro

# Os nomes das coisas.
contact-earth = Terra
contact-game-master = Houston
contact-aid-fifty = 50:50
contact-aid-stop = Primeira escala
contact-aid-exchange = Novo alvo
contact-signal = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
contact-fuel = { $fuel } de combustível
contact-level = nível { $level }
contact-level-pro = variante pro
contact-none = nenhuma

# Por que não, e o que daria.
contact-refusal-tile = **{ $said }** não é uma peça. Diga uma letra de A a W, ou 0 para a Terra.
contact-refusal-tile-empty = Qual peça? Diga uma letra de A a W, ou 0 para a Terra.
contact-refusal-no-tiles = Quais peças? Diga pelo menos uma; se forem várias, separe com espaços, como B K.
contact-refusal-signal = **{ $said }** não é uma carta de sinal. Diga os pontos dela, de 1 a 6.
contact-refusal-signal-empty = Qual carta de sinal? Diga os pontos dela, de 1 a 6.
contact-refusal-aid = **{ $said }** não é uma carta de ajuda. Diga o número dela, de 1 a 3.
contact-refusal-aid-empty = Qual carta de ajuda? Diga o número dela, de 1 a 3.
contact-refusal-press = Palavras não movem a mão. Toque no botão dela para decolar e pousar.
contact-refusal-over = Esta missão acabou. Comece outra com `/jogar`.
contact-refusal-practising = Os voos de teste continuam. A primeira fonte (**{ $name }**) inicia a missão.
contact-refusal-begun = A missão começou: acabaram os testes.
contact-refusal-not-first = Só a primeira fonte (**{ $name }**) pode iniciar a missão.
contact-refusal-no-flight = Escolha primeiro um voo de teste: de uma peça a outra.
contact-refusal-same-tile = Você disse **{ $tile }** duas vezes. Diga duas peças diferentes.
contact-refusal-not-source = Só a fonte ({ $source }) pode fazer isso.
contact-refusal-crew-decides = Seu voo foi enviado. Agora é a vez da tripulação (**{ $name }**).
contact-refusal-in-box = **{ $tile }** não está nesta partida: os asteroides S a W são da variante pro.
contact-refusal-start = O voo começa em **{ $tile }**, e cada peça só vale uma vez.
contact-refusal-twice = Sua rota já pousa em **{ $tile }**, e cada peça só vale uma vez.
contact-refusal-blocked = **{ $by }** bloqueia a linha reta { $from } → { $to }. Pouse lá, ou dê a volta.
contact-refusal-practice-blocked = **{ $by }** bloqueia a linha reta { $from } → { $to }. Teste entre outras duas peças.
contact-refusal-past-target = Sua rota já termina no alvo, **{ $tile }**. Marque com a mão, ou desfaça um trecho.
contact-refusal-route-empty = Sua rota não tem trecho para desfazer.
contact-refusal-route-unfinished = Sua rota termina em **{ $end }**. Continue até seu alvo, **{ $target }**.
contact-refusal-signal-first = Escolha primeiro a carta de sinal.
contact-refusal-signal-chosen = A carta de sinal já foi escolhida: { $signal }.
contact-refusal-no-signal = Não resta carta de sinal de { $signal }. Escolha outra.
contact-refusal-double = Dois toques no mesmo botão em menos de 0,15 s contam como um. É só continuar.
contact-refusal-take-full = Você pousou no alvo. Envie esta gravação, ou recomece.
contact-refusal-take-long = Esta gravação passou de { $seconds } segundos. Recomece.
contact-refusal-take-empty = Você ainda não marcou nada.
contact-refusal-take-unfinished = { $landings ->
        [0] Você ainda não pousou
        [1] Você pousou uma vez
       *[other] Você pousou { $landings } vezes
    }, e seu voo tem { $legs ->
        [1] { $legs } trecho
       *[other] { $legs } trechos
    }. Continue, ou recomece.
contact-refusal-you-source = Você é a fonte; só a tripulação pode fazer isso.
contact-refusal-await = Ainda não há nada para responder. A fonte ({ $source }) precisa transmitir primeiro.
contact-refusal-not-guesser = Não é sua vez de adivinhar: agora é **{ $name }**.
contact-refusal-no-repeat = Essa foi a terceira transmissão. Agora dê um palpite.
contact-refusal-no-planet = **{ $tile }** não é um planeta. O sinal vem de um planeta virado para cima.
contact-refusal-face-down = **{ $tile }** ainda está virado para baixo. O sinal vem de um planeta virado para cima.
contact-refusal-reached = **{ $tile }** já foi alcançado. O sinal vem de um planeta ainda não alcançado.
contact-refusal-wrong-already = **{ $tile }** já foi descartado nesta rodada. Diga outro.
contact-refusal-no-aids = Cartas de ajuda só existem na variante pro.
contact-refusal-aid-used = A carta de ajuda **{ $aid }** já foi usada. 1 de combustível reativa todas as cartas de ajuda.
contact-refusal-no-stop = O último voo não fez escala: a mão pousou só uma vez.
contact-refusal-stop-shown = A primeira escala desse voo já está à vista: **{ $tile }**.
contact-refusal-nobody = Não há ninguém com quem conversar.
contact-refusal-briefing-on = O briefing já está aberto. Converse com a tripulação e depois dê um palpite.
contact-refusal-all-active = Todas as cartas de ajuda já estão ativas.
contact-refusal-last-fuel = Você não pode gastar o último combustível em cartas de ajuda.

# O que aconteceu.
contact-news-laid = O espaço está montado. Primeiros alvos possíveis: { $tiles }.
contact-news-laid-pro = O espaço está montado: todos os 18 planetas são alvos possíveis.
contact-news-practises = { $name-you ->
        [yes] Você vai
       *[no] **{ $name }** vai
    } voar { $from } → { $to } como teste.
contact-news-practised = { who-did } voou { $from } → { $to } como teste.
contact-news-practised-master = Voei { $from } → { $to } como teste.
contact-news-round = **Rodada { $number }**: { $name-you ->
        [yes] você é
       *[no] { $name } é
    } a fonte.
contact-news-round-master = **Rodada { $number }**.
contact-news-round-planet = **{ $tile }** agora é um alvo possível.
contact-news-target = Seu alvo secreto é **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] Agora você é
       *[no] Agora **{ $name }** é
    } a fonte, com outro alvo.
contact-news-source-master = Agora eu sou a fonte, com outro alvo.
contact-news-exchanged = A fonte trocou de alvo.
contact-news-chosen = A fonte joga pela carta de sinal de { $signal }.
contact-news-routed = Sua rota: { $route }.
contact-news-routed-none = Sua rota está vazia.
contact-news-sent = { who-has } transmitiu: { $hops ->
        [1] um salto
        [2] dois saltos
        [3] três saltos
       *[other] { $hops } saltos
    }.
contact-news-sent-master = { $hops ->
        [1] **Um salto**, direto ao alvo.
        [2] **Dois saltos**: uma escala, depois o alvo.
        [3] **Três saltos**: duas escalas, depois o alvo.
       *[other] **{ $hops } saltos**: escalas, depois o alvo.
    }
contact-news-repeat = { $by-you ->
        [yes] Você pediu
       *[no] **{ $by }** pediu
    } uma repetição: { $name-you ->
        [yes] transmita mais uma vez.
       *[no] { $name }, transmita mais uma vez.
    }
contact-news-repeat-master = { $by-you ->
        [yes] Você pediu
       *[no] **{ $by }** pediu
    } uma repetição.
contact-news-repeat-alone = Peço outro voo.
contact-news-passed = { who-did } não deu palpite: { $guesser-you ->
        [yes] agora é você
       *[no] agora é **{ $guesser }**
    }.
contact-news-passed-alone = { who-did } não deu palpite.
contact-news-fuel-lost = Ninguém respondeu a tempo: menos 1 de combustível. Resta: { $fuel }.
contact-news-doubled = { $name-you ->
        [yes] Você jogou
       *[no] **{ $name }** jogou
    } a carta de ajuda 50:50.
contact-news-missed = ❌ { who-did } disse { $planets }: **errado**. Resta: { $fuel }.
contact-news-missed-master = ❌ Eu disse { $planets }: **errado**. Resta: { $fuel }. Para mim pareceu { $route }.
contact-news-forfeited = A carta de sinal ({ $signal }) também se perde.
contact-news-found = ✅ { who-did } disse { $planets }: **certo**! O foguete pousa em **{ $tile }**.
contact-news-found-route = ✅ { who-did } disse { $planets }: **certo**! Rota: { $route }.
contact-news-found-master = ✅ { $name-you ->
        [yes] Sua mão
       *[no] A mão de **{ $name }**
    } me contou tudo: { $planets }, **certo**! Rota: { $route }.
contact-news-won-card = Carta de sinal ganha: { $signal }.
contact-news-stop = { who-did } pediu a primeira escala: **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] Você convocou
       *[no] **{ $name }** convocou
    } um briefing com a carta de ajuda { $aid }: a tripulação pode conversar até o próximo palpite. A fonte só escuta.
contact-news-reactivated = { $name-you ->
        [yes] Você pagou
       *[no] **{ $name }** pagou
    } 1 de combustível: todas as cartas de ajuda voltam a ficar ativas. Resta: { $fuel }.
contact-news-lost = O sinal vinha de **{ $tile }**.
contact-news-lost-route = O sinal vinha de **{ $tile }**. Rota: { $route }.

# Como acabou.
contact-over-won = **Missão cumprida!** 12 planetas encontrados, **{ $score } de { $best } pontos**.
contact-over-next = Esta foi: { $now }. Sobrou: { $fuel }. Tente agora: { $level }.
contact-button-next = Tentar { $level }
contact-over-signal = **Sinal encontrado** no palpite { $guess } de { $guesses }.
contact-over-lost = **Contato perdido**: acabou o combustível.

# Como vai a missão.
contact-status-practice = **Uma pessoa conhece o alvo** e só mostra a mão: erguida ao voar, quanto mais longe, mais tempo. A tripulação adivinha.
contact-status-practice-solo = **Houston conhece o alvo** e só mostra a mão: erguida ao voar, quanto mais longe, mais tempo. Você adivinha; depois vocês trocam.
contact-status-flight = Teste: **{ $route }**.{ $stage ->
        [ground] {" "}Decole, espere e pouse.
        [air] {" "}**Você está voando**: pouse quando teria chegado.
       *[landed] {""}
    }
contact-status-begin = **{ $name }** pode iniciar a missão.
contact-status-practising = Vão voar: { $names }.
contact-status-round = Rodada { $round }/{ $rounds } · { $fuel }{ $first ->
        [yes] {" "}(1 por erro)
       *[no] {""}
    }
contact-status-score = { $score }/{ $best } pontos
contact-status-signal = { $left ->
        [0] Acabaram os palpites.
        [one] Último palpite.
       *[other] Restam { $left } palpites.
    }
contact-status-stake = { $first ->
        [yes] carta de primeira:
       *[no] de primeira:
    } { $signal }
contact-status-stake-none = carta de sinal: a escolher
contact-status-stake-lost = sem pontos nesta rodada
contact-status-source = { $name } é a fonte e prepara o voo.
contact-status-source-again = { $name } é a fonte e precisa transmitir de novo.
contact-status-source-you = **Você é a fonte.** Seu alvo secreto: **{ $tile }**.
contact-status-source-you-again = **Você é a fonte**, e a tripulação quer uma repetição: a mesma rota ou outra. Seu alvo secreto: **{ $tile }**.
contact-status-hand-you = **Agora a sua mão**: voe para **{ $tile }**. Eu adivinho o alvo pelo tempo que ela fica erguida.
contact-status-hand-again = **Mais uma vez para { $tile }.** Vermelho: até onde ouvi você voar. Dourado: até onde é.
contact-status-hand-flies = **Sua mão** voa para **{ $tile }**.
contact-status-guess-you = **Sua vez de adivinhar.**
contact-status-stakes = Acertar de primeira vale { $signal } (de { $best }). Um erro custa 1 (há { $fuel }).
contact-status-heard = Mão erguida: **{ $seconds }** s. Qual planeta?
contact-status-guess = Agora { $name } adivinha. { $left ->
        [0] Não restam voos novos.
        [1] Resta { $left } voo novo.
       *[other] Restam { $left } voos novos.
    }
contact-status-silence = Sem comentários, por favor.
contact-status-briefing = **Briefing**: a tripulação pode conversar até o próximo palpite. A fonte só escuta.
contact-status-wrong = Já descartados: { $tiles }.
contact-status-marker = Primeira escala da transmissão { $number }: **{ $tile }**.
contact-status-rings-each = Os anéis mostram até onde vai cada salto.
contact-status-rings-first = O anel mostra só o primeiro salto.
contact-status-rings-stops = O anel é o salto 1: pousou onde?
contact-status-rings-second = O anel pequeno é um segundo de voo.
contact-status-aids = Cartas de ajuda: { $active }
contact-status-aids-used = Cartas de ajuda: { $active } · usadas: { $used }

# A imagem em palavras.
contact-describe-places = Onde estão as peças: como as horas de um relógio em volta do centro, a mais próxima primeiro.
contact-describe-middle = No centro: { $tiles }.
contact-describe-hour = { $hour } h: { $tiles }
contact-describe-beside = Lado a lado: { $pairs }.
contact-describe-rocket = Posição do foguete: { $tile }.
contact-describe-possible = Alvos possíveis: { $tiles }.
contact-describe-ruled-out = Já descartados: { $tiles }.
contact-describe-reached = Alcançados: { $tiles }.
contact-describe-down = Virados para baixo: { $tiles }.
contact-describe-asteroids = Asteroides: { $tiles }.
contact-describe-won = Cartas de sinal ganhas: { $cards }.
contact-describe-left = Cartas de sinal restantes: { $cards }.
contact-describe-past = Rodada { $number }: { $tile }, encontrado por { $name } ({ $signal })
contact-describe-past-lost = Rodada { $number }: { $tile }, encontrado por { $name } (carta perdida)
contact-describe-heard = Ouvido: { $strips }
contact-describe-target = Seu alvo secreto é { $tile }.
contact-describe-route = Sua rota: { $route }.
contact-describe-take = Sua gravação: { $strip }
contact-describe-blocked = Sem voo direto de { $tile } para: { $blocked }.
contact-describe-blocked-one = { $tile } por { $by }
contact-alt-title = Contact: um quadrado de espaço com { $count } peças, como as horas de um relógio em volta do centro, a mais próxima primeiro.
contact-alt-state = Rodada { $round } de { $rounds }, { $fuel }, { $score } de { $best } pontos.
contact-alt-practice = Voos de teste.
contact-alt-hand = Na imagem, uma mão se levanta e bate o ritmo do voo, duas vezes. A opção “barras” o descreve em palavras.
contact-alt-bars = O voo em batidas: { $beats }.
contact-alt-bar-first = { $flight } no ar
contact-alt-bar = { $pause } no chão, { $flight } no ar
contact-alt-certificate = Um certificado para { $names }: { $points } de { $best } pontos, { $date }. Planetas encontrados: { $tiles }.
contact-options-signal = um só sinal: minha mão voa uma vez, até um de cinco planetas; { $guesses } palpites

# As opções de uma partida.
contact-options-solo = solo: eu sou a fonte
contact-options-turns = solo: você e eu nos revezamos com a mão
contact-options-hand = uma mão animada
contact-options-bars = barras
contact-options-practice = voos de teste antes
contact-options-no-practice = sem testes

# Recordes pessoais
contact-feat-score = Melhor pontuação de uma missão: { $value } de 42
contact-deed-score = { $value ->
        [1] { $value } ponto de 42
       *[other] { $value } pontos de 42
    }

# Como se vence, em uma linha.
contact-goal = A tripulação adivinha pela mão: encontrem juntos 12 planetas antes que o combustível acabe.
contact-goal-alone = Você e Houston se revezam com a mão: encontrem 12 planetas antes que o combustível acabe.

# O que se compartilha do sinal do dia.
contact-puzzle-found = { $guess }/{ $guesses }
contact-puzzle-unfound = X/{ $guesses }

# Um voo como pergunta para outras pessoas.
contact-riddle = Para qual planeta esta mão voa?
contact-riddle-why = De { $from }, { $hops ->
        [1] um salto
       *[other] { $hops } saltos
    }: `{ $beats }`. Quanto maior a barra, maior o salto.

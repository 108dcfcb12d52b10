# Space Connection. A vaga 1 é verde e a 2 azul, como na caixa.

space_connection-title = Space Connection
space_connection-cover = Vinte planetas.
space_connection-cover-more = Ache todos antes.
space_connection-pitch = Explore um céu escondido com sondas, naves e lasers.
space_connection-pitch-short = um céu oculto

# As palavras que se escrevem em uma DM, separadas por vírgulas.
space_connection-words-scout = sonda
space_connection-words-ship = nave
space_connection-words-super = supernave, super-nave
space_connection-words-laser = laser, lasers, feixe, emissor, emissores
space_connection-words-hide = esconder, esconda, céu
space_connection-words-planet = planeta, adicionar, tirar, remover
space_connection-words-move = mover, mova
space_connection-words-random = aleatório, sorte, sortear
space_connection-words-clear = limpar, apagar tudo
space_connection-words-keep = guardar, guarde, salvar
space_connection-words-load = carregar, carregue, favorito
space_connection-words-list = favoritos, lista
space_connection-words-seal = selar, sele, pronto, pronta, confirmar
space_connection-words-note = anotar, anote
space_connection-words-empty = vazia, vazio, vazias
space_connection-words-erase = esquecer, esqueça, apagar
space_connection-words-concede = desistir, desisto
space_connection-words-show = mostrar, mostre, ver, tabuleiro

# Peças.
space_connection-piece-scout = sonda
space_connection-piece-ship = nave
space_connection-piece-super-ship = supernave
space_connection-piece-laser = laser
space_connection-count-scout = { $count ->
        [1] { $count } sonda
       *[other] { $count } sondas
    }
space_connection-count-ship = { $count ->
        [1] { $count } nave
       *[other] { $count } naves
    }
space_connection-count-super-ship = { $count ->
        [1] { $count } supernave
       *[other] { $count } supernaves
    }
space_connection-count-laser = { $count ->
        [1] { $count } laser
       *[other] { $count } lasers
    }

# Recusas: o que está errado e depois o que fazer.
space_connection-refusal-position = **{ $said }** não é uma casa. Escreva uma fileira de A a M e depois um número: G7.
space_connection-refusal-position-row = **{ $said }** não é uma casa: a fileira { $row } vai de { $row }1 a { $row }{ $count }.
space_connection-refusal-position-empty = Diga uma casa: uma fileira de A a M e depois um número, como G7.
space_connection-refusal-no-positions = Diga pelo menos uma casa, como G7. Se forem várias, separe com espaços: C4 C5 D5.
space_connection-refusal-twice = **{ $at }** aparece duas vezes. Diga cada casa uma só vez.
space_connection-refusal-too-many = Um céu só tem { $allowed } planetas. Tire um para colocar outro, ou mova um.
space_connection-refusal-no-planet = Você não tem planeta em **{ $at }**. Escolha um dos seus para mover.
space_connection-refusal-planet-there = Você já tem um planeta em **{ $at }**. Escolha uma casa livre.
space_connection-refusal-no-sky = Você ainda não pode selar seu céu: ele tem { $planets ->
        [1] { $planets } planeta
       *[other] { $planets } planetas
    } em { $systems ->
        [1] { $systems } sistema
       *[other] { $systems } sistemas
    }, e precisa de exatamente { $all } em { $wanted }.
space_connection-refusal-sealed = Seu céu está selado e não muda mais. Ele fica secreto até ser encontrado.
space_connection-refusal-only-hunt = Você joga solo: Houston escondeu o céu, e você explora.
space_connection-refusal-not-sealed = Nem todo céu está selado ainda. A busca começa assim que estiverem.
space_connection-refusal-not-your-turn = É a vez de quem joga contra você. Enquanto isso, você pode fazer anotações.
space_connection-refusal-none-left = Acabou esta peça: { $piece }. Na mão: { $hand }.
space_connection-refusal-none-left-at-all = Você não tem mais nenhuma peça, nem { $piece } nem outra.
space_connection-refusal-one-emitter = Resta um laser. Diga uma só casa, alinhada com um laser do tabuleiro: { $standing }.
space_connection-refusal-one-emitter-alone = Seu último laser não tem par, então não forma um feixe. Lance outra coisa.
space_connection-refusal-occupied-planet = **{ $at }** já é um planeta. Escolha uma casa livre.
space_connection-refusal-occupied-lost = **{ $at }** já tem uma peça perdida ({ $piece }). Escolha uma casa livre.
space_connection-refusal-occupied-emitter = **{ $at }** já tem um laser. Escolha outra casa.
space_connection-refusal-not-a-centre = **{ $at }** não é o centro de um triângulo. { $count ->
        [one] O centro do triângulo dela é { $centres }.
       *[other] Os centros dos triângulos dela são { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** é o centro de um triângulo, e os lasers vão em linhas traçadas. Tente ao lado: { $near }.
space_connection-refusal-no-beam = **{ $at }** não forma feixe: precisa de outro laser na mesma linha traçada. Alinhadas com ela: { $partners }.
space_connection-refusal-stranger = Você não está nesta partida.
space_connection-refusal-over = Esta partida acabou. Comece outra com `/jogar`.

# Os céus favoritos, só para quem os guardou.
space_connection-kept = Guardado como **{ $name }**, só para você: { $count ->
        [1] { $count } planeta
       *[other] { $count } planetas
    }.
space_connection-forgotten = **{ $name }** foi esquecido.
space_connection-favourites = Seus céus favoritos: { $names }.
space_connection-favourites-none = Você ainda não tem céus favoritos. Enquanto esconde, guarde um com `/connection favorito guardar`.
space_connection-refusal-favourite-name = Um favorito precisa de um nome com letras ou números, de { $longest } caracteres no máximo, como `Espiral`.
space_connection-refusal-favourite-empty = Seu céu não tem planetas para guardar. Coloque alguns primeiro.
space_connection-refusal-favourites-full = Você já tem { $most } favoritos, o máximo que cabe em uma lista. Esqueça um antes.
space_connection-refusal-no-favourites = Você não tem o favorito **{ $said }**, nem nenhum outro ainda. Enquanto esconde, guarde um com `/connection favorito guardar`.
space_connection-refusal-no-favourite = Você não tem o favorito **{ $said }**. Os seus são: { $names }.

# O que aconteceu.
space_connection-draft-empty = Seu céu está vazio. Ele precisa de { $all } planetas em { $wanted } sistemas.
space_connection-news-drafted = Seu céu mudou.
space_connection-news-sealed = { $name-you ->
        [yes] Você selou seu céu.
       *[no] **{ $name }** selou o céu.
    }
space_connection-news-hidden = Houston escondeu 20 planetas em nove sistemas.
space_connection-news-began = A busca começa! Cara ou coroa: { $name-you ->
        [yes] **você** lança
       *[no] **{ $name }** lança
    } primeiro.
space_connection-news-began-solo = A busca começa!
space_connection-news-scout-hit = { $name-you ->
        [yes] **Um planeta em { $at }!** Sua sonda volta.
       *[no] { who-did } enviou uma sonda para { $at }: um **planeta**! A sonda volta.
    }
space_connection-news-scout-lost = { $name-you ->
        [yes] **Nada em { $at }.** Sua sonda se perdeu.
       *[no] { who-did } enviou uma sonda para { $at }: **nada lá**. A sonda se perdeu.
    }
space_connection-news-ship = { $name-you ->
        [yes] { $count ->
            [0] **Nenhum planeta**
            [1] **Um planeta, { $found },**
           *[other] **{ $count } planetas, { $found },**
        } em volta de { $at }.
       *[no] { who-did } enviou uma { $piece } para { $at }: { $count ->
            [0] **nenhum planeta** ao alcance
            [1] um planeta novo em { $found }
           *[other] { $count } planetas novos, { $found }
        }.
    }
space_connection-news-laser = { $name-you ->
        [yes] { $count ->
            [0] **Nenhum planeta novo**
            [1] **Um planeta, { $found },**
           *[other] **{ $count } planetas, { $found },**
        } nos seus feixes.
       *[no] { who-did } colocou { $emitters ->
            [1] um laser em { $at }
           *[other] lasers em { $at }
        }: { $count ->
            [0] nenhum planeta novo nos feixes
            [1] um planeta novo em { $found }
           *[other] { $count } planetas novos, { $found }
        }.
    }
space_connection-news-returned = A { $piece } volta.
space_connection-news-lost = A { $piece } se perdeu.
# Another’s launch, to their rival.
space_connection-news-rival = **{ $name }**: { $piece ->
        [scout] sonda a { $at }
        [ship] nave a { $at }
        [super] supernave a { $at }
       *[laser] laser { $at }
    }, { $count ->
        [0] nada.
        [1] **1 acerto!**
       *[other] **{ $count } acertos!**
    }
space_connection-news-rival-systems = **Sistemas perdidos: { $number }/{ $all }!**
space_connection-news-systems = { $count ->
        [1] **Sistema completo: { $number }/{ $all }!**
       *[other] **{ $count } sistemas completos: { $number }/{ $all }!**
    }
space_connection-news-ring = (−{ $cost })
space_connection-news-complete = **Sistema completo ({ $number }/{ $all })**: { $system }.
space_connection-news-paid = Marcar custa uma peça: { $piece }.
space_connection-news-unpaid = Marcado de graça: não restam peças.
space_connection-news-missed = ⏳ Tempo esgotado: { $name-you ->
        [yes] você passa este turno
       *[no] **{ $name }** passa este turno
    } ({ $missed } de { $patience } seguidos).
space_connection-news-ran-out = { $name-you ->
        [yes] Você não tem
       *[no] **{ $name }** não tem
    } mais nada para lançar.
space_connection-news-noted-none = Você não tem anotações.
space_connection-news-uncovered = { $why } Céus revelados.
space_connection-news-uncovered-solo = { $why } Céu revelado.

# Por que acabou, e quem venceu.
space_connection-end-discovered = Todos os nove sistemas foram encontrados!
space_connection-end-exhausted = Não resta nada para lançar.
space_connection-end-conceded = { who-did } desistiu.
space_connection-end-deserted = { who-did } perdeu três turnos seguidos.
space_connection-result-won = { $name-you ->
        [yes] Você vence
       *[no] **{ $name }** vence
    } com { $systems }/{ $all } sistemas e { $planets ->
        [1] { $planets } planeta
       *[other] { $planets } planetas
    } em { $launches ->
        [1] { $launches } lançamento
       *[other] { $launches } lançamentos
    }.
space_connection-result-draw = Empate entre { $names }.
space_connection-result-solo-won = { who-did } encontrou tudo em **{ $launches } lançamentos**.
space_connection-result-solo-lost = { who-did } encontrou { $systems }/{ $all } sistemas em { $launches ->
        [1] { $launches } lançamento
       *[other] { $launches } lançamentos
    }.

# O que ainda está errado em um céu.
space_connection-draft-planets = { $count ->
        [1] { $count } planeta
       *[other] { $count } planetas
    } em { $systems ->
        [1] { $systems } sistema
       *[other] { $systems } sistemas
    }.
space_connection-draft-missing = { $missing ->
        [1] Falta { $missing } planeta
       *[other] Faltam { $missing } planetas
    }.
space_connection-draft-surplus = { $surplus ->
        [1] { $surplus } sistema
       *[other] { $surplus } sistemas
    } a mais.
space_connection-draft-joined = { $surplus ->
        [1] { $surplus } sistema
       *[other] { $surplus } sistemas
    } a mais: { $count ->
        [1] um planeta em { $bridge } os uniria
       *[other] planetas em { $bridge } os uniriam
    }.
space_connection-draft-joined-some = { $surplus ->
        [1] { $surplus } sistema
       *[other] { $surplus } sistemas
    } a mais: { $count ->
        [1] um planeta em { $bridge } uniria alguns
       *[other] planetas em { $bridge } uniriam alguns
    }.
space_connection-draft-move-there = Mova planetas para lá: { $missing ->
        [0] todos já estão colocados
        [1] só falta colocar um
       *[other] só faltam { $missing }
    }.
space_connection-draft-apart = { $surplus ->
        [1] { $surplus } sistema
       *[other] { $surplus } sistemas
    } a mais, e nenhum planeta sozinho uniria dois. Aproxime alguns.
space_connection-draft-opening = { $missing ->
        [1] Falta { $missing } sistema
       *[other] Faltam { $missing } sistemas
    }: um planeta que não toca em outro forma um, por exemplo em { $openings }.
space_connection-draft-cut = { $missing ->
        [1] Falta { $missing } sistema
       *[other] Faltam { $missing } sistemas
    }: tire { $cuts } para dividir um.
space_connection-draft-full = { $missing ->
        [1] Falta { $missing } sistema
       *[other] Faltam { $missing } sistemas
    }: tire planetas para abrir espaço.
space_connection-draft-remedy = Mover { $from } para { $to } resolve.
space_connection-draft-nearer = Mover { $from } para { $to } deixa com { $systems ->
        [1] { $systems } sistema
       *[other] { $systems } sistemas
    }.
space_connection-draft-ready = Tudo certo: você pode selar.

# Como vai a partida.
space_connection-status-hunter = { $name-you ->
        [yes] Você
       *[no] { $name }
    }: { $systems }/{ $all } sistemas, { $planets ->
        [1] { $planets } planeta
       *[other] { $planets } planetas
    }
space_connection-status-solo = Solo: { $systems }/{ $all } sistemas, { $planets ->
        [1] { $planets } planeta
       *[other] { $planets } planetas
    }, { $launches ->
        [1] { $launches } lançamento
       *[other] { $launches } lançamentos
    }
space_connection-status-hide-you = **Sua vez:** esconda 20 planetas em exatamente nove sistemas e depois sele seu céu.
space_connection-status-sealed-you = Seu céu está selado.
space_connection-status-hide = Ainda escondendo: { $names }.
space_connection-status-turn-you = **Sua vez.**
space_connection-status-turn-open = **Sua vez.** Um ponto dourado esconde um planeta.
space_connection-status-last = { $who ->
        [both] **Último sistema!** Você { $own } · { $name } { $other }
        [you] **Só falta um sistema!** Você { $own } · { $name } { $other }
       *[rival] **Para { $name } falta um!** Você: { $own }.
    }
space_connection-status-last-solo = **Só falta um sistema!**
space_connection-status-turn = Agora { $name } lança.
space_connection-status-last-reply = Os nove sistemas de um céu foram encontrados. Hora da **última réplica**!
space_connection-status-out = { $name-you ->
        [yes] Você não tem
       *[no] { $name } não tem
    } mais nada para lançar.

# A imagem em palavras.
space_connection-none = nenhuma
space_connection-game-master = Houston
space_connection-describe-head = Quem explora: { $hunter }. Céu escondido por { $hider }.
space_connection-describe-hiding = O céu ainda está sendo preparado.
space_connection-describe-sealed = O céu está selado.
space_connection-describe-found = Planetas encontrados ({ $count }/{ $all }): { $count ->
        [0] nenhum
       *[other] { $at }
    }.
space_connection-describe-found-besides = Outros planetas encontrados ({ $count }/{ $all } ao todo): { $count ->
        [0] nenhum
       *[other] { $at }
    }.
space_connection-describe-complete = Sistemas completos ({ $count }/{ $all }): { $systems }.
space_connection-describe-empty = Vazias com certeza ({ $count }): { $at }.
space_connection-describe-lost = Peças perdidas ({ $piece }): { $at }.
space_connection-describe-emitters = Lasers: { $at }.
space_connection-describe-beams = Feixes: { $beams }.
space_connection-describe-last = Lançamentos: { $count }. O último: { $piece } em { $at }.
space_connection-describe-hand = Na mão: { $hand }.
space_connection-describe-sky = O céu inteiro ({ $systems } sistemas): { $at }.
space_connection-describe-unfound = Não encontrados: { $at }.
space_connection-describe-draft = Sistema { $number }: { $at }.
space_connection-describe-notes-planets = Suas anotações, planetas: { $at }.
space_connection-describe-notes-empty = Suas anotações, vazias: { $at }.
space_connection-alt-title = Space Connection, um hexágono de 127 casas em fileiras de A a M.
space_connection-alt-empty = { $count ->
        [1] { $count } casa vazia com certeza.
       *[other] { $count } casas vazias com certeza.
    }
space_connection-alt-lost = Peças perdidas: { $pieces }.
space_connection-alt-complete = Sistemas completos: { $count }/{ $all }.
space_connection-alt-notes = Anotações em { $count ->
        [1] { $count } casa.
       *[other] { $count } casas.
    }

# As opções de uma partida.
space_connection-options-board = 20 planetas em 9 sistemas
space_connection-options-solo = solo
space_connection-options-at-once = o nono sistema vence na hora
space_connection-options-last-reply = com última réplica
space_connection-options-first-seat = o verde começa

# As poucas palavras nas imagens.
space_connection-picture-master = Houston
space_connection-picture-sky = Seu céu
space_connection-picture-turn = { $turn ->
        [1] { $turn } jogada
       *[other] { $turn } jogadas
    }

# Recordes a bater
space_connection-feat-launches = Menos lançamentos para nove sistemas: { $value }
space_connection-defeat = **{ $name }** encontrou seu céu em { $feat } lançamentos. No outro céu, você { $own ->
        [0] não tinha nenhum sistema completo
        [1] tinha um sistema completo
       *[other] tinha { $own } sistemas completos
    }.
space_connection-deed-launches = Nove sistemas em { $value ->
        [1] { $value } lançamento
       *[other] { $value } lançamentos
    }

space_connection-puzzle-launches = { $launches ->
        [1] { $launches } lançamento
       *[other] { $launches } lançamentos
    }
space_connection-puzzle-unfound = não encontrado

# Como se vence, em uma linha.
space_connection-goal = Planetas que se tocam são um sistema: encontre os nove antes que encontrem os seus.
space_connection-goal-alone = Planetas que se tocam são um sistema: encontre os nove com o mínimo de lançamentos.

# Um planeta ao lado de outro, como pergunta para outras pessoas.
space_connection-riddle = Qual sonda encontra um planeta?
space_connection-riddle-why = As outras { $wrong } voam para o vazio.

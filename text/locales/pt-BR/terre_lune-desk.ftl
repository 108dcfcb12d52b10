# O console de Da Terra à Lua: botões, opções e indicações.

terre_lune-mark-claim = concessão
terre_lune-mark-prime = +{ $prime }, fim da corrida
terre_lune-mark-dragged = o pirata arrasta você
terre_lune-mark-collision = colisão!
terre_lune-mark-steps = a { $steps }

terre_lune-button-keep = Guardar
terre_lune-button-put-back = Devolver
terre_lune-button-exchange = Trocar ({ $picked }/{ $count })
terre_lune-button-exchange-these = { $count ->
        [5] Trocar as cinco cartas
        [one] Trocar a carta { $cards }
       *[other] Trocar as cartas { $cards }
    }
terre_lune-button-then-cards = { $count ->
        [one] Depois trocar 1 carta
       *[other] Depois trocar { $count } cartas
    }
terre_lune-button-give = Trocar outras…
terre_lune-button-push = Empurrar…
terre_lune-button-challenge = Desafio: { $count } concessões
terre_lune-button-challenge-now = Lançar desafio
terre_lune-button-ambush = Emboscada…
terre_lune-button-ambush-now = Armar emboscada
terre_lune-button-end = Terminar
terre_lune-button-leave = Sair…
terre_lune-button-back = Voltar
terre_lune-button-trump = { $colour } ({ $count })
terre_lune-button-lay = { $count ->
        [0] Colocar (sem iscas)
        [1] Colocar ({ $count } isca)
       *[other] Colocar ({ $count } iscas)
    }
terre_lune-button-anew = Recomeçar
terre_lune-button-seize = Pegar ({ $picked }/{ $takes })

terre_lune-choose-push = Qual foguete, e para onde?
terre_lune-choose-decoy = Isca: qual concessão?
terre_lune-choose-deposit = { $claim }: com qual jazida?
terre_lune-choice-forward = { $name } para a frente, até { $code }
terre_lune-choice-backward = { $name } para trás, até { $code }

terre_lune-hint-push = Seu 6 empurra um foguete adversário uma casa. Para onde?
terre_lune-hint-challenge = **Desafio** a { $others }: vença a maioria das cinco vazas e leve { $count } concessões. Escolha o trunfo, que vence as outras cores (entre parênteses: quantas você tem).
terre_lune-hint-challenge-sure = **Desafio** com trunfo { $trump } contra { $others ->
        [one] outro foguete
       *[other] outros { $others } foguetes
    }. Você começa. Quem vence leva { $count } concessões, +2 com o 1 da cor do próprio foguete, +1 com o 1 de trunfo. **Não dá para desfazer.**
terre_lune-hint-ambush-first = Antes de partir, você pode armar uma emboscada aqui.
terre_lune-hint-ambush-whom = **Emboscada**: quem você puxa?
terre_lune-hint-ambush = **Emboscada** contra { $name }. Escolha a cor do trunfo (entre parênteses, quantas você tem). Você começa, e o 1 é a carta mais alta. Quem vencer, de qualquer lado, leva dois pacotes, três com o 1 da própria cor.
terre_lune-hint-ambush-sure = **Emboscada** contra o foguete { $rocket }, com trunfo { $trump }. Você começa. Quem vencer leva dois pacotes, três com o 1 da própria cor. **Não dá para desfazer.**
terre_lune-hint-packing = Cada jazida forma um pacote com as concessões dela. Você pode misturar como iscas concessões sem jazida: { $loose }. O outro lado só vê o tamanho dos pacotes.
terre_lune-hint-decoy = • isca: { $claim } com { $deposit }
terre_lune-hint-seizing = Escolha pacotes pelo tamanho. Depois você vê o que há dentro.

terre_lune-typable = um lugar aonde ir (`Beta`, `Lua`, `TB4`), uma carta para jogar (`VM7`, `azul 3`), `ponto 3`, `guardar`, `devolver`, `trocar VM7 AZ3`, `empurrar azul frente`, `desafio vermelho`, `emboscada azul vermelho`, `pacotes ZR com FE`, `pegar 1 3`, `fim`, `mostrar`

# O que se escolhe em uma lista.
terre_lune-choose-way = Para onde você voa?
terre_lune-choose-give = Trocar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: { $picked } de { $count }
terre_lune-choose-trumps = Qual cor é o trunfo?
terre_lune-choose-card = Qual carta você joga?
terre_lune-choose-packets = Pegar { $takes ->
        [one] 1 pacote
       *[other] { $takes } pacotes
    }: { $picked } de { $takes }

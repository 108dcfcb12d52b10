# O console de Space Connection: botões, formulários e indicações.

space_connection-button-piece = { $piece ->
        [scout] Sonda
        [ship] Nave
        [super] Super
       *[laser] Laser
    }
space_connection-button-send = { $piece ->
        [scout] Sonda para { $at }
        [ship] Nave para { $at }
        [super] Supernave para { $at }
       *[laser] Laser { $at }
    }
space_connection-button-pick = Escolher casa…
space_connection-button-launch = Lançar…
space_connection-button-random = Céu aleatório
space_connection-button-write = Digitar casas…
space_connection-button-shift = Mover um planeta…
space_connection-button-clear = Limpar
space_connection-button-seal = Selar meu céu
space_connection-button-seal-now = Selar de vez
space_connection-button-keep = Guardar favorito…
space_connection-button-forget = Esquecer favorito…
space_connection-button-note = Fazer anotações…
space_connection-button-concede = Desistir…
space_connection-button-concede-now = Desistir de vez
space_connection-button-back = Voltar
space_connection-button-alone = Usar só um
space_connection-button-laser-now = Usar o laser

space_connection-form-launch = Lançar
space_connection-form-write = Meu céu
space_connection-form-shift = Mover um planeta
space_connection-form-keep = Guardar meu céu
space_connection-field-keep = O nome, só para você
space_connection-field-keep-hint = Espiral
space_connection-form-note = Minhas anotações
space_connection-field-launch = O quê e onde? Só G7 envia uma sonda
space_connection-field-launch-hint = G7 · nave D4 · supernave C5 · laser A1 A4
space_connection-field-write = As 20 casas dos planetas
space_connection-field-shift = De onde, para onde?
space_connection-field-note = Planetas; depois de “vazia”, as vazias
space_connection-field-note-hint = C4 C5 vazia A1 A2

space_connection-set-up = Sorteei seu céu: é o tabuleiro pequeno. Você busca no grande.
space_connection-hint-hide = Escolha uma fileira e uma casa, escreva todas, ou me deixe sortear um céu. Só você vê.
space_connection-hint-seal = **Sele** quando quiser. Depois disso, ele não muda mais.
space_connection-hint-seal-sure = Seu céu é o da imagem. Depois de selado, **ele não muda mais**. Selar?
space_connection-hint-piece = { $piece ->
        [scout] Uma **sonda** mostra uma casa. Ela volta se achar um planeta.
        [ship] Uma **nave** mostra a própria casa e as vizinhas. Ela volta se a própria for um planeta.
        [super] Uma **supernave** mostra as dez casas em volta de uma **com círculo**. Ela volta se essa for um planeta.
       *[laser] Dois **lasers** em uma linha traçada mostram todos os planetas entre eles. Eles ficam lá.
    } Restam: { $left }.
space_connection-aim = { $piece ->
        [scout] Só **{ $at }**; restam { $left }. Ela volta se { $at } for um planeta.
        [ship] **{ $at }** e em volta: { $count } novas; restam { $left }. Ela volta se { $at } for um planeta.
        [super] **Triângulo de { $at }**: { $count } novas; restam { $left }. Ela volta se { $at } for um planeta.
       *[laser] **Uma linha**: { $count } novas; restam { $left }. Lasers não voltam.
    }
space_connection-hint-second = Primeiro laser em { $at }. Onde vai o segundo?
space_connection-hint-laser-sure = { $count ->
        [1] O **laser**
       *[other] Os **lasers**
    } em **{ $emitters }**: veja o feixe na imagem. Laser não volta: { $left ->
        [0] não sobra nenhum
        [1] sobra um
       *[other] sobram { $left }
    }.
space_connection-hint-concede = Desistir? O outro lado vence na hora, e os dois céus são revelados. **Não dá para desfazer.**
space_connection-hint-concede-solo = Desistir? A busca acaba, e o céu é revelado. **Não dá para desfazer.**

space_connection-row = Fileira { $row }
space_connection-choose-row = Planetas: escolha a fileira
space_connection-choose-load = Carregar um favorito
space_connection-choose-forget = Esquecer qual favorito?
space_connection-choose-at = Fileira { $row }: escolha uma casa
space_connection-take-away = Tirar este planeta
space_connection-choose-aim-row = { $piece ->
        [scout] Sonda: escolha a fileira
        [ship] Nave: escolha a fileira
        [super] Supernave: escolha a fileira
       *[laser] Laser: escolha a fileira
    }
space_connection-choose-aim-other = Outra fileira…
space_connection-choose-target = { $piece ->
        [scout] Sonda: escolha a casa
        [ship] Nave: escolha a casa
        [super] Supernave: escolha a casa
       *[laser] Laser: escolha a casa
    }
space_connection-choose-second = Segundo laser em…
space_connection-known-empty = vazia com certeza
space_connection-typable = uma casa para uma sonda (`G7`), `nave D4`, `supernave C5`, `laser A1 A4`, as casas do seu céu (`C4 C5 D5`), `planeta C4`, `mover C4 D5`, `aleatório`, `limpar`, `guardar Espiral`, `carregar Espiral`, `esquecer Espiral`, `selar`, `anotar C4`, `vazia A1 A2`, `esquecer C4`, `mostrar`, `desistir`

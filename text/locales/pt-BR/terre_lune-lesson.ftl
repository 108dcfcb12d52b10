# A lição de Da Terra à Lua. Cada passo: o que tocar e por quê; seus atributos: o que mais se tentou.

terre_lune-lesson-throw = Os dados rolaram. O vermelho, um **6**, move seu foguete; os azuis movem o satélite pirata. Voe até a Lua e volte, e junte **concessões** nas estações do caminho. Beta está a exatamente seis passos: vá a **Beta**.
    .far = Você ficaria boiando entre dois lugares sem nada para pegar. Um 6 alcança uma estação: vá a **Beta**.
    .gamma = Tão bom quanto: Gama fica à mesma distância. Mas esta lição segue em **Beta**.
terre_lune-lesson-station = Você tem uma concessão, virada para baixo. Ela conta quando você traz da Lua a **jazida** do mineral dela. Houston está atrás de você, então dá para lançar um **desafio**: cinco vazas de cartas, por mais concessões. O menor número vence, e você tem o azul 1, o **MOLAB**, a carta mais alta. Lance com trunfo **azul**.
    .green = Você só tem uma carta verde, e fraca. Com este MOLAB na mão, escolha trunfo **azul**.
    .end = Uma concessão não é muito, e Houston não pode recusar um desafio aqui. Lance, com trunfo **azul**.
terre_lune-lesson-trick = A primeira carta define a cor, e as outras a seguem se puderem. Trunfo vence tudo, e 1 vence 8. Comece com a melhor: jogue **azul 1**.
    .green = Uma carta verde fraca perde fácil, e quem ganha uma vaza começa a seguinte. Nada vence **azul 1**: jogue essa.
    .yellow = Alguém sem amarelo poderia cortar com trunfo. Tire primeiro os trunfos: jogue **azul 1**.
terre_lune-lesson-end = A vaza é sua! Quem ganha mais das cinco vazas vence o desafio, e seu MOLAB de trunfo rende mais uma concessão. Depois, rumo à Lua, driblando o pirata, para achar as jazidas das suas concessões, e para casa. O primeiro foguete a voltar ganha 200 pontos e encerra a corrida.

# O que se diz a quem joga pela primeira vez, em cada tipo de decisão.
terre_lune-coach-dice = Junte **concessões** nas estações: da Lua você só leva minerais com uma. O **vermelho** move você; o **azul**, o pirata.
terre_lune-coach-pull = Se você parar na órbita do pirata, ele **arrasta você**: voltar gasta parte do seu próximo dado. Cruzar sem parar é seguro.
terre_lune-coach-way = Pare em uma estação e você pega uma **concessão**. Ela conta quando você acha na Lua a jazida do mineral dela e a traz para casa.
terre_lune-coach-cards = As cartas são para os **desafios**: pare em uma estação à frente de outro foguete, e cinco vazas decidem quem leva concessões ali. O **1** vence o 8.
terre_lune-coach-home = Primeiro em casa: **200**, e todos voltam. Segundo: **150**. Mais pontos vencem.
terre_lune-coach-actions = Agora as cartas contam: o **1** vence o 8. Mão boa? O botão verde disputa mais concessões.
terre_lune-coach-peek = Você pode guardar uma jazida se tiver uma **concessão** do mineral dela: aí contam todas as que você tem dele. Qualquer outra volta ao lugar e fica marcada no seu tabuleiro.
terre_lune-coach-card = Siga a cor da primeira carta; se não puder, jogue trunfo. Quem ganha mais das cinco vazas vence.
terre_lune-coach-packing = Quem vence escolhe pacotes sem ver, só pelo tamanho. Uma concessão sem jazida faz um pacote pobre parecer rico.
terre_lune-coach-seizing = Um pacote grande pode ter muitas concessões, ou iscas sem valor.
terre_lune-coach-go = Tente **{ $place }**: { $why ->
        [home] pousar primeiro dá **{ $prime } pontos** e encerra a corrida
        [moon] você pousa e pode olhar uma jazida
       *[claim] lá você pega uma **concessão**, que conta se você trouxer a jazida dela da Lua
    }.

# As regras de Da Terra à Lua, completas, em páginas curtas: 1900 caracteres no máximo cada uma.
# ◇ marca uma regra da casa, que o original não tem.

terre_lune-help-aim = O objetivo
    .body =
        De dois a quatro cosmonautas voam até a **Lua** e voltam. Quatro **estações** dão concessões; a Lua, as **jazidas** que as fazem valer. Traga para casa a jazida de um mineral, e todas as suas concessões desse mineral pontuam. Quem tem mais pontos vence.

        ◇ Pontos por concessão (e quantas há): água H2O 500 (1), oxigênio O 400 (1), alumínio AL 300 (2), titânio TI 250 (3), ferro FE 200 (4), cálcio CA 150 (5), silício SI 100 (6), zircônio ZR 50 (8), esgotada 0 (2).

        Cada pessoa tem cinco de 32 cartas, nas cores dos foguetes: vermelho, amarelo, azul, verde. **O 1 é a mais alta**, o **MOLAB**; depois o 2, o **MOBEX**, até o 8.

        ◇ marca uma regra da casa: o original não diz nada sobre isso, ou faltam as figuras dele. ◇ A sorte decide quem começa.

terre_lune-help-board = O tabuleiro
    .body =
        ◇ O tabuleiro original se perdeu; o nosso encaixa com cada frase das regras. Casas entre lugares:

        - Terra–Beta, Terra–Gama: 5; Terra–Alfa, Terra–Delta: 8
        - Alfa–Beta, Beta–Gama, Gama–Delta: 3
        - Alfa–Lua, Delta–Lua: 6; Beta–Lua, Gama–Lua: 7

        {""}**AL3** é a terceira casa de Alfa à Lua; **TB4**, a quarta da Terra a Beta.

        A órbita do pirata, de O1 a O18, corre em sentido horário e cruza as rotas em AL3 (O14), BL4 (O11), GL4 (O8) e DL3 (O5).

        Viradas para baixo: oito concessões por estação, oito jazidas nos pontos 1 a 8 da Lua.

terre_lune-help-turn = O turno
    .body =
        Eu jogo três dados. Os **azuis** movem o satélite pirata; depois o **vermelho**, seu foguete.

        - **O movimento.** Você pode entrar em uma estação, na Lua ou na Terra com passos de sobra; nas duas últimas seu movimento acaba. ◇ Você pode passar por uma estação, mas não voltar pela rota de onde veio. Sem meia-volta em uma rota. Foguetes podem dividir uma casa.
        - **A troca.** Depois você pode trocar **exatamente** quantas cartas o dado vermelho mostra (5 com um 6), mesmo na Lua e na volta. As suas vão antes para baixo do monte. Seu turno acaba com o movimento se não sobrar mais nada: antes de mover, **Depois trocar…** o deixa aberto.
        - **Um 6** também deixa empurrar um foguete rival uma casa na rota dele, em qualquer sentido, ◇ mas não até uma estação, a Lua ou a Terra.

        ◇ O que não deixa escolha acontece sozinho: o resto de um combate já decidido e um turno com um só caminho, a menos que você tenha trocado cartas no anterior.

terre_lune-help-station = Em uma estação
    .body =
        Ao parar, você pega a concessão de cima, ◇ automaticamente. Uma por visita. As outras pessoas só veem quantas você tem.

        Você também pode lançar um **desafio** enquanto restarem concessões aqui. Ele é contra quem ainda voa para a Lua (pela primeira vez ou de novo) e não está mais perto dela que você: pelo menos uma pessoa. ◇ Jogam de onde estão. ◇ Vale na sua volta para casa também.

        ◇ Você troca cartas antes ou depois, uma vez por turno.

terre_lune-help-challenge = O desafio
    .body =
        Quem desafia escolhe o **trunfo** e começa. Cinco vazas, uma carta por pessoa:

        - **Siga** a cor da primeira carta. ◇ Se for trunfo, seguir basta.
        - Se não puder, **jogue trunfo**, e **um mais alto** se puder. ◇ Sem um mais alto, você ainda precisa jogar um mais baixo.
        - Sem nenhum dos dois, descarte qualquer carta.

        O trunfo mais alto leva a vaza ou, sem nenhum, a carta mais alta da cor da primeira. Quem a jogou começa a seguinte.

        Mais vazas vence; ◇ em caso de empate, entre essas pessoas, quem levou a vaza mais recente. ◇ Onde quer que esteja, quem vence leva as concessões da estação enquanto houver: **uma por pessoa** no desafio, mais 2 por ter tido o MOLAB da cor do próprio foguete, mais 1 pelo MOLAB de trunfo.

        Depois as 32 cartas são embaralhadas e cada pessoa recebe cinco.

terre_lune-help-pirate = O satélite pirata
    .body =
        - **Atração.** Pare na órbita dele, e você o segue na hora pela soma dos dados azuis. No turno seguinte você volta a essa casa e depois anda o dado vermelho menos essa distância. ◇ Se não sobrar nada, você espera lá nesse turno. Ele só arrasta você **uma vez por travessia**: um pirata riscado mostra isso até a próxima estação ou a Lua. Passar é seguro.

        - **Colisão.** Pare na casa dele a caminho da Lua, e você volta à estação de onde saiu. Todas as suas concessões ficam lá, ◇ embaixo da pilha. Na **segunda** vez você está fora: suas jazidas voltam à Lua, ◇ a pontos aleatórios, suas concessões saem do jogo, ◇ suas cartas vão para baixo do monte. ◇ O último foguete que resta vence na hora.

        Na volta só há atração.

        ◇ Um foguete empurrado por um 6 conta como parado ali. ◇ O pirata que passa por um foguete ou chega até ele não faz nada. ◇ Voltar depois da atração não é parar.

terre_lune-help-moon = Na Lua
    .body =
        Ao pousar, você **olha uma jazida** em segredo. Pode guardá-la se tiver uma concessão do mineral dela. Senão, ela volta sozinha ao mesmo ponto, ◇ e seu próprio tabuleiro mostra o que você já viu.

        Em cada turno seguinte, você olha outra **ou** parte, para a Terra ou para uma estação, em busca de concessões para depois voltar. ◇ Não dá para passar. Os dados ainda movem o pirata e permitem uma troca.

        Na volta, a concessão de uma estação só conta se você já tiver a jazida dela.

terre_lune-help-ambush = A emboscada
    .body =
        Na sua **volta**, parando em uma estação, você pode armar uma emboscada contra um foguete rival, ◇ ao chegar ou, no turno seguinte, antes de partir. ◇ Ele também está na volta, com uma jazida, nessa estação ou em uma rota que a toca. O foguete é puxado para a estação. ◇ Uma vez por estação: sua ficha a marca.

        Joga-se um desafio a dois; você escolhe o trunfo e começa. **Qualquer um pode vencer**, e leva **dois pacotes**, três por ter tido o MOLAB da própria cor.

        Um pacote é uma jazida com todas as concessões dela. ◇ Quem perde os coloca então virados para baixo, em ordem aleatória, e pode misturar **iscas**: concessões sem jazida, ou esgotadas. Quem vence só vê os tamanhos.

terre_lune-help-end = O fim
    .body =
        De volta à Terra depois de ir à Lua, você **pousou**: um bônus de **200** pontos para o primeiro foguete, **150** para o segundo.

        O primeiro pouso tira o pirata, as cartas e as concessões que restam: sem mais desafios nem emboscadas. Os outros voltam para casa pelo caminho mais curto, só com o dado vermelho. ◇ Eu o jogo de uma vez. ◇ Foguetes a caminho da Lua dão meia-volta; sem ter ido lá, não ganham bônus. ◇ Um foguete arrastado parte de onde foi arrastado.

        Sua pontuação: suas **concessões cuja jazida também chegou em casa**, mais seu bônus. ◇ Um empate é dividido.

terre_lune-help-time = Quando o tempo acaba
    .body =
        Eu jogo por você, ◇ com cuidado:

        - No caminho: o mais curto até a Lua, depois até a Terra; nunca contra o pirata se houver outro caminho; com parada nas estações que têm concessões.
        - Na Lua: olho uma jazida, e a guardo se for permitido.
        - Sem troca, empurrão, desafio ou emboscada.
        - Em um combate: a carta mais barata que ganha, ou então a mais fraca; começo com a mais forte.
        - Sem iscas; os maiores pacotes.

        `/mesa desfazer` desfaz uma jogada que não revelou nada: nem dados, nem concessão, nem jazida.

terre_lune-help-commands = Comandos
    .body =
        - `/lua abrir`, `/mesa entrar`, `/mesa sair`, `/mesa começar`: antes da partida
        - `/mesa mostrar`: o tabuleiro de volta embaixo; `/mesa fechar`: fechar a partida
        - `/lua ir para:Beta`: voar até lá
        - `/lua explorar ponto:3`: olhar uma jazida, e depois `/lua guardar` ou `/lua devolver`
        - `/lua trocar cartas:VM7 AZ3`
        - `/lua empurrar foguete:azul sentido:para a frente`: depois de um 6
        - `/lua desafio trunfo:vermelho`, `/lua emboscada foguete:azul trunfo:vermelho`
        - `/lua jogar carta:VM7`
        - `/lua pacotes`: seus pacotes; com iscas: `/lua pacotes iscas:ZR com FE`
        - `/lua pegar pacotes:1 3`: pegar pacotes
        - `/lua fim`: terminar seu turno
        - `/console`: seu tabuleiro; `/mesa ampliar`: maior; `/mesa descrever`: em palavras
        - `/mesa dica`: o que um computador faria; depois da partida, **{ table-button-look-back }**: o que teria sido melhor
        - Com círculo ou sublinhado: novo desde a última jogada, no seu console desde a sua
        - `/mesa regras`: estas páginas

terre_lune-help-messages = Por DM
    .body =
        Escreva um lugar (`Beta`, `Lua`, `TB4`) para ir até lá, uma carta (`VM7`, `azul 3`) para jogá-la. Ou escreva:

        - `ir Beta`: { terre_lune-words-go }
        - olhar uma jazida, `ponto 3`: { terre_lune-words-prospect }
        - guardá-la: { terre_lune-words-keep }
        - devolvê-la: { terre_lune-words-putback }
        - `trocar VM7 AZ3`: { terre_lune-words-exchange }
        - `empurrar azul frente`: { terre_lune-words-push }
        - para a frente: { terre_lune-words-forward }; para trás: { terre_lune-words-backward }
        - `desafio vermelho`: { terre_lune-words-challenge }
        - `emboscada azul vermelho` (o foguete e depois o trunfo): { terre_lune-words-ambush }
        - jogar uma carta: { terre_lune-words-play }
        - colocar pacotes, `pacotes ZR com FE, esgotada com SI`: { terre_lune-words-pack }
        - esgotada: { terre_lune-words-exhausted }
        - pegar pacotes, `pegar 1 3`: { terre_lune-words-seize }
        - terminar seu turno: { terre_lune-words-end }
        - seu tabuleiro: { terre_lune-words-show }
        - esta lista: { words-help }
        - as regras deste momento: { words-rules }

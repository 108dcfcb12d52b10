# As regras de Space Connection, completas, em páginas curtas: 1900 caracteres no máximo cada uma.
# ◇ marca uma regra da casa, que o original não tem.

space_connection-help-aim = O objetivo
    .body =
        Duas pessoas escondem cada uma **20 planetas em exatamente nove sistemas planetários**. Um sistema é um planeta, ou vários que se tocam, em qualquer forma. Depois, cada uma procura os da outra com sondas, naves, supernaves e lasers.

        {""}**Encontre os nove primeiro** e você vence.

        A primeira vaga é verde; a segunda, azul.

        ◇ marca uma regra da casa, não o original.

space_connection-help-board = O tabuleiro
    .body =
        ◇ Um hexágono de **127 casas** em fileiras de A a M, cada uma numerada a partir da esquerda: **G7** é o meio. As fileiras de A a G têm de 7 a 13 casas; de H a M, de 12 a 7. Cada casa toca até seis outras.

        Quinze linhas formam **24 triângulos** de dez casas: três cantos, seis nos lados e um **centro** com anel. Toda casa está em uma linha ou é um centro.

        As linhas: A1–A7, D1–D10, G1–G13, J1–J10, M1–M7; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = A imagem
    .body =
        Você procura no tabuleiro grande. Na imagem pública, é a busca de quem tem a ampulheta, que lança agora. O tabuleiro pequeno é o seu próprio céu, ou a outra busca.

        - bola listrada: um planeta encontrado; com anel dourado, o sistema está completo
        - no seu próprio céu: uma bola ainda está escondida, uma cruz vermelha foi encontrada
        - anel dourado pontilhado: o sistema continua em um dos pontos dourados em volta
        - pontinho claro: vazia com certeza
        - foguete, disco voador, asa: uma sonda, nave ou supernave perdida
        - losango vermelho: um laser; linha vermelha: um feixe
        - anel branco: o último lançamento
        - anel tracejado com interrogação: um planeta que você anotou; cruz azul: uma casa vazia que você anotou
        - anel dourado interrompido: enquanto você esconde, onde um planeta ajuda; no fim, um planeta não encontrado

space_connection-help-sky = Seu céu
    .body =
        Coloque 20 planetas em **exatamente nove sistemas**. Eu digo o que está errado: sistemas que faltam, ou quantos há a mais e onde um planeta os uniria.

        ◇ **Favoritos.** Guarde seu céu com um nome para outra partida. Só você vê.

        ◇ **Céus aleatórios.** Todo céu permitido tem a mesma chance.

        Depois de selado, seu céu não muda. Quando os dois estiverem, ◇ cara ou coroa diz quem lança primeiro, ou o primeiro lugar começa (opção; na sua primeira partida contra um computador, é você).

space_connection-help-launch = Sua vez
    .body =
        Lance **uma** peça no céu do outro lado. Depois é a vez dele, não importa o que você achou.

        - **Sonda** (você tem 30): em qualquer lugar; mostra a própria casa.
        - **Nave** (10): em qualquer lugar; mostra a própria casa e as vizinhas.
        - **Supernave** (5): só em centros de triângulos, com anel; mostra as dez casas.

        Uma peça só volta se **a própria casa** for um planeta. Senão, ela se perde e fica no tabuleiro.

        ◇ Você não pode lançar em um planeta encontrado, uma peça perdida ou um laser. Em uma casa vazia com certeza, pode.

space_connection-help-laser = Lasers
    .body =
        Você tem cinco lasers. ◇ Em um turno de laser, você coloca **um ou dois** em linhas traçadas, em vez de lançar.

        Dois seus na mesma linha formam um feixe. **Todos os planetas entre eles aparecem, incluindo as pontas**; as outras casas do feixe estão vazias com certeza.

        Um terceiro laser forma um feixe com cada um dos anteriores nas linhas dele, mesmo com outro no meio.

        Lasers nunca voltam. ◇ Eles podem ir em um planeta encontrado ou uma peça perdida, não em outro laser. Cada turno de laser precisa formar um feixe novo.

space_connection-help-system = Sistemas completos
    .body =
        Quando todos os planetas de um sistema são encontrados, eu digo: “Sistema completo (3/9)”.

        Quem o completou gasta **uma sonda** para marcá-lo; sem sonda, uma nave; sem nave, um laser. Uma sonda que acabou de voltar pode pagar; ◇ uma supernave, nunca. Sem nada, é de graça.

        Em volta dele, tudo está vazio. Isso eu não marco para você.

space_connection-help-end = O fim
    .body =
        O nono sistema vence na hora.

        ◇ **Última réplica** (opção): se quem lançou primeiro o encontrar, o outro lado tem mais um lançamento. Nove para cada lado é empate.

        ◇ Sem nada para lançar, você passa. Quando ninguém pode lançar, vencem mais sistemas completos, depois mais planetas; senão, é empate.

        ◇ Você pode desistir durante a busca.

        ◇ **Solo.** Escondo um céu aleatório; você tem as peças de uma pessoa. Use poucos lançamentos.

        ◇ **Anotações.** Anote planetas ou casas vazias; só você vê.

space_connection-help-time = Quando o tempo acaba
    .body =
        Quando o tempo acaba, eu jogo por você:

        - ◇ Enquanto você esconde: selo seu céu como está se estiver pronto. Senão, sorteio um.
        - ◇ Durante a busca: você passa, sem perder peça. **Três turnos perdidos seguidos** perdem a partida; qualquer lançamento os zera.

        Um lançamento não se desfaz.

space_connection-help-commands = Comandos
    .body =
        Os botões fazem o mesmo.

        - `/connection abrir` abre uma partida, com suas opções
        - Antes: `/mesa entrar`, `/mesa sair`, `/mesa começar`; `/mesa fechar` fecha a partida
        - Seu céu: `/connection esconder`, `/connection planeta` coloca ou tira um, `/connection mover`, `/connection aleatório`, `/connection selar` o torna definitivo
        - `/connection favorito guardar` guarda seu céu, só para você, em qualquer servidor; também `carregar`, `lista`, `esquecer`
        - `/connection sonda`, `/connection nave`, `/connection supernave`
        - Um laser ou dois: `/connection laser`
        - Uma anotação: `/connection anotar`
        - `/connection desistir`
        - `/console`: seu tabuleiro e suas jogadas
        - O tabuleiro: `/mesa mostrar` de novo, `/mesa ampliar` maior, `/mesa descrever` em palavras
        - `/mesa dica`: o que um computador faria; **Analisar**, depois da partida: jogadas melhores
        - O que é novo tem um círculo ou um sublinhado: desde a última jogada, ou no seu console desde a sua
        - `/mesa regras`: estas páginas

space_connection-help-messages = Por DM
    .body =
        É só escrever. `G7` envia uma sonda. Enquanto você esconde, `C4 C5 D5` é o seu céu.

        - uma sonda, `sonda G7`: { space_connection-words-scout }
        - uma nave: { space_connection-words-ship }
        - uma supernave: { space_connection-words-super }
        - lasers, `laser A1 A4`: { space_connection-words-laser }
        - esconder, `esconder C4 C5 D5`: { space_connection-words-hide }
        - colocar ou tirar um planeta: { space_connection-words-planet }
        - mover um, `mover C4 D5`: { space_connection-words-move }
        - um céu aleatório: { space_connection-words-random }
        - recomeçar: { space_connection-words-clear }
        - guardar um favorito, `guardar Espiral`: { space_connection-words-keep }
        - carregar um: { space_connection-words-load }
        - ver a lista: { space_connection-words-list }
        - tornar seu céu definitivo: { space_connection-words-seal }
        - anotar planetas: { space_connection-words-note }
        - anotar casas vazias: { space_connection-words-empty }
        - apagar anotações, ou esquecer um favorito: { space_connection-words-erase }
        - desistir: { space_connection-words-concede }
        - seu tabuleiro: { space_connection-words-show }
        - esta lista: { words-help }
        - as regras deste momento: { words-rules }

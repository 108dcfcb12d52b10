# As regras de Planétaire, completas, em páginas curtas: 1900 caracteres no máximo cada uma.
# ◇ marca uma regra da casa, que não é do original.

planetaire-help-aim = O objetivo
    .body =
        Satélites espiões giram em um céu de 8 por 8 casas. **Quem esconde** coloca 4 em segredo. **Quem detecta** dispara raios de 32 margens e deduz onde eles estão.

        Cada ficha que um raio deixa custa 1 ponto a quem detecta; os erros do fim custam mais. Depois, vocês trocam de papel. Como no golfe: **a menor pontuação vence.**

        ◇ marca uma regra da casa, não a regra original.

planetaire-help-board = O tabuleiro
    .body =
        As colunas vão de A a H a partir da esquerda; as linhas, de 1 a 8 a partir de cima. Coluna e depois linha: **D3**.

        As margens seguem o sentido anti-horário:
        - esquerda, **1 a 8**, de cima para baixo
        - embaixo, **9 a 16**, da esquerda para a direita
        - direita, **17 a 24**, de baixo para cima
        - em cima, **25 a 32**, da direita para a esquerda

        Números opostos somam 25 (esquerda–direita) ou 41 (baixo–cima): 11 fica de frente para 30.

planetaire-help-ray = O raio
    .body =
        Um raio entra reto pelo seu número. Em cada casa em que entra, nesta ordem:

        1. Há um satélite na casa: ele é **absorvido**.
        2. Há satélites dos dois lados do caminho: ele é **refletido** até o início, não importa o que houve antes, mesmo com um terceiro na frente. Nada o toca na volta.
        3. Há um satélite de um lado só: ele **vira 90°** para longe, nesta mesma casa, mesmo com outro na frente.
        4. Nenhum ao lado: ele segue.

        Onde deixa a grade, ele **sai**. Se gira para sempre, é **satelizado**.

        Um satélite que só toca a casa por um canto ainda não faz nada. Qualquer arranjo vale.

planetaire-help-marks = Fichas nas margens
    .body =
        Dispare quantas vezes quiser. Cada disparo deixa fichas:
        - saiu: **duas da mesma cor**, no início e na saída, 2 pontos
        - absorvido: uma **preta**, 1 ponto
        - refletido: uma **branca**, 1 ponto
        - satelizado: **uma colorida**, 1 ponto

        Um raio que não encontrou nada e um que virou até o número oposto deixam as mesmas fichas.

        Em uma saída já marcada, a ficha nova vai por cima, as antigas ao lado. Todas continuam contando.

        ◇ Você não pode disparar duas vezes do mesmo número em uma rodada. De um que só foi saída, pode.

        Cores em ordem: vermelho, verde, amarelo, azul, marrom, laranja, pérola, cinza, ◇ e depois A, B, C…

planetaire-help-examples = Exemplos
    .body =
        Satélites, e o que um disparo faz:
        - nenhum perto da coluna C: **11** sai em 30
        - D5: **13** sai em 20, com um desvio
        - C5 D2: **21** sai em 2, com dois desvios
        - C3 E3 F7: **12** é refletido entre C3 e E3, **7** absorvido por F7
        - E4 G6 D7: **5** e **13** saem em 15
        - D4 E5: **5** sai em 12: D4 o desvia antes que E5 o absorva
        - D1 A2 E3 B4: **12** é satelizado
        - D3 D5 C4 E4 D4: nenhum raio toca D4, só a dedução o encontra

planetaire-help-score = O fim de uma rodada
    .body =
        Coloque bolinhas onde você acha que há satélites, e mova ou retire à vontade até **terminar** a rodada. Aí tudo é revelado.

        Seus pontos:
        - 1 por ficha, as cobertas também
        - 5 por bolinha que você não colocou
        - 10 por bolinha em uma casa errada
        - 0 por uma bolinha em um satélite

        ◇ Na dúvida, deixe uma bolinha de fora: custa a metade.

        Contam as posições exatas. ◇ Na revelação, digo quantos arranjos dão os mesmos 32 resultados.

        No original, um erro de marcação custa 10 pontos a quem esconde, e a rodada é jogada de novo. Aqui quem marca sou eu.

planetaire-help-match = A partida
    .body =
        Um número par de rodadas: todo mundo esconde o mesmo número de vezes. O menor total vence; totais iguais empatam.

        ◇ **Ao mesmo tempo.** Cada pessoa esconde um céu e detecta o da outra: duas rodadas em paralelo, reveladas quando as duas terminarem. Disparos e bolinhas são públicos.

        ◇ Uma de cada vez: quem tem a primeira vaga esconde primeiro, e depois vocês trocam.

        ◇ **Solo.** Escondo um céu aleatório por uma rodada. O par é de uns 10 pontos; para um humano, 15 já é bom.

        ◇ **Céus aleatórios.** Todo arranjo tem a mesma chance.

        ◇ **Anotações.** Só você vê as casas que anota como vazias.

planetaire-help-options = Opções
    .body =
        - **5 satélites** e bolinhas em vez de 4: nível especialista, bem mais difícil.
        - **4 ou 6 rodadas** em vez de 2.
        - **Uma de cada vez**: a ordem original.
        - ◇ **Raios Black Box**, a regra de Eric Solomon: um satélite na diagonal à frente desvia o raio uma casa antes. Dois o refletem, e um ao lado da casa de entrada também. Um bem na frente o absorve antes, mesmo na casa de entrada.
        - ◇ **Equidade**: sem penalidade se todas as suas bolinhas estão colocadas e dão os 32 resultados do arranjo real.

planetaire-help-time = Quando o tempo acaba
    .body =
        Quando o tempo acaba, eu jogo por você:

        - ◇ **Quem esconde**: selo um céu completo como está. Senão, você recebe um aleatório.
        - ◇ **Quem detecta**: você passa o turno. Depois de três seguidos, termino sua rodada com as bolinhas como estão. As que faltam contam como não colocadas.

        Um raio ou um céu selado não se desfaz.

planetaire-help-commands = Comandos
    .body =
        Os botões fazem o mesmo.

        - `/planetaire abrir` abre uma partida, com suas opções
        - Antes: `/mesa entrar`, `/mesa sair`, `/mesa começar`; `/mesa fechar` fecha a partida
        - Seu céu: `/planetaire esconder`, `/planetaire aleatório`, `/planetaire selar` o torna definitivo
        - Raios: `/planetaire disparar`
        - Bolinhas: `/planetaire colocar`, `/planetaire mover`, `/planetaire retirar`, `/planetaire bolinhas` para exatamente estas
        - Casas vazias: `/planetaire anotar`; a mesma de novo apaga a anotação
        - `/planetaire terminar` termina sua rodada
        - `/console`: seu tabuleiro e suas jogadas
        - O tabuleiro: `/mesa mostrar` de novo, `/mesa ampliar` maior, `/mesa descrever` em palavras
        - `/mesa dica`: o que um computador faria; **Analisar**, depois da partida: jogadas melhores
        - O que é novo tem um círculo ou um sublinhado: desde a última jogada, ou no seu console desde a sua
        - `/mesa regras`: estas páginas

planetaire-help-messages = Por DM
    .body =
        É só escrever. `12` dispara de 12. `D3 F5 B7 H1` esconde esses satélites, ou coloca exatamente essas bolinhas.

        - disparar, `disparar 12`: { planetaire-words-fire }
        - colocar uma bolinha, `colocar D3`: { planetaire-words-place }
        - mover uma, `mover D3 E4`: { planetaire-words-move }
        - retirar uma, `retirar D3`: { planetaire-words-withdraw }
        - todas as bolinhas, `bolinhas D3 F5`: { planetaire-words-marbles }
        - casas vazias, `anotar A1 A2`: { planetaire-words-note }
        - terminar sua rodada: { planetaire-words-end }
        - esconder, `esconder D3 F5 B7 H1`: { planetaire-words-hide }
        - um céu aleatório: { planetaire-words-random }
        - torná-lo definitivo: { planetaire-words-seal }
        - seu tabuleiro: { planetaire-words-show }
        - esta lista: { words-help }
        - as regras deste momento: { words-rules }

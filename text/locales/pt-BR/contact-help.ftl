# As regras de Contact, completas, em páginas curtas: 1900 caracteres no máximo cada uma.
# ◇ marca uma regra da casa, que não é do original.

contact-help-aim = O objetivo
    .body =
        Uma só equipe, de **2 a 5**. A **fonte** sabe de que planeta vem um sinal, mas só pode levantar e baixar a mão. Ela salta de planeta em planeta; o ritmo diz às outras pessoas o tamanho de cada salto.

        A meta: **12 planetas em 12 rodadas** antes que o combustível acabe, e ganhar cartas de sinal: **42 pontos** no máximo.

        ◇ marca uma regra da casa, não a regra original.

contact-help-space = O espaço
    .body =
        Um quadrado com a **Terra** e 18 planetas, de A a R; a variante pro traz cinco asteroides, de S a W. As peças coloridas estão viradas para cima; os **alvos possíveis** têm um anel.

        ◇ 40 por 40 unidades, em escala. As peças são discos de 3,5 de largura, a pelo menos meia unidade uns dos outros. **Medir distâncias no olho é o jogo**, então não meço para ninguém. `/mesa descrever` diz onde as peças estão.

        Você voa **em linha reta** de centro a centro. Uma terceira peça no caminho bloqueia; raspar na borda, não. Faça escala em qualquer peça, virada para cima ou não, mas **uma só vez** por voo.

contact-help-source = A fonte
    .body =
        A cada rodada, uma carta de sinal é revelada. Depois um planeta é virado para cima e se junta aos alvos possíveis. A fonte sorteia entre eles um **alvo secreto**.

        Em **Meu console**, a fonte traça uma rota do foguete até o alvo. Linhas levam às peças ao alcance; o que bloqueia o alvo é dito. Uma escala costuma dizer mais que um voo direto.

        Fonte: não fale nem aponte. Tripulação: nada de combinar. Os cliques são privados: ninguém precisa desviar o olhar.

contact-help-hand = A mão
    .body =
        Quando sua rota terminar no alvo, toque em Decolar, espere a distância, toque em Pousar, e assim por diante. As pausas no chão fazem parte do ritmo. Os tempos vêm das marcas do Discord, então lag não conta.

        Recomece quantas vezes quiser: só o que você **envia** é uma transmissão, com um pouso por trecho.

        ◇ Uma gravação dura dois minutos no máximo. ◇ Dois toques em um botão em menos de 0,15 s contam uma vez; os mais lentos contam os dois, mesmo antes de o botão mudar.

        A tripulação vê uma **mão animada** bater esse ritmo uma vez, sem números. ◇ Ou **barras**: uma faixa parada, um quarto de segundo por sinal, também em palavras.

        ◇ **Testes.** Antes da rodada 1, qualquer pessoa pode voar entre duas peças à vista de todo mundo. A primeira fonte inicia a missão.

contact-help-guess = Adivinhar
    .body =
        A tripulação se reveza nos palpites, no sentido horário a partir da esquerda da fonte, quantas voltas precisar. Diga um alvo possível, ou peça à fonte para **transmitir mais uma vez** (só quem adivinha pode): 3 transmissões ao todo, e aí tem que dar um palpite. A rota pode mudar a cada vez.

        {""}**Certo**: o foguete pousa lá. O primeiro palpite da rodada ganha a carta de sinal. ◇ Então a rota aparece no mapa.

        {""}**Errado**: você perde 1 de combustível e, na primeira vez da rodada, a carta de sinal também. A pessoa seguinte tenta, de novo com até 3 transmissões. Um planeta descartado não pode ser repetido na rodada.

contact-help-mission = A missão
    .body =
        Depois de cada rodada, a pessoa à esquerda vira a fonte: ◇ a vaga seguinte, na ordem de chegada.

        - **Perdida** assim que o combustível acaba, mesmo na última rodada.
        - **Vencida** depois de 12 planetas, com os pontos das cartas, até 42. Se sobrarem 3 ou mais de combustível, tente o próximo nível.

        Um planeta alcançado não é mais alvo, mas ainda serve de escala. A Terra nunca é alvo.

        ◇ **Solo.** Você e eu nos revezamos. Minhas rotas são claras e minha velocidade é constante; você adivinha. Depois você voa, e eu adivinho só pela sua mão e pelo modo como ela voou em rodadas anteriores; se eu errar, você voa de novo. Anéis mostram cada salto meu na rodada 1; depois, um mostra o primeiro de vários saltos, ou até onde vai um segundo. Na variante pro, só valem 50:50, a primeira escala e o novo alvo.

contact-help-pro = A variante pro
    .body =
        - Todas as 24 peças estão viradas para cima: a Terra no centro, cinco **asteroides** em volta (escalas, nunca alvos).
        - Todos os 18 planetas são alvos possíveis desde o começo.
        - **5 de combustível** e três **cartas de ajuda**.
        - A fonte sorteia um alvo e depois **escolhe** a carta de sinal: mais pontos para uma rota mais fácil. Uma carta perdida não pode ser escolhida de novo.

        Encontrar os doze dá um **certificado**. ◇ Os sete níveis são nossos: 42, a partir de 36, 30, 24, 18, 12, e abaixo.

contact-help-aids = Cartas de ajuda
    .body =
        Só na variante pro. Cada uma vale uma vez.

        - **50:50** (quem adivinha): diga dois planetas em um só palpite. Você perde 1 de combustível só se os dois estiverem errados. Certo no primeiro palpite da rodada, ganha a carta.
        - **Primeira escala** (quem adivinha): o foguete vai para a primeira escala do último voo, se houve. Os voos continuam saindo do lugar antigo.
        - **Novo alvo** (a fonte): troque de alvo antes de escolher a carta de sinal. O antigo volta embaralhado, sem ser mostrado.
        - **Briefing** (a tripulação): gaste qualquer carta ativa, e a tripulação pode conversar até o próximo palpite. A fonte só escuta. Não com duas pessoas.

        {""}**1 de combustível**, se não for o último, reativa todas as cartas usadas. ◇ Quem está na vez pode pagar.

contact-help-options = Opções
    .body =
        - **Nível 1 a 6**: quantos alvos possíveis antes da rodada 1. Comece pelo 2. Você tem 6 de combustível.
        - **Variante pro**
        - ◇ **Mão ou barras** para a tripulação
        - ◇ **Voos de teste** antes da rodada 1, ou nenhum
        - ◇ **Ritmo**: quanto tempo um turno pode durar

contact-help-time = Quando o tempo acaba
    .body =
        Quando o tempo acaba, eu ajo por você:

        - ◇ Testes: a missão começa.
        - ◇ Fonte, com a rota toda marcada: envio a gravação.
        - ◇ Fonte, com repetição pedida: a última transmissão vem de novo.
        - ◇ Fonte, sem nada enviado: a vaga seguinte é a fonte, com outro alvo. Esqueço uma gravação pela metade, e nunca marco a rota de uma pessoa.
        - ◇ Quem adivinha: a pessoa seguinte adivinha.
        - ◇ O tempo acabou para todo mundo: você perde 1 de combustível.

        Se você sair, outra pessoa pode assumir sua vaga com o que ela sabe. Até lá, isto acontece sempre que o tempo dela acaba.

contact-help-commands = Comandos
    .body =
        Os botões fazem o mesmo.

        - `/contact abrir` abre uma partida, com suas opções
        - Antes: `/mesa entrar`, `/mesa sair`, `/mesa começar`; `/mesa fechar` fecha a partida
        - `/contact teste`: um voo de teste; `/contact iniciar` inicia a missão
        - Fonte: `/contact rota`, `/contact descartar` recomeça uma gravação, `/contact enviar`; pro: `/contact sinal`, `/contact trocar`. A mão é um botão em `/console`
        - Quem adivinha: `/contact adivinhar` (dois planetas com 50:50), `/contact repetir`, `/contact escala`
        - `/contact briefing`, `/contact reativar` paga as cartas de ajuda
        - `/console`: seu tabuleiro e suas jogadas
        - O tabuleiro: `/mesa mostrar` de novo, `/mesa ampliar` maior, `/mesa descrever` em palavras
        - `/mesa dica`: o que um computador faria; **Analisar**, depois da partida: jogadas melhores
        - O que é novo tem um círculo ou um sublinhado: desde a última jogada, ou no seu console desde a sua
        - `/mesa regras`: estas páginas

contact-help-messages = Por DM
    .body =
        É só escrever. `B K` é a rota da fonte; `K`, um palpite.

        - sua rota, `rota B K`: { contact-words-route }
        - desfazer um trecho: { contact-words-back }
        - limpá-la: { contact-words-clear }
        - escolher uma carta de sinal, `sinal 4`: { contact-words-signal }
        - trocar de alvo: { contact-words-exchange }
        - recomeçar a gravação: { contact-words-drop }
        - enviá-la: { contact-words-send }
        - adivinhar, `adivinhar K`, ou `adivinhar K B` com 50:50: { contact-words-guess }
        - pedir uma repetição: { contact-words-repeat }
        - a primeira escala: { contact-words-stop }
        - um briefing, `briefing 1`, por número ou nome da carta: { contact-words-briefing }
        - pagar as cartas de ajuda: { contact-words-reactivate }
        - um teste, `teste 0 B`: { contact-words-practise }
        - iniciar a missão: { contact-words-begin }
        - seu tabuleiro: { contact-words-show }
        - esta lista: { words-help }
        - as regras deste momento: { words-rules }

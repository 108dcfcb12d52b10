# As regras de Interceptor, completas, em páginas curtas: 1900 caracteres no máximo cada uma.
# ◇ marca uma regra da casa, que o original não tem.

interceptor-help-aim = O objetivo
    .body =
        Um combate para 2 a 6 pilotos. Cada um sela uma **ordem secreta**. Depois tudo acontece **ao mesmo tempo**: movimento, asteroides, tiros. **O último piloto em combate vence.**

        Uma nave tem 5 pontos de estrutura e uma velocidade de -5 a 5. Uma ordem a muda 2 no máximo. Com 0 pontos exatos, a nave se perde; abaixo de 0, o piloto também.

        ◇ marca uma regra da casa ou um extra: o original não tem.

interceptor-help-board = O tabuleiro
    .body =
        As colunas B, D, F… ficam meio hexágono abaixo. ◇ Por padrão, 11×11 e 4 asteroides para até 3 naves, 13×13 e 5 para 4 ou 5, 15×15 e 6 para mais.

        Uma nave voa para onde o bico aponta, ou de ré se a velocidade for menor que 0.

        {""}**A entrada** é secreta: um hexágono da borda, uma direção e uma velocidade. Naves podem dividir um hexágono e nunca colidem. ◇ *Ao acaso*: bico para dentro, velocidade de 1 a 3.

        ◇ Os asteroides começam a pelo menos 3 hexágonos da borda, em direções aleatórias.

interceptor-help-orders = As ordens
    .body =
        Uma velocidade (seu número de movimentos) e depois letras: `3 AEAADX`.
        - **A**: avançar um hexágono
        - **E**, **D**: girar o bico uma face à esquerda ou à direita, três vezes no máximo
        - **L**: looping, 3 movimentos no mesmo lugar. O bico vira para trás, a velocidade mantém o sinal: você volta
        - **C**: cavalo de pau, um hexágono. O bico vira para trás, a velocidade muda de sinal: você segue no mesmo sentido
        - **X**: não atirar
        - **RETIRADA**: deixar o combate, quando restam poucas naves

        Movimentos entre dois giros: 0 nas velocidades 0 e 1, 1 em 2, 2 em 3, 3 em 4. Em 5, sem giros. Cada ordem começa do zero: o primeiro giro dela não precisa de nenhum. Um giro pode vir por último.

        As velocidades finais são públicas.

interceptor-help-correction = Ordens erradas
    .body =
        Eu marco o que não consigo ler. O que quebra uma regra, eu **corrijo sem dó** antes de você selar:

        - uma velocidade fora do alcance vira a mais próxima
        - movimentos a mais saem; os que faltam viram A no fim
        - um giro perto demais do anterior espera até ser permitido, ou se perde se os movimentos acabarem. Os movimentos nunca se deslocam
        - um quarto giro, um giro com velocidade 5 ou um C sem movimento sobrando sai
        - um looping sem 3 movimentos sobrando vira A

        Assim, `4 AEADAA` vira `4 AEAAAD`.

        Você pode reescrever até todo mundo selar. ◇ Uma ordem selada que você reescreve continua selada, ninguém percebe, e seu tempo segue correndo.

interceptor-help-turn = Movimento e asteroides
    .body =
        {""}**Movimento.** Cada hexágono fora do tabuleiro custa 1 ponto: a nave fica, a ordem segue. Cada asteroide em que você entra e sai custa 1. Uma nave sem pontos some antes de os asteroides se moverem.

        {""}**Os asteroides** derivam um hexágono na direção da seta. ◇ Em uma borda eles ricocheteiam e se movem na hora. Dois que se encontrariam ou trocariam de lugar ficam e trocam de direção. Três ou mais dão meia-volta. O que bate em um parado se junta ao grupo dele.

        Uma nave em que eles batem perde 1. Uma nave que já está em um perde 1, mesmo se ele estiver bloqueado, e vai junto.

interceptor-help-fire = Tiros
    .body =
        Todas atiram ao mesmo tempo, na direção do bico, mesmo voando de ré: **3** pontos no hexágono vizinho, **2** no seguinte, **1** no arco de três mais além.

        Nada bloqueia um tiro. Ele acerta naves amigas também, mas nunca no seu próprio hexágono.

        Depois da deriva, as naves em asteroides estão **escondidas**: ninguém as acerta, e elas não atiram.

        {""}**Estrelas** por derrubar uma nave: 2 ★, ou 1 ★ para cada se várias a acertarem nessa rajada. Nenhuma pelas suas próprias naves, nem se seu piloto se perder nela.

interceptor-help-pursuit = Perseguição
    .body =
        Uma nave atingida anuncia o **primeiro giro** da próxima ordem (E, D ou nenhum), e **mais rápido, mais devagar ou igual** (seja qual for o sinal), só a quem a acertou. Tem que ser possível, e a ordem, em voo, tem que cumprir.

        Naves que acertaram uma à outra não anunciam nada entre si. ◇ Uma retirada cumpre qualquer anúncio.

interceptor-help-ending = Retirada e fim
    .body =
        A sala define com quantas naves restantes é possível a **retirada** (2 por padrão), ou nunca.

        Uma nave em retirada não se move nem atira, e os asteroides não a ferem. Se não a derrubarem, ela sai.

        ◇ O último piloto com naves em combate vence. Se as últimas caírem juntas, ou todas saírem em retirada, é empate entre quem voou nesse turno. ◇ 20 turnos seguidos sem dano também.

interceptor-help-campaign = A campanha
    .body =
        `/interceptor abrir campanha:dentro` abre uma partida da campanha do servidor. Nas outras, todo mundo pilota a nave básica.

        Cada nave tem um histórico público: estrelas, melhorias, combates, perdas. Você o leva para casa se começou nessa vaga. Uma partida fechada antes não muda nada.

        - sua nave sobrevive ou sai em retirada: mantém tudo
        - destruída com 0 exato: as melhorias se perdem
        - abaixo de 0: as estrelas também

        {""}**5 ★** compram uma melhoria: +1 de estrutura, velocidade máxima ou aceleração; um movimento a menos entre giros (agilidade); +1 de dano no hexágono vizinho, no segundo ou nos três distantes; um canhão traseiro (3 pontos para trás). ◇ Cada uma até quatro vezes, a agilidade três, o canhão traseiro uma. A partir da velocidade 5, você continua sem girar. ◇ O que você compra durante um combate vale a partir do próximo, e se perde com a nave.

interceptor-help-time = Quando o tempo acaba
    .body =
        Houston joga por você:

        - ◇ entrada: ao acaso
        - anúncio: sem giro, mesma velocidade
        - ordem: mesma velocidade, tudo A, com tiro, ◇ ou o que você escreveu sem selar

        ◇ Esta ordem pode quebrar o anúncio.

interceptor-help-commands = Comandos
    .body =
        - `/interceptor abrir`, `/mesa entrar`, `/mesa sair`, `/mesa começar`: antes do combate
        - `/interceptor posicionar onde:A7 NE 3`, `/interceptor aleatório`: por onde você entra
        - `/interceptor ordem ordem:3 AEAADX`: sua ordem
        - `/interceptor anunciar giro:esquerda velocidade:mais rápido`: se acertaram você
        - `/interceptor selar`, ou `/interceptor reabrir` para reescrever
        - `/interceptor piloto`: um histórico; `/interceptor gastar`: comprar uma melhoria
        - `/console`: seu tabuleiro; `/mesa ampliar`: maior; `/mesa descrever`: em palavras
        - `/mesa dica`: o que um computador faria; depois da partida, **Analisar**: o que teria sido melhor
        - Com círculo ou sublinhado: novo desde a última jogada, no seu console desde a sua

        Por DM: `3 AEAADX`, `RETIRADA`, `A7 NE 3`, `esquerda mais rápido`, ou `2: 3 AEA` para sua segunda nave. Ou:
        - sua ordem: { interceptor-words-order }
        - por onde você entra: { interceptor-words-place }
        - o que você anuncia: { interceptor-words-announce }
        - selar: { interceptor-words-seal }
        - reescrever: { interceptor-words-reopen }
        - ao acaso: { interceptor-words-random }
        - seu histórico: { interceptor-words-pilot }
        - `gastar velocidade`: { interceptor-words-spend }
        - seu tabuleiro: { interceptor-words-show }
        - esta lista: { words-help }
        - as regras deste momento: { words-rules }

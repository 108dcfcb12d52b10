# A lição de Interceptor. Cada passo: o que tocar e por quê; seus atributos: a resposta a outras tentativas.

interceptor-lesson-order = Você está em A11, com velocidade 1. Houston está em A7, contra a borda. A cada turno, todo mundo escreve em segredo uma velocidade e depois letras: **A** avança um hexágono, **E** gira à esquerda, **D** à direita. Pense grande: escreva **5 EAAAAA**.
    .straight = Sem girar, você passa direto para o nordeste. Com **E**, seu bico aponta primeiro para o norte: escreva **5 EAAAAA**.
    .late = Você gira depois dos três movimentos, tarde demais. Gire primeiro: escreva **5 EAAAAA**.
interceptor-lesson-seal = Rápido demais, mas isso não custa nada: a velocidade muda **2 no máximo**, então de 1 você chega a 3. Sua ordem virou **3 EAAA**. A imagem mostra onde ela termina: bem na frente de Houston. Você atira à frente do bico: 3 de dano a um hexágono e 2 a dois. **Sele**!
    .hold = **X** segura seu tiro, e este tiro você quer. Deixe 3 EAAA e **sele**.
    .short = Você para a dois hexágonos: só 2 de dano, e Houston sobrevive. Deixe 3 EAAA e **sele**.
interceptor-lesson-end = Todas as ordens voam ao mesmo tempo. Os dois movimentos de Houston contra a borda custaram 2 de 5 pontos, e seu tiro levou os outros 3. Abatido, e o piloto está a salvo! Em uma partida, você pode reescrever uma ordem até todo mundo selar, ou tocar nas letras uma a uma.

# Dicas para uma primeira partida, uma para cada tipo de decisão.
interceptor-coach-place = Sua nave entra pela borda. Ela voa e atira para onde o **bico** aponta: o **3, 2, 1** vermelho é o dano.
interceptor-coach-announce = É a perseguição: quem é atingido revela meio plano. O momento do giro continua em segredo, e uma meia-volta também.
interceptor-coach-order = Sua nave voa e depois atira sozinha: **3, 2, 1** em vermelho é o dano ali. Anéis: onde termina quem voa reto. **C** vira você: voa de ré.

# A lição de Contact. Cada passo: o que tocar e por quê; seus atributos: o que mais se tentou.

contact-lesson-feel = Um sinal vem de um destes três planetas: **B**, **C** ou **L**. Ninguém pode dizer qual. Em vez disso, uma mão voa até lá aos saltos, a partir de **0**, a Terra, onde está o foguete. O tempo no ar é a distância, de borda a borda. Para sentir o ritmo, toque em **Novo voo**.
    .blind = Chutar no escuro custa 1 de combustível duas em cada três vezes. Sinta o voo primeiro: toque em **Novo voo**.
contact-lesson-guess = Sobe, bate; sobe, bate: **um salto longo e depois um curto**. Os anéis mostram até onde vai cada um: o primeiro termina em F, embaixo; o que cerca F toca B. Tudo encaixa: diga **B**.
    .left = Da Terra até C, um salto longo esbarra em A, que está no caminho. F e depois B encaixa: diga **B**.
    .right = L fica na altura da Terra e mais perto que F: nenhum salto para lá é tão longo. F e depois B encaixa: diga **B**.
contact-lesson-end = De primeira: os pontos da carta de sinal são seus! Um erro custa a carta e 1 de combustível, e dá para pedir um voo novo duas vezes. Em uma tripulação, cada pessoa é a fonte na sua vez: você planeja os saltos e depois decola e pousa. Quanto mais longo o salto, mais você espera.

# O que se diz a quem joga pela primeira vez, em cada tipo de turno.
contact-coach-practise = Nos testes nada conta. O tempo entre decolar e pousar é a distância, de borda a borda.
contact-coach-route = Escolha saltos que não levem a nenhum outro lugar. Um longo e um curto são mais fáceis de distinguir que dois iguais.
contact-coach-tap = Um toque decola, o seguinte pousa. Só o tempo no ar diz o tamanho de um salto, então voe todos na mesma velocidade.
contact-coach-guess = Quanto mais tempo a mão fica no ar, mais longo é o salto, de borda a borda. Siga os saltos a partir do foguete: em qual planeta eles podem terminar? Ver de novo é grátis; só os voos novos são contados.

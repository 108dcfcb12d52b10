# A lição de Space Connection. Cada passo: o que tocar e por quê; seus atributos: a resposta a outras tentativas.

space_connection-lesson-scout = Em algum lugar aqui se escondem 20 planetas em nove sistemas. Um **sistema** são planetas que se tocam, ou um só. Complete os nove antes e você vence. Uma sonda olha uma casa, e volta se achar um planeta. Envie uma a **A5**.
    .middle = Boa tentativa: é assim que se procura. Para esta lição, envie a sonda a **A5**.
    .laser = Dois lasers precisam de **uma mesma** linha traçada, e A4 e G7 não dividem nenhuma. Isso vem depois: antes, uma sonda a **A5**.
space_connection-lesson-ship = Um planeta! O sistema dele continua onde outros o tocam. Uma nave olha a própria casa e as seis em volta. Envie uma ao lado do seu achado, a **A6**.
    .again = A5 já é um planeta, então nada mais cabe lá. Envie uma nave ao lado, a **A6**.
    .far = Esse é outro canto do céu. Os planetas de um sistema se tocam, então olhe em volta do seu achado: uma nave a **A6**.
space_connection-lesson-laser = Três seguidos, e a fileira é uma linha traçada! Dois lasers em uma linha iluminam tudo entre eles. Ponha-os em **A1 e A4** para ver o resto de uma vez.
    .scout = Isso basta para este sistema, e sai barato. Mas dois lasers veem a fileira inteira: ponha-os em **A1 e A4**.
    .crooked = Lasers só formam um feixe em uma mesma linha traçada, e A4 e G7 não dividem nenhuma. Tente **A1 e A4**.
space_connection-lesson-end = Um feixe, dois sistemas completos: nada mais toca neles. Os lasers ficam, e os próximos se juntam a eles. Em uma partida, exploram seu céu enquanto você explora o outro, um lançamento cada. As casas que você sabe vazias aparecem como discos claros.

# Dicas para uma primeira partida, uma para cada tipo de decisão.
space_connection-coach-hide = Com *Céu aleatório* você joga na hora. Prefere escolher? Planetas que se tocam são um **sistema**; eu conto para você.
space_connection-coach-hunt = Um **sistema** são planetas que se tocam: complete os nove. Supernaves vão em casas **com anel**. Uma peça volta se a própria casa for um planeta.

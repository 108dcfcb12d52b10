# A lição de Space Connection. Cada passo: o que tocar e por quê; seus atributos: a resposta a outras tentativas.

space_connection-lesson-scout = Em algum lugar aqui se escondem 20 planetas em nove sistemas. Um **sistema** são planetas que se tocam, ou um só. Complete os nove primeiro e você vence. Uma sonda olha uma casa, e volta se achar um planeta. Envie uma para **A5**.
    .middle = Boa tentativa: é assim que se procura. Para esta lição, envie a sonda para **A5**.
    .laser = Dois lasers precisam estar na **mesma** linha traçada, e A4 e G7 não estão. Isso fica para depois: primeiro, uma sonda para **A5**.
space_connection-lesson-ship = Um planeta! O sistema dele continua onde outros o tocam. Uma nave olha a própria casa e as seis em volta. Envie uma ao lado do seu achado, para **A6**.
    .again = A5 já é um planeta, então nada mais cabe lá. Envie uma nave ao lado, para **A6**.
    .far = Esse é outro canto do céu. Os planetas de um sistema se tocam, então olhe em volta do seu achado: uma nave para **A6**.
space_connection-lesson-laser = Três seguidos, e a fileira é uma linha traçada! Dois lasers em uma linha iluminam tudo entre eles. Coloque os dois em **A1 e A4** para ver o resto de uma vez.
    .scout = Isso basta para este sistema, e sai barato. Mas dois lasers veem a fileira inteira: coloque-os em **A1 e A4**.
    .crooked = Lasers só formam um feixe na mesma linha traçada, e A4 e G7 não estão na mesma. Tente **A1 e A4**.
space_connection-lesson-end = Um feixe, dois sistemas completos: nada mais toca neles. Os lasers ficam, e os próximos se juntam a eles. Em uma partida, cada lado explora o céu do outro, um lançamento por vez. As casas vazias com certeza aparecem como discos claros.

# Dicas para uma primeira partida, uma para cada tipo de decisão.
space_connection-coach-hide = Com *Céu aleatório* você joga na hora. Prefere escolher? Planetas que se tocam são um **sistema**; eu conto para você.
space_connection-coach-hunt = Há 20 planetas escondidos. Os que se tocam formam um **sistema**: ache os **9** antes!
space_connection-coach-alone = Há 20 planetas escondidos. Os que se tocam formam um **sistema**: ache os **9** em poucos lançamentos!

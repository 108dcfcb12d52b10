# A lição de Planétaire. Cada passo: o que tocar e por quê; seus atributos: o que mais se tentou.

planetaire-lesson-edge = Quatro satélites se escondem neste céu. Um satélite ao lado desvia o raio; um bem na frente o absorve. Comece pela borda, onde um raio só pode desviar para fora: dispare de **9**.
    .middle = Pelo meio, um raio pode virar várias vezes. Deixe esse enigma para depois e comece pela borda, com **9**.
    .end = Isso encerraria sua rodada antes de começar. Encontre algo primeiro: dispare de **9**.
planetaire-lesson-turn = Passou direto, então **as colunas A e B estão vazias**. Um raio que sai custa 2 pontos, e a menor pontuação vence. Agora a borda de baixo: dispare de **17**.
    .again = Você já sabe a resposta dessa margem, então ela não dispara duas vezes. Tente **17**.
    .marble = Uma bolinha marca onde você acha que há um satélite, e uma errada custa 10 pontos. Descubra mais primeiro: dispare de **17**.
planetaire-lesson-proof = Ele voou pela linha 8 e saiu embaixo da coluna D. **Só um satélite em D7**, logo acima, faz isso. Confira de frente: dispare de **18**, pela linha 7.
    .far = Esse raio olha para outro lado. Para acertar D7 de frente, dispare de **18**.
    .beside = O raio virou *dentro* de D8, então D8 está vazia: o satélite está ao lado. Dispare de **18**.
planetaire-lesson-marble = Absorvido, por 1 ponto: lá está ele. Marque: coloque uma bolinha em **D7**.
    .beside = O raio cruzou E7, então E7 está vazia. O satélite está uma casa adiante: **D7**.
    .below = O segundo raio virou em D8, então D8 está vazia. O satélite está logo acima: **D7**.
    .end = Quatro bolinhas fora do tabuleiro custam 5 pontos cada. Você já sabe um lugar: coloque uma bolinha em **D7**.
planetaire-lesson-end = Um satélite encontrado, por 5 pontos. Ainda faltam três! Em uma partida, você dispara até ter certeza, coloca quatro bolinhas e toca em **{ planetaire-button-end }**. Uma bolinha errada custa 10 pontos; uma fora do tabuleiro, 5.

# O que se diz a quem joga pela primeira vez, em cada tipo de turno.
planetaire-coach-hide = *Céu aleatório* os esconde. Satélites lado a lado são difíceis de distinguir.
planetaire-coach-sky = Um raio custa **1 ou 2 pontos**; uma bolinha errada, **10**. A menor pontuação vence.
planetaire-coach-rays = Um satélite **ao lado** do caminho desvia o raio, não na diagonal. Um erro (bolinha errada) custa 10.

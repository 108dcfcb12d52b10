# O console de Planétaire: botões, formulários e indicações.

planetaire-button-fire = Disparar raio…
planetaire-button-marbles = Bolinhas…
planetaire-button-notes = Fazer anotações…
planetaire-button-end = Conferir
planetaire-button-end-now = Sim, conferir
planetaire-button-back = Voltar
planetaire-button-random = Céu aleatório
planetaire-button-cells = Digitar casas…
planetaire-button-seal = Selar meu céu
planetaire-button-seal-now = Selar de vez

planetaire-form-fire = Disparar raio
planetaire-form-marbles = Colocar bolinhas
planetaire-form-notes = Anotações
planetaire-form-cells = Seu céu
planetaire-field-margin = Qual margem, de 1 a 32?
planetaire-field-marbles = Onde? Ex.: A1 B2 C3 D4, em qualquer ordem
planetaire-field-notes = Casas a marcar ou desmarcar: vazias
planetaire-field-cells = Seus { $count } satélites. Ex.: D3 F5

planetaire-hint-hide = **{ $placed } de { $needed }** colocados. Só você vê.
planetaire-hint-seal = Seu céu está completo. **Sele** quando quiser. Depois disso, ele não muda mais.
planetaire-hint-seal-sure = Seu céu: **{ $cells }**. Depois de selado, **ele não muda mais**. Selar?
planetaire-proofs = -# Ajuda: as casas escuras estão vazias.
planetaire-set-up = Escondi quatro satélites por você. Ache os quatro do seu rival com menos pontos!
planetaire-hint-end =
    { $withheld ->
        [0] Conferir agora? Vou comparar suas bolinhas com o céu real. **Não dá para desfazer.**
        [1] Conferir agora? **Falta colocar uma bolinha**: isso custa 5 pontos (uma errada custa 10). **Não dá para desfazer.**
       *[other] Conferir agora? **Faltam { $withheld } bolinhas**: são 5 pontos cada (uma errada custa 10). **Não dá para desfazer.**
    }

planetaire-column = Coluna { $column }
planetaire-choose-column = Satélites: escolha a coluna
planetaire-choose-row = Coluna { $column }: qual linha?
planetaire-take-away = Há um satélite aqui: escolha para tirar

planetaire-typable = uma margem de onde disparar (`12`), as casas do seu céu ou das bolinhas (`D3 F5 B7 H1`), `colocar D3`, `mover D3 E4`, `retirar D3`, `anotar A1 A2`, `aleatório`, `selar`, `mostrar`, `terminar`

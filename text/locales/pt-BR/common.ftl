# O que todos os jogos têm em comum.

list-and = { $first } e { $last }

# Em particular, quem lê é «você», também depois de preposição (mas sem contração: nada de «do», «no»…
# antes de um nome). O verbo é o mesmo para você e para outra pessoa.
reader = você
who-did = { $name-you ->
    [yes] Você
   *[no] **{ $name }**
}
who-has = { $name-you ->
    [yes] Você
   *[no] **{ $name }**
}

# Onde uma mensagem passaria do tamanho que o Discord aceita.
fit-more = … mais { $lines ->
    [1] { $lines } linha
   *[other] { $lines } linhas
}
fit-more-describe = … mais { $lines ->
    [1] { $lines } linha
   *[other] { $lines } linhas
}: `/mesa descrever`

# Um dia do calendário, onde há uma data.
date = { $day ->
        [1] 1º
       *[other] { $day }
    } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }

# Dicas: o que um computador faria, para quem pergunta; e a análise de uma partida terminada.

advice-heading = 💡 **Dica**, só para você
advice-alt = Sua dica, em rosa no tabuleiro: { $what }
advice-counted = Todo mundo vê no tabuleiro que você pediu.
advice-certain = **Certeza**: { $what }{ $of ->
        [1] .
       *[other] { " " }(vale em todos os { $of } casos que restam).
    }
advice-likely = { $how ->
        [guess] É só um palpite: { $what }.
        [open] Depende das outras pessoas: { $what } em { $low } a { $high } de 100 casos.
        [most] Menos de { $high }% de chance: { $what }.
        [least] Mais de { $low }% de chance: { $what }.
        [hardly] Muito improvável: { $what }.
        [surely] Muito provável: { $what }.
        [about] { $percent }% de chance (± { $within }): { $what }.
       *[near] Cerca de { $percent }% de chance: { $what }.
    }
advice-nothing = Não há nada para decidir agora, então não há dica.
advice-voice = O que você tem agora é a mão de outra pessoa. Sentir o ritmo é com você: eu não digo o que dá para calcular a partir dela.
advice-asked = 💡 Dicas usadas: { $who }.
advice-asked-by = { $name } { $times ->
        [1] uma vez
        [2] duas vezes
       *[other] { $times } vezes
    }

# Nas partidas, na sala e nas recusas
table-button-advice = Dica
table-refused-advice-counts = O que você ganha aqui vale para as próximas partidas, então não há dicas.
table-refused-no-advice = As dicas estão desligadas nesta partida. Antes de começar, o host pode permiti-las em **Opções**; aí todo mundo vê quantas vezes cada pessoa pede. Em partidas solo ou contra computadores, elas estão sempre ligadas.
lobby-term-hints = dicas
    .about = Se dá para perguntar o que um computador faria. Aí todo mundo vê quantas vezes cada pessoa pede.
lobby-hints-none = não
lobby-hints-counted = sim, e contadas

# A análise de uma partida terminada
table-button-look-back = Analisar
look-back-heading = 🔎 **Análise**, só para você: momento-chave { $page }/{ $pages }
look-back-did = Você escolheu: “{ $what }”
look-back-better = Melhor, pelo que você sabia na hora: “{ $what }”
look-back-lost = Custo: { $lost }.
look-back-none = 🔎 Pelo que você sabia na hora, nenhuma decisão foi claramente pior que a melhor. Boa partida!
look-back-running = A partida ainda não acabou. Você pode analisá-la depois.

advice-say = Diga `{ $words }`.
advice-lost = chance de vencer −{ $percent }%

# A análise em grupo de uma partida terminada
table-button-review = Analisar em grupo
table-button-live = Ver ao vivo
review-heading = 🔎 **{ $game }** · #{ $table } · passo { $step }/{ $steps }
review-heading-live = 🎬 **{ $game }** · #{ $table } · passo { $step }
review-eyes-seat = O que { $name } viu
review-eyes = Pelos olhos de quem?
review-choices = Momentos decisivos · pelos olhos de quem?
review-turn = { $sign } { $step } · { $name } · { $mark }: { $lost }
review-mark = { $sign } **{ $mark }** · { $name }
review-mark-poor = { $sign } **{ $mark }** · { $name }: { $why }
review-cost = Custo: { $lost }. Melhor: “{ $better }”
review-grade = { $name } **{ $number }**/100
review-grade-whole = { $name } **{ $number }**/100: ⭐ { $best } 👍 { $good } 🤔 { $doubtful } ❌ { $mistake }
review-how = As notas só levam em conta o que cada pessoa sabia na hora. Sorte não conta.
review-lead = { $name } está no controle.
review-lead-none = Agora qualquer pessoa pode assumir o controle: toque em uma seta.
review-button-pass = Passar o controle
review-button-copy = Minha própria cópia
review-button-marks = Mostrar as notas
review-led = Outra pessoa está no controle desta análise. Sua própria cópia começa no mesmo momento.
review-posted = A análise está neste canal. Você está no controle: todo mundo vê por onde você anda.
review-running = A partida ainda não acabou. Depois dá para analisar em grupo.
review-button-play-on = Continuar daqui
review-play-on = 🧪 **{ $game }** #{ $table } continua a partir deste momento. Você joga no lugar de { $name }{ $company ->
        [alone] {""}
       *[computers] {" "}e computadores ocupam as outras vagas
    }.
review-play-on-seen = Você já viu os segredos e o final, então é só treino: não conta para estatísticas nem rating.
review-play-on-end = Aqui a partida já acabou. Volte a um momento anterior.
review-button-begin = Jogar aqui
practice-board = 🧪 Treino, a partir de um momento de #{ $table }. Os segredos já foram vistos, então não conta para nada.

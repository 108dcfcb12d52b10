# Lições: o que fica em volta das palavras de cada jogo.

lesson-heading = **{ $game }** · lição { $beat }/{ $beats } · só você vê
lesson-heading-end = **{ $game }** · lição completa: { $beats ->
        [1] um passo
       *[other] { $beats } passos
    }
lesson-would = Se você fizesse isso: { $news }
lesson-on = Bora jogar para valer? *Jogar já* começa na hora; `/jogar` encontra gente para jogar.
lesson-which = Qual jogo você quer ver? Um minuto e meio cada, e só você vê.
lesson-none = **{ $game }** ainda não tem lição. `/ajuda` mostra como se joga.
lesson-button-again = Recomeçar

# A primeira partida é acompanhada.
coach-first = 💡 { $told }
coach-got-it = Esconder esta dica
coach-proofs-on = Mostrar todas as provas (ajuda)
coach-proofs-each = Mostrar o que cada raio prova
coach-proofs-off = Esconder as provas
coach-enough = Sem mais dicas
coach-goal = 🎯 { $goal }

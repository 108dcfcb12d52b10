# O console de Contact: botões, menus e indicações.

contact-button-take-off = Decolar
contact-button-land = Pousar
contact-button-send = Enviar
contact-button-drop = Recomeçar
contact-button-back = Desfazer
contact-button-clear = Limpar rota
contact-button-stops = Outra escala…
contact-button-exchange = Trocar de alvo…
contact-button-reactivate = Reativar ajudas…
contact-button-repeat = Outro voo ({ $left })
contact-button-via = via { $tile }
contact-button-try = Testar escala…
contact-button-two = Jogar 50:50…
contact-button-first = Ver escala…
contact-button-brief = Abrir briefing…
contact-button-begin = Iniciar missão
contact-button-fly = Voar para { $tile }
contact-button-other = Outro voo…
contact-button-yes-guess = Sim, { $tiles }
contact-button-yes = Sim
contact-button-again = Rever
contact-button-home = Voltar

contact-choose-stop = De { $tile }, voar para…
contact-choose-signal = Jogar pela carta de sinal de…
contact-choose-guess = O sinal vem de…
contact-choose-two = 50:50: primeiro planeta…
contact-choose-other = 50:50: { $tile } ou…
contact-choose-from = Teste: decolar de…
contact-choose-to = Teste: de { $tile } para…
contact-choose-card = Gastar qual carta de ajuda?
contact-choice-target = alvo

contact-hint-route = Direto para **{ $tile }** ou com escala: alvos a distâncias parecidas soam iguais.
contact-hint-route-blocked = **{ $by }** bloqueia o caminho até **{ $tile }**: dê a volta.
contact-hint-signal = Escolha a carta de sinal. A rota é fácil de ler? Escolha uma alta.
contact-hint-tap = Decole e depois pouse: quanto mais longo o salto, mais você espera, sempre na sua velocidade. Pousos: { $landings } de { $legs }.
contact-hint-tapped = Até agora: `{ $strip }`{ $seconds }
contact-hint-ready = Todos os pousos feitos: **envie**, ou recomece. `{ $strip }`{ $seconds }
contact-hint-sent = A tripulação recebeu seu voo. Agora, cara de paisagem!
contact-hint-heard = Ouvido: { $strips }
contact-hint-practise = Escolha onde decolar e onde pousar.
contact-hint-practice-goal = Teste: voe para **{ $near }**, depois mais longe, **{ $far }**: mais tempo.
contact-hint-practice-solo = Teste: veja um salto até **{ $near }** e outro mais longo até **{ $far }**.
contact-hint-sure-guess = Palpite: **{ $tiles }**. Se { $count ->
        [1] estiver errado
       *[other] os dois estiverem errados
    }, perdemos o contato. Certeza?
contact-hint-sure-first = Isto mostra a primeira escala do último voo e gasta a carta de ajuda. Certeza?
contact-hint-sure-exchange = Você recebe outro alvo e gasta a carta de ajuda. Certeza?
contact-hint-sure-reactivate = 1 de combustível reativa todas as cartas de ajuda. Certeza?
contact-typable = sua rota (`B K`), `voltar`, `limpar`, `sinal 4`, `trocar`, `descartar`, `enviar`, `adivinhar K`, `adivinhar K B`, `repetir`, `escala`, `briefing 1`, `reativar`, `teste 0 B`, `iniciar`, `mostrar`

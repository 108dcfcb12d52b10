# O enigma do dia
daily-heading = **Enigma do dia #{ $number }** · até { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · você está jogando: { $link }
daily-left = **{ $game }** · você fechou, então sua tentativa já foi. O próximo chega { $left }.
daily-older = Você ainda está jogando o #{ $number } de **{ $game }**: { $link } Ele vale até { $end }. Começar outro fecha esse.
daily-over = { $told }
daily-begun = Está na nossa DM, onde ninguém pode espiar. Boa sorte!
daily-line = Houston #{ $number } **{ $game }**
daily-computer = computador: { $scored }
daily-streak = 🔥 { $days ->
        [1] um dia
       *[other] { $days } dias
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = Compartilhado com todo mundo, sem entregar nada.
daily-takes-nothing = Não consigo escrever aqui. Tente outro canal.
daily-none = Esse jogo não tem enigma do dia. Estes têm: { $games }.
daily-no-dms = O enigma é jogado na nossa DM para ninguém espiar, mas a sua está fechada para mim. Permita DMs nas configurações de privacidade do servidor, me mande qualquer palavra e use `/enigma` de novo. Sua tentativa não foi gasta.
daily-busy = Outra partida na nossa DM ainda não acabou (#{ $table }): { $link } Termine essa antes, ou feche lá com `/mesa fechar`.
daily-button-begin = Jogar { $game }
daily-button-share = Compartilhar { $game }
daily-how = -# Todo mundo tem o mesmo enigma e uma tentativa, sem dicas. Vale se você resolver até o fim do dia seguinte. Fechar, ou começar o de outro dia, gasta a tentativa.
daily-stats = 🔥 { $game }: { $all ->
        [1] um enigma do dia
       *[other] { $all } enigmas do dia
    }, sequência: { $now }, recorde: { $best }.
daily-board = Enigma do dia **#{ $number }** · uma tentativa
daily-over-footer = -# `/enigma` em um canal mostra como você foi, e compartilha sem entregar nada. O botão abaixo do resultado joga outro, só por diversão.
verify-puzzle = Este era o enigma do dia #{ $number }. A semente dele é o SHA-256 de `{ $words }`, que qualquer pessoa podia calcular antes. Isto prova que todo mundo teve este mesmo enigma e que as jogadas formam esta partida, não que quem jogou não o conhecia.
verify-later-puzzle = Este é o enigma do dia #{ $number }. Ele não tem código de jogo limpo: a semente é o SHA-256 de `{ $words }`, que qualquer pessoa pode calcular. Todo mundo tem o mesmo.
table-refused-puzzle-alone = Não há dicas no enigma do dia. No fim, você vê o resultado do computador ao lado do seu.

# O que se compartilha de um enigma
daily-button-play = Jogar #{ $number }
daily-server = -# Neste servidor: resolvido por { $count }, recorde { $best }.
daily-server-streak = -# 🔥 Este servidor resolve há { $days } dias seguidos.

# Os desafios que as pessoas criam com suas partidas
riddle-button = Criar um desafio
riddle-button-post = Postar aqui
riddle-preview = Um momento que você leu bem. Vai para todo mundo do canal, com uma tentativa por pessoa:
riddle-in-dms = Um momento que você leu bem. Para postar, abra esta partida em um canal:
riddle-none = Nenhum momento desta partida dá um bom desafio.
riddle-is-posted = Postado. A mensagem mostra quanta gente acertou.
riddle-heading = 🧩 **{ $name }** pergunta, de { $game } #{ $table }:
riddle-fresh = -# Uma tentativa por pessoa. Só você vê como foi.
riddle-count = -# Acertos: { $right } de { $count } · uma tentativa por pessoa
riddle-right = ✅ Isso mesmo: **{ $answer }**!
riddle-wrong = ❌ Não: é **{ $answer }**.
riddle-again = Você já usou sua tentativa. É **{ $answer }**.
riddle-was-there = Você jogou esta partida, então não conta. É **{ $answer }**.
riddle-got = -# Acertos: { $right } de { $count }.
riddle-gone = Este desafio não existe mais.

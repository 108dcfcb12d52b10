# O que cada pessoa configura para si, e o que se configura para um servidor
settings-reminders-on = { $hours ->
        [1] Por correspondência, eu lembro você uma vez, uma hora antes de acabar seu tempo.
       *[other] Por correspondência, eu lembro você uma vez, { $hours } horas antes de acabar seu tempo.
    }
settings-reminders-off = Eu não mando lembrete antes de acabar seu tempo.
settings-calls-mention = Quando uma partida espera por você e você não está por perto, eu chamo você **com uma menção no canal dela**, uma vez. Mude com `/eu configurações`.
settings-calls-dm = Quando uma partida espera por você e você não está por perto, eu chamo você **por DM**, uma vez. Mude com `/eu configurações`.
settings-calls-never = Eu **não chamo você** quando uma partida espera. Seu tempo corre mesmo assim. Mude com `/eu configurações`.
settings-quiet = Entre **{ $from }** e **{ $until }** ({ $zone }: agora são { $clock } lá), deixo você em paz. O que espera por você, eu conto depois. O que eu precisar perguntar em particular chega mesmo assim, em silêncio. Seu tempo continua correndo.
settings-quiet-none = Você não tem horas de silêncio. Seu relógio: { $zone }, { $clock } agora.
settings-quiet-where = Antes preciso do seu **fuso**, para saber que horas são onde você está: como `America/Sao_Paulo` ou `UTC+1`.
settings-quiet-unread = Não consegui ler suas horas de silêncio. Escreva o começo e o fim, como `22:00-8:00`; `nenhuma` tira todas.
settings-zone-unread = Não conheço esse fuso horário. Digite uma cidade grande perto de você e escolha na lista, ou escreva uma diferença como `UTC-3`.
settings-words-none = nenhuma, nenhum, nada, não
settings-calls-digest = Uma vez por dia, às **{ $hour }** ({ $zone }), mando **uma DM** com todas as partidas que esperam por você. Se não houver nenhuma, não chega nada. Mude com `/eu configurações`.
settings-digest-closed = Mas não consigo mandar DM para você: até que suas DMs abram, chamo você com uma menção no canal da partida.
settings-away = **Ausência até { $back }.** Até lá, não chamo nem lembro você de nada. As partidas por correspondência sabem disso e esperam, duas semanas no máximo; em uma partida ao vivo, seu tempo continua correndo. `/eu configurações ausência:voltei` termina antes.
settings-away-unread = Não consegui ler quanto tempo você fica fora. Escreva um número de dias (60 no máximo), uma data como `2026-12-24`, ou `voltei`.
settings-away-days = { $days ->
        [1] { $days } dia
       *[other] { $days } dias
    }
settings-panel-calls = Como chamar você
settings-panel-reminders = Lembretes
settings-panel-quiet = Horas de silêncio
settings-panel-quiet-none = Sem horas de silêncio
settings-panel-away = Ausência
settings-panel-back = Voltei
settings-panel-listed = Mostrar minhas estatísticas
settings-panel-hidden = Esconder minhas estatísticas
settings-words-back = voltei, de volta, aqui

# A única mensagem do dia
digest-heading = **Estas partidas esperam por você.**
digest-line = **{ $game }** · [#{ $table }]({ $link }) { $place }: desde { $since }; { $until }
digest-server = em { $server }
digest-here = aqui
digest-until = prazo { $clock }.
digest-unhurried = sem pressa.
digest-more = { $count ->
        [1] … e mais uma partida: `/eu partidas` mostra qual.
       *[other] … e mais { $count } partidas: `/eu partidas` mostra quais.
    }

# O que se configura para um servidor
server-heading = **Partidas neste servidor**
server-language = • Idioma: **{ $language }**.
server-language-servers = • As partidas falam o **idioma do servidor**.
server-pace = • A não ser que quem abre uma escolha outra coisa: { $pace }
server-close-seated = • Só quem joga uma partida pode fechá-la.
server-close-managers = • A moderação, e quem pode **gerenciar o canal**, pode fechar qualquer partida com `/mesa fechar`.
server-not-yours = Isto é só para a moderação: quem pode **gerenciar este servidor**, ou tem o cargo escolhido.
server-channels-all = • Partidas novas: em **todos os canais** onde eu consigo escrever.
server-channels = • Partidas novas: só em { $channels }.
server-news-none = • As partidas novas **não são anunciadas**.
server-news = • As partidas novas são anunciadas em { $channel }.
server-openers-all = • **Todo mundo** pode abrir partidas.
server-openers = • Só podem abrir partidas: { $roles }. Todo mundo pode entrar.
server-moderators-none = • Moderação: quem pode **gerenciar este servidor**.
server-moderators = • Moderação: quem pode **gerenciar este servidor**, e { $role }.
server-moderators-see = -# O Discord esconde `/servidor` dessas pessoas até você permitir: Configurações do servidor → Integrações → Houston.
server-people = • Fora das partidas: { $excluded ->
        [0] ninguém
        [1] uma pessoa
       *[other] { $excluded } pessoas
    }. Com o nome oculto: { $unnamed ->
        [0] ninguém
        [1] uma pessoa
       *[other] { $unnamed } pessoas
    }.
server-excluded = • Fora das partidas: { $many ->
        [0] ninguém
       *[other] { $names }
    }.
server-unnamed = • Com o nome oculto: { $many ->
        [0] ninguém
       *[other] { $names }
    }.
server-button-home = Visão geral
server-button-where = Onde
server-button-who = Quem
server-button-people = Pessoas
server-button-style = Idioma e ritmo
server-button-check = Ver permissões
server-button-games = Partidas
server-button-month = Este mês
server-button-log = Registro
server-button-results = Resultados
server-choose-channels = Canais para partidas novas (nenhum: todos)
server-choose-news = Onde anunciar partidas (nada: em nenhum)
server-choose-openers = Cargos que abrem partidas (nenhum: qualquer um)
server-choose-moderators = Cargo que modera as partidas
server-choose-exclude = Excluir uma pessoa
server-choose-admit = Readmitir uma pessoa
server-choose-unname = Ocultar o nome de uma pessoa
server-choose-name = Mostrar um nome de novo
server-choose-language = Idioma
server-choose-pace = Ritmo
server-choose-closers = Quem pode fechar partidas alheias
server-check = **Minhas permissões** em { $count ->
        [one] um canal
       *[other] { $count } canais
    }
server-check-others = { $channels } e { $count ->
        [one] mais um
       *[other] mais { $count }
    }
server-check-fine = ✅ { $channel }: tudo certo.
server-check-threads = 🧵 { $channel }: para partidas em tópicos, preciso de { $permissions }.
server-games = **Partidas abertas**
server-games-none = Nenhuma partida está aberta neste servidor.
server-games-choose = Fechar uma partida ou tirar alguém
server-game-lobby = **{ $game }** · #{ $table } em { $channel }, não começou: { $names } · [abrir]({ $link })
server-game-playing = **{ $game }** · #{ $table } em { $channel }: { $names } · [abrir]({ $link })
server-game-over = Esta partida acabou.
server-month = **Este mês:** { $games ->
        [0] nenhuma partida terminada
        [1] uma partida terminada
       *[other] { $games } partidas terminadas
    }{ $people ->
        [0] .
        [1] , uma pessoa.
       *[other] , { $people } pessoas.
    }
server-month-game = • { $game }: { $games }
server-month-before = -# No mês passado: { $games }.
server-results = **Resultados** das partidas terminadas deste servidor, em tabela e para programas.
    -# Quem esconde as estatísticas, ou cujo nome você oculta, aparece ali como *Piloto 2*.
server-results-files = Baixar os arquivos
server-results-none = Nenhuma partida terminou neste servidor ainda.
server-receiver-none = • Nenhum programa recebe os resultados. Use *Definir um endereço*, ou `/servidor webhook:` com um endereço https.
server-receiver-set = Definir um endereço
server-receiver-field = Um endereço https
server-receiver = • Cada partida terminada é enviada para **{ $host }**.
server-receiver-fails = • Cada partida terminada é enviada para **{ $host }**. ⚠️ Nada chegou desde { $since }; continuo tentando por dois dias.
server-receiver-lost = • ⚠️ **{ $host }** não respondeu por dois dias: nada mais é enviado para lá.
server-receiver-again = Recomeçar com outro segredo
server-receiver-off = Parar de enviar
server-receiver-https = Isso não é um endereço https da internet, como `https://example.org/results`.
server-receiver-secret = O segredo, mostrado só agora: ||`{ $secret }`||
    -# Cada resultado é assinado com ele. Só são enviadas as partidas que terminarem a partir de agora.
server-receiver-given-up = ⚠️ O endereço para onde você me pediu para enviar os resultados do seu servidor não respondeu por dois dias. Parei. `/servidor mostrar:Resultados` recomeça.
server-results-here = { $games ->
        [1] A última partida terminada
       *[other] As últimas { $games } partidas terminadas
    }: uma tabela para pessoas, um arquivo para programas.
server-log = **O que a moderação fez**: as últimas 50 ações de 90 dias
server-log-none = A moderação ainda não fez nada aqui.
server-log-line = { $at } · { $by } { $what }
server-log-language = mudou o idioma.
server-log-pace = mudou o ritmo.
server-log-closers = mudou quem pode fechar partidas.
server-log-channels = mudou os canais das partidas.
server-log-news = mudou onde as partidas são anunciadas.
server-log-openers = mudou quem pode abrir partidas.
server-log-moderators = mudou quem modera.
server-log-receiver = mudou quem recebe os resultados.
server-log-closed = fechou a partida #{ $table }.
server-log-removed = tirou { $name } da partida #{ $table }.
server-log-excluded = excluiu { $name }.
server-log-admitted = readmitiu { $name }.
server-log-unnamed = ocultou o nome de { $name }.
server-log-named = mostrou de novo o nome de { $name }.
server-log-night-planned = marcou uma noite de jogos.
server-log-night-changed = mudou a noite de jogos.
server-log-night-off = cancelou a noite de jogos.
server-not-moderator = Isso é só para a moderação deste servidor, com `/servidor`.
server-not-yourself = Você não pode se excluir.
server-openers-only = Neste servidor, só podem abrir partidas: { $roles }. Você pode entrar mesmo assim.
server-channels-only = Neste servidor, as partidas são abertas em { $channels }.
server-news-opened = **{ $name }** abriu **{ $game }** em { $channel }.
server-news-full = **{ $game }** em { $channel }: todas as vagas estão ocupadas.
server-news-begun = **{ $game }** em { $channel } começou.
server-news-over = **{ $game }**: esta partida acabou.
server-remove-whom = Quem perde a vaga?
server-no-one-to-remove = Ninguém mais tem vaga aqui.

# Noite de jogos
server-button-night = Noite de jogos
night-none = Nenhuma noite de jogos marcada. O pessoal confirma em uma mensagem neste canal; na hora, eu monto as mesas.
night-button-plan = Marcar uma aqui
night-button-off = Cancelar
night-planned = **Noite de jogos** { $at } em { $channel }. { $count ->
        [0] Ninguém confirmou ainda.
        [one] Uma pessoa confirmou.
       *[other] { $count } pessoas confirmaram.
    }
night-choose-game = Incluir ou tirar um jogo
night-choose-hours = Duração
night-hours = { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
night-field = Hora ({ $zone }) ou +minutos
night-field-minutes = Daqui a quantos minutos
night-unread = Quando? Escreva um horário como `20:30`, ou `+90` para daqui a 90 minutos.
night-zone = Não sei seu fuso horário. Escreva `+90` para daqui a 90 minutos, ou defina seu fuso com `/eu configurações fuso:`.
night-opened = ✅ Publicado. O pessoal já pode confirmar.
night-taken = Este servidor já tem uma noite de jogos marcada. Cancele antes, ou espere ela terminar.
night-heading = 🎲 **Noite de jogos** · { $at } · { $left }
night-games = { $games } · { night-hours }
night-people = { $count ->
        [0] Ninguém confirmou ainda.
        [one] **Uma pessoa confirmou:** { $names }
       *[other] **{ $count } confirmaram:** { $names }
    }
night-how = -# Toque em *Eu vou*. Na hora, eu monto as mesas: quem menos jogou junto cai na mesma, e computadores ocupam as vagas livres.
night-button-in = Eu vou
night-button-out = Hoje não
night-you-are-in = Combinado! Às { $at } eu chamo você neste canal.
night-you-are-out = Fica para a próxima! Até as { $at } dá para mudar de ideia.
night-full = A noite está lotada.
night-gone = Não dá mais para confirmar presença nesta noite.
night-called-off = Foi cancelada.
night-no-one = Ninguém confirmou.
night-begun = Começou: [as mesas]({ $link })
night-tables = 🎲 **Noite de jogos: suas mesas** · até as { $ends }
night-table = • **[{ $game }]({ $link })** · { $names }
night-table-over = { $outcome } · [abrir]({ $link })
night-table-closed = • **{ $game }** · fechada · { $names }
night-table-waits = • **{ $game }** · ⏳ ainda sem lugar · { $names }
night-needs = -# Para as outras mesas, preciso de **{ $permissions }** neste canal.
night-no-room = -# As outras mesas começam quando este canal estiver livre.
night-thread = { $game } · mesa { $nth }
night-over = 🏁 **Noite de jogos** · { $at } · acabou, valeu!
night-button-film = 🎬 O final mais apertado: { $game }
night-channel-gone = O canal da noite de jogos do seu servidor foi apagado, então ela não vai acontecer. `/servidor noite:` marca outra.

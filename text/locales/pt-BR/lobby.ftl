# A sala: quem falta, quem foi convidado e o que se combinou.

lobby-seat-kept = { $seat }. *esperando **{ $name }** (até { $until })*
lobby-full = Não falta ninguém: o host pode começar.
lobby-invited = Convites: { $names }.
lobby-declined = Não podem vir desta vez: { $names }.

# Botões
table-button-invite = Convidar
table-button-decline = Recusar
table-button-unkeep = Abrir vaga

# A mensagem que convida
invite-here = { $guest }: **{ $name }** convida você para **{ $game }** #{ $table }.
invite-aside = **{ $name }** convida você para **{ $game }** #{ $table }, { $place }.
invite-kept = Sua vaga fica guardada até { $until }.
invite-board = A partida: { $link }

# Convidar uma pessoa
invite-list = Quem você quer convidar? Eu chamo cada pessoa uma só vez.
invite-whom = Escolha uma pessoa
invite-done = **{ $name }** recebeu o convite.
invite-declined = Você recusou o convite. Valeu por avisar! Você ainda pode entrar enquanto houver vaga.
invite-nobody = Não sei de quem você está falando. Toque em **Convidar** de novo e escolha uma pessoa.
invite-bot = **{ $name }** é um bot e não pode jogar. Escolha uma pessoa.
invite-stranger = **{ $name }** não está neste servidor. Escolha alguém que possa ver esta partida.
invite-sits-there = { $name } já está nesta partida.
invite-before = { $name } já tem um convite. Não chamo ninguém duas vezes.
invite-too-many = { $most ->
        [1] Um convite ainda está sem resposta. Espere por ele antes de convidar mais gente.
       *[other] { $most } convites ainda estão sem resposta. Espere por um deles antes de convidar mais gente.
    }
invite-often = Você convidou { $name } { $most } vezes em uma hora. Dê um tempinho para a resposta.
invite-not-you = Você não tem convite em aberto para esta partida.
start-asked = { $names } ainda não { $many ->
        [one] respondeu
       *[other] responderam
    }. Esperar ou começar já?
start-button-wait = Esperar
start-button-without = Começar já
start-waits = Esperando { $names }. Toque em **Começar** quando quiser.
start-waits-for-none = Não falta mais ninguém. Toque em **Começar** quando quiser.
table-unkept = Agora qualquer pessoa pode pegar a vaga.
table-refused-kept = Essa vaga está guardada para { $name } até { $until }. Depois disso fica livre, ou antes se { $name } recusar.
table-refused-lobbies = Você tem { $most } salas abertas. Comece ou feche uma antes: `/eu partidas` mostra quais.
table-refused-nothing-kept = Nenhuma vaga está guardada nesta partida: qualquer pessoa pode entrar enquanto houver uma.
table-refused-too-many-seated = Já há { $seated } pessoas nesta partida, então ela não pode ter menos vagas.

# O que se combina, quando o host muda algo
table-button-options = Opções
lobby-language = português
lobby-changed = O host mudou: { $what }.
lobby-terms = **Opções** ({ $page }/{ $pages }): o que você escolhe aqui aparece na hora na sala.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }**: { $about }
lobby-term-language = idioma
    .about = O idioma que eu falo nesta partida. Em particular, falo o de cada pessoa.
lobby-term-seats = vagas
    .about = Quantas pessoas podem jogar.
lobby-up-to = até { $count }
lobby-usual = Como sempre

# Uma partida aberta para uma pessoa
challenge-opened = Sua partida está aberta no canal, com uma vaga guardada para **{ $name }**. Quando { $name } entrar, toque em **{ $start }**. **{ $open }** deixa a vaga livre.
challenge-self = Você não pode se desafiar. Escolha outra pessoa deste servidor, ou comece sem rival.
invite-server = Você só pode convidar gente quando a partida está no canal de um servidor.

# A porta de entrada
door-title = 🚀 **Cinco jogos de tabuleiro espaciais.** Escolha um: em segundos você está jogando.
door-game = **{ $game }** · { $pitch }
door-alt = As capas de cinco jogos: { $games }.
door-commands = Todos os comandos
door-all-games = Todos os jogos
door-now = Jogar já
door-people = Com gente daqui
door-learn = Aprender (90 s)
door-elsewhere = Não consigo escrever aqui. Use `/jogar` em um servidor onde eu esteja, ou na minha DM.
greeting-owner = -# Este servidor é seu? Com `/servidor` você decide onde as partidas são abertas, por quem e em que idioma.
help-commands =
    • **Começar**: `/jogar` começa uma partida, `/aprender` mostra um jogo em 90 segundos, `/enigma` é o enigma do dia. `/ajuda jogo:` traz as regras.
    • **Jogar**: `/console` é o seu tabuleiro. Em `/mesa`: `ampliar`, `descrever`, `histórico`, `dica`, `regras`, `desfazer`.
    • **Em grupo**: `/mesa` também tem `entrar`, `convidar`, `pausa`, `ritmo`, `computador`, `liberar`, `fechar` e mais.
    • **Depois**: `/mesa replay` mostra uma partida de novo, `/mesa analisar` é para rever em grupo, `/mesa exportar` põe tudo em um arquivo, `/mesa verificar` confere se foi justa.
    • **Você**: `/eu partidas`, `/eu estatísticas`, `/eu configurações`, `/eu privacidade`.
    • **Cada jogo** tem suas próprias jogadas: `/planetaire`, `/interceptor`, `/connection`, `/lua`, `/contact`.
    • `/servidor` é para quem cuida de um servidor; `/ajuda assunto:` diz se está tudo bem.
lobby-alt = Capa: { $game }. Vagas ocupadas: { $taken } de { $most }.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } vagas**
lobby-alone = Ninguém ainda? **Começar** joga contra um computador.
lobby-alone-together = Ninguém ainda? **Começar** põe um computador na sua tripulação.
lobby-learn = Aprender
lobby-more = Antes de a partida começar:
lobby-solo = Jogar solo
lobby-code = 🔒 Código de jogo limpo: `{ $seed }`

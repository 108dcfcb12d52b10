# Partidas: sala, vagas, prazos, botões, e o que pode dar errado em volta.

# A mensagem pública
table-heading = **{ $game }** · #{ $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (host)
table-seat-vacant = { $empty ->
        [1] *Vaga livre*
       *[other] *Vaga livre { $seat }*
    }
pace-live = Ao vivo: 5 minutos por jogada
pace-days = Por correspondência: 3 dias por jogada
pace-unhurried = Sem pressa: sem limite
table-pace-live = { pace-live }, 10 para preparar; depois disso, Houston joga por você.
table-pace-days = { pace-days }; depois disso, Houston joga por você.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ { $clocks }
table-clock-of = **{ $name }**: { $clock }
table-clock-vacant = Há uma vaga livre. Toque em **Entrar** para pedi-la; senão, { $plays ->
        [yes] um computador a ocupa
       *[no] Houston joga no lugar dela
    } { $clock }.
table-paused = ⏸️ **Partida pausada.** O tempo não corre. Qualquer pessoa na partida pode tocar em **Retomar**.
table-time-up = ⏳ Tempo esgotado: Houston jogou por { $name-you ->
        [yes] você
       *[no] **{ $name }**
    }.
table-times-up = ⏳ Tempo esgotado: Houston jogou por { $names }.
table-away = **{ $name }** volta em { $back }. A partida espera.
table-gone = **{ $name }** { $why ->
        [unseen] não aparece há duas semanas
       *[missed] perdeu dois turnos seguidos
    }. Qualquer outra pessoa pode pedir para **assumir a vaga**, e as outras podem liberá-la.
table-motion-seat = **{ $by }** quer a vaga livre, com os segredos dela.
table-motion-replace = **{ $by }** quer assumir a vaga de **{ $name }**, com os segredos dela.
table-motion-dismiss = **{ $by }** quer liberar a vaga de **{ $name }**, que { $why ->
        [unseen] não aparece há duas semanas
       *[missed] perdeu dois turnos seguidos
    }.
table-motion-pause = **{ $by }** quer pausar a partida.
table-motion-pace = **{ $by }** quer outro ritmo. { $pace }
table-motion-close = **{ $by }** quer fechar a partida.
table-motion-back = **{ $by }** quer desfazer a última jogada: { $deed }
table-motion-back-all = **{ $by }** quer desfazer uma jogada e tudo o que veio depois: { $deed }
table-motion-awaits = Falta votar: { $names }.
table-motion-against = Contra: { $names }.
table-motion-silence = Não responder conta como sim { $clock }.{ $seat ->
        [yes] { " " }A maioria decide.
       *[no] { "" }
    }
table-motion-majority = A maioria decide: quem não responder não vota.
table-motion-needs-all = A partida só fecha se todo mundo disser sim.
table-motion-ended-yes = ✅ Combinado.
table-motion-ended-no = ❌ { $many ->
        [0] Pedido retirado.
       *[other] Disseram não: { $names }.
    }
table-motion-ended-over = Esta votação acabou.
table-dm-closed = **{ $name }**: não consigo mandar DM para você. Seus segredos estão em **Meu console**.
table-over-footer = Fim de jogo.
table-closed = **{ $game }** · #{ $table } foi fechada{ $many ->
        [0] { "" }
       *[other] { " " }por { $names }
    }. Comece outra com `/jogar`.

# Onde está uma partida, e o que aconteceu nela
table-place = em { $channel }
table-place-server = em { $channel }, em { $server }
table-since = { $moved ->
        [yes] **Desde sua última jogada**
       *[no] **O que já aconteceu**
    }
table-since-earlier = … mais { $count } antes: **Histórico** em ⋯
table-last-move = ↩ Sua última jogada: { $news }
table-taken-back = ↩️ Desfeita: { $news }
table-history = **{ $game }** · #{ $table } · histórico ({ $page }/{ $pages })
table-history-none = Ainda não aconteceu nada.

# O replay de uma partida terminada
replay-film = **{ $game }** · #{ $table } · a partida toda · *{ $eyes }*
replay-ending = **{ $game }** · #{ $table } · o final · *{ $eyes }*
replay-step = **{ $game }** · #{ $table } · passo { $step }/{ $steps } · *{ $eyes }*
replay-too-long = O GIF seria grande demais para enviar, então aqui está o final. **Passo a passo** mostra tudo.
replay-eyes-public = O que todo mundo viu
replay-eyes-own = O que você viu
replay-eyes-open = Tudo revelado
replay-button-walk = Passo a passo
replay-button-film = GIF
replay-button-ending = O final
replay-rounds = Ir para uma rodada
replay-round = { $step } · { $told }
replay-alt = A partida toda em um GIF de { $steps } passos. “Passo a passo” conta cada um em palavras.
replay-not-over = A partida ainda não acabou. Quando acabar, você pode revê-la. `/mesa histórico` conta o que já aconteceu.
replay-closed = Esta partida foi fechada antes do fim. O que era segredo continua segredo, então não há replay.
export-whole = A partida toda, em dois arquivos: um para ler, com nomes, e o registro, com letras no lugar dos nomes. Qualquer pessoa pode recalcular o registro com `houston replay`. Anotações e rascunhos não usados ficam de fora dos dois.
export-so-far = O que você viu e perguntou até agora. Só você vê. Quando a partida acabar, `/mesa exportar` dá o registro completo.
export-alone = Um nome entre colchetes: só essa pessoa soube a linha, e “você” é ela.
export-part = até-agora
verify-sound = Recalculei a partida toda a partir da semente: { $acts ->
    [1] a única jogada bate
   *[other] todas as { $acts } jogadas batem
} com o que eu mostrei.
verify-differs = Recalculei a partida toda, e ela não é o que eu mostrei, { $many ->
    [1] em um ponto
   *[other] em { $many } pontos
}. O primeiro: { $first }
verify-unpledged = Não havia código de jogo limpo antes da partida: a semente foi dada, e qualquer pessoa pode conhecê-la. Isto prova que a semente e as jogadas formam esta partida, não que ninguém escolheu a semente.
verify-pledged =
    Antes da partida, o código de jogo limpo da semente era `{ $seed }`. Depois, a semente foi misturada com { $mixed ->
        [1] o id da interação que começou a partida
       *[other] os ids das { $mixed } interações que trouxeram as pessoas e começaram a partida
    }. Todos os { $steps } passos, segredos incluídos, batem com o código feito na hora: `{ $all }`. `/mesa exportar` dá tudo, para o `houston replay` ou para as suas contas.
verify-proves = Se esses são os códigos que você viu, não mudei depois nem a semente nem um segredo, e não escolhi nenhum resultado de dado. Eles não provam que eu nunca espiei, nem quem estava jogando.
verify-proves-unseen = O comando que abriu esta partida também a começou, então ninguém pôde ver antes o código da semente. Isto prova que a semente e as jogadas formam esta partida e que nenhum segredo mudou depois, não que ninguém escolheu a semente.
verify-lobby = 🔒 Código de jogo limpo: `{ $seed }`. A semente é misturada com os ids das interações que trazem as pessoas e começam a partida. Guarde o código: quando a partida acabar, `/mesa verificar` o abre.
verify-later = 🔒 Códigos de jogo limpo: `{ $seed }` para a semente, e `{ $all }` para tudo até a última coisa que todo mundo viu, segredos incluídos. Ninguém consegue ler nada em um código. Guarde os dois: quando a partida acabar, `/mesa verificar` os abre e recalcula tudo.
verify-later-unpledged = Esta partida não tem código de jogo limpo: a semente foi dada, e qualquer pessoa pode conhecê-la. Quando ela acabar, `/mesa verificar` recalcula mesmo assim.

# As partidas de uma pessoa
tables-mine = Suas partidas:
tables-line = **{ $game }** · #{ $table }: { $state } { $place }
tables-yours = **sua vez**.
tables-yours-until = **sua vez**; Houston joga por você { $clock }.
tables-paused = pausada.
tables-others = vez de { $names }.
tables-gathering = na sala.
tables-over = terminada.
tables-over-heading = Terminadas:
tables-over-line = **{ $game }** · #{ $table } · { $finish ->
        [won] vitória
        [drawn] empate
        [left] abandono
       *[lost] derrota
    } · { $day }
tables-board = [Tabuleiro]({ $link })
tables-open = Abrir uma partida
tables-look-back = Ver uma partida terminada
tables-button = Minhas partidas

# A mensagem que chama
table-call = { $names }: { $why ->
        [seat] sua vaga está garantida em
        [word] falta seu voto em
       *[move] é sua vez em
    } **{ $game }** #{ $table }.
table-call-aside = { $why ->
        [seat] Sua vaga está garantida em
        [word] Falta seu voto em
       *[move] É sua vez em
    } **{ $game }** #{ $table }, em { $channel }.
table-call-welcome = **{ $name }**, a vaga é sua, com os segredos dela. Cada turno seu tem o tempo todo.
table-call-since = { $moved ->
        [yes] Desde sua última jogada:
       *[no] O que já aconteceu:
    }
table-call-earlier = (e mais { $lines } antes; **Meu console** tem tudo)
table-call-clock = ⏳ Prazo: { $clock }. Depois disso, Houston joga por você.
table-call-board = O tabuleiro: { $link }

# Computadores
player-forgotten = alguém
computer-name = { $skill ->
        [easy] Houston (fácil)
        [strong] Houston (difícil)
       *[fair] Houston (normal)
    }{ $alike ->
        [1] { "" }
       *[other] { " " }{ $nth }
    }
computer-skill = { $skill ->
        [easy] Fácil
        [strong] Difícil
       *[fair] Normal
    }
computer-which = Qual o nível do computador?
computer-away = Sem computador
computer-sits = O computador entrou na partida.
computer-gone = O computador saiu da partida.

# Botões
table-button-join = Entrar
table-button-leave = Sair
table-button-start = Começar
table-button-console = Meu console
table-button-refresh = Atualizar
table-button-history = Histórico
table-button-rules = Regras
table-button-learn = Aprender
table-button-describe = Descrever
table-button-zoom = Ampliar
table-button-replay = Replay
table-button-take-over = Assumir vaga
table-button-dismiss = Liberar vaga de { $name }
table-button-welcome = Aceitar { $name }
table-button-pause = Pausar partida
table-button-pace = Mudar ritmo
table-button-back = Desfazer jogada
table-button-take-back = ↩ Desfazer jogada
table-button-ask-back = ↩ Pedir p/ desfazer
table-button-no = Não
table-button-computers = Computador
table-button-resume = Retomar
table-button-again = Nova sala
table-button-close = Fechar partida

# Respostas
table-opened = Sua partida está aberta: veja o canal. As outras pessoas tocam em **{ $join }**, e depois você toca em **{ $start }**.
table-opened-solo = Começou! O tabuleiro está no canal. **Meu console** mostra o que você pode fazer a qualquer momento. Boa sorte!
table-opened-in-dms = Começou! Seu tabuleiro está bem aqui. Boa sorte!
table-joined = Você está na partida!
table-taken-over = A vaga é sua, com os segredos dela. Toque em **Meu console** para vê-los.
table-seat-asked = Você pediu a vaga. Ela é sua quando concordarem: { $names }. Eu chamo você.
table-motion-noted = Anotado. Acontece quando concordarem: { $names }.
table-motion-carried = Feito!
table-motion-dropped = Anotado: nada muda.
table-motion-opposed = Anotado. Falta votar: { $names }.
table-resumed = Partida retomada! Os relógios recomeçam.
table-left = Você saiu da partida.
table-left-closed = Você saiu, e a partida foi fechada.
table-left-running = Você saiu. **Entrar**, no tabuleiro, traz você de volta enquanto ninguém pegar sua vaga.
leave-asked = Sair de **{ $game }**? { $fate ->
        [closed] Só há você aqui, então a partida é fechada.
        [free] Sua vaga fica livre para a próxima pessoa que entrar.
        [computer] Sua vaga fica livre por até { leave-while }: você pode voltar, e outras pessoas podem pedi-la. Depois, um computador continua.
       *[rules] Sua vaga fica livre: você pode voltar, e outras pessoas podem pedi-la. Depois de { leave-while } no máximo, Houston joga por você.
    }
leave-while = { $minutes ->
        [1440] um dia
       *[other] { $minutes } minutos
    }
leave-button-stay = Ficar
departure-line = 🚪 **{ $name }** saiu da partida. { $fate }
departure-until = A vaga está livre: toque em **Entrar** no tabuleiro para pedi-la. Senão, um computador continua { $clock }.
departure-free = A vaga está livre: toque em **Entrar** no tabuleiro para pedi-la. Quando for a vez dela, um computador continua.
departure-rules = A vaga está livre: toque em **Entrar** no tabuleiro para pedi-la. Até lá, Houston joga por ela quando o tempo acaba.
departure-taken = **{ $name }** continua jogando até alguém pedir a vaga.
table-started = A partida começou.
table-shown = Lá vem ele, no fim do canal.
table-shown-later = O Discord não está respondendo agora. O tabuleiro vem para o fim do canal assim que responder.
table-moved-here = A partida #{ $table } fica aqui de agora em diante.
table-here-fine = A partida #{ $table } está em { $channel }, e lá eu consigo escrever. `/mesa aqui` é para partidas em cujo canal eu não consigo.
table-here-which = Várias das suas partidas precisam de outro canal. Diga qual, como `/mesa aqui mesa:{ $table }`
table-here-none = Nenhuma das suas partidas neste servidor precisa de outro canal.
table-here-server = Use isto em um canal do servidor, onde você quer a partida.
table-closed-now = Partida fechada.
table-host-passed = Agora { $name } é host.
table-again = Nova partida aberta com as mesmas pessoas.
table-already-done = Isso já foi feito.

# Recusas
table-refused-full = Esta partida está cheia: ela tem { $max } vagas.
table-refused-already-seated = Você já está nesta partida.
table-refused-not-seated = Você não está nesta partida. Assista, ou entre quando houver uma vaga.
table-refused-not-host = Só o host pode fazer isso: { $host }.
table-refused-too-few = São necessárias { $needed } pessoas para começar.
table-refused-already-started = A partida já começou.
table-refused-sat-elsewhere = Você conhece os segredos de outra vaga. Só sua antiga vaga poderia ser sua de novo, e ela está ocupada. Você pode assistir.
table-refused-not-started = A partida ainda não começou. Quem começa é o host.
table-refused-closed = Esta partida está fechada.
table-refused-over = Esta partida acabou. O botão abaixo do resultado joga de novo, `/jogar` começa outra.
table-refused-not-over = A partida ainda não acabou.
table-refused-counts = O que você ganha aqui vale para as próximas partidas, então só pessoas jogam. Adicione um computador em uma partida que não vale.
table-refused-no-computer = Houston não tem computador para este jogo: nem rival, nem dicas.
table-refused-paused = A partida está pausada. Toque em **Retomar** abaixo do tabuleiro, ou use `/mesa retomar`.
table-refused-not-paused = A partida não está pausada.
table-refused-not-gone = Uma vaga só é liberada depois que a pessoa perde dois turnos seguidos. Sem limite de tempo, são duas semanas sem aparecer.
table-refused-already-so = Já está assim.
table-refused-stands-nothing = Você não tem nada para desfazer aqui.
table-refused-stands-revealed = Sua última jogada é definitiva: ela dependeu da sorte, revelou um segredo ou selou algo. Isso nunca se desfaz.
table-refused-stands-since = Sua última jogada é definitiva: desde então entrou em jogo a sorte ou um segredo, ou Houston jogou por alguém.
table-refused-stands-gone-on = Você não pode desfazer o que preparou: a partida avançou. Você ainda pode mudar enquanto as regras deixarem.
table-refused-settled = Isso já foi resolvido.
table-refused-not-asked = É sobre a sua própria vaga, então as outras pessoas decidem. Faça uma jogada para mostrar que você está aqui, e a votação acaba.
table-refused-out-of-the-game = Você está fora desta partida: vota quem continua nela.
table-refused-cannot-start = A partida não pode começar assim.
table-refused-occupied = Já há uma partida aberta neste canal (#{ $table }), e só cabe uma. Jogue essa, abra a sua em outro canal ou em um tópico, ou feche com `/mesa fechar` se você estiver nela. Se ninguém aparecer em uma hora (partida em andamento: três dias; por correspondência, seis; sem pressa, duas semanas), qualquer pessoa pode fechá-la.
taken-playing = Já tem **{ $game }** rolando neste canal, com { $names }. Só cabe uma partida por canal. Você pode:
taken-gathering = Já tem uma partida de **{ $game }** aberta neste canal, com { $names }. Só cabe uma por canal. Você pode:
taken-in-dms = Na nossa DM, sua partida de **{ $game }** (#{ $table }) ainda não acabou. Termine antes, ou saia dela em ⋯.
taken-watch = Assistir
taken-dms = Jogar na nossa DM
taken-close = Fechar essa e abrir a minha
taken-dms-closed = Suas DMs estão fechadas para mim. Abra, ou escolha outra opção.
taken-went-to-dms = **{ $game }** está na nossa DM: { $link }
taken-gave-way = A partida de **{ $game }** de { $name } continua na DM.
taken-made-way = A partida de **{ $game }** de { $name }, ainda sem jogadas, foi fechada.
taken-goes-on-here = Outras pessoas querem jogar em { $channel }, então sua partida de **{ $game }** (#{ $table }) continua aqui.
taken-closed-for-others = Outras pessoas querem jogar em { $channel }, então sua partida de **{ $game }** (#{ $table }), ainda sem jogadas, foi fechada. Com `/jogar` você começa outra, aqui também.
taken-thread = Abrir em um tópico
taken-thread-name = { $game } · { $names }
taken-no-thread = Não consigo abrir um tópico aqui: preciso de Criar tópicos públicos e Enviar mensagens em tópicos. Escolha outra opção.
taken-went-to-thread = **{ $game }** está em um tópico próprio: { $channel }
table-none-here = Não há partida neste canal. Comece uma com `/jogar`.
table-none-here-homeless = Não há partida neste canal. Não consigo escrever no canal da sua partida #{ $table }: `/mesa aqui` a traz para cá.
table-none-of-yours = Você não está em nenhuma partida aberta. Comece uma no canal de um servidor, ou entre em uma: `/ajuda` diz como.
table-none-such = Essa partida não existe mais.
table-not-here = A partida #{ $table } não está neste canal, e você não está nela. Eu só falo de uma partida onde ela é jogada, e com quem joga. Use este comando no canal dela.
table-not-yours = Você não está na partida #{ $table } agora. `/eu partidas` mostra as suas.
table-missing-permissions = Não consigo jogar neste canal: preciso de { $permissions }. A administração do servidor pode me dar essa permissão aqui.
table-permission-view = Ver canal
table-permission-send = Enviar mensagens
table-permission-threads = Enviar mensagens em tópicos
table-permission-open-threads = Criar tópicos públicos
table-permission-files = Anexar arquivos
table-permission-history = Ver histórico de mensagens
table-shut-lacking = ⚠️ Não consigo escrever em { $channel }: lá eu preciso de { $permissions }. A administração do canal ou do servidor pode me dar essa permissão.
table-shut-locked = ⚠️ Não consigo escrever em { $channel }: o tópico está trancado. A moderação dele pode destrancar.
table-shut-deleted = ⚠️ O canal desta partida foi excluído.
table-shut-expelled = ⚠️ Não estou mais no servidor desta partida. A administração dele pode me convidar de novo; aí eu publico tudo o que falta.
table-shut-refused = ⚠️ Não consigo escrever em { $channel }: o Discord recusa sem dizer por quê. A administração do servidor pode ver se estou de castigo ou com bloqueio lá.
table-shut-meanwhile = Enquanto isso, continue jogando no seu console e nas DMs. `/mesa aqui` em outro canal do servidor leva a partida para lá.
table-which = De qual partida você está falando? Escolha uma, ou comece sua mensagem com o número dela, como **#{ $table }**.
table-which-button = #{ $table }: { $game }
table-stale = Esse botão é de um momento anterior. Aqui está o tabuleiro atual.
table-foreign-button = Esse botão expirou. `/mesa mostrar` traz o tabuleiro de volta.
table-form-empty = O formulário chegou vazio. Tente de novo.
table-console-moved = Seu tabuleiro está mais abaixo.
table-console-lobby = Você está na partida. Ela ainda não começou: seu tabuleiro abre aqui assim que começar.
# Palavras que se entendem em qualquer DM, separadas por vírgulas
words-help = ajuda
words-rules = regras, regra
table-typed-unknown = Não entendi. Você pode escrever: { $words }.
slow-press-again = Demorei demais. Toque de novo, por favor.
game-none-such = Esse jogo não existe. Escolha um: { $games }
trouble = Algo deu errado do meu lado, e eu registrei. Sua partida está a salvo. Tente de novo.
trouble-store = Não consegui salvar, então não valeu. Tente de novo daqui a pouco.
trouble-store-full = Meu disco está cheio, então não valeu. Quem me opera precisa abrir espaço; depois, tente de novo.

# Ajuda
status-title = **Houston** { $version }
status-tables = Partidas abertas: { $open }.
status-answers = Das minhas últimas { $many } respostas, metade levou até { $half } ms, e 99 em cada 100, até { $most } ms.
status-answers-none = Nenhuma resposta desde que iniciei.
status-letters = DMs entregues desde que iniciei: { $arrived } de { $all }.
status-letters-none = Nenhuma DM desde que iniciei.
status-backup = Último backup: { $when }.
status-backup-none = Não conheço nenhum backup.

help-title = **Houston**, mestre de jogos de tabuleiro espaciais.
help-here-turn = Tem **{ $game }** rolando aqui, e é **sua vez**: **Meu console** mostra seu tabuleiro e o que você pode fazer.
help-here-wait = Tem **{ $game }** rolando aqui, e é a vez de { $names }. **Meu console** mostra seu tabuleiro.
help-here-watch = Tem **{ $game }** rolando aqui. Você pode assistir: **⋯**, abaixo do tabuleiro, tem o histórico, as regras e o tabuleiro ampliado.
help-here-host = **{ $game }** vai começar aqui. As outras pessoas tocam em **{ $join }** no tabuleiro; quando quiser, toque em **{ $start }**, com gente ou solo.
help-here-guest = **{ $game }** vai começar aqui. Você está dentro; começa quando o host tocar em **Começar**.
help-here-lobby = **{ $game }** vai começar aqui. Toque em **{ $join }** no tabuleiro para jogar.
help-here-over = **{ $game }** acabou de terminar aqui: os botões abaixo do resultado jogam de novo ou mostram o replay. `/jogar` começa outra partida.
help-here-none = Não há partida aqui. Escolha um jogo, e em segundos você está jogando:
help-games = Você está em { $all ->
        [1] uma partida
       *[other] { $all } partidas
    }{ $mine ->
        [0] {""}, e nenhuma espera por você.
       *[other] {""}; **{ $mine } { $mine ->
            [one] espera
           *[other] esperam
        } por você**.
    }
rules-heading = **{ $game }** · { $title } ({ $page }/{ $pages })
rules-next = Próxima
rules-previous = Anterior
describe-none = Ainda não há tabuleiro para descrever.

# O que se guarda de partida em partida.
record-elsewhere = Cada servidor tem seus próprios registros. Use este comando no servidor.

# O console: o que fica em ⋯, e o objetivo.
table-button-more = ⋯
table-button-from-more = Voltar
table-more = O que você quer ver?
follow-button-rounds = Seguir cada rodada
follow-button-end = Avisar do fim
follow-button-stop = Parar de seguir
follow-button-watch = Assistir
follow-on-rounds = Você segue esta partida: mando DM a cada rodada e no fim.
follow-on-end = Mando DM quando esta partida acabar.
follow-off = Você não segue mais esta partida.
follow-over = Esta partida acabou: não há mais nada para seguir.
follow-plays = Você joga nesta partida, então eu chamo você de qualquer jeito.
follow-full = Bastante gente já segue esta partida. O tabuleiro mostra como ela continua.
follow-dm-closed = Não consigo mandar DM para você. Abra suas DMs e toque de novo.
table-goal = -# 🎯 { $goal }
table-another-here = Já tem **{ $game }** rolando neste canal. Abra a outra partida em outro canal ou em um tópico.
table-paused-now = Pausada. O tempo não corre. Toque em **Retomar** no tabuleiro quando quiser.
table-motion-alone = Feito!
advice-do = Fazer isso

# O fim de uma partida
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-lost = 🏁 **{ $game }** · { $how }
finale-defeat = **{ $name }** vence desta vez.
finale-ahead = 🏁 **{ $game }** · **{ $result }** por { $margin }
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result }** por { $margin } · { $done }
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }por { $better }
    }
finale-people = Bom jogo, { $names }!
finale-asked = 🔁 Querem revanche: { $names }. Falta tocar: { $missing }.
finale-asked-alone = 🔁 Querem revanche: { $names }. Não há mais ninguém: toque de novo para jogar sem os outros.
finale-rematch-noted = Combinado! A revanche começa quando também tocarem: { $names }.
finale-rematch = Revanche! O novo tabuleiro está no fim do canal.
finale-more = Mais sobre esta partida:
finale-button-rematch = Revanche
finale-button-together = Jogar de novo
finale-button-stronger = Rival mais forte
finale-button-harder = Mais difícil
finale-button-share = Compartilhar
finale-button-more = ⋯
finale-button-verify = Verificar
finale-button-export = Exportar
table-which-choose = Escolha uma partida

# Quem pode jogar, e o que a moderação faz
player-unnamed = Piloto { $seat }
table-button-remove = Tirar alguém
table-button-dissolve = Fechar como moderação
table-button-expel = Tirar como moderação
table-removed = { $name } não tem mais vaga nesta partida.
table-made-way = **{ $game }** · #{ $table } foi fechada para dar lugar à partida de { $names }. Comece outra com `/jogar`.
table-close-way = Quem modera este servidor pode fechar qualquer partida com `/mesa fechar` no canal dela.
table-closed-by-moderator = **{ $game }** · #{ $table } foi fechada pela moderação: { $names }. Comece outra com `/jogar`.
table-refused-excluded = Você não pode jogar neste servidor. A moderação decidiu isso.
table-refused-guest-excluded = Não dá para convidar { $name } para esta partida.
table-refused-removed = O host tirou você desta partida. Você pode entrar de novo quando receber um convite.
table-refused-not-there = { $name } não está nesta partida.
removal-seat = Sua vaga em **{ $game }** · #{ $table } { $place } está livre: o host ou a moderação tirou você. { $stage ->
       [lobby] Você pode voltar se receber um convite.
      *[other] Você pode voltar se receber um convite ou se a maioria votar sim.
    }
removal-excluded = Você não pode mais jogar em **{ $server }**: a moderação decidiu isso. Suas vagas nas partidas de lá estão livres.
removal-excluded-somewhere = Você não pode mais jogar no servidor de { $channel }: a moderação decidiu isso. Suas vagas nas partidas de lá estão livres.
table-without-view = Sem ela, nenhuma partida aparece lá.
table-without-send = Sem ela, nenhuma partida pode ser aberta lá.
table-without-threads = Sem ela, nenhuma partida pode ser aberta nos tópicos de lá.
table-without-open-threads = Sem ela, nenhuma partida ganha um tópico próprio lá.
table-without-files = Sem ela, nenhum tabuleiro aparece: os tabuleiros são imagens.
table-without-history = Sem ela, um tabuleiro pode ser postado duas vezes depois de um reinício.

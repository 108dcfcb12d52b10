# La sala: quién falta, a quién se invitó y qué se ha acordado.

lobby-seat-kept = { $seat }. *se espera a **{ $name }** (hasta el { $until })*
lobby-full = No falta nadie: el host puede empezar.
lobby-invited = Invitaciones: { $names }.
lobby-declined = Esta vez no pueden venir: { $names }.

# Botones
table-button-invite = Invitar
table-button-decline = Rechazar
table-button-unkeep = Quitar reserva

# El mensaje que invita
invite-here = { $guest }: **{ $name }** te invita a **{ $game }** #{ $table }.
invite-aside = **{ $name }** te invita a **{ $game }** #{ $table }, { $place }.
invite-kept = Tu puesto está reservado hasta el { $until }.
invite-board = La partida: { $link }

# Invitar a una persona
invite-list = ¿A quién quieres invitar? Aviso a cada persona una sola vez.
invite-whom = Elige a una persona
invite-done = **{ $name }** ya tiene tu invitación.
invite-declined = Has rechazado la invitación. ¡Gracias por avisar! Aún puedes unirte mientras quede un puesto libre.
invite-nobody = No sé a quién te refieres. Pulsa **Invitar** otra vez y elige a una persona.
invite-bot = **{ $name }** es un bot y no puede jugar. Elige a una persona.
invite-stranger = **{ $name }** no está en este servidor. Elige a alguien que pueda ver esta partida.
invite-sits-there = { $name } ya está en esta partida.
invite-before = { $name } ya tiene una invitación. No aviso dos veces a nadie.
invite-too-many = { $most ->
        [one] Queda una invitación sin respuesta. Espérala antes de invitar a más gente.
       *[other] Quedan { $most } invitaciones sin respuesta. Espera alguna antes de invitar a más gente.
    }
invite-often = Has invitado a { $name } { $most } veces en una hora. Dale un poco de tiempo para responder.
invite-not-you = No tienes ninguna invitación pendiente a esta partida.
start-asked = { $names } aún { $many ->
        [one] no ha
       *[other] no han
    } respondido. ¿Esperar o empezar ya?
start-button-wait = Esperar
start-button-without = Empezar ya
start-waits = Por llegar: { $names }. Pulsa **Empezar** cuando quieras.
start-waits-for-none = Ya no falta nadie. Pulsa **Empezar** cuando quieras.
table-unkept = Ahora cualquiera puede tomar el puesto.
table-refused-kept = Ese puesto está reservado para { $name } hasta el { $until }. Después queda libre, o antes si { $name } rechaza.
table-refused-lobbies = Tienes { $most } salas abiertas. Empieza o cierra una primero: `/yo partidas` las muestra.
table-refused-nothing-kept = En esta partida no hay puestos reservados: cualquiera puede unirse mientras quede alguno.
table-refused-too-many-seated = Ya hay { $seated } personas en esta partida, así que no puede tener menos puestos.

# Lo que se acuerda, cuando el host lo cambia
table-button-options = Opciones
lobby-language = español
lobby-changed = El host cambió: { $what }.
lobby-terms = **Opciones** ({ $page }/{ $pages }): lo que eliges aquí se ve al momento en la sala.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }**: { $about }
lobby-term-language = idioma
    .about = El idioma que hablo en esta partida. En privado hablo el de cada cual.
lobby-term-seats = puestos
    .about = Cuántas personas pueden jugar.
lobby-up-to = hasta { $count }
lobby-usual = Como siempre

# Una partida abierta para una persona
challenge-opened = Tu partida está abierta en el canal, con un puesto reservado para **{ $name }**. Cuando { $name } se una, pulsa **{ $start }**. **{ $open }** deja el puesto libre.
challenge-self = No puedes retarte. Elige a otra persona de este servidor, o empieza sin rival.
invite-server = Solo puedes invitar a gente cuando la partida está en el canal de un servidor.

# La puerta de entrada
door-title = 🚀 **Cinco juegos de mesa espaciales.** Elige uno: en segundos estás jugando.
door-game = **{ $game }** · { $pitch }
door-alt = Las portadas de cinco juegos: { $games }.
door-commands = Todos los comandos
door-all-games = Todos los juegos
door-now = Jugar ya
door-people = Con gente de aquí
door-learn = Aprender (90 s)
door-elsewhere = Aquí no puedo escribir. Usa `/jugar` en un servidor donde yo esté, o en mis mensajes directos.
greeting-owner = -# ¿Llevas este servidor? Con `/servidor` decides dónde se abren las partidas, quién las abre y en qué idioma.
help-commands =
    • **Empezar**: `/jugar` abre una partida, `/aprender` enseña un juego en 90 segundos, `/reto` es el reto diario. `/ayuda juego:` da las reglas.
    • **Jugar**: `/consola` es tu tablero. En `/mesa`: `ampliar`, `describir`, `historial`, `pista`, `reglas`, `deshacer`.
    • **En grupo**: `/mesa` también tiene `unirse`, `invitar`, `pausa`, `ritmo`, `máquina`, `liberar`, `cerrar` y más.
    • **Después**: `/mesa repetición` muestra de nuevo una partida, `/mesa exportar` la da en un archivo, `/mesa verificar` comprueba que fue limpia.
    • **Tú**: `/yo partidas`, `/yo estadísticas`, `/yo ajustes`, `/yo privacidad`.
    • **Cada juego** tiene sus propias jugadas: `/planetaire`, `/interceptor`, `/connection`, `/luna`, `/contact`.
    • `/servidor` es para quienes llevan un servidor; `/ayuda tema:` dice si todo va bien.
lobby-alt = Portada: { $game }. Puestos ocupados: { $taken } de { $most }.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } puestos**
lobby-alone = ¿Aún no hay nadie? **Empezar** te pone a jugar contra la máquina.
lobby-alone-together = ¿Aún no hay nadie? **Empezar** suma la máquina a tu tripulación.
lobby-learn = Aprender
lobby-more = Antes de empezar la partida:
lobby-solo = Jugar en solitario
lobby-code = 🔒 Código de juego limpio: `{ $seed }`

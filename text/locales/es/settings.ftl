# Lo que cada persona ajusta para sí, y lo que se ajusta para un servidor
settings-reminders-on = { $hours ->
        [one] Por correspondencia, te lo recuerdo una vez, una hora antes de que se acabe tu tiempo.
       *[other] Por correspondencia, te lo recuerdo una vez, { $hours } horas antes de que se acabe tu tiempo.
    }
settings-reminders-off = No te recuerdo nada antes de que se acabe tu tiempo.
settings-calls-mention = Cuando una partida te espera y no estás, te aviso **con una mención en su canal**, una vez. Cámbialo con `/yo ajustes`.
settings-calls-dm = Cuando una partida te espera y no estás, te aviso **por mensaje directo**, una vez. Cámbialo con `/yo ajustes`.
settings-calls-never = **No te aviso** cuando una partida te espera. Tu tiempo corre igual. Cámbialo con `/yo ajustes`.
settings-quiet = Entre **{ $from }** y **{ $until }** ({ $zone }: ahora son las { $clock }), te dejo en paz. Lo que te espera te lo digo después. Lo que deba preguntarte en privado llega igualmente, sin ruido. Tu tiempo sigue corriendo.
settings-quiet-none = No tienes horas de silencio. Tu reloj: { $zone }, { $clock } ahora.
settings-quiet-where = Antes necesito tu **zona**, para saber qué hora es donde estás: como `America/Bogota` o `UTC+1`.
settings-quiet-unread = No he entendido tus horas de silencio. Escribe su inicio y su fin, como `22:00-8:00`; `ninguna` las quita.
settings-zone-unread = No conozco esa zona horaria. Escribe una ciudad grande cercana y elígela en la lista, o escribe una diferencia como `UTC-3`.
settings-words-none = ninguna, ninguno, nada, no
settings-calls-digest = Una vez al día, a las **{ $hour }** ({ $zone }), te envío **un solo mensaje directo** con todas las partidas que te esperan. Si no hay ninguna, no llega nada. Cámbialo con `/yo ajustes`.
settings-digest-closed = Pero no puedo enviarte mensajes directos: hasta que los abras, te aviso con una mención en el canal de la partida.
settings-away = **Ausencia hasta el { $back }.** Hasta entonces no te aviso ni te recuerdo nada. Las partidas por correspondencia lo saben y te esperan, dos semanas como mucho; en una partida en vivo, tu tiempo sigue corriendo. `/yo ajustes ausencia:volví` la termina antes.
settings-away-unread = No he entendido cuánto tiempo estarás fuera. Escribe un número de días (60 como mucho), una fecha como `2026-12-24`, o `volví`.
settings-away-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
settings-panel-calls = Cómo te aviso
settings-panel-reminders = Cuándo te lo recuerdo
settings-panel-quiet = Horas de silencio
settings-panel-quiet-none = Sin horas de silencio
settings-panel-away = Ausencia
settings-panel-back = He vuelto
settings-panel-listed = Mostrar mis estadísticas
settings-panel-hidden = Ocultar mis estadísticas
settings-words-back = volví, vuelta, de vuelta, aquí

# El único mensaje del día
digest-heading = **Estas partidas te esperan.**
digest-line = **{ $game }** · [#{ $table }]({ $link }) { $place }: desde { $since }; { $until }
digest-server = en { $server }
digest-here = aquí
digest-until = plazo { $clock }.
digest-unhurried = sin prisa.
digest-more = { $count ->
        [one] … y una partida más: `/yo partidas` la muestra.
       *[other] … y { $count } partidas más: `/yo partidas` las muestra.
    }

# Lo que se ajusta para un servidor
server-heading = **Partidas en este servidor**
server-language = • Idioma: **{ $language }**.
server-language-servers = • Idioma: **el del servidor**.
server-pace = • Ritmo por defecto · { $pace }
server-close-seated = • Solo puede cerrar una partida quien la juega.
server-close-managers = • La moderación, y quienes pueden **gestionar el canal**, pueden cerrar cualquier partida con `/mesa cerrar`.
server-not-yours = Esto es solo para la moderación: quienes pueden **gestionar este servidor**, o tienen el rol elegido.
server-channels-all = • Partidas nuevas: en **todos los canales** donde puedo escribir.
server-channels = • Partidas nuevas: solo en { $channels }.
server-news-none = • Las partidas nuevas **no se anuncian**.
server-news = • Las partidas nuevas se anuncian en { $channel }.
server-openers-all = • **Todo el mundo** puede abrir partidas.
server-openers = • Solo pueden abrir partidas: { $roles }. Todo el mundo puede unirse.
server-moderators-none = • Moderación: quienes pueden **gestionar este servidor**.
server-moderators = • Moderación: quienes pueden **gestionar este servidor**, y { $role }.
server-moderators-see = -# Discord les oculta `/servidor` hasta que lo permitas: Ajustes del servidor → Integraciones → Houston.
server-people = • No pueden jugar: { $excluded ->
        [0] nadie
        [one] una persona
       *[other] { $excluded } personas
    }. Con el nombre oculto: { $unnamed ->
        [0] nadie
        [one] una persona
       *[other] { $unnamed } personas
    }.
server-excluded = • No pueden jugar: { $many ->
        [0] nadie
       *[other] { $names }
    }.
server-unnamed = • Con el nombre oculto: { $many ->
        [0] nadie
       *[other] { $names }
    }.
server-button-home = Resumen
server-button-where = Dónde
server-button-who = Quién
server-button-people = Personas
server-button-style = Idioma y ritmo
server-button-check = Ver permisos
server-button-games = Partidas
server-button-month = Este mes
server-button-log = Registro
server-button-results = Resultados
server-choose-channels = Canales para partidas nuevas (ninguno: todos)
server-choose-news = Dónde anunciar partidas (nada: en ninguno)
server-choose-openers = Roles que abren partidas (ninguno: cualquiera)
server-choose-moderators = Rol que modera las partidas
server-choose-exclude = Excluir a una persona
server-choose-admit = Readmitir a una persona
server-choose-unname = Ocultar el nombre de una persona
server-choose-name = Mostrar otra vez un nombre
server-choose-language = Idioma
server-choose-pace = Ritmo
server-choose-closers = Quién puede cerrar partidas ajenas
server-check = **Mis permisos** en { $count ->
        [one] un canal
       *[other] { $count } canales
    }
server-check-others = { $channels } y { $count ->
        [one] uno más
       *[other] { $count } más
    }
server-check-fine = ✅ { $channel }: todo bien.
server-check-threads = 🧵 { $channel }: para partidas en hilos, necesito { $permissions }.
server-games = **Partidas abiertas**
server-games-none = No hay ninguna partida abierta en este servidor.
server-games-choose = Cerrar una partida o quitar a alguien
server-game-lobby = **{ $game }** · #{ $table } en { $channel }, sin empezar: { $names } · [verla]({ $link })
server-game-playing = **{ $game }** · #{ $table } en { $channel }: { $names } · [verla]({ $link })
server-game-over = Esta partida ha terminado.
server-month = **Este mes:** { $games ->
        [0] ninguna partida terminada
        [one] una partida terminada
       *[other] { $games } partidas terminadas
    }{ $people ->
        [0] .
        [one] , una persona.
       *[other] , { $people } personas.
    }
server-month-game = • { $game }: { $games }
server-month-before = -# El mes pasado: { $games }.
server-results = **Resultados** de las partidas terminadas de este servidor, en tabla y para programas.
    -# Quien oculta sus estadísticas, o cuyo nombre ocultas, sale ahí como *Piloto 2*.
server-results-files = Descargar archivos
server-results-none = Aún no se ha terminado ninguna partida en este servidor.
server-receiver-none = • Ningún programa recibe los resultados. Pulsa *Poner una dirección*, o usa `/servidor webhook:` con una dirección https.
server-receiver-set = Poner una dirección
server-receiver-field = Una dirección https
server-receiver = • Cada partida terminada se envía a **{ $host }**.
server-receiver-fails = • Cada partida terminada se envía a **{ $host }**. ⚠️ No ha llegado nada desde { $since }; sigo intentándolo dos días.
server-receiver-lost = • ⚠️ **{ $host }** no respondió en dos días: ya no se le envía nada.
server-receiver-again = Reactivar con otro secreto
server-receiver-off = Dejar de enviar
server-receiver-https = Eso no es una dirección https de internet, como `https://example.org/results`.
server-receiver-secret = Su secreto, que solo se muestra ahora: ||`{ $secret }`||
    -# Cada resultado va firmado con él. Solo se envían las partidas que terminen a partir de ahora.
server-receiver-given-up = ⚠️ La dirección a la que me pediste enviar los resultados de tu servidor no respondió en dos días. Ya no envío nada. Reactívalo con `/servidor mostrar:Resultados`.
server-results-here = { $games ->
        [one] La última partida terminada
       *[other] Las últimas { $games } partidas terminadas
    }: una tabla para personas, un archivo para programas.
server-log = **Lo que hizo la moderación**: las últimas 50 acciones de los últimos 90 días
server-log-none = La moderación aún no ha hecho nada aquí.
server-log-line = { $at } · { $by } { $what }
server-log-language = cambió el idioma.
server-log-pace = cambió el ritmo.
server-log-closers = cambió quién puede cerrar partidas.
server-log-channels = cambió los canales de las partidas.
server-log-news = cambió dónde se anuncian las partidas.
server-log-openers = cambió quién puede abrir partidas.
server-log-moderators = cambió quién modera.
server-log-receiver = cambió quién recibe los resultados.
server-log-closed = cerró la partida #{ $table }.
server-log-removed = quitó a { $name } de la partida #{ $table }.
server-log-excluded = excluyó a { $name }.
server-log-admitted = readmitió a { $name }.
server-log-unnamed = ocultó el nombre de { $name }.
server-log-named = mostró otra vez el nombre de { $name }.
server-log-night-planned = planeó una noche de juegos.
server-log-night-changed = cambió la noche de juegos.
server-log-night-off = canceló la noche de juegos.
server-not-moderator = Eso es solo para la moderación de este servidor, con `/servidor`.
server-not-yourself = No puedes excluirte.
server-openers-only = En este servidor solo pueden abrir partidas: { $roles }. Puedes unirte igualmente.
server-channels-only = En este servidor, las partidas se abren en { $channels }.
server-news-opened = **{ $name }** ha abierto **{ $game }** en { $channel }.
server-news-full = **{ $game }** en { $channel }: no quedan puestos libres.
server-news-begun = **{ $game }** en { $channel } ha empezado.
server-news-over = **{ $game }**: esta partida ha terminado.
server-remove-whom = ¿Quién pierde su puesto?
server-no-one-to-remove = Nadie más tiene un puesto aquí.

# Noche de juegos
server-button-night = Noche de juegos
night-none = No hay ninguna noche de juegos prevista. La gente se apunta en un mensaje de este canal; cuando llega la hora, formo las mesas.
night-button-plan = Organizar una aquí
night-button-off = Cancelarla
night-planned = **Noche de juegos**: { $at }, en { $channel }. { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] Viene una persona.
       *[other] Vienen { $count } personas.
    }
night-choose-game = Añadir o quitar un juego
night-choose-hours = Cuánto dura
night-hours = { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
night-field = Hora ({ $zone }), o minutos
night-field-minutes = Dentro de cuántos minutos
night-unread = ¿Cuándo? Escribe una hora como `20:30`, o `+90` para dentro de 90 minutos.
night-zone = No conozco tu zona horaria. Escribe `+90` para dentro de 90 minutos, o ponla con `/yo ajustes zona:`.
night-opened = ✅ Publicado. La gente ya puede apuntarse.
night-taken = Este servidor ya tiene una noche de juegos. Cancélala antes, o espera a que termine.
night-heading = 🎲 **Noche de juegos** · { $at } · { $left }
night-games = { $games } · { night-hours }
night-people = { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] **Viene una persona:** { $names }
       *[other] **Vienen { $count }:** { $names }
    }
night-how = -# Pulsa *Voy*. A esa hora formo las mesas: reúno a quienes menos han coincidido, y la máquina ocupa los puestos libres.
night-button-in = Voy
night-button-out = No voy
night-you-are-in = ¡Contamos contigo! A las { $at } te aviso en este canal.
night-you-are-out = Anotado: no vienes. Hasta las { $at } puedes cambiar de idea.
night-full = La noche de juegos está completa.
night-gone = Ya nadie puede apuntarse a esta noche de juegos.
night-called-off = Se ha cancelado.
night-no-one = No se apuntó nadie.
night-begun = Ya ha empezado: [las mesas]({ $link })
night-tables = 🎲 **Noche de juegos: las mesas** · hasta las { $ends }
night-table = • **[{ $game }]({ $link })** · { $names }
night-table-over = { $outcome } · [verla]({ $link })
night-table-closed = • **{ $game }** · cerrada · { $names }
night-table-waits = • **{ $game }** · ⏳ aún sin sitio · { $names }
night-needs = -# Para las demás mesas necesito **{ $permissions }** en este canal.
night-no-room = -# Las demás mesas empiezan cuando este canal esté libre.
night-thread = { $game } · mesa { $nth }
night-over = 🏁 **Noche de juegos** · { $at } · ¡eso fue todo!
night-button-film = 🎬 El final más reñido: { $game }
night-channel-gone = Se borró el canal de la noche de juegos de tu servidor, así que queda cancelada. `/servidor noche:` organiza otra.

# Partidas: sala, puestos, plazos, botones, y lo que puede fallar alrededor.

# El mensaje público
table-heading = **{ $game }** · #{ $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (host)
table-seat-vacant = { $empty ->
        [1] *Puesto libre*
       *[other] *Puesto libre { $seat }*
    }
pace-live = En vivo: 5 minutos por jugada
pace-days = Por correspondencia: 3 días por jugada
pace-unhurried = Sin prisa: sin límite
table-pace-live = { pace-live }, 10 para preparar; después, Houston juega por ti.
table-pace-days = { pace-days }; después, Houston juega por ti.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ { $clocks }
table-clock-of = **{ $name }**: { $clock }
table-clock-vacant = Hay un puesto libre. Pulsa **Unirse** para pedirlo; si no, { $plays ->
        [yes] una máquina lo ocupa
       *[no] Houston juega en su lugar
    } { $clock }.
table-paused = ⏸️ **Partida en pausa.** El tiempo no corre. Cualquiera que juegue puede pulsar **Reanudar**.
table-time-up = ⏳ Tiempo agotado: Houston jugó por { $name-you ->
        [yes] ti
       *[no] **{ $name }**
    }.
table-times-up = ⏳ Tiempo agotado. Houston jugó en lugar de: { $names }.
table-away = **{ $name }** vuelve el { $back }. La partida espera.
table-gone = **{ $name }** { $why ->
        [unseen] no aparece desde hace dos semanas
       *[missed] perdió dos turnos seguidos
    }. Cualquier otra persona puede pedir **tomar el puesto**, y el resto puede liberarlo.
table-motion-seat = **{ $by }** quiere tomar el puesto libre, con sus secretos.
table-motion-replace = **{ $by }** quiere tomar el puesto de **{ $name }**, con sus secretos.
table-motion-dismiss = **{ $by }** quiere liberar el puesto de **{ $name }**, que { $why ->
        [unseen] no aparece desde hace dos semanas
       *[missed] perdió dos turnos seguidos
    }.
table-motion-pause = **{ $by }** quiere poner la partida en pausa.
table-motion-pace = **{ $by }** quiere otro ritmo. { $pace }
table-motion-close = **{ $by }** quiere cerrar la partida.
table-motion-back = **{ $by }** quiere deshacer la última jugada: { $deed }
table-motion-back-all = **{ $by }** quiere deshacer una jugada y todo lo que vino después: { $deed }
table-motion-awaits = Aún sin votar: { $names }.
table-motion-against = En contra: { $names }.
table-motion-silence = Quien no haya respondido { $clock } vota que sí.{ $seat ->
        [yes] { " " }Decide la mayoría.
       *[no] { "" }
    }
table-motion-majority = Decide la mayoría: quien no responde no vota.
table-motion-needs-all = La partida solo se cierra si todo el mundo dice que sí.
table-motion-ended-yes = ✅ De acuerdo.
table-motion-ended-no = ❌ { $many ->
        [0] Petición retirada.
       *[other] Dijeron que no: { $names }.
    }
table-motion-ended-over = Esta votación ha terminado.
table-dm-closed = **{ $name }**: no puedo enviarte mensajes directos. Tus secretos están en **Mi consola**.
table-over-footer = Partida terminada.
table-closed = **{ $game }** · #{ $table } se ha cerrado{ $many ->
        [0] { "" }
       *[other] { " " }({ $names })
    }. Abre otra con `/jugar`.

# Dónde está una partida, y qué pasó en ella
table-place = en { $channel }
table-place-server = en { $channel } ({ $server })
table-since = { $moved ->
        [yes] **Desde tu última jugada**
       *[no] **Lo que ha pasado hasta ahora**
    }
table-since-earlier = … { $count } más: **Historial** en ⋯
table-last-move = ↩ Tu última jugada: { $news }
table-taken-back = ↩️ Deshecho: { $news }
table-history = **{ $game }** · #{ $table } · historial ({ $page }/{ $pages })
table-history-none = Todavía no ha pasado nada.

# La repetición de una partida terminada
replay-film = **{ $game }** · #{ $table } · toda la partida · *{ $eyes }*
replay-ending = **{ $game }** · #{ $table } · el final · *{ $eyes }*
replay-step = **{ $game }** · #{ $table } · paso { $step }/{ $steps } · *{ $eyes }*
replay-too-long = El GIF pesaría demasiado para enviarlo, así que aquí está el final. **Paso a paso** lo muestra todo.
replay-eyes-public = Lo que vio todo el mundo
replay-eyes-own = Lo que viste tú
replay-eyes-open = Todo a la vista
replay-button-walk = Paso a paso
replay-button-film = GIF
replay-button-ending = El final
replay-rounds = Ir a una ronda
replay-round = { $step } · { $told }
replay-alt = Toda la partida en un GIF de { $steps } pasos. “Paso a paso” cuenta cada uno en palabras.
replay-not-over = La partida no ha terminado. Cuando termine, podrás verla de nuevo. `/mesa historial` cuenta lo que ha pasado hasta ahora.
replay-closed = Esta partida se cerró antes de terminar. Lo que era secreto sigue en secreto, así que no hay repetición.
export-whole = Toda la partida, en dos archivos: uno para leer, con nombres, y el registro, con letras en vez de nombres. Cualquiera puede recalcular el registro con `houston replay`. Ninguno incluye notas ni borradores sin usar.
export-so-far = Lo que has visto y preguntado hasta ahora, solo para tus ojos. Cuando termine la partida, `/mesa exportar` da el registro completo.
export-alone = Un nombre entre corchetes: solo esa persona supo esa línea, y “tú” es ella.
export-part = hasta-ahora
verify-sound = He recalculado toda la partida a partir de su semilla: { $acts ->
    [one] su única jugada coincide
   *[other] sus { $acts } jugadas coinciden
} con lo que mostré.
verify-differs = He recalculado toda la partida y no es lo que mostré, { $many ->
    [one] en un punto
   *[other] en { $many } puntos
}. El primero: { $first }
verify-unpledged = No hubo código de juego limpio antes de la partida: su semilla venía dada y cualquiera puede conocerla. Esto prueba que la semilla y las jugadas dan esta partida, no que nadie eligiera la semilla.
verify-pledged =
    Antes de la partida, el código de juego limpio de la semilla era `{ $seed }`. Después, la semilla se mezcló con { $mixed ->
        [one] el id de la interacción con la que empezó la partida
       *[other] los ids de las { $mixed } interacciones con las que la gente se unió y empezó la partida
    }. Los { $steps } pasos, secretos incluidos, coinciden con el código hecho sobre la marcha: `{ $all }`. `/mesa exportar` lo da todo, para `houston replay` o para tus propias cuentas.
verify-proves = Si estos son los códigos que viste, no cambié después ni la semilla ni ningún secreto, ni elegí ninguna tirada. No prueban que yo no haya espiado, ni quién jugaba.
verify-proves-unseen = El comando que abrió esta partida también la empezó, así que nadie pudo ver antes el código de la semilla. Esto prueba que la semilla y las jugadas dan esta partida y que ningún secreto cambió después, no que nadie eligiera la semilla.
verify-lobby = 🔒 Código de juego limpio: `{ $seed }`. Su semilla se mezcla con los ids de las interacciones con las que la gente se une y empieza la partida. Guarda el código: cuando termine la partida, `/mesa verificar` lo abre.
verify-later = 🔒 Códigos de juego limpio: `{ $seed }` para la semilla, y `{ $all }` para todo hasta lo último que vio todo el mundo, secretos incluidos. Nadie puede leer nada en un código. Guárdalos: cuando termine la partida, `/mesa verificar` los abre y lo recalcula todo.
verify-later-unpledged = Esta partida no tiene código de juego limpio: su semilla venía dada y cualquiera puede conocerla. Cuando termine, `/mesa verificar` la recalcula igualmente.

# Las partidas de una persona
tables-mine = Tus partidas:
tables-line = **{ $game }** · #{ $table }: { $state } { $place }
tables-yours = **te toca**.
tables-yours-until = **te toca**; Houston juega por ti { $clock }.
tables-paused = en pausa.
tables-others = turno de { $names }.
tables-gathering = en la sala.
tables-over = terminada.
tables-over-heading = Terminadas:
tables-over-line = **{ $game }** · #{ $table } · { $finish ->
        [won] ganada
        [drawn] empate
        [left] abandonada
       *[lost] perdida
    } · { $day }
tables-board = [Tablero]({ $link })
tables-open = Abrir una partida
tables-look-back = Ver una partida terminada
tables-button = Mis partidas

# El mensaje que avisa
table-call = { $names }: { $why ->
        [seat] ya tienes puesto en
        [word] falta tu voto en
       *[move] te toca en
    } **{ $game }** #{ $table }.
table-call-aside = { $why ->
        [seat] Ya tienes puesto en
        [word] Falta tu voto en
       *[move] Te toca en
    } **{ $game }** #{ $table }, en { $channel }.
table-call-welcome = **{ $name }**, el puesto es tuyo, con sus secretos. Cada turno tuyo tiene todo su tiempo.
table-call-since = { $moved ->
        [yes] Desde tu última jugada:
       *[no] Lo que ha pasado hasta ahora:
    }
table-call-earlier = (y { $lines } anteriores; **Mi consola** lo tiene todo)
table-call-clock = ⏳ Plazo: { $clock }. Después, Houston juega por ti.
table-call-board = El tablero: { $link }

# Máquinas
player-forgotten = alguien
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
computer-which = ¿Qué nivel para la máquina?
computer-away = Sin máquina
computer-sits = La máquina se une a la partida.
computer-gone = La máquina sale de la partida.

# Botones
table-button-join = Unirse
table-button-leave = Salir
table-button-start = Empezar
table-button-console = Mi consola
table-button-refresh = Actualizar
table-button-history = Historial
table-button-rules = Reglas
table-button-learn = Aprender
table-button-describe = Describir
table-button-zoom = Ampliar
table-button-replay = Repetición
table-button-take-over = Tomar el puesto
table-button-dismiss = Liberar puesto de { $name }
table-button-welcome = Aceptar a { $name }
table-button-pause = Pausar partida
table-button-pace = Cambiar ritmo
table-button-back = Deshacer jugada
table-button-take-back = ↩ Deshacer jugada
table-button-ask-back = ↩ Pedir deshacer
table-button-no = No
table-button-computers = Máquina
table-button-resume = Reanudar
table-button-again = Nueva sala
table-button-close = Cerrar partida

# Respuestas
table-opened = Tu partida está abierta en el canal. El resto pulsa **{ $join }**, y luego tú pulsas **{ $start }**.
table-opened-solo = ¡A jugar! El tablero está en el canal. **Mi consola** te dice en todo momento qué puedes hacer. ¡Suerte!
table-opened-in-dms = ¡A jugar! Tu tablero está aquí mismo. ¡Suerte!
table-joined = ¡Ya estás en la partida!
table-taken-over = El puesto es tuyo, con sus secretos. Pulsa **Mi consola** para verlos.
table-seat-asked = Has pedido el puesto. Será tuyo cuando estén de acuerdo: { $names }. Te avisaré.
table-motion-noted = Anotado. Se hará cuando estén de acuerdo: { $names }.
table-motion-carried = ¡Hecho!
table-motion-dropped = Anotado: no cambia nada.
table-motion-opposed = Anotado. Aún sin votar: { $names }.
table-resumed = ¡Seguimos! El tiempo empieza otra vez de cero.
table-left = Has salido de la partida.
table-left-closed = Has salido, y la partida se ha cerrado.
table-left-running = Has salido. **Unirse**, en el tablero, te trae de vuelta mientras nadie haya tomado tu puesto.
leave-asked = ¿Salir de **{ $game }**? { $fate ->
        [closed] No hay nadie más aquí, así que la partida se cierra.
        [free] Tu puesto queda libre para la próxima persona que se una.
        [computer] Tu puesto queda libre { leave-while } como mucho: puedes volver, y otras personas pueden pedirlo. Después sigue una máquina.
       *[rules] Tu puesto queda libre: puedes volver, y otras personas pueden pedirlo. Tras { leave-while } como mucho, Houston juega en tu lugar.
    }
leave-while = { $minutes ->
        [1440] un día
       *[other] { $minutes } minutos
    }
leave-button-stay = Quedarme
departure-line = 🚪 **{ $name }** ha salido de la partida. { $fate }
departure-until = El puesto está libre: pulsa **Unirse** en el tablero para pedirlo. Si no, sigue una máquina { $clock }.
departure-free = El puesto está libre: pulsa **Unirse** en el tablero para pedirlo. Cuando le toque, sigue una máquina.
departure-rules = El puesto está libre: pulsa **Unirse** en el tablero para pedirlo. Hasta entonces, Houston juega en su lugar cuando se acaba el tiempo.
departure-taken = **{ $name }** sigue jugando hasta que alguien pida el puesto.
table-started = La partida ha empezado.
table-shown = Ya viene, al final del canal.
table-shown-later = Discord no responde ahora mismo. El tablero llegará al final del canal en cuanto responda.
table-moved-here = La partida #{ $table } está aquí a partir de ahora.
table-here-fine = La partida #{ $table } está en { $channel }, y ahí puedo escribir. `/mesa aquí` es para partidas en cuyo canal no puedo hacerlo.
table-here-which = Varias de tus partidas necesitan otro canal. Di cuál, p. ej. `/mesa aquí mesa:{ $table }`
table-here-none = Ninguna de tus partidas en este servidor necesita otro canal.
table-here-server = Usa esto en un canal del servidor, donde quieras la partida.
table-closed-now = Partida cerrada.
table-host-passed = Ahora { $name } es host.
table-again = Nueva partida abierta con la misma gente.
table-already-done = Eso ya está hecho.

# Negativas
table-refused-full = Esta partida está completa: tiene { $max } puestos.
table-refused-already-seated = Ya estás en esta partida.
table-refused-not-seated = No estás en esta partida. Mírala, o únete cuando haya un puesto libre.
table-refused-not-host = Solo { $host } puede hacerlo: es host de la partida.
table-refused-too-few = Hacen falta { $needed } personas para empezar.
table-refused-already-started = La partida ya ha empezado.
table-refused-sat-elsewhere = Conoces los secretos de otro puesto. Solo tu antiguo puesto podría volver a ser tuyo, y está ocupado. Puedes mirar.
table-refused-not-started = La partida aún no ha empezado. La empieza el host.
table-refused-closed = Esta partida está cerrada.
table-refused-over = Esta partida ha terminado. El botón bajo el resultado la juega otra vez, `/jugar` abre otra.
table-refused-not-over = La partida aún no ha terminado.
table-refused-counts = Lo que ganas aquí cuenta para partidas futuras, así que solo juegan personas. Añade una máquina en una partida que no cuente.
table-refused-no-computer = Houston no tiene máquina para este juego: ni rival, ni pistas.
table-refused-paused = La partida está en pausa. Pulsa **Reanudar** bajo el tablero, o usa `/mesa reanudar`.
table-refused-not-paused = La partida no está en pausa.
table-refused-not-gone = Un puesto solo se libera si quien lo ocupa perdió dos turnos seguidos. Sin límite de tiempo, hacen falta dos semanas sin aparecer.
table-refused-already-so = Ya está así.
table-refused-stands-nothing = Aquí no tienes nada que deshacer.
table-refused-stands-revealed = Tu última jugada es definitiva: dependió del azar, reveló un secreto o selló algo. Eso nunca se deshace.
table-refused-stands-since = Tu última jugada es definitiva: desde entonces entró en juego el azar o un secreto, o Houston jugó por alguien.
table-refused-stands-gone-on = No puedes deshacer lo que preparaste: la partida ha avanzado. Aún puedes cambiarlo mientras las reglas lo permitan.
table-refused-settled = Eso ya está resuelto.
table-refused-not-asked = Se trata de tu propio puesto, así que decide el resto. Haz una jugada para mostrar que estás, y la votación termina.
table-refused-out-of-the-game = Estás fuera de esta partida: vota quien sigue en ella.
table-refused-cannot-start = La partida no puede empezar así.
table-refused-occupied = Ya hay una partida abierta en este canal (#{ $table }), y solo cabe una. Juégala, abre la tuya en otro canal o en un hilo, o ciérrala con `/mesa cerrar` si estás en ella. Si nadie aparece en una hora (partida en marcha: tres días; por correspondencia, seis; sin prisa, dos semanas), cualquiera puede cerrarla.
taken-playing = En este canal se juega a **{ $game }**, con { $names }. Solo cabe una partida por canal. Puedes:
taken-gathering = En este canal ya está abierto **{ $game }**, con { $names }. Solo cabe una partida por canal. Puedes:
taken-in-dms = En nuestros mensajes directos, tu partida de **{ $game }** (#{ $table }) aún no ha terminado. Termínala antes, o sal de ella en ⋯.
taken-watch = Mirar
taken-dms = Jugar por mensaje directo
taken-close = Cerrar esa y abrir la mía
taken-dms-closed = No puedo enviarte mensajes directos. Ábrelos, o elige otra opción.
taken-went-to-dms = **{ $game }** está en nuestros mensajes directos: { $link }
taken-gave-way = La partida de **{ $game }** de { $name } sigue en sus mensajes directos.
taken-made-way = La partida de **{ $game }** de { $name }, aún sin jugadas, se ha cerrado.
taken-goes-on-here = Otras personas quieren jugar en { $channel }, así que tu partida de **{ $game }** (#{ $table }) sigue aquí.
taken-closed-for-others = Otras personas quieren jugar en { $channel }, así que tu partida de **{ $game }** (#{ $table }), aún sin jugadas, se ha cerrado. Con `/jugar` empiezas otra, también aquí.
taken-thread = Abrir en un hilo
taken-thread-name = { $game } · { $names }
taken-no-thread = Aquí no puedo abrir un hilo: necesito Crear hilos públicos y Enviar mensajes en hilos. Elige otra opción.
taken-went-to-thread = **{ $game }** está abierto en su propio hilo: { $channel }
table-none-here = No hay ninguna partida en este canal. Abre una con `/jugar`.
table-none-here-homeless = No hay ninguna partida en este canal. No puedo escribir en el de tu partida #{ $table }: `/mesa aquí` la trae aquí.
table-none-of-yours = No estás en ninguna partida abierta. Abre una en el canal de un servidor, o únete a una: `/ayuda` dice cómo.
table-none-such = Esa partida ya no existe.
table-not-here = La partida #{ $table } no está en este canal, y no estás en ella. Solo hablo de una partida donde se juega, y con quienes la juegan. Usa este comando en su canal.
table-not-yours = Ahora mismo no estás en la partida #{ $table }. `/yo partidas` muestra las tuyas.
table-missing-permissions = No puedo jugar en este canal: necesito { $permissions }. La administración del servidor puede darme ese permiso aquí.
table-permission-view = Ver canal
table-permission-send = Enviar mensajes
table-permission-threads = Enviar mensajes en hilos
table-permission-open-threads = Crear hilos públicos
table-permission-files = Adjuntar archivos
table-permission-history = Leer el historial de mensajes
table-shut-lacking = ⚠️ No puedo escribir en { $channel }: ahí necesito { $permissions }. La administración del canal o del servidor puede darme ese permiso.
table-shut-locked = ⚠️ No puedo escribir en { $channel }: el hilo está bloqueado. Quien lo modera puede desbloquearlo.
table-shut-deleted = ⚠️ El canal de esta partida se ha eliminado.
table-shut-expelled = ⚠️ Ya no estoy en el servidor de esta partida. Su administración puede invitarme de nuevo; entonces publicaré todo lo que falta.
table-shut-refused = ⚠️ No puedo escribir en { $channel }: Discord se niega sin decir por qué. La administración del servidor puede mirar si ahí estoy en aislamiento temporal o con bloqueo.
table-shut-meanwhile = Mientras tanto, sigue jugando en tu consola y por mensaje directo. `/mesa aquí` en otro canal del servidor trae la partida a ese canal.
table-which = ¿A qué partida te refieres? Elige una, o empieza tu mensaje con su número, como **#{ $table }**.
table-which-button = #{ $table }: { $game }
table-stale = Ese botón es de un momento anterior. Aquí está el tablero actual.
table-foreign-button = Ese botón ha caducado. `/mesa mostrar` trae el tablero de vuelta.
table-form-empty = El formulario llegó vacío. Prueba otra vez.
table-console-moved = Tu tablero está más abajo.
table-console-lobby = Ya estás en la partida. Todavía no ha empezado: tu tablero se abre aquí en cuanto empiece.
# Palabras que se entienden en cualquier mensaje directo, separadas por comas
words-help = ayuda
words-rules = reglas, regla
table-typed-unknown = No te he entendido. Puedes escribir: { $words }.
slow-press-again = He tardado demasiado. Pulsa otra vez.
game-none-such = Ese juego no existe. Elige uno: { $games }
trouble = Algo ha fallado por mi parte y lo he registrado. Tu partida está a salvo. Inténtalo otra vez.
trouble-store = No he podido guardarlo, así que no ha pasado nada. Inténtalo otra vez en un momento.
trouble-store-full = Mi disco está lleno, así que no ha pasado nada. Quien me opera tiene que hacer sitio; luego inténtalo otra vez.

# Ayuda
status-title = **Houston** { $version }
status-tables = Partidas abiertas: { $open }.
status-answers = De mis últimas { $many } respuestas, la mitad tardó como mucho { $half } ms, y 99 de cada 100, como mucho { $most } ms.
status-answers-none = Ninguna respuesta desde que arranqué.
status-letters = Mensajes directos entregados desde que arranqué: { $arrived } de { $all }.
status-letters-none = Ningún mensaje directo desde que arranqué.
status-backup = Última copia de seguridad: { $when }.
status-backup-none = No conozco ninguna copia de seguridad.

help-title = **Houston**, director de juegos de mesa espaciales.
help-here-turn = Aquí se juega a **{ $game }**, y **te toca**: **Mi consola** muestra tu tablero y lo que puedes hacer.
help-here-wait = Aquí se juega a **{ $game }**; turno de { $names }. **Mi consola** muestra tu tablero.
help-here-watch = Aquí se juega a **{ $game }**. Puedes mirar: **⋯**, bajo el tablero, tiene el historial, las reglas y el tablero en grande.
help-here-host = Aquí va a empezar **{ $game }**. El resto pulsa **{ $join }** en el tablero; cuando quieras, pulsa **{ $start }**, con gente o en solitario.
help-here-guest = Aquí va a empezar **{ $game }**. Estás dentro; empieza cuando el host pulse **Empezar**.
help-here-lobby = Aquí va a empezar **{ $game }**. Pulsa **{ $join }** en el tablero para jugar.
help-here-over = Aquí acaba de terminar **{ $game }**: los botones bajo el resultado la juegan otra vez o la repiten. `/jugar` abre otra partida.
help-here-none = Aquí no hay ninguna partida. Elige un juego, y en segundos estás jugando:
help-games = Estás en { $all ->
        [one] una partida
       *[other] { $all } partidas
    }{ $mine ->
        [0] {""}, y ninguna te espera.
       *[other] {""}; **{ $mine } { $mine ->
            [one] te espera
           *[other] te esperan
        }**.
    }
rules-heading = **{ $game }** · { $title } ({ $page }/{ $pages })
rules-next = Siguiente
rules-previous = Anterior
describe-none = Todavía no hay tablero que describir.

# Lo que se conserva de partida en partida.
record-elsewhere = Cada servidor lleva sus propios registros. Usa este comando en el servidor.

# La consola: lo que hay en ⋯, y el objetivo.
table-button-more = ⋯
table-button-from-more = Volver
table-more = ¿Qué quieres ver?
follow-button-rounds = Seguir cada ronda
follow-button-end = Avisar del final
follow-button-stop = Dejar de seguir
follow-button-watch = Mirar
follow-on-rounds = Sigues esta partida: te escribo por mensaje directo en cada ronda y al final.
follow-on-end = Te escribo por mensaje directo cuando termine esta partida.
follow-off = Ya no sigues esta partida.
follow-over = Esta partida ha terminado: no hay nada que seguir.
follow-plays = Juegas en esta partida, así que te aviso de todos modos.
follow-full = Ya sigue esta partida bastante gente. El tablero muestra cómo va.
follow-dm-closed = No puedo enviarte mensajes directos. Ábrelos y pulsa otra vez.
table-goal = -# 🎯 { $goal }
table-another-here = En este canal se juega a **{ $game }**. Abre la otra partida en otro canal o en un hilo.
table-paused-now = En pausa. El tiempo no corre. Pulsa **Reanudar** en el tablero cuando quieras.
table-motion-alone = ¡Hecho!
advice-do = Hacerlo

# El final de una partida
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-lost = 🏁 **{ $game }** · { $how }
finale-defeat = **{ $name }** gana esta vez.
finale-ahead = 🏁 **{ $game }** · **{ $result }** por { $margin }
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result }** por { $margin } · { $done }
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }por { $better }
    }
finale-people = ¡Buena partida, { $names }!
finale-asked = 🔁 Quieren revancha: { $names }. Aún no han pulsado: { $missing }.
finale-asked-alone = 🔁 Quieren revancha: { $names }. No queda nadie más: pulsa otra vez para jugar sin los demás.
finale-rematch-noted = ¡Contamos contigo! La revancha empieza cuando pulsen también: { $names }.
finale-rematch = ¡Revancha! El nuevo tablero está al final del canal.
finale-more = Y hay más en esta partida:
finale-button-rematch = Revancha
finale-button-together = Otra vez
finale-button-stronger = Rival más fuerte
finale-button-harder = Más difícil
finale-button-share = Compartir
finale-button-more = ⋯
finale-button-verify = Verificar
finale-button-export = Exportar
table-which-choose = Elige una partida

# Quién puede jugar, y qué hace la moderación
player-unnamed = Piloto { $seat }
table-button-remove = Quitar a alguien
table-button-dissolve = Cerrar como moderación
table-button-expel = Quitar como moderación
table-removed = { $name } ya no tiene puesto en esta partida.
table-made-way = **{ $game }** · #{ $table } se ha cerrado para dejar sitio a la partida de { $names }. Abre otra con `/jugar`.
table-close-way = Quien modera este servidor puede cerrar cualquier partida con `/mesa cerrar` en su canal.
table-closed-by-moderator = **{ $game }** · #{ $table } fue cerrada por la moderación ({ $names }). Abre otra con `/jugar`.
table-refused-excluded = No puedes jugar en este servidor. Lo decidió la moderación.
table-refused-guest-excluded = No se puede invitar a { $name } a esta partida.
table-refused-removed = El host te quitó de esta partida. Podrás unirte otra vez cuando te inviten.
table-refused-not-there = { $name } no está en esta partida.
removal-seat = Tu puesto en **{ $game }** · #{ $table } { $place } está libre: te quitó el host o la moderación. { $stage ->
       [lobby] Puedes volver si te invitan.
      *[other] Puedes volver si te invitan o si la mayoría vota que sí.
    }
removal-excluded = Ya no puedes jugar en **{ $server }**: lo decidió la moderación. Tus puestos en sus partidas están libres.
removal-excluded-somewhere = Ya no puedes jugar en el servidor de { $channel }: lo decidió la moderación. Tus puestos en sus partidas están libres.
table-without-view = Sin este permiso, ahí no se muestra ninguna partida.
table-without-send = Sin este permiso, ahí no se puede abrir ninguna partida.
table-without-threads = Sin este permiso, no se puede abrir ninguna partida en sus hilos.
table-without-open-threads = Sin este permiso, ninguna partida tiene ahí su propio hilo.
table-without-files = Sin este permiso, no se muestra ningún tablero: los tableros son imágenes.
table-without-history = Sin este permiso, un tablero puede publicarse dos veces tras un reinicio.

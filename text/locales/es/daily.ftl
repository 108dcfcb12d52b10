# El reto diario
daily-heading = **Reto diario #{ $number }** · hasta { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · lo estás jugando: { $link }
daily-left = **{ $game }** · lo cerraste, así que tu intento está gastado. El próximo llega { $left }.
daily-older = Aún estás jugando el #{ $number } de **{ $game }**: { $link } Cuenta hasta { $end }. Si empiezas otro, ese se cierra.
daily-over = { $told }
daily-begun = Está en nuestros mensajes directos, donde nadie puede mirar. ¡Suerte!
daily-line = Houston #{ $number } **{ $game }**
daily-computer = máquina: { $scored }
daily-streak = 🔥 { $days ->
        [one] un día
       *[other] { $days } días
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = Compartido con todo el mundo, sin revelar nada.
daily-takes-nothing = Aquí no puedo escribir. Prueba en otro canal.
daily-none = Ese juego no tiene reto diario. Estos sí: { $games }.
daily-no-dms = El reto se juega en nuestros mensajes directos para que nadie mire, pero los tuyos están cerrados para mí. Permítelos en los ajustes de privacidad del servidor, escríbeme cualquier palabra y vuelve a usar `/reto`. Tu intento no se gasta.
daily-busy = Otra partida en nuestros mensajes directos no ha terminado (#{ $table }): { $link } Termínala antes, o ciérrala allí con `/mesa cerrar`.
daily-button-begin = Jugar a { $game }
daily-button-share = Compartir { $game } aquí
daily-how = -# El mismo reto para todo el mundo y un solo intento, sin pistas. Cuenta si lo resuelves antes de que acabe el día siguiente. Cerrarlo, o empezar el de otro día, gasta el intento.
daily-stats = 🔥 { $game }: { $all ->
        [one] un reto diario
       *[other] { $all } retos diarios
    }, racha { $now }, mejor { $best }.
daily-board = Reto diario **#{ $number }** · un solo intento
daily-over-footer = -# `/reto` en un canal muestra tu resultado, y lo comparte sin revelar nada. El botón bajo el resultado juega otro, por diversión.
verify-puzzle = Este era el reto diario #{ $number }. Su semilla es el SHA-256 de `{ $words }`, que cualquiera podía calcular antes. Esto prueba que todo el mundo tuvo este mismo reto y que las jugadas dan esta partida, no que quien la jugó no lo conociera.
verify-later-puzzle = Este es el reto diario #{ $number }. No tiene código de juego limpio: su semilla es el SHA-256 de `{ $words }`, que cualquiera puede calcular. Todo el mundo tiene el mismo.
table-refused-puzzle-alone = No hay pistas en el reto diario. Al final ves el resultado de la máquina junto al tuyo.

# Lo que se comparte de un reto
daily-button-play = Jugar #{ $number }
daily-server = -# En este servidor: lo resolvieron { $count }, mejor { $best }.
daily-server-streak = -# 🔥 Este servidor lleva { $days } días seguidos resolviéndolo.

# Los acertijos que la gente crea con sus partidas
riddle-button = Crear un acertijo
riddle-button-post = Publicar aquí
riddle-preview = Un momento que leíste bien. Va para todo el canal, con un solo intento por persona:
riddle-in-dms = Un momento que leíste bien. Para publicarlo, abre esta partida en un canal:
riddle-none = Ningún momento de esta partida da para un buen acertijo.
riddle-is-posted = Publicado. Ahí se cuenta cuánta gente acierta.
riddle-heading = 🧩 **{ $name }** pregunta, de { $game } #{ $table }:
riddle-fresh = -# Un intento por persona. Tu resultado solo lo ves tú.
riddle-count = -# Aciertos: { $right } de { $count } · un intento por persona
riddle-right = ✅ ¡Correcto: **{ $answer }**!
riddle-wrong = ❌ No: es **{ $answer }**.
riddle-again = Ya gastaste tu intento. Es **{ $answer }**.
riddle-was-there = Jugaste esta partida, así que no cuentas. Es **{ $answer }**.
riddle-got = -# Aciertos: { $right } de { $count }.
riddle-gone = Este acertijo ya no está.

# Pistas: qué haría la máquina, para quien lo pregunte; y el análisis de una partida terminada.

advice-heading = 💡 **Pista**, solo para ti
advice-alt = Tu pista, en rosa en el tablero: { $what }
advice-counted = Todo el mundo ve en el tablero que la pediste.
advice-certain = **Seguro**: { $what }{ $of ->
        [1] .
       *[other] { " " }(cierto en los { $of } casos que quedan).
    }
advice-likely = { $how ->
        [guess] Es solo una suposición: { $what }.
        [open] Depende del resto: { $what } entre { $low } y { $high } de cada 100 veces.
        [most] Menos de { $high }% de probabilidad: { $what }.
        [least] Más de { $low }% de probabilidad: { $what }.
        [hardly] Muy poco probable: { $what }.
        [surely] Muy probable: { $what }.
        [about] Un { $percent }% de probabilidad (± { $within }): { $what }.
       *[near] Cerca de un { $percent }% de probabilidad: { $what }.
    }
advice-nothing = Ahora mismo no hay nada que decidir, así que no hay pista.
advice-voice = Lo que tienes ahora es la mano de otra persona. Escucharla es cosa tuya: no digo lo que se puede calcular con ella.
advice-asked = 💡 Pistas usadas: { $who }.
advice-asked-by = { $name } { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    }

# En las partidas, en la sala y en las negativas
table-button-advice = Pista
table-refused-advice-counts = Lo que ganas aquí cuenta para partidas futuras, así que no hay pistas.
table-refused-no-advice = Las pistas están desactivadas en esta partida. Antes de empezar, el host puede permitirlas en **Opciones**; entonces todo el mundo ve cuántas veces las pide cada persona. En solitario o contra máquinas siempre las hay.
lobby-term-hints = pistas
    .about = Si se puede preguntar qué haría la máquina. Todo el mundo ve entonces cuántas veces se pregunta.
lobby-hints-none = no
lobby-hints-counted = sí, y se cuentan

# El análisis de una partida terminada
table-button-look-back = Analizar
look-back-heading = 🔎 **Análisis**, solo para ti: momento clave { $page }/{ $pages }
look-back-did = Elegiste: “{ $what }”
look-back-better = Mejor, con lo que sabías entonces: “{ $what }”
look-back-lost = Costo: { $lost }.
look-back-none = 🔎 Con lo que sabías en cada momento, ninguna decisión fue claramente peor que la mejor. ¡Bien jugado!
look-back-running = La partida aún no ha terminado. Después podrás analizarla.

advice-say = Di `{ $words }`.
advice-lost = probabilidad de ganar −{ $percent }%

# El análisis en grupo de una partida terminada
table-button-review = Analizar en grupo
table-button-live = Ver en vivo
review-heading = 🔎 **{ $game }** · #{ $table } · paso { $step }/{ $steps }
review-heading-live = 🎬 **{ $game }** · #{ $table } · paso { $step }
review-eyes-seat = Lo que vio { $name }
review-eyes = ¿Desde qué punto de vista?
review-choices = Momentos clave · punto de vista
review-turn = { $sign } { $step } · { $name } · { $mark }: { $lost }
review-mark = { $sign } **{ $mark }** · { $name }
review-mark-poor = { $sign } **{ $mark }** · { $name }: { $why }
review-cost = Costo: { $lost }. Mejor: “{ $better }”
review-grade = { $name } **{ $number }**/100
review-grade-whole = { $name } **{ $number }**/100: ⭐ { $best } 👍 { $good } 🤔 { $doubtful } ❌ { $mistake }
review-how = Las notas van por lo que cada persona sabía en ese momento. La suerte no cuenta.
review-lead = { $name } tiene el control.
review-lead-none = Ahora cualquiera puede tomar el control: pulsa una flecha.
review-button-pass = Pasar el control
review-button-copy = Mi propia copia
review-button-marks = Mostrar las notas
review-led = Otra persona tiene el control de este análisis. Tu propia copia empieza en el mismo momento.
review-posted = El análisis está en este canal. Tienes el control: todo el mundo ve por dónde vas.
review-running = La partida aún no ha terminado. Cuando acabe, se puede analizar en grupo.
review-button-play-on = Retomar
review-play-on = 🧪 **{ $game }** #{ $table } sigue desde este momento. Juegas en el lugar de { $name }{ $company ->
        [alone] {""}
       *[computers] {" "}y la máquina juega por el resto
    }.
review-play-on-seen = Has visto los secretos y el final, así que es práctica: sin estadísticas ni clasificación.
review-play-on-end = Aquí la partida ya terminó. Ve a un momento anterior.
review-button-begin = Jugar aquí
practice-board = 🧪 Práctica, a partir de un momento de #{ $table }. Sus secretos ya se vieron, así que no cuenta para nada.

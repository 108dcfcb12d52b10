# La consola de Space Connection: botones, formularios e indicaciones.

space_connection-button-piece = { $piece ->
        [scout] Sonda
        [ship] Nave
        [super] Super
       *[laser] Láser
    }
space_connection-button-send = { $piece ->
        [scout] Sonda a { $at }
        [ship] Nave a { $at }
        [super] Supernave a { $at }
       *[laser] Láser { $at }
    }
space_connection-button-pick = Elegir casilla…
space_connection-button-launch = Lanzar…
space_connection-button-random = Cielo al azar
space_connection-button-write = Escribir casillas…
space_connection-button-shift = Mover un planeta…
space_connection-button-clear = Vaciar
space_connection-button-seal = Sellar mi cielo
space_connection-button-seal-now = Sellar ya
space_connection-button-keep = Guardar favorito…
space_connection-button-forget = Olvidar favorito…
space_connection-button-note = Tomar notas…
space_connection-button-concede = Rendirme…
space_connection-button-concede-now = Rendirme ya
space_connection-button-back = Volver
space_connection-button-alone = Usar solo uno
space_connection-button-laser-now = Usar el láser

space_connection-form-launch = Lanzar
space_connection-form-write = Mi cielo
space_connection-form-shift = Mover un planeta
space_connection-form-keep = Guardar mi cielo
space_connection-field-keep = Su nombre, solo para ti
space_connection-field-keep-hint = Espiral
space_connection-form-note = Mis notas privadas
space_connection-field-launch = ¿Qué y dónde? Solo G7 envía una sonda
space_connection-field-launch-hint = G7 · nave D4 · supernave C5 · láser A1 A4
space_connection-field-write = Las 20 casillas de mis planetas
space_connection-field-shift = ¿De dónde a dónde?
space_connection-field-note = Planetas; tras “vacía”, las vacías
space_connection-field-note-hint = C4 C5 vacía A1 A2

space_connection-set-up = He preparado tu cielo: es el tablero pequeño. Tú buscas en el grande.
space_connection-hint-hide = Elige una fila y una casilla, escríbelas todas, o deja que te prepare un cielo. Solo lo ves tú.
space_connection-hint-seal = **Séllalo** cuando quieras. Después ya no cambia.
space_connection-hint-seal-sure = Tu cielo es el de la imagen. Una vez sellado, **ya no cambia**. ¿Lo sellas?
space_connection-hint-piece = { $piece ->
        [scout] Una **sonda** muestra una casilla. Vuelve si encuentra un planeta.
        [ship] Una **nave** muestra su casilla y las de alrededor. Vuelve si la suya es un planeta.
        [super] Una **supernave** muestra las diez casillas en torno a una **con círculo**. Vuelve si esa es un planeta.
       *[laser] Dos **láseres** en una línea trazada muestran todos los planetas entre ellos. Se quedan ahí.
    } Quedan: { $left }.
space_connection-aim = { $piece ->
        [scout] Solo **{ $at }**; quedan { $left }. Vuelve si { $at } es un planeta.
        [ship] **{ $at }** y alrededor: { $count } nuevas; quedan { $left }. Vuelve si { $at } es un planeta.
        [super] **Triángulo de { $at }**: { $count } nuevas; quedan { $left }. Vuelve si { $at } es un planeta.
       *[laser] **Una línea**: { $count } nuevas; quedan { $left }. Los láseres no vuelven.
    }
space_connection-hint-second = Primer láser en { $at }. ¿Dónde va el segundo?
space_connection-hint-laser-sure = { $count ->
        [one] Con el **láser**
       *[other] Con los **láseres**
    } en **{ $emitters }** sale esta línea. Los láseres no vuelven: { $left ->
        [0] no te quedará ninguno
        [one] te quedará uno
       *[other] te quedarán { $left }
    }.
space_connection-hint-concede = ¿Te rindes? Tu rival gana al momento, y se revelan los dos cielos. **No se puede deshacer.**
space_connection-hint-concede-solo = ¿Te rindes? La búsqueda acaba, y se revela el cielo. **No se puede deshacer.**

space_connection-row = Fila { $row }
space_connection-choose-row = Planetas: elige la fila
space_connection-choose-load = Cargar un cielo favorito
space_connection-choose-forget = ¿Qué favorito olvidar?
space_connection-choose-at = Fila { $row }: elige una casilla
space_connection-take-away = Quitar este planeta
space_connection-choose-aim-row = { $piece ->
        [scout] Sonda: elige la fila
        [ship] Nave: elige la fila
        [super] Supernave: elige la fila
       *[laser] Láser: elige la fila
    }
space_connection-choose-aim-other = Otra fila…
space_connection-choose-target = { $piece ->
        [scout] Sonda: elige la casilla
        [ship] Nave: elige la casilla
        [super] Supernave: elige la casilla
       *[laser] Láser: elige la casilla
    }
space_connection-choose-second = Segundo láser en…
space_connection-known-empty = vacía con certeza
space_connection-typable = una casilla para una sonda (`G7`), `nave D4`, `supernave C5`, `láser A1 A4`, las casillas de tu cielo (`C4 C5 D5`), `planeta C4`, `mover C4 D5`, `azar`, `borrar`, `guardar Espiral`, `cargar Espiral`, `olvidar Espiral`, `sellar`, `anotar C4`, `vacía A1 A2`, `olvidar C4`, `mostrar`, `rendirse`

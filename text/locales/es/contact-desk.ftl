# La consola de Contact: botones, menús e indicaciones.

contact-button-take-off = Despegar
contact-button-land = Aterrizar
contact-button-send = Enviar
contact-button-drop = Reiniciar
contact-button-back = Deshacer
contact-button-clear = Vaciar ruta
contact-button-stops = Otra escala…
contact-button-exchange = Cambiar objetivo…
contact-button-reactivate = Reactivar ayudas…
contact-button-repeat = Otro vuelo ({ $left })
contact-button-via = vía { $tile }
contact-button-try = Probar escala…
contact-button-two = Jugar 50:50…
contact-button-first = Ver escala…
contact-button-brief = Convocar briefing…
contact-button-begin = Empezar misión
contact-button-fly = Volar a { $tile }
contact-button-other = Otro vuelo…
contact-button-yes-guess = Sí, { $tiles }
contact-button-yes = Sí
contact-button-again = Otra vez
contact-button-home = Volver

contact-choose-stop = Desde { $tile }, volar a…
contact-choose-signal = Jugar por la carta de señal de…
contact-choose-guess = La señal viene de…
contact-choose-two = 50:50: primer planeta…
contact-choose-other = 50:50: { $tile } o…
contact-choose-from = Prueba: despegar de…
contact-choose-to = Prueba: de { $tile } a…
contact-choose-card = ¿Qué carta de ayuda gastas?
contact-choice-target = objetivo

contact-hint-route = Directo a **{ $tile }** o con escala: a distancias parecidas, suenan igual.
contact-hint-route-blocked = **{ $by }** cierra el paso a **{ $tile }**: da un rodeo.
contact-hint-signal = Elige la carta de señal. ¿La ruta es fácil de leer? Elige una alta.
contact-hint-tap = Despega y luego aterriza: cuanto más largo el salto, más esperas, siempre a tu velocidad. Aterrizajes: { $landings } de { $legs }.
contact-hint-tapped = Hasta ahora: `{ $strip }`{ $seconds }
contact-hint-ready = Todos los aterrizajes hechos: **envíalo**, o empieza de nuevo. `{ $strip }`{ $seconds }
contact-hint-sent = La tripulación tiene tu vuelo. ¡Ahora, cara de póker!
contact-hint-heard = Se oyó: { $strips }
contact-hint-practise = Elige dónde despegar y dónde aterrizar.
contact-hint-practice-goal = Práctica: vuela a **{ $near }** y luego más lejos, a **{ $far }**: más tiempo.
contact-hint-practice-solo = Práctica: mira un salto a **{ $near }** y otro más largo a **{ $far }**.
contact-hint-sure-guess = Dices **{ $tiles }**. Si { $count ->
        [one] no es
       *[other] no es ninguno
    }, se pierde el contacto. ¿Seguro?
contact-hint-sure-first = Muestra la primera escala del último vuelo y gasta la carta de ayuda. ¿Seguro?
contact-hint-sure-exchange = Te da otro objetivo y gasta la carta de ayuda. ¿Seguro?
contact-hint-sure-reactivate = 1 de combustible reactiva todas las cartas de ayuda. ¿Seguro?
contact-typable = tu ruta (`B K`), `atrás`, `borrar`, `señal 4`, `cambiar`, `descartar`, `enviar`, `adivinar K`, `adivinar K B`, `repetir`, `escala`, `briefing 1`, `reactivar`, `prueba 0 B`, `comenzar`, `mostrar`

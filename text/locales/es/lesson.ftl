# Lecciones: lo que rodea a las palabras de cada juego.

lesson-heading = **{ $game }** · lección { $beat }/{ $beats } · solo para tus ojos
lesson-heading-end = **{ $game }** · lección completa: { $beats ->
        [one] un paso
       *[other] { $beats } pasos
    }
lesson-would = Imagínate: { $news }
lesson-on = ¿Te animas a una partida de verdad? *Jugar ya* la empieza al momento; `/jugar` encuentra gente con quien jugar.
lesson-which = ¿Qué juego quieres ver? Minuto y medio cada uno, solo para tus ojos.
lesson-none = **{ $game }** aún no tiene lección. `/ayuda` muestra cómo se juega.
lesson-button-again = Reiniciar

# La primera partida va acompañada.
coach-first = 💡 { $told }
coach-got-it = Ocultar este consejo
coach-proofs-on = Mostrar todas las pruebas (ayuda)
coach-proofs-each = Mostrar lo que prueba cada rayo
coach-proofs-off = Ocultar las pruebas
coach-enough = No más consejos
coach-goal = 🎯 { $goal }

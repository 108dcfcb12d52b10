# La consola de Planétaire: botones, formularios e indicaciones.

planetaire-button-fire = Disparar rayo…
planetaire-button-marbles = Canicas…
planetaire-button-notes = Tomar notas…
planetaire-button-end = Comprobar
planetaire-button-end-now = Sí, comprobar
planetaire-button-back = Volver
planetaire-button-random = Cielo al azar
planetaire-button-cells = Escribir casillas…
planetaire-button-seal = Sellar mi cielo
planetaire-button-seal-now = Sellar ya

planetaire-form-fire = Disparar un rayo
planetaire-form-marbles = Poner canicas
planetaire-form-notes = Notas privadas
planetaire-form-cells = Tu cielo
planetaire-field-margin = ¿Qué margen, del 1 al 32?
planetaire-field-marbles = ¿Dónde? P. ej. A1 B2 C3 D4, da igual el orden
planetaire-field-notes = Casillas que marcar o desmarcar: vacías
planetaire-field-cells = Tus { $count } satélites, p. ej. D3 F5

planetaire-hint-hide = **{ $placed } de { $needed }** puestos. Solo lo ves tú.
planetaire-hint-seal = Tu cielo está completo. **Séllalo** cuando te guste. Después ya no cambia.
planetaire-hint-seal-sure = Tu cielo: **{ $cells }**. Una vez sellado, **ya no cambia**. ¿Lo sellas?
planetaire-proofs = -# Ayuda: las casillas oscuras están vacías.
planetaire-set-up = Escondí cuatro satélites por ti. ¡Encuentra los cuatro de tu rival con menos puntos!
planetaire-hint-end =
    { $withheld ->
        [0] ¿Lo compruebo? Compararé tus canicas con el cielo real. **No se puede deshacer.**
        [one] ¿Lo compruebo? **Hay una canica sin poner**: cuesta 5 puntos (una mal puesta, 10). **No se puede deshacer.**
       *[other] ¿Lo compruebo? **Hay { $withheld } canicas sin poner**: 5 puntos cada una (una mal puesta, 10). **No se puede deshacer.**
    }

planetaire-column = Columna { $column }
planetaire-choose-column = Satélites: elige la columna
planetaire-choose-row = Columna { $column }: ¿qué fila?
planetaire-take-away = Aquí hay un satélite: elígelo para quitarlo

planetaire-typable = un margen desde el que disparar (`12`), las casillas de tu cielo o tus canicas (`D3 F5 B7 H1`), `colocar D3`, `mover D3 E4`, `retirar D3`, `anotar A1 A2`, `azar`, `sellar`, `mostrar`, `terminar`

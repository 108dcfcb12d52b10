# La lección de Planétaire. Cada paso: qué pulsar y por qué; sus atributos: qué más se probó.

planetaire-lesson-edge = En este cielo se ocultan cuatro satélites. Un satélite al lado del rayo lo desvía; uno justo de frente lo absorbe. Empieza por el borde, donde un rayo solo puede desviarse hacia fuera: dispara desde el **9**.
    .middle = Por el centro, un rayo puede girar varias veces. Deja ese enigma para luego y empieza por el borde, con el **9**.
    .end = Así tu ronda acabaría antes de empezar. Encuentra algo primero: dispara desde el **9**.
planetaire-lesson-turn = Pasó de largo, así que **las columnas A y B están vacías**. Un rayo que sale cuesta 2 puntos, y gana la puntuación más baja. Ahora el borde de abajo: dispara desde el **17**.
    .again = Ya conoces la respuesta de ese margen, así que no dispara dos veces. Prueba el **17**.
    .marble = Una canica marca dónde crees que hay un satélite, y una mal puesta cuesta 10 puntos. Averigua más antes: dispara desde el **17**.
planetaire-lesson-proof = Voló por la fila 8 y salió por debajo de la columna D. **Solo un satélite en D7**, justo encima, puede hacer eso. Compruébalo de frente: dispara desde el **18**, por la fila 7.
    .far = Ese rayo mira a otra parte. Para dar en D7 de frente, dispara desde el **18**.
    .beside = El rayo giró *en* D8, así que D8 está vacía: el satélite está al lado. Dispara desde el **18**.
planetaire-lesson-marble = Absorbido, por 1 punto: ahí está. Márcalo: pon una canica en **D7**.
    .beside = El rayo cruzó E7, así que E7 está vacía. El satélite está una casilla más allá: **D7**.
    .below = El segundo rayo giró en D8, así que D8 está vacía. El satélite está justo encima: **D7**.
    .end = Cuatro canicas sin poner cuestan 5 puntos cada una. Ya conoces un lugar: pon una canica en **D7**.
planetaire-lesson-end = Un satélite encontrado, por 5 puntos. ¡Quedan tres! En una partida disparas hasta que lo tienes claro, pones cuatro canicas y pulsas **{ planetaire-button-end }**. Una canica mal puesta cuesta 10 puntos; una sin poner, 5.

# Lo que se dice a quien juega por primera vez, en cada tipo de turno.
planetaire-coach-hide = *Cielo al azar* los esconde. Dos satélites vecinos son difíciles de distinguir.
planetaire-coach-sky = Un rayo cuesta **1 o 2 puntos**; una canica mal puesta, **10**. Gana quien tenga menos.
planetaire-coach-rays = Un satélite **al lado** del camino desvía el rayo, no en diagonal. Un error (canica mal puesta) cuesta 10.

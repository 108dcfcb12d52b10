# La lección de Contact. Cada paso: qué pulsar y por qué; sus atributos: qué más se probó.

contact-lesson-feel = Una señal viene de uno de estos tres planetas: **B**, **C** o **L**. Nadie puede decir de cuál. En vez de eso, una mano vuela hasta allí a saltos desde **0**, la Tierra, donde está el cohete. El tiempo en el aire es la distancia, de borde a borde. Siéntelo: pulsa **Nuevo vuelo**.
    .blind = Adivinar a ciegas cuesta 1 de combustible dos de cada tres veces. Siente antes el vuelo: pulsa **Nuevo vuelo**.
contact-lesson-guess = Arriba, abajo; arriba, abajo: **un salto largo y luego uno corto**. Los anillos muestran hasta dónde llega cada uno: el primero acaba en F, abajo; el que rodea F toca B. Encaja: di **B**.
    .left = De la Tierra a C, un salto largo choca con A, que está en medio. F y luego B sí encaja: di **B**.
    .right = L está a la altura de la Tierra y más cerca que F: ningún salto a L es tan largo. F y luego B sí encaja: di **B**.
contact-lesson-end = ¡A la primera: los puntos de la carta de señal son tuyos! Un error cuesta la carta y 1 de combustible, y puedes pedir un vuelo nuevo dos veces. En una tripulación, cada cual es la fuente por turnos: planeas los saltos y luego despegas y aterrizas. Cuanto más largo el salto, más esperas.

# Lo que se dice a quien juega por primera vez, en cada tipo de turno.
contact-coach-practise = En las pruebas no cuenta nada. El tiempo entre despegar y aterrizar es la distancia, de borde a borde.
contact-coach-route = Elige saltos que no lleven a ningún otro sitio. Uno largo y uno corto se distinguen mejor que dos iguales.
contact-coach-tap = Una pulsación despega, la siguiente aterriza. Solo el tiempo en el aire dice lo largo que es un salto, así que mantén siempre la misma velocidad.
contact-coach-guess = Cuanto más tiempo está la mano arriba, más largo es el salto, de borde a borde. Sigue los saltos desde el cohete: ¿en qué planeta pueden acabar? Verlo otra vez es gratis; solo los vuelos nuevos están contados.

# La lección de Interceptor. Cada paso: qué pulsar y por qué; sus atributos: la respuesta a otros intentos.

interceptor-lesson-order = Estás en A11, a velocidad 1. Houston está en A7, contra el borde. Cada turno, todo el mundo escribe en secreto una velocidad y luego letras: **A** avanza un hexágono, **I** gira a la izquierda, **D** a la derecha. Apunta alto: escribe **5 IAAAAA**.
    .straight = Sin girar, pasas de largo hacia el noreste. **I** pone antes tu morro al norte: escribe **5 IAAAAA**.
    .late = Giras después de los tres movimientos, demasiado tarde. Gira primero: escribe **5 IAAAAA**.
interceptor-lesson-seal = Demasiado rápido, pero eso no cuesta nada: la velocidad cambia **2 como mucho**, así que de 1 pasas a 3. Tu orden ha quedado en **3 IAAA**. La imagen muestra dónde acaba: justo delante de Houston. Disparas hacia donde apunta tu morro: 3 de daño a un hexágono y 2 a dos. ¡**Sella**!
    .hold = **X** retiene tu disparo, y este disparo lo quieres. Deja 3 IAAA y **sella**.
    .short = Te paras a dos hexágonos: solo 2 de daño, y Houston sobrevive. Deja 3 IAAA y **sella**.
interceptor-lesson-end = Todas las órdenes vuelan a la vez. Los dos movimientos de Houston contra el borde le costaron 2 de 5 puntos, y tu disparo, los otros 3. ¡Derribo, y el piloto a salvo! En una partida puedes reescribir una orden hasta que todo el mundo haya sellado, o pulsar las letras una a una.

# Pistas para una primera partida, una por cada tipo de decisión.
interceptor-coach-place = Tu nave entra por el borde. Vuela y dispara hacia donde apunta su **morro**: el **3, 2, 1** rojo es el daño.
interceptor-coach-announce = Así es la persecución: quien recibe un disparo revela medio plan. Cuándo giras sigue en secreto, y una media vuelta también.
interceptor-coach-order = Vuelas y luego tu nave dispara sola: **3, 2, 1** en rojo es el daño. Anillos: donde acaba quien vuela recto. **T** te da la vuelta: vas marcha atrás.

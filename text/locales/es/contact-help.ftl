# Las reglas de Contact, completas, en páginas cortas: 1900 caracteres como mucho cada una.
# ◇ señala una regla de la casa, que no es del original.

contact-help-aim = El objetivo
    .body =
        Un solo equipo, de **2 a 5**. La **fuente** sabe de qué planeta viene una señal, pero solo puede levantar y bajar la mano. La mano salta de planeta en planeta; el ritmo dice al resto lo largo que es cada salto.

        La meta: **12 planetas en 12 rondas** antes de que se acabe el combustible, y ganar cartas de señal: **42 puntos** como máximo.

        ◇ señala una regla de la casa, no la regla original.

contact-help-space = El espacio
    .body =
        Un cuadrado con la **Tierra** y 18 planetas, de la A a la R; la variante pro añade cinco asteroides, de la S a la W. Las losetas de color están boca arriba; los **objetivos posibles** tienen un anillo.

        ◇ 40 por 40 unidades, a escala. Las losetas son discos de 3,5 de ancho, separados al menos media unidad. **Medir las distancias a ojo es el juego**, así que no mido por nadie. `/mesa describir` dice dónde están las losetas.

        Se vuela **en línea recta** de centro a centro. Una tercera loseta en medio bloquea el paso; rozar su borde, no. Haz escala en cualquier loseta, boca arriba o no, pero **una sola vez** por vuelo.

contact-help-source = La fuente
    .body =
        En cada ronda se revela una carta de señal. Luego se pone boca arriba un planeta, que se suma a los objetivos posibles. La fuente saca entre ellos un **objetivo secreto**.

        En **Mi consola**, la fuente traza una ruta del cohete al objetivo. Unas líneas llevan a las losetas a su alcance; se dice qué bloquea el objetivo. Una escala suele decir más que un vuelo directo.

        Fuente: no hables ni señales. Tripulación: nada de comentarlo. Los clics son privados: nadie tiene que mirar a otro lado.

contact-help-hand = La mano
    .body =
        Cuando tu ruta acabe en el objetivo, pulsa Despegar, espera la distancia, pulsa Aterrizar, y así hasta el final. Las pausas en tierra son parte del ritmo. Los tiempos salen de las marcas de Discord, así que el lag no cuenta.

        Empieza de nuevo cuantas veces quieras: solo lo que **envías** es una transmisión, con un aterrizaje por tramo.

        ◇ Una toma dura dos minutos como mucho. ◇ Dos pulsaciones de un botón en menos de 0,15 s cuentan como una; si son más lentas cuentan las dos, aunque el botón aún no haya cambiado.

        La tripulación ve una **mano animada** que marca ese ritmo una vez, sin números. ◇ O **barras**: una tira fija, un cuarto de segundo por signo, también en palabras.

        ◇ **Pruebas.** Antes de la ronda 1, cualquiera puede volar entre dos losetas a la vista de todo el mundo. La primera fuente empieza la misión.

contact-help-guess = Adivinar
    .body =
        La tripulación adivina por turnos, en el sentido del reloj desde la izquierda de la fuente, una y otra vez. Di un objetivo posible, o pide a la fuente que **transmita otra vez** (solo puede pedirlo quien adivina): 3 transmisiones en total, y luego hay que adivinar. La ruta puede cambiar cada vez.

        {""}**Acierto**: el cohete aterriza ahí. Al primer intento de la ronda, ganas la carta de señal. ◇ Luego se ve la ruta.

        {""}**Fallo**: pierdes 1 de combustible y, la primera vez en una ronda, también la carta de señal. Adivina la siguiente persona, otra vez con hasta 3 transmisiones. Un planeta descartado no se puede repetir en esa ronda.

contact-help-mission = La misión
    .body =
        Tras cada ronda, la fuente pasa a la izquierda: ◇ al puesto siguiente, por orden de llegada.

        - **Perdida** en cuanto se acaba el combustible, incluso en la última ronda.
        - **Ganada** tras 12 planetas, con los puntos de tus cartas, sobre 42. Si sobran 3 de combustible o más, prueba el nivel siguiente.

        Un planeta alcanzado ya no es objetivo, pero sigue siendo escala. La Tierra nunca es objetivo.

        ◇ **Solitario.** Tú y yo nos turnamos. Mis rutas son claras y mi velocidad, constante; tú adivinas. Luego vuelas tú, y yo adivino solo por tu mano y por cómo voló en rondas anteriores; si fallo, vuelas otra vez. Los anillos muestran cada salto mío en la ronda 1; después, uno muestra el primero de varios saltos, o hasta dónde llega un segundo. En la variante pro solo te ayudan 50:50, la primera escala y el nuevo objetivo.

contact-help-pro = La variante pro
    .body =
        - Las 24 losetas están boca arriba: la Tierra en el centro, cinco **asteroides** alrededor (escalas, nunca objetivos).
        - Los 18 planetas son objetivos posibles desde el principio.
        - **5 de combustible** y tres **cartas de ayuda**.
        - La fuente saca un objetivo y luego **elige** la carta de señal: más puntos para una ruta más fácil. Una carta perdida no se puede elegir de nuevo.

        Encontrar los doce da un **certificado**. ◇ Sus siete rangos son nuestros: 42, desde 36, 30, 24, 18, 12, y por debajo.

contact-help-aids = Cartas de ayuda
    .body =
        Solo en la variante pro. Cada una vale una vez.

        - **50:50** (quien adivina): di dos planetas en un solo intento. Pierdes 1 de combustible solo si fallan los dos. Si aciertas en el primer intento de la ronda, ganas la carta.
        - **Primera escala** (quien adivina): el cohete va a la primera escala del último vuelo, si la hubo. Los vuelos siguen saliendo del lugar anterior.
        - **Nuevo objetivo** (la fuente): cambia de objetivo antes de elegir la carta de señal. El anterior vuelve a barajarse sin mostrarse.
        - **Briefing** (la tripulación): gasta cualquier carta activa, y la tripulación puede hablar hasta el próximo intento. La fuente solo escucha. No con dos personas.

        {""}**1 de combustible**, si no es el último, reactiva todas las cartas gastadas. ◇ Puede pagarlo quien tenga el turno.

contact-help-options = Opciones
    .body =
        - **Nivel 1 a 6**: cuántos objetivos posibles antes de la ronda 1. Empieza por el 2. Tienes 6 de combustible.
        - **Variante pro**
        - ◇ **Mano o barras** para la tripulación
        - ◇ **Vuelos de prueba** antes de la ronda 1, o ninguno
        - ◇ **Ritmo**: cuánto puede durar un turno

contact-help-time = Cuando se acaba el tiempo
    .body =
        Cuando se acaba el tiempo, actúo por ti:

        - ◇ Pruebas: empieza la misión.
        - ◇ Fuente, con toda la ruta marcada: envío la toma.
        - ◇ Fuente, con una repetición pedida: se repite la última transmisión.
        - ◇ Fuente, sin enviar nada: el puesto siguiente es la fuente, con otro objetivo. Olvido una toma a medias, y nunca marco la ruta de una persona.
        - ◇ Quien adivina: adivina la siguiente persona.
        - ◇ Se acabó el tiempo de toda la tripulación: pierdes 1 de combustible.

        Si te vas, otra persona puede tomar tu puesto con lo que sabe. Hasta entonces, esto pasa cada vez que se acaba su tiempo.

contact-help-commands = Comandos
    .body =
        Los botones hacen lo mismo.

        - `/contact abrir` abre una partida, con sus opciones
        - Antes: `/mesa unirse`, `/mesa salir`, `/mesa empezar`; `/mesa cerrar` la cierra
        - `/contact prueba`: un vuelo de prueba; `/contact comenzar` empieza la misión
        - Fuente: `/contact ruta`, `/contact descartar` empieza de nuevo una toma, `/contact enviar`; pro: `/contact señal`, `/contact cambiar`. La mano es un botón en `/consola`
        - Quien adivina: `/contact adivinar` (dos planetas con 50:50), `/contact repetir`, `/contact escala`
        - `/contact briefing`, `/contact reactivar` paga las cartas de ayuda
        - `/consola`: tu tablero y tus jugadas
        - El tablero: `/mesa mostrar` otra vez, `/mesa ampliar` en grande, `/mesa describir` en palabras
        - `/mesa pista`: qué haría la máquina; **Analizar**, tras la partida: jugadas mejores
        - Lo nuevo desde la última jugada (en tu consola, desde la tuya) lleva un círculo o un subrayado
        - `/mesa reglas`: estas páginas

contact-help-messages = Por mensaje directo
    .body =
        Simplemente escribe. `B K` es la ruta de la fuente; `K`, un intento.

        - tu ruta, `ruta B K`: { contact-words-route }
        - deshacer un tramo: { contact-words-back }
        - vaciarla: { contact-words-clear }
        - elegir una carta de señal, `señal 4`: { contact-words-signal }
        - cambiar de objetivo: { contact-words-exchange }
        - empezar la toma de nuevo: { contact-words-drop }
        - enviarla: { contact-words-send }
        - adivinar, `adivinar K`, o `adivinar K B` con 50:50: { contact-words-guess }
        - pedir una repetición: { contact-words-repeat }
        - la primera escala: { contact-words-stop }
        - un briefing, `briefing 1`, por número o nombre de carta: { contact-words-briefing }
        - pagar las cartas de ayuda: { contact-words-reactivate }
        - una prueba, `prueba 0 B`: { contact-words-practise }
        - empezar la misión: { contact-words-begin }
        - tu tablero: { contact-words-show }
        - esta lista: { words-help }
        - las reglas del momento: { words-rules }

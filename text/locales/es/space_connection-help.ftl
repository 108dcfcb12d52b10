# Las reglas de Space Connection, completas, en páginas cortas: 1900 caracteres como mucho cada una.
# ◇ señala una regla de la casa, que el original no tiene.

space_connection-help-aim = El objetivo
    .body =
        Dos personas ocultan cada una **20 planetas en exactamente nueve sistemas planetarios**. Un sistema es un planeta, o varios que se tocan, con cualquier forma. Luego cada cual busca los de su rival con sondas, naves, supernaves y láseres.

        {""}**Encuentra los nueve antes que tu rival** y ganas.

        El primer puesto es verde; el segundo, azul.

        ◇ señala una regla de la casa, no el original.

space_connection-help-board = El tablero
    .body =
        ◇ Un hexágono de **127 casillas** en filas de la A a la M, cada una numerada desde la izquierda: **G7** es el centro. Las filas de la A a la G tienen de 7 a 13 casillas; de la H a la M, de 12 a 7. Cada casilla toca hasta seis más.

        Quince líneas forman **24 triángulos** de diez casillas: tres esquinas, seis en los lados y un **centro** con anillo. Toda casilla está en una línea o es un centro.

        Las líneas: A1–A7, D1–D10, G1–G13, J1–J10, M1–M7; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = La imagen
    .body =
        Buscas en el tablero grande. En la imagen pública, es la búsqueda de quien tiene el reloj de arena: le toca lanzar. El tablero pequeño es tu propio cielo, o la otra búsqueda.

        - bola a rayas: un planeta encontrado; con anillo dorado, su sistema está completo
        - en tu propio cielo: bola, un planeta aún oculto; cruz roja, uno encontrado
        - anillo dorado de puntos: su sistema sigue en uno de los puntos dorados de alrededor
        - punto claro: casilla vacía con certeza
        - cohete, platillo, ala: una sonda, nave o supernave perdida
        - rombo rojo: un láser; línea roja: un rayo
        - anillo blanco: el último lanzamiento
        - anillo discontinuo con interrogación: un planeta que anotaste; cruz azul: una casilla vacía que anotaste
        - anillo dorado roto: mientras ocultas, donde viene bien un planeta; al final, un planeta sin encontrar

space_connection-help-sky = Tu cielo
    .body =
        Pon 20 planetas en **exactamente nueve sistemas**. Te digo qué falla: sistemas que faltan, o cuántos sobran y dónde un planeta los uniría.

        ◇ **Favoritos.** Guarda tu cielo con un nombre para otra partida. Solo lo ves tú.

        ◇ **Cielos al azar.** Todos los cielos permitidos son igual de probables.

        Una vez sellado, tu cielo no cambia. Cuando lo están los dos, ◇ cara o cruz dice quién lanza primero, o empieza el primer asiento (opción; en tu primera partida contra la máquina, tú).

space_connection-help-launch = Tu turno
    .body =
        Lanza **una** pieza al cielo de tu rival. Luego es su turno, encuentres lo que encuentres.

        - **Sonda** (tienes 30): donde quieras; muestra su propia casilla.
        - **Nave** (10): donde quieras; muestra su casilla y las que la rodean.
        - **Supernave** (5): solo en centros de triángulo, con anillo; muestra las diez casillas.

        Una pieza solo vuelve si **su propia casilla** es un planeta. Si no, se pierde y se queda en el tablero.

        ◇ No puedes lanzar a un planeta encontrado, una pieza perdida o un láser. Una casilla que solo se sabe vacía sí vale.

space_connection-help-laser = Láseres
    .body =
        Tienes cinco láseres. ◇ Un turno de láser pone **uno o dos** en líneas trazadas, en vez de un lanzamiento.

        Dos tuyos en la misma línea forman un rayo. **Se muestran todos los planetas que hay entre ellos, extremos incluidos**; las demás casillas del rayo están vacías con certeza.

        Un tercer láser forma un rayo con cada uno de los anteriores de sus líneas, aunque haya otro en medio.

        Los láseres nunca vuelven. ◇ Pueden ir en un planeta encontrado o una pieza perdida, no en otro láser. Cada turno de láser debe formar un rayo nuevo.

space_connection-help-system = Sistemas completos
    .body =
        Cuando se encuentran todos los planetas de un sistema, lo digo: “Sistema completo (3/9)”.

        Quien lo encuentra lo marca con **una sonda**, o si no una nave, o si no un láser, que se gasta. Una sonda que acaba de volver puede pagar; ◇ una supernave, nunca. Si no queda nada, es gratis.

        Alrededor, todo está vacío. Eso no lo marco por ti.

space_connection-help-end = El final
    .body =
        El noveno sistema gana al instante.

        ◇ **Última réplica** (opción): si lo encuentra quien lanzó primero, su rival tiene un lanzamiento más. Nueve por ambas partes es empate.

        ◇ Sin nada que lanzar, pasas. Cuando nadie puede lanzar, ganan más sistemas completos, luego más planetas; si no, empate.

        ◇ Puedes rendirte durante la búsqueda.

        ◇ **En solitario.** Oculto un cielo al azar; tienes las piezas de una persona. Usa pocos lanzamientos.

        ◇ **Notas privadas.** Anota planetas o casillas vacías; solo las ves tú.

space_connection-help-time = Cuando se acaba el tiempo
    .body =
        Cuando se acaba el tiempo, juego por ti:

        - ◇ Mientras ocultas: sello tu cielo como está si vale. Si no, preparo uno.
        - ◇ Durante la búsqueda: pasas, sin perder pieza. **Tres turnos perdidos seguidos** pierden la partida; cualquier lanzamiento los borra.

        Un lanzamiento no se puede deshacer.

space_connection-help-commands = Comandos
    .body =
        Los botones hacen lo mismo.

        - `/connection abrir` abre una partida, con sus opciones
        - Antes: `/mesa unirse`, `/mesa salir`, `/mesa empezar`; `/mesa cerrar` la cierra
        - Tu cielo: `/connection ocultar`, `/connection planeta` añade o quita uno, `/connection mover`, `/connection azar`, `/connection sellar` lo hace definitivo
        - `/connection favorito guardar` lo guarda, solo para ti, juegues donde juegues; también `cargar`, `lista`, `olvidar`
        - `/connection sonda`, `/connection nave`, `/connection supernave`
        - Un láser o dos: `/connection láser`
        - Una nota privada: `/connection anotar`
        - `/connection rendirse`
        - `/consola`: tu tablero y tus jugadas
        - El tablero: `/mesa mostrar` otra vez, `/mesa ampliar` en grande, `/mesa describir` en palabras
        - `/mesa pista`: qué haría la máquina; **Analizar**, tras la partida: jugadas mejores
        - Lo nuevo desde la última jugada (en tu consola, desde la tuya) lleva un círculo o un subrayado
        - `/mesa reglas`: estas páginas

space_connection-help-messages = Por mensaje directo
    .body =
        Simplemente escribe. `G7` envía una sonda. Mientras ocultas, `C4 C5 D5` es tu cielo.

        - una sonda, `sonda G7`: { space_connection-words-scout }
        - una nave: { space_connection-words-ship }
        - una supernave: { space_connection-words-super }
        - láseres, `láser A1 A4`: { space_connection-words-laser }
        - ocultar, `ocultar C4 C5 D5`: { space_connection-words-hide }
        - poner o quitar un planeta: { space_connection-words-planet }
        - mover uno, `mover C4 D5`: { space_connection-words-move }
        - un cielo al azar: { space_connection-words-random }
        - empezar de nuevo: { space_connection-words-clear }
        - guardar un favorito, `guardar Espiral`: { space_connection-words-keep }
        - cargar uno: { space_connection-words-load }
        - verlos en una lista: { space_connection-words-list }
        - hacer definitivo tu cielo: { space_connection-words-seal }
        - anotar planetas: { space_connection-words-note }
        - anotar casillas vacías: { space_connection-words-empty }
        - borrar notas, u olvidar un favorito: { space_connection-words-erase }
        - rendirse: { space_connection-words-concede }
        - tu tablero: { space_connection-words-show }
        - esta lista: { words-help }
        - las reglas del momento: { words-rules }

# Las reglas de Planétaire, completas, en páginas cortas: 1900 caracteres como mucho cada una.
# ◇ señala una regla de la casa, que no es del original.

planetaire-help-aim = El objetivo
    .body =
        Unos satélites espía dan vueltas en un cielo de 8 por 8 casillas. **Quien oculta** pone 4 en secreto. **Quien detecta** dispara rayos desde 32 márgenes y deduce dónde están.

        Cada ficha que deja un rayo cuesta 1 punto a quien detecta; los errores del final cuestan más. Después se cambian los papeles. Como en el golf: **gana la puntuación más baja.**

        ◇ señala una regla de la casa, no la regla original.

planetaire-help-board = El tablero
    .body =
        Las columnas van de la A a la H desde la izquierda; las filas, de la 1 a la 8 desde arriba. Columna y luego fila: **D3**.

        Los márgenes van en sentido contrario a las agujas del reloj:
        - izquierda, **1 a 8**, de arriba abajo
        - abajo, **9 a 16**, de izquierda a derecha
        - derecha, **17 a 24**, de abajo arriba
        - arriba, **25 a 32**, de derecha a izquierda

        Los números opuestos suman 25 (izquierda–derecha) o 41 (abajo–arriba): el 11 está frente al 30.

planetaire-help-ray = El rayo
    .body =
        Un rayo entra recto por su número. En cada casilla a la que entra, por este orden:

        1. Hay un satélite en la casilla: es **absorbido**.
        2. Hay satélites a ambos lados de su camino: es **reflejado** hasta su inicio, pasara lo que pasara antes, aunque haya un tercero de frente. Nada lo toca a la vuelta.
        3. Hay un satélite a un solo lado: **gira 90°** para alejarse, en esa misma casilla, aunque haya otro de frente.
        4. No hay ninguno al lado: sigue recto.

        Donde deja la cuadrícula, **sale**. Si da vueltas sin fin, queda **satelizado**.

        Un satélite que solo toca la casilla por una esquina aún no hace nada. Cualquier disposición vale.

planetaire-help-marks = Fichas en los márgenes
    .body =
        Dispara tantas veces como quieras. Cada disparo deja fichas:
        - salió: **dos del mismo color**, en el inicio y la salida, 2 puntos
        - absorbido: una **negra**, 1 punto
        - reflejado: una **blanca**, 1 punto
        - satelizado: **una de color**, 1 punto

        Un rayo que no encontró nada y uno que giró hasta el número opuesto dejan las mismas fichas.

        En una salida ya marcada, la ficha nueva va encima y las antiguas al lado. Todas siguen contando.

        ◇ No puedes disparar dos veces desde un número en la misma ronda. Desde uno que solo fue salida, sí.

        Colores por orden: rojo, verde, amarillo, azul, marrón, naranja, perla, gris, ◇ y luego A, B, C…

planetaire-help-examples = Ejemplos
    .body =
        Satélites, y lo que hace un disparo:
        - ninguno cerca de la columna C: **11** sale por el 30
        - D5: **13** sale por el 20, con un giro
        - C5 D2: **21** sale por el 2, con dos giros
        - C3 E3 F7: **12** es reflejado entre C3 y E3, **7** absorbido por F7
        - E4 G6 D7: **5** y **13** salen por el 15
        - D4 E5: **5** sale por el 12: D4 lo desvía antes de que E5 lo absorba
        - D1 A2 E3 B4: **12** queda satelizado
        - D3 D5 C4 E4 D4: ningún rayo toca D4, solo se encuentra deduciendo

planetaire-help-score = El final de una ronda
    .body =
        Pon canicas donde creas que hay satélites, y muévelas o quítalas libremente hasta que **termines** la ronda. Entonces se revela todo.

        Tus puntos:
        - 1 por cada ficha, también las tapadas
        - 5 por cada canica que no pusiste
        - 10 por cada canica en una casilla equivocada
        - 0 por una canica sobre un satélite

        ◇ Si dudas, no pongas la canica: cuesta la mitad.

        Cuentan las posiciones exactas. ◇ Al revelar digo cuántas disposiciones dan los mismos 32 resultados.

        En el original, un error al marcar cuesta 10 puntos a quien oculta, y la ronda se repite. Aquí marco yo.

planetaire-help-match = La partida
    .body =
        Un número par de rondas: todo el mundo oculta las mismas veces. Gana el total más bajo; totales iguales, empate.

        ◇ **A la vez.** Cada cual oculta un cielo y detecta el de su rival: dos rondas en paralelo, que se revelan cuando ambas terminan. Los disparos y las canicas son públicos.

        ◇ Por turnos: el primer puesto oculta primero, y luego se cambia.

        ◇ **En solitario.** Oculto un cielo al azar para una ronda. El par es de unos 10 puntos; 15 es un buen resultado humano.

        ◇ **Cielos al azar.** Todas las disposiciones son igual de probables.

        ◇ **Notas privadas.** Solo tú ves las casillas que anotas como vacías.

planetaire-help-options = Opciones
    .body =
        - **5 satélites** y canicas en vez de 4: nivel experto, mucho más difícil.
        - **4 o 6 rondas** en vez de 2.
        - **Por turnos**: el orden original.
        - ◇ **Rayos Black Box**, la regla de Eric Solomon: un satélite en diagonal por delante desvía el rayo una casilla antes. Dos lo reflejan, y también uno junto a la casilla de entrada. Uno justo de frente absorbe antes, incluso en la casilla de entrada.
        - ◇ **Equidad**: sin penalización si todas tus canicas están puestas y dan los 32 resultados de la disposición real.

planetaire-help-time = Cuando se acaba el tiempo
    .body =
        Cuando se acaba el tiempo, juego por ti:

        - ◇ **Quien oculta**: sello un cielo completo tal como está. Si no, recibes uno al azar.
        - ◇ **Quien detecta**: pasas el turno. Tras tres seguidos, termino tu ronda con tus canicas como están. Las que falten cuentan como no puestas.

        Un rayo o un cielo sellado no se pueden deshacer.

planetaire-help-commands = Comandos
    .body =
        Los botones hacen lo mismo.

        - `/planetaire abrir` abre una partida, con sus opciones
        - Antes: `/mesa unirse`, `/mesa salir`, `/mesa empezar`; `/mesa cerrar` la cierra
        - Tu cielo: `/planetaire ocultar`, `/planetaire azar`, `/planetaire sellar` lo hace definitivo
        - Rayos: `/planetaire disparar`
        - Canicas: `/planetaire colocar`, `/planetaire mover`, `/planetaire retirar`, `/planetaire canicas` para exactamente estas
        - Casillas vacías: `/planetaire anotar`; otra vez lo mismo borra la nota
        - `/planetaire terminar` termina tu ronda
        - `/consola`: tu tablero y tus jugadas
        - El tablero: `/mesa mostrar` otra vez, `/mesa ampliar` en grande, `/mesa describir` en palabras
        - `/mesa pista`: qué haría la máquina; **Analizar**, tras la partida: jugadas mejores
        - Lo nuevo desde la última jugada (en tu consola, desde la tuya) lleva un círculo o un subrayado
        - `/mesa reglas`: estas páginas

planetaire-help-messages = Por mensaje directo
    .body =
        Simplemente escribe. `12` dispara desde el 12. `D3 F5 B7 H1` oculta estos satélites, o pone exactamente estas canicas.

        - disparar, `disparar 12`: { planetaire-words-fire }
        - poner una canica, `colocar D3`: { planetaire-words-place }
        - moverla, `mover D3 E4`: { planetaire-words-move }
        - retirarla, `retirar D3`: { planetaire-words-withdraw }
        - todas las canicas, `canicas D3 F5`: { planetaire-words-marbles }
        - casillas vacías, `anotar A1 A2`: { planetaire-words-note }
        - terminar tu ronda: { planetaire-words-end }
        - ocultar, `ocultar D3 F5 B7 H1`: { planetaire-words-hide }
        - un cielo al azar: { planetaire-words-random }
        - hacerlo definitivo: { planetaire-words-seal }
        - tu tablero: { planetaire-words-show }
        - esta lista: { words-help }
        - las reglas del momento: { words-rules }

# Las reglas de De la Tierra a la Luna, completas, en páginas cortas: 1900 caracteres como mucho cada una.
# ◇ señala una regla de la casa, que el original no tiene.

terre_lune-help-aim = El objetivo
    .body =
        De dos a cuatro cosmonautas vuelan a la **Luna** y vuelven. Cuatro **estaciones** dan concesiones; la Luna, los **yacimientos** que las hacen valer. Trae a casa el yacimiento de un mineral, y puntúan todas tus concesiones de ese mineral. Gana quien tenga más puntos.

        ◇ Puntos por concesión (y cuántas hay): agua H2O 500 (1), oxígeno O 400 (1), aluminio AL 300 (2), titanio TI 250 (3), hierro FE 200 (4), calcio CA 150 (5), silicio SI 100 (6), circonio ZR 50 (8), agotado 0 (2).

        Cada cual tiene cinco de 32 cartas, en los colores de los cohetes: rojo, amarillo, azul, verde. **El 1 es la más alta**, el **MOLAB**; luego el 2, el **MOBEX**, y así hasta el 8.

        ◇ señala una regla de la casa: el original ahí no dice nada, o le faltan las figuras. ◇ El azar decide quién empieza.

terre_lune-help-board = El tablero
    .body =
        ◇ El tablero original se perdió; el nuestro encaja con cada frase de las reglas. Casillas entre lugares:

        - Tierra–Beta, Tierra–Gamma: 5; Tierra–Alfa, Tierra–Delta: 8
        - Alfa–Beta, Beta–Gamma, Gamma–Delta: 3
        - Alfa–Luna, Delta–Luna: 6; Beta–Luna, Gamma–Luna: 7

        {""}**AL3** es la tercera casilla de Alfa a la Luna; **TB4**, la cuarta de la Tierra a Beta.

        La órbita del pirata, de O1 a O18, va en el sentido del reloj y cruza las rutas en AL3 (O14), BL4 (O11), GL4 (O8) y DL3 (O5).

        Boca abajo: ocho concesiones por estación, ocho yacimientos en los sitios 1 a 8 de la Luna.

terre_lune-help-turn = El turno
    .body =
        Tiro tres dados. Los **azules** mueven el satélite pirata; luego el **rojo**, tu cohete.

        - **El movimiento.** Puedes entrar en una estación, la Luna o la Tierra con pasos de sobra; en las dos últimas acaba tu movimiento. ◇ Puedes pasar por una estación, pero no volver por la ruta de la que vienes. Sin media vuelta en una ruta. Los cohetes pueden compartir casilla.
        - **El cambio.** Después puedes cambiar **exactamente** tantas cartas como marca el dado rojo (5 con un 6), también en la Luna y en el regreso. Las tuyas van antes al fondo del mazo. Tu turno acaba con el movimiento si no queda nada más: antes de moverte, **Luego cambiar…** lo deja abierto.
        - **Un 6** también te deja empujar una casilla un cohete rival por su ruta, en cualquier sentido, ◇ pero no hasta una estación, la Luna o la Tierra.

        ◇ Lo que no deja elección ocurre solo: el resto de un combate ya decidido y un turno con un solo camino, salvo si cambiaste cartas en el anterior.

terre_lune-help-station = En una estación
    .body =
        Al parar tomas la concesión de arriba, ◇ automáticamente. Una por visita. El resto solo ve cuántas tienes.

        También puedes lanzar un **desafío** mientras queden concesiones aquí. Desafías a quienes aún vuelan a la Luna (por primera vez o de nuevo) y no están más cerca de ella que tú: al menos una persona. ◇ Juegan desde donde están. ◇ También vale en tu regreso a casa.

        ◇ Cambias cartas antes o después, una vez por turno.

terre_lune-help-challenge = El desafío
    .body =
        Quien desafía elige el **triunfo** y sale. Cinco bazas, una carta por persona:

        - **Sigue** el color de salida. ◇ Si es el triunfo, basta con seguirlo.
        - Si no puedes, **juega triunfo**, y **uno más alto** si puedes. ◇ Sin uno más alto, tienes que jugar igualmente uno más bajo.
        - Sin lo uno ni lo otro, descarta cualquier carta.

        Se lleva la baza el triunfo más alto o, si no hay, la carta más alta del color de salida. Quien la jugó sale en la siguiente.

        Gana quien tenga más bazas; ◇ en caso de empate, entre esas personas, quien se llevó la baza más reciente. ◇ Esté donde esté, quien gana toma concesiones de la estación mientras haya: **una por persona** en el desafío, 2 más si tuvo el MOLAB del color de su cohete, 1 más por el MOLAB de triunfo.

        Luego se barajan las 32 cartas y cada cual recibe cinco.

terre_lune-help-pirate = El satélite pirata
    .body =
        - **Atracción.** Si paras en su órbita, lo sigues al momento tanto como suman los dados azules. En el turno siguiente vuelves a esa casilla y luego avanzas el dado rojo menos esa distancia. ◇ Si no queda nada, esperas ahí ese turno. Solo te arrastra **una vez por travesía**: un pirata tachado lo indica hasta la próxima estación o la Luna. Pasar no tiene peligro.

        - **Colisión.** Si paras en su casilla camino de la Luna, vuelves a la estación de la que saliste. Todas tus concesiones se quedan allí, ◇ debajo del montón. La **segunda** vez estás fuera: tus yacimientos vuelven a la Luna, ◇ a sitios al azar, tus concesiones salen del juego, ◇ tus cartas van al fondo del mazo. ◇ El último cohete que queda gana al instante.

        En el regreso solo hay atracción.

        ◇ Un cohete empujado por un 6 cuenta como parado ahí. ◇ Si el pirata pasa por un cohete o llega a él, no le hace nada. ◇ Volver tras la atracción no es parar.

terre_lune-help-moon = En la Luna
    .body =
        Al llegar **miras un yacimiento** en secreto. Puedes guardarlo si tienes una concesión de su mineral. Si no, vuelve solo al mismo sitio, ◇ y tu propio tablero te muestra lo que has visto.

        En cada turno posterior miras otro **o** sales, hacia la Tierra o hacia una estación, a por concesiones para volver después. ◇ No puedes pasar. Los dados siguen moviendo al pirata y permiten un cambio.

        En el regreso, la concesión de una estación solo cuenta si ya tienes su yacimiento.

terre_lune-help-ambush = La emboscada
    .body =
        En tu **regreso**, parando en una estación, puedes tender una emboscada a un cohete rival, ◇ al llegar o, en el turno siguiente, antes de salir. ◇ También va de regreso, con un yacimiento, en esa estación o en una ruta que la toca. Su cohete se ve atraído a la estación. ◇ Una vez por estación: tu ficha la marca.

        Se juega un desafío a dos; eliges el triunfo y sales. **Puede ganar cualquiera**, y toma **dos paquetes**, tres si tuvo el MOLAB de su propio color.

        Un paquete es un yacimiento con todas sus concesiones. ◇ Quien pierde los pone entonces boca abajo, en orden al azar, y puede mezclar **señuelos**: concesiones sin yacimiento, o agotadas. Quien gana solo ve su tamaño.

terre_lune-help-end = El final
    .body =
        De vuelta en la Tierra tras haber estado en la Luna, has **aterrizado**: una bonificación de **200** puntos para el primer cohete, **150** para el segundo.

        El primer aterrizaje retira el pirata, las cartas y las concesiones que quedan: no hay más desafíos ni emboscadas. El resto vuelve a casa por el camino más corto, solo con el dado rojo. ◇ Lo tiro de una vez. ◇ Los cohetes que iban a la Luna dan la vuelta; sin haber estado allí, no tienen bonificación. ◇ Un cohete arrastrado sale de donde fue arrastrado.

        Tu puntuación: tus **concesiones cuyo yacimiento también llegó a casa**, más tu bonificación. ◇ Un empate se comparte.

terre_lune-help-time = Cuando se acaba el tiempo
    .body =
        Juego por ti, ◇ con cuidado:

        - De camino: el más corto a la Luna y luego a la Tierra; nunca contra el pirata si hay otro camino; con parada en las estaciones que tienen concesiones.
        - En la Luna: miro un yacimiento, y lo guardo si se puede.
        - Sin cambios, empujones, desafíos ni emboscadas.
        - En un combate: la carta más barata que gana, o si no la más floja; salgo con la más fuerte.
        - Sin señuelos; los paquetes más grandes.

        `/mesa deshacer` deshace una jugada que no reveló nada: ni dados, ni concesión, ni yacimiento.

terre_lune-help-commands = Comandos
    .body =
        - `/luna abrir`, `/mesa unirse`, `/mesa salir`, `/mesa empezar`: antes de la partida
        - `/mesa mostrar`: el tablero, otra vez abajo; `/mesa cerrar`: cerrar la partida
        - `/luna ir a:Beta`: volar allí
        - `/luna explorar sitio:3`: mirar un yacimiento, y luego `/luna guardar` o `/luna devolver`
        - `/luna cambiar cartas:R7 AZ3`
        - `/luna empujar cohete:azul sentido:hacia delante`: tras un 6
        - `/luna desafío triunfo:rojo`, `/luna emboscada cohete:azul triunfo:rojo`
        - `/luna jugar carta:R7`
        - `/luna paquetes`: tus paquetes; con señuelos: `/luna paquetes señuelos:ZR con FE`
        - `/luna tomar paquetes:1 3`: tomar paquetes
        - `/luna fin`: terminar tu turno
        - `/consola`: tu tablero; `/mesa ampliar`: en grande; `/mesa describir`: en palabras
        - `/mesa pista`: qué haría la máquina; tras la partida, **{ table-button-look-back }**: qué habría sido mejor
        - Con círculo o subrayado: lo nuevo desde la última jugada (en tu consola, desde la tuya)
        - `/mesa reglas`: estas páginas

terre_lune-help-messages = Por mensaje directo
    .body =
        Escribe un lugar (`Beta`, `Luna`, `TB4`) para ir allí, una carta (`R7`, `azul 3`) para jugarla. O escribe:

        - `ir Beta`: { terre_lune-words-go }
        - mirar un yacimiento, `sitio 3`: { terre_lune-words-prospect }
        - guardarlo: { terre_lune-words-keep }
        - devolverlo: { terre_lune-words-putback }
        - `cambiar R7 AZ3`: { terre_lune-words-exchange }
        - `empujar azul adelante`: { terre_lune-words-push }
        - hacia delante: { terre_lune-words-forward }; hacia atrás: { terre_lune-words-backward }
        - `desafío rojo`: { terre_lune-words-challenge }
        - `emboscada azul rojo` (el cohete y luego el triunfo): { terre_lune-words-ambush }
        - jugar una carta: { terre_lune-words-play }
        - poner paquetes, `paquetes ZR con FE, agotado con SI`: { terre_lune-words-pack }
        - agotado: { terre_lune-words-exhausted }
        - tomar paquetes, `tomar 1 3`: { terre_lune-words-seize }
        - terminar tu turno: { terre_lune-words-end }
        - tu tablero: { terre_lune-words-show }
        - esta lista: { words-help }
        - las reglas del momento: { words-rules }

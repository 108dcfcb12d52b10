# Las reglas de Interceptor, completas, en páginas cortas: 1900 caracteres como mucho cada una.
# ◇ señala una regla de la casa, que el original no tiene.

interceptor-help-aim = El objetivo
    .body =
        Un combate para 2 a 6 pilotos. Cada cual sella una **orden secreta**. Luego todo pasa **a la vez**: movimiento, asteroides, disparos. **Gana el último piloto en combate.**

        Una nave tiene 5 puntos de estructura y una velocidad de -5 a 5. Una orden la cambia 2 como mucho. Con 0 puntos exactos se pierde la nave; por debajo de 0, también el piloto.

        ◇ señala una regla de la casa o un extra: el original no lo tiene.

interceptor-help-board = El tablero
    .body =
        Las columnas B, D, F… están medio hexágono más abajo. ◇ Por defecto, 11×11 y 4 asteroides hasta 3 naves, 13×13 y 5 para 4 o 5, 15×15 y 6 para más.

        Una nave vuela hacia donde apunta su morro, o marcha atrás si su velocidad es menor que 0.

        {""}**La entrada** es secreta: un hexágono del borde, una dirección y una velocidad. Las naves pueden compartir hexágono y nunca chocan. ◇ *Al azar*: morro hacia dentro, velocidad de 1 a 3.

        ◇ Los asteroides empiezan a 3 hexágonos del borde como mínimo, en direcciones al azar.

interceptor-help-orders = Las órdenes
    .body =
        Una velocidad (tu número de movimientos) y luego letras: `3 AIAADX`.
        - **A**: avanzar un hexágono
        - **I**, **D**: girar el morro una cara a la izquierda o a la derecha, tres veces como mucho
        - **L**: looping, 3 movimientos sin cambiar de hexágono. El morro se da la vuelta, la velocidad conserva su signo: vuelves por donde venías
        - **T**: trompo, un hexágono. El morro se da la vuelta, la velocidad cambia de signo: sigues en el mismo sentido
        - **X**: no disparar
        - **RETIRADA**: dejar el combate, cuando quedan pocas naves

        Movimientos entre dos giros: 0 a velocidades 0 y 1, 1 a 2, 2 a 3, 3 a 4. A 5, sin giros. Cada orden empieza de cero: su primer giro no necesita ninguno. Un giro puede ir al final.

        Las velocidades finales son públicas.

interceptor-help-correction = Órdenes erróneas
    .body =
        Marco lo que no puedo leer. Lo que rompe una regla, lo **corrijo sin piedad** antes de que selles:

        - una velocidad fuera de alcance pasa a ser la más cercana
        - los movimientos de más se quitan; los que faltan pasan a ser A al final
        - un giro muy cerca del anterior espera hasta que se permita, o se pierde si se acaban los movimientos. Los movimientos nunca se desplazan
        - un cuarto giro, un giro a velocidad 5 o una T sin movimiento se quitan
        - un looping sin 3 movimientos pasa a ser A

        Así, `4 AIADAA` pasa a ser `4 AIAAAD`.

        Puedes reescribir hasta que todo el mundo haya sellado. ◇ Una orden sellada que reescribes sigue sellada, nadie lo nota, y tu tiempo sigue corriendo.

interceptor-help-turn = Movimiento y asteroides
    .body =
        {""}**Movimiento.** Cada hexágono fuera del tablero cuesta 1 punto: la nave se queda y su orden sigue. Cada asteroide en el que entras y sales cuesta 1. Una nave sin puntos desaparece antes de que se muevan los asteroides.

        {""}**Los asteroides** van a la deriva un hexágono, según su flecha. ◇ En un borde rebotan y se mueven enseguida. Dos que fueran a encontrarse o cruzarse se quedan e intercambian direcciones. Tres o más dan la vuelta. El que choca con uno parado se une a su grupo.

        Una nave a la que golpean pierde 1. Una nave que ya estaba en uno pierde 1, aunque esté bloqueado, y va con él.

interceptor-help-fire = Disparos
    .body =
        Todas disparan a la vez, hacia donde apunta el morro, incluso marcha atrás: **3** puntos en el hexágono contiguo, **2** en el siguiente, **1** en el arco de tres que hay más allá.

        Nada detiene un disparo. También alcanza a naves amigas, pero nunca en tu propio hexágono.

        Tras la deriva, las naves en asteroides están **ocultas**: nadie las alcanza, y no disparan.

        {""}**Estrellas** por derribar una nave: 2 ★, o 1 ★ por nave si varias la alcanzan en esa ráfaga. Ninguna por tus propias naves, ni si tu piloto cae en ella.

interceptor-help-pursuit = Persecución
    .body =
        Una nave alcanzada anuncia el **primer giro** de su próxima orden (I, D o ninguno), y **más rápido, más despacio o igual** (sea cual sea el signo), solo a quienes la alcanzaron. Tiene que ser posible, y la orden, en vuelo, debe cumplirlo.

        Las naves que se alcanzaron entre sí no se anuncian nada. ◇ Una retirada cumple cualquier anuncio.

interceptor-help-ending = Retirada y final
    .body =
        La sala fija con cuántas naves en juego es posible la **retirada** (2 por defecto), o nunca.

        Una nave en retirada no se mueve ni dispara, y los asteroides no la dañan. Si no la derriban, se va.

        ◇ Gana el último piloto con naves en combate. Si las últimas caen a la vez, o se retiran todas, es empate entre quienes volaron ese turno. ◇ También lo son 20 turnos seguidos sin daño.

interceptor-help-campaign = La campaña
    .body =
        `/interceptor abrir campaña:dentro` abre una partida de la campaña del servidor. En las demás, todo el mundo pilota la nave básica.

        Cada nave tiene un historial público: estrellas, mejoras, combates, pérdidas. Te lo llevas si empezaste en ese puesto. Una partida cerrada antes de tiempo no cambia nada.

        - tu nave sobrevive o se retira: lo conserva todo
        - destruida con 0 exacto: sus mejoras se pierden
        - por debajo de 0: también las estrellas

        {""}**5 ★** compran una mejora: +1 de estructura, velocidad máxima o aceleración; un movimiento menos entre giros (agilidad); +1 de daño en el hexágono contiguo, el segundo o los tres lejanos; un cañón trasero (3 puntos hacia atrás). ◇ Cada una hasta cuatro veces, la agilidad tres, el cañón trasero una. Desde velocidad 5 sigues sin poder girar. ◇ Lo que compras durante un combate sirve desde el siguiente, y se pierde con la nave.

interceptor-help-time = Cuando se acaba el tiempo
    .body =
        Houston juega por ti:

        - ◇ entrada: al azar
        - anuncio: sin giro, misma velocidad
        - orden: misma velocidad, todo A, con disparo, ◇ o lo que escribiste sin sellar

        ◇ Esta orden puede romper el anuncio.

interceptor-help-commands = Comandos
    .body =
        - `/interceptor abrir`, `/mesa unirse`, `/mesa salir`, `/mesa empezar`: antes del combate
        - `/interceptor colocar dónde:A7 NE 3`, `/interceptor azar`: por dónde entras
        - `/interceptor orden orden:3 AIAADX`: tu orden
        - `/interceptor anunciar giro:izquierda velocidad:más rápido`: si te alcanzaron
        - `/interceptor sellar`, o `/interceptor reabrir` para reescribir
        - `/interceptor piloto`: un historial; `/interceptor gastar`: comprar una mejora
        - `/consola`: tu tablero; `/mesa ampliar`: en grande; `/mesa describir`: en palabras
        - `/mesa pista`: qué haría la máquina; tras la partida, **Analizar**: qué habría sido mejor
        - Con círculo o subrayado: lo nuevo desde la última jugada (en tu consola, desde la tuya)

        Por mensaje directo: `3 AIAADX`, `RETIRADA`, `A7 NE 3`, `izquierda más rápido`, o `2: 3 AIA` para tu segunda nave. O:
        - tu orden: { interceptor-words-order }
        - por dónde entras: { interceptor-words-place }
        - lo que anuncias: { interceptor-words-announce }
        - sellar: { interceptor-words-seal }
        - reescribir: { interceptor-words-reopen }
        - al azar: { interceptor-words-random }
        - tu historial: { interceptor-words-pilot }
        - `gastar velocidad`: { interceptor-words-spend }
        - tu tablero: { interceptor-words-show }
        - esta lista: { words-help }
        - las reglas del momento: { words-rules }

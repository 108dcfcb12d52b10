# La lección de Space Connection. Cada paso: qué pulsar y por qué; sus atributos: la respuesta a otros intentos.

space_connection-lesson-scout = Aquí se ocultan 20 planetas en nueve sistemas. Un **sistema** son planetas que se tocan, o uno solo. Completa los nueve antes que nadie, y ganas. Una sonda mira una casilla, y vuelve si encuentra un planeta. Envía una a **A5**.
    .middle = Buen intento: así se busca. Para esta lección, envía la sonda a **A5**.
    .laser = Dos láseres necesitan **una misma** línea trazada, y A4 y G7 no comparten ninguna. Eso viene luego: antes, una sonda a **A5**.
space_connection-lesson-ship = ¡Un planeta! Su sistema sigue donde otros lo tocan. Una nave mira su casilla y las seis de alrededor. Envía una junto a tu hallazgo, a **A6**.
    .again = A5 ya es un planeta, así que ahí no cabe nada más. Envía una nave al lado, a **A6**.
    .far = Ese es otro rincón del cielo. Los planetas de un sistema se tocan, así que mira alrededor de tu hallazgo: una nave a **A6**.
space_connection-lesson-laser = ¡Tres seguidos, y esa fila es una línea trazada! Dos láseres en una línea iluminan todo lo que hay entre ellos. Ponlos en **A1 y A4** para ver el resto de una vez.
    .scout = Basta para este sistema, y sale barato. Pero dos láseres ven toda la fila: ponlos en **A1 y A4**.
    .crooked = Los láseres solo forman un rayo en una misma línea trazada, y A4 y G7 no comparten ninguna. Prueba **A1 y A4**.
space_connection-lesson-end = Un rayo, dos sistemas completos: nada más los toca. Los láseres se quedan, y los siguientes se unen a ellos. En una partida, tu rival explora tu cielo mientras exploras el suyo, un lanzamiento por turno. Las casillas vacías con certeza se ven como discos pálidos.

# Pistas para una primera partida, una por cada tipo de decisión.
space_connection-coach-hide = Con *Cielo al azar* juegas al momento. ¿Prefieres elegir? Los planetas que se tocan forman un **sistema**; yo los cuento.
space_connection-coach-hunt = Hay 20 planetas ocultos. Los que se tocan forman un **sistema**: ¡encuentra los **9** antes!
space_connection-coach-alone = Hay 20 planetas ocultos. Los que se tocan forman un **sistema**: ¡encuentra los **9** en pocos lanzamientos!

# La lección de De la Tierra a la Luna. Cada paso: qué pulsar y por qué; sus atributos: qué más se probó.

terre_lune-lesson-throw = Los dados están echados. El rojo, un **6**, mueve tu cohete; los azules mueven el satélite pirata. Vuela a la Luna y vuelve, y reúne por el camino **concesiones** en las estaciones. Beta está justo a seis pasos: ve a **Beta**.
    .far = Flotarías entre dos lugares sin nada que recoger. Un 6 llega a una estación: ve a **Beta**.
    .gamma = Igual de bueno: Gamma está a la misma distancia. Pero esta lección sigue en **Beta**.
terre_lune-lesson-station = Tienes una concesión, boca abajo. Cuenta cuando traes de la Luna el **yacimiento** de su mineral. Houston va detrás de ti, así que puedes lanzar un **desafío**: cinco bazas de cartas, por más concesiones. Gana el número más bajo, y tienes el azul 1, el **MOLAB**, la carta más alta. Lánzalo con triunfo **azul**.
    .green = Solo tienes una carta verde, y floja. Con este MOLAB en mano, elige triunfo **azul**.
    .end = Una concesión no es mucho, y aquí Houston no puede negarse al desafío. Lánzalo, con triunfo **azul**.
terre_lune-lesson-trick = La primera carta fija el color, y el resto lo sigue si puede. El triunfo gana a todo, y el 1 gana al 8. Sal con la mejor: juega el **azul 1**.
    .green = Una carta verde floja pierde fácilmente, y quien gana una baza sale en la siguiente. Nada gana al **azul 1**: juégalo.
    .yellow = Alguien sin amarillo podría ganarla con triunfo. Saca antes los triunfos: juega el **azul 1**.
terre_lune-lesson-end = ¡La baza es tuya! Quien gana más bazas de cinco se lleva el desafío, y tu MOLAB de triunfo da una concesión más. Luego a la Luna, esquivando al pirata, a por los yacimientos de tus concesiones, y a casa. El primer cohete en volver gana 200 puntos y acaba la carrera.

# Lo que se dice a quien juega por primera vez, en cada tipo de decisión.
terre_lune-coach-dice = Reúne **concesiones** en las estaciones: de la Luna solo guardas minerales con una. El **rojo** te mueve; el **azul**, al pirata.
terre_lune-coach-pull = Si paras en la órbita del pirata, **te arrastra**: volver gasta parte de tu próxima tirada. Cruzarla sin parar es seguro.
terre_lune-coach-way = Para en una estación y te llevas una **concesión**. Cuenta cuando encuentras en la Luna el yacimiento de su mineral y lo traes a casa.
terre_lune-coach-cards = Las cartas son para los **desafíos**: si paras en una estación por delante de otro cohete, cinco bazas deciden quién toma concesiones allí. El **1** gana al 8.
terre_lune-coach-home = A casa primero: **200**, y vuelve el resto. Segundo: **150**. Gana quien tenga más puntos.
terre_lune-coach-actions = Ahora cuentan las cartas: el **1** gana al 8. ¿Buena mano? El botón verde lucha por más concesiones.
terre_lune-coach-peek = Puedes guardar un yacimiento si tienes una **concesión** de su mineral: entonces cuentan todas las que tengas de él. Cualquier otro vuelve a su sitio y queda marcado en tu tablero.
terre_lune-coach-card = Sigue el color de salida; si no puedes, juega triunfo. Gana quien tenga más bazas de cinco.
terre_lune-coach-packing = Quien gana elige los paquetes a ciegas, solo por su tamaño. Una concesión sin yacimiento hace que un paquete pobre parezca rico.
terre_lune-coach-seizing = Un paquete grande puede tener muchas concesiones, o señuelos sin valor.
terre_lune-coach-go = Prueba **{ $place }**: { $why ->
        [home] aterrizar antes que nadie da **{ $prime } puntos** y acaba la carrera
        [moon] llegas y puedes mirar un yacimiento
       *[claim] allí tomas una **concesión**, que cuenta si traes su yacimiento de la Luna
    }.

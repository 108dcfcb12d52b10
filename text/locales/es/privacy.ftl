# Lo que se guarda de una persona, y cómo se borra.
privacy-kept =
    • **Partidas**: tus jugadas, con un número en vez de tu nombre, para que las partidas sigan, se puedan ver de nuevo y se verifiquen. Mientras yo funcione.
    • **Tú**: tu id de Discord, tus nombres, tu idioma, nuestro canal de mensajes directos y tus `/yo ajustes`, para poder avisarte. Hasta que los borres.
    • **Estadísticas** y lo que conservas de partida en partida, para que cuente. Hasta que lo borres. `/yo ajustes estadísticas:` lo oculta a otras personas.
    • **Nadie más** recibe nada de esto. Lo que publico en los canales lo guarda Discord, y desaparece cuando se borra allí.
    • **Exportar** te lo da todo en un archivo. **Borrar** hace que olvide quién eres, también en todas las copias de seguridad posteriores. Sales de tus partidas en marcha; las terminadas quedan, con *alguien* en tu lugar.
privacy-export = Exportar
privacy-delete = Borrar…
privacy-exported = Todo lo que guardo de ti, en un archivo. Nadie más lo ve.
privacy-asked = ¿Te olvido? { $tables ->
        [0] { "" }
        [one] Sales de la partida en la que estás, según sus reglas. { "" }
       *[other] Sales de las { $tables } partidas en las que estás, según sus reglas. { "" }
    }Tus nombres, tus ajustes, tus estadísticas y lo que conservas de partida en partida desaparecen al momento. Las partidas terminadas quedan, con *alguien* en tu lugar. **Esto no se puede deshacer.**
privacy-really = Olvídame
privacy-back = Conservarlo todo
privacy-deleted = Hecho: aquí ya nadie sabe quién eras. { $tables ->
        [0] { "" }
        [one] Has salido de una partida. { "" }
       *[other] Has salido de { $tables } partidas. { "" }
    }Si vuelves, empezamos de cero.

# Las páginas de quien opera el bot, bajo lo que dicen /ayuda y /yo privacidad.
pages = **Al detalle**: { $links }
pages-privacy = Política de privacidad
pages-terms = Términos

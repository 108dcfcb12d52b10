# Lo que lanzaría la máquina, y por qué.

space_connection-advice-scout = Envía una sonda a **{ $at }**.
space_connection-advice-ship = Envía una nave a **{ $at }**.
space_connection-advice-super-ship = Envía una supernave a **{ $at }**.
space_connection-advice-laser = Pon un láser en **{ $at }**.
space_connection-advice-lasers = Pon dos láseres, en **{ $one }** y en **{ $other }**.
space_connection-advice-hide = Oculta tus planetas en **{ $cells }**.
space_connection-advice-seal = Sella tu cielo.
space_connection-advice-planet = { $count ->
        [one] { $cells } es un planeta
       *[other] { $cells } son planetas
    }
space_connection-advice-only-way = { $count ->
        [one] { $cells } es un planeta: su sistema solo puede seguir ahí
       *[other] { $cells } son planetas: sus sistemas solo pueden seguir ahí
    }
space_connection-advice-void = { $count ->
        [one] { $cells } está vacía
       *[other] { $cells } están vacías
    }
space_connection-advice-border = { $count ->
        [one] { $cells } está vacía, junto a un sistema completo
       *[other] { $cells } están vacías, junto a sistemas completos
    }
space_connection-advice-lost = cerca de { $lost } { $count ->
        [one] planeta
       *[other] planetas
    }
space_connection-advice-par = 🤖 Máquina (difícil): { $computers ->
        [one] { $computers } lanzamiento
       *[other] { $computers } lanzamientos
    } en el mismo cielo. Tú: { $own }.
space_connection-mark-best = Rumbo perfecto
space_connection-mark-good = Buen rumbo
space_connection-mark-doubtful = A la deriva
space_connection-mark-mistake = Rumbo a la nada
space_connection-compared = Vale cerca de { $left } { $count ->
        [one] planeta
       *[other] planetas
    }. El mejor lanzamiento vale { $best }: “{ $better }”

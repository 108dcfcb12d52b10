# Lo que se aconseja a quien detecta, y por qué.

planetaire-advice-fire = Dispara un rayo desde el **{ $margin }**.
planetaire-advice-place = Pon tus canicas en **{ $cells }** y en ningún otro sitio.
planetaire-advice-place-none = Retira tus canicas: ninguna merece el riesgo.
planetaire-advice-end = Termina la ronda con tus canicas como están.
planetaire-advice-hide = Oculta tus satélites en **{ $cells }**.
planetaire-advice-seal = Sella tu cielo.
planetaire-advice-full = { $count ->
        [one] hay un satélite en { $cells }
       *[other] hay satélites en { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] no hay satélite en { $cells }
       *[other] no hay satélites en { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] un rayo desde el { $cells } no te dice nada nuevo
       *[other] los rayos desde { $cells } no te dicen nada nuevo
    }
planetaire-advice-exit = el rayo del { $margin } sale por el { $exit }
planetaire-advice-absorbed = el rayo del { $margin } es absorbido
planetaire-advice-reflected = el rayo del { $margin } es reflejado
planetaire-advice-satellised = el rayo del { $margin } queda satelizado
planetaire-advice-lost = cerca de { $lost } { $count ->
        [one] punto
       *[other] puntos
    }
planetaire-advice-par = 🤖 Mismo cielo: máquina (difícil) { $computers }, tú { $own }.
planetaire-mark-best = Vista de lince
planetaire-mark-good = Buen ojo
planetaire-mark-doubtful = Cielo nublado
planetaire-mark-mistake = A ciegas
planetaire-compared = El rayo **{ $did }** deja cerca de { $left } { $left ->
        [one] cielo posible
       *[other] cielos posibles
    }. El rayo **{ $better }** habría dejado { $best }.

# La console de Space Connection : boutons, formulaires et indications.

space_connection-button-piece = { $piece ->
        [scout] Fusée
        [ship] Astro
        [super] Super
       *[laser] Laser
    }
space_connection-button-send = { $piece ->
        [scout] Fusée en { $at }
        [ship] Astronef en { $at }
        [super] Super en { $at }
       *[laser] Laser { $at }
    }
space_connection-button-pick = Choisir une case…
space_connection-button-launch = Lancer…
space_connection-button-random = Ciel au hasard
space_connection-button-write = Écrire les cases…
space_connection-button-shift = Déplacer une planète…
space_connection-button-clear = Vider
space_connection-button-seal = Sceller mon ciel
space_connection-button-seal-now = Valider
space_connection-button-keep = Garder en favori…
space_connection-button-forget = Oublier un favori…
space_connection-button-note = Prendre des notes…
space_connection-button-concede = Abandonner…
space_connection-button-concede-now = Abandonner pour de bon
space_connection-button-back = Retour
space_connection-button-alone = Poser un seul
space_connection-button-laser-now = Tirer le laser

space_connection-form-launch = Lancer
space_connection-form-write = Mon ciel
space_connection-form-shift = Déplacer une planète
space_connection-form-keep = Garder mon ciel
space_connection-field-keep = Son nom, rien que pour toi
space_connection-field-keep-hint = Spirale
space_connection-form-note = Mes notes privées
space_connection-field-launch = Quoi et où ? G7 seul envoie une fusée
space_connection-field-launch-hint = G7 · astronef D4 · super C5 · laser A1 A4
space_connection-field-write = Les 20 cases de mes planètes
space_connection-field-shift = D’où, vers où ?
space_connection-field-note = Planètes notées ; après « vide », les vides
space_connection-field-note-hint = C4 C5 vide A1 A2

space_connection-set-up = J’ai tiré ton ciel : c’est le petit plateau. Toi, tu chasses sur le grand.
space_connection-hint-hide = Choisis une rangée puis une case, écris tout d’un coup, ou laisse-moi tirer un ciel. Personne d’autre ne le voit.
space_connection-hint-seal = **Scelle ton ciel** quand tu veux. Après, il ne change plus.
space_connection-hint-seal-sure = Ton ciel est celui de l’image. Une fois scellé, **il ne change plus**. Le sceller ?
space_connection-hint-piece = { $piece ->
        [scout] Une **fusée** montre une case. Perdue si celle-ci est vide.
        [ship] Un **astronef** montre sa case et ses voisines. Perdu si la sienne est vide.
        [super] Un **super-astronef** montre les dix cases autour d’une case **cerclée**. Perdu si celle-ci est vide.
       *[laser] Deux **lasers** sur une ligne tracée montrent toutes les planètes entre eux.
    } Il t’en reste { $left }.
space_connection-aim = { $piece ->
        [scout] **{ $at }** seule, reste { $left }. Elle revient si { $at } est une planète.
        [ship] **{ $at }** et autour : +{ $count }, reste { $left }. Il revient si { $at } est une planète.
        [super] **Triangle de { $at }** : +{ $count }, reste { $left }. Il revient si { $at } est une planète.
       *[laser] **Une ligne** : +{ $count }, reste { $left }. Un laser ne revient pas.
    }
space_connection-hint-second = Premier laser en { $at }. Où va le second ?
space_connection-hint-laser-sure = { $count ->
        [one] Le **laser**
       *[other] Les **lasers**
    } en **{ $emitters }** : la ligne de l’image. Un laser ne revient pas : il t’en restera { $left ->
        [0] zéro
        [one] un
       *[other] { $left }
    }.
space_connection-hint-concede = Abandonner ? L’autre gagne aussitôt, et les deux ciels sont dévoilés. **Pas de retour en arrière.**
space_connection-hint-concede-solo = Abandonner ? La chasse s’arrête, et le ciel est dévoilé. **Pas de retour en arrière.**

space_connection-row = Rangée { $row }
space_connection-choose-row = Planètes : choisis la rangée
space_connection-choose-load = Charger un ciel favori
space_connection-choose-forget = Oublier quel favori ?
space_connection-choose-at = Rangée { $row } : choisis une case
space_connection-take-away = Enlever cette planète
space_connection-choose-aim-row = { $piece ->
        [scout] Fusée : choisis la rangée
        [ship] Astronef : choisis la rangée
        [super] Super-astronef : choisis la rangée
       *[laser] Laser : choisis la rangée
    }
space_connection-choose-aim-other = Une autre rangée…
space_connection-choose-target = { $piece ->
        [scout] Fusée : choisis la case
        [ship] Astronef : choisis la case
        [super] Super-astronef : choisis la case
       *[laser] Laser : choisis la case
    }
space_connection-choose-second = Second laser en…
space_connection-known-empty = connue vide
space_connection-typable = une case pour une fusée (`G7`), `astronef D4`, `super C5`, `laser A1 A4`, les cases de ton ciel (`C4 C5 D5`), `planète C4`, `bouger C4 D5`, `hasard`, `vider`, `garder Spirale`, `charger Spirale`, `oublier Spirale`, `sceller`, `noter C4`, `vide A1 A2`, `oublier C4`, `montrer`, `abandonner`

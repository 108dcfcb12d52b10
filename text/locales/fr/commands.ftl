# Noms, descriptions et choix des commandes. En anglais, le nom est l’identifiant de la commande.
# cmd-<chemin>, opt-<chemin>-<option> : nom, avec sa description dans .about (1 à 100 caractères).
# choice-<chemin>-<option>-<valeur> : libellé.

cmd-table = table
    .about = Rejoindre, lancer et gérer la table de ce salon.
cmd-table-join = rejoindre
    .about = Prendre place à la table de ce salon.
cmd-table-leave = quitter
    .about = Rendre votre place.
cmd-table-start = commencer
    .about = Lancer la partie avec ceux qui ont pris place.
cmd-table-show = montrer
    .about = Ramener le plateau au bas du salon.
cmd-table-close = fermer
    .about = Fermer la table pour de bon.

cmd-table-invite = inviter
    .about = Appeler quelqu’un à la table de ce salon, une seule fois.
opt-table-invite-person = personne
    .about = Qui.
cmd-table-decline = décliner
    .about = Dire que vous ne pouvez pas venir à la table où l’on vous invite.

cmd-console = console
    .about = Voir votre plateau et ce que vous pouvez faire, en privé.
cmd-describe = décrire
    .about = Le plateau en mots.
cmd-history = histoire
    .about = Ce qui s’est passé dans la partie, page par page, pour vos yeux seulement.
cmd-settings = réglages
    .about = Comment et quand je vous appelle, si une table vous attend.
opt-settings-calls = appels
    .about = Par votre nom dans le salon, en message privé, une fois par jour, ou pas du tout.
opt-settings-digest = résumé
    .about = Un seul message privé par jour pour toutes vos tables : à quelle heure.
opt-settings-reminders = rappels
    .about = Une fois encore, une demi-journée avant la fin d’une décision de plusieurs jours.
opt-settings-zone = fuseau
    .about = Votre fuseau horaire : une grande ville près de chez vous, ou un décalage comme UTC+2.
opt-settings-quiet = calme
    .about = Les heures où personne ne vous appelle, comme 22:00-8:00, ou aucune.
opt-settings-away = absence
    .about = Vous êtes absent tant de jours, ou jusqu’à une date comme 2026-12-24 ; ou : retour.
choice-settings-calls-mention = Par mon nom, dans le salon de la table
choice-settings-calls-dm = En message privé
choice-settings-calls-digest = En un seul message privé par jour, pour toutes mes tables
choice-settings-calls-never = Pas du tout
cmd-tables = tables
    .about = Vos tables : à qui de jouer, jusqu’à quand, et le chemin pour y aller.
cmd-rules = règles
    .about = Les règles d’un jeu, en courtes pages.

cmd-table-here = ici
    .about = Installer votre table dans ce salon, quand le sien ne prend plus rien de moi.
opt-table-here-table = table
    .about = Le numéro de la table, si plusieurs ont besoin d’un autre salon.
cmd-table-host = hôte
    .about = Passer le rôle d’hôte.
opt-table-host-to = à
    .about = Qui devient l’hôte.
cmd-table-pause = pause
    .about = Demander une pause aux autres : aucun délai ne court jusqu’à la reprise.
cmd-table-resume = reprendre
    .about = Reprendre la partie en pause.
cmd-table-pace = rythme
    .about = Demander aux autres un autre rythme.
opt-table-pace-pace = rythme
    .about = Le temps d’une décision avant que les règles ne jouent pour un joueur silencieux.
choice-table-pace-pace-live = En direct : 5 minutes par coup
choice-table-pace-pace-days = Par correspondance : 3 jours par coup
choice-table-pace-pace-unhurried = Sans hâte : pas de limite
cmd-table-dismiss = libérer
    .about = Demander aux autres de libérer le siège de qui a manqué deux décisions de suite.
opt-table-dismiss-who = qui
    .about = Le siège de qui.
opt-rules-game = jeu
    .about = Quel jeu.
cmd-help = aide
    .about = Qui je suis et comment commencer.

# What `open` asks in the same way for every game.
opt-open-opponent = adversaire
    .about = Pour qui un siège est gardé, jusqu’à sa venue ou son refus.
opt-open-pace = rythme
    .about = Le temps d’une décision avant que les règles ne jouent pour un joueur silencieux.
choice-open-pace-live = En direct : 5 minutes par coup
choice-open-pace-days = Par correspondance : 3 jours par coup
choice-open-pace-unhurried = Sans hâte : pas de limite

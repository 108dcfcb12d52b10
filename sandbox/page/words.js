// What the page itself says, in English and French. A person's pane speaks that person's language;
// the frame around it speaks the browser's. The bot's words are never touched.

const EN = {
  servers: "Servers", channels: "Channels", dms: "Direct messages", here: "Here now",
  messages: "Messages in {place}", older: "Show older messages", newMessages: "Jump to the newest messages",
  onlyYou: "Only you can see this", dismiss: "Dismiss message", edited: "edited", app: "APP",
  thinking: "{bot} is thinking…", typing: "{bot} is typing…", used: "{name} used {command}",
  failed: "This interaction failed", noAnswer: "The application did not respond",
  optionsFailed: "Loading options failed", sending: "Working…",
  write: "Message {place}: write, or type / for commands", writeShort: "Message {place}, or / for commands", send: "Send", attach: "Attach a picture",
  commands: "Commands", noCommand: "No command matches", required: "required", optional: "optional",
  missing: "This option is required", run: "Run", cancel: "Cancel", moreOptions: "More options",
  choose: "Choose…", chosen: "{count} chosen", loading: "Loading…", nothing: "Nothing to choose",
  yes: "True", no: "False", between: "{min} to {max}",
  submit: "Submit", close: "Close", tryAgain: "Something went wrong. Try again.",
  alt: "ALT", altTitle: "Description of the picture", noAlt: "No description was given.",
  zoom: "Show picture larger: {name}", zoomIn: "Actual size", picture: "Picture",
  reply: "Reply", replyTo: "Replying to {name}", edit: "Edit", delete: "Delete", gone: "Original message was deleted",
  save: "Save", you: "you",
  welcome: "Welcome to {place}", welcomeText: "{bot} is the game master here. Every game starts with one command:",
  welcomeDm: "This is the start of your direct messages with {bot}. Play alone here, or just write.",
  starting: "{bot} is starting…",
  beside: "Put {name} beside me",
  besideHint: "Playing as two people? Open a second pane: each shows only what that person sees.",
  menu: "Show servers and channels", hideMenu: "Hide servers and channels", person: "Person: {name}", actAs: "Act as",
  language: "Language", closePane: "Close this pane", newPerson: "New person…", name: "Name", add: "Add",
  newChannel: "New channel", unread: "unread", noServer: "No server yet.", offline: "The bot is offline",
  dmClosed: "DMs closed", online: "online", members: "{count} people", link: "Links do not leave the sandbox: {url}",
  reconnecting: "Reconnecting…", spoiler: "Hidden text: show", file: "File: {name}", react: "React with {emoji}", today: "Today at {time}",
};

const FR = {
  servers: "Serveurs", channels: "Salons", dms: "Messages privés", here: "Ici en ce moment",
  messages: "Messages dans {place}", older: "Afficher les messages plus anciens", newMessages: "Aller aux derniers messages",
  onlyYou: "Toi seul peux voir ceci", dismiss: "Masquer le message", edited: "modifié", app: "APPLI",
  thinking: "{bot} réfléchit…", typing: "{bot} écrit…", used: "{name} a utilisé {command}",
  failed: "Échec de l’interaction", noAnswer: "L’application ne répond plus",
  optionsFailed: "Échec du chargement des options", sending: "En cours…",
  write: "Message dans {place} : écris, ou tape / pour les commandes", writeShort: "Écrire dans {place}, ou / (commandes)", send: "Envoyer", attach: "Joindre une image",
  commands: "Commandes", noCommand: "Aucune commande ne correspond", required: "obligatoire", optional: "facultatif",
  missing: "Cette option est obligatoire", run: "Exécuter", cancel: "Annuler", moreOptions: "Autres options",
  choose: "Choisir…", chosen: "{count} choisis", loading: "Chargement…", nothing: "Rien à choisir",
  yes: "Vrai", no: "Faux", between: "de {min} à {max}",
  submit: "Envoyer", close: "Fermer", tryAgain: "Une erreur est survenue. Réessaie.",
  alt: "ALT", altTitle: "Description de l’image", noAlt: "Aucune description n’a été donnée.",
  zoom: "Agrandir l’image : {name}", zoomIn: "Taille réelle", picture: "Image",
  reply: "Répondre", replyTo: "Réponse à {name}", edit: "Modifier", delete: "Supprimer", gone: "Le message d’origine a été supprimé",
  save: "Enregistrer", you: "toi",
  welcome: "Bienvenue dans {place}", welcomeText: "{bot} est le maître du jeu ici. Toute partie commence par une commande :",
  welcomeDm: "C’est le début de tes messages privés avec {bot}. Joue seul ici, ou écris, tout simplement.",
  starting: "{bot} démarre…",
  beside: "Mettre {name} à côté",
  besideHint: "Tu joues pour deux ? Ouvre un deuxième volet : chacun ne montre que ce que voit cette personne.",
  menu: "Afficher serveurs et salons", hideMenu: "Masquer serveurs et salons", person: "Personne : {name}", actAs: "Agir comme",
  language: "Langue", closePane: "Fermer ce volet", newPerson: "Nouvelle personne…", name: "Nom", add: "Ajouter",
  newChannel: "Nouveau salon", unread: "non lus", noServer: "Pas encore de serveur.", offline: "Le bot est hors ligne",
  dmClosed: "MP fermés", online: "en ligne", members: "{count} personnes", link: "Les liens ne sortent pas du bac à sable : {url}",
  reconnecting: "Reconnexion…", spoiler: "Texte caché : afficher", file: "Fichier : {name}", react: "Réagir avec {emoji}", today: "Aujourd’hui à {time}",
};

/** A function that says a key in a locale's language, with `{holes}` filled. */
export function speaker(locale) {
  const words = (locale ?? "en").startsWith("fr") ? FR : EN;
  return (key, holes = {}) =>
    (words[key] ?? EN[key] ?? key).replace(/\{(\w+)\}/g, (_, hole) => String(holes[hole] ?? ""));
}

/** The browser's own language. */
export const say = speaker(navigator.language);

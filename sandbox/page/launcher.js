// The beginning of a channel: a friendly word and a button for each game. The games are whatever
// commands can `open` something; a button runs that command as the person, as typing it would.

import { games } from "./commands.js";
import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { planet } from "./avatar.js";
import { botName, world } from "./world.js";

/** Fills the beginning of a pane's channel. */
export function drawBeginning(node, pane, { hasMore }) {
  const { say } = pane;
  const bot = botName();
  if (hasMore) {
    put(node);
    return;
  }
  const isDm = !pane.channel?.guild_id;
  const found = games(pane.commands);
  const offline = !world.status.connected || world.status.commands === 0;
  put(
    node,
    h(
      "section",
      { class: "welcome", "aria-label": say("games") },
      h("div", { class: "welcome-art", "aria-hidden": "true" }, planet(bot, { ring: true, letter: false })),
      h("h1", {}, say("welcome", { place: pane.placeName() })),
      h("p", { class: "welcome-text" }, isDm ? say("welcomeDm", { bot }) : say("welcomeText", { bot })),
      offline && found.length === 0 && h("p", { class: "thinking" }, h("span", { class: "dots shown", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("starting", { bot })),
      found.length > 0 && h("ul", { class: "games" }, found.map((game) => card(game, pane, isDm))),
      !isDm && found.length > 0 && neighbour(pane),
      found.length > 0 && h("p", { class: "faint" }, say("typeSlash", { bot })),
    ),
  );
}

function card(game, pane, isDm) {
  const { say } = pane;
  const begin = (options) => (event) => (game.needs ? pane.composer.beginNamed(game.words) : run(game.words, options)(event));
  const run = (words, options) => async (event) => {
    const node = event.currentTarget;
    node.disabled = true;
    node.setAttribute("aria-busy", "true");
    await pane.runCommand(words, options).catch((why) => pane.notice(why.message));
    node.disabled = false;
    node.removeAttribute("aria-busy");
  };
  const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h(
    "li",
    { class: "game" },
    h("span", { class: "game-art" }, planet(game.name, { letter: false })),
    h("div", { class: "game-words" }, h("h2", {}, game.title), h("p", {}, game.about)),
    h(
      "div",
      { class: "game-buttons" },
      game.solo && h("button", { class: "button primary", type: "button", "data-solo": game.name, "aria-label": `${game.title}: ${say("solo")}`, onclick: begin(game.solo) }, h("span", {}, say("solo")), dots()),
      (!isDm || !game.solo) && h("button", { class: `button ${game.solo ? "secondary" : "primary"}`, type: "button", "data-open": game.name, "aria-label": `${game.title}: ${say("open")}`, onclick: begin({}) }, h("span", {}, say("open")), dots()),
      game.lesson && h("button", { class: "button secondary", type: "button", "data-learn": game.name, "aria-label": `${game.title}: ${say("lesson")}`, onclick: run(game.lesson.words, game.lesson.options) }, h("span", {}, say("lesson")), dots()),
    ),
  );
}

function neighbour(pane) {
  const next = pane.desk.absent()[0];
  if (!next) return null;
  return h("p", { class: "beside-hint" }, icon("people"), h("span", {}, pane.say("besideHint")), " ",
    h("button", { class: "text-link", type: "button", "data-beside": next.name, onclick: () => pane.desk.addPane(next, pane.where()) }, pane.say("beside", { name: next.display })));
}

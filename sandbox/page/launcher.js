// The beginning of a channel: what it is, the command that begins everything, and another person to
// put beside this one.

import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { planet } from "./avatar.js";
import { botName, world } from "./world.js";

/** The command that shows the games. */
const FIRST = "play";

/** Fills the beginning of a pane's channel. */
export function drawBeginning(node, pane, { hasMore }) {
  const { say } = pane;
  const bot = botName();
  if (hasMore) {
    put(node);
    return;
  }
  const isDm = !pane.channel?.guild_id;
  const isOffered = pane.flat.some((command) => command.words === FIRST);
  const offline = !world.status.connected || world.status.commands === 0;
  put(
    node,
    h(
      "section",
      { class: "welcome", "aria-label": say("welcome", { place: pane.placeName() }) },
      h("div", { class: "welcome-art", "aria-hidden": "true" }, planet(bot, { ring: true, letter: false })),
      h("h1", {}, say("welcome", { place: pane.placeName() })),
      h("p", { class: "welcome-text" }, isDm ? say("welcomeDm", { bot }) : say("welcomeText", { bot })),
      offline && !isOffered && h("p", { class: "thinking" }, dots({ shown: true }), say("starting", { bot })),
      isOffered && h("p", { class: "welcome-buttons" }, first(pane)),
      !isDm && isOffered && neighbour(pane),
    ),
  );
}

const dots = ({ shown = false } = {}) => h("span", { class: shown ? "dots shown" : "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function first(pane) {
  const run = async (event) => {
    const node = event.currentTarget;
    node.disabled = true;
    node.setAttribute("aria-busy", "true");
    await pane.runCommand(FIRST, {}).catch((why) => pane.notice(why.message));
    node.disabled = false;
    node.removeAttribute("aria-busy");
  };
  return h("button", { class: "button secondary", type: "button", "data-first": true, onclick: run }, h("span", {}, `/${pane.commandShown(FIRST)}`), dots());
}

function neighbour(pane) {
  const next = pane.desk.absent()[0];
  if (!next) return null;
  return h("p", { class: "beside-hint" }, icon("people"), h("span", {}, pane.say("besideHint")), " ",
    h("button", { class: "text-link", type: "button", "data-beside": next.name, onclick: () => pane.desk.addPane(next, pane.where()) }, pane.say("beside", { name: next.display })));
}

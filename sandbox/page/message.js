// One message, as a client shows it to one person.

import { h } from "./dom.js";
import { planet } from "./avatar.js";
import { said } from "./clock.js";
import { components } from "./components.js";
import { icon } from "./icons.js";
import { blocks, line } from "./markdown.js";
import { addressOf, file, picture } from "./picture.js";
import { botName, shownName, world } from "./world.js";

const isPicture = (a) => (a.content_type ?? "").startsWith("image/");

/** A text in one row: its words and names, without the signs at the beginning of a row. */
const inOneRow = (text) => (text ?? "").split("\n").map((row) => row.replace(/^\s*(>>>|>|-#|#+|[*-])\s+/, "")).filter((row) => row.trim()).join(" ");

/** The message as an item of the list; `grouped` when it goes on the one before. */
export function messageNode(message, pane, { grouped }) {
  const author = message.author ?? {};
  const name = shownName(author);
  const mentioned = (message.mentions ?? []).some((u) => u.id === pane.person.id) || message.mention_everyone;
  const classes = ["message", grouped && "grouped", message.ephemeral && "private", mentioned && "mentioned"];
  const at = Date.parse(message.timestamp);
  const head = h(
    "header",
    { class: "message-head" },
    h("span", { class: "author" }, name),
    author.bot && h("span", { class: "badge" }, pane.say("app")),
    said(at, pane.locale, pane.say),
  );
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), "data-id": message.id },
    h(
      "article",
      { class: "message-body", tabindex: "-1", "aria-label": `${name}` },
      above(message, pane),
      h("div", { class: "face", "aria-hidden": "true" }, grouped ? null : planet(author.username ?? "?", { ring: author.bot === true, letter: !author.bot })),
      h("div", { class: "content" }, grouped ? h("div", { class: "unseen" }, head) : head, inside(message, pane), foot(message, pane)),
      actions(message, pane),
    ),
  );
}

/** What the message answers. */
function above(message, pane) {
  const used = message.interaction;
  if (used) {
    const command = h("span", { class: "mention" }, `/${pane.commandShown(used.name)}`);
    const marked = pane.say("used", { name: "\u0000", command: "\u0001" }).split(/([\u0000\u0001])/);
    const parts = marked.map((p) => (p === "\u0000" ? h("b", {}, shownName(used.user)) : p === "\u0001" ? command : p));
    return h("div", { class: "above" }, h("span", { class: "above-face" }, planet(used.user?.username ?? "?")), h("span", {}, parts));
  }
  if (message.type !== 19) return null;
  const target = message.referenced_message;
  const text = target
    ? [h("span", { class: "above-face" }, planet(target.author?.username ?? "?")), h("b", {}, shownName(target.author)), " ", h("span", { class: "above-text" }, target.content ? line(inOneRow(target.content), pane) : h("i", {}, pane.say("picture")))]
    : [h("i", {}, pane.say("gone"))];
  return h("div", { class: "above" }, text);
}

function inside(message, pane) {
  if (message.loading) {
    return h("p", { class: "thinking" }, h("span", { class: "dots shown", "aria-hidden": "true" }, h("i"), h("i"), h("i")), pane.say("thinking", { bot: shownName(message.author) }));
  }
  const inEmbeds = new Set((message.embeds ?? []).flatMap((e) => [e.image?.url, e.thumbnail?.url]).map((url) => addressOf(url, pane)).filter(Boolean));
  const layout = (Number(message.flags) & 32768) !== 0;
  const files = layout ? [] : (message.attachments ?? []).filter((a) => !inEmbeds.has(pane.attachment(a.id)));
  const pictures = files.filter(isPicture);
  return [
    noted(message, pane) ?? (message.content && words(message, pane)),
    pictures.length > 0 && h("div", { class: pictures.length > 1 ? "pictures several" : "pictures" },
      pictures.map((a) => picture({ key: a.id, src: pane.attachment(a.id), name: a.filename, alt: a.description, width: a.width, height: a.height }, pane))),
    files.filter((a) => !isPicture(a)).map((a) => file(a, pane)),
    (message.embeds ?? []).map((e, n) => embed(e, `${message.id}-${n}`, message, pane)),
    components(message, pane),
    reactions(message, pane),
  ];
}

/** What Discord itself says of a thread: who was added to it, or its new name. */
function noted(message, pane) {
  const name = message.type === 4 ? message.content : (message.mentions ?? []).map(shownName).join(", ");
  return [1, 4].includes(message.type) ? h("p", { class: "thinking" }, pane.say(message.type === 4 ? "renamed" : "added", { name })) : null;
}

function words(message, pane) {
  const parts = blocks(message.content, pane);
  if (message.edited_timestamp) {
    const last = parts.at(-1);
    if (last?.tagName === "P") last.append(edited(message, pane));
    else parts.push(edited(message, pane));
  }
  return h("div", { class: "text" }, parts);
}

function edited(message, pane) {
  return h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(pane.locale) }, ` (${pane.say("edited")})`);
}

function embed(given, key, message, pane) {
  const held = (src) => (message.attachments ?? []).find((a) => pane.attachment(a.id) === src);
  const colour = Number.isInteger(given.color) ? { "--tint": `#${given.color.toString(16).padStart(6, "0")}` } : {};
  const shot = (part, which) => {
    const src = addressOf(part?.url, pane);
    return src && picture({ key: `${key}-${which}`, src, name: held(src)?.filename ?? which, alt: held(src)?.description ?? part.description, width: part.width, height: part.height }, pane);
  };
  return h(
    "div",
    { class: "embed", vars: colour },
    h(
      "div",
      { class: "embed-words" },
      given.author?.name && h("div", { class: "embed-author" }, given.author.name),
      given.title && h("div", { class: given.url ? "embed-title link" : "embed-title", title: given.url }, line(given.title, pane)),
      given.description && h("div", { class: "text" }, blocks(given.description, pane)),
      given.fields?.length > 0 && h("dl", { class: "embed-fields" }, given.fields.map((f) =>
        h("div", { class: f.inline ? "inline" : "" }, h("dt", {}, line(f.name, pane)), h("dd", {}, blocks(f.value, pane))))),
    ),
    given.thumbnail && h("div", { class: "embed-thumb" }, shot(given.thumbnail, "thumbnail")),
    given.image && shot(given.image, "image"),
    (given.footer?.text || given.timestamp) && h("div", { class: "embed-foot" }, given.footer?.text,
      given.footer?.text && given.timestamp && " • ", given.timestamp && said(Date.parse(given.timestamp), pane.locale, pane.say)),
  );
}

function reactions(message, pane) {
  if (!message.reactions?.length) return null;
  return h("div", { class: "row reactions" }, message.reactions.map((r) => {
    const name = r.emoji?.name ?? "?";
    return h("button", { class: "reaction", type: "button", "data-key": `react-${name}`, "aria-label": `${pane.say("react", { emoji: name })} (${r.count})`, onclick: () => pane.react(message, name) }, name, " ", r.count);
  }));
}

function foot(message, pane) {
  const failure = pane.failures.get(message.id);
  return [
    failure && h("p", { class: "failure", role: "alert" }, icon("warn"), failure),
    message.ephemeral && h("p", { class: "only-you" }, icon("eye"), h("span", {}, pane.say("onlyYou")), " · ",
      h("button", { class: "text-link", type: "button", "data-key": "dismiss", onclick: () => pane.remove(message) }, pane.say("dismiss"))),
  ];
}

function actions(message, pane) {
  if (message.ephemeral || message.loading) return null;
  const mine = message.author?.id === pane.person.id;
  const tool = (key, picture, act) =>
    h("button", { class: "tool", type: "button", title: pane.say(key), "aria-label": pane.say(key), "data-key": key, onclick: act }, icon(picture));
  return h(
    "div",
    { class: "tools" },
    tool("reply", "reply", () => pane.composer.replyTo(message)),
    mine && tool("edit", "pencil", () => pane.composer.edit(message)),
    mine && tool("delete", "trash", () => pane.remove(message)),
  );
}

/** What a screen reader is told of a message that has just come. */
export function spoken(message, pane) {
  const who = message.author?.id === world.bot?.id ? botName() : shownName(message.author);
  if (message.loading) return pane.say("thinking", { bot: who });
  const text = h("span", {}, line(inOneRow(message.content), pane)).textContent.slice(0, 280);
  const pictures = (message.attachments ?? []).map((a) => a.description || a.filename).join(". ").slice(0, 280);
  const only = message.ephemeral ? `${pane.say("onlyYou")}. ` : "";
  return `${only}${who}: ${text} ${pictures}`.trim();
}

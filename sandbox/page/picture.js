// Pictures: in a message, with their description on demand, and larger on a click.

import { fresh, h, put } from "./dom.js";
import { icon } from "./icons.js";

/** Discord's frame for a picture on a desktop; a phone's is in chat.css. */
const MOST_WIDE = 550;
const MOST_HIGH = 350;

/** The address of an attachment as this person sees it, or nothing when it is from elsewhere. */
export function addressOf(url, pane) {
  const found = /^https?:\/\/[^/]+\/(?:ephemeral-)?attachments\/\d+\/(\d+)\//.exec(url ?? "");
  return found ? pane.attachment(found[1]) : null;
}

/** A picture in a message. */
export function picture({ key, src, name, alt, width, height }, pane) {
  const shown = Math.round(Math.min(width || 400, MOST_WIDE, MOST_HIGH * ((width || 4) / (height || 3))));
  const image = pane.keptImage(key, () => h("img", { src, width, height, draggable: "false", decoding: "async" }));
  image.alt = alt || pane.say("picture");
  const open = () => zoom({ src, name, alt }, pane.say);
  const note = h("figcaption", { class: "alt-text", id: fresh("alt"), hidden: true }, alt || pane.say("noAlt"));
  const toggle = h(
    "button",
    {
      class: "alt-toggle", type: "button", "aria-expanded": "false", "aria-controls": note.id,
      title: pane.say("altTitle"), "data-key": `alt-${key}`,
      onclick: () => {
        note.hidden = !note.hidden;
        toggle.setAttribute("aria-expanded", String(!note.hidden));
      },
    },
    h("span", {}, pane.say("alt")),
  );
  return h(
    "figure",
    { class: "picture", vars: { "--wide": `${shown}px` } },
    h("div", { class: "shown" }, h("button", { class: "zoomable", type: "button", "aria-label": pane.say("zoom", { name }), "data-key": `zoom-${key}`, onclick: open }, image), toggle),
    note,
  );
}

/** Shows a picture over everything; Escape, the button or a click beside it closes. */
export function zoom({ src, name, alt }, say) {
  const image = h("img", { src, alt: alt || name });
  const size = h("button", { class: "quiet", type: "button", "aria-pressed": "false" }, say("zoomIn"));
  const flip = () => {
    const full = dialog.classList.toggle("full");
    size.setAttribute("aria-pressed", String(full));
  };
  size.addEventListener("click", flip);
  image.addEventListener("click", flip);
  const dialog = h(
    "dialog",
    { class: "zoom", "aria-label": name },
    h("div", { class: "zoom-bar" }, h("span", { class: "zoom-name" }, name), size,
      h("button", { class: "round", type: "button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
    h("div", { class: "zoom-stage" }, image),
    alt && h("p", { class: "zoom-alt" }, alt),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.classList.contains("zoom-stage")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A file that is no picture. */
export function file(attachment, pane) {
  const size = attachment.size > 1_000_000 ? `${(attachment.size / 1e6).toFixed(1)} MB` : `${Math.ceil(attachment.size / 1000)} kB`;
  return put(h("div", { class: "file" }), icon("clip"), h("span", {}, pane.say("file", { name: attachment.filename })), h("span", { class: "faint" }, size));
}

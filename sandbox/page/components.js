// Buttons and selects of a message, and the newer layout components. Each goes to the bot as the
// person's own touch; nothing here decides anything.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { choose } from "./listbox.js";
import { blocks } from "./markdown.js";
import { addressOf, picture } from "./picture.js";
import { planet } from "./avatar.js";
import { shownName } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

/** All components of a message. */
export function components(message, pane) {
  return (message.components ?? []).map((component) => one(component, message, pane));
}

function one(component, message, pane) {
  const inner = () => (component.components ?? []).map((c) => one(c, message, pane));
  switch (component.type) {
    case 1:
      return h("div", { class: "row" }, inner());
    case 2:
      return button(component, message, pane);
    case 3: case 5: case 6: case 7: case 8:
      return select(component, message, pane);
    case 9:
      return h("div", { class: "section" }, h("div", {}, inner()), component.accessory && one(component.accessory, message, pane));
    case 10:
      return h("div", { class: "text" }, blocks(component.content, pane));
    case 11: case 12:
      return h("div", { class: "pictures" }, (component.items ?? [component]).map((item, n) => gallery(item, `${component.id}-${n}`, message, pane)));
    case 14:
      return h("hr", { class: "divider" });
    case 17:
      return h("div", { class: "embed container", vars: tint(component.accent_color) }, inner());
    default:
      return null;
  }
}

function tint(colour) {
  return Number.isInteger(colour) ? { "--tint": `#${colour.toString(16).padStart(6, "0")}` } : {};
}

function gallery(item, key, message, pane) {
  const url = item.media?.url ?? "";
  const name = url.replace("attachment://", "");
  const held = (message.attachments ?? []).find((a) => a.filename === name || a.url === url);
  const src = held ? pane.attachment(held.id) : addressOf(url, pane);
  if (!src) return null;
  return picture({ key: `${message.id}-${key}`, src, name: held?.filename ?? name, alt: item.description, width: held?.width, height: held?.height }, pane);
}

function emoji(given) {
  if (!given?.name) return null;
  return h("span", { class: "emoji" }, given.id ? `:${given.name}:` : given.name);
}

function button(component, message, pane) {
  const label = [emoji(component.emoji), component.label && h("span", {}, component.label)];
  if (component.style === 5) {
    return h("button", { class: "button secondary", type: "button", title: component.url, onclick: () => pane.notice(pane.say("link", { url: component.url })) }, label);
  }
  const node = h(
    "button",
    {
      class: `button ${STYLES[component.style] ?? "secondary"}`, type: "button", disabled: component.disabled,
      "data-key": component.custom_id, "data-custom-id": component.custom_id,
      onclick: () => pane.press(message, component, node),
    },
    label,
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  return node;
}

function select(component, message, pane) {
  const options = optionsOf(component, pane);
  const chosen = options.filter((o) => o.selected);
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const shown = chosen.map((o) => o.label).join(", ");
  const placeholder = component.placeholder || pane.say("choose");
  const text = h("span", { class: shown ? "select-text" : "select-text faint" }, shown || placeholder);
  const node = h(
    "button",
    {
      class: "select", type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-label": shown ? `${placeholder}: ${shown}` : placeholder, disabled: component.disabled,
      "data-key": component.custom_id, "data-custom-id": component.custom_id,
      onclick: () =>
        choose({
          anchor: node, label: placeholder, options, least, most, doneLabel: pane.say("submit"),
          done: (values) => {
            text.textContent = options.filter((o) => values.includes(o.value)).map((o) => o.label).join(", ") || placeholder;
            pane.select(message, component, values, node);
          },
        }),
      onkeydown: (event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          node.click();
        }
      },
    },
    text,
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    icon("down"),
  );
  return node;
}

function optionsOf(component, pane) {
  const defaults = (component.default_values ?? []).map((d) => d.id);
  if (component.type === 3) {
    return (component.options ?? []).map((o) => ({
      value: o.value, label: `${o.emoji?.name && !o.emoji.id ? `${o.emoji.name} ` : ""}${o.label}`, description: o.description, selected: o.default === true,
    }));
  }
  if (component.type === 8) {
    return pane.channelsHere().map((c) => ({ value: c.id, label: `#${c.name}`, selected: defaults.includes(c.id) }));
  }
  if (component.type === 6) return [];
  return pane.membersHere().map((u) => ({
    value: u.id, label: shownName(u), description: u.username, art: planet(u.username), selected: defaults.includes(u.id),
  }));
}

// Lists to choose from: one that opens over a button, and one that stands above a text field. Both
// work with arrows, Home, End, Enter and Escape, and say to a screen reader where they are.

import { fresh, h, put } from "./dom.js";
import { icon } from "./icons.js";

let open = null;

/** Closes whatever list is open. */
export function closeList() {
  open?.close();
}

/**
 * Opens a list below a button. `options`: value, label, description, selected. With `most` above one
 * several can be chosen, and `done` is told when it closes; otherwise at once.
 */
export function choose({ anchor, label, options, least = 1, most = 1, done, doneLabel }) {
  closeList();
  const many = most > 1;
  const picked = new Set(options.filter((o) => o.selected).map((o) => o.value));
  const before = [...picked].join("\n");
  const items = options.map((option) =>
    h(
      "li",
      { class: "choice", id: fresh("choice"), role: "option", "data-value": option.value, "aria-selected": String(picked.has(option.value)) },
      many && h("span", { class: "tick" }, icon("check")),
      option.art && h("span", { class: "choice-art" }, option.art),
      h("span", { class: "choice-words" }, h("span", { class: "choice-label" }, option.label),
        option.description && h("span", { class: "choice-about" }, option.description)),
      !many && option.selected && h("span", { class: "chosen-mark" }, icon("check")),
    ),
  );
  const list = h("ul", { class: "choices", role: "listbox", tabindex: "-1", "aria-label": label, "aria-multiselectable": many ? "true" : null }, items);
  const ready = many && h("button", { class: "primary", type: "button", onclick: () => close(true) }, doneLabel);
  const box = h("div", { class: "popup rise" }, list, ready && h("div", { class: "popup-foot" }, ready));
  let at = Math.max(0, options.findIndex((o) => o.selected));

  const point = (to) => {
    if (items.length === 0) return;
    at = (to + items.length) % items.length;
    items.forEach((item, n) => item.classList.toggle("active", n === at));
    list.setAttribute("aria-activedescendant", items[at].id);
    items[at].scrollIntoView({ block: "nearest" });
  };
  const enough = () => picked.size >= least && picked.size <= most;
  const pick = (n) => {
    const { value } = options[n];
    if (!many) {
      picked.clear();
      picked.add(value);
      close(true, true);
      return;
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    items[n].setAttribute("aria-selected", String(picked.has(value)));
    ready.disabled = !enough();
  };
  const close = (take, always = false) => {
    if (open?.box !== box) return;
    open = null;
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    if (box.contains(document.activeElement) || document.activeElement === document.body) anchor.focus();
    const values = options.map((o) => o.value).filter((v) => picked.has(v));
    if (take && enough() && (always || values.join("\n") !== before)) done(values);
  };
  const outside = (event) => {
    if (!box.contains(event.target) && !anchor.contains(event.target)) close(many);
  };
  let typed = "";
  let typing = 0;
  list.addEventListener("keydown", (event) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) point(to);
    else if (event.key === "Enter" || event.key === " ") pick(at);
    else if (event.key === "Escape") close(false);
    else if (event.key === "Tab") {
      if (many && !event.shiftKey) ready.focus();
      else close(many);
    } else if (event.key.length === 1) {
      clearTimeout(typing);
      typed += event.key.toLowerCase();
      typing = setTimeout(() => (typed = ""), 700);
      const hit = options.findIndex((o) => o.label.toLowerCase().startsWith(typed));
      if (hit >= 0) point(hit);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close(false);
    }
  });
  items.forEach((item, n) => {
    item.addEventListener("click", () => pick(n));
    item.addEventListener("pointermove", () => n !== at && point(n));
  });
  document.body.append(box);
  beside(box, anchor);
  anchor.setAttribute("aria-expanded", "true");
  open = { box, close: () => close(false) };
  document.addEventListener("pointerdown", outside, true);
  if (ready) ready.disabled = !enough();
  point(at);
  list.focus();
}

/** Places a box below an anchor, or above where there is more room. */
export function beside(box, anchor) {
  const around = anchor.getBoundingClientRect();
  const wide = Math.max(around.width, Math.min(260, innerWidth - 16));
  const below = innerHeight - around.bottom - 12;
  const above = around.top - 12;
  box.style.width = `${wide}px`;
  box.style.left = `${Math.max(8, Math.min(around.left, innerWidth - wide - 8))}px`;
  if (below < 260 && above > below) {
    box.style.bottom = `${innerHeight - around.top + 6}px`;
    box.style.maxHeight = `${Math.min(above, 420)}px`;
  } else {
    box.style.top = `${around.bottom + 6}px`;
    box.style.maxHeight = `${Math.min(below, 420)}px`;
  }
}

/** Suggestions above a text field, which keeps the focus. */
export class Suggestions {
  constructor(input, label) {
    this.input = input;
    this.items = [];
    this.at = -1;
    this.onpick = () => {};
    this.list = h("ul", { class: "suggestions rise", id: fresh("suggestions"), role: "listbox", "aria-label": label, hidden: true });
    this.note = h("p", { class: "suggestions-note", hidden: true });
    this.node = h("div", { class: "suggestions-box" }, this.list, this.note);
    // A text area may point at a list but may not be called a combobox.
    this.expands = input.tagName === "INPUT";
    if (this.expands) input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    this.hide();
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** `entries`: label, description, art, value. Nothing is active until an arrow says so, unless `eager`. */
  show(entries, { eager = true, onpick }) {
    this.onpick = onpick;
    this.entries = entries;
    this.note.hidden = true;
    this.items = entries.map((entry, n) =>
      h(
        "li",
        {
          class: "suggestion", id: fresh("suggestion"), role: "option", "aria-selected": "false",
          onpointerdown: (event) => event.preventDefault(), onclick: () => this.pick(n),
        },
        entry.art && h("span", { class: "choice-art" }, entry.art),
        h("span", { class: "choice-words" }, h("span", { class: "choice-label" }, entry.label),
          entry.description && h("span", { class: "choice-about" }, entry.description)),
      ),
    );
    put(this.list, this.items);
    this.list.hidden = entries.length === 0;
    if (this.expands) this.input.setAttribute("aria-expanded", String(entries.length > 0));
    this.point(eager && entries.length > 0 ? 0 : -1);
  }

  say(text) {
    this.hide();
    put(this.note, text);
    this.note.hidden = false;
  }

  hide() {
    this.list.hidden = true;
    this.note.hidden = true;
    this.items = [];
    this.at = -1;
    if (this.expands) this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  point(to) {
    this.at = to;
    this.items.forEach((item, n) => {
      item.classList.toggle("active", n === to);
      item.setAttribute("aria-selected", String(n === to));
    });
    if (to < 0) this.input.removeAttribute("aria-activedescendant");
    else {
      this.input.setAttribute("aria-activedescendant", this.items[to].id);
      this.items[to].scrollIntoView({ block: "nearest" });
    }
  }

  pick(n) {
    const entry = this.entries[n];
    this.hide();
    this.onpick(entry);
  }

  /** Takes a key if it is for the list. */
  key(event) {
    if (!this.isOpen) return false;
    const many = this.items.length;
    if (event.key === "ArrowDown") this.point((this.at + 1) % many);
    else if (event.key === "ArrowUp") this.point((this.at - 1 + many) % many);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) this.pick(this.at);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

// One option of a slash command while it is being filled in: what can be typed, what can be chosen,
// and what the bot completes.

import { as, post } from "./api.js";
import { planet } from "./avatar.js";
import { fresh, h } from "./dom.js";
import { Suggestions } from "./listbox.js";
import { shownName } from "./world.js";

const PAUSE_MS = 120;
const MOST = 25;

export class Field {
  /** `form` knows the command, its other fields, and the pane. */
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.picked = null;
    this.asked = 0;
    const { say } = form.pane;
    const label = option.name_localized ?? option.name;
    const isFile = option.type === 11;
    this.input = h("input", {
      id: fresh("option"), class: "option-input", autocomplete: "off", spellcheck: "false", type: isFile ? "file" : "text",
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null, "data-option": option.name,
      "aria-required": option.required ? "true" : null, maxlength: option.type === 3 ? option.max_length : null,
    });
    this.suggestions = new Suggestions(this.input, label);
    const hint = [option.description_localized ?? option.description, this.range(), option.required ? say("required") : say("optional")].filter(Boolean).join(" · ");
    this.hint = h("span", { class: "option-hint", id: fresh("hint") }, hint);
    this.input.setAttribute("aria-describedby", this.hint.id);
    this.node = h("div", { class: option.required ? "option needed" : "option" }, h("label", { for: this.input.id }, label), this.input, this.hint, this.suggestions.node);
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("blur", () => {
      this.suggestions.hide();
      this.mark();
    });
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.node.classList.remove("wrong");
      if (form.named(this)) return;
      this.size();
      this.suggest();
    });
    this.input.addEventListener("keydown", (event) => {
      // Text that is whole by itself is not replaced by the first completion.
      if (this.suggestions.key(event)) return;
      form.key(event, this);
    });
    this.size();
  }

  range() {
    const { min_value: min, max_value: max } = this.option;
    // Bounds that no person would reach are not worth saying.
    const tells = (n) => Number.isFinite(n) && Math.abs(n) < 1e9;
    if (!tells(min) || !tells(max)) return null;
    return this.form.pane.say("between", { min, max });
  }

  size() {
    this.input.size = Math.max(6, Math.min(28, [...this.input.value].length + 2));
  }

  /** Takes a value that was typed elsewhere. */
  fill(text) {
    this.input.value = text;
    const hit = this.fixed()?.find((entry) => entry.label.toLowerCase() === text.toLowerCase());
    if (hit) this.picked = hit;
    this.size();
  }

  /** The entries that need no question to the bot; nothing when anything can be typed. */
  fixed() {
    const { option, form } = this;
    const { pane } = form;
    if (option.choices?.length > 0) return option.choices.map((c) => ({ label: c.name_localized ?? c.name, value: c.value }));
    if (option.type === 5) return [{ label: pane.say("yes"), value: true }, { label: pane.say("no"), value: false }];
    if (option.type === 6 || option.type === 9) {
      return pane.membersHere().map((u) => ({ label: shownName(u), description: u.username, value: u.id, art: planet(u.username) }));
    }
    if (option.type === 7) return pane.channelsHere().map((c) => ({ label: `#${c.name}`, value: c.id }));
    return null;
  }

  suggest() {
    const typed = this.input.value.trim().toLowerCase();
    const take = (entry) => {
      this.picked = entry;
      this.input.value = entry.label;
      this.size();
      this.form.next(this);
    };
    const fixed = this.fixed();
    if (fixed) {
      const fitting = this.picked ? fixed : fixed.filter((e) => e.label.toLowerCase().includes(typed));
      this.suggestions.show(fitting.slice(0, MOST), { onpick: take, eager: !this.picked });
      return;
    }
    if (!this.option.autocomplete) return;
    this.asked += 1;
    const mine = this.asked;
    const { pane, command } = this.form;
    setTimeout(async () => {
      if (mine !== this.asked || document.activeElement !== this.input) return;
      try {
        const outcome = await post(as(pane.person.id, "autocomplete"), {
          channel: pane.channel.id, command: command.words, focused: this.option.name,
          options: { ...this.form.values(this), [this.option.name]: this.input.value },
        });
        if (mine !== this.asked || document.activeElement !== this.input) return;
        if (outcome.outcome !== "choices") this.suggestions.say(pane.say("optionsFailed"));
        else this.suggestions.show(outcome.choices.map((c) => ({ label: c.name_localized ?? c.name, value: c.value })), { onpick: take, eager: typed !== "" });
      } catch {
        if (mine === this.asked) this.suggestions.say(pane.say("optionsFailed"));
      }
    }, PAUSE_MS);
  }

  get isEmpty() {
    return this.option.type === 11 ? this.input.files.length === 0 : this.input.value.trim() === "";
  }

  get isValid() {
    if (this.isEmpty) return !this.option.required;
    if (this.picked || this.option.type === 11) return true;
    const fixed = this.fixed();
    if (fixed) return fixed.some((e) => e.label.toLowerCase() === this.input.value.trim().toLowerCase());
    return this.option.type === 3 || !Number.isNaN(Number(this.input.value));
  }

  mark() {
    const wrong = !this.isEmpty && !this.isValid;
    this.node.classList.toggle("wrong", wrong);
    this.input.setAttribute("aria-invalid", String(wrong));
  }

  /** What is sent. */
  async value() {
    if (this.option.type === 11) {
      const file = this.input.files[0];
      return { filename: file.name, base64: await base64(file) };
    }
    return this.plain();
  }

  plain() {
    if (this.picked) return this.picked.value;
    const typed = this.input.value.trim();
    const hit = this.fixed()?.find((e) => e.label.toLowerCase() === typed.toLowerCase());
    return hit ? hit.value : typed;
  }
}

/** A file's bytes as text. */
export async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let n = 0; n < bytes.length; n += 0x8000) binary += String.fromCharCode(...bytes.subarray(n, n + 0x8000));
  return btoa(binary);
}

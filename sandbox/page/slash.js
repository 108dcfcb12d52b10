// A slash command being filled in, in the composer's place.

import { typedOptions } from "./commands.js";
import { Field } from "./field.js";
import { h, put } from "./dom.js";
import { icon } from "./icons.js";

export class CommandForm {
  constructor(command, pane, { typed, done }) {
    this.command = command;
    this.pane = pane;
    this.done = done;
    this.fields = [];
    const { say } = pane;
    this.more = h("div", { class: "option-more" });
    this.alert = h("p", { class: "failure", role: "alert", hidden: true });
    this.go = h("button", { class: "primary run", type: "submit" }, say("run"), h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
    this.row = h("div", { class: "options" });
    this.node = h(
      "form",
      { class: "command", "aria-label": `/${command.shown}`, novalidate: true },
      h("div", { class: "command-head" }, h("span", { class: "command-name" }, `/${command.shown}`), h("span", { class: "command-about" }, command.about)),
      this.row,
      this.more,
      this.alert,
      h("div", { class: "command-foot" }, h("button", { class: "quiet", type: "button", onclick: () => this.cancel() }, say("cancel")), this.go),
    );
    const given = typedOptions(command.options, typed ?? "");
    for (const option of command.options) {
      if (option.required || given.has(option.name)) this.add(option);
    }
    for (const field of this.fields) if (given.has(field.option.name)) field.fill(given.get(field.option.name));
    this.drawMore();
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) this.cancel();
    });
  }

  add(option) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.row.append(field.node);
    return field;
  }

  drawMore() {
    const left = this.command.options.filter((o) => !this.fields.some((f) => f.option.name === o.name));
    put(this.more, left.map((option) =>
      h("button", {
        class: "option-add", type: "button", title: option.description_localized ?? option.description, "data-add": option.name,
        onclick: () => {
          const field = this.add(option);
          this.drawMore();
          field.input.focus();
        },
      }, icon("plus"), option.name_localized ?? option.name)));
  }

  focus() {
    const first = this.fields.find((f) => f.isEmpty) ?? this.fields[0];
    (first?.input ?? this.go).focus();
  }

  /** Goes on after a field was filled. */
  next(field) {
    const later = this.fields.slice(this.fields.indexOf(field) + 1).find((f) => f.isEmpty && f.option.required);
    (later?.input ?? this.go).focus();
  }

  /** Somebody types `name:` as in one line: it chooses the field and is not part of a value. */
  named(field) {
    const typed = field.input.value;
    for (const option of this.command.options) {
      const name = [option.name, option.name_localized].find((n) => n && (typed === `${n}:` || typed.endsWith(` ${n}:`)));
      if (!name || field.option.type === 11) continue;
      field.input.value = typed.slice(0, -name.length - 1).trimEnd();
      field.size();
      const wanted = this.fields.find((f) => f.option.name === option.name) ?? this.add(option);
      this.drawMore();
      wanted.input.focus();
      return wanted !== field;
    }
    return false;
  }

  key(event, field) {
    if (event.key === "Backspace" && field.input.value === "" && field === this.fields[0] && field.option.type !== 11) {
      event.preventDefault();
      this.cancel();
    }
  }

  /** The other fields' values while one is being completed. */
  values(except) {
    const filled = this.fields.filter((f) => f !== except && !f.isEmpty && f.isValid && f.option.type !== 11);
    return Object.fromEntries(filled.map((f) => [f.option.name, f.plain()]));
  }

  async run() {
    const wrong = this.fields.find((f) => !f.isValid);
    if (wrong) {
      wrong.node.classList.add("wrong");
      wrong.input.setAttribute("aria-invalid", "true");
      if (wrong.isEmpty) this.say(`${wrong.option.name_localized ?? wrong.option.name}: ${this.pane.say("missing")}`);
      wrong.input.focus();
      return;
    }
    this.busy(true);
    try {
      const options = {};
      for (const field of this.fields) if (!field.isEmpty) options[field.option.name] = await field.value();
      await this.pane.runCommand(this.command.words, options);
      this.done();
    } catch (why) {
      this.say(why.message);
    } finally {
      this.busy(false);
    }
  }

  busy(on) {
    this.go.disabled = on;
    this.go.toggleAttribute("aria-busy", on);
    if (on) this.go.setAttribute("aria-busy", "true");
  }

  say(text) {
    put(this.alert, icon("warn"), text);
    this.alert.hidden = false;
  }

  cancel() {
    this.done({ cancelled: true });
  }
}

// Where a person writes: text, files, and slash commands with completion.

import { as, patch, post } from "./api.js";
import { begun, flatten, matching } from "./commands.js";
import { h, put } from "./dom.js";
import { base64 } from "./field.js";
import { icon } from "./icons.js";
import { Suggestions } from "./listbox.js";
import { planet } from "./avatar.js";
import { CommandForm } from "./slash.js";
import { botName, shownName } from "./world.js";

const MOST_SHOWN = 60;
const MOST_HIGH = 180;

export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.list = [];
    this.mode = null;
    this.files = [];
    const { say } = pane;
    this.input = h("textarea", { class: "composer-input", rows: 1, maxlength: 2000, "data-composer": true });
    this.suggestions = new Suggestions(this.input, say("commands"));
    this.above = h("div", { class: "composer-above", hidden: true });
    this.typing = h("p", { class: "typing", "aria-live": "polite" });
    this.picker = h("input", { type: "file", multiple: true, hidden: true, onchange: () => this.attach([...this.picker.files]) });
    this.attachButton = h("button", { class: "round", type: "button", onclick: () => this.picker.click() }, icon("plus"));
    this.sendButton = h("button", { class: "round send", type: "submit" }, icon("send"));
    this.writing = h("form", { class: "writing" }, this.attachButton, this.input, this.sendButton, this.picker);
    this.slot = h("div", { class: "composer-slot" }, this.writing);
    this.node = h("div", { class: "composer" }, this.suggestions.node, this.above, this.slot, this.typing);
    this.writing.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => this.suggestions.hide());
    this.input.addEventListener("paste", (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) {
        event.preventDefault();
        this.attach(files);
      }
    });
  }

  relabel() {
    const { say } = this.pane;
    const label = say("write", { place: this.pane.placeName() });
    this.input.placeholder = say("writeShort", { place: this.pane.placeName() });
    this.input.setAttribute("aria-label", label);
    this.attachButton.setAttribute("aria-label", say("attach"));
    this.attachButton.title = say("attach");
    this.sendButton.setAttribute("aria-label", say("send"));
    this.sendButton.title = say("send");
  }

  offer(commands) {
    this.list = flatten(commands);
    // Whoever was quicker than they are is understood now.
    if (document.activeElement === this.input && this.input.value.startsWith("/")) this.typed();
  }

  reset() {
    this.clearMode();
    this.writeText();
    this.input.value = "";
    this.grow();
    this.suggestions.hide();
    this.relabel();
  }

  focus() {
    if (this.form) this.form.focus();
    else this.input.focus({ preventScroll: true });
  }

  grow() {
    this.input.style.height = "auto";
    const high = this.input.scrollHeight;
    // A pane behind another one has no height to measure.
    if (high > 0) this.input.style.height = `${Math.min(high, MOST_HIGH)}px`;
    this.input.style.overflowY = high > MOST_HIGH ? "auto" : "hidden";
  }

  typed() {
    this.grow();
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n") || this.mode?.kind === "edit") {
      this.suggestions.hide();
      return;
    }
    const whole = begun(this.list, text.slice(1));
    if (whole) {
      this.begin(whole.command, whole.rest);
      return;
    }
    const hits = matching(this.list, text.slice(1)).slice(0, MOST_SHOWN);
    if (hits.length === 0) this.suggestions.say(this.pane.say("noCommand"));
    else {
      const entries = hits.map((command) => ({ label: `/${command.shown}`, description: command.about, art: planet(botName(), { ring: true, letter: false }), command }));
      this.suggestions.show(entries, { onpick: (entry) => this.begin(entry.command) });
    }
  }

  /** Starts to fill in a command. */
  begin(command, typed = "") {
    this.suggestions.hide();
    this.clearMode();
    this.input.value = "";
    this.form = new CommandForm(command, this.pane, {
      typed,
      done: () => {
        this.writeText();
        this.focus();
      },
    });
    put(this.slot, this.form.node);
    this.form.focus();
  }

  /** Starts a command by its words, as a mention of it does. */
  beginNamed(words) {
    const found = this.list.find((c) => c.words === words || c.shown === words);
    if (found) this.begin(found);
  }

  writeText() {
    this.form = null;
    put(this.slot, this.writing);
    this.grow();
  }

  key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      this.clearMode();
    } else if (event.key === "ArrowUp" && this.input.value === "") {
      const mine = this.pane.timeline.messages.findLast((m) => m.author?.id === this.pane.person.id && !m.ephemeral);
      if (mine) {
        event.preventDefault();
        this.edit(mine);
      }
    }
  }

  replyTo(message) {
    this.setMode({ kind: "reply", message }, this.pane.say("replyTo", { name: shownName(message.author) }));
    this.focus();
  }

  edit(message) {
    this.writeText();
    this.setMode({ kind: "edit", message }, this.pane.say("edit"));
    this.input.value = message.content;
    this.grow();
    this.focus();
  }

  setMode(mode, label) {
    this.mode = mode;
    this.drawAbove(label);
  }

  clearMode() {
    if (this.mode?.kind === "edit") this.input.value = "";
    this.mode = null;
    this.files = [];
    this.drawAbove(null);
  }

  drawAbove(label) {
    const files = this.files.map((f) => h("span", { class: "chip" }, icon("clip"), f.name));
    put(this.above, label && h("span", {}, label), files, h("button", { class: "tool", type: "button", "aria-label": this.pane.say("cancel"), onclick: () => this.clearMode() }, icon("close")));
    this.above.hidden = !label && files.length === 0;
  }

  attach(files) {
    this.files.push(...files);
    this.picker.value = "";
    this.drawAbove(null);
    this.focus();
  }

  async send() {
    const content = this.input.value.trim();
    const { mode, files } = this;
    const { person, channel } = this.pane;
    if (!content && files.length === 0) return;
    try {
      if (mode?.kind === "edit") {
        if (content !== mode.message.content) await patch(as(person.id, `messages/${mode.message.id}`), { content });
      } else {
        const sent = await Promise.all(files.map(async (f) => ({ filename: f.name, base64: await base64(f) })));
        const body = { channel: channel.id, content, files: sent };
        if (mode?.kind === "reply") body.reply_to = mode.message.id;
        this.input.value = "";
        await post(as(person.id, "message"), body);
      }
      this.clearMode();
      this.grow();
    } catch (why) {
      this.input.value = content;
      this.pane.notice(why.message);
    }
  }

  /** Says that the bot is typing, for a while. */
  showTyping() {
    put(this.typing, this.pane.say("typing", { bot: botName() }));
    clearTimeout(this.typingTimer);
    this.typingTimer = setTimeout(() => put(this.typing), 10_000);
  }

  stopTyping() {
    put(this.typing);
  }
}

// A dialogue that the bot has opened for one person, inside that person's pane. Others go on playing
// in theirs.

import { as, del, post } from "./api.js";
import { fresh, h, put } from "./dom.js";
import { icon } from "./icons.js";

export class Modal {
  constructor(pane) {
    this.pane = pane;
    this.node = h("div", { class: "veil", hidden: true });
    this.open = null;
    this.back = null;
  }

  /** Shows a dialogue as the people's side describes it. */
  show(modal) {
    if (this.open === modal.custom_id && !this.node.hidden) return;
    this.open = modal.custom_id;
    this.back = document.activeElement?.dataset?.key ?? null;
    const { say } = this.pane;
    this.fields = (modal.components ?? []).flatMap((row) => this.field(row));
    this.alert = h("p", { class: "failure", role: "alert", hidden: true });
    this.submit = h("button", { class: "primary", type: "submit" }, say("submit"), h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
    const title = h("h2", { id: fresh("modal") }, modal.title);
    const form = h(
      "form",
      { novalidate: true },
      h("header", {}, title, h("button", { class: "round", type: "button", "aria-label": say("close"), onclick: () => this.dismiss() }, icon("close"))),
      h("div", { class: "modal-fields" }, this.fields.map((f) => f.node)),
      this.alert,
      h("footer", {}, h("button", { class: "quiet", type: "button", onclick: () => this.dismiss() }, say("cancel")), this.submit),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    form.addEventListener("keydown", (event) => this.key(event, form));
    put(this.node, h("div", { class: "modal rise", role: "dialog", "aria-modal": "true", "aria-labelledby": title.id, "data-modal": modal.custom_id }, form));
    this.node.hidden = false;
    (this.fields[0]?.input ?? this.submit).focus();
  }

  field(row) {
    const input = row.type === 18 ? row.component : row.components?.[0];
    if (input?.type !== 4) return [];
    const label = row.label ?? input.label ?? "";
    const most = input.max_length ?? 4000;
    const about = row.description ? h("span", { class: "faint", id: fresh("about") }, row.description) : null;
    const box = h(input.style === 2 ? "textarea" : "input", {
      id: fresh("field"), maxlength: most, minlength: input.min_length, placeholder: input.placeholder, autocomplete: "off",
      required: input.required !== false, rows: input.style === 2 ? 4 : null, "data-field": input.custom_id, "aria-describedby": about?.id,
      value: input.value ?? "",
    });
    const count = h("span", { class: "faint" });
    const tell = () => put(count, input.max_length ? `${[...box.value].length}/${most}` : "");
    box.addEventListener("input", tell);
    tell();
    const star = input.required !== false && h("span", { class: "star", title: this.pane.say("required") }, " *");
    const node = h("div", { class: "modal-field" }, h("label", { for: box.id }, label, star), about, box, count);
    return [{ node, input: box, name: input.custom_id }];
  }

  key(event, form) {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.dismiss();
    } else if (event.key === "Tab") {
      const stops = [...form.querySelectorAll("button, input, textarea")].filter((n) => !n.disabled);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement === edge) {
        event.preventDefault();
        (event.shiftKey ? stops.at(-1) : stops[0]).focus();
      }
    }
  }

  async send() {
    const lacking = this.fields.find((f) => f.input.required && !f.input.value);
    if (lacking) {
      this.say(this.pane.say("missing"));
      lacking.input.focus();
      return;
    }
    const fields = Object.fromEntries(this.fields.map((f) => [f.name, f.input.value]));
    this.submit.disabled = true;
    this.submit.setAttribute("aria-busy", "true");
    this.sending = true;
    try {
      const outcome = await post(as(this.pane.person.id, "modal"), { custom_id: this.open, fields, wait: "ack" });
      this.sending = false;
      if (outcome.outcome === "failed") this.say(this.pane.say("tryAgain"));
      else this.close();
    } catch (why) {
      this.say(why.message);
    } finally {
      this.sending = false;
      this.submit.disabled = false;
      this.submit.removeAttribute("aria-busy");
    }
  }

  say(text) {
    put(this.alert, icon("warn"), text);
    this.alert.hidden = false;
  }

  dismiss() {
    this.close();
    del(as(this.pane.person.id, "modal")).catch(() => {});
  }

  close() {
    if (this.node.hidden) return;
    this.node.hidden = true;
    this.open = null;
    put(this.node);
    const key = this.back;
    const again = key && [...this.pane.root.querySelectorAll("[data-key]")].find((n) => n.dataset.key === key);
    if (again) again.focus();
    else this.pane.composer.focus();
  }

  /** Closed somewhere else, in another tab of the same person. */
  closedElsewhere() {
    if (!this.sending) this.close();
  }
}

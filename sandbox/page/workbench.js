// A drawer for those who build: people and their languages, faults, the clock, the bot, the log.
// Every switch is a call that a script could make.

import { del, get, patch, post } from "./api.js";
import * as clock from "./clock.js";
import { h, put } from "./dom.js";
import { planet } from "./avatar.js";
import { icon } from "./icons.js";
import { Log } from "./log.js";
import { LOCALES } from "./pane.js";
import { say } from "./words.js";
import { refresh, world } from "./world.js";

const TABS = ["People", "Faults", "Clock", "Log"];

export class Workbench {
  constructor(desk) {
    this.desk = desk;
    this.log = new Log();
    this.tab = "People";
    this.said = h("p", { class: "bench-said", role: "status" });
    this.tabs = h("div", { class: "bench-tabs", role: "tablist", "aria-label": "Workbench" });
    this.body = h("div", { class: "bench-body", role: "tabpanel", tabindex: "-1" });
    this.node = h("aside", { class: "bench", "aria-label": "Workbench", hidden: true },
      h("header", { class: "bench-head" }, h("h2", {}, "Workbench"),
        h("button", { class: "round", type: "button", "aria-label": say("close"), onclick: () => this.toggle(false) }, icon("close"))),
      this.tabs, this.body, this.said);
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(false));
  }

  toggle(open = this.node.hidden) {
    this.node.hidden = !open;
    this.desk.wrench.setAttribute("aria-expanded", String(open));
    if (open) this.draw();
    else {
      this.log.run(false);
      this.desk.wrench.focus();
    }
  }

  newPerson() {
    this.tab = "People";
    this.toggle(true);
    this.body.querySelector("[data-new-person]")?.focus();
  }

  take(item) {
    if (!this.node.hidden && this.tab === "People" && item.type.startsWith("person_")) this.draw();
  }

  draw() {
    put(this.tabs, TABS.map((name) => {
      const pick = () => {
        this.tab = name;
        this.draw();
        this.tabs.querySelector('[aria-selected="true"]').focus();
      };
      return h("button", {
        class: "bench-tab", type: "button", role: "tab", "aria-selected": String(name === this.tab), tabindex: name === this.tab ? "0" : "-1", onclick: pick,
        onkeydown: (event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          this.tab = TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length];
          this.draw();
          this.tabs.querySelector('[aria-selected="true"]').focus();
        },
      }, name);
    }));
    this.log.run(this.tab === "Log");
    put(this.said);
    const views = { People: () => this.people(), Faults: () => this.faults(), Clock: () => this.clock(), Log: () => this.log.node };
    put(this.body, views[this.tab]());
  }

  /** Does something and says what came of it. */
  async act(label, deed) {
    try {
      const done = await deed();
      put(this.said, `${label}: `, h("code", {}, JSON.stringify(done).slice(0, 160)));
    } catch (why) {
      put(this.said, `${label}: ${why.message}`);
    }
  }

  fault(label, wish) {
    return h("button", { class: "button secondary", type: "button", onclick: () => this.act(label, () => post("/people/faults", wish())).then(() => this.drawActive()) }, label);
  }

  people() {
    const name = h("input", { class: "input", maxlength: 32, placeholder: say("name"), "aria-label": say("name"), "data-new-person": true });
    const tongue = this.localePicker("en-US", say("language"));
    const add = h("form", { class: "bench-row" }, name, tongue, h("button", { class: "button primary", type: "submit" }, say("add")));
    add.addEventListener("submit", (event) => {
      event.preventDefault();
      if (name.value.trim()) this.act(name.value, () => this.desk.invite(name.value, tongue.value).then(() => "ok"));
    });
    return [
      h("ul", { class: "bench-people" }, world.people.map((person) => {
        const locale = this.localePicker(person.locale, `${say("language")}: ${person.display}`);
        locale.addEventListener("change", () => this.act(person.display, () => patch(`/people/${person.id}`, { locale: locale.value }).then(() => locale.value)));
        const closed = h("input", { type: "checkbox", checked: person.dms_closed, onchange: () =>
          this.act(person.display, () => post("/people/faults", { fault: "closed_dms", person: person.id, on: closed.checked }).then(async (p) => {
            await refresh();
            return { dms_closed: p.dms_closed };
          })) });
        return h("li", { class: "bench-person" }, h("span", { class: "member-face" }, planet(person.name)), h("b", {}, person.display), locale,
          h("label", { class: "switch" }, closed, " ", say("dmClosed")));
      })),
      h("h3", {}, say("newPerson")), add,
    ];
  }

  localePicker(value, label) {
    return h("select", { class: "input", "aria-label": label }, [...new Set([...LOCALES, value])].map((l) => h("option", { value: l, selected: l === value }, l)));
  }

  faults() {
    const path = h("input", { class: "input", placeholder: "part of the path, such as /messages", "aria-label": "Part of the path" });
    const times = h("input", { class: "input short", type: "number", min: 1, value: "3", "aria-label": "How many times" });
    const aimed = (wish) => () => ({ ...wish, path: path.value || undefined, times: Number(times.value) || 1 });
    this.active = h("div", { class: "bench-active" });
    this.drawActive();
    return [
      h("h3", {}, "REST"),
      h("div", { class: "bench-row" }, path, times, h("span", { class: "faint" }, "times")),
      h("div", { class: "row" },
        this.fault("429", aimed({ fault: "rate_limited", retry_after: 1.5 })),
        this.fault("429 global", aimed({ fault: "rate_limited", retry_after: 1.5, global: true })),
        this.fault("500", aimed({ fault: "server_error", status: 500 })),
        this.fault("503", aimed({ fault: "server_error", status: 503 })),
        this.fault("Slow 4 s", aimed({ fault: "slow", ms: 4000 })),
        this.fault("Lost answer", aimed({ fault: "lost_answer" })),
        this.fault("No rate limits", () => ({ fault: "rate_limits", on: false })),
        this.fault("Rate limits", () => ({ fault: "rate_limits", on: true }))),
      h("h3", {}, "Gateway"),
      h("div", { class: "row" },
        ...["rst", "eof", "close", "reconnect", "invalid_session"].map((how) => this.fault(`Drop: ${how}`, () => ({ fault: "drop_gateway", how }))),
        this.fault("Refuse 10 s", () => ({ fault: "refuse_gateway", ms: 10_000 })),
        this.fault("Events twice", () => ({ fault: "events_twice", on: true })),
        this.fault("Events once", () => ({ fault: "events_twice", on: false })),
        this.fault("Delay 2 s", () => ({ fault: "events_delayed", ms: 2000 })),
        this.fault("No delay", () => ({ fault: "events_delayed", ms: 0 })),
        this.fault("No acks", () => ({ fault: "no_heartbeat_acks", on: true })),
        this.fault("Forget sessions", () => ({ fault: "forget_sessions" }))),
      h("h3", {}, "Bot"),
      h("div", { class: "row" },
        h("button", { class: "button danger", type: "button", onclick: () => this.act("Restart", () => post("/people/restart-bot", {})) }, "Restart the bot"),
        h("button", { class: "button success", type: "button", onclick: () => this.act("Healed", () => del("/people/faults")).then(() => this.drawActive()) }, "Heal everything")),
      h("h3", {}, "In force"), this.active,
    ];
  }

  async drawActive() {
    if (!this.active) return;
    const all = await get("/people/faults").catch((why) => ({ error: why.message }));
    put(this.active, h("pre", { class: "log-data", tabindex: "0" }, JSON.stringify(all, null, 1)));
  }

  clock() {
    const shown = h("p", { class: "bench-clock" });
    const tell = () => {
      shown.textContent = new Date(clock.now()).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });
      if (shown.isConnected) setTimeout(tell, 500);
    };
    setTimeout(tell, 0);
    const on = (label, ms) => h("button", { class: "button secondary", type: "button", onclick: () =>
      this.act(label, async () => {
        const { now_ms } = await post("/people/clock", { advance_ms: ms });
        clock.set(now_ms);
        return now_ms;
      }) }, label);
    return [shown, h("p", { class: "faint" }, "The sandbox’s clock only goes forward."),
      h("div", { class: "row" }, on("+10 s", 10_000), on("+1 min", 60_000), on("+15 min", 900_000), on("+1 h", 3_600_000), on("+1 day", 86_400_000), on("+1 week", 604_800_000))];
  }
}

// The window: several people side by side, and where each of them is. What it shows is kept in the
// address, so that a reload or a second tab finds it again.

import * as feed from "./event_stream.js";
import { get } from "./api.js";
import * as clock from "./clock.js";
import { h, put } from "./dom.js";
import { planet } from "./avatar.js";
import { icon } from "./icons.js";
import { choose } from "./listbox.js";
import { Pane } from "./pane.js";
import { say } from "./words.js";
import { Workbench } from "./workbench.js";
import { addPerson, botName, personCalled, refresh, world } from "./world.js";

const KEPT = "houston.desk";
const THEME = "houston.theme";

export class Desk {
  constructor(root) {
    this.panes = [];
    /** Those whose panes are about to open. */
    this.coming = [];
    this.front = 0;
    this.tabs = h("div", { class: "tabs", role: "group", "aria-label": say("actAs") });
    this.state = h("p", { class: "link-state", role: "status", hidden: true });
    this.bot = h("span", { class: "bot-state" });
    this.room = h("main", { class: "panes" });
    this.bench = new Workbench(this);
    this.theme = h("button", { class: "round", type: "button", onclick: () => this.flipTheme() });
    this.wrench = h("button", { class: "round", type: "button", "data-workbench": true, "aria-expanded": "false", "aria-label": "Workbench", title: "Workbench", onclick: () => this.bench.toggle() }, icon("wrench"));
    put(
      root,
      h("header", { class: "top" },
        h("span", { class: "brand", "aria-hidden": "true" }, planet("houston", { ring: true, letter: false })),
        h("h1", { class: "brand-name" }, botName(), " ", this.bot),
        this.tabs, this.state,
        h("div", { class: "top-end" }, this.theme, this.wrench)),
      h("div", { class: "middle" }, this.room, this.bench.node),
    );
    this.applyTheme(localStorage.getItem(THEME));
    addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.fromAddress());
  }

  async start() {
    feed.listen((item) => this.take(item), (state, was) => this.link(state, was));
    await this.fromAddress();
    setInterval(() => clock.sync().catch(() => {}), 30_000);
    this.panes[0]?.composer.focus();
  }

  /** Who and where, as the address says it; or as it was last time; or the first person. */
  async fromAddress() {
    if (location.hash === this.heard) return;
    this.heard = location.hash;
    const kept = location.hash || localStorage.getItem(KEPT) || "";
    const wanted = [...new URLSearchParams(kept.replace(/^#/, ""))].filter(([name]) => personCalled(name));
    if (wanted.length === 0) {
      const params = new URLSearchParams(location.search).get("as");
      const first = personCalled(params ?? "") ?? world.people[0];
      if (first) wanted.push([first.name, ""]);
    }
    for (const pane of this.panes) pane.root.remove();
    const panes = [];
    this.panes = panes;
    this.coming = wanted.map(([name]) => personCalled(name));
    for (const [name, where] of wanted) {
      await this.addPane(personCalled(name), where, { quiet: true });
      // Another address came meanwhile: what stands now is that one's.
      if (this.panes !== panes) return;
    }
    this.coming = [];
    this.follow();
    this.moved();
  }

  follow() {
    feed.follow(this.panes.map((p) => p.person.id), Math.min(...this.panes.map((p) => p.heard)));
  }

  async addPane(person, where, { quiet = false, at = this.panes.length } = {}) {
    const there = this.panes.findIndex((p) => p.person.id === person.id);
    if (there >= 0) {
      this.show(there);
      return;
    }
    const pane = new Pane(this, person);
    this.panes.splice(at, 0, pane);
    this.room.insertBefore(pane.root, this.panes[at + 1]?.root ?? null);
    await pane.start(where);
    if (quiet) return;
    this.follow();
    for (const each of this.panes) each.draw();
    this.show(this.panes.indexOf(pane));
    this.moved();
  }

  closePane(pane) {
    const at = this.panes.indexOf(pane);
    this.panes.splice(at, 1);
    pane.root.remove();
    this.follow();
    for (const each of this.panes) each.draw();
    this.show(Math.max(0, at - 1));
    this.moved();
  }

  /** Another person in this pane's place. */
  async replace(pane, name) {
    const person = personCalled(name);
    if (!person || person.id === pane.person.id) return;
    const at = this.panes.indexOf(pane);
    const where = pane.where();
    this.panes.splice(at, 1);
    pane.root.remove();
    await this.addPane(person, where, { at });
  }

  /** People who sit in no pane. */
  absent() {
    const here = [...this.panes.map((pane) => pane.person), ...this.coming];
    return world.people.filter((p) => !here.some((person) => person.id === p.id));
  }

  show(at) {
    this.front = Math.min(at, this.panes.length - 1);
    this.panes.forEach((pane, n) => pane.root.classList.toggle("front", n === this.front));
    this.drawTabs();
    this.panes[this.front]?.composer.focus();
  }

  drawTabs() {
    const add = h("button", { class: "tab add", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": say("beside", { name: "…" }), title: say("beside", { name: "…" }), "data-add-person": true, onclick: () => this.pickPerson(add) }, icon("plus"));
    put(
      this.tabs,
      this.panes.map((pane, n) =>
        h("button", { class: "tab", type: "button", "aria-pressed": String(n === this.front), "data-tab": pane.person.name, vars: { "--hue": pane.root.style.getPropertyValue("--hue") }, onclick: () => this.show(n) },
          h("span", { class: "member-face" }, planet(pane.person.name)), pane.person.display, pane.unread.any() && h("span", { class: "dot" }))),
      add,
    );
    this.room.dataset.count = String(this.panes.length);
  }

  pickPerson(anchor) {
    const options = this.absent().map((p) => ({ value: p.name, label: p.display, description: `${p.name} · ${p.locale}`, art: planet(p.name) }));
    options.push({ value: "\u0000", label: say("newPerson"), art: icon("plus") });
    const where = this.panes[this.front]?.where();
    choose({
      anchor, label: say("actAs"), options,
      done: ([name]) => (name === "\u0000" ? this.bench.newPerson() : this.addPane(personCalled(name), where)),
    });
  }

  async invite(name, locale) {
    const made = await addPerson(name, locale);
    await this.addPane(made, this.panes[this.front]?.where());
  }

  /** A pane has gone elsewhere, or come, or left. */
  moved() {
    const all = new URLSearchParams(this.panes.map((p) => [p.person.name, p.where()]));
    // An address that was written meanwhile is yet to be heard: it must not be written over.
    if (location.hash === (this.heard ?? location.hash)) {
      const address = `#${all}`;
      if (location.hash !== address) history.replaceState(null, "", address);
      this.heard = location.hash;
      localStorage.setItem(KEPT, this.heard);
    }
    this.drawTabs();
    this.drawBot();
    this.panes.forEach((pane, n) => pane.root.classList.toggle("front", n === this.front));
    document.title = `${this.panes.map((p) => p.person.display).join(" · ")} – ${botName()}`;
  }

  async take(item) {
    // The stream tells older things again when someone comes whose pane was loading meanwhile.
    const fresh = this.panes.filter((pane) => pane.heard < item.cursor);
    if (fresh.length === 0) return;
    for (const pane of fresh) pane.heard = item.cursor;
    if (item.type === "bot_update") world.status.connected = item.data.connected;
    if (/^(person_|bot_|commands_)/.test(item.type)) await refresh().catch(() => {});
    for (const pane of fresh) if (item.people.includes(pane.person.id)) pane.take(item);
    if (/^(message_create|person_|bot_)/.test(item.type)) {
      this.drawTabs();
      this.drawBot();
    }
    this.bench.take(item);
  }

  drawBot() {
    const on = world.status.connected;
    this.bot.className = on ? "bot-state on" : "bot-state";
    this.bot.title = on ? say("online") : say("offline");
    put(this.bot, h("span", { class: "unseen" }, on ? say("online") : say("offline")));
  }

  /** The stream's state. */
  async link(state, wasDown) {
    put(this.state, state === "up" ? "" : say("reconnecting"));
    this.state.hidden = state === "up";
    if (state !== "anew") {
      if (state === "up" && wasDown) await clock.sync().catch(() => {});
      return;
    }
    // Another sandbox, or too far behind: nothing shown here can be trusted.
    const now = await get("/people/status").catch(() => null);
    if (!now) {
      // Nobody answers: what a reload would bring is an empty page.
      setTimeout(() => this.link("anew"), feed.AGAIN_MS);
      return;
    }
    if (now.bot?.id === world.bot?.id && this.panes.length > 0 && now.cursor >= Math.max(...this.panes.map((p) => p.cursor))) {
      for (const pane of this.panes) await pane.resync().catch(() => {});
      this.state.hidden = true;
    } else location.reload();
  }

  key(event) {
    if (event.key !== "F6" || this.panes.length < 2) return;
    event.preventDefault();
    const within = this.panes.findIndex((p) => p.root.contains(document.activeElement));
    this.show((Math.max(within, 0) + (event.shiftKey ? -1 : 1) + this.panes.length) % this.panes.length);
  }

  flipTheme() {
    const next = document.documentElement.dataset.theme === "light" ? "dark" : "light";
    localStorage.setItem(THEME, next);
    this.applyTheme(next);
  }

  applyTheme(chosen) {
    const wish = matchMedia("(prefers-color-scheme: light)");
    const theme = chosen ?? (wish.matches ? "light" : "dark");
    document.documentElement.dataset.theme = theme;
    if (!chosen) wish.addEventListener("change", () => this.applyTheme(localStorage.getItem(THEME)), { once: true });
    const label = say(theme === "light" ? "darkTheme" : "lightTheme");
    put(this.theme, icon(theme === "light" ? "moon" : "sun"));
    this.theme.setAttribute("aria-label", label);
    this.theme.title = label;
  }
}

// The log of what goes on behind: REST calls of the bot and events of its gateway.

import { get } from "./api.js";
import { h, put } from "./dom.js";

const EVERY_MS = 1200;
const KEPT = 400;

export class Log {
  constructor() {
    this.list = h("ol", { class: "log", "aria-label": "REST calls and gateway events" });
    this.filter = h("input", { type: "search", class: "input", placeholder: "Filter…", "aria-label": "Filter the log", oninput: () => this.draw() });
    this.node = h("div", { class: "log-box" }, h("div", { class: "bench-row" }, this.filter,
      h("button", { class: "quiet", type: "button", onclick: () => this.clear() }, "Clear")), this.list);
    this.after = { rest: 0, gateway: 0 };
    this.entries = [];
  }

  run(on) {
    clearInterval(this.timer);
    if (on) {
      this.look();
      this.timer = setInterval(() => this.look(), EVERY_MS);
    }
  }

  clear() {
    this.entries = [];
    this.draw();
  }

  async look() {
    if (this.looking) return;
    this.looking = true;
    try {
      const [rest, gateway] = await Promise.all([
        get(`/people/inspect/rest?after=${this.after.rest}&limit=200`),
        get(`/people/inspect/gateway?after=${this.after.gateway}&limit=200`),
      ]);
      // Heartbeats would hide everything else.
      const notes = gateway.notes.filter((n) => n.type !== "heartbeat");
      this.after = { rest: rest.cursor, gateway: gateway.cursor };
      const fresh = [
        ...rest.calls.map((c) => ({ at: c.at_ms, kind: "REST", title: `${c.method} ${c.route || c.path}`, status: c.status, data: { path: c.path, request: c.request, files: c.files, response: c.response, lost: c.lost } })),
        ...notes.map((n) => ({ at: n.at_ms, kind: "GW", title: [n.type, n.data?.t ?? n.data?.event].filter(Boolean).join(" "), data: n.data })),
      ];
      if (fresh.length === 0) return;
      this.entries = [...this.entries, ...fresh].sort((a, b) => a.at - b.at).slice(-KEPT);
      this.draw();
    } catch {
      // The sandbox is away for a moment; the next look will tell.
    } finally {
      this.looking = false;
    }
  }

  draw() {
    const wanted = this.filter.value.toLowerCase();
    const shown = this.entries.filter((e) => `${e.kind} ${e.title} ${e.status ?? ""}`.toLowerCase().includes(wanted));
    const low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60;
    put(this.list, shown.map((entry) => (entry.node ??= this.row(entry))));
    if (low) this.list.scrollTop = this.list.scrollHeight;
  }

  row(entry) {
    const body = h("pre", { class: "log-data", hidden: true, tabindex: "0" });
    const button = h("button", {
      class: "log-line", type: "button", "aria-expanded": "false",
      onclick: () => {
        if (!body.textContent) body.textContent = JSON.stringify(entry.data, null, 1);
        body.hidden = !body.hidden;
        button.setAttribute("aria-expanded", String(!body.hidden));
      },
    },
    h("span", { class: `log-kind ${entry.kind.toLowerCase()}` }, entry.kind),
    entry.status && h("span", { class: entry.status >= 400 ? "log-status bad" : "log-status" }, entry.status),
    h("span", { class: "log-title" }, entry.title),
    h("time", { class: "faint" }, new Date(entry.at).toLocaleTimeString()));
    return h("li", {}, button, body);
  }
}

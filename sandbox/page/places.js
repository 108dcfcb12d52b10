// Where a person can be: servers, channels, and the direct messages with the bot.

import { post } from "./api.js";
import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { planet } from "./avatar.js";
import { botName, shownName, world } from "./world.js";

const THREADS = [10, 11, 12];

export class Places {
  constructor(pane) {
    this.pane = pane;
    this.server = null;
    this.rail = h("nav", { class: "rail" });
    this.side = h("nav", { class: "side" });
    this.node = h("div", { class: "places" }, this.rail, this.side);
  }

  draw() {
    const { pane } = this;
    const { servers, dm } = pane.places;
    const inDm = pane.channel?.id === dm?.id;
    this.server = servers.find((s) => s.id === (pane.channel?.guild_id ?? this.server?.id)) ?? servers[0];
    this.rail.setAttribute("aria-label", pane.say("servers"));
    const unread = (channels) => channels.some((c) => pane.unread.count(c.id) > 0);
    put(
      this.rail,
      h("button", {
        class: "world", type: "button", "aria-label": pane.say("dms"), title: pane.say("dms"), "aria-current": inDm ? "true" : null,
        "data-dm": true, onclick: () => pane.open(dm.id),
      }, planet(botName(), { ring: true, letter: false }), unread([dm]) && h("span", { class: "dot" }, h("span", { class: "unseen" }, pane.say("unread")))),
      h("hr"),
      servers.map((server) =>
        h("button", {
          class: "world", type: "button", "aria-label": server.name, title: server.name,
          "aria-current": !inDm && server.id === this.server?.id ? "true" : null, "data-server": server.name,
          onclick: () => pane.openServer(server),
        }, planet(server.name, { ring: false }), unread(server.channels) && h("span", { class: "dot" }, h("span", { class: "unseen" }, pane.say("unread"))))),
    );
    this.side.setAttribute("aria-label", pane.say("channels"));
    put(this.side, inDm || !this.server ? this.direct() : this.channels(this.server), this.foot());
  }

  entry(channel, name, picture, deeper) {
    const { pane } = this;
    const here = channel.id === pane.channel?.id;
    const count = pane.unread.count(channel.id);
    return h("li", {}, h("button", {
      class: `place ${deeper ? "deeper" : ""} ${count > 0 ? "unread" : ""}`, type: "button", "aria-current": here ? "page" : null,
      "data-channel": name, onclick: () => pane.open(channel.id),
    }, icon(picture), h("span", { class: "place-name" }, name), count > 0 && h("span", { class: "count" }, count, h("span", { class: "unseen" }, ` ${pane.say("unread")}`))));
  }

  channels(server) {
    const { pane } = this;
    const top = server.channels.filter((c) => !THREADS.includes(c.type)).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const below = (id) => server.channels.filter((c) => THREADS.includes(c.type) && c.parent_id === id);
    const add = async () => {
      const n = top.length + 1;
      const made = await post(`/people/servers/${server.id}/channels`, { name: `orbit-${n}` }).catch((why) => pane.notice(why.message));
      if (made?.id) {
        await pane.refreshPlaces();
        pane.open(made.id);
      }
    };
    return [
      h("h2", { class: "side-title" }, server.name),
      h("div", { class: "side-scroll" },
        h("div", { class: "side-head" }, h("h3", {}, pane.say("channels")),
          h("button", { class: "tool", type: "button", "aria-label": pane.say("newChannel"), title: pane.say("newChannel"), onclick: add }, icon("plus"))),
        h("ul", {}, top.flatMap((c) => [this.entry(c, c.name, "hash"), ...below(c.id).map((t) => this.entry(t, t.name, "thread", true))])),
        h("div", { class: "side-head" }, h("h3", {}, pane.say("here"))),
        h("ul", {}, server.members.map((user) => h("li", { class: `member ${user.bot && !world.status.connected ? "away" : ""}` },
          h("span", { class: "member-face" }, planet(user.username, { ring: user.bot === true, letter: !user.bot })), shownName(user),
          user.bot && h("span", { class: "badge" }, pane.say("app")), user.id === pane.person.id && h("span", { class: "faint" }, `(${pane.say("you")})`))))),
    ];
  }

  direct() {
    const { pane } = this;
    return [
      h("h2", { class: "side-title" }, pane.say("dms")),
      h("div", { class: "side-scroll" }, h("ul", {}, this.entry(pane.places.dm, botName(), "at"))),
    ];
  }

  foot() {
    const { person } = this.pane;
    return h("div", { class: "side-foot" }, h("span", { class: "member-face" }, planet(person.name)),
      h("span", { class: "side-who" }, h("b", {}, person.display), h("span", { class: "faint" }, `${person.locale}${person.dms_closed ? ` · ${this.pane.say("dmClosed")}` : ""}`)));
  }
}


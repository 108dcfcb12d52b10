// One person's client. Everything in it was asked for as that person, so that it cannot show what
// that person may not see.

import { as, del, get, patch, post } from "./api.js";
import { shownName as commandName, flatten } from "./commands.js";
import { Composer } from "./composer.js";
import { h, put } from "./dom.js";
import { hue, planet } from "./avatar.js";
import { icon } from "./icons.js";
import { drawBeginning } from "./launcher.js";
import { choose } from "./listbox.js";
import { Modal } from "./modal.js";
import { Places } from "./places.js";
import { before, Timeline } from "./timeline.js";
import { Unread } from "./unread.js";
import { speaker } from "./words.js";
import { botName, refresh, shownName, world } from "./world.js";

const PAGE = 50;
/** Locales that the page offers; any other can be set by a script. */
export const LOCALES = ["en-US", "en-GB", "fr", "de", "es-ES", "it", "pt-BR", "ja"];

export class Pane {
  constructor(desk, person) {
    this.desk = desk;
    this.person = person;
    this.say = speaker(person.locale);
    this.places = { servers: [], dm: null };
    this.channel = null;
    this.commands = [];
    this.flat = [];
    this.unread = new Unread(this);
    this.failures = new Map();
    this.images = new Map();
    this.lastIn = new Map();
    this.cursor = 0;
    /** Up to where the stream has been heard: nothing counts before the pane is loaded. */
    this.heard = Infinity;
    this.sidebar = new Places(this);
    this.timeline = new Timeline(this);
    this.composer = new Composer(this);
    this.modal = new Modal(this);
    this.bar = h("header", { class: "pane-bar" });
    this.root = h(
      "section",
      { class: "pane", vars: { "--hue": hue(person.name) }, "data-person": person.name },
      this.sidebar.node,
      h("div", { class: "scrim", onclick: () => this.menu(false) }),
      h("div", { class: "chat" }, this.bar, this.timeline.node, this.composer.node),
      this.modal.node,
    );
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && this.menu(false));
  }

  get locale() {
    return this.person.locale;
  }

  attachment(id) {
    return as(this.person.id, `attachments/${id}`);
  }

  /** A picture that was there already is not fetched again when its message changes. */
  keptImage(key, make) {
    if (!this.images.has(key)) this.images.set(key, make());
    return this.images.get(key);
  }

  userName(id) {
    const known = this.places.servers.flatMap((s) => s.members).find((u) => u.id === id);
    if (known) return shownName(known);
    if (id === world.bot?.id) return botName();
    return shownName(world.people.find((p) => p.id === id) ?? { name: "unknown-user" });
  }

  channelName(id) {
    return this.places.servers.flatMap((s) => s.channels).find((c) => c.id === id)?.name ?? "unknown";
  }

  sees(id) {
    return this.everywhere().some((c) => c?.id === id);
  }

  /** To a place that a text names, and to a message there. */
  async goTo(id, message) {
    if (id !== this.channel?.id) await this.open(id);
    if (message) this.timeline.lead(message);
  }

  onslash(words) {
    this.composer.beginNamed(words);
  }

  commandShown(words) {
    return commandName(this.flat, words);
  }

  server() {
    return this.places.servers.find((s) => s.id === this.channel?.guild_id);
  }

  membersHere() {
    return this.server()?.members ?? [world.bot, { id: this.person.id, username: this.person.name, global_name: this.person.display }];
  }

  channelsHere() {
    return this.server()?.channels ?? [];
  }

  placeName() {
    if (!this.channel) return "";
    return this.channel.guild_id ? `#${this.channel.name}` : `@${botName()}`;
  }

  /** Where this is, in names that outlive the sandbox. */
  where() {
    if (!this.channel) return this.wanted;
    const server = this.server();
    return server ? `${server.name}/${this.channel.name}` : "dm";
  }

  /** Loads everything; the place is as `where` says it. */
  async start(where) {
    this.wanted = where;
    await this.refreshPlaces();
    await this.open(this.find(where)?.id ?? this.home()?.id);
    await this.unread.load(this.everywhere());
    this.draw();
    const { modal } = await get(as(this.person.id, "modal"));
    if (modal) this.modal.show(modal);
    this.heard = this.cursor;
  }

  everywhere() {
    return [this.places.dm, ...this.places.servers.flatMap((s) => s.channels)];
  }

  find(where) {
    if (where === "dm") return this.places.dm;
    const cut = (where ?? "").indexOf("/");
    if (cut < 0) return null;
    const server = this.places.servers.find((s) => s.name === where.slice(0, cut));
    return server?.channels.find((c) => c.name === where.slice(cut + 1)) ?? null;
  }

  home() {
    const server = this.places.servers[0];
    return server ? firstOf(server) : this.places.dm;
  }

  openServer(server) {
    const last = server.channels.find((c) => c.id === this.lastIn.get(server.id));
    const channel = last ?? firstOf(server);
    if (channel) this.open(channel.id, { keepMenu: true });
  }

  async refreshPlaces() {
    this.places = await get(as(this.person.id, "places"));
    this.person = this.places.person;
    if (this.channel) {
      const still = this.everywhere().find((c) => c.id === this.channel.id);
      if (still) this.channel = still;
      else if (this.home()) await this.open(this.home().id);
    }
    this.sidebar.draw();
    this.timeline.redrawPlaces();
  }

  async open(id, { keepMenu = false } = {}) {
    if (!id) return;
    const changed = this.channel?.id !== id;
    const first = !this.channel;
    this.channel = this.everywhere().find((c) => c.id === id) ?? this.channel;
    if (this.channel?.guild_id) {
      this.lastIn.set(this.channel.guild_id, id);
      this.lastPlace = this.channel;
    }
    // What is written from here on is for here, however long the rest takes.
    if (first) this.composer.relabel();
    else if (changed) this.composer.reset();
    this.failures.clear();
    this.images.clear();
    await this.refreshCommands();
    const shown = await get(as(this.person.id, `messages?channel=${id}&limit=${PAGE}`));
    if (this.channel?.id !== id) return;
    this.cursor = shown.cursor;
    this.unread.saw(id, shown.messages.at(-1)?.id);
    this.more = shown.messages.length === PAGE;
    this.draw();
    this.timeline.reset(shown.messages, { more: this.more });
    if (!keepMenu) this.menu(false);
    this.desk.moved();
  }

  async refreshCommands() {
    if (!this.channel) return;
    const { id } = this.channel;
    const { commands } = await get(as(this.person.id, `commands?channel=${id}`));
    if (this.channel.id !== id) return;
    this.commands = commands;
    this.flat = flatten(commands);
    this.composer.offer(commands);
    // The bot may register after this answer and before the first event that we hear: look again.
    clearTimeout(this.lookAgain);
    if (commands.length === 0) this.lookAgain = setTimeout(() => this.awaitCommands(), 1000);
  }

  async awaitCommands() {
    if (!this.root.isConnected) return;
    await this.refreshCommands().catch(() => {});
    if (this.commands.length > 0) this.draw();
  }

  async loadOlder() {
    const first = this.timeline.messages[0];
    if (!first) return;
    const shown = await get(as(this.person.id, `messages?channel=${this.channel.id}&before=${first.id}&limit=${PAGE}`));
    this.more = shown.messages.length === PAGE;
    this.drawBeginning();
    this.timeline.prepend(shown.messages, { more: this.more });
  }

  draw() {
    const { say, person } = this;
    this.root.setAttribute("aria-label", say("person", { name: person.display }));
    this.root.setAttribute("lang", this.locale);
    const who = h(
      "button",
      { class: "who", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": say("person", { name: person.display }), title: say("actAs"), onclick: () => this.switchPerson(who) },
      h("span", { class: "member-face" }, planet(person.name)), h("b", {}, person.display), icon("down"),
    );
    const tongue = h(
      "button",
      { class: "tongue", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": `${say("language")}: ${this.locale}`, title: say("language"), onclick: () => this.switchLocale(tongue) },
      this.locale,
    );
    put(
      this.bar,
      h("button", { class: "round burger", type: "button", "aria-label": say("menu"), onclick: () => this.menu(true) }, icon("menu"), this.unread.any() && h("span", { class: "dot" })),
      h("h2", { class: "place-title" }, icon(this.channel?.guild_id ? "hash" : "at"), h("span", {}, this.placeName().slice(1))),
      this.channel?.topic && h("span", { class: "topic faint" }, this.channel.topic),
      h("div", { class: "bar-end" }, this.jump(), tongue, who,
        this.desk.panes.length > 1 && h("button", { class: "round", type: "button", "aria-label": say("closePane"), title: say("closePane"), onclick: () => this.desk.closePane(this) }, icon("close"))),
    );
    this.drawBeginning();
    this.sidebar.draw();
  }

  /** From the channel to the direct messages, and back to where one was. */
  jump() {
    const { dm } = this.places;
    const inDm = this.channel?.id === dm?.id;
    const back = this.lastPlace ?? this.home();
    const to = inDm ? back : dm;
    if (!to || (inDm && to.id === dm.id)) return null;
    const label = inDm ? `#${back.name}` : this.say("dms");
    const count = this.unread.count(to.id);
    return h("button", { class: "jump-to", type: "button", "data-jump": true, title: label, "aria-label": count > 0 ? `${label} (${count} ${this.say("unread")})` : label, onclick: () => this.open(to.id) },
      icon(inDm ? "hash" : "at"), count > 0 && h("span", { class: "count", "aria-hidden": "true" }, count));
  }

  drawBeginning() {
    drawBeginning(this.timeline.head, this, { hasMore: this.more });
  }

  menu(open) {
    this.root.classList.toggle("menu-open", open);
    if (open) this.sidebar.side.querySelector("[aria-current]")?.focus();
  }

  switchPerson(anchor) {
    const options = world.people.map((p) => ({ value: p.name, label: p.display, description: `${p.name} · ${p.locale}`, art: planet(p.name), selected: p.id === this.person.id }));
    choose({ anchor, label: this.say("actAs"), options, done: ([name]) => this.desk.replace(this, name) });
  }

  switchLocale(anchor) {
    const known = new Intl.DisplayNames([this.locale], { type: "language" });
    const options = [...new Set([...LOCALES, this.locale])].map((l) => ({ value: l, label: known.of(l), description: l, selected: l === this.locale }));
    choose({ anchor, label: this.say("language"), options, done: ([locale]) => patch(`/people/${this.person.id}`, { locale }) });
  }

  /** Something that happened and that this person can notice. */
  take(item) {
    const { type, data } = item;
    if (type.startsWith("message_")) this.takeMessage(type, data, item.cursor);
    else if (type.startsWith("reaction")) this.again(data.message_id, data.channel_id);
    else if (type === "typing" && data.channel_id === this.channel?.id && data.user_id === world.bot?.id) this.composer.showTyping();
    else if (type === "modal_open") this.modal.show(data.modal);
    else if (type === "modal_close" || type === "modal_submit") this.modal.closedElsewhere();
    else if (type === "commands_update") this.refreshCommands().then(() => this.draw());
    else if (/^(channel|thread|server|member)_/.test(type)) this.refreshPlaces().then(() => this.draw());
    else if (type === "person_update" && data.id === this.person.id) this.changed(data);
    else if (type === "bot_update") this.draw();
  }

  takeMessage(type, message, cursor) {
    const here = message.channel_id === this.channel?.id;
    if (here && cursor <= this.cursor) return;
    if (!here) {
      if (type === "message_create" && this.unread.came(message)) this.draw();
      return;
    }
    if (type === "message_delete") {
      this.timeline.remove(message.id);
      return;
    }
    const shown = this.timeline.messages;
    // An edit of something far above is not something new at the bottom.
    if (type === "message_update" && !this.timeline.find(message.id) && shown[0] && before(message.id, shown[0].id)) return;
    if (message.author?.id === world.bot?.id) this.composer.stopTyping();
    this.failures.delete(message.id);
    if (type === "message_create") this.unread.saw(message.channel_id, message.id);
    this.timeline.set(message);
  }

  async again(id, channel) {
    if (channel !== this.channel?.id || !this.timeline.find(id)) return;
    const message = await get(as(this.person.id, `messages/${id}`)).catch(() => null);
    if (message) this.timeline.set(message);
  }

  async changed(person) {
    const spoke = this.locale;
    this.person = person;
    this.say = speaker(person.locale);
    if (spoke !== person.locale) {
      await this.refreshCommands();
      this.timeline.drawAll();
      this.composer.relabel();
    }
    this.draw();
  }

  /** After a gap in the stream: everything once more. */
  async resync() {
    await refresh();
    await this.refreshPlaces();
    await this.open(this.channel?.id ?? this.home()?.id, { keepMenu: true });
    await this.unread.load(this.everywhere());
    this.draw();
  }

  press(message, component, node) {
    return this.touch(message, node, "press", { message: message.id, custom_id: component.custom_id });
  }

  select(message, component, values, node) {
    return this.touch(message, node, "select", { message: message.id, custom_id: component.custom_id, values });
  }

  async touch(message, node, deed, body) {
    if (node.getAttribute("aria-busy") === "true") return;
    node.setAttribute("aria-busy", "true");
    this.timeline.hold(node);
    if (this.failures.delete(message.id)) node.closest("li")?.querySelector(".failure")?.remove();
    try {
      const outcome = await post(as(this.person.id, deed), { ...body, wait: "ack" });
      if (outcome.outcome === "failed") this.fail(message, this.say("failed"));
      if (outcome.outcome === "modal") this.modal.show(outcome.modal);
      // What answers him stands below, wherever he pressed.
      if (outcome.outcome === "message" || outcome.outcome === "deferred") this.timeline.toEnd();
    } catch (why) {
      this.fail(message, why.message);
    } finally {
      node.removeAttribute("aria-busy");
    }
  }

  fail(message, text) {
    this.failures.set(message.id, text);
    this.timeline.redraw(message.id);
  }

  /** Runs a slash command; throws what the people's side refuses. */
  async runCommand(words, options) {
    const outcome = await post(as(this.person.id, "command"), { channel: this.channel.id, command: words, options, wait: "ack" });
    if (outcome.outcome === "failed") this.notice(this.say("noAnswer"), `/${this.commandShown(words)}`);
    if (outcome.outcome === "modal") this.modal.show(outcome.modal);
    this.timeline.toEnd();
    return outcome;
  }

  react(message, emoji) {
    const mine = message.reactions?.find((r) => r.emoji?.name === emoji)?.me_person === true;
    return post(as(this.person.id, "react"), { message: message.id, emoji, remove: mine }).catch((why) => this.notice(why.message));
  }

  remove(message) {
    return del(as(this.person.id, `messages/${message.id}`)).catch((why) => this.notice(why.message));
  }

  /** A word from the client itself, for this person only. */
  notice(text, about) {
    const node = h("div", { class: "notice private rise", role: "alert" }, icon("warn"),
      h("div", {}, about && h("b", {}, about, " "), text, h("p", { class: "only-you" }, icon("eye"), this.say("onlyYou"), " · ",
        h("button", { class: "text-link", type: "button", onclick: () => this.timeline.drop(node) }, this.say("dismiss")))));
    this.timeline.notice(node);
  }
}

function firstOf(server) {
  return [...server.channels].filter((c) => c.type === 0).sort((a, b) => (a.position ?? 0) - (b.position ?? 0))[0];
}

// The messages of one channel, in order, kept up to date in place. It keeps readers where they read:
// at the bottom when they were at the bottom, at their button when that is redrawn, with all of its
// message in sight. What answers them alone is brought to them; what others do moves nobody who has
// scrolled up. A picture that comes is never above the edge: where its message is too long for the
// window, what is below it waits.

import { h, put } from "./dom.js";
import { messageNode, spoken } from "./message.js";

const TOGETHER_MS = 7 * 60_000;
/** So near to the end counts as there. */
const NEAR = 80;
/** Room between what is read and the edge. */
const MARGIN = 6;
/** The beginning of what is pressed there, for a finger to find. */
const BELOW_A_PICTURE = 80;

/** Ids are counted in time; longer ones are later. */
export function before(a, b) {
  return a.length === b.length ? a < b : a.length < b.length;
}

/** Where a message is, from its first word to the end of what can be pressed. */
function heart(item) {
  const parts = [...item.querySelectorAll(".content > :is(.text, .pictures, .embed, .row)")].map((node) => node.getBoundingClientRect());
  return { top: Math.min(...parts.map((at) => at.top)), bottom: Math.max(...parts.map((at) => at.bottom)) };
}

/** A board that is drawn anew shows the one before until its picture has come. */
function keepPictures(old, node) {
  const before = [...old.querySelectorAll(".zoomable img")];
  [...node.querySelectorAll(".zoomable img")].forEach((image, n) => {
    const last = before[n];
    if (!last?.complete || last === image || image.complete) return;
    const frame = image.parentElement;
    frame.style.backgroundImage = `url("${last.getAttribute("src")}")`;
    image.addEventListener("load", () => (frame.style.backgroundImage = ""), { once: true });
  });
}

export class Timeline {
  constructor(pane) {
    this.pane = pane;
    this.messages = [];
    this.nodes = new Map();
    this.notices = [];
    this.live = h("div", { class: "unseen", role: "log", "aria-live": "polite" });
    this.older = h("button", { class: "quiet older", type: "button", hidden: true, onclick: () => pane.loadOlder() });
    this.head = h("div", { class: "beginning" });
    this.list = h("ol", { class: "messages" });
    this.local = h("div", { class: "notices" });
    this.down = h("button", { class: "jump", type: "button", hidden: true, onclick: () => this.toEnd() });
    this.scroller = h("div", { class: "scroller", tabindex: "-1" }, this.older, this.head, this.list, this.local);
    this.node = h("div", { class: "timeline" }, this.scroller, this.down, this.live);
    this.stuck = true;
    this.last = 0;
    this.held = null;
    this.scroller.addEventListener("scroll", () => this.watch());
    // Whoever scrolls lets go of what they pressed.
    for (const moved of ["wheel", "touchmove", "keydown"]) {
      this.scroller.addEventListener(moved, () => (this.held = null), { passive: true });
    }
    // Pictures and panes change size after they were placed.
    const sized = new ResizeObserver(() => this.stay());
    for (const node of [this.list, this.scroller]) sized.observe(node);
  }

  watch() {
    const { scrollTop } = this.scroller;
    // Only readers who go up leave the end: what grew around them moved nobody.
    const goesUp = scrollTop < this.last;
    this.last = scrollTop;
    const isThere = this.rest() - scrollTop < NEAR;
    this.stuck = isThere || (this.stuck && !goesUp);
    this.down.hidden = this.stuck || this.messages.length === 0;
  }

  /**
   * Where one reads what came last: at the end, but never past the beginning of its picture, and from its
   * first word on where all that is pressed has room below, or else the picture and what is pressed first.
   */
  rest() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const end = scrollHeight - clientHeight;
    const last = this.list.lastElementChild;
    const picture = last?.querySelector(".zoomable");
    if (!picture || this.notices.length > 0) return end;
    const { top } = this.scroller.getBoundingClientRect();
    const sight = picture.getBoundingClientRect();
    const all = heart(last);
    const low = all.bottom - all.top + 2 * MARGIN > clientHeight ? sight.bottom + BELOW_A_PICTURE : all.bottom + MARGIN;
    const whole = Math.max(last.getBoundingClientRect().top, low - clientHeight);
    const from = Math.min(whole, sight.top - MARGIN) - top;
    return Math.min(end, Math.max(0, from + scrollTop));
  }

  /** Goes there for the reader, who has not scrolled themselves. */
  goTo(top) {
    this.scroller.scrollTop = top;
    this.last = this.scroller.scrollTop;
  }

  /** Keeps readers at the end there, and those who have gone on to the buttons below with them. */
  stay() {
    if (this.held && this.realign()) return;
    if (this.stuck) this.goTo(Math.max(this.scroller.scrollTop, this.rest()));
  }

  /** What was just pressed stays under the finger, whatever grows above it. */
  hold(node) {
    const item = node.closest("li[data-id]");
    if (!item) return;
    const at = [...item.querySelectorAll(".row button")].indexOf(node);
    this.held = { id: item.dataset.id, key: node.dataset.key, at, top: node.getBoundingClientRect().top };
  }

  /** Brings it back to where it was: the same control, or what stands in its place, in a message that is seen. */
  realign() {
    const item = this.nodes.get(this.held.id);
    const controls = [...(item?.querySelectorAll(".row button") ?? [])];
    const same = controls.find((node) => node.dataset.key === this.held.key) ?? controls[this.held.at];
    if (same) this.goTo(this.scroller.scrollTop + same.getBoundingClientRect().top - this.held.top);
    if (item) this.reveal(item);
    if (!same) this.held = null;
    return Boolean(same);
  }

  /** Brings all of a message into sight, where there is room for it. */
  reveal(item) {
    const frame = this.scroller.getBoundingClientRect();
    const fits = [item.getBoundingClientRect(), heart(item)].find(({ top, bottom }) => bottom - top <= frame.height);
    if (fits) this.goTo(this.scroller.scrollTop + Math.min(0, fits.top - frame.top) + Math.max(0, fits.bottom - frame.bottom));
  }

  /** Leads readers to a message, if it is here: to its beginning, where it is too long for the window. */
  lead(id) {
    const item = this.nodes.get(id);
    if (!item) return;
    this.held = null;
    this.stuck = false;
    this.goTo(this.scroller.scrollTop + item.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top - MARGIN);
    this.watch();
  }

  toEnd() {
    this.held = null;
    this.goTo(this.rest());
    this.stuck = true;
    this.down.hidden = true;
  }

  /** Shows another channel. */
  reset(messages, { more }) {
    this.messages = [...messages];
    this.notices = [];
    this.nodes.clear();
    this.older.hidden = !more;
    put(this.older, this.pane.say("older"));
    put(this.down, this.pane.say("newMessages"));
    this.list.setAttribute("aria-label", this.pane.say("messages", { place: this.pane.placeName() }));
    put(this.live);
    this.drawAll();
    if (messages.length > 0) this.toEnd();
    else {
      // A welcome is read from its title on.
      this.goTo(0);
      this.stuck = false;
      this.down.hidden = true;
    }
  }

  drawAll() {
    this.nodes.clear();
    put(this.list, this.messages.map((m) => this.fresh(m)));
    put(this.local, this.notices);
  }

  prepend(messages, { more }) {
    const from = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.messages = [...messages, ...this.messages];
    this.older.hidden = !more;
    this.drawAll();
    this.goTo(this.scroller.scrollHeight - from);
  }

  grouped(n) {
    const [message, last] = [this.messages[n], this.messages[n - 1]];
    return Boolean(
      last && message.author?.id === last.author?.id && message.type === 0 && !message.interaction && last.ephemeral === message.ephemeral &&
        Date.parse(message.timestamp) - Date.parse(last.timestamp) < TOGETHER_MS,
    );
  }

  fresh(message) {
    const n = this.messages.indexOf(message);
    const node = messageNode(message, this.pane, { grouped: this.grouped(n) });
    this.nodes.set(message.id, node);
    return node;
  }

  find(id) {
    return this.messages.find((m) => m.id === id);
  }

  /** A message that is new or has changed. */
  set(message) {
    const n = this.messages.findIndex((m) => m.id === message.id);
    if (n >= 0) {
      const was = this.messages[n];
      this.messages[n] = message;
      this.redraw(message.id);
      if (was.loading && !message.loading) this.announce(message);
    } else {
      const isFirst = this.messages.length === 0;
      const isNear = this.rest() - this.scroller.scrollTop < this.scroller.clientHeight;
      let at = this.messages.length;
      while (at > 0 && before(message.id, this.messages[at - 1].id)) at -= 1;
      this.messages.splice(at, 0, message);
      const node = this.fresh(message);
      node.classList.add("rise");
      const next = this.messages[at + 1];
      this.list.insertBefore(node, next ? this.nodes.get(next.id) : null);
      if (next) this.redraw(next.id);
      const isOwn = message.author?.id === this.pane.person.id;
      if (!isOwn) this.announce(message);
      // A picture may play once: readers who have just pressed something within a screen of it are brought there.
      const isAwaited = this.held && isNear && node.querySelector(".zoomable");
      if (isFirst || isOwn || message.ephemeral || ((this.stuck || isAwaited) && !next)) this.toEnd();
    }
    this.stay();
  }

  remove(id) {
    const n = this.messages.findIndex((m) => m.id === id);
    if (n < 0) return;
    const node = this.nodes.get(id);
    const hadFocus = node?.contains(document.activeElement);
    this.messages.splice(n, 1);
    node?.remove();
    this.nodes.delete(id);
    if (this.messages[n]) this.redraw(this.messages[n].id);
    if (hadFocus) this.pane.composer.focus();
  }

  /** Draws a message again; the focus stays on what it was on. */
  redraw(id) {
    const message = this.find(id);
    const old = this.nodes.get(id);
    if (!message || !old) return;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const openAlts = [...old.querySelectorAll('.alt-toggle[aria-expanded="true"]')].map((n) => n.dataset.key);
    const node = this.fresh(message);
    keepPictures(old, node);
    old.replaceWith(node);
    for (const toggle of node.querySelectorAll(".alt-toggle")) if (openAlts.includes(toggle.dataset.key)) toggle.click();
    if (focused) {
      const same = [...node.querySelectorAll("[data-key]")].find((n) => n.dataset.key === focused.dataset.key && !n.disabled);
      const next = same ?? node.querySelector(".row button:not(:disabled)") ?? node.querySelector("article");
      next?.focus({ preventScroll: true });
    }
    this.stay();
  }

  /** Draws again what names places: one of them may have come, or gone. */
  redrawPlaces() {
    const names = (m) => JSON.stringify([m.content, m.embeds]).match(/<#\d|discord\.com\/channels/);
    for (const message of this.messages.filter(names)) this.redraw(message.id);
  }

  /** Something that only this window says. */
  notice(node) {
    this.notices.push(node);
    this.local.append(node);
    if (this.stuck) this.toEnd();
  }

  drop(node) {
    this.notices = this.notices.filter((n) => n !== node);
    node.remove();
  }

  announce(message) {
    this.live.append(h("p", {}, spoken(message, this.pane)));
    while (this.live.childElementCount > 5) this.live.firstElementChild.remove();
  }
}

// The messages of one channel, in order, kept up to date in place. It keeps the reader where he
// reads: at the bottom when he was at the bottom, at his button when his button is redrawn. A picture
// that comes is never above the edge: where its message is too long for the window, what is below it waits.

import { h, put } from "./dom.js";
import { messageNode, spoken } from "./message.js";

const TOGETHER_MS = 7 * 60_000;
/** So near to the end counts as there. */
const NEAR = 80;
const ABOVE_A_PICTURE = 6;
/** The beginning of what is pressed there, for a finger to find. */
const BELOW_A_PICTURE = 80;

/** Ids are counted in time; longer ones are later. */
export function before(a, b) {
  return a.length === b.length ? a < b : a.length < b.length;
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
    // Only who goes up leaves the end: what grew below or above him moved nobody.
    const goesUp = scrollTop < this.last;
    this.last = scrollTop;
    const isThere = this.rest() - scrollTop < NEAR;
    this.stuck = isThere || (this.stuck && !goesUp);
    this.down.hidden = this.stuck || this.messages.length === 0;
  }

  /**
   * Where one reads what came last: at the end, but never past the beginning of its picture, and from its
   * first word on where the picture and what is pressed first have room below.
   */
  rest() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const end = scrollHeight - clientHeight;
    const last = this.list.lastElementChild;
    const picture = last?.querySelector(".zoomable");
    if (!picture || this.notices.length > 0) return end;
    const { top } = this.scroller.getBoundingClientRect();
    const sight = picture.getBoundingClientRect();
    const whole = Math.max(last.getBoundingClientRect().top, sight.bottom + BELOW_A_PICTURE - clientHeight);
    const from = Math.min(whole, sight.top - ABOVE_A_PICTURE) - top;
    return Math.min(end, Math.max(0, from + scrollTop));
  }

  /** Keeps who reads at the end there; whoever has gone on to the buttons below stays with them. */
  stay() {
    if (this.held && this.realign()) return;
    if (!this.stuck) return;
    this.scroller.scrollTop = Math.max(this.scroller.scrollTop, this.rest());
  }

  /** What was just pressed stays under the finger, whatever grows above it. */
  hold(node) {
    const item = node.closest("li[data-id]");
    if (!item) return;
    const at = [...item.querySelectorAll(".row button")].indexOf(node);
    this.held = { id: item.dataset.id, key: node.dataset.key, at, top: node.getBoundingClientRect().top };
  }

  /** Brings it back to where it was: the same control, or what stands in its place. */
  realign() {
    const controls = [...(this.nodes.get(this.held.id)?.querySelectorAll(".row button") ?? [])];
    const same = controls.find((node) => node.dataset.key === this.held.key) ?? controls[this.held.at];
    if (!same) this.held = null;
    else this.scroller.scrollTop += same.getBoundingClientRect().top - this.held.top;
    return Boolean(same);
  }

  toEnd() {
    this.held = null;
    this.scroller.scrollTop = this.rest();
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
      this.scroller.scrollTop = 0;
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
    this.scroller.scrollTop = this.scroller.scrollHeight - from;
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
      if (message.author?.id !== this.pane.person.id) this.announce(message);
      else this.toEnd();
      // A picture may play once: whoever reads within a screen of it is brought there.
      const isSeen = this.stuck || (isNear && node.querySelector(".zoomable"));
      if (isFirst || (isSeen && !next)) this.toEnd();
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

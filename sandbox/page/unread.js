// What a person has not read in the places that are not open. How far he has read outlives a reload.

import { as, get } from "./api.js";
import { before } from "./timeline.js";
import { world } from "./world.js";

const KEPT = "houston.read";
/** More than this is counted as this. */
const MOST = 50;

export class Unread {
  constructor(pane) {
    this.pane = pane;
    this.counts = new Map();
    /** The last message that was counted in each place. */
    this.counted = new Map();
    this.key = `${KEPT}.${pane.person.name}`;
  }

  count(channel) {
    return this.counts.get(channel) ?? 0;
  }

  any() {
    return this.counts.size > 0;
  }

  /** How far he has read in each place; nothing where he comes to this sandbox for the first time. */
  kept() {
    const kept = JSON.parse(localStorage.getItem(this.key) ?? "null");
    return kept?.bot === world.bot?.id ? kept.read : null;
  }

  keep(read) {
    localStorage.setItem(this.key, JSON.stringify({ bot: world.bot?.id, read }));
  }

  /** Counts what came while nobody looked. What was there before he first came is not new to him. */
  async load(channels) {
    const read = this.kept();
    if (!read) {
      this.keep(Object.fromEntries(channels.map((c) => [c.id, c.last_message_id]).filter(([, last]) => last)));
      return;
    }
    const isNew = (c) => c.last_message_id && (!read[c.id] || before(read[c.id], c.last_message_id));
    const elsewhere = channels.filter((c) => c.id !== this.pane.channel?.id && isNew(c));
    await Promise.all(elsewhere.map((c) => this.look(c.id, read[c.id] ?? "0")));
  }

  async look(channel, after) {
    const { messages } = await get(as(this.pane.person.id, `messages?channel=${channel}&after=${after}&limit=${MOST}`));
    const theirs = messages.filter((m) => m.author?.id !== this.pane.person.id);
    if (theirs.length > 0) this.counts.set(channel, theirs.length);
    if (messages.length > 0) this.counted.set(channel, messages.at(-1).id);
  }

  /** A message has come where he does not look; whether it counts. */
  came(message) {
    const counted = this.counted.get(message.channel_id);
    if (message.author?.id === this.pane.person.id || (counted && !before(counted, message.id))) return false;
    this.counts.set(message.channel_id, this.count(message.channel_id) + 1);
    return true;
  }

  /** He has read a place to this message. */
  saw(channel, message) {
    this.counts.delete(channel);
    const read = this.kept() ?? {};
    if (!message || (read[channel] && !before(read[channel], message))) return;
    this.keep({ ...read, [channel]: message });
  }
}

// The stream of what happens, for everyone in this window at once. It recovers by itself from where
// it was, and says aloud when it could not.

import { get } from "./api.js";
import { world } from "./world.js";

export const AGAIN_MS = 800;

let source = null;
let people = "";
let cursor = 0;
let retry = null;
let wasDown = false;
let take = () => {};
let tell = () => {};

/** Who is told of items (`take`) and of the connection: "up", "down", "anew" (`tell`). */
export function listen(onItem, onState) {
  take = onItem;
  tell = onState;
  // A hidden tab gives its connection back: browsers have six for a place.
  document.addEventListener("visibilitychange", () => (document.hidden ? stop() : start()));
  addEventListener("online", start);
}

/** Follows these people from a cursor on. */
export function follow(ids, from) {
  const wanted = [...new Set(ids)].sort().join(",");
  if (ids.length > 0) cursor = cursor === 0 ? from : Math.min(cursor, from);
  if (wanted === people && source) return;
  people = wanted;
  start();
}

function stop() {
  clearTimeout(retry);
  source?.close();
  source = null;
}

function start() {
  stop();
  if (!people || document.hidden) return;
  const mine = new EventSource(`/people/events?people=${encodeURIComponent(people)}&after=${cursor}`);
  source = mine;
  mine.onopen = () => check(mine);
  mine.onmessage = (event) => {
    const item = JSON.parse(event.data);
    cursor = Math.max(cursor, item.cursor);
    take(item);
  };
  mine.addEventListener("lost", () => tell("anew"));
  mine.onerror = () => {
    if (source !== mine) return;
    wasDown = true;
    tell("down");
    // Our own patience, not the browser's: it gives up for good on some errors.
    stop();
    retry = setTimeout(again, AGAIN_MS);
  };
}

/** Tries once more; but another sandbox, in which nobody we know lives, is not to be waited for. */
async function again() {
  try {
    const status = await get("/people/status");
    if (status.bot?.id !== world.bot?.id) tell("anew");
    else start();
  } catch {
    retry = setTimeout(again, AGAIN_MS);
  }
}

async function check(mine) {
  // What comes while the answer is under way may count higher than the answer.
  const known = cursor;
  try {
    const status = await get("/people/status");
    if (source !== mine) return;
    // A sandbox that counts lower than we do is another one: it was started anew.
    if (status.cursor < known) tell("anew");
    else tell("up", wasDown);
    wasDown = false;
  } catch {
    // The stream itself will say that it is down.
  }
}

// What everyone may know: the people, the bot, and how it is. And the first people, when a fresh
// sandbox has none yet.

import { get, post, Refused } from "./api.js";
import * as clock from "./clock.js";

export const world = { people: [], bot: null, status: { connected: false, commands: 0 } };

const FIRST_PEOPLE = [
  { name: "ada", display: "Ada", locale: "en-US" },
  { name: "grace", display: "Grace", locale: "fr" },
  { name: "linus", display: "Linus", locale: "en-GB" },
];
const FIRST_SERVERS = [
  { name: "Mission Control", locale: "en-US", channels: ["launch-pad", "orbit-1", "orbit-2", "lounge"] },
  { name: "Le Cosmodrome", locale: "fr", channels: ["pas-de-tir", "orbite-1", "salon"] },
];

export async function refresh() {
  const [listed, status] = await Promise.all([get("/people"), get("/people/status")]);
  world.people = listed.people;
  world.bot = listed.bot;
  world.status = status;
  clock.set(status.now_ms);
  return world;
}

/** Makes the first people and servers through the same door that everyone uses. */
export async function settle() {
  await refresh();
  if (world.people.length > 0) return;
  try {
    for (const person of FIRST_PEOPLE) await post("/people", person);
    const members = FIRST_PEOPLE.map((p) => p.name);
    for (const server of FIRST_SERVERS) await post("/people/servers", { ...server, members, system: true });
  } catch (why) {
    // Another tab was quicker: it makes the rest.
    if (!(why instanceof Refused && why.code === "name_taken")) throw why;
  }
  for (let n = 0; n < 40; n += 1) {
    await refresh();
    const servers = await get("/people/servers");
    if (servers.servers.length >= FIRST_SERVERS.length) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

export const personCalled = (name) => world.people.find((p) => p.name === name || p.id === name);

export const botName = () => world.bot?.username ?? "Bot";

/** A person's or the bot's name as it is shown. */
export function shownName(user) {
  return user?.global_name ?? user?.display ?? user?.username ?? user?.name ?? "?";
}

/** Adds a person, who joins every server. */
export async function addPerson(shown, locale) {
  const servers = await get("/people/servers");
  const display = shown.trim().slice(0, 32);
  // The short name is what scripts say; slashes and commas would part it.
  const base = display.toLowerCase().replace(/[\s/,#]+/g, "-").slice(0, 28) || "someone";
  for (let n = 1; ; n += 1) {
    try {
      const name = n === 1 ? base : `${base}-${n}`;
      const made = await post("/people", { name, display, locale, servers: servers.servers.map((s) => s.id) });
      await refresh();
      return made;
    } catch (why) {
      if (!(why instanceof Refused && why.code === "name_taken") || n > 20) throw why;
    }
  }
}

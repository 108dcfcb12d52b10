// Moments: the sandbox's clock, and Discord's `<t:…>` stamps that count down by themselves.

import { get } from "./api.js";
import { h } from "./dom.js";

let ahead = 0;

/** Now, on the sandbox's clock, which a tester may have moved on. */
export const now = () => Date.now() + ahead;

/** Tells how late it is there. */
export function set(nowMs) {
  ahead = nowMs - Date.now();
  tick();
}

/** Asks how late it is there. */
export async function sync() {
  set((await get("/people/clock")).now_ms);
}

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { year: "numeric", month: "long", day: "numeric" },
  f: { year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
};

const UNITS = [["year", 31_557_600], ["month", 2_629_800], ["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]];

function relative(atMs, locale) {
  const seconds = Math.round((atMs - now()) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

function words(atMs, style, locale) {
  if (style === "R") return relative(atMs, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(atMs);
}

/** A stamp; `R` ones are kept up to date. */
export function stamp(atMs, style, locale) {
  const far = Number.isFinite(atMs) && Math.abs(atMs) <= 8.64e15;
  if (!far) return h("span", {}, "Invalid Date");
  const full = words(atMs, "F", locale);
  const live = style === "R" ? { "data-at": atMs, "data-locale": locale } : {};
  return h("time", { class: "stamp", datetime: new Date(atMs).toISOString(), title: full, ...live }, words(atMs, style, locale));
}

/** When a message was written, as a client says it. */
export function said(atMs, locale, speak) {
  const time = words(atMs, "t", locale);
  const today = new Date(atMs).toDateString() === new Date(now()).toDateString();
  const shown = today ? speak("today", { time }) : `${words(atMs, "d", locale)} ${time}`;
  return h("time", { class: "said", datetime: new Date(atMs).toISOString(), title: words(atMs, "F", locale) }, shown);
}

function tick() {
  for (const node of document.querySelectorAll("time[data-at]")) {
    const text = relative(Number(node.dataset.at), node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(tick, 1000);

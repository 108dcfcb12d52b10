// Faces: everyone is a planet, drawn from a name. Never a picture from elsewhere.

import { fresh, s } from "./dom.js";

function hash(text) {
  let n = 2166136261;
  for (const letter of text) n = Math.imul(n ^ letter.codePointAt(0), 16777619) >>> 0;
  return n;
}

/** The hue that belongs to a name, in degrees. */
export function hue(name) {
  const known = { ada: 268, grace: 164, linus: 32, houston: 232 };
  return known[name.toLowerCase()] ?? hash(name) % 360;
}

/** A planet with the first letter of a name. */
export function planet(name, { ring = hash(name) % 2 === 0, letter = true } = {}) {
  const at = hue(name);
  const seed = hash(`${name}!`);
  const clip = fresh("planet");
  const stripes = [0, 1, 2].map((n) =>
    s("ellipse", {
      cx: 20 + ((seed >>> (n * 4)) % 9) - 4,
      cy: 12 + n * 8 + ((seed >>> (n * 3)) % 4),
      rx: 17,
      ry: 1.6 + ((seed >>> (n * 5)) % 3),
      fill: `hsl(${at + 24} 60% ${n === 1 ? 70 : 44}%)`,
      opacity: 0.45,
    }),
  );
  return s(
    "svg",
    { class: "planet", viewBox: "0 0 40 40", "aria-hidden": "true", focusable: "false" },
    s("defs", {}, s("clipPath", { id: clip }, s("circle", { cx: 20, cy: 20, r: ring ? 14 : 18 }))),
    s(
      "g",
      { "clip-path": `url(#${clip})` },
      s("rect", { width: 40, height: 40, fill: `hsl(${at} 58% 52%)` }),
      stripes,
      s("path", { d: "M0 30 A 26 26 0 0 0 40 6 L 40 40 L 0 40 Z", fill: `hsl(${at} 62% 22%)`, opacity: 0.34 }),
    ),
    ring &&
      s("path", {
        d: "M6.5 25.5 C 1 31 8 32.5 21 25 S 39 11 33.8 14.2",
        fill: "none",
        stroke: `hsl(${(at + 150) % 360} 70% 76%)`,
        "stroke-width": 1.8,
        "stroke-linecap": "round",
      }),
    letter &&
      s(
        "text",
        { x: 20, y: 25.5, "text-anchor": "middle", "font-size": 15, "font-weight": 700, fill: "#fff" },
        [...name][0]?.toUpperCase() ?? "?",
      ),
  );
}

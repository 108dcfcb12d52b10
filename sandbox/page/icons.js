// Line icons, drawn here so that nothing is fetched and no font is needed.

import { s } from "./dom.js";

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  thread: "M5 5v8a4 4 0 0 0 4 4h10m-4-4 4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M5 19l1.8-1.8M17.2 6.8 19 5",
  wrench: "M14.5 6.5a4 4 0 0 1 5-3.8l-2.6 2.6 1.8 1.8 2.6-2.6a4 4 0 0 1-5.3 5.1L8 17.6A2.3 2.3 0 1 1 4.6 14.300l8-8z",
  send: "M4 12 20 4l-5 16-3.5-6.500zM11.5 13.5 20 4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600z",
  reply: "M10 5 4 11l6 6M4 11h9a7 7 0 0 1 7 7v1",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  trash: "M5 7h14M9 7V4.500h6V7M7 7l1 13h8l1-13M10 11v5M14 11v5",
  rocket: "M12 15l-3-3c1-4.5 4-8 10-9-.5 6-4.5 9-7 12zM9 12H5.500L8 8.500h3M12 15v3.500L15.5 16v-3M6 15.500c-1.5.5-2 3-2 4.5 1.5 0 4-.5 4.5-2",
  clip: "M20 11.500l-8 8a5 5 0 0 1-7-7l8.5-8.500a3.4 3.4 0 0 1 4.8 4.800L10 17a1.7 1.7 0 0 1-2.4-2.400l7.5-7.5",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-6 6.5-6s6.5 2.5 6.5 6M16 4.500a3.5 3.5 0 0 1 0 6.300M18 14.500c2 .8 3.5 2.8 3.5 5.5",
  beside: "M4 5h7v14H4zM14 5h6v14h-6z",
  warn: "M12 4 2.5 20h19zM12 10v4.500M12 17v.5",
};

/** An icon that only decorates: what it means is said beside it or in the button's label. */
export function icon(name) {
  return s(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    s("path", { d: PATHS[name] }),
  );
}

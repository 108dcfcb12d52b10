// What the page itself says. A person's pane speaks that person's language; the frame around it
// speaks the browser's. The bot's words are never touched.

/** Each language by its code: the locales that get it, and its words. */
const LANGUAGES = await (await fetch("/page/languages.json")).json();
const CODES = Object.keys(LANGUAGES);

/** The code of a locale's language: `fr` for `fr` and `fr-CA`, English for what nobody translated. */
function codeFor(locale) {
  const base = (code) => code.split("-")[0];
  return CODES.find((code) => code === locale || LANGUAGES[code].locales.includes(locale))
    ?? CODES.find((code) => base(code) === base(locale ?? ""))
    ?? "en";
}

/** A function that says a key in a locale's language, with `{holes}` filled. */
export function speaker(locale) {
  const words = LANGUAGES[codeFor(locale)]?.words ?? {};
  return (key, holes = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_, hole) => String(holes[hole] ?? ""));
}

/** The browser's own language. */
export const say = speaker(navigator.language);

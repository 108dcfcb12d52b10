// Discord's markdown as elements. It never sees markup: a text goes in, text nodes come out, and a
// link stays a word.

import { h } from "./dom.js";
import { stamp } from "./clock.js";

const DEEPEST = 10;

const RULES = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (?=`)|(?<=`) $/g, ""))],
  [/^<@!?(\d{1,20})>/, (m, eye) => h("span", { class: "mention" }, `@${eye.userName(m[1])}`)],
  [/^<#(\d{1,20})>/, (m, eye) => place(m[1], eye)],
  [/^<@&(\d{1,20})>/, () => h("span", { class: "mention" }, "@role")],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m, eye) => stamp(Number(m[1]) * 1000, m[2] ?? "f", eye.locale)],
  [/^<\/([^:<>]{1,100}):\d{1,20}>/, (m, eye) => slash(m[1], eye)],
  [/^<a?(:\w{2,32}:)\d{1,20}>/, (m) => m[1]],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
  [/^\[([^\[\]\n]{1,400})\]\(<?(https?:\/\/[^\s()<>]+)>?(?:\s+"[^"\n]*")?\)/, (m, eye, deep) => link(m[2], inline(m[1], eye, deep), eye)],
  [/^<(https?:\/\/[^\s<>]+)>/, (m, eye) => link(m[1], m[1], eye)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, (m, eye) => link(m[0], m[0], eye)],
  [/^\*\*\*((?:\\[\s\S]|[^\\*])+)\*\*\*/, (m, eye, deep) => h("strong", {}, h("em", {}, inline(m[1], eye, deep)))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, eye, deep) => h("strong", {}, inline(m[1], eye, deep))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, eye, deep) => h("u", {}, inline(m[1], eye, deep))],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])*?[^\s*\\])\*(?!\*)/, (m, eye, deep) => h("em", {}, inline(m[1], eye, deep))],
  [/^_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/u, (m, eye, deep) => h("em", {}, inline(m[1], eye, deep))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (m, eye, deep) => h("s", {}, inline(m[1], eye, deep))],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, (m, eye, deep) => spoiler(inline(m[1], eye, deep), eye)],
];

// Where a rule could begin at all; everything else is plain text.
const SPECIAL = /[\\`<@[*_~|]|https?:\/\//g;

// A place of this Discord, and a message there.
const OURS = /^https:\/\/discord\.com\/channels\/(?:@me|\d{1,20})\/(\d{1,20})(?:\/(\d{1,20}))?$/;

function link(url, shown, eye) {
  const [, channel, message] = OURS.exec(url) ?? [];
  if (channel && eye.sees(channel)) {
    return h("button", { class: "link", type: "button", title: url, onclick: () => eye.goTo(channel, message) }, shown);
  }
  return h("span", { class: "link", title: url, role: "link", "aria-disabled": "true" }, shown);
}

function place(id, eye) {
  const name = `#${eye.channelName(id)}`;
  if (!eye.sees(id)) return h("span", { class: "mention" }, name);
  return h("button", { class: "mention", type: "button", onclick: () => eye.goTo(id) }, name);
}

function slash(name, eye) {
  if (!eye.onslash) return h("span", { class: "mention" }, `/${name}`);
  return h("button", { class: "mention", type: "button", onclick: () => eye.onslash(name) }, `/${name}`);
}

function spoiler(kids, eye) {
  const text = h("span", { "aria-hidden": "true" }, kids);
  const open = () => {
    box.replaceWith(h("span", { class: "spoiler open" }, [...text.childNodes]));
  };
  const box = h("button", { class: "spoiler", type: "button", "aria-label": eye.say("spoiler"), onclick: open }, text);
  return box;
}

function inline(text, eye, deep = 0) {
  if (deep > DEEPEST) return [text];
  const out = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) out.push(plain);
    plain = "";
  };
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text);
    const end = next ? next.index : text.length;
    plain += text.slice(at, end);
    at = end;
    if (!next) break;
    const rest = text.slice(at);
    // snake_case is no emphasis.
    const inWord = rest[0] === "_" && rest[1] !== "_" && /[\p{L}\p{N}]$/u.test(plain);
    let hit = null;
    for (const [pattern, make] of inWord ? [] : RULES) {
      const found = pattern.exec(rest);
      if (!found) continue;
      hit = [found[0].length, make(found, eye, deep + 1)];
      break;
    }
    if (!hit) {
      plain += text[at];
      at += 1;
    } else if (typeof hit[1] === "string") {
      plain += hit[1];
      at += hit[0];
    } else {
      flush();
      out.push(hit[1]);
      at += hit[0];
    }
  }
  flush();
  return out;
}

/** One line of text, without headings, lists and quotes. */
export function line(text, eye) {
  return inline(text ?? "", eye);
}

/** A whole text. */
export function blocks(text, eye) {
  const out = [];
  let rest = text ?? "";
  const fence = /```(?:([\w+#-]{1,20})\n)?\n?([\s\S]*?)\n?```/;
  for (let found = fence.exec(rest); found; found = fence.exec(rest)) {
    lines(rest.slice(0, found.index).replace(/\n$/, ""), eye, out);
    out.push(h("pre", { class: "code", tabindex: "0" }, h("code", {}, found[2])));
    rest = rest.slice(found.index + found[0].length).replace(/^\n/, "");
  }
  lines(rest, eye, out);
  return out;
}

const HEADS = [[/^### +(.+)/, "h4"], [/^## +(.+)/, "h3"], [/^# +(.+)/, "h2"]];
const ITEM = /^( *)([-*]|\d{1,3}\.) +(.+)/;

function lines(text, eye, out) {
  if (!text) return;
  const all = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length === 0) return;
    const kids = inline(plain.join("\n"), eye);
    if (plain.some((l) => l.trim())) out.push(h("p", {}, kids));
    plain = [];
  };
  for (let n = 0; n < all.length; n += 1) {
    const row = all[n];
    const head = HEADS.map(([pattern, tag]) => [pattern.exec(row), tag]).find(([m]) => m);
    if (head) {
      flush();
      out.push(h(head[1], { class: "heading" }, inline(head[0][1], eye)));
    } else if (row.startsWith("-# ")) {
      flush();
      out.push(h("p", { class: "small" }, inline(row.slice(3), eye)));
    } else if (row.startsWith(">>> ")) {
      flush();
      out.push(h("blockquote", {}, nested([row.slice(4), ...all.slice(n + 1)], eye)));
      return;
    } else if (row.startsWith("> ") || row === ">") {
      flush();
      const quote = [];
      while (n < all.length && (all[n].startsWith("> ") || all[n] === ">")) {
        quote.push(all[n].slice(2));
        n += 1;
      }
      n -= 1;
      out.push(h("blockquote", {}, nested(quote, eye)));
    } else if (ITEM.test(row)) {
      flush();
      const items = [];
      const kind = kindOf(ITEM.exec(row));
      for (let item = ITEM.exec(all[n]); item && (item[1] || kindOf(item) === kind); item = ITEM.exec(all[n] ?? "")) {
        items.push(item);
        n += 1;
      }
      n -= 1;
      out.push(list(items, eye));
    } else {
      plain.push(row);
    }
  }
  flush();
}

const kindOf = (item) => (/\d/.test(item[2]) ? "ol" : "ul");

function nested(rows, eye) {
  const out = [];
  lines(rows.join("\n"), eye, out);
  return out;
}

function list(items, eye) {
  const kind = kindOf(items[0]);
  const box = h(kind, { class: "list", start: kind === "ol" ? parseInt(items[0][2], 10) : null });
  const base = items[0][1].length;
  let n = 0;
  while (n < items.length) {
    const item = h("li", {}, inline(items[n][3], eye));
    n += 1;
    const deeper = [];
    while (n < items.length && items[n][1].length > base) {
      deeper.push(items[n]);
      n += 1;
    }
    if (deeper.length > 0) item.append(list(deeper, eye));
    box.append(item);
  }
  return box;
}

// The slash commands that a person is offered, flat, and how typed words find them. It knows no
// command: names, words and options are what the bot has registered.

/** Every command that can be run, with the subcommands' words in one. */
export function flatten(commands) {
  return commands.flatMap((command) => walk(command, [], []));
}

function walk(item, plain, shown) {
  const words = [...plain, item.name];
  const local = [...shown, item.name_localized ?? item.name];
  const inner = (item.options ?? []).filter((o) => o.type === 1 || o.type === 2);
  if (inner.length > 0) return inner.flatMap((o) => walk(o, words, local));
  return [{
    words: words.join(" "),
    shown: local.join(" "),
    about: item.description_localized ?? item.description ?? "",
    options: item.options ?? [],
  }];
}

const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The commands that fit what is typed after the slash, best first. */
export function matching(list, typed) {
  const wanted = bare(typed.trim()).split(/\s+/).filter(Boolean);
  const rank = (command) => {
    const texts = [bare(command.shown), bare(command.words)];
    const whole = wanted.join(" ");
    if (texts.some((t) => t === whole)) return 0;
    if (texts.some((t) => t.startsWith(whole))) return 1;
    const each = texts.some((t) => wanted.every((w) => t.split(/[\s-]/).some((part) => part.startsWith(w))));
    if (each) return 2;
    return texts.some((t) => wanted.every((w) => t.includes(w))) ? 3 : null;
  };
  return list
    .map((command, n) => ({ command, n, rank: rank(command) }))
    .filter((hit) => hit.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.n - b.n)
    .map((hit) => hit.command);
}

/** The command whose whole name begins the text, and what follows it. */
export function begun(list, text) {
  const lower = bare(text);
  const fits = (name) => lower.startsWith(`${bare(name)} `);
  const found = list
    .flatMap((command) => [command.shown, command.words].filter(fits).map((name) => ({ command, rest: text.slice(name.length + 1) })))
    .sort((a, b) => a.rest.length - b.rest.length)[0];
  return found ?? null;
}

/** `name:value` pairs of typed options; a value reaches to the next known name. */
export function typedOptions(options, text) {
  const names = options.flatMap((o) => [o.name, o.name_localized]).filter(Boolean);
  const found = [];
  for (const name of new Set(names)) {
    const at = bare(` ${text}`).indexOf(` ${bare(name)}:`);
    if (at >= 0) found.push({ name, at, from: at + name.length + 1 });
  }
  found.sort((a, b) => a.at - b.at);
  return new Map(found.map((hit, n) => {
    const option = options.find((o) => o.name === hit.name || o.name_localized === hit.name);
    return [option.name, text.slice(hit.from, found[n + 1]?.at ?? text.length).trim()];
  }));
}

/** What `/…` words are in this person's language. */
export function shownName(list, words) {
  return list.find((c) => c.words === words)?.shown ?? words;
}

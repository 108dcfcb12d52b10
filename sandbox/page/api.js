// Asking the people's side. The page has no other door: what it can do, a script can do.

/** What the people's side refused, in its own words. */
export class Refused extends Error {
  constructor(status, body) {
    super(body?.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.error ?? "unreachable";
  }
}

async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      cache: "no-store",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { error: "unreachable", message: "The sandbox cannot be reached." });
  }
  const text = await answer.text();
  let read = null;
  try {
    read = JSON.parse(text);
  } catch {
    // Not an answer of the people's side.
  }
  if (!answer.ok) throw new Refused(answer.status, read);
  return read;
}

export const get = (path) => ask("GET", path);
export const post = (path, body) => ask("POST", path, body);
export const patch = (path, body) => ask("PATCH", path, body);
export const put = (path, body) => ask("PUT", path, body);
export const del = (path) => ask("DELETE", path);

/** A path below a person. */
export const as = (person, rest) => `/people/${encodeURIComponent(person)}/${rest}`;

// Building elements. The only place that makes nodes: every word from outside becomes a text node,
// never markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attrs, kids) {
  for (const [key, value] of Object.entries(attrs ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.setAttribute("class", value);
    else if (key === "value") node.value = value;
    else if (key === "vars") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, kids);
  return node;
}

function append(node, kids) {
  for (const kid of kids.flat(Infinity)) {
    if (kid === null || kid === undefined || kid === false) continue;
    node.append(kid instanceof Node ? kid : document.createTextNode(String(kid)));
  }
}

/** An HTML element: attributes, listeners (`onclick`), then children. */
export function h(tag, attrs, ...kids) {
  return fill(document.createElement(tag), attrs, kids);
}

/** An SVG element. */
export function s(tag, attrs, ...kids) {
  return fill(document.createElementNS(SVG, tag), attrs, kids);
}

/** Replaces everything inside a node. */
export function put(node, ...kids) {
  node.replaceChildren();
  append(node, kids);
  return node;
}

let counter = 0;
/** An id that no other element has. */
export function fresh(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/**
 * Making elements: text always goes in as text.
 * @module
 */

/**
 * @param {string} tag
 * @param {Record<string, any>} attributes  "on…" are listeners, "class" and "data-…" as in HTML
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {HTMLElement & any}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "style") made.style.cssText = value;
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/** Write a text only when it differs: an unchanged write still costs a layout. */
export function setText(node, text) {
  if (node.shown === text) return;
  node.shown = text;
  node.textContent = text;
}

/** The same for an attribute. */
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** Put values into the holes of a sentence: fill("{a} of {b}", {a: 1, b: 2}). */
export function fill(sentence, values) {
  return (sentence ?? "").replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
}

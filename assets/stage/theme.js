/**
 * Colours and type: the palette of meanings from the data, the rest from the page's --st-* variables.
 * Light or dark is decided by the brightness of the background, whatever the theme is called.
 * @module
 */

const FALLBACK = { background: "#ffffff", text: "#262730", primary: "#3d6c9e", font: "system-ui, sans-serif" };

export class Theme {
  /** @param {HTMLElement} root @param {{light: object, dark: object}} palette */
  constructor(root, palette) {
    this.root = root;
    this.palette = palette;
    this.dark = false;
    this.signature = "";
    this.read();
  }

  /** Read the variables again. @returns {boolean} whether anything changed */
  read() {
    const style = getComputedStyle(this.root);
    const of = (name, otherwise) => style.getPropertyValue(name).trim() || otherwise;
    const background = of("--st-background-color", FALLBACK.background);
    const text = of("--st-text-color", FALLBACK.text);
    const font = of("--st-font", FALLBACK.font);
    const signature = [background, text, font, of("--st-primary-color", "")].join("|")
      + JSON.stringify(this.palette);
    if (signature === this.signature) return false;
    this.signature = signature;
    this.background = background;
    this.text = text;
    this.font = font;
    this.dark = luminance(background) < 0.4;
    this.colours = (this.dark ? this.palette?.dark : this.palette?.light) ?? {};
    this.#tints.clear();
    this.#links = Object.keys(this.colours).filter((key) => /^link\d+$/.test(key)).length || 1;
    this.quiet = blend(text, background, 0.32);
    this.faint = blend(text, background, 0.74);
    this.hair = blend(text, background, 0.86);
    this.#publish();
    return true;
  }

  /** Colour of a role, an energy, or "link3"; links beyond the last start again. */
  colour(name) {
    const found = this.colours[name];
    if (found) return found;
    const link = /^link(\d+)$/.exec(name);
    if (!link) return this.text;
    return this.colours[`link${(Number(link[1]) - 1) % this.#links + 1}`] ?? this.text;
  }

  /** A colour mixed with the background: 0 is the colour, 1 the background. */
  tint(colour, share) {
    const key = `${colour}${share}`;
    let found = this.#tints.get(key);
    if (!found) this.#tints.set(key, found = blend(colour, this.background, share));
    return found;
  }

  #tints = /** @type {Map<string, string>} */ (new Map());
  #links = 1;

  #publish() {
    const { style } = this.root;
    style.setProperty("--quiet", this.quiet);
    style.setProperty("--faint", this.faint);
    style.setProperty("--hair", this.hair);
    style.colorScheme = this.dark ? "dark" : "light";
    for (const [name, colour] of Object.entries(this.colours)) style.setProperty(`--${name}`, colour);
  }
}

/** @param {string} colour "#rgb", "#rrggbb" or "rgb(…)" @returns {number[]} red, green, blue, 0 to 255 */
function channels(colour) {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(colour);
  if (hex) {
    const digits = hex[1].length < 6 ? [...hex[1]].map((c) => c + c).join("") : hex[1];
    return [0, 2, 4].map((i) => parseInt(digits.slice(i, i + 2), 16));
  }
  const numbers = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return numbers.length >= 3 ? numbers.slice(0, 3) : [255, 255, 255];
}

function luminance(colour) {
  const [r, g, b] = channels(colour).map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function blend(colour, other, share) {
  const a = channels(colour), b = channels(other);
  return `rgb(${a.map((v, i) => Math.round(v + (b[i] - v) * share)).join(", ")})`;
}

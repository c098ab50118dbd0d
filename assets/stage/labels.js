/**
 * Labels of the picture: KaTeX in HTML over the canvas, moved by transforms. Each has an anchor and
 * a wish for a direction; it goes where it covers neither the machine nor another label, and
 * prefers to stay where it was.
 * @module
 */

/** Turns away from the wished direction, tried in this order, in radians. */
const TURNS = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3, Math.PI];
const DISTANCES = [0, 12, 26];
/** What it costs to leave a place: labels don't fidget. */
const LOYALTY = 14;
/** Labels of low priority hide where they'd cover something, and come back when there is room. */
const CROWDED = 30, ROOMY = 16, MAY_HIDE = 2;

/** @typedef {{element: HTMLElement, width: number, height: number, latex: string, choice: number,
 *   x: number, y: number, dx: number, dy: number, shown: boolean, wanted: boolean, written: string,
 *   anchorX: number, anchorY: number, distance: number, dirX: number, dirY: number, priority: number,
 *   colour: string, goalX: number, goalY: number, crowded: boolean}} Label */

export class Labels {
  /** @param {HTMLElement} layer @param {(latex: string, into: HTMLElement) => void} render */
  constructor(layer, render) {
    this.layer = layer;
    this.render = render;
    // Sizes come from the browser whenever they change (fonts, rules, text), without forcing a layout.
    this.observer = new ResizeObserver((entries) => {
      for (const entry of entries) {
        const label = /** @type {any} */ (entry.target).label, box = entry.borderBoxSize[0];
        [label.width, label.height] = [box.inlineSize, box.blockSize];
      }
    });
    this.width = 0;
    this.height = 0;
  }

  #labels = /** @type {Map<string, Label>} */ (new Map());
  #lines = /** @type {number[]} */ ([]);
  #discs = /** @type {number[]} */ ([]);
  #order = /** @type {Label[]} */ ([]);
  #placed = /** @type {Label[]} */ ([]);

  /** Throw all labels away, for other texts. */
  clear() {
    this.observer.disconnect();
    this.layer.replaceChildren();
    this.#labels.clear();
  }

  begin(width, height) {
    this.width = width;
    this.height = height;
    this.#lines.length = 0;
    this.#discs.length = 0;
    this.#order.length = 0;
    for (const label of this.#labels.values()) label.wanted = false;
  }

  avoidLine(x0, y0, x1, y1, half) {
    this.#lines.push(x0, y0, x1, y1, half);
  }

  avoidDisc(x, y, r) {
    this.#discs.push(x, y, r);
  }

  /** Ask for a label this frame. Higher priority is placed first. */
  place(key, latex, x, y, distance, dirX, dirY, priority, colour = "") {
    if (!latex) return;
    const label = this.#labels.get(key) ?? this.#create(key);
    if (label.latex !== latex) {
      label.latex = latex;
      this.render(latex, label.element);
    }
    if (label.colour !== colour) label.element.style.color = label.colour = colour;
    Object.assign(label, { anchorX: x, anchorY: y, distance, dirX, dirY, priority, wanted: true });
    this.#order.push(label);
  }

  /** Find places and move the elements. @param {number} dt seconds */
  commit(dt) {
    this.#order.sort((a, b) => b.priority - a.priority);
    this.#placed.length = 0;
    for (const label of this.#order) {
      this.#settle(label, dt);
      if (!label.crowded) this.#placed.push(label);
    }
    for (const label of this.#labels.values()) write(label);
  }

  #create(key) {
    const element = /** @type {any} */ (document.createElement("span"));
    element.className = "label";
    this.layer.append(element);
    const label = { element, latex: "", choice: 0, x: 0, y: 0, dx: NaN, dy: NaN, shown: false,
      wanted: true, written: "", width: 0, height: 0, colour: "", goalX: 0, goalY: 0, crowded: false };
    element.label = label;
    this.observer.observe(element);
    this.#labels.set(key, /** @type {any} */ (label));
    return /** @type {any} */ (label);
  }

  #settle(label, dt) {
    const spot = SPOT;
    let best = Infinity, choice = 0;
    const consider = (k) => {
      candidate(label, k, spot);
      const cost = this.#cost(label, spot.x, spot.y) + preference(k) - (k === label.choice ? LOYALTY : 0);
      if (cost < best) [best, choice] = [cost, k];
    };
    consider(label.choice);
    if (best > preference(label.choice) - LOYALTY + 0.5 || label.choice !== 0) {
      for (let k = 0; k < TURNS.length * DISTANCES.length; k++) consider(k);
    }
    label.choice = choice;
    candidate(label, choice, spot);
    label.goalX = spot.x;
    label.goalY = spot.y;
    const covering = this.#cost(label, spot.x, spot.y);
    label.crowded = label.priority <= MAY_HIDE && covering > (label.crowded ? ROOMY : CROWDED);
    const dx = spot.x - label.anchorX, dy = spot.y - label.anchorY;
    // Only the offset from the anchor is eased: the label follows its anchor rigidly.
    const share = Number.isNaN(label.dx) || !label.shown ? 1 : 1 - Math.exp(-dt / 0.03);
    label.dx = share === 1 ? dx : label.dx + (dx - label.dx) * share;
    label.dy = share === 1 ? dy : label.dy + (dy - label.dy) * share;
    label.x = label.anchorX + label.dx;
    label.y = label.anchorY + label.dy;
  }

  #cost(label, x, y) {
    const hw = label.width / 2 + 1, hh = label.height / 2 + 1;
    let cost = 0;
    const outside = Math.max(0, hw - x) + Math.max(0, x + hw - this.width)
      + Math.max(0, hh - y) + Math.max(0, y + hh - this.height);
    if (outside > 0) cost += 60 + 8 * outside;
    const lines = this.#lines;
    for (let i = 0; i < lines.length; i += 5) {
      const inside = crossing(lines[i] - x, lines[i + 1] - y, lines[i + 2] - x, lines[i + 3] - y,
        hw + lines[i + 4], hh + lines[i + 4]);
      if (inside > 0) cost += 12 + 2 * inside;
    }
    const discs = this.#discs;
    for (let i = 0; i < discs.length; i += 3) {
      const gapX = Math.max(0, Math.abs(discs[i] - x) - hw), gapY = Math.max(0, Math.abs(discs[i + 1] - y) - hh);
      const into = discs[i + 2] - Math.hypot(gapX, gapY);
      if (into > 0) cost += 12 + 3 * into;
    }
    for (const other of this.#placed) {
      const overX = hw + other.width / 2 + 5 - Math.abs(other.goalX - x);
      const overY = hh + other.height / 2 + 1 - Math.abs(other.goalY - y);
      if (overX > 0 && overY > 0) cost += 30 + 2 * Math.min(overX, overY);
    }
    return cost;
  }
}

const SPOT = { x: 0, y: 0 };

/** Where choice k would put the centre of a label. */
function candidate(label, k, out) {
  const turn = TURNS[k % TURNS.length], extra = DISTANCES[Math.floor(k / TURNS.length)];
  const cos = Math.cos(turn), sin = Math.sin(turn);
  const ux = label.dirX * cos - label.dirY * sin, uy = label.dirX * sin + label.dirY * cos;
  const reach = label.distance + extra;
  out.x = label.anchorX + ux * (reach + label.width / 2);
  out.y = label.anchorY + uy * (reach + label.height / 2);
}

function preference(k) {
  return 6 * Math.abs(TURNS[k % TURNS.length]) + 9 * Math.floor(k / TURNS.length);
}

/** Length of the part of a segment inside the rectangle |x| < hw, |y| < hh. */
function crossing(x0, y0, x1, y1, hw, hh) {
  if (Math.max(x0, x1) <= -hw || Math.min(x0, x1) >= hw || Math.max(y0, y1) <= -hh || Math.min(y0, y1) >= hh) return 0;
  const dx = x1 - x0 || 1e-12, dy = y1 - y0 || 1e-12;
  const ax = (-hw - x0) / dx, bx = (hw - x0) / dx, ay = (-hh - y0) / dy, by = (hh - y0) / dy;
  const from = Math.max(0, Math.min(ax, bx), Math.min(ay, by));
  const to = Math.min(1, Math.max(ax, bx), Math.max(ay, by));
  return from < to ? (to - from) * Math.sqrt(dx * dx + dy * dy) + 0.01 : 0;
}

function write(label) {
  const shown = label.wanted && label.width > 0 && !label.crowded;
  if (shown !== label.shown) {
    label.shown = shown;
    label.element.style.visibility = label.shown ? "visible" : "hidden";
  }
  if (!label.shown) return;
  const x = Math.round((label.x - label.width / 2) * 2) / 2, y = Math.round((label.y - label.height / 2) * 2) / 2;
  const transform = `translate(${x}px,${y}px)`;
  if (transform !== label.written) label.element.style.transform = label.written = transform;
}

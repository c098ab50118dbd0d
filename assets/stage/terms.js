/**
 * The equations of motion, live: every term with its number and a signed bar, and a chain that
 * shows that the left side adds up to the right. A term under the pointer lights up in the picture.
 * @module
 */
import { APPLIED, ROLES } from "./roles.js";
import { Chain } from "./chain.js";
import { element, setText } from "./dom.js";
import { negated, summand } from "./equations.js";
import { decimalsFor, fixed, unitText } from "./numbers.js";
import { Peak } from "./peak.js";
import { render } from "./formula.js";
import { segments } from "./segments.js";

export class Terms {
  /**
   * @param {import("./model.js").Model} model @param {Record<string, string>} words
   * @param {import("./theme.js").Theme} theme @param {import("./picture.js").Emphasis} emphasis
   * @param {() => void} acted
   */
  constructor(model, words, theme, emphasis, acted) {
    this.model = model;
    this.words = words;
    this.theme = theme;
    this.emphasis = emphasis;
    this.acted = acted;
    this.sense = segments(words.sense, [
      { value: "needed", text: words.needed }, { value: "felt", text: words.felt },
    ], emphasis.needed ? "needed" : "felt", (value) => this.setNeeded(value === "needed"), { "data-control": "sense" });
    this.forces = element("input", { type: "checkbox", checked: emphasis.forces,
      onchange: () => { emphasis.forces = this.forces.checked; acted(); } });
    this.list = element("div", { class: "rows" });
    this.root = element("div", { class: "terms" },
      element("div", { class: "bar" }, this.sense.root,
        element("label", { class: "check" }, this.forces, element("span", {}, words.forces))),
      this.list);
    this.#build();
  }

  /** @type {{role: string, i: number, cell: HTMLElement, value: HTMLElement, bar: any, sign: number}[]} */
  #cells = [];
  /** @type {Chain[]} */
  #chains = [];
  /** @type {Peak[]} */
  #peaks = [];
  #pinned = "";
  #lit = "";

  setNeeded(needed) {
    this.emphasis.needed = needed;
    this.sense.set(needed ? "needed" : "felt");
    this.#build();
    this.acted();
  }

  /** Scroll to the equation in which the terms that are pointed at are largest. */
  reveal({ n, values }) {
    const sizes = this.model.coordinates.map((_, i) => ROLES.reduce((most, role, k) =>
      this.emphasis.show.has(role) ? Math.max(most, Math.abs(values[k * n + i])) : most, 0));
    const row = this.list.children[sizes.indexOf(Math.max(...sizes))], panel = this.root.closest(".panel");
    if (row && panel) panel.scrollTop = row.offsetTop - this.root.offsetTop;
  }

  toggleForces() {
    this.forces.checked = this.emphasis.forces = !this.emphasis.forces;
  }

  /** Light a term up (from the picture), or none. */
  light(drawn) {
    this.emphasis.lit = drawn ? { role: drawn.role, coordinate: drawn.coordinate } : this.#pin();
    this.#showLit();
  }

  /** Bars and chains, every other frame. */
  draw(simulation, dt) {
    const { n } = simulation;
    for (let i = 0; i < n; i++) {
      let largest = 0;
      for (let k = 0; k < ROLES.length; k++) largest = Math.max(largest, Math.abs(simulation.values[k * n + i]));
      this.#peaks[i].follow(largest, dt);
      this.#chains[i].draw(simulation, dt);
    }
    for (const { role, i, bar, sign } of this.#cells) {
      const share = sign * simulation.values[ROLES.indexOf(role) * n + i] / this.#peaks[i].value;
      const transform = `scaleX(${Math.max(-1, Math.min(1, share)).toFixed(3)})`;
      if (bar.written !== transform) bar.style.transform = bar.written = transform;
    }
    this.#showLit();
  }

  /** Numbers, some ten times a second. */
  update(simulation) {
    const { n } = simulation;
    for (const { role, i, value, sign } of this.#cells) {
      setText(value, fixed(sign * simulation.values[ROLES.indexOf(role) * n + i], decimalsFor(this.#peaks[i].value)));
    }
    this.#chains.forEach((chain, i) => chain.update(simulation, decimalsFor(this.#peaks[i].value)));
  }

  #build() {
    const { model, words, emphasis } = this, { needed } = emphasis;
    this.#cells = [];
    this.#chains = [];
    while (this.#peaks.length < model.n) this.#peaks.push(new Peak(1e-6, 3));
    this.list.replaceChildren(...model.equations.rows.map((row, i) => {
      const unit = unitText(model.coordinates[i].force_unit);
      const left = needed ? row.left : [...row.right, ...row.left];
      const right = needed ? row.right : [];
      const chain = new Chain(this.theme, words, unit, i, left.map((t) => t.role), right.map((t) => t.role), needed);
      this.#chains.push(chain);
      const cells = [...this.#side(left, i, ""), ...(right.length ? this.#side(right, i, "=")
        : [element("span", { class: "pair" }, element("span", { class: "operator" }, "= 0"))])];
      return element("div", { class: "row", role: "group", "data-coordinate": model.coordinates[i].name,
        "aria-label": model.coordinates[i].meaning ?? model.coordinates[i].name },
      element("div", { class: "equation" }, ...cells), chain.root);
    }));
    this.#showLit();
  }

  /** The cells of one side; an operator stays with the term after it, so lines break before it. */
  #side(side, i, before) {
    return side.flatMap((term, k) => {
      const flip = !this.emphasis.needed && !APPLIED.has(term.role);
      const { plus, latex } = summand(flip ? negated(term.latex) : term.latex);
      const shown = k > 0 ? (plus ? "+" : "") : before;
      const operator = shown ? element("span", { class: "operator" }, shown) : null;
      const cell = this.#cell(term.role, i, latex, flip ? -1 : 1);
      return operator ? [element("span", { class: "pair" }, operator, cell)] : [cell];
    });
  }

  #cell(role, i, latex, sign) {
    const formula = element("span", { class: "formula" });
    render(latex, formula);
    const value = element("span", { class: "value" }), bar = element("span", { class: `fill ${role}` });
    const unit = unitText(this.model.coordinates[i].force_unit);
    const id = `${role}:${i}`;
    const cell = element("button", {
      type: "button", class: "term", "data-role": role, "data-term": id, title: this.words[role],
      "aria-label": `${this.words[role]} (${unit})`, "aria-pressed": this.#pinned === id ? "true" : "false",
      style: `--role: var(--${role})`,
      onpointerenter: (event) => event.pointerType !== "touch" && this.#hover(role, i),
      onpointerleave: () => this.light(null),
      onfocus: () => this.#hover(role, i),
      onblur: () => this.light(null),
      onclick: () => this.#togglePin(id),
    }, formula, value, element("span", { class: "signed" }, bar));
    this.#cells.push({ role, i, cell, value, bar, sign });
    return cell;
  }

  #hover(role, i) {
    this.emphasis.lit = { role, coordinate: i };
    this.#showLit();
    this.acted();
  }

  #togglePin(id) {
    this.#pinned = this.#pinned === id ? "" : id;
    this.light(null);
    this.acted();
  }

  #pin() {
    if (!this.#pinned) return null;
    const [role, i] = this.#pinned.split(":");
    return { role, coordinate: Number(i) };
  }

  #showLit() {
    const { lit, show } = this.emphasis;
    const signature = `${lit?.role}:${lit?.coordinate}|${[...show].join()}|${this.#pinned}|${this.#cells.length}`;
    if (signature === this.#lit) return;
    this.#lit = signature;
    for (const { role, i, cell } of this.#cells) {
      const isLit = lit?.role === role && (lit.coordinate === i || lit.coordinate < 0);
      cell.classList.toggle("lit", Boolean(isLit));
      cell.classList.toggle("shown", show.has(role));
      cell.setAttribute("aria-pressed", String(this.#pinned === `${role}:${i}`));
    }
  }
}

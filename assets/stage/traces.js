/**
 * The last ten seconds as curves against time, drawn by uPlot: angles, rates, energies, terms.
 * @module
 */
import { COORDINATE_DASHES, CUES, ROLES } from "./roles.js";
import { element, setText } from "./dom.js";
import { render } from "./formula.js";
import { format, short, unitText } from "./numbers.js";

const WINDOW = 10;
const HEIGHT = 104;
const VENDOR = new URL("../vendor/uplot/", import.meta.url).href;
let uPlot = /** @type {any} */ (null);

export class Traces {
  /** @param {import("./player.js").Player} player @param {Record<string, string>} words @param {import("./theme.js").Theme} theme */
  constructor(player, words, theme) {
    this.player = player;
    this.words = words;
    this.theme = theme;
    this.charts = this.#definitions().map((d) => this.#chart(d));
    this.root = element("div", { class: "traces" },
      element("div", { class: "bar chips" }, ...this.charts.map((c) => c.chip)), ...this.charts.map((c) => c.root));
    this.visible = false;
    this.observer = new ResizeObserver(() => this.#resize());
    this.observer.observe(this.root);
  }

  /** Build the plots when they are first looked at. */
  async open(visible) {
    this.visible = visible;
    if (!visible) return;
    uPlot ??= (await import(`${VENDOR}uPlot.esm.js`)).default;
    for (const chart of this.charts) this.#build(chart);
  }

  /** Another theme: uPlot keeps its colours, so the plots are made anew. */
  recolour() {
    for (const chart of this.charts) {
      chart.plot?.destroy();
      chart.plot = null;
      chart.swatches.forEach((swatch, i) => swatch.setAttribute("stroke", this.theme.colour(chart.series[i].colour)));
      if (this.visible && uPlot) this.#build(chart);
    }
  }

  destroy() {
    this.observer.disconnect();
    for (const chart of this.charts) chart.plot?.destroy();
  }

  #turn = 0;

  /** Every frame, one chart after the other: up to four charts come to fifteen times a second each. */
  draw() {
    const drawn = this.charts.filter((chart) => chart.plot && !chart.root.hidden);
    if (!this.visible || drawn.length === 0) return;
    const slots = Math.max(4, drawn.length);
    this.#turn = (this.#turn + 1) % slots;
    if (this.#turn < drawn.length) this.#plot(drawn[this.#turn]);
  }

  #plot(chart) {
    const { history, cursor } = this.player, { data } = history;
    const now = data[history.offset(cursor)];
    let first = cursor;
    while (first > 0 && data[history.offset(first - 1)] >= now - WINDOW) first--;
    const columns = chart.series.map((s) => this.#column(first, cursor, s.at, s.add));
    chart.plot.setData([this.#column(first, cursor, 0), ...columns], false);
    chart.plot.batch(() => {
      chart.plot.setScale("x", { min: Math.max(0, now - WINDOW), max: Math.max(WINDOW, now) });
      chart.plot.setScale("y", range(columns));
    });
  }

  /** Live values in the legends, some ten times a second. */
  update() {
    if (!this.visible) return;
    const { history, cursor } = this.player, at = history.offset(cursor);
    for (const chart of this.charts) {
      chart.series.forEach((s, i) => {
        const value = history.data[at + s.at] + (s.add === undefined ? 0 : history.data[at + s.add]);
        setText(chart.values[i], format(value));
      });
    }
  }

  /** Every other noted instant: thirty a second draw a smooth curve at half the cost. */
  #column(first, last, at, add) {
    const { history } = this.player, { data } = history, count = Math.floor((last - first) / 2) + 1;
    const column = new Float64Array(count);
    for (let k = 0; k < count; k++) {
      const row = history.offset(last - 2 * (count - 1 - k));
      column[k] = data[row + at] + (add === undefined ? 0 : data[row + add]);
    }
    return column;
  }

  #definitions() {
    const { model, layout } = this.player, { words } = this;
    const { coordinates, n } = model;
    const each = (latex, offset) => coordinates.map((c, i) => ({
      latex: c[latex], colour: n === 1 ? "link1" : `link${i + 1}`, dash: COORDINATE_DASHES[i % COORDINATE_DASHES.length], at: offset + i,
    }));
    const units = (suffix) => [...new Set(coordinates.map((c) => c.unit + suffix))].join(", ");
    const energy = ["kinetic", "potential", "total"].map((name) => ({
      latex: model.system.energy_latex?.[name] ?? name, colour: name, dash: CUES[name].dash,
      at: name === "potential" ? layout.potential : layout.kinetic, add: name === "total" ? layout.potential : undefined,
    }));
    return [
      { id: "coordinates", text: words.trace_coordinates, unit: units(""), series: each("latex", layout.q), on: true },
      { id: "rates", text: words.trace_rates, unit: units("/s"), series: each("rate_latex", layout.qd), on: true },
      { id: "energies", text: words.trace_energies, unit: "J", series: energy, on: true },
      ...coordinates.map((c, i) => ({
        id: `terms-${c.name}`, text: n === 1 ? words.trace_terms : `${words.trace_terms} ${i + 1}`, unit: c.force_unit, on: false,
        series: ROLES.filter((role) => model.equations.has(i, role)).map((role) => ({
          latex: model.equations.labelOf(i, role), colour: role, dash: CUES[role].dash, at: layout.values + ROLES.indexOf(role) * n + i,
        })),
      })),
    ];
  }

  #chart({ id, text, unit, series, on }) {
    const plotAt = element("div", { class: "plot" });
    const values = series.map(() => element("span", { class: "value" }));
    const swatches = [];
    const legend = element("div", { class: "legend" }, ...series.map((s, i) => {
      const name = element("span", { class: "symbol" });
      render(s.latex, name);
      const [svg, stroke] = swatch(s.dash, this.theme.colour(s.colour));
      swatches.push(stroke);
      return element("span", { class: "entry" }, svg, name, values[i]);
    }), element("span", { class: "unit" }, unitText(unit)));
    const root = element("div", { class: "chart", role: "group", "data-chart": id, "aria-label": text, hidden: !on }, legend, plotAt);
    const box = element("input", { type: "checkbox", checked: on, onchange: () => {
      root.hidden = !box.checked;
      this.#resize();
    } });
    const chip = element("label", { class: "check" }, box, element("span", {}, text));
    return { root, chip, plotAt, values, swatches, series, plot: null };
  }

  #build(chart) {
    if (chart.plot) return;
    const { theme } = this, axis = { stroke: theme.quiet, font: `11px ${theme.font}`, grid: { stroke: theme.hair, width: 1 },
      ticks: { show: false } };
    chart.plot = new uPlot({
      width: Math.max(120, chart.plotAt.clientWidth || this.root.clientWidth), height: HEIGHT,
      legend: { show: false }, cursor: { show: false }, select: { show: false },
      scales: { x: { time: false, auto: false }, y: { auto: false } },
      // Few labels: to write them takes longer than all the curves.
      axes: [
        { ...axis, size: 22, gap: 3, space: 110, values: (_u, splits) => splits.map((v) => `${short(v)} s`) },
        { ...axis, size: 46, gap: 4, space: 30, values: (_u, splits) => splits.map((v) => short(v)) },
      ],
      series: [{}, ...chart.series.map((s) => ({
        stroke: theme.colour(s.colour), width: 1.6, dash: s.dash, points: { show: false },
      }))],
      padding: [6, 18, 0, 0],
    }, [[], ...chart.series.map(() => [])], chart.plotAt);
  }

  #resize() {
    for (const chart of this.charts) {
      const width = chart.plotAt.clientWidth;
      if (chart.plot && width > 0 && width !== chart.plot.width) chart.plot.setSize({ width, height: HEIGHT });
    }
  }
}

/** Room around all values, and some when they hardly change. */
function range(columns) {
  let low = Infinity, high = -Infinity;
  for (const column of columns) {
    for (const v of column) {
      if (v < low) low = v;
      if (v > high) high = v;
    }
  }
  const room = Math.max((high - low) * 0.08, 1e-3 * Math.max(1, Math.abs(low), Math.abs(high)));
  return { min: low - room, max: high + room };
}

/** A short stroke with the curve's dashes. */
function swatch(dash, colour) {
  const NS = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(NS, "svg"), stroke = document.createElementNS(NS, "line");
  svg.setAttribute("class", "swatch");
  svg.setAttribute("aria-hidden", "true");
  const line = {
    x1: 0, x2: 24, y1: 4, y2: 4, stroke: colour, "stroke-width": 2, "stroke-dasharray": dash.join(" "),
  };
  for (const [name, value] of Object.entries(line)) stroke.setAttribute(name, String(value));
  svg.append(stroke);
  return [svg, stroke];
}

/**
 * The stage on the page: its elements, its frame loop, and what it does with each new data.
 * Language, notation, palette and system change in place; the motion goes on.
 * @module
 */
import { Model, importModule } from "./model.js";
import { Panels, showNotice } from "./panels.js";
import { Picture } from "./picture.js";
import { Player } from "./player.js";
import { Pointer } from "./pointer.js";
import { ROLES } from "./roles.js";
import { Theme } from "./theme.js";
import { closable } from "./tabs.js";
import { element, setAttribute, setText } from "./dom.js";
import { loadKatex, render, stylesheet } from "./formula.js";
import { bindings, listen } from "./keyboard.js";
import { plan } from "./demonstration.js";

/** A paused stage that nobody touches draws no frames after this many milliseconds. */
const AWAKE = 1500;
const COMPACT_INTERVAL = 1000 / 30 - 4;

export class Screen {
  /** @param {ShadowRoot|HTMLElement} parent @param {any} data */
  constructor(parent, data) {
    this.parent = parent;
    this.root = /** @type {HTMLElement} */ (parent.querySelector(".stage")) ?? element("div", { class: "stage" });
    if (!this.root.isConnected) parent.append(this.root);
    this.compact = Boolean(data.compact);
    this.theme = new Theme(this.root, data.palette);
    this.emphasis = { show: new Set(), lit: null, needed: true, forces: false, frames: false };
    this.#lay();
  }

  player = /** @type {Player|null} */ (null);
  panels = /** @type {Panels|null} */ (null);
  #texts = "";
  #moduleText = "";
  #revision = /** @type {number|null} */ (null);
  #setState = (/** @type {string} */ _name, /** @type {any} */ _value) => {};
  #generation = 0;
  #frames = 0;
  #request = 0;
  #lastFrame = 0;
  #fps = 60;
  #awakeUntil = 0;
  #themeAt = 0;
  #onScreen = true;
  #words = /** @type {Record<string, string>} */ ({});

  /** New data from Python. @param {any} component */
  async adopt({ data, setStateValue }) {
    const generation = ++this.#generation;
    this.#setState = setStateValue;
    this.#words = data.words ?? {};
    this.theme.palette = data.palette;
    this.theme.read();
    const changed = data.system.module !== this.#moduleText;
    const module = changed ? await importModule(data.system.module) : this.player.model.module;
    if (generation !== this.#generation) return;
    this.#moduleText = data.system.module;
    const fresh = changed || data.revision !== this.#revision;
    const texts = JSON.stringify([data.words, { ...data.system, module: "" }]);
    // Another convention of the same machine takes the motion over; another machine begins anew.
    const converted = changed && this.player?.model.system.machine === data.system.machine;
    if (changed || texts !== this.#texts) {
      this.#texts = texts;
      this.#use(new Model(module, data.system, this.#words), data, converted);
    }
    if (converted) this.#convert(data);
    else if (fresh) this.#apply(data);
    this.#begin();
  }

  /** The module didn't load: say so, and tell the console why. @param {unknown} error */
  broken(error) {
    console.error("stage:", error);
    setText(this.notice, this.#words.broken ?? "");
    this.notice.hidden = false;
  }

  destroy() {
    cancelAnimationFrame(this.#request);
    this.#generation++;
    this.stopKeys?.();
    this.seen?.disconnect();
    this.picture.destroy();
    this.panels?.destroy();
  }

  /** The elements that stay for the life of the stage. */
  #lay() {
    this.canvas = element("canvas", { class: "picture-canvas" });
    this.notice = element("p", { class: "notice", role: "alert", hidden: true });
    this.frame = element("div", { class: "picture" }, this.canvas,
      element("div", { class: "labels", "aria-hidden": "true" }), this.notice);
    this.look = element("p", { class: "look", hidden: true });
    this.below = element("div", { class: "below" });
    this.root.replaceChildren(...(this.compact ? [this.frame]
      : [stylesheet(), element("div", { class: "inner" }, this.look, this.frame, this.below)]));
    this.root.classList.toggle("compact", this.compact);
    for (const [name, value] of Object.entries({
      "data-testid": this.compact ? "stage-picture" : "stage", "data-mount": crypto.getRandomValues(new Uint32Array(2)).join("-"),
      "data-state": "paused", "data-frames": "0", role: "group",
    })) this.root.setAttribute(name, value);
    this.picture = new Picture(this.frame, this.theme, render, this.compact);
    if (this.compact) {
      this.seen = new IntersectionObserver((entries) => { this.#onScreen = entries.at(-1).isIntersecting; });
      this.seen.observe(this.root);
      return;
    }
    loadKatex();
    this.pointer = new Pointer(this.picture, () => this.player, {
      acted: () => this.#wake(), posed: () => { this.panels?.motion.show(); this.#commit(); },
      light: (drawn) => this.panels?.terms.light(drawn),
    });
    this.stopKeys = listen(this.root, bindings(this, this.emphasis, () => this.#wake()));
    this.root.addEventListener("pointerdown", () => this.#wake());
  }

  /** Another system, language or notation: new panels around the same motion. */
  #use(model, data, converted) {
    const old = this.player;
    if (old && old.model.module === model.module) {
      old.model = model;
    } else {
      this.player = new Player(model, plan(model, data.committed, null).run);
      if (converted) this.player.takeOver(old);
      else if (old) this.player.playing = old.playing;
      else this.player.playing = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    }
    this.picture.use(model);
    const words = this.#words;
    // An image only now: while the machine is on its way it has no name.
    setAttribute(this.canvas, "role", "img");
    setAttribute(this.canvas, "aria-label", (this.compact ? words.moving_picture : words.picture) ?? "");
    setAttribute(this.root, "aria-label", words.stage ?? "");
    this.root.lang = data.language ?? "";
    if (this.compact) return;
    const open = this.panels?.tabs.current ?? null;
    this.panels?.destroy();
    const report = { acted: () => this.#wake(), commit: () => this.#commit() };
    this.panels = new Panels(this.player, words, this.theme, this.emphasis, report, open);
    const p = this.panels;
    this.below.replaceChildren(p.transport.root, p.energies.root, p.tabs.root, p.help.list, p.summary.root);
    void p.traces.open(p.tabs.current === "traces");
  }

  /** Take over the committed values and a demonstration. */
  #apply(data) {
    const first = this.#revision === null, { player } = this, { simulation } = player;
    this.#revision = data.revision;
    setAttribute(this.root, "data-revision", String(data.revision));
    const { run, ghost, restart, speed, show, look, play } = plan(player.model, data.committed, data.demonstration);
    simulation.p.set(run.parameters);
    player.model.coordinates.forEach(({ mode = "free" }, i) => {
      simulation.torques[i] = run.torques?.[i] ?? 0;
      simulation.rates[i] = run.rates?.[i] ?? 0;
      if (restart) simulation.modes[i] = run.modes?.[i] ?? mode;
      else simulation.setMode(i, run.modes?.[i] ?? mode);
    });
    player.start = { q: [...run.q], qd: [...run.qd] };
    player.setGhost(ghost);
    if (restart) player.restart();
    else simulation.rebase();
    player.speed = speed;
    const calm = first && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (data.demonstration && !calm) player[play ? "play" : "pause"]();
    this.emphasis.show = show;
    this.picture.arrows.reset();
    setText(this.look, look);
    this.look.hidden = !look;
    this.panels?.parameters.show();
    this.panels?.motion.show();
    this.panels?.transport.showSpeed();
    this.panels?.energies.reset();
    // A demonstration of terms is read off their numbers; a phone has no room for them unasked.
    if (ROLES.some((role) => show.has(role)) && !closable()) {
      this.panels?.tabs.open("terms");
      this.panels?.terms.reveal(simulation);
    }
    this.#wake();
  }

  /** The same machine in another convention: its motion goes on, and its start is the committed one. */
  #convert(data) {
    const { start } = data.committed;
    this.#revision = data.revision;
    setAttribute(this.root, "data-revision", String(data.revision));
    this.player.start = { q: [...start.q], qd: [...start.qd] };
    this.emphasis.show = new Set();
    this.look.hidden = true;
    this.#wake();
  }

  /** Tell Python, once, what stands now. */
  #commit() {
    const { player } = this;
    this.#setState("committed", {
      system: player.model.system.id,
      revision: this.#revision,
      parameters: player.model.names(player.simulation.p),
      start: { q: [...player.start.q], qd: [...player.start.qd] },
    });
  }

  #begin() {
    this.#wake();
    if (!this.#request) this.#request = requestAnimationFrame((now) => this.#frame(now));
  }

  #wake() {
    this.#awakeUntil = performance.now() + AWAKE;
  }

  #frame(now) {
    if (!this.parent.isConnected) {
      this.#request = 0;
      return;
    }
    this.#request = requestAnimationFrame((next) => this.#frame(next));
    const gap = now - this.#lastFrame;
    if (this.compact && (!this.#onScreen || gap < COMPACT_INTERVAL)) return;
    const { player } = this;
    if (!player || (!player.playing && now > this.#awakeUntil && !this.#themeDue(now))) return;
    this.#lastFrame = now;
    if (gap > 0 && gap < 500) this.#fps += (1000 / gap - this.#fps) * 0.05;
    const wasPlaying = player.playing;
    player.frame(now);
    if (this.#themeDue(now)) this.#retheme(now);
    this.picture.draw(player, this.emphasis, Math.min(0.1, gap / 1000));
    this.panels?.draw(now);
    if (this.panels) showNotice(this.notice, player, this.#words);
    if (wasPlaying !== player.playing) this.#wake();
    this.#publish(player);
  }

  #themeDue(now) {
    return now - this.#themeAt > 1000;
  }

  #retheme(now) {
    this.#themeAt = now;
    if (this.theme.read()) this.panels?.traces.recolour();
  }

  /** What tests and teachers' scripts watch. */
  #publish(player) {
    const { root } = this, { simulation } = player;
    this.#frames++;
    root.setAttribute("data-frames", String(this.#frames));
    root.setAttribute("data-time", simulation.time.toFixed(6));
    root.setAttribute("data-q", simulation.q.join(","));
    root.setAttribute("data-qd", simulation.qd.join(","));
    const { spatial, camera } = this.picture.view;
    if (spatial) setAttribute(root, "data-camera", `${camera.azimuth.toFixed(4)},${camera.elevation.toFixed(4)}`);
    setAttribute(root, "data-state", player.playing ? "playing" : "paused");
    if (this.#frames % 30 !== 0) return;
    root.setAttribute("data-fps", this.#fps.toFixed(1));
    root.setAttribute("data-drift", (Math.abs(simulation.error) / (simulation.largestKinetic || 1)).toExponential(2));
  }
}

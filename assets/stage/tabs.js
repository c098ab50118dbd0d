/**
 * Tabs by the ARIA pattern: arrow keys move, one panel is shown. On a phone the panel opens and
 * closes by its tab.
 * @module
 */
import { element } from "./dom.js";

let count = 0;

export class Tabs {
  /**
   * @param {{id: string, text: string, panel: HTMLElement}[]} tabs @param {string} label
   * @param {string} open  id of the tab that is open; "" for none
   * @param {(id: string) => void} opened
   * @param {HTMLElement} [beside]  stands at the end of the row of tabs
   */
  constructor(tabs, label, open, opened, beside) {
    const prefix = `stage-tabs-${count++}`;
    this.opened = opened;
    this.tabs = tabs;
    this.buttons = tabs.map((tab, i) => element("button", {
      type: "button", role: "tab", id: `${prefix}-${tab.id}`, "aria-controls": `${prefix}-panel-${tab.id}`, "data-tab": tab.id,
      onclick: () => this.open(this.current === tab.id && closable() ? "" : tab.id),
      onkeydown: (event) => this.#move(event, i),
    }, tab.text));
    this.panels = tabs.map((tab) => element("div", {
      role: "tabpanel", id: `${prefix}-panel-${tab.id}`, "aria-labelledby": `${prefix}-${tab.id}`, class: "panel", tabindex: 0,
    }, tab.panel));
    this.root = element("div", { class: "tabs" },
      element("div", { class: "head" }, element("div", { role: "tablist", "aria-label": label }, ...this.buttons), beside), ...this.panels);
    this.current = "";
    this.open(open);
  }

  open(id) {
    this.current = id;
    this.tabs.forEach((tab, i) => {
      const chosen = tab.id === id;
      this.buttons[i].setAttribute("aria-selected", String(chosen));
      this.buttons[i].tabIndex = chosen || (id === "" && i === 0) ? 0 : -1;
      this.panels[i].hidden = !chosen;
    });
    this.root.classList.toggle("closed", id === "");
    this.opened(id);
  }

  #move(event, i) {
    const last = this.tabs.length - 1;
    const to = { ArrowLeft: i === 0 ? last : i - 1, ArrowRight: i === last ? 0 : i + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(this.tabs[to].id);
    this.buttons[to].focus();
  }
}

/** Where the stage is sticky at the top of a phone, an open panel can be closed again. */
export function closable() {
  return window.matchMedia("(max-width: 767px)").matches;
}

/**
 * Keys of the stage. They count when the stage has the focus or nothing that takes keys has it;
 * the letters r and c are the app's, PageUp and PageDown step the lesson, b blanks it.
 * @module
 */

/** Key as shown in the help, and the word that explains it. */
export const KEYS = Object.freeze([
  ["Space", "key_play"], ["\u2192", "key_forward"], ["\u2190", "key_back"],
  ["Shift \u2192 \u2190", "key_second"], ["Home", "key_restart"], ["\u2191 \u2193", "key_speed"],
  ["n", "key_sense"], ["f", "key_forces"], ["w a s d", "key_orbit"], ["x", "key_frames"],
  ["1 \u2013 5", "key_tabs"], ["k", "key_help"],
]);

/** Keys that only a machine in space has. */
export const IN_SPACE = Object.freeze(["key_orbit", "key_frames"]);
/** Radians that a key turns the camera. */
const TURN = 0.1;

/**
 * What each key does.
 * @param {{picture: import("./picture.js").Picture, player: import("./player.js").Player|null, panels: import("./panels.js").Panels|null}} screen
 * @param {import("./picture.js").Emphasis} emphasis @param {() => void} acted
 * @returns {Record<string, () => void>}
 */
export function bindings(screen, emphasis, acted) {
  /** @param {(player: import("./player.js").Player, panels: import("./panels.js").Panels) => void} how */
  const act = (how) => () => {
    if (!screen.player || !screen.panels) return;
    how(screen.player, screen.panels);
    acted();
  };
  const leap = (seconds) => act((player) => {
    player.pause();
    player.seek(player.simulation.time + seconds);
  });
  const turn = (azimuth, elevation) => act(() => {
    if (screen.picture.view.spatial) screen.picture.view.camera.orbit(TURN * azimuth, TURN * elevation);
  });
  const tab = (i) => act((_, panels) => panels.tabs.open(panels.tabs.tabs[i].id));
  return {
    " ": act((_, panels) => panels.transport.toggle()),
    ArrowRight: act((player) => player.stepForward()),
    ArrowLeft: act((player) => player.stepBack()),
    "Shift+ArrowRight": leap(1),
    "Shift+ArrowLeft": leap(-1),
    Home: act((player) => player.restart()),
    ArrowUp: act((_, panels) => panels.transport.faster(1)),
    ArrowDown: act((_, panels) => panels.transport.faster(-1)),
    n: act((_, panels) => panels.terms.setNeeded(!emphasis.needed)),
    f: act((_, panels) => panels.terms.toggleForces()),
    a: turn(-1, 0), d: turn(1, 0), w: turn(0, 1), s: turn(0, -1),
    x: act(() => { emphasis.frames = !emphasis.frames; }),
    k: act((_, panels) => panels.toggleHelp()),
    1: tab(0), 2: tab(1), 3: tab(2), 4: tab(3), 5: tab(4),
  };
}

const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=slider], [role=textbox], [role=combobox]";
const TAKES_SPACE = `${TAKES_KEYS}, button, a, summary, [role=tab], [role=button], [role=radio], [role=menuitem]`;

/**
 * @param {HTMLElement} root  the stage
 * @param {Record<string, (event: KeyboardEvent) => void>} acts  by key; "Shift+" stands before
 * @returns {() => void} stop listening
 */
export function listen(root, acts) {
  const onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = acts[(event.shiftKey && key.startsWith("Arrow") ? "Shift+" : "") + key];
    if (!act) return;
    const focus = focused();
    const inside = focus !== null && root.contains(focus);
    if (!inside && !free(focus)) return;
    if (inside && taken(focus, key)) return;
    // Outside the stage the page keeps the keys that scroll it up and down.
    if (!inside && ["ArrowUp", "ArrowDown", "Home"].includes(key)) return;
    event.preventDefault();
    act(event);
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** The element that has the focus, looked up through shadow roots. */
function focused() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function free(focus) {
  return focus === null || focus === document.body || !focus.matches(TAKES_SPACE);
}

/** Whether a control of the stage needs this key itself. */
function taken(focus, key) {
  if (key === " ") return focus.matches("button, input:not([type=range]), [role=tab]");
  if (focus.matches("input[type=text]")) return true;
  const moves = key.startsWith("Arrow") || key === "Home" || key === "End";
  return moves && focus.matches("input, [role=tab]");
}

/**
 * The entry: a Streamlit component (v2) that keeps one living stage for each place on the page.
 * Called again with new data at every rerun; nothing is rebuilt under the running motion.
 * @module
 */
import { Screen } from "./screen.js";

/** @type {WeakMap<object, {screen: Screen, generation: number}>} */
const stages = new WeakMap();

/** @param {{data: any, parentElement: ShadowRoot|HTMLElement, setStateValue: (name: string, value: any) => void}} component */
export default function stage(component) {
  const { data, parentElement } = component;
  if (!data?.system) return undefined;
  let entry = stages.get(parentElement);
  if (!entry) {
    entry = { screen: new Screen(parentElement, data), generation: 0 };
    stages.set(parentElement, entry);
  }
  const generation = ++entry.generation;
  entry.screen.adopt(component).catch((error) => entry.screen.broken(error));
  return () => {
    // The clean-up of a superseded call runs too, before or after the next call: look again later.
    setTimeout(() => {
      if (stages.get(parentElement) !== entry || entry.generation !== generation) return;
      stages.delete(parentElement);
      entry.screen.destroy();
    }, 100);
  };
}

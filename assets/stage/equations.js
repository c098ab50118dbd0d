/**
 * The terms of the equations as they stand in the data, by coordinate and role.
 * @module
 */

/** Formulas longer than this in TeX don't fit beside an arrow. */
const LONG = 34;

/** @typedef {{role: string, latex: string}} Term */

export class Equations {
  /** @param {{left: Term[], right: Term[]}[]} rows @param {Record<string, string>} words */
  constructor(rows, words) {
    this.rows = rows;
    this.words = words;
  }

  /** TeX of the term of a role in row i; "" where the equation has none. */
  latexOf(i, role) {
    const row = this.rows[i];
    return [...(row?.left ?? []), ...(row?.right ?? [])].find((term) => term.role === role)?.latex ?? "";
  }

  /** A short label for the term: its formula, or its name where that would be long. */
  labelOf(i, role) {
    const latex = this.latexOf(i, role);
    return latex.length <= LONG ? latex : `\\text{${(this.words[role] ?? role).replace(/[\\{}$%#&^_~]/g, "")}}`;
  }

  has(i, role) {
    return this.latexOf(i, role) !== "";
  }
}

/** −(term): a minus sign goes or comes, and sums get brackets. */
export function negated(latex) {
  const text = latex.trim();
  if (isSum(text.replace(/^[-+]\s*/, ""))) return `-\\left(${text}\\right)`;
  return text.startsWith("-") ? text.slice(1).trim() : `-${text}`;
}

/**
 * How a term stands in a sum: a minus belongs to the term, so that the number under it has the
 * same sign; a plus stands before it.
 */
export function summand(latex) {
  const text = latex.trim();
  return text.startsWith("-") ? { plus: false, latex: `-\\,${text.slice(1).trim()}` } : { plus: true, latex: text };
}

/** Whether a plus or minus stands outside all brackets. */
function isSum(text) {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === "\\") {
      const command = /^\\[A-Za-z]+/.exec(text.slice(i))?.[0] ?? text.slice(i, i + 2);
      if (command === "\\left") depth++;
      if (command === "\\right") depth--;
      i += command.length - 1;
      continue;
    }
    if ("{([".includes(c)) depth++;
    else if ("})]".includes(c)) depth--;
    else if ((c === "+" || c === "-") && depth === 0) return true;
  }
  return false;
}

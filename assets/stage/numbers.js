/**
 * Numbers for people: three significant digits, a real minus sign, never "-0".
 * @module
 */

const MINUS = "\u2212";

/** @param {number} value @param {number} digits significant digits */
export function format(value, digits = 3) {
  if (!Number.isFinite(value)) return "\u2013";
  const size = Math.abs(value);
  if (size < 5e-13) return "0";
  if (size < 1e-3 || size >= 1e5) return power(value, digits);
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(size) + 1e-12));
  return sign(value.toFixed(Math.min(decimals, 4)));
}

/** Without needless zeros: for axes, limits and fields that are typed into. */
export function short(value, digits = 4) {
  if (!Number.isFinite(value)) return "\u2013";
  const size = Math.abs(value);
  if (size >= 1e5 || (size > 0 && size < 1e-4)) return power(value, Math.min(digits, 3));
  return sign(String(Number(value.toPrecision(digits))));
}

/** A unit with raised powers and narrow spaces: "kg m^2" is shown as kg m². */
export function unitText(unit) {
  return (unit ?? "").replace(/\^(-?\d+)/g, (_all, digits) => raised(digits)).replace(/ /g, "\u202f");
}

/** With a fixed number of decimals, for quantities that change many times a second. */
export function fixed(value, decimals) {
  return Number.isFinite(value) ? sign(value.toFixed(decimals)) : "\u2013";
}

/**
 * As many decimals as the largest of the values shown needs for three digits: the columns stand still.
 * @param {number} peak
 */
export function decimalsFor(peak) {
  if (!(peak > 1e-4) || !Number.isFinite(peak)) return 2;
  return Math.max(peak < 1000 ? 1 : 0, Math.min(4, 2 - Math.floor(Math.log10(peak))));
}

/** A typed number; accepts the real minus sign and a decimal comma. @returns {number} or NaN */
export function parse(text) {
  const plain = text.trim().replace(MINUS, "-").replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
}

function sign(text) {
  if (/^-0*\.?0*$/.test(text)) return text.slice(1);
  return text.replace("-", MINUS);
}

const SUPERSCRIPTS = { "-": "\u207b", 0: "\u2070", 1: "\u00b9", 2: "\u00b2", 3: "\u00b3", 4: "\u2074",
  5: "\u2075", 6: "\u2076", 7: "\u2077", 8: "\u2078", 9: "\u2079" };

function power(value, digits) {
  const [mantissa, exponent] = value.toExponential(digits - 1).split("e");
  return `${sign(mantissa)}\u00b710${raised(String(Number(exponent)))}`;
}

function raised(digits) {
  return [...digits].map((c) => SUPERSCRIPTS[c]).join("");
}

/** In digits that count: what a score loses by them is less than anybody measures. */
const DIGITS = 9;

/** The text of a formula: a constant and so much of each of its variables, in their order. */
export function linearFormula(constant: number, slopes: readonly number[]): string {
  const terms = slopes.map((slope, at) => `${slope < 0 ? '-' : '+'} ${decimals(Math.abs(slope))} * #${at + 1}`);
  return [`${constant < 0 ? '-' : ''}${decimals(Math.abs(constant))}`, ...terms].join(' ');
}

/** Formulas know no exponents. */
export function decimals(value: number): string {
  const before = value === 0 ? 0 : Math.floor(Math.log10(value)) + 1;
  return value.toFixed(Math.min(30, Math.max(0, DIGITS - before)));
}

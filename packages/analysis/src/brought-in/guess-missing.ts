import { isIdentifier, numberOf, textOf } from './read-cell.ts';
import type { TableColumn } from './table.ts';

const NOTHING = /^(?:n\/?a|#n\/a|null|nan|missing|-{1,3}|—{1,2}|空|缺失|未答|未回答|\(跳过\)|\(空\)|\(skipped?\))$/i;
/** What surveys write for "refused" and "does not apply". */
const CODES: readonly number[] = [
  77, 88, 97, 98, 99, 777, 888, 997, 998, 999, 9998, 9999, -1, -2, -3, -7, -8, -9, -88, -99, -999,
];
const FAR = 3;
const FAR_BELOW = -7;
const WIDEST_SCALE = 11;

/** Values that look like "no answer". A number does when it lies far outside all others. */
export function guessMissing({ values, known }: TableColumn): string[] {
  const said = values.filter(
    value =>
      known?.missing?.includes(value) ||
      (known?.missingRange &&
        typeof value === 'number' &&
        value >= known.missingRange.low &&
        value <= known.missingRange.high),
  );
  if (known) return said.map(textOf);
  const words = values.filter(value => typeof value === 'string' && NOTHING.test(value));
  const numbers = values.flatMap(value => numberOf(value) ?? []);
  // Among identifiers 999 is somebody.
  if (numbers.length + words.length < values.length || values.some(isIdentifier)) return words.map(textOf);
  const usual = numbers.filter(number => !CODES.includes(number));
  const highest = Math.max(...usual);
  const lowest = Math.min(...usual);
  // Below zero there are temperatures and balances too: a small number is a code only among the points of a scale.
  const isScale = highest <= WIDEST_SCALE && usual.every(Number.isInteger);
  const isFar = (number: number) =>
    number < 0
      ? lowest >= 0 && (isScale || number <= FAR_BELOW)
      : number > highest * FAR || (highest <= WIDEST_SCALE && number > WIDEST_SCALE);
  const codes = values.filter(value => {
    const number = numberOf(value);
    return usual.length > 0 && number !== undefined && CODES.includes(number) && isFar(number);
  });
  return [...words, ...codes].map(textOf);
}

import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { columnTests } from './column-tests.ts';

export interface OptionTest {
  pValue: number;
  /** √(χ²/N). */
  effect: number;
}

export interface OptionTests {
  /** By option; `null` where everybody or nobody has it, or where fewer than two columns are large enough. */
  options: (OptionTest | null)[];
  /** Holm's smallest: that all columns are alike in every option. `null` where no option could be tested. */
  pValue: Num;
  /** Of the option that differs most surely. */
  effect: Num;
  /** Options that were tested. */
  tested: number;
}

const LEAST_EXPECTED = 5;

/**
 * Whether columns of different people differ in any option of a question with several answers. Its options are not exclusive, so one χ²
 * of the whole table would count people several times: each option is a table of its own (chosen or not, by column), and Holm takes
 * care that they are several. Where fewer than 5 are expected in a cell, an option's p is the smallest of its pairs of columns, which are
 * tested exactly, times their number.
 *
 * @example
 * optionTests([[0.3, 0.5], [0.2, 0.2]], [100, 100]).pValue // 0.0077848342
 */
export function optionTests(
  shares: readonly ArrayLike<number | null>[],
  bases: ArrayLike<number>,
  { leastBase = 2 } = {},
): OptionTests {
  const usable = Array.from(bases, (base, column) => ({ base, column })).filter(({ base }) => base >= leastBase);
  const options = shares.map(row =>
    optionTest(usable.flatMap(({ base, column }) => (row[column] === null ? [] : [{ base, share: row[column]! }]))),
  );
  const found = options.filter(option => option !== null);
  const surest = found.reduce<OptionTest | null>(
    (most, one) => (most === null || one.pValue < most.pValue ? one : most),
    null,
  );
  return {
    options,
    pValue: surest && Math.min(1, surest.pValue * found.length),
    effect: surest?.effect ?? null,
    tested: found.length,
  };
}

function optionTest(columns: readonly { readonly share: number; readonly base: number }[]): OptionTest | null {
  const people = columns.reduce((sum, { base }) => sum + base, 0);
  const pooled = columns.reduce((sum, { base, share }) => sum + base * share, 0) / people;
  const variance = pooled * (1 - pooled);
  if (columns.length < 2 || !(variance > 0)) return null;
  const value = columns.reduce((sum, { base, share }) => sum + base * (share - pooled) ** 2, 0) / variance;
  const effect = Math.sqrt(value / people);
  const least = columns.reduce((known, { base }) => Math.min(known, base), Number.POSITIVE_INFINITY);
  if (least * Math.min(pooled, 1 - pooled) >= LEAST_EXPECTED)
    return { pValue: chiSquareSf(value, columns.length - 1), effect };
  const { pairs } = columnTests(
    [columns.map(({ share }) => share)],
    columns.map(({ base }) => base),
    0.5,
  );
  const smallest = pairs.reduce((known, { pValue }) => Math.min(known, pValue), 1);
  return { pValue: Math.min(1, smallest * pairs.length), effect };
}

import type { DataVariable } from '../../data-set/variable.ts';

/** With fewer categories two of them are half of the scale. */
const LEAST_CATEGORIES = 4;

/** The two highest and the two lowest codes of a scale. Nothing where its codes have no order, or are too few. */
export function boxesOf(
  variable: DataVariable,
): readonly [top: readonly number[], bottom: readonly number[]] | undefined {
  const { kept, measure, missing = [], categories } = variable;
  if (kept !== 'code' || measure !== 'ordinal') return undefined;
  const codes = (categories?.map(({ code }) => code) ?? codesOfRange(variable))
    .filter(code => !missing.includes(code))
    .sort((a, b) => a - b);
  return codes.length < LEAST_CATEGORIES ? undefined : [codes.slice(-2), codes.slice(0, 2)];
}

function codesOfRange({ range }: DataVariable): number[] {
  if (!range) return [];
  return Array.from({ length: range.most - range.least + 1 }, (_, place) => range.least + place);
}

import type { ReadTask } from '../solution/read-tasks.ts';

/** Both were chosen, and both of what was shown. */
export interface WholeSet {
  readonly row: number;
  readonly shown: readonly number[];
  readonly best: number;
  readonly worst: number;
}

export function wholeSet(
  { row, concepts, said }: ReadTask,
  codeOf: ReadonlyMap<string | undefined, number>,
): WholeSet | undefined {
  const shown = concepts.map(([id]) => codeOf.get(id) ?? Number.NaN);
  const { best = Number.NaN, worst = Number.NaN } = said;
  const isWhole = shown.every(code => !Number.isNaN(code)) && shown.includes(best) && shown.includes(worst);
  return isWhole && best !== worst ? { row, shown, best, worst } : undefined;
}

import type { RecordedColumn } from '../../data-set/recorded.ts';

/** Without the signs that formulas write around a name, and as long as one may be. */
const nameOf = (words: string) =>
  words
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, 56)
    .trim();

export interface SavedWorth {
  readonly name: string;
  readonly label: string;
  readonly item: string;
  /** By place among those whom it was estimated of. */
  readonly values: Float64Array;
}

/** What something is worth to each person, as a variable of the data. */
export function savedWorths(
  worths: readonly SavedWorth[],
  { question, rows, people }: { readonly question: string; readonly rows: readonly number[]; readonly people: number },
): readonly RecordedColumn[] {
  return worths.map(({ name, label, item, values }, at) => {
    const column = new Float64Array(people).fill(Number.NaN);
    for (const [place, row] of rows.entries()) column[row] = values[place]!;
    return {
      make: 'recorded',
      name: nameOf(name) || String(at + 1),
      label: label.slice(0, 500),
      measures: { question, item },
      values: column,
    };
  });
}

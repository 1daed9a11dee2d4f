import type { Variable } from '../../filter/variable.ts';
import { listedNames, variableName } from '../../filter/variable-names.ts';

export interface ColumnLine {
  readonly key: string;
  /** What there is room for: the rows of a matrix by what differs. */
  readonly name: string;
  readonly wholeName: string;
  /** Among those that are shown; -1 for the others. */
  readonly place: number;
}

/** The columns of a table, those that are shown first and in their order; of them those in whose whole name the words stand. */
export function columnLines(
  variables: ReadonlyMap<string, Variable>,
  shown: readonly string[],
  words: string,
): { readonly all: readonly string[]; readonly chosen: readonly string[]; readonly found: readonly ColumnLine[] } {
  const chosen = shown.filter(key => variables.has(key));
  const all = [...chosen, ...[...variables.keys()].filter(key => !chosen.includes(key))];
  const names = listedNames(variables.values());
  const wanted = words.trim().toLowerCase();
  const found = all.flatMap(key => {
    const wholeName = variableName(variables.get(key)!);
    const line = { key, wholeName, name: names.get(key) ?? wholeName, place: chosen.indexOf(key) };
    return wholeName.toLowerCase().includes(wanted) ? [line] : [];
  });
  return { all, chosen, found };
}

import { KindRefusal } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';

/** More groups nobody compares pair by pair. */
const MAX_GROUPS = 20;

/** People by the option they chose of one question; of several variables each has people of its own. */
export interface Grouping {
  readonly key: string;
  /** Those that somebody has, in the order of the categories. */
  readonly codes: readonly number[];
  /** By person: the code as it is compared; what is no answer is missing. */
  readonly column: Float64Array;
  /** Of one variable the people of each group who have a value. */
  rowsOf(values: Float64Array): readonly (readonly number[])[];
}

/** Nothing where the request has no question to group by. */
export function groupingOf(data: ModelData, { slots }: ModelRequest): Grouping | undefined {
  const [key] = slots.group ?? [];
  if (key === undefined) return undefined;
  const column = data.column(key);
  const had = new Set(data.weights ? column.filter((_, row) => data.weights![row]! > 0) : column);
  const codes = (data.variable(key).categories ?? []).map(({ code }) => code).filter(code => had.has(code));
  if (codes.length < 2) throw new KindRefusal({ word: 'too-few-groups', slot: 'group', least: 2, got: codes.length });
  if (codes.length > MAX_GROUPS) throw new KindRefusal({ word: 'too-many', slot: 'group', most: MAX_GROUPS });
  return {
    key,
    codes,
    column,
    rowsOf: values => {
      const places = new Map(codes.map((code, at) => [code, at]));
      const rows: number[][] = codes.map(() => []);
      for (const [row, code] of column.entries())
        if (!Number.isNaN(values[row])) rows[places.get(code) ?? -1]?.push(row);
      return rows;
    },
  };
}

/** Of these people what they said. */
export const valuesOf = (column: Float64Array, rows: readonly number[]): Float64Array =>
  Float64Array.from(rows, row => column[row]!);

/** Every two of them. */
export const pairsOf = <Part>(parts: readonly Part[]): readonly (readonly [Part, Part])[] =>
  parts.flatMap((first, at) => parts.slice(at + 1).map(second => [first, second] as const));

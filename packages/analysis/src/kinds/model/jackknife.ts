import type { ModelData } from './model-data.ts';

const GROUPS = 20;
/** How much figures vary is seen on some thousands as well as on all. */
const LOOKED_AT = 20_000;

/**
 * Standard errors of several figures by leaving out a twentieth of the people at a time: √((G−1)/G·Σ(θ₍g₎ − θ̄)²). It knows that the same
 * people rate all aspects, whatever the figures are made of. Null where a figure cannot be told of every part.
 */
export function jackknifeErrors(
  data: ModelData,
  figures: (part: ModelData) => readonly (number | null)[],
): readonly (number | null)[] {
  const rows = everyNth(data.wholeRows([]), LOOKED_AT);
  const groups = Math.min(GROUPS, rows.length);
  const parts = Array.from({ length: groups }, (_, group) =>
    figures(
      partOf(
        data,
        rows.filter((_row, at) => at % groups !== group),
      ),
    ),
  );
  const shrink = rows.length / data.people;
  return (parts[0] ?? []).map((_, figure) => {
    const values = parts.flatMap(part => part[figure] ?? []);
    if (values.length < groups) return null;
    const mean = values.reduce((sum, value) => sum + value, 0) / groups;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return Math.sqrt(((shrink * (groups - 1)) / groups) * squares);
  });
}

/** Of the groups that are left out one is known when the others are. */
export const JACKKNIFE_PARTS = GROUPS;

function everyNth(rows: readonly number[], most: number): readonly number[] {
  if (rows.length <= most) return rows;
  return Array.from({ length: most }, (_, at) => rows[Math.floor((at * rows.length) / most)]!);
}

/** The same data of some of the people. */
function partOf(data: ModelData, rows: readonly number[]): ModelData {
  const take = (column: Float64Array) => Float64Array.from(rows, row => column[row]!);
  const taken = new Map<string, Float64Array>();
  return {
    ...data,
    people: rows.length,
    weights: data.weights && take(data.weights),
    column: key => {
      const column = taken.get(key) ?? take(data.column(key));
      taken.set(key, column);
      return column;
    },
  };
}

import { show, type Tolerance } from './tolerance.ts';

/** Comparisons of results whose order or sign theory leaves free. Each gives the difference, or nothing. */
type Difference = string | undefined;

/** Columns may be mirrored, and with `permute` stand in any order; each is used once. */
export function compareColumns(got: unknown, want: unknown, tolerance: Tolerance, permute: boolean): Difference {
  const wanted = columnsOf(want);
  const found = columnsOf(got);
  if (!wanted || !found || found.length !== wanted.length) return 'shape differs';
  const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
    tolerance.areClose(a, b) ||
    tolerance.areClose(
      a.map(value => -Number(value)),
      b,
    );
  return matchOnce(wanted, found, (want, got, i, j) => (permute || i === j) && isSame(got, want), 'column');
}

/** Rows may stand in any order. */
export function compareRows(got: unknown, want: unknown, tolerance: Tolerance): Difference {
  if (!isMatrix(got) || !isMatrix(want) || got.length !== want.length) return 'shape differs';
  return matchOnce(want, got, (want, got) => tolerance.areClose(got, want), 'row');
}

/** Values of an array, or of every array of an object, in any order. */
export function compareSorted(got: unknown, want: unknown, tolerance: Tolerance): Difference {
  if (Array.isArray(want)) {
    if (!Array.isArray(got)) return 'no array';
    return tolerance.areClose(ascending(got), ascending(want)) ? undefined : `got ${show(got)}, want ${show(want)}`;
  }
  for (const [key, value] of Object.entries(want as object)) {
    const difference = compareSorted((got as Record<string, unknown> | undefined)?.[key], value, tolerance);
    if (difference) return `${key}: ${difference}`;
  }
  return undefined;
}

/** Labels are free, but the same rows belong together. */
export function comparePartition(got: unknown, want: unknown): Difference {
  if (!Array.isArray(got) || !Array.isArray(want) || got.length !== want.length) return 'length differs';
  const labelFor = new Map<unknown, unknown>();
  const usedFor = new Map<unknown, unknown>();
  for (let i = 0; i < want.length; i++) {
    if (!labelFor.has(want[i])) labelFor.set(want[i], got[i]);
    if (!usedFor.has(got[i])) usedFor.set(got[i], want[i]);
    if (labelFor.get(want[i]) !== got[i] || usedFor.get(got[i]) !== want[i]) return `differs first at ${i}`;
  }
  return undefined;
}

/** Groups of labels, in any order inside and outside. */
export function compareSets(got: unknown, want: unknown): Difference {
  const canonical = (groups: readonly unknown[][]) => JSON.stringify(groups.map(setKey).sort());
  if (isMatrix(got) && isMatrix(want) && canonical(got) === canonical(want)) return undefined;
  return `got ${show(got)}, want ${show(want)}`;
}

export const setKey = (group: readonly unknown[]): string => JSON.stringify(group.map(String).sort());

const ascending = (values: readonly unknown[]) => values.map(Number).sort((a, b) => a - b);

const isMatrix = (value: unknown): value is unknown[][] =>
  Array.isArray(value) && value.every(row => Array.isArray(row));

function columnsOf(value: unknown): unknown[][] | undefined {
  if (!isMatrix(value) || value.length === 0) return undefined;
  return value[0]?.map((_, j) => value.map(row => row[j]));
}

function matchOnce(
  wanted: readonly unknown[][],
  found: readonly unknown[][],
  isMatch: (want: unknown[], got: unknown[], i: number, j: number) => boolean,
  what: string,
): Difference {
  const used = new Set<number>();
  for (const [i, want] of wanted.entries()) {
    const match = found.findIndex((got, j) => !used.has(j) && isMatch(want, got, i, j));
    if (match < 0) return `${what} ${i} has no match`;
    used.add(match);
  }
  return undefined;
}

import type { FieldProblem } from './outcome.ts';
import { parseNumber } from './read-number.ts';
import { readRows } from './read-rows.ts';

export const MOST_TARGETS = 3;
export const MOST_GROUPS = 6;

export interface RimTarget {
  /** Empty where the table has no heads. */
  readonly name: string;
  readonly groups: readonly string[];
}

/** People who are in the same group of every target. */
export interface RimCell {
  /** By target, the place of their group. */
  readonly places: readonly number[];
  readonly people: number;
}

export type CellTable =
  | { readonly targets: readonly RimTarget[]; readonly cells: readonly RimCell[]; readonly problem?: undefined }
  | { readonly problem: FieldProblem };

/**
 * A table of counts: a column for each target, and people in the last one. A first line without a number names the
 * targets. Lines of the same groups are one.
 */
export function readCells(text: string): CellTable {
  const rows = readRows(text);
  const first = rows[0];
  if (!first) return { problem: { word: 'missing' } };
  const columns = first.cells.length;
  if (columns < 2 || columns > MOST_TARGETS + 1) return { problem: { word: 'columns', line: first.line } };
  const isHead = Number.isNaN(parseNumber(first.cells.at(-1)!));
  const names = first.cells.slice(0, -1).map(name => (isHead ? name : ''));
  const groups = names.map((): string[] => []);
  const counted = new Map<string, RimCell>();
  for (const { line, cells } of isHead ? rows.slice(1) : rows) {
    if (cells.length !== columns) return { problem: { word: 'columns', line } };
    const people = parseNumber(cells.at(-1)!);
    if (!(Number.isInteger(people) && people >= 0 && people <= 1e9)) return { problem: { word: 'line', line } };
    const places = groups.map((known, target) => placeOf(known, cells[target]!));
    const key = places.join();
    counted.set(key, { places, people: people + (counted.get(key)?.people ?? 0) });
  }
  const full = groups.findIndex(known => known.length > MOST_GROUPS);
  if (full >= 0) return { problem: { word: 'too-many-groups', most: MOST_GROUPS } };
  const cells = [...counted.values()];
  if (!cells.some(({ people }) => people > 0)) return { problem: { word: 'no-people' } };
  return { targets: names.map((name, target) => ({ name, groups: groups[target]! })), cells };
}

function placeOf(known: string[], group: string): number {
  const found = known.indexOf(group);
  return found >= 0 ? found : known.push(group) - 1;
}

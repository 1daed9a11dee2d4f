import { combinationsOf, inOrder, type Quota, type QuotaCell, type QuotaMatch } from '@wenshu/survey-core';
import type { AxisValue, QuotaAxis } from './quota-axes.ts';

/** One square of the table: a value of every axis. */
export interface Combination {
  readonly key: string;
  readonly match: QuotaMatch;
  readonly label: string;
}

export interface GridRow {
  readonly key: string;
  readonly labels: readonly string[];
  readonly squares: readonly Combination[];
}

export interface QuotaGrid {
  /** The axes that stand before the rows, and the one that runs across; none for a single quota. */
  readonly rowAxes: readonly QuotaAxis[];
  readonly columnAxis: QuotaAxis | undefined;
  readonly rows: readonly GridRow[];
  /** Which cell a square belongs to. */
  readonly cellOf: ReadonlyMap<string, QuotaCell>;
}

/** The same combination has the same key, whatever the order its axes are written in. */
export function keyOfMatch(match: QuotaMatch): string {
  return JSON.stringify(Object.entries(match).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function buildGrid(axes: readonly QuotaAxis[], quota: Pick<Quota, 'cells'>): QuotaGrid {
  const columnAxis = axes.length > 1 ? axes.at(-1) : undefined;
  const rowAxes = columnAxis ? axes.slice(0, -1) : axes;
  const cellOf = new Map(
    inOrder(quota.cells).flatMap(cell => combinationsOf(cell.match).map(match => [keyOfMatch(match), cell] as const)),
  );
  const rows = productOf(rowAxes.map(axis => axis.values)).map((values): GridRow => {
    const squares = columnAxis ? columnAxis.values.map(value => [...values, value]) : [values];
    return {
      key: values.map(value => value.key).join(' '),
      labels: values.map(value => value.label),
      squares: squares.map(square => combinationOf(axes, square)),
    };
  });
  return { rowAxes, columnAxis, rows, cellOf };
}

export function countCombinations(axes: readonly { readonly values: readonly unknown[] }[]): number {
  return axes.reduce((count, axis) => count * axis.values.length, 1);
}

/** The sum of a row or column; unlimited as soon as one of its cells is. A shared cell is counted once, a closed one takes nobody. */
export function totalOf(cells: readonly (QuotaCell | undefined)[]): { size: number; isUnlimited: boolean } {
  const once = [...new Set(cells)].filter(cell => !cell?.isClosed);
  const size = once.reduce((sum, cell) => sum + (cell?.size ?? 0), 0);
  return { size, isUnlimited: once.some(cell => !cell?.size) };
}

function combinationOf(axes: readonly QuotaAxis[], values: readonly AxisValue[]): Combination {
  const match = Object.fromEntries(axes.map((axis, index) => [axis.id, values[index]!.match]));
  return { key: keyOfMatch(match), match, label: values.map(value => value.label).join(' × ') };
}

function productOf<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((rows, list) => rows.flatMap(row => list.map(value => [...row, value])), [[]]);
}

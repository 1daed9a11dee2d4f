import {
  combinationsOf,
  inOrder,
  orderAfter,
  ordersBetween,
  type Quota,
  type QuotaCell,
  type QuotaMatch,
} from '@wenshu/survey-core';
import { keyOfMatch } from './quota-grid.ts';

type Mint = () => string;

/** What `saveQuota` takes: the whole quota with its cells. */
export function quotaInput(quota: Quota, cells: readonly QuotaCell[] = inOrder(quota.cells)) {
  const { id, order, kind, title, whenFull } = quota;
  return {
    quotaId: id,
    order,
    kind,
    title,
    whenFull,
    cells: cells.map(({ id: cellId, order, match, size, isClosed }) => ({
      cellId,
      order,
      match,
      size,
      ...(isClosed && { isClosed }),
    })),
  };
}

/** New cells, one for each combination. */
export function newCells(matches: readonly QuotaMatch[], mint: Mint): QuotaCell[] {
  const orders = ordersBetween(null, null, matches.length);
  return matches.map((match, index) => ({ id: mint(), order: orders[index]!, match, size: 0 }));
}

export interface SquareSize {
  readonly match: QuotaMatch;
  readonly size: number;
  /** As it was when absent. */
  readonly isClosed?: boolean;
}

/** The cells with other sizes; a square that had none gets a cell. */
export function withSizes(quota: Pick<Quota, 'cells'>, sizes: readonly SquareSize[], mint: Mint): QuotaCell[] {
  const wanted = new Map(sizes.map(one => [keyOfMatch(one.match), one]));
  const cells = inOrder(quota.cells).map(cell => {
    const found = combinationsOf(cell.match)
      .map(match => wanted.get(keyOfMatch(match)))
      .find(one => one !== undefined);
    return found ? { ...cell, size: found.size, isClosed: found.isClosed ?? cell.isClosed ?? false } : cell;
  });
  const known = new Set(cells.flatMap(cell => combinationsOf(cell.match).map(keyOfMatch)));
  for (const [key, { match, size, isClosed = false }] of wanted) {
    if (!known.has(key)) cells.push({ id: mint(), order: orderAfter(cells, undefined), match, size, isClosed });
  }
  return cells;
}

/** The combinations share one limit from now on. A cell that is taken in whole keeps its id, and with it its count's history. */
export function mergeCombinations(quota: Pick<Quota, 'cells'>, picked: readonly QuotaMatch[], mint: Mint): QuotaCell[] {
  const keys = new Set(picked.map(keyOfMatch));
  const isPicked = (match: QuotaMatch) => keys.has(keyOfMatch(match));
  const whole = inOrder(quota.cells).filter(cell => combinationsOf(cell.match).every(isPicked));
  const rest = inOrder(quota.cells).flatMap(cell => remaining(cell, match => !isPicked(match)));
  const open = whole.filter(cell => !cell.isClosed);
  const size = open.some(cell => cell.size === 0) ? 0 : open.reduce((sum, cell) => sum + cell.size, 0);
  const first = whole[0];
  const joined = {
    id: first?.id ?? mint(),
    order: first?.order ?? orderAfter(rest, undefined),
    match: [...picked],
    size,
    ...(whole.length > 0 && open.length === 0 && { isClosed: true }),
  };
  return [...rest, joined];
}

/** Every one of the combinations has a limit of its own again; what they shared stays with the rest, or with the first of them. */
export function splitCombinations(quota: Pick<Quota, 'cells'>, picked: readonly QuotaMatch[], mint: Mint): QuotaCell[] {
  const keys = new Set(picked.map(keyOfMatch));
  const cells: QuotaCell[] = [];
  for (const cell of inOrder(quota.cells)) {
    const matches = combinationsOf(cell.match);
    const out = matches.filter(match => keys.has(keyOfMatch(match)));
    if (matches.length === 1 || out.length === 0) {
      cells.push(cell);
      continue;
    }
    const stay = remaining(cell, match => !out.includes(match));
    const [first, ...others] = out;
    cells.push(...stay, { ...cell, ...(stay.length > 0 && { id: mint(), size: 0 }), match: first! });
    cells.push(...others.map(match => ({ ...cell, id: mint(), match, size: 0 })));
  }
  const orders = ordersBetween(null, null, cells.length);
  return cells.map((cell, index) => ({ ...cell, order: orders[index]! }));
}

function remaining(cell: QuotaCell, stays: (match: QuotaMatch) => boolean): QuotaCell[] {
  const left = combinationsOf(cell.match).filter(stays);
  if (left.length === 0) return [];
  return [{ ...cell, match: left.length === 1 ? left[0]! : left }];
}

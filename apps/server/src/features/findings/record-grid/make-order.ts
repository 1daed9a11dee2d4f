import type { ColumnResult, Filter, SortBy } from '@wenshu/analysis';
import type { OpenDataSet } from '../data-set/index.ts';
import type { KeptOrder, KeptOrders } from './kept-orders.ts';

interface Wanted {
  readonly selection: string;
  readonly sort: readonly SortBy[];
  readonly filter: Filter | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * The rest of an order is made once somebody has looked at its first rows for a moment: who filters and sorts on would wait for what nobody
 * wants any more.
 */
const REST_AFTER_MS = 1_000;

/** All rows at once: of a million it takes as long as sorting them does. */
export async function makeWhole(
  dataSet: OpenDataSet,
  orders: KeptOrders,
  { selection, sort, filter, signal }: Wanted,
): Promise<KeptOrder> {
  const { rows, generation, asOf } = await dataSet.ask({ kind: 'order', sort, ...(filter && { filter }) }, signal);
  return orders.keep({ selection, generation, asOf, total: rows.length, head: rows, whole: async () => rows });
}

/**
 * The first rows and how many there are, which is quick; the others are put in order while somebody looks at these, or as soon as they are
 * asked for. Of the very same records: when others have come before that, whoever waits for the rest is told `moved-on`.
 */
export async function makeHead(
  dataSet: OpenDataSet,
  orders: KeptOrders,
  { selection, sort, filter, signal }: Wanted,
): Promise<KeptOrder> {
  const most = orders.headRows;
  const asked = [{ kind: 'order', sort, most } as const, { kind: 'count', by: [] } as const];
  const [first, counted] = (await dataSet.askTogether(asked, { filter }, signal)) as readonly [
    ColumnResult<'order'>,
    ColumnResult<'count'>,
  ];
  const { rows, generation, asOf, moment } = first;
  const total = counted.groups.counts[0] ?? 0;
  const makeRest = async () => {
    if (rows.length === total) return rows;
    const [all] = await dataSet.askTogether([{ kind: 'order', sort }], { filter, moment });
    return (all as ColumnResult<'order'>).rows;
  };
  let rest: Promise<Int32Array> | undefined;
  const whole = () => {
    rest ??= makeRest().catch(error => {
      // Whoever wants it next tries again.
      rest = undefined;
      throw error;
    });
    return rest;
  };
  // Mostly nobody waits for it then.
  setTimeout(() => void whole().catch(() => {}), REST_AFTER_MS).unref();
  return orders.keep({ selection, generation, asOf, total, head: rows, whole });
}

/** Rows of these records only, in the order that was asked for. */
export async function makeAmong(
  dataSet: OpenDataSet,
  orders: KeptOrders,
  wanted: Wanted,
  only: ReadonlySet<string>,
): Promise<KeptOrder> {
  const { selection, sort, filter, signal } = wanted;
  const order = await dataSet.ask({ kind: 'order', sort, ...(filter && { filter }) }, signal);
  const ids = await idsInOrder(dataSet, order, signal);
  const rows = order.rows.filter((_row, place) => only.has(ids[place] ?? ''));
  const { generation, asOf } = order;
  return orders.keep({ selection, generation, asOf, total: rows.length, head: rows, whole: async () => rows });
}

const AT_ONCE = 20_000;

/** The records of an order; null for one that is gone. */
export async function idsInOrder(
  dataSet: OpenDataSet,
  { rows, generation }: Pick<ColumnResult<'order'>, 'rows' | 'generation'>,
  signal?: AbortSignal,
): Promise<readonly (string | null)[]> {
  const ids: (string | null)[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = [...rows.subarray(from, from + AT_ONCE)];
    ids.push(...(await dataSet.ask({ kind: 'ids', generation, rows: some }, signal)).ids);
  }
  return ids;
}

import type { ColumnResult, Filter, SortBy } from '@wenshu/analysis';
import type { OpenDataSet } from '../data-set/index.ts';
import type { KeptOrder, KeptOrders } from './kept-orders.ts';

interface Wanted {
  readonly selection: string;
  readonly sort: readonly SortBy[];
  readonly filter: Filter | undefined;
}

/** All rows at once: of a million it takes as long as sorting them does. */
export async function makeWhole(
  dataSet: OpenDataSet,
  orders: KeptOrders,
  { selection, sort, filter }: Wanted,
): Promise<KeptOrder> {
  const { rows, generation, asOf } = await dataSet.ask({ kind: 'order', sort, ...(filter && { filter }) });
  return orders.keep({
    ...{ selection, generation, asOf, total: rows.length, head: rows },
    whole: Promise.resolve(rows),
  });
}

/**
 * The first rows and how many there are, which is quick; the others are put in order while somebody looks at these. Of the very same records:
 * when others have come before that, whoever waits for the rest is told `moved-on`.
 */
export async function makeHead(
  dataSet: OpenDataSet,
  orders: KeptOrders,
  { selection, sort, filter }: Wanted,
): Promise<KeptOrder> {
  const most = orders.headRows;
  const asked = [{ kind: 'order', sort, most } as const, { kind: 'count', by: [] } as const];
  const [first, counted] = (await dataSet.askTogether(asked, { filter })) as readonly [
    ColumnResult<'order'>,
    ColumnResult<'count'>,
  ];
  const { rows, generation, asOf, moment } = first;
  const total = counted.groups.counts[0] ?? 0;
  const restOf = async () => {
    const [all] = await dataSet.askTogether([{ kind: 'order', sort }], { filter, moment });
    return (all as ColumnResult<'order'>).rows;
  };
  const whole = rows.length === total ? Promise.resolve(rows) : restOf();
  // Mostly nobody waits for it.
  whole.catch(() => {});
  return orders.keep({ selection, generation, asOf, total, head: rows, whole });
}

import type { Filter, SortBy } from '@wenshu/analysis';
import type { CallData, CallInput, recordGridCalls } from '@wenshu/api-contract';
import { ColumnsProblem } from '../../../platform/columns/columns-problem.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { isNeverPublished, type OpenDataSet } from '../data-set/index.ts';
import { type KeptOrder, type KeptOrders, rowsOf, selectionName } from './kept-orders.ts';
import { makeAmong, makeHead, makeWhole } from './make-order.ts';
import { selectionFilter } from './record-selection.ts';

type Query = CallInput<typeof recordGridCalls.query>;
type Page = CallData<typeof recordGridCalls.query>;

/** Newest first; unfinished ones, which have no number, after those that have. */
const USUAL: readonly SortBy[] = [
  { variable: 'fact:serial', isDescending: true },
  { variable: 'fact:startedAt', isDescending: true },
];

/** The copy was made anew, or records came before the rest of an order was found. */
const isOutOfDate: readonly ColumnsProblem['word'][] = ['renewed', 'moved-on'];

/** An order that is no sorting by variables: what names it, and how its rows are found, of these records only where some are named. */
export interface OwnOrder {
  readonly key: unknown;
  make(
    filter: Filter,
    only: readonly string[] | undefined,
  ): Promise<{ readonly generation: string; readonly asOf: number; readonly rows: Int32Array }>;
}

/** Some rows of an order, of these records only where some are named. An order that has become another one meanwhile is made anew, once. Given up when whoever asked hangs up. */
export async function queryRecords(
  dataSet: OpenDataSet,
  orders: KeptOrders,
  query: Query,
  signal?: AbortSignal,
  only?: readonly string[],
  own?: OwnOrder,
): Promise<Page> {
  const asked = [dataSet.identity, query.list, query.filter, query.search, query.sort];
  const narrowed = only ? [...asked, only] : asked;
  const selection = selectionName(own ? [...narrowed, own.key] : narrowed);
  const makeOrder = async (make: typeof makeWhole) => {
    // A list alone names no variable that could be missing.
    const isNarrowed = query.filter !== undefined || query.search !== '';
    const filter = selectionFilter(query, isNarrowed ? await dataSet.listVariables('en', { isAsItIs: true }) : []);
    if (own) {
      const { rows, generation, asOf } = await own.make(filter, only);
      return orders.keep({ selection, generation, asOf, total: rows.length, head: rows, whole: async () => rows });
    }
    const sort = query.sort.length === 0 ? USUAL : (query.sort as readonly SortBy[]);
    const wanted = { selection, sort, filter, signal };
    return only ? makeAmong(dataSet, orders, wanted, new Set(only)) : make(dataSet, orders, wanted);
  };
  const page = async (order: KeptOrder): Promise<Page> => {
    const rows = await rowsOf(order, query.from, query.count);
    const { ids } = await dataSet.ask({ kind: 'ids', generation: order.generation, rows }, signal);
    const records = await dataSet.readRecords(ids.filter(id => id !== null));
    return {
      total: order.total,
      order: order.name,
      asOf: order.asOf,
      items: ids.flatMap(id => {
        const record = id === null ? undefined : records.get(id);
        // Removed for ever, or out of sight, since the order was made.
        if (!record) return [];
        const values = query.columns.map(key => (Object.hasOwn(record, key) ? (record[key] ?? null) : null));
        return [
          {
            answerRecordId: id!,
            values: values.map(value =>
              typeof value === 'object' && value ? [...value] : value,
            ) as Page['items'][number]['values'],
          },
        ];
      }),
    };
  };
  const known = orders.find(query.order, selection);
  try {
    const isAtTop = query.from + query.count <= orders.headRows;
    // A search reads every text of every record, which takes longer than putting what it found in order: it is made once.
    return await page(known ?? (await makeOrder(isAtTop && !query.search ? makeHead : makeWhole)));
  } catch (error) {
    if (isNeverPublished(error)) return { total: 0, order: '', asOf: 0, items: [] };
    if (!(error instanceof ColumnsProblem)) throw error;
    if (error.word === 'cancelled') throw new Refusal('analysisCancelled');
    if (!known || !isOutOfDate.includes(error.word)) throw error;
    orders.forget(known);
    return page(await makeOrder(makeWhole));
  }
}

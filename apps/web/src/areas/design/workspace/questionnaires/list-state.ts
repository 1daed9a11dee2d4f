import { type ListOrder, listOrders } from '@wenshu/api-contract';
import { browserPlace, readJson } from '../../../../app/local-storage.ts';

export type ListView = 'tiles' | 'list';

/** How a person likes to see the list: kept for this browser. */
export interface ListTaste {
  readonly view: ListView;
  readonly orderBy: ListOrder;
  readonly direction: 'asc' | 'desc';
  readonly pageSize: number;
}

export const pageSizes = [20, 50, 100] as const;
const KEY = 'questionnaireList';
const usual: ListTaste = { view: 'tiles', orderBy: 'biz_update_time', direction: 'desc', pageSize: 20 };

/** Whatever lies in the browser's storage: what is not known falls back to the usual. */
export function parseTaste(stored: unknown): ListTaste {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof ListTaste, unknown>
  >;
  return {
    view: kept.view === 'list' ? 'list' : usual.view,
    orderBy: listOrders.find(order => order === kept.orderBy) ?? usual.orderBy,
    direction: kept.direction === 'asc' ? 'asc' : usual.direction,
    pageSize: pageSizes.find(size => size === kept.pageSize) ?? usual.pageSize,
  };
}

export const readTaste = (): ListTaste => parseTaste(readJson(browserPlace, KEY));
export const keepTaste = (taste: ListTaste): void => browserPlace.set(KEY, JSON.stringify(taste));

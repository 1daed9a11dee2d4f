import { type Filter, isFilter } from '@wenshu/analysis/browser';
import { recordLists } from '@wenshu/api-contract';
import type { Variable } from '../../filter/variable.ts';

export type RecordList = (typeof recordLists)[number];

export interface SortKey {
  readonly variable: string;
  readonly isDescending?: true;
  readonly isByPinyin?: true;
}

/** What is looked at, and how: kept in the address, so that a link shows the same. */
export interface GridView {
  readonly list: RecordList;
  readonly search: string;
  readonly filter?: Filter | undefined;
  readonly sort: readonly SortKey[];
  /** Variables in their order; the usual ones when there are none. */
  readonly columns?: readonly string[] | undefined;
  readonly values: 'labels' | 'codes';
  /** Rows of a page; none: all of them in one. */
  readonly size?: number | undefined;
}

/** How this person has laid the table out: in this browser only. */
export interface GridLayout {
  readonly widths: Readonly<Record<string, number>>;
  readonly frozen: number;
}

export const pageSizes = [50, 100, 200, 500] as const;
export const USUAL_VIEW: GridView = { list: 'all', search: '', sort: [], values: 'labels' };
export const USUAL_LAYOUT: GridLayout = { widths: {}, frozen: 1 };

const MOST_SORTED = 8;
const LONGEST_SEARCH = 100;

/** A view as names and values of an address; what is usual is left out. */
export function writeView(view: GridView): Record<string, string | undefined> {
  const { list, search, filter, sort, columns, values, size } = view;
  return {
    list: list === USUAL_VIEW.list ? undefined : list,
    search: search || undefined,
    filter: filter && JSON.stringify(filter),
    sort: sort.length > 0 ? sort.map(writeSort).join(',') : undefined,
    columns: columns?.map(encodeURIComponent).join(','),
    values: values === USUAL_VIEW.values ? undefined : values,
    size: size?.toString(),
  };
}

export const viewNames = ['list', 'search', 'filter', 'sort', 'columns', 'values', 'size'] as const;

/** Reads what somebody may have typed: what is not right is as if it were not there. A filter is checked where the variables are known. */
export function readView(given: Readonly<Record<string, string | undefined>>): GridView {
  const size = Number(given.size);
  const columns = (given.columns ?? '').split(',').filter(Boolean).map(decoded);
  return {
    list: recordLists.find(list => list === given.list) ?? USUAL_VIEW.list,
    search: (given.search ?? '').slice(0, LONGEST_SEARCH),
    filter: parsed(given.filter),
    sort: (given.sort ?? '').split(',').filter(Boolean).slice(0, MOST_SORTED).map(readSort),
    columns: columns.length > 0 ? [...new Set(columns)] : undefined,
    values: given.values === 'codes' ? 'codes' : 'labels',
    size: pageSizes.find(one => one === size),
  };
}

/** A link may be older than the questionnaire: what cannot be asked any more is left out, and said of a filter. */
export function usableView(
  given: GridView,
  byKey: ReadonlyMap<string, Variable>,
): { readonly view: GridView; readonly isUsable: boolean } {
  const isUsable = given.filter === undefined || isFilter(given.filter, byKey);
  const sort = given.sort.filter(({ variable }) => byKey.has(variable));
  return { view: { ...given, sort, filter: isUsable ? given.filter : undefined }, isUsable };
}

const writeSort = ({ variable, isDescending, isByPinyin }: SortKey) =>
  `${isDescending ? '-' : ''}${isByPinyin ? '~' : ''}${encodeURIComponent(variable)}`;

function readSort(text: string): SortKey {
  const [, down, pinyin, variable] = /^(-?)(~?)(.*)$/s.exec(text)!;
  return { variable: decoded(variable!), ...(down && { isDescending: true }), ...(pinyin && { isByPinyin: true }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parsed(text: string | undefined): Filter | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Filter);
  } catch {
    return undefined;
  }
}

/** A click on a head: up, down, not at all. With others when they are kept; alone otherwise. */
export function sortedBy(sort: readonly SortKey[], variable: string, keepsOthers: boolean): readonly SortKey[] {
  const now = sort.find(key => key.variable === variable);
  const next: SortKey[] = now?.isDescending
    ? []
    : [{ variable, ...(now && { isDescending: true }), ...(now?.isByPinyin && { isByPinyin: true }) }];
  if (!keepsOthers) return next;
  if (!now) return [...sort, ...next].slice(-MOST_SORTED);
  return sort.flatMap(key => (key.variable === variable ? next : [key]));
}

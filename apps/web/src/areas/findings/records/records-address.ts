import type { Filter } from '@wenshu/analysis/browser';
import { stringifySearch } from '../../../app/routes/search.ts';
import { type RecordList, USUAL_VIEW, writeView } from './grid/grid-view.ts';

/** The table of exactly those records of a list for which all of this holds. */
export function recordsAddress(
  scrollId: string,
  filters: readonly Filter[],
  list: RecordList = USUAL_VIEW.list,
): string {
  const said = unique(filters.flatMap(part => ('all' in part ? part.all : [part])));
  const view = { ...USUAL_VIEW, list, filter: said.length > 1 ? { all: said } : said[0] };
  return `/survey/launch/original${stringifySearch({ scrollId, ...writeView(view) })}`;
}

/** One record, opened over the table of all. */
export function recordAddress(scrollId: string, recordId: string): string {
  return `/survey/launch/original${stringifySearch({ scrollId, record: recordId })}`;
}

function unique(filters: readonly Filter[]): Filter[] {
  return [...new Map(filters.map(filter => [JSON.stringify(filter), filter])).values()];
}

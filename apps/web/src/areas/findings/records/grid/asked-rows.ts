import { type CallRequest, recordGridCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { client } from '../../../../app/client.ts';
import { EarlyAnswers } from '../../../../app/early-answers.ts';
import type { GridView } from './grid-view.ts';
import { HIDDEN_COLUMNS } from './row-looks.ts';
import { type AskedPage, PAGE } from './row-pages.ts';

type RowsInput = CallRequest<typeof recordGridCalls.query>;

interface AskedRows {
  readonly from: number;
  readonly count: number;
  readonly order?: string | undefined;
}

/** Rows, of which the first may have been begun before the page was there. */
export const earlyRows = new EarlyAnswers<RowsInput, AskedPage>((input, options) =>
  client.call(recordGridCalls.query, input, options),
);

/** Those that are shown, behind those that every row needs. */
export function askedColumns(shown: readonly string[]): readonly string[] {
  return [...HIDDEN_COLUMNS, ...shown.filter(key => !HIDDEN_COLUMNS.includes(key))];
}

export function rowsInput(
  scrollId: string,
  { list, filter, search, sort }: GridView,
  columns: readonly string[],
  { from, count, order }: AskedRows,
): RowsInput {
  return {
    scrollId,
    list,
    search,
    from,
    count,
    columns: [...columns],
    sort: [...sort],
    ...(filter && { filter: filter as Json }),
    ...(order && { order }),
  };
}

export const FIRST_PAGE: AskedRows = { from: 0, count: PAGE };

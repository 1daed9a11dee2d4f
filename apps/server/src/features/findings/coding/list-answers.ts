import type { Filter, SortBy } from '@wenshu/analysis';
import type { CallData, CallInput, codingCalls, codingLists, codingOrders } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type KeptOrders, type OwnOrder, queryRecords } from '../record-grid/index.ts';
import type { OpenCoding } from './open-coding.ts';
import { listPortion } from './portion.repository.ts';
import { readMarks } from './read-marks.ts';

type Query = CallInput<typeof codingCalls.answers>;
type Page = CallData<typeof codingCalls.answers>;

const inOrder: Readonly<Record<(typeof codingOrders)[number], (variable: string) => readonly SortBy[]>> = {
  newest: () => [{ variable: 'fact:serial', isDescending: true }],
  oldest: () => [{ variable: 'fact:serial' }],
  longest: variable => [{ variable, isByLength: true, isDescending: true }],
  shortest: variable => [{ variable, isByLength: true }],
  similar: () => [],
};

const inList: Readonly<Record<(typeof codingLists)[number], (key: string) => readonly Filter[]>> = {
  all: () => [],
  coded: key => [{ test: 'answered', variable: key, is: true }],
  uncoded: key => [{ test: 'answered', variable: key, is: false }],
};

/** A page of what people wrote, of records that count, in an order that stays while others come. */
export async function listAnswers(
  { database }: Platform,
  { personId }: Pick<Actor, 'personId'>,
  coding: OpenCoding,
  orders: KeptOrders,
  query: Query,
  signal: AbortSignal,
  own?: OwnOrder,
): Promise<Page> {
  const { scrollId, codingId, variable, key, dataSet } = coding;
  const { list, code, search, sort, from, count, order, isOwnPortion } = query;
  const only = isOwnPortion ? await listPortion(database.pool, codingId, personId) : undefined;
  const filter: Filter = {
    all: [
      { test: 'answered', variable, is: true },
      ...inList[list](key),
      ...(code === undefined ? [] : [{ test: 'choice', variable: key, is: 'any-of', codes: [code] } as const]),
      ...(search === '' ? [] : [{ test: 'text', variable, is: 'contains', value: search } as const]),
    ],
  };
  const page = await queryRecords(
    dataSet,
    orders,
    {
      scrollId,
      list: 'success',
      filter: asJson(filter),
      search: '',
      sort: [...inOrder[sort](variable)],
      columns: [variable],
      from,
      count,
      order,
    },
    signal,
    only,
    own,
  );
  const texts = page.items.flatMap(({ answerRecordId, values: [text] }) =>
    typeof text === 'string' ? [{ answerRecordId, text }] : [],
  );
  const items = await readMarks(database.pool, personId, coding, texts);
  return { total: page.total, order: page.order, asOf: page.asOf, items };
}

import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { type CallData, type CallRequest, codingCalls } from '@wenshu/api-contract';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import type { Answer } from './marks.ts';

type Asked = Required<Pick<CallRequest<typeof codingCalls.answers>, 'list' | 'search' | 'sort'>>;
export type AnswersView = Asked & {
  readonly code?: number | undefined;
  /** Only those that were given to the reader. */
  readonly isOwnPortion?: boolean;
  /** The answer that the others are compared with, sorted as similar. */
  readonly similarTo?: string | undefined;
};
type Page = CallData<typeof codingCalls.answers>;

const PAGE = 50;

interface Wanted {
  readonly scrollId: string;
  readonly codingId: string;
  readonly view: AnswersView;
  /** That are in sight: from where to where. */
  readonly inSight: readonly (readonly [from: number, to: number])[];
}

export const answersKey = (codingId: string) => ['coding', codingId, 'answers'];

/**
 * The pages of a list that are in sight, in an order that stays: whoever codes an answer of those that are not coded yet does not lose it.
 * `renew` puts the list in order anew.
 */
export function useAnswerPages({ scrollId, codingId, view, inSight }: Wanted) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const listKey = [...answersKey(codingId), JSON.stringify(view), round];
  const list = JSON.stringify(listKey);
  // The order in which the server answered this very list. Before it is known one page alone is asked for.
  const [known, setKnown] = useState<{ readonly list: string; readonly order: string; readonly total: number }>();
  const isKnown = known?.list === list;
  const inSightPages = [...new Set(inSight.flatMap(([from, to]) => pagesOf(from, to)))];
  const pages = isKnown ? inSightPages : inSightPages.slice(0, 1);
  const ask = async (page: number, signal: AbortSignal): Promise<Page> => {
    const order = isKnown ? { order: known.order } : {};
    const asked = { scrollId, codingId, ...view, from: page * PAGE, count: PAGE, ...order };
    const found = await client.call(codingCalls.answers, asked, { quiet: true, signal });
    setKnown(before => {
      const isSame = before?.list === list && before.order === found.order && before.total === found.total;
      return isSame ? before : { list, order: found.order, total: found.total };
    });
    // Put in order anew meanwhile: what was there on other pages may stand elsewhere now.
    if (isKnown && found.order !== known.order)
      queries.removeQueries({ queryKey: listKey, predicate: ({ queryKey }) => queryKey.at(-1) !== page });
    return found;
  };
  const asked = useQueries({
    queries: pages.map(page => ({
      queryKey: [...listKey, page],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(page, signal),
      staleTime: 60_000,
    })),
  });
  const byPage = new Map(pages.map((page, at) => [page, asked[at]!.data]));
  const loaded = asked.find(({ data }) => data !== undefined)?.data;
  const failed = asked.find(({ isError }) => isError);
  return {
    total: isKnown ? known.total : loaded?.total,
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => Promise.all(asked.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    /** What is there of a place; undefined where it has not come yet. */
    at: (place: number): Answer | undefined =>
      (byPage.get(Math.floor(place / PAGE)) ?? keptPage(queries, [...listKey, Math.floor(place / PAGE)]))?.items[
        place % PAGE
      ],
    renew: () => setRound(before => before + 1),
    /** Answers from one place to another, fetched where they have not come yet. */
    load: async (start: number, end: number): Promise<readonly Answer[]> => {
      const found: Answer[] = [];
      for (const page of pagesOf(start, end)) {
        const { items } = await queries.fetchQuery({
          queryKey: [...listKey, page],
          queryFn: ({ signal }) => ask(page, signal),
          staleTime: 60_000,
        });
        const before = page * PAGE;
        found.push(...items.slice(Math.max(0, start - before), Math.max(0, end + 1 - before)));
        if (items.length < PAGE) break;
      }
      return found;
    },
    /** The first one after a place of which it is so, as far as they have come without a gap. */
    nextAfter: (place: number, isSo: (answer: Answer) => boolean): number | undefined => {
      for (let page = Math.floor((place + 1) / PAGE); ; page++) {
        const items = keptPage(queries, [...listKey, page])?.items;
        const at = items?.findIndex((answer, one) => page * PAGE + one > place && isSo(answer)) ?? -1;
        if (at >= 0) return page * PAGE + at;
        if (!items || items.length < PAGE) return undefined;
      }
    },
    /** Where an answer stands that has come. */
    placeOf: (answerRecordId: string): number | undefined => {
      for (const [key, data] of queries.getQueriesData<Page>({ queryKey: listKey })) {
        const at = data?.items.findIndex(one => one.answerRecordId === answerRecordId) ?? -1;
        if (at >= 0) return Number(key.at(-1)) * PAGE + at;
      }
      return undefined;
    },
  };
}

function pagesOf(from: number, to: number): readonly number[] {
  const first = Math.floor(from / PAGE);
  return Array.from({ length: Math.max(1, Math.floor(to / PAGE) - first + 1) }, (_, at) => first + at);
}

const keptPage = (queries: QueryClient, key: readonly unknown[]) => queries.getQueryData<Page>(key);

/** Changes answers on all pages of a coding that have come. */
export function changeAnswers(queries: QueryClient, codingId: string, change: (answer: Answer) => Answer): void {
  queries.setQueriesData<Page>(
    { queryKey: answersKey(codingId) },
    page => page && { ...page, items: page.items.map(change) },
  );
}

/** The answers of which some page has come. */
export function keptAnswers(queries: QueryClient, codingId: string): ReadonlyMap<string, Answer> {
  const pages = queries.getQueriesData<Page>({ queryKey: answersKey(codingId) });
  return new Map(pages.flatMap(([, page]) => page?.items ?? []).map(answer => [answer.answerRecordId, answer]));
}

import { recordGridCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { useEffect, useState } from 'react';
import { askAgain } from '../../../../app/actions/ask-again.ts';
import { client } from '../../../../app/client.ts';
import type { GridView } from './grid-view.ts';
import { SERIAL } from './row-looks.ts';

const since = (serial: number): Json => ({ test: 'number', variable: SERIAL, compare: '>', value: serial });

interface MadeOrder {
  readonly name: string | undefined;
  readonly total: number | undefined;
}

/**
 * How many records have come into this view since its order was made. Asked for by their numbers, so that the server orders the few new
 * ones and not a million again.
 */
export function useNewRecords(scrollId: string, view: GridView, { name: order, total = 0 }: MadeOrder): number {
  const [news, setNews] = useState({ order, count: 0 });
  const { list, filter, search, sort } = view;
  const selection = JSON.stringify([list, filter, search, sort.length === 0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `selection` says all of the view that matters
  useEffect(() => {
    if (order === undefined) return;
    const abort = new AbortController();
    let newest: number | undefined;
    let missed = 0;
    const ask = (input: object) =>
      client.call(
        recordGridCalls.query,
        { scrollId, list, search, count: 1, columns: [SERIAL], ...input },
        { signal: abort.signal, quiet: true },
      );
    const findNewest = async () => {
      // The newest comes first where nothing else is asked for; then it is the first of this very order.
      const first = await ask({ ...(filter && { filter }), ...(sort.length === 0 && { order }) });
      // What came between the order and this look is older than the newest by now.
      missed = Math.max(0, first.total - total);
      return (first.items[0]?.values[0] as number | null | undefined) ?? 0;
    };
    const look = async () => {
      newest ??= await findNewest();
      const later = await ask({ filter: filter ? { all: [filter, since(newest)] } : since(newest) });
      setNews({ order, count: missed + later.total });
    };
    // What fails here is asked again in a moment. Not at once: the server would make the order a second time while its rows are drawn.
    const stop = askAgain(look, 'seldom');
    return () => {
      stop();
      abort.abort();
    };
  }, [scrollId, order, selection]);
  return news.order === order ? news.count : 0;
}

import { recordGridCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import type { GridView } from './grid-view.ts';
import { SERIAL } from './row-looks.ts';

const LOOK_EVERY_MS = 20_000;

const since = (serial: number): Json => ({ test: 'number', variable: SERIAL, compare: '>', value: serial });

/**
 * How many records have come into this view since its order was made. Asked for by their numbers, so that the server orders the few new
 * ones and not a million again.
 */
export function useNewRecords(scrollId: string, view: GridView, order: string | undefined): number {
  const [news, setNews] = useState({ order, count: 0 });
  // Of the whole questionnaire: what is newer than this is little, whatever is looked at next.
  const known = useRef<number>(undefined);
  const { list, filter, search } = view;
  const selection = JSON.stringify([list, filter, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `selection` says all of the view that matters
  useEffect(() => {
    if (order === undefined) return;
    const abort = new AbortController();
    let newest: number | undefined;
    const ask = async (input: object) =>
      client.call(
        recordGridCalls.query,
        { scrollId, list: 'all', count: 1, columns: [SERIAL], ...input },
        { signal: abort.signal, quiet: true },
      );
    const look = async () => {
      if (document.hidden) return;
      if (newest === undefined) {
        const before = known.current;
        const { items } = await ask(before === undefined ? {} : { filter: since(before) });
        newest = (items[0]?.values[0] as number | null | undefined) ?? before ?? 0;
        known.current = newest;
        return;
      }
      const { total } = await ask({
        ...{ list, search },
        filter: filter ? { all: [filter, since(newest)] } : since(newest),
      });
      setNews({ order, count: total });
    };
    // What fails here is asked again in a moment.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
    void look().catch(() => {});
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [scrollId, order, selection]);
  return news.order === order ? news.count : 0;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { progressCalls } from '@wenshu/api-contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { followRecords, type LiveState } from './follow-records.ts';
import { type ProgressView, writeView } from './progress-view.ts';

const WAIT_SECONDS = 25;

/** The progress of a survey, and that it stays the newest: what was there stays until the new is there. */
export function useProgress(scrollId: string, view: ProgressView) {
  const [live, setLive] = useState<LiveState>('on');
  const query = useQuery({
    queryKey: ['progress', scrollId, writeView(view)],
    queryFn: ({ signal }) =>
      client.call(progressCalls.read, { scrollId, ...(writeView(view) as object) }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    // It is told when there is something new.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data, refetch } = query;
  const newest = useRef({ seen: data?.seen, refetch });
  newest.current = { seen: data?.seen, refetch };
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    return followRecords({
      wait: async signal => {
        const seen = newest.current.seen!;
        const input = { scrollId, seen, waitSeconds: WAIT_SECONDS };
        return (await client.call(progressCalls.wait, input, { quiet: true, signal })).isNews;
      },
      refresh: async () => {
        const { data: fresh, isSuccess } = await newest.current.refetch();
        // The next wait begins before the page is drawn anew.
        if (fresh) newest.current.seen = fresh.seen;
        return isSuccess;
      },
      tell: setLive,
      page: document,
      now: () => Date.now(),
    });
  }, [scrollId, isThere]);
  return { query, live };
}

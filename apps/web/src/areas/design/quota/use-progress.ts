import { useQuery } from '@tanstack/react-query';
import { quotaProgressCalls, scrollCalls } from '@wenshu/api-contract';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';

/** Live counts by cell, followed while collecting. */
export function useProgress() {
  const { loaded, isCollecting } = useCreateScreen();
  const { scrollId } = loaded;
  const progress = useQuery({
    queryKey: ['quota-progress', scrollId],
    queryFn: () => client.call(quotaProgressCalls.progress, { scrollId }, { quiet: true }),
    enabled: loaded.versionTime !== null || isCollecting,
    refetchInterval: again(isCollecting ? 'counted' : undefined),
  });
  const summaries = useQuery({
    queryKey: ['collected', scrollId],
    queryFn: async () =>
      (await client.call(scrollCalls.list, {}, { quiet: true })).find(one => one.scrollId === scrollId),
    enabled: isCollecting,
    refetchInterval: again('counted'),
  });
  return {
    /** Undefined until they are known: none yet is not nought. What is not told to this person is not among them. */
    counts: progress.isLoading
      ? undefined
      : new Map(
          (progress.data ?? []).flatMap(({ cellId, count }) => (count === null ? [] : [[cellId, count] as const])),
        ),
    /** Null for whoever is not told it. */
    collected: summaries.isLoading ? undefined : (summaries.data?.collected ?? loaded.collected),
    refresh: () => void progress.refetch(),
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sampleCalls } from '@wenshu/api-contract';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';

const keyOf = (scrollId: string) => ['samples', scrollId];

export function useRefreshSamples(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(scrollId) });
}

export function useSampleOrders(scrollId: string) {
  return useQuery({
    queryKey: keyOf(scrollId),
    queryFn: ({ signal }) => client.call(sampleCalls.listSampleOrders, { scrollId }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

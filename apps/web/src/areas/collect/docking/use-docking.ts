import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeliveryState, dockingCalls } from '@wenshu/api-contract';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';

export const DELIVERIES_SHOWN = 50;
const keyOf = (scrollId: string) => ['docking', scrollId];

export function useRefreshDocking(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(scrollId) });
}

export function useDockings(scrollId: string) {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'keys'],
    queryFn: ({ signal }) => client.call(dockingCalls.listDockings, { scrollId }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

export function useDeliveries(scrollId: string, keyId: string, state: DeliveryState | undefined, page: number) {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'deliveries', keyId, state, page],
    queryFn: ({ signal }) =>
      client.call(
        dockingCalls.listDeliveries,
        { scrollId, keyId, page, size: DELIVERIES_SHOWN, ...(state && { state }) },
        { quiet: true, signal },
      ),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

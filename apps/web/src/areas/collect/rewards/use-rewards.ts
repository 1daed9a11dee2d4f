import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ClaimState, linkCalls, type RewardState, rewardCalls } from '@wenshu/api-contract';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';

export const CLAIMS_SIZE = 20;
export const CENTER_SIZE = 20;

/** Of one survey, and of the centre: both show the same things. */
export function useRefreshRewards(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['rewards'] });
}

export function useRewards(scrollId: string) {
  return useQuery({
    queryKey: ['rewards', scrollId, 'list'],
    queryFn: ({ signal }) => client.call(rewardCalls.listRewards, { scrollId }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

export function useOwnRewards(page: number, state: RewardState | undefined) {
  return useQuery({
    queryKey: ['rewards', 'center', page, state],
    queryFn: ({ signal }) =>
      client.call(
        rewardCalls.listOwnRewards,
        { page, size: CENTER_SIZE, ...(state && { state }) },
        { quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function usePayers(scrollId: string) {
  return useQuery({
    queryKey: ['rewards', scrollId, 'payers'],
    queryFn: ({ signal }) => client.call(rewardCalls.listPayers, { scrollId }, { quiet: true, signal }),
  });
}

/** Where something can be given out: by which links, and in which channels. */
export function useTargets(scrollId: string) {
  return useQuery({
    queryKey: ['rewards', scrollId, 'targets'],
    // Whoever may not see links can still give to everybody and to the name list.
    queryFn: ({ signal }) => client.call(linkCalls.list, { scrollId }, { quiet: true, signal }).catch(() => []),
  });
}

export function useClaims(
  { scrollId, rewardId }: { readonly scrollId: string; readonly rewardId: string },
  { page, state }: { readonly page: number; readonly state: ClaimState | undefined },
) {
  return useQuery({
    queryKey: ['rewards', scrollId, rewardId, 'claims', page, state],
    queryFn: ({ signal }) => {
      const wanted = { scrollId, rewardId, page, size: CLAIMS_SIZE, ...(state && { state }) };
      return client.call(rewardCalls.listClaims, wanted, { quiet: true, signal });
    },
    placeholderData: keepPreviousData,
  });
}

export function useClaimSums(scrollId: string, rewardId: string) {
  return useQuery({
    queryKey: ['rewards', scrollId, rewardId, 'sums'],
    queryFn: ({ signal }) => client.call(rewardCalls.sumClaims, { scrollId, rewardId }, { quiet: true, signal }),
  });
}

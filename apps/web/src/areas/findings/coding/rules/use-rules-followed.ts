import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, codingRuleCalls } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { again } from '../../../../app/actions/again.ts';
import { client } from '../../../../app/client.ts';

type Listed = CallData<typeof codingRuleCalls.list>;
export type CodingRule = Listed['items'][number];

export const isUnsettled = ({ reached }: CodingRule): boolean => reached !== null;

/** Looks again while the marks of a rule are still being set. */
export function useRuleList(of: { readonly scrollId: string; readonly codingId: string }) {
  return useQuery({
    queryKey: ['coding', of.codingId, 'rules', 'list'],
    queryFn: () => client.call(codingRuleCalls.list, of, { quiet: true }),
    refetchInterval: again((data: Listed | undefined) => (data?.items.some(isUnsettled) ? 'moving' : undefined)),
  });
}

/** What marks have become is counted once they have followed, on whatever part of the page somebody is by then. */
export function useRulesFollowed(scrollId: string, codingId: string): void {
  const queries = useQueryClient();
  const isFollowing = useRuleList({ scrollId, codingId }).data?.items.some(isUnsettled) ?? false;
  const [wasFollowing, setWasFollowing] = useState(false);
  useEffect(() => {
    if (isFollowing === wasFollowing) return;
    setWasFollowing(isFollowing);
    if (!isFollowing) void queries.invalidateQueries({ queryKey: ['coding', codingId] });
  }, [isFollowing, wasFollowing, queries, codingId]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { walletCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

/** Whose wallet: an enterprise’s, or the person’s own. */
export type Whose = string | undefined;

export const ofWhose = (enterpriseId: Whose) => (enterpriseId === undefined ? {} : { enterpriseId });

const KEY = 'wallet';
export const walletKey = (...parts: readonly unknown[]) => [KEY, ...parts];

export function useBalances(whose: Whose) {
  return useQuery({
    queryKey: walletKey('balances', whose),
    queryFn: () => client.call(walletCalls.balances, ofWhose(whose), { quiet: true }),
  });
}

/** After anything came or went: balances, the statement and the orders. */
export function useRefreshWallet(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}

import { useQuery } from '@tanstack/react-query';
import { codingPortionCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

/** Who may code, and whose share is what. */
export const useShares = (of: { readonly scrollId: string; readonly codingId: string }) =>
  useQuery({
    queryKey: ['coding', of.codingId, 'shares'],
    queryFn: () => client.call(codingPortionCalls.coders, of, { quiet: true }),
    staleTime: 10_000,
  });

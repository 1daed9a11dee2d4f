import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { enterpriseCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

const KEY = ['members'];

export function useMembers(enterpriseId: string, text: string, page: number, size: number) {
  const input = { enterpriseId, text: text.trim(), page, size };
  return useQuery({
    queryKey: [...KEY, input],
    queryFn: ({ signal }) => client.call(enterpriseCalls.members, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRefreshMembers(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

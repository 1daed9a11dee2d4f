import { useQuery, useQueryClient } from '@tanstack/react-query';
import { codingCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

/** Which texts of a questionnaire are coded. Whatever a part keeps of one coding has a key that begins with `coding` and its id, so that all look again together. */
export function useCodings(scrollId: string) {
  const queries = useQueryClient();
  const queryKey = ['codings', scrollId];
  const listed = useQuery({
    queryKey,
    queryFn: () => client.call(codingCalls.list, { scrollId }, { quiet: true }),
    staleTime: 0,
  });
  const renew = (codingId?: string) =>
    Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: ['data-set', scrollId] }),
      codingId === undefined ? undefined : queries.invalidateQueries({ queryKey: ['coding', codingId] }),
    ]);
  return { listed, renew };
}

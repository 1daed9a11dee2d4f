import { useQuery, useQueryClient } from '@tanstack/react-query';
import { talkTermCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';

const keyOf = (scrollId: string) => ['talk-terms', scrollId];

/** The glossary of a project. */
export const useTerms = (scrollId: string) =>
  useQuery({
    queryKey: keyOf(scrollId),
    queryFn: async ({ signal }) =>
      (await client.call(talkTermCalls.terms, { scrollId }, { quiet: true, signal })).items,
  });

export function useRefreshTerms(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(scrollId) });
}

import { useQuery } from '@tanstack/react-query';
import { dataSetCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

/** What a page asks for in one breath. */
const SAME_MS = 2_000;

/** The variables of a questionnaire's data: asked for once, whoever on the page needs them. */
export function useVariables(scrollId: string | undefined) {
  return useQuery({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId: scrollId! }),
    enabled: scrollId !== undefined,
    staleTime: SAME_MS,
  });
}

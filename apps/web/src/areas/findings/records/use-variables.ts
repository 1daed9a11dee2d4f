import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataSetCalls } from '@wenshu/api-contract';
import type { CallOptions } from '@wenshu/api-contract/client';
import { client } from '../../../app/client.ts';

/** What a page asks for in one breath. */
const SAME_MS = 2_000;

export const variablesOf = (scrollId: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId }, options),
    staleTime: SAME_MS,
  });

/** The variables of a questionnaire's data: asked for once, whoever on the page needs them. */
export function useVariables(scrollId: string | undefined) {
  return useQuery({ ...variablesOf(scrollId!), enabled: scrollId !== undefined });
}

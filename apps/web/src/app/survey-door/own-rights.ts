import { queryOptions, useQuery } from '@tanstack/react-query';
import { authorityCalls, type Right } from '@wenshu/api-contract';
import { client } from '../client.ts';

const NONE: readonly Right[] = [];
/** What a page asks for in one breath. */
const SAME_MS = 2_000;

export const ownRights = (scrollId: string) =>
  queryOptions({
    queryKey: ['own-rights', scrollId],
    queryFn: () => client.call(authorityCalls.queryDataAuthoritys, { dataId: scrollId }, { quiet: true }),
    staleTime: SAME_MS,
  });

/** What this person may do with the questionnaire, by whatever way; nothing until it is known. The server asks again in any case. */
export function useOwnRights(scrollId: string): readonly Right[] {
  const { data } = useQuery(ownRights(scrollId));
  return data?.rights ?? NONE;
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { helperCalls } from '@wenshu/api-contract';
import { client } from '../client.ts';

const KEY = ['helper-state'];

/** Whether a model may be asked, for a questionnaire or for own work, and what is left for today. */
export function useHelperState(scrollId?: string) {
  return useQuery({
    queryKey: [...KEY, scrollId],
    queryFn: () => client.call(helperCalls.state, scrollId === undefined ? {} : { scrollId }, { quiet: true }),
  });
}

/** To be called after something was asked, agreed to or taken back. */
export function useRefreshHelper(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

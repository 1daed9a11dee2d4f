import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { useRefreshEnterprises } from '../../../app/team/use-enterprise.ts';

const KEY = ['second-factor'];

/** Whether signing in also asks for a code. */
export function useSecondFactor() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => client.call(secondFactorCalls.state, {}, { quiet: true }),
  });
}

/** To be called after it was turned on or off: enterprises that ask for it open or shut with it. */
export function useRefreshSecondFactor(): () => Promise<void> {
  const queries = useQueryClient();
  const refreshEnterprises = useRefreshEnterprises();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: KEY }), refreshEnterprises()]);
  };
}

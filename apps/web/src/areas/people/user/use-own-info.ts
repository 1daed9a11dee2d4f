import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountCalls, type OwnInfo } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { keepUser } from '../../../app/session/session.ts';

const OWN_INFO_KEY = ['own-info'];

/** The signed-in person with their profile. What the header shows of them follows it. */
export function useOwnInfo() {
  return useQuery({ queryKey: OWN_INFO_KEY, queryFn: fetchOwnInfo });
}

/** To be called after something about the person was changed. */
export function useRefreshOwnInfo(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: OWN_INFO_KEY });
}

/** Gone from the screen at once: whoever has left it does not wait for the server to agree. */
export function useFinishTour(): () => void {
  const queries = useQueryClient();
  return () => {
    queries.setQueryData<OwnInfo>(OWN_INFO_KEY, info => info && { ...info, isTourDone: true });
    client.call(accountCalls.finishTour, {}, { quiet: true }).catch(() => {});
  };
}

async function fetchOwnInfo(): Promise<OwnInfo> {
  const info = await client.call(accountCalls.querySignUserInfo, {}, { quiet: true });
  keepUser(info);
  return info;
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FriendRow, friendCalls, type NewRespondent } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { useSettled } from '../respondents/use-people.ts';

export const PAGE_SIZE = 50;

export interface ContactFilter {
  readonly search: string;
  readonly group?: string | undefined;
  readonly label?: string | undefined;
}
export const NO_FILTER: ContactFilter = { search: '' };
export const isFiltered = ({ search, ...chosen }: ContactFilter): boolean =>
  search.trim() !== '' || Object.values(chosen).some(value => value !== undefined);

const KEY = ['friends'];

/** To be called after anything of the address book was changed here. */
export function useRefreshFriends(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

export function useFriends(filter: ContactFilter, page: number) {
  const search = useSettled(filter.search.trim());
  const query = { ...filter, search: search || undefined, page, size: PAGE_SIZE };
  return useQuery({
    queryKey: [...KEY, 'page', query],
    queryFn: ({ signal }) => client.call(friendCalls.findFriends, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useFriendSummary() {
  return useQuery({
    queryKey: [...KEY, 'summary'],
    queryFn: () => client.call(friendCalls.friendSummary, {}, { quiet: true }),
  });
}

/** As a name list has them: the name is the nickname. */
export function personOf({ nickname, mobile, email, group, custom, labels }: FriendRow): NewRespondent {
  return { name: nickname, mobile, email, group, custom, labels };
}

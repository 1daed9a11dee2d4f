import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { contactCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { useSettled } from '../respondents/use-people.ts';
import { type ContactFilter, PAGE_SIZE } from './use-friends.ts';

export interface RespondentFilter extends ContactFilter {
  readonly answered?: 'yes' | 'no' | undefined;
}

const KEY = ['contacts'];

/** To be called after a wish was set or taken back here. */
export function useRefreshContacts(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

export function useContacts(filter: RespondentFilter, page: number) {
  const search = useSettled(filter.search.trim());
  const query = { ...filter, search: search || undefined, page, size: PAGE_SIZE };
  return useQuery({
    queryKey: [...KEY, 'page', query],
    queryFn: ({ signal }) => client.call(contactCalls.findContacts, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Groups and labels that respondents have. */
export function useContactWords() {
  return useQuery({
    queryKey: [...KEY, 'summary'],
    queryFn: () => client.call(contactCalls.contactSummary, {}, { quiet: true }),
  });
}

export function useContactSurveys(contact: string) {
  return useQuery({
    queryKey: [...KEY, 'surveys', contact],
    queryFn: () => client.call(contactCalls.contactSurveys, { contact }, { quiet: true }),
  });
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, respondentCalls } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';
import { askedBy, type PeopleFilter } from './people-filter.ts';

const TYPING_PAUSE_MS = 250;
export const PAGE_SIZE = 50;

const keyOf = (scrollId: string) => ['name-list', scrollId];

/** To be called after anything of the list was changed here. */
export function useRefreshPeople(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(scrollId) });
}

export function usePeoplePage(scrollId: string, filter: PeopleFilter, page: number) {
  const search = useSettled(filter.search.trim());
  const query: CallRequest<typeof respondentCalls.findRespondents> = {
    scrollId,
    page,
    size: PAGE_SIZE,
    search: search || undefined,
    ...askedBy(filter),
  };
  return useQuery({
    queryKey: [...keyOf(scrollId), 'page', query],
    queryFn: ({ signal }) => client.call(respondentCalls.findRespondents, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

/** How many there are and how far they have come. */
export function usePeopleSummary(scrollId: string) {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'summary'],
    queryFn: ({ signal }) => client.call(respondentCalls.respondentSummary, { scrollId }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

/** The list's own fields. */
export function useCustomFields(scrollId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: [...keyOf(scrollId), 'fields'],
    queryFn: () => client.call(respondentCalls.configs, { scrollId }, { quiet: true }),
  });
  return data?.map(({ name }) => name) ?? [];
}

export function useLabels(scrollId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: [...keyOf(scrollId), 'labels'],
    queryFn: () => client.call(respondentCalls.getUserLabel, { scrollId }, { quiet: true }),
  });
  return data ?? [];
}

/** By which fields the list is searched, for everybody who manages it. */
export function useSearchFields(scrollId: string) {
  const { data } = useQuery({
    queryKey: [...keyOf(scrollId), 'search'],
    queryFn: () => client.call(respondentCalls.getSearchIdentify, { scrollId }, { quiet: true }),
  });
  const refresh = useRefreshPeople(scrollId);
  const save = async (fields: readonly string[]) => {
    await client.call(respondentCalls.saveSearchIdentify, { scrollId, fields: [...fields] });
    await refresh();
  };
  return { fields: data?.fields ?? [], save };
}

export function useSettled<T>(value: T, pauseMs = TYPING_PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

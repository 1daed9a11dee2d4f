import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { scrollListCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { useSettled } from '../../../../app/use-settled.ts';
import type { ListTaste } from './list-state.ts';
import type { ListFilter } from './list-toolbar.tsx';

/** Everything that shows questionnaires begins its key with this, so that one change refreshes all of it. */
export const LIST_KEY = 'questionnaire-list';

/** A page of the list, as it is filtered and ordered; what was there stays until the next one has come. */
export function useQuestionnaires(filter: ListFilter, { orderBy, direction, pageSize }: ListTaste, page: number) {
  const text = useSettled(filter.text.trim());
  const { status, label } = filter;
  const query = { text: text || undefined, status, label, orderBy, direction, page, pageSize };
  return useQuery({
    queryKey: [LIST_KEY, 'mine', query],
    queryFn: () => client.call(scrollListCalls.search, query),
    placeholderData: keepPreviousData,
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SendMethod, type SendState, sendCalls } from '@wenshu/api-contract';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';

export const TASKS_SHOWN = 20;
const keyOf = (scrollId: string) => ['sending', scrollId];

export function useRefreshSending(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(scrollId) });
}

export function useSendTasks(scrollId: string, sendMethod: SendMethod, page: number) {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'tasks', sendMethod, page],
    queryFn: ({ signal }) =>
      client.call(sendCalls.sendTasks, { scrollId, sendMethod, page, size: TASKS_SHOWN }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

export function useSendPermission(scrollId: string) {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'permission'],
    queryFn: ({ signal }) => client.call(sendCalls.sendPermission, { scrollId }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

export function useRecipients(scrollId: string, code: string, state: SendState | undefined, page: number) {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'recipients', code, state, page],
    queryFn: ({ signal }) =>
      client.call(sendCalls.sendRecipients, { scrollId, code, state, page, size: 50 }, { quiet: true, signal }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
}

export function useTemplates(scrollId: string, sendMethod: SendMethod, type: 'invite' | 'reminder') {
  return useQuery({
    queryKey: [...keyOf(scrollId), 'templates', sendMethod, type],
    queryFn: () => client.call(sendCalls.getSendTemplates, { scrollId, sendMethod, type }, { quiet: true }),
    // What is being written must not be written over by what somebody else has sent meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

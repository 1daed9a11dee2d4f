import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AskedStep, assistantCalls, type Conversation } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

const LIST = ['assistant-conversations'];
const nameOf = (conversationId: string) => ['assistant-conversation', conversationId];

export const useConversations = () =>
  useQuery({ queryKey: LIST, queryFn: () => client.call(assistantCalls.conversations, {}, { quiet: true }) });

export const useConversation = (conversationId: string) =>
  useQuery({
    queryKey: nameOf(conversationId),
    queryFn: () => client.call(assistantCalls.conversation, { conversationId }, { quiet: true }),
  });

/** What was kept has changed. */
export function useKept() {
  const queries = useQueryClient();
  return {
    refreshList: () => queries.invalidateQueries({ queryKey: LIST }),
    refresh: (conversationId: string) => queries.invalidateQueries({ queryKey: nameOf(conversationId) }),
    /** There at once, without fetching what was just sent. */
    add: (conversationId: string, step: AskedStep) =>
      queries.setQueryData<Conversation>(
        nameOf(conversationId),
        known => known && { ...known, steps: [...known.steps, step] },
      ),
    forget: (conversationId: string) => queries.removeQueries({ queryKey: nameOf(conversationId) }),
  };
}

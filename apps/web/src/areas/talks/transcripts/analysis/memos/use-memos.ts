import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, transcriptMemoCalls } from '@wenshu/api-contract';
import { client } from '../../../../../app/client.ts';

export type NewMemo = Omit<CallRequest<typeof transcriptMemoCalls.saveMemo>, 'scrollId'>;

/** What people noted in a project, and how one writes and removes a memo. */
export function useMemos(scrollId: string) {
  const queries = useQueryClient();
  const queryKey = ['transcript-memos', scrollId];
  const memos = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(transcriptMemoCalls.memos, { scrollId }, { quiet: true, signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const save = (memo: NewMemo) => client.call(transcriptMemoCalls.saveMemo, { scrollId, ...memo });
  const remove = (memoId: string) => client.call(transcriptMemoCalls.removeMemo, { scrollId, memoId });
  return { memos, save, remove, refresh };
}

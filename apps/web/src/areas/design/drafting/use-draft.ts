import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, type Draft, draftingCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { useRefreshHelper } from '../../../app/helper/use-helper-state.ts';
import { draftKey } from '../create-survey/begin-draft.ts';
import { useChange } from './use-change.ts';

export function useDraft(draftId: string) {
  return useQuery({
    queryKey: draftKey(draftId),
    queryFn: () => client.call(draftingCalls.look, { draftId }, { quiet: true }),
    retry: false,
  });
}

export type DraftChanges = ReturnType<typeof useDraftChanges>;

/** Everything that changes a draft: what came of it is shown at once; a draft that has moved on elsewhere is fetched. */
export function useDraftChanges({ draftId, step }: Pick<Draft, 'draftId' | 'step'>) {
  const queries = useQueryClient();
  const refreshHelper = useRefreshHelper();
  const ends = {
    onDone: (draft: Draft) => {
      queries.setQueryData(draftKey(draftId), draft);
      void refreshHelper();
    },
    onRefused: () => void queries.invalidateQueries({ queryKey: draftKey(draftId) }),
  };
  type Edit = CallRequest<typeof draftingCalls.edit>['edit'];
  type Facts = CallRequest<typeof draftingCalls.facts>['facts'];
  return {
    wish: useChange((wish: string) => client.call(draftingCalls.change, { draftId, step, wish }), ends),
    edit: useChange((edit: Edit) => client.call(draftingCalls.edit, { draftId, step, edit }), ends),
    facts: useChange((facts: Facts) => client.call(draftingCalls.facts, { draftId, step, facts }), ends),
    go: useChange((to: number) => client.call(draftingCalls.go, { draftId, step, to }), ends),
    again: useChange(() => client.call(draftingCalls.again, { draftId, step }), ends),
  };
}

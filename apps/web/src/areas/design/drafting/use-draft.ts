import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type CallRequest, type Draft, draftingCalls } from '@wenshu/api-contract';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useRefreshHelper } from '../../../app/helper/use-helper-state.ts';
import { useGo } from '../../../app/routes/use-go.ts';

export const draftKey = (draftId: string) => ['draft', draftId];
export const DRAFTS_KEY = ['drafts'];

export interface DraftSearch {
  readonly draft?: string;
  readonly projectId?: string;
}

/** The draft stands in the address: a reload, and a link to oneself, come back to it. */
export function draftAddress(draftId: string, projectId: string | undefined): string {
  return `/survey/AIImport?draft=${draftId}${projectId ? `&projectId=${projectId}` : ''}`;
}

export function useDraft(draftId: string) {
  return useQuery({
    queryKey: draftKey(draftId),
    queryFn: () => client.call(draftingCalls.look, { draftId }, { quiet: true }),
    retry: false,
  });
}

/** Begins one and goes there. */
export function useBegin() {
  const { go } = useGo();
  const queries = useQueryClient();
  const { projectId } = useSearch({ strict: false }) as DraftSearch;
  return useAction(
    (description: string) => client.call(draftingCalls.begin, projectId ? { description, projectId } : { description }),
    {
      onDone: draft => {
        queries.setQueryData(draftKey(draft.draftId), draft);
        void queries.invalidateQueries({ queryKey: DRAFTS_KEY });
        go(draftAddress(draft.draftId, projectId));
      },
    },
  );
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
    wish: useAction((wish: string) => client.call(draftingCalls.change, { draftId, step, wish }), ends),
    edit: useAction((edit: Edit) => client.call(draftingCalls.edit, { draftId, step, edit }), ends),
    facts: useAction((facts: Facts) => client.call(draftingCalls.facts, { draftId, step, facts }), ends),
    go: useAction((to: number) => client.call(draftingCalls.go, { draftId, step, to }), ends),
    again: useAction(() => client.call(draftingCalls.again, { draftId, step }), ends),
  };
}

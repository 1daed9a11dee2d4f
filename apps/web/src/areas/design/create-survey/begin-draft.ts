import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { draftingCalls } from '@wenshu/api-contract';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
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

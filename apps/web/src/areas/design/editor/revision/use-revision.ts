import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Revision, revisionCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { client } from '../../../../app/client.ts';
import { useRefreshHelper } from '../../../../app/helper/use-helper-state.ts';
import type { Editor } from '../../document/state/editor-store.ts';

export interface AskedWish {
  readonly wish: string;
  /** The same wish asked again is another one. */
  readonly turn: number;
}

export interface ProposedRevision {
  readonly revision: Revision;
  /** The questionnaire when it was asked: what it touches must still be the same when it is accepted. */
  readonly of: Questionnaire;
}

/** What a wish would change, asked for once; whoever stops or closes it meanwhile ends it, and a model costs no more then. */
export function useRevision(editor: Editor, asked: AskedWish | undefined) {
  const queries = useQueryClient();
  const refresh = useRefreshHelper();
  const queryKey = ['revision', editor.scrollId, asked?.turn];
  const query = useQuery({
    queryKey,
    enabled: asked !== undefined,
    queryFn: async ({ signal }): Promise<ProposedRevision> => {
      // The server reads what it has: what was typed a moment ago is on its way there.
      await editor.settled();
      const of = editor.store.getState().document;
      const { scrollId } = editor;
      const revision = await client.call(
        revisionCalls.propose,
        { scrollId, wish: asked?.wish ?? '' },
        { quiet: true, signal },
      );
      void refresh();
      return { revision, of };
    },
    // Asked by a person, not by a page that is looked at again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { query, again: () => queries.resetQueries({ queryKey }) };
}

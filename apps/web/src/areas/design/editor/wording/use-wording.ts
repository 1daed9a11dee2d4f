import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, wordingCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { useRefreshHelper } from '../../../../app/helper/use-helper-state.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import type { WordingAsk } from '../state/tools-store.ts';

export type Found =
  | { readonly of: 'title'; readonly data: CallData<typeof wordingCalls.title> }
  | { readonly of: 'options'; readonly data: CallData<typeof wordingCalls.options> };

/** Proposals for a question, asked for once; whoever closes them meanwhile stops them, and a model costs nothing then. */
export function useWording(questionId: string, ask: WordingAsk) {
  const { scrollId } = useEditor();
  const queries = useQueryClient();
  const refresh = useRefreshHelper();
  const queryKey = ['wording', scrollId, questionId, ask];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Found> => {
      const options = { quiet: true, signal };
      const found: Found =
        ask === 'options'
          ? { of: 'options', data: await client.call(wordingCalls.options, { scrollId, questionId }, options) }
          : { of: 'title', data: await client.call(wordingCalls.title, { scrollId, questionId, wish: ask }, options) };
      // What is left for today has changed.
      void refresh();
      return found;
    },
    // Asked by a person, not by a page that is looked at again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const again = () => queries.resetQueries({ queryKey });
  return { query, again };
}

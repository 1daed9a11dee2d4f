import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, type TranslationProposals, translatingCalls } from '@wenshu/api-contract';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useRefreshHelper } from '../../../../app/helper/use-helper-state.ts';
import { useCreateScreen } from '../../document/state/create-screen.ts';

export type Proposals = ReturnType<typeof useProposals>;
type ToDecline = CallRequest<typeof translatingCalls.decline>['texts'];

/** What is proposed to this person for a language, and the ways to ask for it and to put it away. */
export function useProposals(languageId: number) {
  const { loaded } = useCreateScreen();
  const { scrollId, mayEdit } = loaded;
  const queries = useQueryClient();
  const refreshHelper = useRefreshHelper();
  const queryKey = ['translation-proposals', scrollId, languageId];
  const query = useQuery({
    queryKey,
    queryFn: () => client.call(translatingCalls.proposals, { scrollId, languageId }, { quiet: true }),
    enabled: mayEdit,
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const show = (now: TranslationProposals) => queries.setQueryData(queryKey, now);
  const propose = useAction(
    (questionId?: string) =>
      client.call(translatingCalls.propose, { scrollId, languageId, ...(questionId !== undefined && { questionId }) }),
    {
      onDone: now => {
        show(now);
        void refreshHelper();
      },
      onRefused: () => void refresh(),
    },
  );
  const decline = useAction(
    (texts?: ToDecline) =>
      client.call(translatingCalls.decline, { scrollId, languageId, ...(texts !== undefined && { texts }) }),
    { onDone: show },
  );
  return { query, refresh, propose, decline };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, type CallRequest, codingCalls, codingSuggestionCalls } from '@wenshu/api-contract';
import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';

type Asked = CallRequest<typeof codingSuggestionCalls.list>;
type Page = CallData<typeof codingSuggestionCalls.list>;
export type Suggestion = Page['items'][number];
export type SuggestionsView = Required<Pick<Asked, 'least' | 'sort'>> & { readonly code?: number | undefined };

/** More come as these are judged. */
export const SHOWN = 50;

/** What waits to be judged, shown as judged before the server has said so; and the way back, one after the other. */
export function useSuggestions(scrollId: string, codingId: string, view: SuggestionsView, onJudged: () => void) {
  const t = useTexts(codingSuggestionTexts);
  const queries = useQueryClient();
  const { code, ...others } = view;
  const listKey = ['coding', codingId, 'suggestions', view];
  const of = { scrollId, codingId };
  const list = useQuery({
    queryKey: listKey,
    queryFn: () =>
      client.call(
        codingSuggestionCalls.list,
        { ...of, ...others, ...(code !== undefined && { code }), count: SHOWN },
        { quiet: true },
      ),
    placeholderData: before => before,
  });
  const [done, setDone] = useState<readonly string[]>([]);
  const line = useRef({ last: Promise.resolve(), length: 0, done });
  const keep = (deeds: readonly string[]) => {
    line.current.done = deeds;
    setDone(deeds);
  };
  /** One after the other; what holds is fetched when all is done. */
  const inTurn = (work: () => Promise<void>) => {
    const now = line.current;
    now.length += 1;
    now.last = now.last
      .catch(() => {})
      .then(work)
      .finally(() => {
        now.length -= 1;
        if (now.length === 0) onJudged();
      });
    return now.last;
  };
  const judge = (suggestion: Suggestion, verdict: 'accept' | 'reject') => {
    const { markId } = suggestion;
    void queries.cancelQueries({ queryKey: listKey });
    queries.setQueryData<Page>(
      listKey,
      page => page && { total: page.total - 1, items: page.items.filter(one => one.markId !== markId) },
    );
    return inTurn(async () => {
      try {
        const { deedId } = await client.call(codingSuggestionCalls.judge, { ...of, [verdict]: [markId] });
        keep([...line.current.done, deedId]);
      } catch {
        // The client has told why; the list is fetched anew.
      }
    });
  };
  const remember = (deeds: readonly string[]) => keep([...line.current.done, ...deeds]);
  /** After what is under way: whoever undoes at once means what they have just done. */
  const undo = useAction(() =>
    inTurn(async () => {
      const deedId = line.current.done.at(-1);
      if (deedId === undefined) return notify.info(t.nothingToUndo);
      await client.call(codingCalls.undo, { ...of, deedId });
      keep(line.current.done.slice(0, -1));
      notify.success(t.undone);
    }),
  );
  return { list, judge, undo, remember, canUndo: done.length > 0 };
}

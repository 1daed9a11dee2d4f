import { useQuery, useQueryClient } from '@tanstack/react-query';
import { transcriptCodingCalls } from '@wenshu/api-contract';
import { useEffect, useMemo } from 'react';
import { client } from '../../../../../app/client.ts';
import type { Answer } from '../../../../findings/coding/code/marks.ts';
import { answersKey } from '../../../../findings/coding/code/use-answer-pages.ts';
import type { Coding } from '../../../../findings/coding/coding-data.ts';
import { turnsOf, useDesk, useTranscript } from '../../open/desk-context.ts';

interface Marked {
  readonly items: readonly Answer[];
}

/** Of a coding of translations the translation is what is coded. */
const TRANSLATION = 'talktran';

/**
 * What all turns of the transcript are coded with. It is kept as a page of answers is, so that what is given and undone is shown in it at once;
 * a turn that a colleague mends is looked at again.
 */
export function useMarks({ codingId, variable }: Pick<Coding, 'codingId' | 'variable'>) {
  const { scrollId, transcriptId, work } = useDesk();
  const queries = useQueryClient();
  const document = useTranscript();
  const queryKey = useMemo(() => [...answersKey(codingId), 'transcript', transcriptId], [codingId, transcriptId]);
  const marked = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Marked> => {
      const of = { scrollId, codingId, transcriptId };
      const { items } = await client.call(transcriptCodingCalls.marks, of, { quiet: true, signal });
      const known = new Map(items.map(one => [one.answerRecordId, one]));
      return {
        items: turnsOf(work.store.getState().document).flatMap(({ id, text: said, translation }) => {
          const text = variable === TRANSLATION ? (translation?.text ?? '') : said;
          const { isBlind = false, marks = [] } = known.get(id) ?? {};
          return text === '' ? [] : [{ answerRecordId: id, text, isBlind, marks }];
        }),
      };
    },
    staleTime: 30_000,
  });
  useEffect(
    () =>
      work.store.subscribe((now, before) => {
        if (now.document.turns !== before.document.turns) void queries.invalidateQueries({ queryKey });
      }),
    [work, queries, queryKey],
  );
  const items = marked.data?.items;
  const answers = useMemo(
    () => new Map((items ?? []).map(one => [one.answerRecordId, one])),
    // Turns that are gone have no answer, and fresh ones none yet.
    [items],
  );
  return { marked, answers, turns: turnsOf(document) };
}

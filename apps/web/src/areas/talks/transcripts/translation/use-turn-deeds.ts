import { useQueryClient } from '@tanstack/react-query';
import type { CallData, talkTranslatingCalls } from '@wenshu/api-contract';
import type { Turn } from '@wenshu/transcripts';
import { useDesk, useMayEdit } from '../open/desk-context.ts';
import { useTranslating } from './translating-context.ts';
import { useTranslateTurn, wayOf } from './use-translate-turn.ts';

export type AlikeTurns = CallData<typeof talkTranslatingCalls.alike>;

/** What was said before is asked for by the words: other words are another question. */
export const alikeKey = (transcriptId: string, { id, text }: Pick<Turn, 'id' | 'text'>) => [
  'talk-alike',
  transcriptId,
  id,
  text,
];

/** What buttons and keys do with a turn. */
export function useTurnDeeds(turn: Turn) {
  const { transcriptId } = useDesk();
  const { proposals } = useTranslating();
  const { take, check } = useTranslateTurn();
  const mayEdit = useMayEdit();
  const queries = useQueryClient();
  const proposal = proposals.get(turn.id);
  return {
    accept: () => mayEdit && proposal && take(turn.id, proposal.text, wayOf(proposal)),
    copy: () => mayEdit && take(turn.id, turn.text, 'hand'),
    check: () => mayEdit && check(turn.id, 'checked'),
    uncheck: () => mayEdit && check(turn.id, 'draft'),
    clear: () => mayEdit && take(turn.id, '', 'hand'),
    takeBefore(place: number) {
      const found = queries.getQueryData<AlikeTurns>(alikeKey(transcriptId, turn))?.items[place];
      if (mayEdit && found) take(turn.id, found.translation, 'memory');
    },
  };
}

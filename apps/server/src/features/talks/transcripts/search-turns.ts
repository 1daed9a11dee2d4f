import type { CallData, CallInput, transcriptProjectCalls } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { KeptTranscript } from './transcript.repository.ts';

type Sent = CallInput<typeof transcriptProjectCalls.search>;
type Found = CallData<typeof transcriptProjectCalls.search>['items'][number];

const BEFORE = 40;
const BEHIND = 80;

/** Where words stand, in speech and translations, in the order of transcripts and turns. Letters alike but for their case are the same. */
export function searchTurns(
  documents: readonly KeptTranscript[],
  { text, from, count }: Pick<Sent, 'text' | 'from' | 'count'>,
): CallData<typeof transcriptProjectCalls.search> {
  const sought = text.toLowerCase();
  const items: Found[] = [];
  let total = 0;
  const look = (words: string, found: Omit<Found, 'text' | 'at' | 'length'>) => {
    const folded = words.toLowerCase();
    // Each place is one: a turn may have several.
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
      total += 1;
      if (total <= from || items.length >= count) continue;
      const start = Math.max(0, at - BEFORE);
      items.push({
        ...found,
        text: words.slice(start, at + sought.length + BEHIND),
        at: at - start,
        length: sought.length,
      });
    }
  };
  for (const { transcriptId, document } of documents)
    for (const turn of inOrder(document.turns)) {
      const found = { transcriptId, turnId: turn.id, speaker: turn.speaker, from: turn.from };
      look(turn.text, { ...found, isTranslation: false });
      if (turn.translation) look(turn.translation.text, { ...found, isTranslation: true });
    }
  return { total, items };
}

import type { TalkProposal } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import {
  markOf,
  otherLanguage,
  type TalkLanguage,
  type TalkTerm,
  type Transcript,
  type Turn,
  translationStateOf,
  wordingsOf,
} from '@wenshu/transcripts';
import { normaliseAnswer } from '@wenshu/words';
import type { WantedTurn } from './ask-translations.ts';
import type { SaidAlike } from './translated-turns.ts';

/** What has no translation, or one of other words, in the order in which it was said. */
export function wantedTurns(transcript: Transcript, turnIds: readonly string[] | undefined): WantedTurn[] {
  const only = turnIds && new Set(turnIds);
  const turns = inOrder(transcript.turns);
  return turns.flatMap((turn, place): WantedTurn[] => {
    const { id, text, speaker } = turn;
    if (!asksForOne(turn) || (only && !only.has(id))) return [];
    return [{ id, text, speaker, before: turns[place - 1]?.text ?? '' }];
  });
}

const asksForOne = (turn: Turn) => ['none', 'stale'].includes(translationStateOf(turn));

interface Known {
  readonly language: TalkLanguage;
  readonly said: SaidAlike;
  readonly terms: readonly TalkTerm[];
}

/** The house's own way: what was said in the same words before, and a turn that is nothing but a term. Nothing of it is made up. */
export function findKnown(wanted: readonly WantedTurn[], { language, said, terms }: Known): TalkProposal[] {
  const byWords = new Map(
    terms.flatMap(term =>
      wordingsOf(term[language]).map(
        word => [normaliseAnswer(word), wordingsOf(term[otherLanguage(language)])[0]] as const,
      ),
    ),
  );
  return wanted.flatMap(({ id, text }): TalkProposal[] => {
    const [same] = said.same(text, id);
    const made = same?.translation ?? byWords.get(normaliseAnswer(text));
    if (made === undefined) return [];
    return [{ turnId: id, text: made, source: same ? 'same' : 'term', of: markOf(text) }];
  });
}

import type { CallData, transcriptHidingCalls } from '@wenshu/api-contract';
import { inOrder, writtenIn } from '@wenshu/survey-core';
import { talkDataTexts } from '@wenshu/texts/talks/talk-data';
import { findNamed } from '@wenshu/words';
import type { TalkPersonRow, TalkProject } from '../project.repository.ts';
import type { KeptTranscript } from '../transcript.repository.ts';
import type { PseudonymRow } from './pseudonym.repository.ts';

type Proposed = CallData<typeof transcriptHidingCalls.proposeHidden>;
type Item = Proposed['items'][number];

const MOST_ITEMS = 500;
const AROUND = 20;
/** So many turns until others have had their turn. */
const TURNS_AT_ONCE = 100;

interface Looking {
  readonly project: Pick<TalkProject, 'languageId'>;
  readonly people: readonly TalkPersonRow[];
  readonly known: readonly PseudonymRow[];
  readonly signal: AbortSignal;
}

/** What tells who somebody is, the most frequent first. Whatever has a pseudonym in the project already gets the same again. */
export async function proposeHidden(
  documents: readonly KeptTranscript[],
  { project, people, known, signal }: Looking,
): Promise<Proposed> {
  const words = talkDataTexts[writtenIn({ baseLanguageId: project.languageId, languages: {} })];
  const names = people.filter(({ role }) => role !== 'moderator').map(({ name }) => ({ name }));
  const found = new Map<string, { kind: Item['kind']; words: Map<string, number>; example: Item['example'] }>();
  let seen = 0;
  for (const { transcriptId, document } of documents)
    for (const turn of inOrder(document.turns)) {
      if (++seen % TURNS_AT_ONCE === 0) {
        signal.throwIfAborted();
        await new Promise(resolve => setImmediate(resolve));
      }
      for (const { kind, from, to, key } of findNamed(turn.text, { names, language: document.language })) {
        const word = turn.text.slice(from, to);
        const example = () => ({
          transcriptId,
          turnId: turn.id,
          text: turn.text.slice(Math.max(0, from - AROUND), to + AROUND),
        });
        const one = found.get(key) ?? { kind, words: new Map<string, number>(), example: example() };
        one.words.set(word, (one.words.get(word) ?? 0) + 1);
        found.set(key, one);
      }
    }
  const counts = new Map<string, number>();
  for (const { kind } of known) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const listed = [...found.values()]
    .map(one => ({ ...one, places: [...one.words.values()].reduce((sum, count) => sum + count, 0) }))
    .toSorted((a, b) => b.places - a.places);
  const items = listed.slice(0, MOST_ITEMS).map(({ kind, words: wordings, places, example }): Item => {
    const all = [...wordings.keys()].toSorted((a, b) => b.length - a.length);
    const there = known.find(one => one.words.some(word => wordings.has(word)));
    const number = (counts.get(kind) ?? 0) + 1;
    if (!there) counts.set(kind, number);
    const shown = there?.shown ?? words.instead({ kind: words.shown[kind], number });
    return { kind, words: all, shown, places, example };
  });
  return { items, more: Math.max(0, listed.length - MOST_ITEMS) };
}

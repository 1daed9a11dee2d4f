import type { CallData, CallInput, transcriptCodingCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { themesAside } from '../../../findings/coding/index.ts';
import type { CodedTalks } from './coded-turns.ts';

type Asked = Pick<CallInput<typeof transcriptCodingCalls.themes>, 'count' | 'isUncoded'>;
type Proposed = CallData<typeof transcriptCodingCalls.themes>;

/** Parting more of them takes too long, and parts them no better. */
const MOST_PARTED = 2_000;
const LEAST_PARTED = 10;
/** A “yes” has no theme. */
const SHORTEST = 6;

/** Turns by what they are about, as a proposal to read: of each theme its words and turns from its midst, word for word. */
export async function themesOfTalks(
  platform: Platform,
  { personId }: Actor,
  { turns, documents, blind }: CodedTalks,
  { count, isUncoded }: Asked,
  signal: AbortSignal,
): Promise<Proposed> {
  const asked = turns.filter(({ text, codes }) => text.length >= SHORTEST && !(isUncoded && codes.size > 0));
  // Who says more says more on a theme.
  const read = asked.toSorted((one, other) => other.text.length - one.text.length).slice(0, MOST_PARTED);
  if (read.length < LEAST_PARTED) return { blind, read: read.length, without: 0, themes: [] };
  const who = { lane: 'live', personId, signal } as const;
  const { themes, without } = await themesAside(
    platform,
    who,
    read.map(({ text }) => text),
    count,
  );
  const documentOf = new Map(documents.map(({ transcriptId, document }) => [transcriptId, document]));
  return {
    blind,
    read: read.length,
    without,
    themes: themes.map(({ words, texts, share, typical }) => ({
      words: [...words],
      turns: texts,
      share,
      quotes: typical.map(place => {
        const { id: turnId, transcriptId, speaker, part, text } = read[place]!;
        const from = documentOf.get(transcriptId)?.turns[turnId]?.from ?? null;
        return { transcriptId, turnId, speaker, from, part, text, spans: [] };
      }),
    })),
  };
}

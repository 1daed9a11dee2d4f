import { inOrder } from '@wenshu/survey-core';
import type { Transcript } from '../document/transcript.ts';

export interface PlainTranscript {
  /** A turn a line: who speaks, a colon, what is said. Lines within a turn stay. */
  readonly text: string;
  /** By turn: where its words stand in the text, behind the name. */
  readonly places: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  /** Where something is said, and when (ms). */
  readonly times: readonly { readonly place: number; readonly time: number }[];
}

/** A transcript as one text, as other programs take it in, with the place of each turn in it. */
export function plainTranscript(transcript: Transcript, nameOf: (speaker: number | null) => string): PlainTranscript {
  const places = new Map<string, { from: number; to: number }>();
  const times: { place: number; time: number }[] = [];
  const mark = transcript.language === 'zh' ? '：' : ': ';
  let text = '';
  for (const { id, speaker, text: words, from } of inOrder(transcript.turns)) {
    const name = nameOf(speaker);
    if (text !== '') text += '\n';
    if (from !== null && from >= (times.at(-1)?.time ?? 0)) times.push({ place: text.length, time: from });
    text += name === '' ? '' : name + mark;
    places.set(id, { from: text.length, to: text.length + words.length });
    text += words;
  }
  return { text, places, times };
}

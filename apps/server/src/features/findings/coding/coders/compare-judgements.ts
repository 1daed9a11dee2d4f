import { groupBy } from '@wenshu/survey-core';
import type { Span } from '../../data-set/index.ts';
import type { BlindMark, Judgement } from './judgement.repository.ts';

/** What the coders say of one answer. */
export interface Compared {
  /** By coder; null who did not judge it. */
  readonly judged: readonly (readonly BlindMark[] | null)[];
  /** Codes that all who judged it gave, where two did. */
  readonly agreed: readonly number[];
  /** Codes that some of them gave and some did not. */
  readonly disputed: readonly number[];
}

/** By answer; those that nobody judged are missing. Which words a code was given to makes no difference. */
export function compareJudgements(judgements: readonly Judgement[], coders: number): ReadonlyMap<string, Compared> {
  const byAnswer = groupBy(judgements, ({ id }) => id);
  return new Map([...byAnswer].map(([id, own]) => [id, compare(own, coders)]));
}

function compare(own: readonly Judgement[], coders: number): Compared {
  const byPlace = new Map(own.map(({ place, marks }) => [place, marks]));
  const judged = Array.from({ length: coders }, (_, place) => byPlace.get(place) ?? null);
  const times = new Map<number, number>();
  for (const { marks } of own)
    for (const code of new Set(marks.map(mark => mark.code))) times.set(code, (times.get(code) ?? 0) + 1);
  const codes = own.length < 2 ? [] : [...times.keys()].sort((a, b) => a - b);
  return {
    judged,
    agreed: codes.filter(code => times.get(code) === own.length),
    disputed: codes.filter(code => times.get(code)! < own.length),
  };
}

/** The words that all who gave a code gave it to; the whole answer where they differ in that. */
export function wordsOf({ judged }: Compared, code: number): Span | undefined {
  const spans = judged.flatMap(marks => (marks ?? []).flatMap(mark => (mark.code === code ? [mark.span] : [])));
  const [first] = spans;
  return first && spans.every(span => span?.from === first.from && span.to === first.to) ? first : undefined;
}

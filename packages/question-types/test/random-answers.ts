import type { BoundData, Json } from '@wenshu/survey-core';
import fc from 'fast-check';
import { flatItems } from '../../survey-core/src/flow/items.ts';

const texts = [
  '',
  ' ',
  'a',
  ' A b ',
  '7',
  '-2.5',
  '0.25',
  '1e3',
  'abc',
  '中文',
  '2026-02-28',
  ' 2026-03-01 ',
  '2026-02-30',
];

/**
 * Answers like the examples of a type, whatever the type: something is left out, options and rows are others of the question, texts and
 * numbers other ones. What the type cannot read, or takes for no answer, is no answer.
 */
export function randomAnswersLike(bound: BoundData, examples: readonly Json[]): fc.Arbitrary<Json> {
  const ids = [...flatItems(bound.question.items), ...bound.question.rows].map(({ id }) => id);
  return fc
    .tuple(fc.constantFrom(...examples), fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 }))
    .map(([example, choices]) => {
      let at = 0;
      const next = (below: number) => (choices[at++ % choices.length]! * 7 + at) % below;
      const read = bound.parse(vary(example, next, ids));
      return 'answer' in read && !bound.isEmpty(read.answer) ? read.answer : example;
    });
}

type Next = (below: number) => number;

function vary(value: Json, next: Next, ids: readonly string[]): Json {
  if (Array.isArray(value)) {
    const kept = value.filter(() => next(4) > 0).map(one => vary(one as Json, next, ids));
    return kept.filter((one, index) => kept.indexOf(one) === index);
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => next(5) > 0)
        .map(([key, one]) => [ids.includes(key) ? other(key, next, ids) : key, vary(one as Json, next, ids)]),
    );
  if (typeof value === 'number') return next(2) > 0 ? value : next(2) > 0 ? next(12) : next(40) / 4 - 2;
  if (typeof value !== 'string') return value;
  if (ids.includes(value)) return other(value, next, ids);
  return next(2) > 0 ? value : texts[next(texts.length)]!;
}

function other(id: string, next: Next, ids: readonly string[]): string {
  return next(2) > 0 ? id : ids[next(ids.length)]!;
}

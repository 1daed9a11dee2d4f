import type { BoundQuestion, Json } from '@wenshu/survey-core';
import fc from 'fast-check';
import { flatItems } from '../../survey-core/src/flow/items.ts';

/** A whole number from 0 to below `below`. */
export type Next = (below: number) => number;

const texts = [
  ...['', ' ', 'a', ' A b ', '7', '-2.5', '0.25', '1e3', 'abc', '中文'],
  ...['2026-02-28', ' 2026-03-01 ', '2026-02-30'],
];

/**
 * An answer like the examples of a type, whatever the type: something is left out, options and rows are others of the question, texts and
 * numbers other ones. Undefined when the type cannot read it or takes it for no answer.
 */
export function answerLike(bound: BoundQuestion, examples: readonly Json[], next: Next): Json | undefined {
  const ids = [...flatItems(bound.question.items), ...bound.question.rows].map(({ id }) => id);
  const read = bound.parse(vary(examples[next(examples.length)]!, next, ids));
  return 'answer' in read && !bound.isEmpty(read.answer) ? read.answer : undefined;
}

export function randomAnswersLike(bound: BoundQuestion, examples: readonly Json[]): fc.Arbitrary<Json> {
  return fc.array(fc.nat(10_000), { minLength: 60, maxLength: 60 }).map(numbers => {
    let at = 0;
    return answerLike(bound, examples, below => numbers[at++ % numbers.length]! % below) ?? examples[0]!;
  });
}

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

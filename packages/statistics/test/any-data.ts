import fc from 'fast-check';
import { expect } from 'vitest';
import { attempt } from '../src/index.ts';
import { notFinite } from './not-finite.ts';

/** Anything a survey may hold, from no rows at all to rows that are all alike. */
const cell = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
);
const rows = fc.integer({ min: 0, max: 14 });
const column = (length: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(cell, { minLength: length, maxLength: length }) },
    { weight: 1, arbitrary: fc.constantFrom(1, 0.1, null).map(value => new Array<number | null>(length).fill(value)) },
  );
export const columns = rows.chain(length => fc.tuple(column(length), column(length), column(length), column(length)));
export const weights = (length: number) =>
  fc.option(fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: length, maxLength: length }), {
    nil: undefined,
  });
export const words = ['a', 'b', 'c'];
export const toWords = (values: readonly (number | null)[]) =>
  values.map(value => (value === null ? null : (words[Math.abs(Math.trunc(value)) % 4] ?? null)));

/** Either a result of finite numbers and nulls, or a named problem; any other error fails the test by itself. */
export function expectFinite(run: () => unknown): void {
  const outcome = attempt(run);
  if ('value' in outcome) expect(notFinite(outcome.value)).toEqual([]);
}

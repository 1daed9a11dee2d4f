import { describe, expect, test } from 'vitest';
import { compareCase } from './compare-case.ts';
import { getReferenceCase, type ReferenceCase, referenceCaseNames } from './reference-case.ts';
import { runCase } from './run-case.ts';

const isNumberArray = (value: unknown): value is (number | null)[] =>
  Array.isArray(value) && value.length > 0 && value.every(cell => typeof cell === 'number' || cell === null);

/** Every array of numbers as a Float64Array, gaps as NaN; settings stay as they are. */
function withTypedArrays(value: unknown, key = ''): unknown {
  if (key === 'settings' || value === null || typeof value !== 'object') return value;
  if (isNumberArray(value)) return Float64Array.from(value, cell => cell ?? Number.NaN);
  if (Array.isArray(value)) return value.map(part => withTypedArrays(part));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTypedArrays(part, name)]));
}

describe('typed arrays give what plain arrays give', () => {
  for (const name of referenceCaseNames) {
    const reference = getReferenceCase(name);
    const isBatch = reference.input.calls !== undefined;
    // Tasks hold no columns, and sampling takes as long the second time.
    const isSampled = reference.function.endsWith('Hb');
    test.runIf(!isBatch && !isSampled)(name, () => {
      const input = withTypedArrays(reference.input) as ReferenceCase['input'];
      expect(compareCase(reference, runCase({ ...reference, input }))).toEqual([]);
    });
  }
});

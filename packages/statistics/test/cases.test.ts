import { describe, expect, test } from 'vitest';
import { compareCase } from './compare-case.ts';
import { getReferenceCase, referenceCaseNames } from './reference-case.ts';
import { runCase } from './run-case.ts';

describe('the reference cases computed with R', () => {
  /** No function of ours alone: cross tables show them, with waves as columns (`cross-truth.test.ts` of the server). */
  const shownByTables = ['waveComparison'];
  const references = referenceCaseNames.map(getReferenceCase).filter(one => !shownByTables.includes(one.function));

  test('are all there', () => {
    expect(referenceCaseNames).toHaveLength(89);
    expect(references).toHaveLength(86);
  });

  for (const reference of references) {
    const { name } = reference;
    test(`${reference.function} agrees on ${name} (${reference.source})`, () => {
      const before = JSON.stringify(reference.input);
      expect(compareCase(reference, runCase(reference))).toEqual([]);
      expect(JSON.stringify(reference.input), 'the input is left as it was').toBe(before);
    });
  }
});

import { describe, expect, test } from 'vitest';
import { compareCase } from './compare-case.ts';
import { getReferenceCase, referenceCaseNames } from './reference-case.ts';
import { runCase } from './run-case.ts';

describe('the reference cases computed with R', () => {
  test('are all there', () => {
    expect(referenceCaseNames).toHaveLength(143);
  });

  for (const name of referenceCaseNames) {
    const reference = getReferenceCase(name);
    test(`${reference.function} agrees on ${name} (${reference.source})`, () => {
      const before = JSON.stringify(reference.input);
      expect(compareCase(reference, runCase(reference))).toEqual([]);
      expect(JSON.stringify(reference.input), 'the input is left as it was').toBe(before);
      // Simulated posteriors take seconds, on a busy machine tens of them.
    }, 120_000);
  }
});

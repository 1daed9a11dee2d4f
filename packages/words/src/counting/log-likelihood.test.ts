import { expect, test } from 'vitest';
import { logLikelihood } from './log-likelihood.ts';

// scipy.stats.chi2_contingency(…, correction=False, lambda_='log-likelihood'): another algorithm for the same test.
test.each([
  [20, 100, 10, 100, 3.9865557364691195, 0.04586472771961153, 15],
  [1, 10, 40, 100, 4.182080500476293, 0.040853520306276925, 3.7272727],
  [7, 7, 13, 33, 11.200249624167524, 0.0008178632905136972, 3.5],
])('gives what another program gives for %i of %i against %i of %i', (a, group, b, rest, value, p, least) => {
  const found = logLikelihood(a, group, b, rest);
  expect(found.value).toBeCloseTo(value, 9);
  expect(found.pValue).toBeCloseTo(p, 9);
  expect(found.leastExpected).toBeCloseTo(least, 6);
});

test('finds no difference where shares are the same, where nobody and where everybody has it', () => {
  for (const [a, b] of [
    [3, 6],
    [0, 0],
    [10, 20],
  ] as const)
    expect(logLikelihood(a, 10, b, 20)).toMatchObject({ value: expect.closeTo(0, 10), pValue: expect.closeTo(1, 4) });
});

import { expect, it } from 'vitest';
import { randomFraction } from './random-fraction.ts';

it('gives fractions that are evenly spread and never the same twice, over several draws', () => {
  const fractions = Array.from({ length: 10_000 }, randomFraction);
  expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...fractions)).toBeLessThan(1);
  // Two of ten thousand are the same by chance once in eighty times; three pairs of them never.
  expect(new Set(fractions).size).toBeGreaterThan(9_997);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => fractions.filter(one => Math.floor(one * 10) === tenth).length,
  );
  // Seven standard deviations.
  for (const many of tenths) expect(Math.abs(many - 1_000)).toBeLessThan(210);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fisherExact } from './fisher-exact.ts';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

describe("Fisher's exact test", () => {
  test('sums the tables with the same margins', () => {
    const cell = fc.nat({ max: 8 });
    fc.assert(
      fc.property(cell, cell, cell, cell, (a, b, c, d) => {
        const chance = (k: number) => (choose(a + b, k) * choose(c + d, a + c - k)) / choose(a + b + c + d, a + c);
        const cells = Array.from({ length: Math.min(a + b, a + c) + 1 }, (_, k) => k).filter(k => a + c - k <= c + d);
        const sum = (list: number[]) => list.reduce((total, k) => total + chance(k), 0);
        const test = fisherExact(a, b, c, d);
        expect(test.less).toBeCloseTo(sum(cells.filter(k => k <= a)), 10);
        expect(test.greater).toBeCloseTo(sum(cells.filter(k => k >= a)), 10);
        expect(test.twoSided).toBeCloseTo(sum(cells.filter(k => chance(k) <= chance(a) * (1 + 1e-7))), 10);
      }),
    );
  });

  test('keeps its digits in large tables', () => {
    const { less, greater } = fisherExact(250_000, 250_000, 250_000, 250_000);
    expect(less).toBeCloseTo(greater, 12);
    expect(less).toBeGreaterThan(0.5);
  });
});

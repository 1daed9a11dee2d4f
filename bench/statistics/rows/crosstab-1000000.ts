import { crosstab } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { levelColumn } from '../made-up-data.ts';

function crosstabRow(name: string, reference: string, r: BenchRow['r'], isWeighted = false): BenchRow {
  return {
    name: `cross table 1000000${name}`,
    reference,
    r,
    prepare() {
      const rows = levelColumn(1_000_000, 5, 8);
      const columns = levelColumn(1_000_000, 8, 9);
      const levels = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
      const weights = Float64Array.from(rows, code => 0.5 + code / 5);
      const weighted = isWeighted ? { weights } : {};
      const settings = { alpha: 0.05, testBase: 'weighted', missing: 'exclude' } as const;
      const input = { rows, columns, rowLevels: levels(5), columnLevels: levels(8), settings, ...weighted };
      return { data: { a: [rows], b: [columns], w: [weights] }, work: () => crosstab(input) };
    },
  };
}

export const crosstab1000000: BenchRow = crosstabRow('', 'table and chisq.test of integers', {
  before: 'a <- as.integer(a); b <- as.integer(b)',
  timed: 'chisq.test(table(a, b))',
});
export const crosstabOfFactors: BenchRow = crosstabRow(', coded', 'table and chisq.test of factors', {
  before: 'a <- factor(a); b <- factor(b)',
  timed: 'chisq.test(table(a, b))',
});
export const weightedCrosstab: BenchRow = crosstabRow(
  ...[', weighted', 'xtabs and chisq.test'],
  {
    before: 'a <- factor(a); b <- factor(b); w <- w[, 1]; cell <- as.integer(a) * 10L + as.integer(b)',
    timed: 'chisq.test(xtabs(w ~ a + b))',
    part: { name: 'rowsum', timed: 'rowsum(w, cell)' },
  },
  true,
);

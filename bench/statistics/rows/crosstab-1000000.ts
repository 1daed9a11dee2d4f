import { crosstab } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { levelColumn } from '../made-up-data.ts';

/** A whole cross table each time; R's times are for parts of it. */
function crosstabRow(name: string, reference: string, referenceSeconds: number, isWeighted = false): BenchRow {
  return {
    name: `cross table 1000000${name}`,
    reference,
    referenceSeconds,
    prepare() {
      const rows = levelColumn(1_000_000, 5, 8);
      const columns = levelColumn(1_000_000, 8, 9);
      const levels = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
      const weights = isWeighted ? { weights: Float64Array.from(rows, code => 0.5 + code / 5) } : {};
      const settings = { alpha: 0.05, testBase: 'weighted', missing: 'exclude' } as const;
      return () => crosstab({ rows, columns, rowLevels: levels(5), columnLevels: levels(8), settings, ...weights });
    },
  };
}

export const crosstab1000000: BenchRow = crosstabRow('', 'table and chisq.test of integers', 0.153);
export const crosstabOfFactors: BenchRow = crosstabRow(', coded', 'table of factors', 0.036);
export const weightedCrosstab: BenchRow = crosstabRow(', weighted', 'rowsum', 0.218, true);

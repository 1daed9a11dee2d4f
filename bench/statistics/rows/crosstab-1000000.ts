import { crosstab } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { levelColumn } from '../made-up-data.ts';

export const crosstab1000000: BenchRow = {
  name: 'cross table of 1000000 rows',
  reference: 'table and chisq.test of integers',
  referenceSeconds: 0.153,
  prepare() {
    const rows = levelColumn(1_000_000, 5, 8);
    const columns = levelColumn(1_000_000, 8, 9);
    const levels = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
    const settings = { alpha: 0.05, testBase: 'weighted', missing: 'exclude' } as const;
    return () => crosstab({ rows, columns, rowLevels: levels(5), columnLevels: levels(8), settings });
  },
};

import { correlation } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, namedColumns } from '../made-up-data.ts';

export const correlation100000x25: BenchRow = {
  name: 'correlations 100000 × 25',
  reference: 'pairwise cor, and pt',
  r: {
    timed: 'n <- nrow(x); r <- cor(x, use = "pairwise"); 2 * pt(-abs(r) * sqrt((n - 2) / (1 - r^2)), n - 2)',
    part: { name: 'cor of complete columns', timed: 'cor(x)' },
  },
  prepare() {
    const columns = correlatedColumns(100_000, 25, 5, 6);
    const data = namedColumns(columns);
    const settings = { methods: ['pearson'], missing: 'pairwise', partial: false } as const;
    return { data: { x: columns }, work: () => correlation({ variables: Object.keys(data), data, settings }) };
  },
};

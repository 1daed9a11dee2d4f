import { correlation } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, namedColumns } from '../made-up-data.ts';

/** R's list has no row of correlations alone; they are held against the factor analysis that begins with them. */
export const correlation100000x25: BenchRow = {
  name: 'correlations 100000 × 25',
  reference: 'base R: the whole factor analysis',
  referenceSeconds: 0.283,
  prepare() {
    const data = namedColumns(correlatedColumns(100_000, 25, 5, 6));
    const settings = { methods: ['pearson'], missing: 'pairwise', partial: false } as const;
    return () => correlation({ variables: Object.keys(data), data, settings });
  },
};

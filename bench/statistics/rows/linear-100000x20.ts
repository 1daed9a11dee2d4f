import { linearRegression } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, dependentColumn, namedColumns } from '../made-up-data.ts';

/** Ours gives what summary(lm) gives and more; it is held against the bare QR, which is the harder mark. */
export const linear100000x20: BenchRow = {
  name: 'linear regression 100000 × 20',
  reference: 'lm.fit',
  r: { before: 'x <- cbind(1, x)', timed: 'lm.fit(x, y[, 1])' },
  prepare() {
    const columns = correlatedColumns(100_000, 20, 4, 2);
    const data = { ...namedColumns(columns), y: dependentColumn(columns, 1, 3) };
    const independents = Object.keys(namedColumns(columns));
    const settings = { intercept: true, confidence: 0.95, missing: 'listwise', categorical: {} } as const;
    const work = () => linearRegression({ data, dependent: 'y', independents, settings });
    return { data: { x: columns, y: [data.y] }, work };
  },
};

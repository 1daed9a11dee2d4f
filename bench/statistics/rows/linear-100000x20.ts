import { linearRegression } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, dependentColumn, namedColumns } from '../made-up-data.ts';

export const linear100000x20: BenchRow = {
  name: 'linear regression 100000 × 20',
  reference: 'summary(lm)',
  r: {
    before: 'people <- data.frame(x, y); x <- cbind(1, x)',
    timed: 'summary(lm(y1 ~ ., data = people))',
    part: { name: 'lm.fit', timed: 'lm.fit(x, y[, 1])' },
  },
  prepare() {
    const columns = correlatedColumns(100_000, 20, 4, 2);
    const data = { ...namedColumns(columns), y: dependentColumn(columns, 1, 3) };
    const independents = Object.keys(namedColumns(columns));
    const settings = { intercept: true, confidence: 0.95, missing: 'listwise', categorical: {} } as const;
    const work = () => linearRegression({ data, dependent: 'y', independents, settings });
    return { data: { x: columns, y: [data.y] }, work };
  },
};

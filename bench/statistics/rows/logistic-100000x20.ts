import { logisticRegression } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, dependentColumn, namedColumns } from '../made-up-data.ts';

export const logistic100000x20: BenchRow = {
  name: 'logistic regression 100000 × 20',
  reference: 'glm(binomial)',
  r: { before: 'people <- data.frame(x, y)', timed: 'glm(y1 ~ ., data = people, family = binomial)' },
  prepare() {
    const columns = correlatedColumns(100_000, 20, 4, 4);
    const y = dependentColumn(columns, 1, 5).map(value => (value > 0.3 ? 1 : 0));
    const data = { ...namedColumns(columns), y };
    const independents = Object.keys(namedColumns(columns));
    const settings = {
      intercept: true,
      confidence: 0.95,
      cutoff: 0.5,
      missing: 'listwise',
      maxIterations: 100,
      convergence: 1e-8,
      categorical: {},
    } as const;
    const work = () => logisticRegression({ data, dependent: 'y', event: 1, independents, settings });
    return { data: { x: columns, y: [y] }, work };
  },
};

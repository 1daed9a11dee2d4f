import { decisionTree } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, dependentColumn, namedColumns } from '../made-up-data.ts';

export const tree20000x20: BenchRow = {
  name: 'decision tree 20000 × 20',
  reference: 'rpart without cross-validation',
  r: {
    before: 'library(rpart); people <- data.frame(x, y = factor(y))',
    timed: 'rpart(y ~ ., people, control = rpart.control(minsplit = 20, minbucket = 7, cp = 0.001, xval = 0))',
  },
  prepare() {
    const columns = correlatedColumns(20_000, 20, 4, 10);
    const score = dependentColumn(columns, 1, 11);
    const data = { ...namedColumns(columns), y: Array.from(score, value => (value > 0.3 ? 'yes' : 'no')) };
    const settings = {
      criterion: 'gini',
      maxDepth: 30,
      minSplit: 20,
      minBucket: 7,
      cp: 0.001,
      prune: true,
      missing: 'listwise',
    } as const;
    const independents = Object.keys(namedColumns(columns));
    const work = () => decisionTree({ data, dependent: 'y', independents, settings });
    return { data: { x: columns, y: [score.map(value => (value > 0.3 ? 1 : 0))] }, work };
  },
};

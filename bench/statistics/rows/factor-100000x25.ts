import { factorAnalysis } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, namedColumns } from '../made-up-data.ts';

export function factorRow(rows: number, referenceSeconds: number): BenchRow {
  return {
    name: `factor analysis ${rows} × 25`,
    reference: 'base R: cor, eigen, varimax, scores',
    referenceSeconds,
    prepare() {
      const data = namedColumns(correlatedColumns(rows, 25, 5, 1));
      const input = {
        variables: Object.keys(data),
        data,
        settings: {
          extraction: 'pca',
          rotation: 'varimax',
          kaiserNormalization: true,
          nFactors: null,
          minEigenvalue: 1,
          missing: 'listwise',
          scoreMethod: 'regression',
        },
      } as const;
      return () => factorAnalysis(input);
    },
  };
}

export const factor100000x25: BenchRow = factorRow(100_000, 0.283);

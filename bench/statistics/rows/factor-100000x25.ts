import { factorAnalysis } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { correlatedColumns, namedColumns } from '../made-up-data.ts';

const inR = [
  'r <- cor(x); e <- eigen(r, symmetric = TRUE); k <- sum(e$values > 1)',
  'rotated <- varimax(e$vectors[, 1:k] %*% diag(sqrt(e$values[1:k])))',
  'scale(x) %*% solve(r, rotated$loadings)',
].join('; ');

export function factorRow(rows: number): BenchRow {
  return {
    name: `factor analysis ${rows} × 25`,
    reference: 'base R: cor, eigen, varimax, scores',
    r: { timed: inR },
    prepare() {
      const columns = correlatedColumns(rows, 25, 5, 1);
      const data = namedColumns(columns);
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
      return { data: { x: columns }, work: () => factorAnalysis(input) };
    },
  };
}

export const factor100000x25: BenchRow = factorRow(100_000);

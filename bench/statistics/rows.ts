import type { BenchRow } from './bench-row.ts';
import { correlation100000x25 } from './rows/correlation-100000x25.ts';
import { crosstab1000000, crosstabOfFactors, weightedCrosstab } from './rows/crosstab-1000000.ts';
import { factor2800x25 } from './rows/factor-2800x25.ts';
import { factor100000x25 } from './rows/factor-100000x25.ts';
import { kmeans100000x10, kmeansOfTenStarts } from './rows/kmeans-100000x10.ts';
import { linear100000x20 } from './rows/linear-100000x20.ts';
import { logistic100000x20 } from './rows/logistic-100000x20.ts';
import { tree20000x20 } from './rows/tree-20000x20.ts';
import { ward2000x10 } from './rows/ward-2000x10.ts';

/** What is timed, in this order. A new row is a file in `rows/` and a line here. */
export const rows: readonly BenchRow[] = [
  factor2800x25,
  factor100000x25,
  correlation100000x25,
  linear100000x20,
  logistic100000x20,
  crosstab1000000,
  crosstabOfFactors,
  weightedCrosstab,
  kmeans100000x10,
  kmeansOfTenStarts,
  ward2000x10,
  tree20000x20,
];

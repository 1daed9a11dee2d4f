import { kmeans } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { clusteredColumns, namedColumns } from '../made-up-data.ts';

/** R's kmeans gives no silhouettes, so ours leaves them out too. */
function kmeansRow(nStart: number): BenchRow {
  return {
    name: `k-means 100000 × 10, ${nStart} start${nStart > 1 ? 's' : ''}`,
    reference: `kmeans(k = 5, nstart = ${nStart})`,
    r: { before: 'set.seed(1)', timed: `suppressWarnings(kmeans(x, 5, nstart = ${nStart}))` },
    prepare() {
      const columns = clusteredColumns(100_000, 10, 5, 7);
      const data = namedColumns(columns);
      const settings = {
        k: 5,
        standardize: 'none',
        nStart,
        maxIterations: 10, // R stops there too.
        seed: 1,
        elbowMaxK: 0,
        missing: 'listwise',
        silhouette: false,
      } as const;
      return { data: { x: columns }, work: () => kmeans({ variables: Object.keys(data), data, settings }) };
    },
  };
}

export const kmeans100000x10: BenchRow = kmeansRow(1);
export const kmeansOfTenStarts: BenchRow = kmeansRow(10);

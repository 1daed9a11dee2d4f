import { hierarchicalCluster } from '@wenshu/statistics';
import type { BenchRow } from '../bench-row.ts';
import { clusteredColumns, namedColumns } from '../made-up-data.ts';

export const ward2000x10: BenchRow = {
  name: 'Ward clustering 2000 × 10',
  reference: 'dist, hclust, cutree, cophenetic',
  r: {
    timed: 'd <- dist(x); tree <- hclust(d, "ward.D2"); cutree(tree, 2:5); cor(d, cophenetic(tree))',
    part: { name: 'hclust(dist)', timed: 'hclust(dist(x), "ward.D2")' },
  },
  prepare() {
    const columns = clusteredColumns(2000, 10, 5, 12);
    const data = namedColumns(columns);
    const settings = { method: 'ward', distance: 'euclidean', standardize: 'none', cutK: [2, 3, 4, 5] } as const;
    const work = () => hierarchicalCluster({ variables: Object.keys(data), data, settings });
    return { data: { x: columns }, work };
  },
};

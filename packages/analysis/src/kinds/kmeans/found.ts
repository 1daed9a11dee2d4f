import type { ClusterAnova } from '@wenshu/statistics';
import type { FoundClusters } from '../model/present-clusters.ts';
import type { ChosenCount } from './choose-count.ts';

export interface FoundKmeans extends FoundClusters {
  /** Where the number of clusters was looked for. */
  readonly chosen?: ChosenCount;
  /** What is left within clusters, of 1, 2, … of them; those looked at. */
  readonly elbow: readonly { readonly count: number; readonly within: number }[];
  readonly silhouette: number | null;
  readonly explained: number;
  readonly anova: readonly ClusterAnova[];
  readonly isConverged: boolean;
  /** What distances were divided by, by variable. */
  readonly scales: readonly number[];
}

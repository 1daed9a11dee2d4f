import type { ClusterAnova } from '@wenshu/statistics';
import type { Percent } from '../../exhibit/units.ts';
import type { FoundClusters } from '../model/present-clusters.ts';
import type { ChosenCount } from './choose-count.ts';

export interface FoundKmeans extends FoundClusters {
  /** Where the number of clusters was looked for. */
  readonly chosen?: ChosenCount;
  /** What is left within clusters, of 1, 2, … of them. */
  readonly elbow: readonly number[];
  /** On so many people, where these are not all. */
  readonly lookedAt?: number;
  readonly silhouette: number | null;
  readonly explained: Percent | null;
  readonly anova: readonly ClusterAnova[];
  readonly isConverged: boolean;
  /** What distances were divided by, by variable. */
  readonly scales: readonly number[];
}

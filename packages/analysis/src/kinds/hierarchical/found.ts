import type { FoundClusters } from '../model/present-clusters.ts';
import type { FoldedTree, Step } from './tree.ts';

export interface FoundHierarchy extends FoundClusters {
  /** Whether the number of clusters was looked for. */
  readonly isChosen: boolean;
  readonly tree: FoldedTree;
  /** Between the last joining that is made and the first that is not. */
  readonly cutAt: number;
  readonly steps: readonly Step[];
  /** Sizes, the largest first, of every number of clusters that can be cut. */
  readonly cuts: readonly { readonly count: number; readonly sizes: readonly number[] }[];
  readonly cophenetic: number | null;
}

import type { Columns, DescribedNode, TreeSummary } from '@wenshu/statistics';

/** A way to grow a tree, of these people or of others. */
export interface TreeGrower {
  grow(data: Columns): TreeSummary<DescribedNode>;
  /** Where it was left to us how large it is: nothing but its root, which is what is left of a tree that tells nobody apart. */
  rootAlone?(data: Columns): TreeSummary<DescribedNode>;
}

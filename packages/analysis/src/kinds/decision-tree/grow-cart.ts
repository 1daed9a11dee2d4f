import { decisionTree } from '@wenshu/statistics';
import type { ModelRequest } from '../model/form.ts';
import { type GrownTree, readTree } from './read-tree.ts';
import type { TreeInput } from './tree-input.ts';

/** A branch must save so much of the mistakes at the root. */
const COMPLEXITY = 0.01;

/** Groups as words, measures as numbers; always two branches. */
export function growCart(input: TreeInput, { options }: ModelRequest): GrownTree {
  const { data, weights, dependent, independents, classes } = input;
  const result = decisionTree({
    ...{ data, dependent, independents, ...(weights !== undefined && { weights }) },
    settings: {
      ...{ criterion: 'gini', cp: COMPLEXITY, missing: 'listwise', prune: options.prune as boolean },
      ...{ maxDepth: options.depth as number },
      ...{ minSplit: options.leastParent as number, minBucket: options.leastLeaf as number },
    },
  });
  return readTree(result, classes, independents);
}

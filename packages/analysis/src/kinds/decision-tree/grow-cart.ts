import { type Columns, chooseComplexity, type DecisionTreeInput, decisionTree } from '@wenshu/statistics';
import type { ModelRequest } from '../model/form.ts';
import type { TreeGrower } from './grown-tree.ts';
import { type TreeInput, treeFolds } from './tree-input.ts';

/** At this price of a branch the root stays alone. */
const ROOT_ALONE = 1;

/** Groups as words, measures as numbers; always two branches. Pruned as asked, or as far as cross-validation says. */
export function cartGrower(input: TreeInput, { options }: ModelRequest): TreeGrower {
  const { weights, dependent, independents } = input;
  const treeOf = (data: Columns, cp: number): DecisionTreeInput => ({
    data,
    dependent,
    independents,
    ...(weights !== undefined && { weights }),
    settings: {
      criterion: 'gini',
      cp,
      missing: 'listwise',
      prune: options.prune as boolean,
      maxDepth: options.depth as number,
      minSplit: options.leastParent as number,
      minBucket: options.leastLeaf as number,
    },
  });
  const asked = options.complexity as number | null;
  const isChosen = asked === null && options.prune === true;
  const cp = isChosen ? chooseComplexity(treeOf(input.data, 0), { folds: treeFolds(input), seed: 1 }).cp : (asked ?? 0);
  return {
    grow: data => decisionTree(treeOf(data, cp)),
    ...(isChosen && { rootAlone: data => decisionTree(treeOf(data, ROOT_ALONE)) }),
  };
}

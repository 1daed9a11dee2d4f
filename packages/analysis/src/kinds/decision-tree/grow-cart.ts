import { decisionTree, type TreeNode } from '@wenshu/statistics';
import type { ModelRequest } from '../model/form.ts';
import type { Branch, FoundNode, FoundTree } from './found.ts';
import type { TreeInput } from './tree-input.ts';

/** A branch must save so much of the mistakes at the root. */
const COMPLEXITY = 0.01;

type Grown = Pick<FoundTree, 'root' | 'confusion' | 'importance'>;

export function growCart({ classes, rows: _rows, ...input }: TreeInput, { options }: ModelRequest): Grown {
  const result = decisionTree({
    ...input,
    settings: {
      ...{ criterion: 'gini', cp: COMPLEXITY, missing: 'listwise', prune: options.prune as boolean },
      ...{ maxDepth: options.depth as number },
      ...{ minSplit: options.leastParent as number, minBucket: options.leastLeaf as number },
    },
  });
  const nodes = new Map(result.nodes.map(node => [node.id, node]));
  // The statistics have classes in the order of their words.
  const places = classes.map(code => result.classes.indexOf(String(code)));
  const readNode = (id: number, branch?: Branch): FoundNode => {
    const node = nodes.get(id)!;
    return {
      ...{ id, people: node.n, counts: places.map(place => node.counts[place]!) },
      predicted: classes.indexOf(Number(node.predicted)),
      ...(branch && { branch }),
      children: branchesOf(node).map(([child, way]) => readNode(child, way)),
    };
  };
  return {
    root: readNode(1),
    confusion: places.map(actual => places.map(guess => result.confusion[actual]![guess]!)),
    importance: input.independents.map(key => result.importancePercent[key]!),
  };
}

function branchesOf(node: TreeNode): readonly (readonly [number, Branch])[] {
  const { variable: key, threshold, lowChild, highChild, groupA, groupB, childA, childB } = node;
  if (key === undefined) return [];
  if (threshold !== undefined)
    return [
      [lowChild!, { key, to: threshold }],
      [highChild!, { key, from: threshold }],
    ];
  return [
    [childA!, { key, codes: groupA!.map(Number) }],
    [childB!, { key, codes: groupB!.map(Number) }],
  ];
}

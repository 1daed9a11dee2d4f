import type { DecisionTreeResult } from '@wenshu/statistics';
import type { Branch, FoundNode, FoundTree } from './found.ts';

export type GrownTree = Pick<FoundTree, 'root' | 'confusion' | 'importance'>;

/** A tree of the statistics, with codes instead of words and classes in the order of their question. */
export function readTree(
  result: Pick<DecisionTreeResult, 'nodes' | 'classes' | 'confusion' | 'importancePercent'>,
  classes: readonly number[],
  independents: readonly string[],
): GrownTree {
  const nodes = new Map(result.nodes.map(node => [node.id, node]));
  const places = classes.map(code => result.classes.indexOf(String(code)));
  const readNode = (id: number, branch?: Branch): FoundNode => {
    const { n, counts, predicted, variable: key, branches = [] } = nodes.get(id)!;
    return {
      id,
      people: n,
      counts: places.map(place => counts[place]!),
      predicted: classes.indexOf(Number(predicted)),
      ...(branch && { branch }),
      children: branches.map(({ child, levels, from, below }) =>
        readNode(child, {
          key: key!,
          ...(levels && { codes: levels.map(Number) }),
          ...(from !== undefined && { from }),
          ...(below !== undefined && { to: below }),
        }),
      ),
    };
  };
  return {
    root: readNode(1),
    confusion: places.map(actual => places.map(guess => result.confusion[actual]![guess]!)),
    importance: independents.map(key => result.importancePercent[key]!),
  };
}

import { type Change, groupBy, orderAfter, ordersBetween, removeAt, setTo } from '@wenshu/survey-core';
import type { Paper, PaperNode, PaperValue } from '../paper/paper.ts';
import { nodesBelow, subtreeOf } from '../paper/paper-tree.ts';
import type { ProposedNode } from '../paper/proposed-node.ts';

/** Each makes the changes of one edit; nothing is done yet. */
export const paperChanges = {
  title: (title: string): Change[] => [setTo(['title'], title)],

  brief: (field: string, value: string | number | undefined): Change[] => [set(['brief', field], value)],

  field: (id: string, field: string, value: PaperValue | undefined): Change[] => [
    set(['nodes', id, 'fields', field], value),
  ],

  /** Trees of nodes, below a node or at the top, after one of their kind (null: first; left out: last). */
  add: (paper: Paper, proposed: readonly ProposedNode[], newId: () => string, afterId?: string | null): Change[] => {
    const made: PaperNode[] = [];
    for (const [parent, siblings] of groupBy(proposed, ({ parent }) => parent))
      plant(paper, made, { parent, siblings, newId, afterId });
    return made.map(node => setTo(['nodes', node.id], node));
  },

  /** Among its siblings, or below another parent: after one of them (null: first; left out: last). */
  move: (paper: Paper, id: string, parent: string | null, afterId?: string | null): Change[] => {
    const node = paper.nodes[id];
    if (!node) return [];
    const siblings = nodesBelow(paper, parent, node.kind).filter(one => one.id !== id);
    const order = orderAfter(siblings, afterId);
    return [
      ...(node.parent === parent ? [] : [setTo(['nodes', id, 'parent'], parent)]),
      setTo(['nodes', id, 'order'], order),
    ];
  },

  /** With all that hangs below. */
  remove: (paper: Paper, id: string): Change[] => subtreeOf(paper, id).map(node => removeAt(['nodes', node.id])),
};

/** An empty text is no text: what was never filled in and what was cleared are the same. */
const set = (path: readonly string[], value: PaperValue | undefined): Change =>
  value === undefined || value === '' ? removeAt(path) : setTo(path, value);

interface Planting {
  readonly parent: string | null;
  readonly siblings: readonly ProposedNode[];
  readonly newId: () => string;
  readonly afterId?: string | null | undefined;
}

function plant(paper: Pick<Paper, 'nodes'>, made: PaperNode[], { parent, siblings, newId, afterId }: Planting): void {
  for (const [kind, ones] of groupBy(siblings, one => one.kind)) {
    const there = nodesBelow(paper, parent, kind);
    const at = placeAfter(there, afterId);
    const orders = ordersBetween(there[at - 1]?.order ?? null, there[at]?.order ?? null, ones.length);
    for (const [place, { id = newId(), fields, below }] of ones.entries()) {
      made.push({ id, kind, parent, order: orders[place]!, fields });
      plant({ nodes: {} }, made, { parent: id, siblings: below.map(one => ({ ...one, parent: id })), newId });
    }
  }
}

/** After one that has just gone: last. */
function placeAfter(siblings: readonly PaperNode[], afterId: string | null | undefined): number {
  if (afterId === null) return 0;
  const at = siblings.findIndex(({ id }) => id === afterId);
  return at < 0 ? siblings.length : at + 1;
}

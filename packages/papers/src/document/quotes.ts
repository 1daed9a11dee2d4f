import type { Change } from '@wenshu/survey-core';
import { paperShapes } from '../all-kinds/paper-shapes.ts';
import type { Paper, PaperNode } from '../paper/paper.ts';
import { textOf } from '../paper/paper-tree.ts';

/** A passage that has to stand in a source letter for letter. One that is missing stands nowhere. */
export interface Quote {
  readonly nodeId: string;
  readonly sourceId: string;
  readonly passage: string;
}

/** What a node quotes, if it is of a kind that does. */
export function quoteOf({ kind }: Pick<Paper, 'kind'>, node: PaperNode): Quote | undefined {
  for (const [name, field] of Object.entries(paperShapes[kind].nodes[node.kind]?.fields ?? {}))
    if (field.type === 'source')
      return { nodeId: node.id, sourceId: textOf(node, name), passage: textOf(node, field.passage) };
  return undefined;
}

export const quotesIn = (paper: Paper, nodes: Iterable<PaperNode> = Object.values(paper.nodes)): Quote[] =>
  [...nodes].flatMap(node => quoteOf(paper, node) ?? []);

/** The nodes that changes wrote and left there. */
export const nodesWritten = (paper: Paper, changes: readonly Change[]): PaperNode[] =>
  [...new Set(changes.flatMap(({ path }) => (path[0] === 'nodes' ? (path[1] ?? []) : [])))].flatMap(
    id => paper.nodes[id] ?? [],
  );

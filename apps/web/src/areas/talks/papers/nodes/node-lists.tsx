import { type NodeShape, nodesBelow } from '@wenshu/papers';
import { useOpenPaper, usePaper, usePartWords, useShape } from '../open/paper-context.ts';
import { AddButtons } from './add-buttons.tsx';
import classes from './nodes.module.css';

interface NodeListsProps {
  readonly parent: string | null;
  /** Of its headings; those below have the next. */
  readonly level: 2 | 3 | 4;
}

/** Kinds of nodes that may stand below another, or at the top, in the order of the shape. */
export const kindsBelow = (nodes: Readonly<Record<string, NodeShape>>, parentKind: string | null): string[] =>
  Object.keys(nodes).filter(kind => nodes[kind]!.parents.includes(parentKind));

/** What stands below a node, or at the top of the paper, kind by kind. */
export function NodeLists({ parent, level }: NodeListsProps) {
  const paper = usePaper();
  const shape = useShape();
  const parentKind = parent === null ? null : (paper.nodes[parent]?.kind ?? '');
  return kindsBelow(shape.nodes, parentKind).map(kind => (
    <NodeList key={kind} kind={kind} parent={parent} level={level} />
  ));
}

/** What nobody takes for anything else: the heading is there for who hears the page. */
const UNSEEN = ['question'];

function NodeList({ kind, parent, level }: NodeListsProps & { readonly kind: string }) {
  const paper = usePaper();
  const words = usePartWords().nodes[kind]!;
  const nodes = nodesBelow(paper, parent, kind);
  const View = useOpenPaper().views.viewOf(kind);
  const Heading = `h${level}` as const;
  if (nodes.length === 0 && parent !== null) return null;
  return (
    <div className={classes.list} data-kind={kind} data-top={parent === null || undefined}>
      <Heading className={UNSEEN.includes(kind) ? classes.unseen : undefined}>{words.all}</Heading>
      {nodes.length > 0 && (
        <ol aria-label={words.all}>
          {nodes.map((node, at) => (
            <View key={node.id} node={node} number={at + 1} level={level} />
          ))}
        </ol>
      )}
      {parent === null && (
        <p className={classes.adding}>
          <AddButtons parent={null} kinds={[kind]} />
        </p>
      )}
    </div>
  );
}

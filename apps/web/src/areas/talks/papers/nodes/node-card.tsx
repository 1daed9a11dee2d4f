import { paperChanges, subtreeOf } from '@wenshu/papers';
import { useEffect, useRef } from 'react';
import { FieldInput } from '../fields/field-input.tsx';
import { AskButtons } from '../help/ask-buttons.tsx';
import { nodeName } from '../open/node-name.ts';
import type { NodeViewProps } from '../open/node-views.ts';
import { useMake, useOpenPaper, usePaper, usePartWords, useShape } from '../open/paper-context.ts';
import { AddButtons } from './add-buttons.tsx';
import { kindsBelow, NodeLists } from './node-lists.tsx';
import { NodeMenu } from './node-menu.tsx';
import classes from './nodes.module.css';
import { WritersHere } from './writers-here.tsx';

/** Kinds that stand in one line: the names of their fields are only read out. */
const ONE_LINE = ['term'];

const deeper = { 2: 3, 3: 4, 4: 4 } as const;

/** A part of a paper: its fields, what hangs below it, and what can be done with it. */
export function NodeCard({ node, number, level }: NodeViewProps) {
  const shape = useShape();
  const paper = usePaper();
  const words = usePartWords().nodes[node.kind]!;
  const make = useMake();
  const card = useFreshFocus(node.id);
  const below = kindsBelow(shape.nodes, node.kind);
  const { fields } = shape.nodes[node.kind]!;
  const [first, ...later] = Object.keys(fields);
  // A box to tick stands beside the buttons: a line of its own for every question would make the page twice as long.
  const isFlag = (name: string) => fields[name]!.type === 'flag';
  const others = later.filter(name => !isFlag(name));
  const input = (name: string, isLabelled: boolean) => (
    <FieldInput
      key={name}
      field={fields[name]!}
      words={words.fields[name]!}
      value={node.fields[name]}
      isLabelled={isLabelled}
      onSave={value => make(() => paperChanges.field(node.id, name, value), `${node.id}.${name}`)}
    />
  );
  return (
    <li
      ref={card}
      className={classes.card}
      data-node={node.id}
      data-kind={node.kind}
      data-full={subtreeOf(paper, node.id).length > 1 || undefined}
    >
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <div className={classes.first}>{first !== undefined && input(first, false)}</div>
        <WritersHere nodeId={node.id} />
        <NodeMenu node={node} name={nodeName(node, words.name, number)} />
      </div>
      <div className={classes.rest}>
        {others.length > 0 && (
          <div className={classes.fields}>{others.map(name => input(name, !ONE_LINE.includes(node.kind)))}</div>
        )}
        <NodeLists parent={node.id} level={deeper[level]} />
        {below.length > 0 && (
          <div className={classes.tools}>
            {later.filter(isFlag).map(name => input(name, false))}
            <AddButtons parent={node.id} kinds={below} />
            <AskButtons upon={node} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Whoever adds a part goes on writing in it. */
function useFreshFocus(id: string) {
  const { fresh } = useOpenPaper();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (fresh.id !== id) return;
    fresh.id = undefined;
    card.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [fresh, id]);
  return card;
}

import { paperChanges, textOf } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { NodeMenu } from '../nodes/node-menu.tsx';
import classes from '../nodes/nodes.module.css';
import { WritersHere } from '../nodes/writers-here.tsx';
import { nodeName } from '../open/node-name.ts';
import type { NodeViewProps } from '../open/node-views.ts';
import { useMake, usePartWords, useShape } from '../open/paper-context.ts';
import { useNamedSource } from '../open/source-names.ts';
import { SourceDialog } from '../sources/source-dialog.tsx';

/** A passage as it stands in its source, and what it shows. The passage is not written over: it would be no quotation any more. */
export function EvidenceCard({ node, number }: NodeViewProps) {
  const t = useTexts(paperTexts).sources;
  const words = usePartWords().nodes[node.kind]!;
  const { fields } = useShape().nodes[node.kind]!;
  const make = useMake();
  const [isReading, setIsReading] = useState(false);
  const passage = textOf(node, 'passage');
  const sourceId = textOf(node, 'source');
  const source = useNamedSource(sourceId);
  return (
    <li className={classes.card} data-node={node.id} data-kind={node.kind}>
      <div className={classes.head}>
        <div className={classes.first}>
          <FieldInput
            field={fields['claim']!}
            words={words.fields['claim']!}
            value={node.fields['claim']}
            onSave={value => make(() => paperChanges.field(node.id, 'claim', value), `${node.id}.claim`)}
          />
        </div>
        <WritersHere nodeId={node.id} />
        <NodeMenu node={node} name={nodeName(node, words.name, number)} />
      </div>
      <blockquote className={classes.passage}>
        <p>{passage}</p>
        <footer>
          {source ? (
            <button
              type="button"
              className={classes.source}
              aria-label={t.open({ name: source.name })}
              onClick={() => setIsReading(true)}
            >
              {source.name}
            </button>
          ) : (
            t.unknown
          )}
        </footer>
      </blockquote>
      {isReading && <SourceDialog sourceId={sourceId} passage={passage} onClose={() => setIsReading(false)} />}
    </li>
  );
}

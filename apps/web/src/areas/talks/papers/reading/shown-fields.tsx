import { nodesBelow, type Paper, type PaperNode, type PaperValue, paperShapes, textOf } from '@wenshu/papers';
import type { NodeWords } from '@wenshu/texts/talks/paper-parts';
import { ReadSource } from './read-source.tsx';
import classes from './reading.module.css';

interface ShownFieldsProps {
  readonly node: Pick<PaperNode, 'kind' | 'fields'>;
  readonly paper: Paper;
  readonly words: NodeWords;
}

/** What is written in a part, to be read: its first words by themselves, the rest by their names. Nothing stands for what is empty. */
export function ShownFields({ node, paper, words }: ShownFieldsProps) {
  const fields = paperShapes[paper.kind].nodes[node.kind]!.fields;
  const [first = '', ...others] = Object.keys(fields);
  const shown = others.filter(name => node.fields[name] !== undefined);
  return (
    <>
      <p className={classes.first} data-kind={node.kind}>
        {textOf(node, first)}
      </p>
      {shown.length > 0 && (
        <dl className={classes.fields} data-kind={node.kind}>
          {shown.map(name => (
            <div key={name} data-type={fields[name]!.type}>
              <dt>{words.fields[name]!.label}</dt>
              <dd>
                <Value value={node.fields[name]!} field={fields[name]!} words={words.fields[name]!} paper={paper} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface ValueProps {
  readonly value: PaperValue;
  readonly field: (typeof paperShapes)['outline']['brief'][string];
  readonly words: NodeWords['fields'][string];
  readonly paper: Paper;
}

function Value({ value, field, words, paper }: ValueProps) {
  if (field.type === 'source') return <ReadSource sourceId={String(value)} />;
  if (field.type === 'nodes') return namesOf(value, field.kind, paper);
  if (field.type === 'flag') return '✓';
  return words.options?.[String(value)] ?? String(value);
}

const namesOf = (ids: PaperValue, kind: string, paper: Paper): string =>
  nodesBelow(paper, null, kind)
    .filter(({ id }) => Array.isArray(ids) && ids.includes(id))
    .map(node => textOf(node, 'text'))
    .join(' · ');

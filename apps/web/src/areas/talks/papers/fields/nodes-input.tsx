import { nodesBelow } from '@wenshu/papers';
import { Select } from 'antd';
import { nodeName } from '../open/node-name.ts';
import { usePaper, usePartWords } from '../open/paper-context.ts';
import type { TypedInputProps } from './typed-input-props.ts';

/** Some of the nodes of a kind, such as the goals that a section serves; those that have gone are passed over. */
export function NodesInput({ id, field, value, placeholder, label, onSave }: TypedInputProps<'nodes'>) {
  const paper = usePaper();
  const words = usePartWords();
  const offered = nodesBelow(paper, null, field.kind).map((node, at) => ({
    value: node.id,
    label: nodeName(node, words.nodes[field.kind]!.name, at + 1),
  }));
  const chosen = (Array.isArray(value) ? value : []).filter(one => offered.some(({ value }) => value === one));
  return (
    <Select
      id={id}
      {...label}
      mode="multiple"
      maxCount={field.most}
      placeholder={placeholder}
      value={chosen}
      options={offered}
      optionFilterProp="label"
      onChange={next => onSave(next.length > 0 ? next : undefined)}
    />
  );
}

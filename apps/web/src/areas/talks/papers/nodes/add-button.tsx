import { PlusOutlined } from '@ant-design/icons';
import { nodesBelow, paperChanges } from '@wenshu/papers';
import { Button } from 'antd';
import { newId } from '../../../design/document/reading/new-id.ts';
import type { AdderProps } from '../open/node-views.ts';
import { useMake, useOpenPaper, usePaper, usePartWords, useShape } from '../open/paper-context.ts';

/** Begins an empty node, which takes the focus. */
export function AddButton({ parent, kind }: AdderProps) {
  const paper = usePaper();
  const { most } = useShape().nodes[kind]!;
  const words = usePartWords().nodes[kind]!;
  const { fresh } = useOpenPaper();
  const make = useMake();
  if (nodesBelow(paper, parent, kind).length >= most) return null;
  const add = () => {
    const id = newId();
    fresh.id = id;
    make(now => paperChanges.add(now, [{ id, kind, parent, fields: {}, below: [] }], newId));
  };
  return (
    <Button size="small" type="text" icon={<PlusOutlined aria-hidden />} onClick={add}>
      {words.add}
    </Button>
  );
}

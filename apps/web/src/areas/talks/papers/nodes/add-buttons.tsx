import { PlusOutlined } from '@ant-design/icons';
import { nodesBelow, paperChanges } from '@wenshu/papers';
import { Button } from 'antd';
import { newId } from '../../../design/document/reading/new-id.ts';
import { OWN_ADDERS } from '../kinds/own-views.tsx';
import { useMake, useOpenPaper, usePaper, usePartWords, useShape } from '../screen/paper-context.ts';

interface AddButtonsProps {
  readonly parent: string | null;
  readonly kinds: readonly string[];
}

/** One for every kind that may stand there. Where there are as many as there may be, there is none. */
export function AddButtons({ parent, kinds }: AddButtonsProps) {
  return kinds.map(kind => {
    const Add = OWN_ADDERS[kind] ?? AddButton;
    return <Add key={kind} parent={parent} kind={kind} />;
  });
}

function AddButton({ parent, kind }: { readonly parent: string | null; readonly kind: string }) {
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

import { nodesBelow, type PaperNode, paperChanges, subtreeOf } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../../design/document/parts/light-menu.tsx';
import { useMake, usePaper } from '../open/paper-context.ts';
import { useUndoOfThis } from '../open/use-undo-of-this.ts';

/** Moving a part among its siblings, and removing it. */
export function NodeMenu({ node, name }: { readonly node: PaperNode; readonly name: string }) {
  const t = useTexts(paperTexts).node;
  const paper = usePaper();
  const tellUndo = useUndoOfThis();
  const make = useMake();
  const { id, kind, parent } = node;
  const siblings = nodesBelow(paper, parent, kind);
  const at = siblings.findIndex(one => one.id === id);
  const moveAfter = (afterId: string | null) => make(now => paperChanges.move(now, id, parent, afterId));
  const remove = () => {
    const isMuch = subtreeOf(paper, id).length > 1 || Object.keys(node.fields).length > 0;
    if (!make(now => paperChanges.remove(now, id)) || !isMuch) return;
    tellUndo(t.removed({ name }));
  };
  const items = () => [
    { key: 'up', label: t.up, disabled: at <= 0, onClick: () => moveAfter(siblings[at - 2]?.id ?? null) },
    {
      key: 'down',
      label: t.down,
      disabled: at < 0 || at >= siblings.length - 1,
      onClick: () => moveAfter(siblings[at + 1]!.id),
    },
    { key: 'remove', label: t.remove, danger: true, onClick: remove },
  ];
  return <LightMenu label={t.tools({ name })} items={items} />;
}

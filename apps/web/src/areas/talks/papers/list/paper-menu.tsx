import type { ListedPaper } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../../design/document/parts/light-menu.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { usePaperActions } from './use-paper-actions.ts';

/** What can be done with a paper of the list. */
export function PaperMenu({ paper }: { readonly paper: ListedPaper }) {
  const t = useTexts(paperTexts).list;
  const actions = usePaperActions();
  const [isRenaming, setIsRenaming] = useState(false);
  const items = () => [
    ...(paper.role === 'view' ? [] : [{ key: 'rename', label: t.rename, onClick: () => setIsRenaming(true) }]),
    { key: 'copy', label: t.copy, onClick: () => void actions.copy(paper) },
    paper.isOwn
      ? { key: 'remove', label: t.remove, danger: true, onClick: () => void actions.remove(paper) }
      : { key: 'leave', label: t.leave, danger: true, onClick: () => void actions.leave(paper) },
  ];
  return (
    <>
      <LightMenu label={t.actionsOf({ name: paper.title })} items={items} />
      {isRenaming && <RenameDialog paper={paper} onClose={() => setIsRenaming(false)} />}
    </>
  );
}

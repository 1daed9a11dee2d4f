import { AppstoreAddOutlined, FileTextOutlined, LockOutlined } from '@ant-design/icons';
import { inOrder, orderAfter } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../document/reading/new-id.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { lockedProps, useIsReader, useLock } from '../../document/state/use-lock.ts';
import { runInWords } from '../../document/state/use-run.ts';
import classes from './groups.module.css';
import { PagesDialog } from './pages-dialog.tsx';

/** Below the last question: groups and pages of the whole survey. */
export function CanvasFoot() {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const lock = useLock();
  const [hasPages, setHasPages] = useState(false);
  const addGroup = () => {
    const groups = inOrder(editor.store.getState().document.groups);
    const groupId = newId();
    // Without a name it would not be seen as a group: the first one gets one as well.
    const isMade = runInWords(editor, 'saveQuestionGroup', {
      groupId,
      order: orderAfter(groups, undefined),
      title: { text: `${t.groups.group} ${groups.length + 1}` },
    });
    // Whoever makes a group is about to fill it.
    if (isMade) editor.chooseGroup(groupId);
  };
  if (useIsReader()) return null;
  return (
    <div className={classes.foot}>
      <Button
        icon={lock ? <LockOutlined aria-hidden /> : <AppstoreAddOutlined aria-hidden />}
        className={lock && classes.locked}
        {...lockedProps(lock)}
        onClick={lock ? undefined : addGroup}
      >
        {t.groups.add}
      </Button>
      <Button
        icon={lock ? <LockOutlined aria-hidden /> : <FileTextOutlined aria-hidden />}
        className={lock && classes.locked}
        {...lockedProps(lock)}
        onClick={lock ? undefined : () => setHasPages(true)}
      >
        {t.pages.open}
      </Button>
      {hasPages && <PagesDialog onClose={() => setHasPages(false)} />}
    </div>
  );
}

import { WarningOutlined } from '@ant-design/icons';
import { clientTexts } from '@wenshu/texts/client';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { UnsavedEdit } from '../state/questionnaire-kind.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { afterTyping } from './after-typing.ts';
import { canApplyAgain } from './can-apply-again.ts';
import classes from './presence.module.css';
import { UnsavedOne } from './unsaved-one.tsx';

/** First the toast with its fixed words (P8.5), then the question what shall hold. */
const TOAST_MS = 1_500;

/** What was not saved: mine beside what is there now, to apply again or to give up, each or all. Until then it waits in the bar. */
export function UnsavedEdits() {
  const t = useTexts(editorToolsTexts).unsaved;
  const words = useTexts(editorTogetherTexts).unsaved;
  const editor = useEditor();
  const unsaved = useEditorState(state => state.unsaved);
  const access = useEditorState(state => state.access);
  const [isOpen, setIsOpen] = useState(false);
  const count = unsaved.length;
  const hasCollision = unsaved.at(-1)?.reason === 'collision';
  useEffect(() => {
    if (count === 0) return setIsOpen(false);
    // One that was met on its way to the server has had no answer of its own to say it.
    if (hasCollision) notify.error(clientTexts[language].savedByOthers, TOAST_MS);
    return afterTyping(TOAST_MS, () => setIsOpen(true));
  }, [count, hasCollision]);
  if (count === 0) return null;
  const settle = (decided: readonly UnsavedEdit[], decision: 'apply-again' | 'give-up') => {
    const problem = editor.settleUnsaved(decided, decision);
    if (problem) notify.error(describeEditProblem(language, problem));
  };
  const all = (
    <>
      <span className={classes.all}>{words.all({ count })}</span>
      <Button disabled={!canApplyAgain(access)} onClick={() => settle(unsaved, 'apply-again')}>
        {words.applyAll}
      </Button>
      <Button onClick={() => settle(unsaved, 'give-up')}>{words.giveUpAll}</Button>
    </>
  );
  return (
    <>
      <Button
        danger
        icon={<WarningOutlined aria-hidden />}
        aria-label={t.reopen({ count })}
        onClick={() => setIsOpen(true)}
      >
        <span className={classes.wide}>{t.reopen({ count })}</span>
        <span className={classes.narrow}>{count}</span>
      </Button>
      {isOpen && (
        <ViewDialog
          width={760}
          title={t.title}
          onClose={() => setIsOpen(false)}
          footer={
            <div className={classes.foot}>
              {count > 1 && all}
              <Button onClick={() => setIsOpen(false)}>{t.later}</Button>
            </div>
          }
        >
          {unsaved.map(one => (
            <UnsavedOne key={one.edit.editId} unsaved={one} onSettle={decision => settle([one], decision)} />
          ))}
        </ViewDialog>
      )}
    </>
  );
}

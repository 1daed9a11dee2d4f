import { WarningOutlined } from '@ant-design/icons';
import { describeEditProblem } from '@wenshu/texts/edit-problems';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import type { UnsavedEdit } from '../state/unsaved-edit.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { compareChanges } from './compare-changes.ts';
import classes from './presence.module.css';

/** First the toast with its fixed words (P8.5), then the question what shall hold. */
const TOAST_MS = 1_500;

/** What was not saved: mine beside what is there now, to apply again or to give up. Until then it waits in the bar. */
export function UnsavedEdits() {
  const t = useTexts(editorToolsTexts).unsaved;
  const unsaved = useEditorState(state => state.unsaved);
  const [isOpen, setIsOpen] = useState(false);
  const count = unsaved.length;
  useEffect(() => {
    if (count === 0) return setIsOpen(false);
    const timer = setTimeout(() => setIsOpen(true), TOAST_MS);
    return () => clearTimeout(timer);
  }, [count]);
  if (count === 0) return null;
  return (
    <>
      <Button danger icon={<WarningOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t.reopen({ count })}
      </Button>
      <Modal
        open={isOpen}
        width={760}
        title={t.title}
        onCancel={() => setIsOpen(false)}
        footer={<Button onClick={() => setIsOpen(false)}>{t.later}</Button>}
      >
        {unsaved.map(one => (
          <UnsavedOne key={one.edit.editId} unsaved={one} />
        ))}
      </Modal>
    </>
  );
}

function UnsavedOne({ unsaved }: { unsaved: UnsavedEdit }) {
  const t = useTexts(editorToolsTexts).unsaved;
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const compared = compareChanges(unsaved.mine, document, t);
  const settle = (decision: 'apply-again' | 'give-up') => {
    const problem = editor.settleUnsaved(unsaved, decision);
    if (problem) notify.error(describeEditProblem(language, problem));
  };
  return (
    <section className={classes.one}>
      <p>{unsaved.reason === 'collision' ? t.collision : t.refused({ reason: unsaved.message })}</p>
      <div className={classes.compare}>
        {compared.map(({ place, mine, theirs }) => (
          <ComparedOne key={place + mine} place={place} mine={mine} theirs={theirs} />
        ))}
      </div>
      <div className={classes.actions}>
        <Button type="primary" onClick={() => settle('apply-again')}>
          {t.applyAgain}
        </Button>
        <Button onClick={() => settle('give-up')}>{unsaved.reason === 'collision' ? t.keepTheirs : t.giveUp}</Button>
      </div>
    </section>
  );
}

function ComparedOne({ place, mine, theirs }: { place: string; mine: string; theirs: string }) {
  const t = useTexts(editorToolsTexts).unsaved;
  return (
    <>
      <p className={classes.place}>{place}</p>
      <div className={classes.side} data-side="mine">
        <p className={classes.sideTitle}>{t.mine}</p>
        {mine}
      </div>
      <div className={classes.side} data-side="theirs">
        <p className={classes.sideTitle}>{t.theirs}</p>
        {theirs}
      </div>
    </>
  );
}

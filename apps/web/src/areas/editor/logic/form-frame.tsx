import { ArrowLeftOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { Button } from 'antd';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { runInWords } from '../canvas/use-run.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import classes from './logic.module.css';
import { type MadeEdit, tryEdit } from './try-edit.ts';

interface FormFrameProps {
  readonly title: string;
  /** The rule as a sentence; nothing while it is incomplete. */
  readonly sentence: string | undefined;
  readonly made: MadeEdit | undefined;
  readonly ruleId: string;
  readonly children: ReactNode;
  onDone(): void;
}

/** A form for one rule: what it says so far, what is wrong with it, and saving. */
export function FormFrame({ title, sentence, made, ruleId, children, onDone }: FormFrameProps) {
  const t = useTexts(editorLogicTexts);
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const tried = useDeferredValue(made);
  const problems = useMemo(
    () => (tried ? tryEdit(document, tried, ruleId, editor.context) : []),
    [tried, document, ruleId, editor],
  );
  const save = () => {
    if (made && runInWords(editor, made.name, made.input)) onDone();
  };
  return (
    <form
      className={classes.form}
      aria-label={title}
      onSubmit={event => {
        event.preventDefault();
        save();
      }}
    >
      <header className={classes.formHead}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={onDone}>
          {t.back}
        </Button>
        <h3 className={classes.formTitle}>{title}</h3>
      </header>
      <div className={classes.formBody}>{children}</div>
      <footer className={classes.formFoot}>
        <p className={classes.sentence} aria-live="polite" data-complete={sentence !== undefined}>
          {sentence ?? t.incomplete}
        </p>
        {problems.map(problem => (
          <p key={problem} className={classes.problem} role="alert">
            {problem}
          </p>
        ))}
        <Button type="primary" htmlType="submit" disabled={!made || problems.length > 0}>
          {t.save}
        </Button>
      </footer>
    </form>
  );
}

export function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <span className={classes.fieldLabel}>{label}</span>
      {children}
      {hint && <span className={classes.hint}>{hint}</span>}
    </div>
  );
}

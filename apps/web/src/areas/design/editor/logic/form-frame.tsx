import { ArrowLeftOutlined } from '@ant-design/icons';
import type { CommandCall } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button } from 'antd';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { runInWords } from '../../document/state/use-run.ts';
import classes from './logic.module.css';
import { tryEdit } from './try-edit.ts';

interface FormFrameProps {
  readonly title: string;
  /** The rule as a sentence; nothing while it is incomplete. */
  readonly sentence: string | undefined;
  readonly made: CommandCall | undefined;
  /** The rules that saving makes: what is wrong with them is said before. */
  readonly ruleIds: readonly string[];
  readonly children: ReactNode;
  onDone(): void;
}

/** A form for one rule: what it says so far, what is wrong with it, and saving. */
export function FormFrame({ title, sentence, made, ruleIds, children, onDone }: FormFrameProps) {
  const t = useTexts(editorLogicTexts);
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const tried = useDeferredValue(made);
  const ids = ruleIds.join(' ');
  const problems = useMemo(
    () => (tried ? tryEdit(document, tried, ids.split(' '), editor.context) : []),
    [tried, document, ids, editor],
  );
  const body = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone: the keyboard goes on in the form.
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
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
      <div className={classes.formHead}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={onDone}>
          {t.back}
        </Button>
        <h2 className={classes.formTitle}>{title}</h2>
      </div>
      <div ref={body} className={classes.formBody}>
        {children}
      </div>
      <div className={classes.formFoot}>
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
      </div>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Field({ label, hint, isWide = false, children }: FieldProps) {
  return (
    <div className={classes.field} data-wide={isWide}>
      <span className={classes.fieldLabel}>{label}</span>
      {children}
      {hint && <span className={classes.hint}>{hint}</span>}
    </div>
  );
}

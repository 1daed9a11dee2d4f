import { limits } from '@wenshu/survey-core';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { ActionButton, Dialog, TextField } from '@wenshu/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { isTaskName } from './is-task-name.ts';

interface NameDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly start: string;
  readonly confirm: string;
  /** Rejects when it was refused; the client has told the person then, and what was typed stays. */
  onName(name: string): Promise<void>;
  onClose(): void;
}

/** Asks for a task name. */
export function NameDialog({ title, text, start, confirm, onName, onClose }: NameDialogProps) {
  const t = useTexts(questionnaireTexts);
  const formId = useId();
  const [name, setName] = useState(start.slice(0, limits.taskName.max));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isTaskName(name) || isBusy) return;
    setIsBusy(true);
    await onName(name.trim()).then(onClose, () => setIsBusy(false));
  };
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {t.cancel}
          </ActionButton>
          <ActionButton type="submit" form={formId} aria-disabled={isBusy}>
            {confirm}
          </ActionButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {text && <p>{text}</p>}
        <TextField
          label={t.name}
          placeholder={t.nameHint}
          value={name}
          maxLength={limits.taskName.max}
          data-focus-first
          onChange={event => setName(event.currentTarget.value)}
          problem={isTried && !isTaskName(name) ? t.nameProblem : undefined}
        />
      </form>
    </Dialog>
  );
}

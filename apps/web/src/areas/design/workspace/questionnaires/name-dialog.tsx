import { limits } from '@wenshu/survey-core';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
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
  const [name, setName] = useState(start.slice(0, limits.taskName.max));
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(onName, { onDone: onClose });
  const submit = () => {
    setIsTried(true);
    if (isTaskName(name)) void run(name.trim());
  };
  return (
    <FormDialog title={title} submit={confirm} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      {text && <p>{text}</p>}
      <TextField
        label={t.name}
        placeholder={t.nameHint}
        value={name}
        maxLength={limits.taskName.max}
        onChange={event => setName(event.currentTarget.value)}
        problem={isTried && !isTaskName(name) ? t.nameProblem : undefined}
      />
    </FormDialog>
  );
}

import { useSearch } from '@tanstack/react-router';
import { projectCalls } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { isTaskName } from '../workspace/questionnaires/is-task-name.ts';
import classes from './create-survey.module.css';

interface NameFormProps {
  readonly start?: string;
  readonly confirm: string;
  /** Not yet: something else must be mended first. */
  readonly isHeld?: boolean;
  /** Where to go with the new questionnaire; the editor without it. */
  readonly leadsTo?: (scrollId: string) => string;
  /** The new questionnaire's id, or nothing when it was not made. */
  onCreate(name: string): Promise<string | undefined>;
}

const editorAddress = (scrollId: string) => `/survey/create/edit?scrollId=${scrollId}`;

/** The last step of every way to begin: a name, with a project in the address the project, then the editor (S2.60). */
export function NameForm({ start = '', confirm, isHeld = false, leadsTo = editorAddress, onCreate }: NameFormProps) {
  const t = useTexts(questionnaireTexts);
  const { go } = useGo();
  // Until somebody types, the name follows what the text calls itself.
  const [typed, setTyped] = useState<string>();
  const name = typed ?? start.slice(0, limits.taskName.max);
  const [isTried, setIsTried] = useState(false);
  const { projectId } = useSearch({ strict: false }) as { projectId?: string };
  // Where it may not be put, the person is told, and it stays what it is: one of their own.
  const putIntoProject = async (scrollId: string) => {
    if (projectId) await client.call(projectCalls.moveTask, { scrollId, projectId }).catch(() => {});
  };
  const { isBusy, run } = useAction(onCreate, {
    onDone: async scrollId => {
      if (scrollId === undefined) return;
      await putIntoProject(scrollId);
      go(leadsTo(scrollId));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isTaskName(name) && !isHeld) void run(name.trim());
  };
  return (
    <form className={classes.nameForm} noValidate onSubmit={submit}>
      <TextField
        label={t.name}
        placeholder={t.nameHint}
        value={name}
        maxLength={limits.taskName.max}
        onChange={event => setTyped(event.currentTarget.value)}
        problem={isTried && !isTaskName(name) ? t.nameProblem : undefined}
      />
      <ActionButton type="submit" aria-disabled={isBusy || isHeld}>
        {confirm}
      </ActionButton>
    </form>
  );
}

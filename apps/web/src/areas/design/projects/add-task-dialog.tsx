import { projectCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { projectTexts } from '@wenshu/texts/design/projects';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { schemesAddress } from '../solutions/solution-address.ts';
import { isTaskName } from '../workspace/questionnaires/is-task-name.ts';
import { TaskNameField } from '../workspace/questionnaires/task-name-field.tsx';
import classes from './projects.module.css';
import { useRefreshProjects } from './use-projects.ts';

interface AddTaskDialogProps {
  readonly projectId: string;
  onClose(): void;
}

/** A blank questionnaire, opened at once: who makes one wants to write it. The other ways to begin one in this project stand below (S2.60). */
export function AddTaskDialog({ projectId, onClose }: AddTaskDialogProps) {
  const { tasks: t } = useTexts(projectTexts);
  const { go } = useGo();
  const refresh = useRefreshProjects();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(() => client.call(projectCalls.addTask, { projectId, name: name.trim() }), {
    refresh,
    onDone: ({ scrollId }) => go(`/survey/create/edit?scrollId=${scrollId}`),
  });
  const add = () => {
    setIsTried(true);
    if (isTaskName(name)) void run();
  };
  return (
    <FormDialog title={t.addTitle} submit={t.addBlank} isBusy={isBusy} onSubmit={add} onClose={onClose}>
      <TaskNameField words={t} value={name} isTried={isTried} onChange={setName} />
      <OtherWays projectId={projectId} />
    </FormDialog>
  );
}

const otherWays = ['word', 'solution', 'template', 'text'] as const;

function OtherWays({ projectId }: { readonly projectId: string }) {
  const { tasks: t } = useTexts(projectTexts);
  const { way: words } = useTexts(createSurveyTexts);
  const ways = otherWays.map(way => ({
    to: `/team/create-survey?projectId=${projectId}&way=${way}`,
    ...words[way],
  }));
  return (
    <section className={classes.otherWays}>
      <h3>{t.otherWays}</h3>
      <ul>
        {[
          ...ways,
          { to: schemesAddress({ projectId }), ...t.scheme },
          { to: `/record/clean?projectId=${projectId}`, ...t.transcripts },
          { to: `/online-symposium?projectId=${projectId}`, ...t.symposium },
        ].map(({ to, title, text }) => (
          <li key={to}>
            <AppLink to={to}>{title}</AppLink>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

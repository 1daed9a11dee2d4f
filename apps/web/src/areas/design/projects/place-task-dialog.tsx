import { type ProjectTask, projectCalls } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { TextField } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { isTaskName } from '../workspace/questionnaires/is-task-name.ts';
import { useProjects, useRefreshProjects } from './use-projects.ts';

export interface Placing {
  readonly task: ProjectTask;
  readonly does: 'copy' | 'move';
}

interface PlaceTaskDialogProps {
  readonly enterpriseId: string;
  readonly placing: Placing;
  onClose(): void;
}

/** A task is moved into another project, or a copy of it into any that one may change. */
export function PlaceTaskDialog({ enterpriseId, placing: { task, does }, onClose }: PlaceTaskDialogProps) {
  const { tasks: t } = useTexts(projectTexts);
  const refresh = useRefreshProjects();
  const { scrollId } = task;
  const [projectId, setProjectId] = useState(task.projectId);
  const [name, setName] = useState(t.copyName(task));
  const [isTried, setIsTried] = useState(false);
  const projects = useProjects({ enterpriseId, pageSize: 100, orderBy: 'name', direction: 'asc' }).data?.rows ?? [];
  const into = projects.filter(({ rights }) => rights.includes('project.edit'));
  const isWrong = does === 'copy' && !isTaskName(name);
  const { isBusy, run } = useAction(
    async () => {
      if (does === 'copy') await client.call(projectCalls.copyTask, { scrollId, projectId, name: name.trim() });
      else await client.call(projectCalls.moveTask, { scrollId, projectId });
    },
    { done: does === 'copy' ? t.copied : t.moved, refresh, onDone: onClose },
  );
  const place = () => {
    setIsTried(true);
    if (!isWrong) void run();
  };
  return (
    <FormDialog title={t[`${does}Title`]} submit={t[does]} isBusy={isBusy} onSubmit={place} onClose={onClose}>
      {does === 'copy' && (
        <TextField
          label={t.name}
          value={name}
          maxLength={50}
          problem={isTried && isWrong ? t.nameProblem : undefined}
          onChange={event => setName(event.target.value)}
        />
      )}
      <Field label={t.to}>
        {control => (
          <Select
            {...control}
            showSearch={{ optionFilterProp: 'label' }}
            value={projectId}
            options={into.map(project => ({ value: project.projectId, label: project.name }))}
            onChange={setProjectId}
          />
        )}
      </Field>
    </FormDialog>
  );
}

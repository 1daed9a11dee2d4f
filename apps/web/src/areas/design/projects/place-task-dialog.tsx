import { type ProjectTask, projectCalls } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { TextField } from '@wenshu/ui';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { isTaskName } from '../workspace/questionnaires/is-task-name.ts';
import classes from './projects.module.css';
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
  const { cancel } = useTexts(teamTexts);
  const id = useId();
  const refresh = useRefreshProjects();
  const { scrollId } = task;
  const [projectId, setProjectId] = useState(task.projectId);
  const [name, setName] = useState(t.copyName(task));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const projects = useProjects({ enterpriseId, pageSize: 100, orderBy: 'name', direction: 'asc' }).data?.rows ?? [];
  const into = projects.filter(({ rights }) => rights.includes('project.edit'));
  const isWrong = does === 'copy' && !isTaskName(name);
  const place = async () => {
    setIsTried(true);
    if (isWrong) return;
    setIsBusy(true);
    const placed =
      does === 'copy'
        ? client.call(projectCalls.copyTask, { scrollId, projectId, name: name.trim() })
        : client.call(projectCalls.moveTask, { scrollId, projectId });
    await (placed as Promise<unknown>).then(
      async () => {
        notify.success(does === 'copy' ? t.copied : t.moved);
        await refresh();
        onClose();
      },
      () => setIsBusy(false),
    );
  };
  return (
    <Modal
      open
      title={t[`${does}Title`]}
      okText={t[does]}
      cancelText={cancel}
      confirmLoading={isBusy}
      onOk={() => void place()}
      onCancel={onClose}
    >
      {does === 'copy' && (
        <TextField
          label={t.name}
          value={name}
          maxLength={50}
          problem={isTried && isWrong ? t.nameProblem : undefined}
          onChange={event => setName(event.target.value)}
        />
      )}
      <div className={classes.field}>
        <label className={classes.label} htmlFor={id}>
          {t.to}
        </label>
        <Select
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          value={projectId}
          options={into.map(project => ({ value: project.projectId, label: project.name }))}
          onChange={setProjectId}
        />
      </div>
    </Modal>
  );
}

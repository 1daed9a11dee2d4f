import { MoreOutlined } from '@ant-design/icons';
import type { ProjectTask } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { sightTexts } from '@wenshu/texts/people/sight';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { openAddress } from '../../../app/routes/open-address.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { StatusWord } from '../workspace/questionnaires/status-word.tsx';
import { PlaceTaskDialog, type Placing } from './place-task-dialog.tsx';
import { projectAddress } from './project-views.tsx';
import classes from './projects.module.css';

interface TaskListProps {
  readonly enterpriseId: string;
  readonly tasks: readonly ProjectTask[];
  readonly hasProject?: boolean;
}

/** Tasks with what can be done to each (P3.32). */
export function TaskList({ enterpriseId, tasks, hasProject = false }: TaskListProps) {
  const { tasks: t } = useTexts(projectTexts);
  const { partly } = useTexts(sightTexts);
  const { go } = useGo();
  const [placing, setPlacing] = useState<Placing>();
  const menuOf = (task: ProjectTask) => (
    <Dropdown
      trigger={['click']}
      menu={{
        items: (['permissions', 'copy', 'move'] as const).map(key => ({ key, label: t[key] })),
        onClick: ({ key }) =>
          key === 'permissions'
            ? go(`/team/task-relation/task-config?scrollId=${task.scrollId}`)
            : setPlacing({ task, does: key as Placing['does'] }),
      }}
    >
      <Button type="text" size="small" aria-label={t.more(task)} icon={<MoreOutlined aria-hidden />} />
    </Dropdown>
  );
  const projectColumn: ListColumn<ProjectTask> = {
    key: 'project',
    title: t.columns.project,
    cell: ({ projectId, projectName }) => <AppLink to={projectAddress(projectId)}>{projectName}</AppLink>,
  };
  const columns: readonly ListColumn<ProjectTask>[] = [
    {
      key: 'name',
      title: t.columns.name,
      as: 'name',
      cell: task => (
        <AppLink className={classes.name} to={openAddress(task)}>
          {task.name}
        </AppLink>
      ),
    },
    { key: 'kind', title: t.type, cell: ({ kind }) => t.types[kind] },
    ...(hasProject ? [projectColumn] : []),
    { key: 'labels', title: t.columns.labels, cell: ({ labels }) => labels.join(' · ') },
    {
      key: 'status',
      title: t.columns.status,
      cell: ({ status, origin }) => <StatusWord status={status} origin={origin} />,
    },
    { key: 'collected', title: t.columns.collected, as: 'number', cell: ({ collected }) => collected ?? partly },
    { key: 'updated', title: t.columns.updated, cell: ({ updateTime }) => momentText(updateTime) },
    { key: 'action', title: t.columns.action, as: 'menu', cell: menuOf },
  ];
  return (
    <>
      <ListTable label={t.columns.name} columns={columns} rows={tasks} keyOf={({ scrollId }) => scrollId} />
      {placing && (
        <PlaceTaskDialog enterpriseId={enterpriseId} placing={placing} onClose={() => setPlacing(undefined)} />
      )}
    </>
  );
}

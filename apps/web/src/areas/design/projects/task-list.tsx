import { MoreOutlined } from '@ant-design/icons';
import type { ProjectTask } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { openAddress } from '../../../app/routes/open-address.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import stacked from '../../../app/stacked-table.module.css';
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
  const { go } = useGo();
  const [placing, setPlacing] = useState<Placing>();
  const columns = [
    'name',
    ...(hasProject ? ['project' as const] : []),
    'labels',
    'status',
    'collected',
    'updated',
    'action',
  ] as const;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys. */}
      <section className={`${classes.frame} ${stacked.frame}`} aria-label={t.columns.name} tabIndex={0}>
        <table className={`${classes.table} ${stacked.table}`}>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {t.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.map(task => (
              <tr key={task.scrollId}>
                <td className={classes.cell}>
                  <AppLink className={classes.name} to={openAddress(task)}>
                    {task.name}
                  </AppLink>
                </td>
                {hasProject && (
                  <td data-column={t.columns.project}>
                    <AppLink to={projectAddress(task.projectId)}>{task.projectName}</AppLink>
                  </td>
                )}
                {task.labels.length > 0 ? <td data-column={t.columns.labels}>{task.labels.join(' · ')}</td> : <td />}
                <td data-column={t.columns.status}>
                  <StatusWord status={task.status} />
                </td>
                <td data-column={t.columns.collected} className={classes.number}>
                  {task.collected}
                </td>
                <td data-column={t.columns.updated}>{momentText(task.updateTime)}</td>
                <td className={classes.menu}>
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {placing && (
        <PlaceTaskDialog enterpriseId={enterpriseId} placing={placing} onClose={() => setPlacing(undefined)} />
      )}
    </>
  );
}

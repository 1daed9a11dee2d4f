import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useLocation, useSearch } from '@tanstack/react-router';
import { type CallData, projectCalls } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { ActionButton, EmptyState, PageTitle, Tabs } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import shell from '../../../app/team/team.module.css';
import { AddTaskDialog } from './add-task-dialog.tsx';
import { PlanWords } from './project-views.tsx';
import classes from './projects.module.css';
import { TaskList } from './task-list.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useProject, useRefreshProjects, useTasks } from './use-projects.ts';

type Project = CallData<typeof projectCalls.get>;
const tabs = ['tasks', 'members', 'about'] as const;
type TabName = (typeof tabs)[number];
const PAGE_SIZE = 50;
const PROJECTS = '/team/workSpace/workSpace-project';

/** A project with its tasks, its members and its plan. The routes of members and of new content open their part of it (P2.28, P2.31). */
export default function ProjectPage() {
  const words = useTexts(teamTexts);
  const { projectId = '' } = useSearch({ strict: false }) as { projectId?: string };
  const project = useProject(projectId);
  return (
    <div className={shell.page}>
      <Loaded of={project} words={words}>
        {data => <Opened key={data.projectId} project={data} />}
      </Loaded>
    </div>
  );
}

function Opened({ project }: { readonly project: Project }) {
  const t = useTexts(projectTexts);
  const { cancel } = useTexts(teamTexts);
  const { go } = useGo();
  const refresh = useRefreshProjects();
  const path = useLocation({ select: location => location.pathname });
  const [tab, setTab] = useState<TabName>(path.endsWith('members-manage') ? 'members' : 'tasks');
  const [isAdding, setIsAdding] = useState(path.endsWith('create-content'));
  const { projectId, enterpriseId, name, rights } = project;
  const { run: moveToBin } = useAction(
    async () => {
      await client.call(projectCalls.moveToBin, { projectId });
      // Before the lists are fetched: this one is in none of them.
      go(PROJECTS);
    },
    { done: t.project.removed, refresh },
  );
  const remove = async () => {
    const box = { title: t.project.removeTitle({ name }), text: t.project.removeText, confirm: t.project.remove };
    if (await askBox({ ...box, decline: cancel })) await moveToBin();
  };
  return (
    <>
      <PageTitle
        title={name}
        lead={[project.number, ...project.labels].join(' · ')}
        actions={
          <>
            {rights.includes('project.own') && (
              <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void remove()}>
                {t.project.remove}
              </Button>
            )}
            {rights.includes('project.edit') && (
              <>
                <Button
                  icon={<EditOutlined aria-hidden />}
                  onClick={() => go(`/team/manage-project/create-project?projectId=${projectId}`)}
                >
                  {t.project.edit}
                </Button>
                <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
                  {t.tasks.add}
                </Button>
              </>
            )}
          </>
        }
      />
      <Tabs
        label={t.project.tabs.label}
        tabs={tabs.map(key => ({ key, label: t.project.tabs[key] }))}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'tasks' && <Tasks project={project} onAdd={() => setIsAdding(true)} />}
        {tab === 'members' && (
          <TeamPanel enterpriseId={enterpriseId} of={{ projectId }} mayChange={rights.includes('project.members')} />
        )}
        {tab === 'about' && <About project={project} />}
      </Tabs>
      {isAdding && <AddTaskDialog projectId={projectId} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function Tasks({ project, onAdd }: { readonly project: Project; onAdd(): void }) {
  const { tasks: t } = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const { enterpriseId, projectId, rights } = project;
  const [page, setPage] = useState(1);
  const tasks = useTasks({ enterpriseId, projectId, page, pageSize: PAGE_SIZE });
  const add = rights.includes('project.edit') && <ActionButton onClick={onAdd}>{t.add}</ActionButton>;
  const nothing = <EmptyState title={t.empty} text={t.emptyText} actions={add || undefined} />;
  return (
    <div className={classes.panel}>
      <Loaded of={tasks} words={words} empty={{ isSo: ({ total }) => total === 0, shows: nothing }}>
        {({ rows, total }) => (
          <>
            <TaskList enterpriseId={enterpriseId} tasks={rows} />
            <ListPages className={classes.pages ?? ''} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function About({ project }: { readonly project: Project }) {
  const { project: t, plan } = useTexts(projectTexts);
  return (
    <dl className={classes.about}>
      {(['background', 'goal'] as const).map(part => (
        <div key={part}>
          <dt>{t[part]}</dt>
          <dd>{project[part] || t.nothing}</dd>
        </div>
      ))}
      <div>
        <dt>{t.time}</dt>
        <dd>
          <PlanWords project={project} />
        </dd>
      </div>
      <div>
        <dt>{t.stages}</dt>
        <dd>
          {project.stages.length === 0
            ? t.nothing
            : project.stages
                .map(stage => `${stage.name}: ${plan({ from: stage.startsOn, to: stage.endsOn })}`)
                .join('\n')}
        </dd>
      </div>
    </dl>
  );
}

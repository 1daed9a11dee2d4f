import { StarFilled, StarOutlined } from '@ant-design/icons';
import { type ListedProject, projectCalls, type QuestionnaireStatus } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { EmptyState, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { openAddress } from '../../../app/routes/open-address.ts';
import { LabelList } from '../workspace/questionnaires/label-list.tsx';
import classes from './projects.module.css';
import { layTimeLine } from './time-line.ts';
import { useRefreshProjects, useTaskPages } from './use-projects.ts';
import type { ProjectView } from './workspace-state.ts';

export interface ProjectsProps {
  readonly enterpriseId: string;
  readonly projects: readonly ListedProject[];
}

export const projectAddress = (projectId: string) => `/team/workSpace/workSpace-detail?projectId=${projectId}`;
const statuses = ['editing', 'collecting', 'suspended', 'ended'] as const;
const tones: Readonly<Record<(typeof statuses)[number], StatusTone>> = {
  editing: 'calm',
  collecting: 'good',
  suspended: 'waiting',
  ended: 'calm',
};

/** The ways to look at projects, by name. */
export const projectViewOf: Readonly<Record<ProjectView, (props: ProjectsProps) => React.ReactNode>> = {
  tiles: ProjectTiles,
  list: ProjectTable,
  board: Board,
  timeline: TimeLineView,
};

function ProjectTiles({ projects }: ProjectsProps) {
  return (
    <ul className={classes.tiles}>
      {projects.map(project => (
        <li key={project.projectId} className={classes.tile}>
          <div className={classes.head}>
            <AppLink className={classes.name} to={projectAddress(project.projectId)}>
              {project.name}
            </AppLink>
            <Star project={project} />
          </div>
          <p className={classes.soft}>
            {project.number} · <PlanWords project={project} />
          </p>
          <LabelList labels={project.labels} />
          <Counts project={project} />
        </li>
      ))}
    </ul>
  );
}

function ProjectTable({ projects }: ProjectsProps) {
  const t = useTexts(projectTexts);
  return (
    <ListTable
      label={t.views.list}
      rows={projects}
      keyOf={({ projectId }) => projectId}
      columns={[
        {
          key: 'name',
          title: t.columns.name,
          as: 'name',
          cell: project => (
            <div className={classes.head}>
              <Star project={project} />
              <AppLink className={classes.name} to={projectAddress(project.projectId)}>
                {project.name}
              </AppLink>
            </div>
          ),
        },
        { key: 'number', title: t.columns.number, as: 'number', cell: ({ number }) => number },
        { key: 'tasks', title: t.columns.tasks, as: 'number', cell: countOf },
        { key: 'plan', title: t.columns.plan, cell: project => <PlanWords project={project} /> },
        { key: 'updated', title: t.columns.updated, cell: ({ updateTime }) => momentText(updateTime) },
      ]}
    />
  );
}

/** The tasks of these projects by how they stand. */
function Board({ enterpriseId, projects }: ProjectsProps) {
  const projectIds = projects.map(({ projectId }) => projectId).join(',');
  return (
    <ul className={classes.board}>
      {statuses.map((name, status) => (
        <BoardColumn key={name} name={name} of={{ enterpriseId, projectIds, status: status as QuestionnaireStatus }} />
      ))}
    </ul>
  );
}

interface BoardColumnProps {
  readonly name: (typeof statuses)[number];
  readonly of: Parameters<typeof useTaskPages>[0];
}

function BoardColumn({ name, of }: BoardColumnProps) {
  const t = useTexts(projectTexts);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useTaskPages(of);
  const total = data?.pages.at(-1)?.total ?? 0;
  const tasks = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <li className={classes.column}>
      <h2>
        <span>{t.statuses[name]}</span>
        <span className={classes.soft}>{total}</span>
      </h2>
      {total === 0 && <p className={classes.soft}>{t.boardEmpty}</p>}
      <ul>
        {tasks.map(task => (
          <li key={task.scrollId}>
            <AppLink className={classes.name} to={openAddress(task)}>
              {task.name}
            </AppLink>
            <p className={classes.soft}>{task.projectName}</p>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.boardMore({ left: total - tasks.length })}
        </Button>
      )}
    </li>
  );
}

/** In pixels: where the stages begin below the plan, and how tall each is with what is left between them. */
const FIRST_LANE = 16;
const LANE = 22;

/** The plans and stages on one line of days. */
function TimeLineView({ projects }: ProjectsProps) {
  const t = useTexts(projectTexts);
  const line = layTimeLine(projects, new Date().toISOString().slice(0, 10));
  if (!line) return <EmptyState title={t.timelineEmpty} text={t.timelineEmptyText} />;
  const at = ({ from, width }: { from: number; width: number }) => ({ left: `${from}%`, width: `${width}%` });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys.
    <section className={classes.line} aria-label={t.views.timeline} tabIndex={0}>
      <div className={classes.rows}>
        <div className={classes.months} aria-hidden="true">
          {line.today !== undefined && (
            <span className={classes.now} style={{ left: `${line.today}%` }}>
              {t.today}
            </span>
          )}
          {line.months.map(({ day, from }) => (
            <span key={day} style={{ left: `${from}%` }}>
              {day.slice(0, 7)}
            </span>
          ))}
        </div>
        {line.rows.map(({ project, plan, stages, lanes }) => (
          <div key={project.projectId} className={classes.row}>
            <AppLink className={classes.name} to={projectAddress(project.projectId)}>
              {project.name}
            </AppLink>
            <div className={classes.lane} style={{ height: FIRST_LANE + lanes * LANE }}>
              {line.today !== undefined && (
                <div className={classes.today} style={{ left: `${line.today}%` }} title={t.today} />
              )}
              <div className={classes.plan} style={at(plan)} title={t.plan({ from: plan.startsOn, to: plan.endsOn })} />
              {stages.map(stage => (
                <div
                  key={`${stage.name} ${stage.startsOn}`}
                  className={classes.stage}
                  style={{ ...at(stage), top: FIRST_LANE + stage.lane * LANE }}
                  title={`${stage.name}: ${t.plan({ from: stage.startsOn, to: stage.endsOn })}`}
                >
                  {stage.name}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Star({ project: { projectId, name, isStarred } }: { readonly project: ListedProject }) {
  const t = useTexts(projectTexts);
  const refresh = useRefreshProjects();
  const turn = () => client.call(projectCalls.star, { projectId, isStarred: !isStarred }).then(refresh, () => {});
  return (
    <Button
      type="text"
      size="small"
      aria-pressed={isStarred}
      aria-label={isStarred ? t.unstar({ name }) : t.star({ name })}
      icon={isStarred ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      onClick={() => void turn()}
    />
  );
}

export function PlanWords({ project }: { readonly project: Pick<ListedProject, 'startsOn' | 'endsOn'> }) {
  const t = useTexts(projectTexts);
  const { startsOn, endsOn } = project;
  if (!startsOn && !endsOn) return t.noPlan;
  return t.plan({ from: startsOn ?? '…', to: endsOn ?? '…' });
}

const countOf = ({ tasks }: ListedProject) => statuses.reduce((sum, status) => sum + tasks[status], 0);

function Counts({ project }: { readonly project: ListedProject }) {
  const t = useTexts(projectTexts);
  return (
    <div className={classes.counts}>
      <span className={classes.soft}>{t.tasksCount({ count: countOf(project) })}</span>
      {statuses
        .filter(status => project.tasks[status] > 0)
        .map(status => (
          <StatusTag key={status} tone={tones[status]}>
            {t.statuses[status]} {project.tasks[status]}
          </StatusTag>
        ))}
    </div>
  );
}

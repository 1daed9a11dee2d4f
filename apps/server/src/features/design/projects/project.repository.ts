import type { CallInput, ProjectStage, projectCalls, projectOrders } from '@wenshu/api-contract';
import { visibleObjects, visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ProjectRow {
  readonly projectId: string;
  readonly enterpriseId: string;
  readonly number: string;
  readonly name: string;
  readonly background: string;
  readonly goal: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly stages: ProjectStage[];
  readonly labels: string[];
  readonly isStarred: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** As people say it; a number with more digits than four stays whole. */
const NUMBER = `'P' || to_char(p.created_at, 'YYYY') || '-' || lpad(p.number::text, greatest(4, length(p.number::text)), '0')`;

/** `$1` is the person. */
const COLUMNS = `p.project_id as "projectId", p.enterprise_id as "enterpriseId", ${NUMBER} as number, p.name, p.background, p.goal,
  p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.stages, p.labels, p.created_at as "createdAt", p.updated_at as "updatedAt",
  exists (select 1 from project_star s where s.person_id = $1 and s.project_id = p.project_id) as "isStarred"`;

/** Only these reach the SQL. */
const ORDERS: Readonly<Record<(typeof projectOrders)[number], string>> = {
  biz_update_time: 'p.updated_at',
  biz_create_time: 'p.created_at',
  name: 'p.name collate "zh-x-icu"',
  number: 'p.number',
};

export interface Plan {
  readonly name: string;
  readonly background: string;
  readonly goal: string;
  readonly startsOn?: string | undefined;
  readonly endsOn?: string | undefined;
  readonly stages: readonly ProjectStage[];
  readonly labels: readonly string[];
}

const fieldsOf = ({ name, background, goal, startsOn, endsOn, stages, labels }: Plan) => [
  ...[name, background, goal, startsOn ?? null, endsOn ?? null, JSON.stringify(stages), [...new Set(labels)]],
];

interface NewProject extends Plan {
  readonly projectId: string;
  readonly enterpriseId: string;
  readonly number: number;
  readonly creatorId: string;
  readonly now: Date;
}

export async function insertProject(db: Queryable, project: NewProject): Promise<void> {
  const { projectId, enterpriseId, number, creatorId, now } = project;
  await db.query(
    `insert into project (project_id, enterprise_id, number, creator_id, created_at, updated_at,
                          name, background, goal, starts_on, ends_on, stages, labels)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [projectId, enterpriseId, number, creatorId, now, ...fieldsOf(project)],
  );
}

export async function updateProject(db: Queryable, projectId: string, plan: Plan, now: Date): Promise<void> {
  await db.query(
    `update project set updated_at = $2, name = $3, background = $4, goal = $5, starts_on = $6, ends_on = $7, stages = $8, labels = $9
      where project_id = $1`,
    [projectId, now, ...fieldsOf(plan)],
  );
}

/** Something in it has changed. */
export async function touchProject(db: Queryable, projectId: string, now: Date): Promise<void> {
  await db.query('update project set updated_at = greatest(updated_at, $2) where project_id = $1', [projectId, now]);
}

export async function findProject(db: Queryable, personId: string, projectId: string): Promise<ProjectRow | undefined> {
  const { rows } = await db.query<ProjectRow>(
    `select ${COLUMNS} from project p where p.project_id = $2 and p.deleted_at is null`,
    [personId, projectId],
  );
  return rows[0];
}

type SearchInput = CallInput<typeof projectCalls.search>;

/** Whoever may delete a project sees it in the bin, and nobody else does. */
const IN_BIN = `p.deleted_at is not null and p.gone_at is null and exists (
  select 1 from held_right h where h.person_id = $1 and h.object_kind = 'project' and h.object_id = p.project_id
     and h.right_name = 'project.own')`;
const SEEN = visibleObjects({ kind: 'project', id: 'p.project_id', person: '$1', right: 'project.view' });
const TASK_SEEN = visibleQuestionnaires({ scrollId: 't.object_id', person: '$1', right: 'questionnaire.view' });

export async function searchProjects(
  db: Queryable,
  personId: string,
  { enterpriseId, text, label, isStarred, isInBin, orderBy, direction, page, pageSize }: SearchInput,
): Promise<{ total: number; rows: ProjectRow[] }> {
  const wanted = `from project p where p.enterprise_id = $2 and ${isInBin === 'true' ? IN_BIN : SEEN}
    and ($5::text is null or $5 = any(p.labels))
    and ($3 = '' or position(lower($3) in lower(p.name)) > 0 or position(lower($3) in lower(${NUMBER})) > 0
         or exists (select 1 from unnest(p.labels) word where position(lower($3) in lower(word)) > 0)
         or exists (select 1 from team_object t join questionnaire_summary q on q.scroll_id = t.object_id
                     where t.object_kind = 'questionnaire' and t.project_id = p.project_id
                       and position(lower($3) in lower(q.name)) > 0 and ${TASK_SEEN}))
    and (not $4 or exists (select 1 from project_star s where s.person_id = $1 and s.project_id = p.project_id))`;
  const filters = [personId, enterpriseId, text ?? '', isStarred === 'true', label ?? null];
  const counted = await db.query<{ total: number }>(`select count(*) as total ${wanted}`, filters);
  const { rows } = await db.query<ProjectRow>(
    `select ${COLUMNS} ${wanted} order by ${ORDERS[orderBy]} ${direction === 'asc' ? 'asc' : 'desc'}, p.project_id
      limit $6 offset $7`,
    [...filters, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function listProjectLabels(db: Queryable, personId: string, enterpriseId: string): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>(
    `select distinct unnest(p.labels) as word from project p where p.enterprise_id = $2 and ${SEEN} order by word`,
    [personId, enterpriseId],
  );
  return rows.map(({ word }) => word);
}

/** How many tasks of each project the person sees, by how they stand. */
export async function countTasks(
  db: Queryable,
  personId: string,
  projectIds: readonly string[],
): Promise<{ readonly projectId: string; readonly status: number; readonly tasks: number }[]> {
  const { rows } = await db.query<{ projectId: string; status: number; tasks: number }>(
    `select t.project_id as "projectId", q.status, count(*) as tasks
       from team_object t join questionnaire_summary q on q.scroll_id = t.object_id
      where t.object_kind = 'questionnaire' and t.project_id = any($2) and ${TASK_SEEN}
      group by t.project_id, q.status`,
    [personId, projectIds],
  );
  return rows;
}

export async function writeStar(db: Queryable, personId: string, projectId: string, isStarred: boolean): Promise<void> {
  await db.query(
    isStarred
      ? 'insert into project_star (person_id, project_id) values ($1, $2) on conflict do nothing'
      : 'delete from project_star where person_id = $1 and project_id = $2',
    [personId, projectId],
  );
}

export async function putProjectIntoBin(db: Queryable, projectId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update project set deleted_at = $2 where project_id = $1 and deleted_at is null',
    [projectId, now],
  );
  return rowCount === 1;
}

/** Only by whoever may delete it: the right and the change are one statement. */
export async function takeProjectOutOfBin(
  db: Queryable,
  personId: string,
  { enterpriseId, projectId }: { readonly enterpriseId: string; readonly projectId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update project p set deleted_at = null where p.project_id = $2 and p.enterprise_id = $3 and ${IN_BIN}`,
    [personId, projectId, enterpriseId],
  );
  return rowCount === 1;
}

/** False when it lies not in the bin, under another name, or for somebody who may not: the statement decides, and nobody reaches it any more. */
export async function markGone(
  db: Queryable,
  personId: string,
  {
    enterpriseId,
    projectId,
    name,
  }: { readonly enterpriseId: string; readonly projectId: string; readonly name: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update project p set gone_at = now() where p.project_id = $2 and p.enterprise_id = $3 and p.name = $4 and ${IN_BIN}`,
    [personId, projectId, enterpriseId, name],
  );
  return rowCount === 1;
}

export async function isProjectInBinOf(
  db: Queryable,
  personId: string,
  { enterpriseId, projectId }: { readonly enterpriseId: string; readonly projectId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from project p where p.project_id = $2 and p.enterprise_id = $3 and ${IN_BIN}`,
    [personId, projectId, enterpriseId],
  );
  return rowCount === 1;
}

export async function listGone(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select project_id as id from project where gone_at is not null order by gone_at',
  );
  return rows.map(({ id }) => id);
}

/** The row itself, when nothing stands in it any more. */
export async function deleteProject(db: Queryable, projectId: string): Promise<void> {
  await db.query('delete from project where project_id = $1 and gone_at is not null', [projectId]);
}

/** What somebody has founded goes to somebody else. */
export async function giveProjectsTo(
  db: Queryable,
  { enterpriseId, from, to }: { readonly enterpriseId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await db.query('update project set creator_id = $3 where enterprise_id = $1 and creator_id = $2', [
    enterpriseId,
    from,
    to,
  ]);
}

/** By their ids; one that is gone is missing. */
export async function nameProjects(db: Queryable, projectIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; name: string }>(
    'select project_id as id, name from project where project_id = any($1)',
    [projectIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

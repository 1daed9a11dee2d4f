import { placeObject, putInRole } from '../../src/authorisation/role-holding.repository.ts';
import {
  blankDocument,
  insertNewQuestionnaire,
  listCreatedBy,
} from '../../src/features/design/questionnaire-design/index.ts';
import { languageIds } from '../../src/features/findings/solution-examples/index.ts';
import type { Person } from '../../src/features/people/account/index.ts';
import type { Queryable } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/new-id.ts';
import { type TextsOf, textsIn } from '../large/large-question.ts';
import type { DemoSeed } from './demo-seed.ts';

const DAY_MS = 86_400_000;
const enterpriseRef = (id: string) => ({ kind: 'enterprise', id }) as const;
const projectRef = (id: string) => ({ kind: 'project', id }) as const;
const taskRef = (id: string) => ({ kind: 'questionnaire', id }) as const;

/** The form of the public site is nobody's research. */
const isTrialForm = (name: string) => /申请试用|apply for trial/.test(name);

interface DemoProject {
  readonly name: string;
  readonly goal?: string;
  /** Days from today. */
  readonly plan?: readonly [from: number, to: number];
  readonly stages?: readonly (readonly [name: string, from: number, to: number])[];
  readonly isInBin?: boolean;
}

/** Two enterprises, and five people who each see something else: whoever signs in as one of them sees what a role is. */
export const seedTeams: DemoSeed = async ({ database, clock, env }, people) => {
  const texts = textsIn(env.demoLanguage);
  const [lin, zhou, wu, he, chen] = people as [Person, Person, Person, Person, Person];
  const today = clock.now().getTime();
  await database.transaction(async db => {
    const studio = await found(db, {
      name: texts('云杉研究|Spruce Research'),
      industry: 'advertising',
      isActivated: true,
      administrator: wu,
    });
    for (const member of [lin, he, chen]) await sit(db, studio, member);
    const running = await start(db, studio, 1, lin, today, {
      name: texts('咖啡与茶：消费者洞察|Coffee and tea: consumer insight'),
      goal: texts(
        '弄清年轻人在哪里喝、为什么喝、愿意付多少钱。|Where young people drink it, why, and what they are willing to pay.',
      ),
      plan: [-20, 25],
      stages: [
        [texts('设计问卷|Design the survey'), -20, -11],
        [texts('收集|Fieldwork'), -10, 8],
        [texts('分析与报告|Analysis and report'), 9, 25],
      ],
    });
    await putInRole(db, he.id, projectRef(running), 'project.member');
    for (const { scrollId, name } of await listCreatedBy(db, lin.id))
      if (!isTrialForm(name)) await place(db, scrollId, running, studio);
    const planned = await start(db, studio, 2, wu, today, {
      name: texts('员工体验年度调研|Employee experience, yearly'),
      plan: [15, 60],
      stages: [
        [texts('访谈|Interviews'), 15, 25],
        [texts('收集|Fieldwork'), 26, 45],
      ],
    });
    const title = texts('员工敬业度问卷|Engagement questionnaire');
    const draft = await insertNewQuestionnaire(
      db,
      wu.id,
      title,
      blankDocument({ name: title, languageId: languageIds[env.demoLanguage] }),
    );
    await place(db, draft, planned, studio);
    await start(db, studio, 3, wu, today, {
      name: texts('门店满意度（已结项）|Store satisfaction (closed)'),
      plan: [-120, -60],
    });
    await start(db, studio, 4, wu, today, { name: texts('旧包装测试|Old packaging test'), isInBin: true });
    await dataRole(db, studio, { person: chen, scrollId: draft, texts });

    const coast = await found(db, {
      name: texts('海岸咨询|Coast Consulting'),
      industry: 'finance',
      isActivated: false,
      administrator: zhou,
    });
    await sit(db, coast, chen);
    await start(db, coast, 1, zhou, today, { name: texts('客户回访|Customer follow-up'), plan: [0, 30] });
  });
};

interface DemoEnterprise {
  readonly name: string;
  readonly industry: string;
  readonly isActivated: boolean;
  readonly administrator: Person;
}

async function found(db: Queryable, { name, industry, isActivated, administrator }: DemoEnterprise): Promise<string> {
  const id = newId();
  await db.query(
    `insert into enterprise (enterprise_id, name, industry, is_activated, plan_id, seat_total, seats_used, validity_days, valid_until, created_at)
     values ($1, $2, $3, $4, $6, 10, 1, $5, now() + make_interval(days => $5), now())`,
    [id, name, industry, isActivated, isActivated ? 365 : 30, isActivated ? 'team' : 'trial'],
  );
  await placeObject(db, enterpriseRef(id), []);
  await putInRole(db, administrator.id, enterpriseRef(id), 'enterprise.administrator');
  return id;
}

async function sit(db: Queryable, enterpriseId: string, { id }: Person): Promise<void> {
  await db.query('update enterprise set seats_used = seats_used + 1 where enterprise_id = $1', [enterpriseId]);
  await putInRole(db, id, enterpriseRef(enterpriseId), 'enterprise.member');
}

async function start(
  db: Queryable,
  enterpriseId: string,
  number: number,
  { id: creatorId }: Person,
  today: number,
  { name, goal = '', plan, stages = [], isInBin = false }: DemoProject,
): Promise<string> {
  const projectId = newId();
  const day = (days: number) => new Date(today + days * DAY_MS).toISOString().slice(0, 10);
  await db.query(
    `insert into project (project_id, enterprise_id, number, name, goal, starts_on, ends_on, stages, creator_id, created_at, updated_at, deleted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      ...[projectId, enterpriseId, number, name, goal, plan ? day(plan[0]) : null, plan ? day(plan[1]) : null],
      JSON.stringify(stages.map(([stage, from, to]) => ({ name: stage, startsOn: day(from), endsOn: day(to) }))),
      ...[creatorId, new Date(today - number * DAY_MS), isInBin ? new Date(today) : null],
    ],
  );
  await db.query('update enterprise set last_project = $2 where enterprise_id = $1', [enterpriseId, number]);
  await placeObject(db, projectRef(projectId), [enterpriseRef(enterpriseId)]);
  await putInRole(db, creatorId, projectRef(projectId), 'project.administrator');
  return projectId;
}

const place = (db: Queryable, scrollId: string, projectId: string, enterpriseId: string) =>
  placeObject(db, taskRef(scrollId), [projectRef(projectId), enterpriseRef(enterpriseId)]);

/** A role of the enterprise's own: the raw data of one channel and nothing else. */
async function dataRole(
  db: Queryable,
  enterpriseId: string,
  { person, scrollId, texts }: { readonly person: Person; readonly scrollId: string; readonly texts: TextsOf },
): Promise<void> {
  const roleId = newId();
  const range = JSON.stringify({ kind: 'channel', channels: [texts('门店|Shop')] });
  await db.query(
    `insert into role (role_id, enterprise_id, object_kind, name, record_range) values ($1, $2, 'questionnaire', $4, $3)`,
    [roleId, enterpriseId, range, texts('门店数据员|Shop data')],
  );
  await db.query(
    `insert into role_right (role_id, right_name) select $1, unnest(array['questionnaire.view', 'records.view', 'statistics.view'])`,
    [roleId],
  );
  await db.query(
    `insert into role_holding (person_id, object_kind, object_id, role_id) values ($1, 'questionnaire', $2, $3)`,
    [person.id, scrollId, roleId],
  );
}

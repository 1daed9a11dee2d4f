import {
  type CallData,
  type CallInput,
  type ReviewDecision,
  reviewActions,
  type reviewCalls,
} from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { listRewardsNamed } from '../../collect/rewards/index.ts';
import { listOrdersNamed } from '../../collect/samples/index.ts';
import { nameTasks } from '../../collect/sending/index.ts';
import { nameQuestionnaires } from '../../design/questionnaire-design/index.ts';
import { countOperatorLines, listOperatorLines, type OperatorLineRow } from '../operators/index.ts';

type History = typeof reviewCalls.history;

/** What was decided, by whom and why, from the console's log; what it was about, and how that stands now, is asked of who keeps it. */
export async function listDecisions(
  db: Queryable,
  { kind, page, size }: CallInput<History>,
): Promise<CallData<History>> {
  const actions = kind === undefined ? Object.values(reviewActions).flat() : reviewActions[kind];
  const rows = await listOperatorLines(db, { actions }, { limit: size, offset: (page - 1) * size });
  const subjectOf = await findSubjects(db, rows);
  return {
    items: rows.map(row => presentDecision(row, subjectOf(row.object ?? ''))),
    total: await countOperatorLines(db, { actions }),
  };
}

interface Subject {
  readonly about: string;
  readonly state: string;
}

/** Mailings and packets by their names, orders by their survey's. */
async function findSubjects(
  db: Queryable,
  rows: readonly OperatorLineRow[],
): Promise<(object: string) => Subject | undefined> {
  const objects = rows.flatMap(({ object }) => object ?? []);
  const tasks = await nameTasks(db, objects);
  const orders = await listOrdersNamed(db, objects);
  const surveys = await nameQuestionnaires(
    db,
    orders.map(({ scrollId }) => scrollId),
  );
  const subjects = new Map<string, Subject>();
  for (const [taskId, { name, state }] of tasks) subjects.set(taskId, { about: name, state });
  for (const { orderNumber, scrollId, state } of orders)
    subjects.set(orderNumber, { about: surveys.get(scrollId) ?? '', state });
  for (const { rewardId, name, state } of await listRewardsNamed(db, objects))
    subjects.set(rewardId, { about: name, state });
  return object => subjects.get(object);
}

function presentDecision(row: OperatorLineRow, subject: Subject | undefined): ReviewDecision {
  const { lineId, happenedAt, kind, personId, name, action, details } = row;
  const { why, email, priceFen } = details;
  return {
    lineId,
    time: happenedAt.getTime(),
    by: { kind, userId: personId, name },
    action,
    why: typeof why === 'string' ? why : '',
    about: subject?.about ?? (typeof email === 'string' ? email : null),
    state: subject?.state ?? null,
    priceFen: typeof priceFen === 'number' ? priceFen : null,
  };
}

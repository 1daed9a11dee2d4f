import type { SendContent, SendMethod, SendRemind, SendTask } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** What is written once and sent to many. */
export interface TaskWords {
  readonly name: string;
  readonly contents: readonly SendContent[];
  readonly senderName: string;
  readonly replyTo: string;
  readonly remind: SendRemind | null;
}

export interface StoredTask extends TaskWords {
  readonly taskId: string;
  readonly scrollId: string;
  readonly method: SendMethod;
  readonly kind: SendTask['type'];
  readonly state: 'pending-review' | 'rejected' | 'sending' | 'stopped';
  readonly rejection: string;
  readonly remindersMade: number;
  /** The address for everybody; blank when each gets their own. */
  readonly linkPath: string;
  readonly createdAt: Date;
}

export interface NewTask extends TaskWords {
  readonly taskId: string;
  readonly scrollId: string;
  readonly method: SendMethod;
  readonly kind: SendTask['type'];
  readonly isApproved: boolean;
  readonly linkPath: string;
  readonly remindAt: Date | null;
  readonly now: Date;
}

const COLUMNS = `t.task_id as "taskId", t.scroll_id as "scrollId", t.method, t.kind, t.name, t.state, t.rejection, t.contents,
  t.sender_name as "senderName", t.reply_to as "replyTo", t.remind, t.reminders_made as "remindersMade", t.link_path as "linkPath", t.created_at as "createdAt"`;

/** False when a survey has as many as it may; counted below the survey's lock, which the caller holds. */
export async function insertTask(db: Queryable, task: NewTask, most: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into send_task (task_id, scroll_id, method, kind, name, state, is_approved, contents, sender_name, reply_to, remind, remind_at, link_path, created_at)
     select $1, $2, $3, $4, $5, case when $6 then 'sending' else 'pending-review' end, $6, $7, $8, $9, $10, $11, $12, $13
      where (select count(*) from send_task where scroll_id = $2) < $14`,
    [
      ...[task.taskId, task.scrollId, task.method, task.kind, task.name, task.isApproved],
      ...[JSON.stringify(task.contents), task.senderName, task.replyTo],
      ...[task.remind && JSON.stringify(task.remind), task.remindAt, task.linkPath, task.now, most],
    ],
  );
  return rowCount === 1;
}

export async function findTask(db: Queryable, taskId: string): Promise<StoredTask | undefined> {
  const { rows } = await db.query<StoredTask>(`select ${COLUMNS} from send_task t where t.task_id = $1`, [taskId]);
  return rows[0];
}

export async function listTasks(
  db: Queryable,
  { scrollId, sendMethod, page, size }: { scrollId: string; sendMethod: SendMethod; page: number; size: number },
): Promise<{ total: number; tasks: StoredTask[] }> {
  const count = await db.query<{ total: number }>(
    'select count(*) as total from send_task where scroll_id = $1 and method = $2',
    [scrollId, sendMethod],
  );
  const { rows } = await db.query<StoredTask>(
    `select ${COLUMNS} from send_task t where t.scroll_id = $1 and t.method = $2
      order by t.created_at desc, t.task_id limit $3 offset $4`,
    [scrollId, sendMethod, size, (page - 1) * size],
  );
  return { total: count.rows[0]!.total, tasks: rows };
}

/** The words that were last sent this way; to whom a link is for, if one is named. */
export async function findLastContents(
  db: Queryable,
  scrollId: string,
  method: SendMethod,
  kind: SendTask['type'],
  linkCode?: string,
): Promise<readonly SendContent[]> {
  const { rows } = await db.query<{ contents: SendContent[] }>(
    `select contents from send_task t where scroll_id = $1 and method = $2 and kind = $3
        and ($4::text is null or exists (
          select from send_message m join listed_respondent r using (scroll_id, respondent_id)
           where m.task_id = t.task_id and r.scroll_id = $1 and r.code = $4))
      order by created_at desc limit 1`,
    [scrollId, method, kind, linkCode ?? null],
  );
  return rows[0]?.contents ?? [];
}

/** Whoever waits for a review can be stopped too. */
export async function stopTask(db: Queryable, scrollId: string, taskId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update send_task set state = 'stopped' where scroll_id = $1 and task_id = $2 and state in ('sending', 'pending-review')`,
    [scrollId, taskId],
  );
  return rowCount === 1;
}

/** One that nobody has approved yet goes back to its review: stopping must not be a way around it. */
export async function resumeTask(db: Queryable, scrollId: string, taskId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update send_task set state = case when is_approved then 'sending' else 'pending-review' end
      where scroll_id = $1 and task_id = $2 and state = 'stopped'`,
    [scrollId, taskId],
  );
  return rowCount === 1;
}

/** New words for a task that was rejected: they are reviewed anew. */
export async function mendTask(
  db: Queryable,
  scrollId: string,
  taskId: string,
  { name, contents, senderName, replyTo, remind }: TaskWords,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update send_task set name = $3, contents = $4, sender_name = $5, reply_to = $6, remind = $7, state = 'pending-review', rejection = ''
      where scroll_id = $1 and task_id = $2 and state = 'rejected'`,
    [scrollId, taskId, name, JSON.stringify(contents), senderName, replyTo, remind && JSON.stringify(remind)],
  );
  return rowCount === 1;
}

export async function listToReview(db: Queryable, limit: number, offset = 0): Promise<StoredTask[]> {
  const { rows } = await db.query<StoredTask>(
    `select ${COLUMNS} from send_task t where t.state = 'pending-review' order by t.created_at, t.task_id limit $1 offset $2`,
    [limit, offset],
  );
  return rows;
}

export async function countToReview(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from send_task where state = 'pending-review'`,
  );
  return rows[0]?.total ?? 0;
}

/** How each of them is called and stands; one that is gone is missing. */
export async function nameTasks(
  db: Queryable,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<StoredTask, 'name' | 'state'>>> {
  const { rows } = await db.query<Pick<StoredTask, 'taskId' | 'name' | 'state'>>(
    'select task_id as "taskId", name, state from send_task where task_id = any($1)',
    [taskIds],
  );
  return new Map(rows.map(row => [row.taskId, row]));
}

/** The days until the first reminder count from here: before, nobody has got anything. */
export async function approveTask(db: Queryable, taskId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update send_task set state = 'sending', is_approved = true,
            remind_at = case when remind is not null then $2::timestamptz + make_interval(days => (remind->>'afterDays')::integer) end
      where task_id = $1 and state = 'pending-review'`,
    [taskId, now],
  );
  return rowCount === 1;
}

export async function rejectTask(db: Queryable, taskId: string, rejection: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update send_task set state = 'rejected', rejection = $2 where task_id = $1 and state = 'pending-review'`,
    [taskId, rejection],
  );
  return rowCount === 1;
}

/** One whose reminder is due, of a survey that collects. */
export async function findTaskToRemind(
  db: Queryable,
  now: Date,
): Promise<{ taskId: string; scrollId: string } | undefined> {
  const { rows } = await db.query<{ taskId: string; scrollId: string }>(
    `select t.task_id as "taskId", t.scroll_id as "scrollId" from send_task t join survey_state s on s.scroll_id = t.scroll_id and s.status = 1
      where t.remind_at <= $1 and t.state = 'sending' order by t.remind_at limit 1`,
    [now],
  );
  return rows[0];
}

/** The same, locked; undefined when somebody else has made its reminder meanwhile. */
export async function lockTaskToRemind(db: Queryable, taskId: string, now: Date): Promise<StoredTask | undefined> {
  const { rows } = await db.query<StoredTask>(
    `select ${COLUMNS} from send_task t where t.task_id = $1 and t.remind_at <= $2 and t.state = 'sending' for update`,
    [taskId, now],
  );
  return rows[0];
}

export async function noteReminder(db: Queryable, taskId: string, nextAt: Date | null): Promise<void> {
  await db.query('update send_task set reminders_made = reminders_made + 1, remind_at = $2 where task_id = $1', [
    taskId,
    nextAt,
  ]);
}

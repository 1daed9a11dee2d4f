import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellCollaborators } from '../../design/collaborators/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { countLetters } from './letter.repository.ts';
import { countByTask } from './send-message.repository.ts';
import {
  approveTask,
  countToReview,
  findTask,
  listToReview,
  rejectTask,
  type StoredTask,
} from './send-task.repository.ts';

const MOST_SHOWN = 100;
/** Whom it concerns, and where they see more. */
async function whereverOf(db: Queryable, scrollId: string) {
  const isSymposium = (await findQuestionnaire(db, scrollId))?.origin === 'symposium';
  return isSymposium
    ? ({ right: 'questionnaire.publish', page: 'symposium', part: 'people' } as const)
    : ({ right: 'links.send', page: 'channels', part: 'mail' } as const);
}
/** What a tool has too, which is no server. */
type Desk = Pick<Platform, 'database' | 'clock'>;

/** Mails that wait for somebody of the platform to look at them, the oldest first. */
export function listMailsToReview({ database }: Desk): Promise<StoredTask[]> {
  return listToReview(database.pool, MOST_SHOWN);
}

/** A page of them, with to how many each goes. */
export async function pageMailsToReview(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ mails: MailToReview[]; total: number }> {
  const tasks = await listToReview(db, limit, offset);
  return { mails: await withRecipients(db, tasks), total: await countToReview(db) };
}

/** One of them; undefined when it does not wait (any more). */
export async function findMailToReview(db: Queryable, taskId: string): Promise<MailToReview | undefined> {
  const task = await findTask(db, taskId);
  return task?.state === 'pending-review' ? (await withRecipients(db, [task]))[0] : undefined;
}

export interface MailToReview extends StoredTask {
  readonly recipients: number;
}

async function withRecipients(db: Queryable, tasks: readonly StoredTask[]): Promise<MailToReview[]> {
  const ids = tasks.map(({ taskId }) => taskId);
  const counts = await countByTask(db, ids);
  const letters = await countLetters(db, ids);
  const sumOf = (id: string) => counts.filter(({ taskId }) => taskId === id).reduce((sum, { count }) => sum + count, 0);
  return tasks.map(task =>
    Object.assign({}, task, { recipients: sumOf(task.taskId) + (letters.get(task.taskId) ?? 0) }),
  );
}

/** False when it does not wait for a review (any more). It leaves within a minute, when the servers look for what is due. */
export function approveMail({ database, clock }: Desk, taskId: string): Promise<boolean> {
  return database.transaction(async db => {
    if (!(await approveTask(db, taskId, clock.now()))) return false;
    const { scrollId, name: task } = (await findTask(db, taskId))!;
    await tellCollaborators(db, {
      ...(await whereverOf(db, scrollId)),
      scrollId,
      kind: 'mail-approved',
      details: { task },
    });
    return true;
  });
}

export function rejectMail({ database }: Desk, taskId: string, reason: string): Promise<boolean> {
  return database.transaction(async db => {
    if (!(await rejectTask(db, taskId, reason))) return false;
    const { scrollId, name: task } = (await findTask(db, taskId))!;
    const where = await whereverOf(db, scrollId);
    await tellCollaborators(db, { ...where, scrollId, kind: 'mail-rejected', details: { task, reason } });
    return true;
  });
}

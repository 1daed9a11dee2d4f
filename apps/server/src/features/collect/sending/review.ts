import type { Platform } from '../../../platform/platform.ts';
import { tellCollaborators } from '../../design/collaborators/index.ts';
import { approveTask, findTask, listToReview, rejectTask, type StoredTask } from './send-task.repository.ts';

const MOST_SHOWN = 100;
/** Whom it concerns, and where they see more. */
const wherever = { right: 'links.send', page: 'channels', part: 'mail' } as const;
/** What a tool has too, which is no server. */
type Desk = Pick<Platform, 'database' | 'clock'>;

/** Mails that wait for somebody of the platform to look at them, the oldest first. */
export function listMailsToReview({ database }: Desk): Promise<StoredTask[]> {
  return listToReview(database.pool, MOST_SHOWN);
}

/** False when it does not wait for a review (any more). It leaves within a minute, when the servers look for what is due. */
export function approveMail({ database, clock }: Desk, taskId: string): Promise<boolean> {
  return database.transaction(async db => {
    if (!(await approveTask(db, taskId, clock.now()))) return false;
    const { scrollId, name: task } = (await findTask(db, taskId))!;
    await tellCollaborators(db, { ...wherever, scrollId, kind: 'mail-approved', details: { task } });
    return true;
  });
}

export function rejectMail({ database }: Desk, taskId: string, reason: string): Promise<boolean> {
  return database.transaction(async db => {
    if (!(await rejectTask(db, taskId, reason))) return false;
    const { scrollId, name: task } = (await findTask(db, taskId))!;
    await tellCollaborators(db, { ...wherever, scrollId, kind: 'mail-rejected', details: { task, reason } });
    return true;
  });
}

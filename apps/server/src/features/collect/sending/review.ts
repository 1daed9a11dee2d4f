import type { Platform } from '../../../platform/platform.ts';
import { approveTask, listToReview, rejectTask, type StoredTask } from './send-task.repository.ts';

const MOST_SHOWN = 100;
/** What a tool has too, which is no server. */
type Desk = Pick<Platform, 'database' | 'clock'>;

/** Mails that wait for somebody of the platform to look at them, the oldest first. */
export function listMailsToReview({ database }: Desk): Promise<StoredTask[]> {
  return listToReview(database.pool, MOST_SHOWN);
}

/** False when it does not wait for a review (any more). It leaves within a minute, when the servers look for what is due. */
export function approveMail({ database, clock }: Desk, taskId: string): Promise<boolean> {
  return approveTask(database.pool, taskId, clock.now());
}

export function rejectMail({ database }: Desk, taskId: string, reason: string): Promise<boolean> {
  return rejectTask(database.pool, taskId, reason);
}

import type { Platform } from '../../../platform/platform.ts';
import { wakeSending } from './run-sending.ts';
import { approveTask, listToReview, rejectTask, type StoredTask } from './send-task.repository.ts';

const MOST_SHOWN = 100;

/** Mails that wait for somebody of the platform to look at them, the oldest first. */
export function listMailsToReview({ database }: Platform): Promise<StoredTask[]> {
  return listToReview(database.pool, MOST_SHOWN);
}

/** False when it does not wait for a review (any more). */
export async function approveMail(platform: Platform, taskId: string): Promise<boolean> {
  const isDone = await approveTask(platform.database.pool, taskId, platform.clock.now());
  if (isDone) await wakeSending(platform);
  return isDone;
}

export function rejectMail({ database }: Platform, taskId: string, reason: string): Promise<boolean> {
  return rejectTask(database.pool, taskId, reason);
}

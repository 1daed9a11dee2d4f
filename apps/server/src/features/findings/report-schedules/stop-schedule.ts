import type { ScheduleStop } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { dropLetters } from '../../collect/sending/index.ts';
import { withdrawShare } from '../shares/index.ts';
import { markStopped, type ScheduleRow } from './schedule.repository.ts';

/** Ends it with everything that hangs on it: what waits is not sent, and its link shows nothing, unless it only rests. False when it had ended before. */
export async function stopSchedule(
  db: Queryable,
  { reportId, scheduleId, shareId }: Pick<ScheduleRow, 'reportId' | 'scheduleId' | 'shareId'>,
  stopped: ScheduleStop,
  now: Date,
): Promise<boolean> {
  if (!(await markStopped(db, reportId, stopped))) return false;
  await dropLetters(db, scheduleId);
  if (stopped !== 'paused') await withdrawShare(db, shareId, now);
  return true;
}

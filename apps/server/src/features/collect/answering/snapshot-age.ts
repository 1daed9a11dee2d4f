import type { Queryable } from '../../../platform/database/database.ts';
import { findFollowing } from '../../design/questionnaire-design/index.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether answers on this snapshot are taken: on the newest always, on an older one for a day after the next was published. */
export async function isSnapshotTaken(
  db: Queryable,
  survey: { readonly scrollId: string; readonly versionTime: number | null },
  versionTime: number,
  now: Date,
): Promise<boolean> {
  if (versionTime === survey.versionTime) return true;
  const { isThere, next } = await findFollowing(db, survey.scrollId, versionTime);
  // It is the newest, published after `survey` was read: it is published while answers come in, and a process keeps what it read for a moment.
  if (next === null) return isThere;
  return now.getTime() < next + DAY_MS;
}

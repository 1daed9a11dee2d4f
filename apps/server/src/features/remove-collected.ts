import type { Queryable } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { removeAllAnswerFiles } from './collect/answer-files/index.ts';
import { endRewardsOf, endRewardsPaidBy } from './collect/rewards/index.ts';

/** What an enterprise paid for in surveys that are not its own. */
export const endPaidBy = (platform: Platform, enterpriseId: string): Promise<void> =>
  endRewardsPaidBy(platform, 'enterprise', enterpriseId);

/** What has to be done before a survey's rows go: its packets' money belongs to who paid, and bytes that no row knows of would never be found again. */
export async function removeCollected(platform: Platform, db: Queryable, scrollId: string): Promise<void> {
  await endRewardsOf(platform, db, scrollId);
  await removeAllAnswerFiles(platform, db, scrollId);
}

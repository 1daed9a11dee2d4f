import { jobKind } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { keepSurveys } from '../../../design/live-settings/index.ts';
import { listOverdue, moveClaim } from '../claim.repository.ts';
import { lockReward, writeState } from '../reward.repository.ts';
import { giveShareBack, runPayouts } from './pay-out.ts';
import { returnToPayer } from './reward-money.ts';

const settleJob = jobKind<Record<string, never>>('rewards.settle', { reachesOut: true });
const EVERY_MINUTE = '* * * * *';
const BATCH = 100;

/** Every process may do it: what is due is handed out by claims. Nothing depends on the minute: whoever looks at a turn looks at its time. */
export async function scheduleRewards(platform: Platform): Promise<void> {
  await platform.jobs.work(settleJob, () => settleRewards(platform));
  await platform.jobs.every(settleJob, EVERY_MINUTE, {});
}

export async function settleRewards(platform: Platform): Promise<void> {
  while ((await runPayouts(platform)) > 0);
  await returnOverdue(platform);
}

/** What nobody came for within the day lies in its packet again. No money has left for it, so none comes back. */
async function returnOverdue(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  for (const { claimId, rewardId, scrollId } of await listOverdue(database.pool, now, BATCH))
    await database.transaction(async db => {
      await keepSurveys(db, [scrollId]);
      const reward = await lockReward(db, rewardId);
      const moved = reward && (await moveClaim(db, claimId, ['due'], 'returned', { settledAt: now }));
      if (!moved) return;
      await giveShareBack(db, reward, claimId);
      if (reward.state !== 'ended' || moved.amountFen === 0) return;
      await returnToPayer(db, reward, { fen: moved.amountFen, by: null, at: now });
      await writeState(db, rewardId, 'ended', { isStep: true });
    });
}

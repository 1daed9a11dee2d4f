import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { listUnsettled, moveClaim } from './claim.repository.ts';
import { emptyPacket } from './paying/reward-money.ts';
import { listIdsOf, listPaidBy, lockReward, type PayerKind, type RewardRow, writeState } from './reward.repository.ts';
import { freeShare } from './share.repository.ts';

interface Ending {
  readonly by: string | null;
  readonly at: Date;
  /** Also what was won and not received: what lies in it is no real money. */
  readonly isVoid?: boolean;
}

/** Under the reward's lock: nobody draws from it any more, and all that lies in it goes back to who paid. What is on its way comes after it. */
export async function endReward(db: Queryable, reward: RewardRow, { by, at, isVoid = false }: Ending): Promise<void> {
  let dueFen = 0;
  for (const { claimId, state, amountFen } of await listUnsettled(db, reward.rewardId)) {
    // What was won is not taken back by who gave it: it can be received until its time is over.
    if (state === 'due' && !isVoid) dueFen += amountFen;
    else {
      await moveClaim(db, claimId, isVoid ? ['held', 'due'] : ['held'], 'refused', { settledAt: at });
      await freeShare(db, claimId);
    }
  }
  await emptyPacket(db, reward, { by, at, butFen: dueFen });
  await writeState(db, reward.rewardId, 'ended', { isStep: true });
}

/** Before a survey is removed for ever, in the same step: what lies in its packets belongs to who paid. The caller holds the survey's lock. */
export async function endRewardsOf({ clock }: Pick<Platform, 'clock'>, db: Queryable, scrollId: string): Promise<void> {
  for (const rewardId of await listIdsOf(db, scrollId)) {
    const reward = await lockReward(db, rewardId);
    if (reward) await emptyPacket(db, reward, { by: null, at: clock.now() });
  }
}

/** Somebody leaves, or an enterprise is deleted, who paid for packets of surveys that stay: they end, before their payer's account does. */
export async function endRewardsPaidBy(
  platform: Platform,
  kind: PayerKind,
  id: string,
  { isVoid = false }: Pick<Ending, 'isVoid'> = {},
): Promise<void> {
  const { database, clock } = platform;
  for (const { rewardId, scrollId } of await listPaidBy(database.pool, kind, id))
    await database.transaction(async db => {
      await keepSurveys(db, [scrollId]);
      const reward = await lockReward(db, rewardId);
      if (reward && reward.state !== 'ended') await endReward(db, reward, { by: null, at: clock.now(), isVoid });
    });
}

import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellCollaborators } from '../../design/collaborators/index.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { findReward, lockReward, writeGiven, writeSeen, writeState } from './reward.repository.ts';
import { hasShareLeft } from './share.repository.ts';

type Desk = Pick<Platform, 'database' | 'clock'>;

/** False when it does not wait for a review (any more). Whoever manages rewards of the survey is told, with the reason. */
function decide(
  { database, clock }: Desk,
  rewardId: string,
  { isApproved, why }: { readonly isApproved: boolean; readonly why: string },
): Promise<boolean> {
  return database.transaction(async db => {
    const found = await findReward(db, rewardId);
    if (!found) return false;
    await keepSurveys(db, [found.scrollId]);
    const reward = await lockReward(db, rewardId);
    if (reward?.state !== 'under-review') return false;
    if (!isApproved) await writeState(db, rewardId, 'rejected', { reason: why });
    else {
      // One that was looked at again may have nothing left meanwhile.
      const state = (await hasShareLeft(db, rewardId)) ? 'issuing' : 'used-up';
      await writeGiven(db, rewardId, { state, at: clock.now() });
      await writeSeen(db, rewardId);
    }
    await tell(db, reward.scrollId, reward.name, isApproved, why);
    return true;
  });
}

function tell(db: Queryable, scrollId: string, packet: string, isApproved: boolean, why: string): Promise<void> {
  const news = { scrollId, right: 'rewards.manage', page: 'channels', part: 'rewards' } as const;
  if (isApproved) return tellCollaborators(db, { ...news, kind: 'packet-approved', details: { packet } });
  return tellCollaborators(db, { ...news, kind: 'packet-rejected', details: { packet, why } });
}

export const approvePacket = (desk: Desk, rewardId: string): Promise<boolean> =>
  decide(desk, rewardId, { isApproved: true, why: '' });
export const rejectPacket = (desk: Desk, rewardId: string, why: string): Promise<boolean> =>
  decide(desk, rewardId, { isApproved: false, why });

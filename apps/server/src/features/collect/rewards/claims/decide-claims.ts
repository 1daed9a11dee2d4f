import type { Actor } from '../../../../authorisation/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { keepSurveys } from '../../../design/live-settings/index.ts';
import { moveClaim } from '../claim.repository.ts';
import { giveShareBack } from '../paying/pay-out.ts';
import { lockReward } from '../reward.repository.ts';
import { RELEASED_MS } from './draw-reward.ts';

interface Decision {
  readonly scrollId: string;
  readonly rewardId: string;
  readonly claimIds: readonly string[];
  readonly isReleased: boolean;
}

/** What was held is released, for a week, or goes back into the packet. Of two who decide at once one does. Gives those that were changed. */
export function decideClaims(platform: Platform, actor: Actor, decision: Decision): Promise<string[]> {
  const { database, clock } = platform;
  const { scrollId, rewardId, claimIds, isReleased } = decision;
  const now = clock.now();
  const decided = { decidedBy: actor.personId, settledAt: now };
  return database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const reward = await lockReward(db, rewardId);
    if (reward?.scrollId !== scrollId) throw new Refusal('rewardNotFound', { field: 'rewardId' });
    const changed: string[] = [];
    for (const claimId of [...new Set(claimIds)].toSorted()) {
      const until = { decidedBy: actor.personId, dueUntil: new Date(now.getTime() + RELEASED_MS) };
      const moved = !isReleased
        ? await moveClaim(db, claimId, ['held'], 'refused', decided)
        : reward.kind === 'codes'
          ? await moveClaim(db, claimId, ['held'], 'paid', decided)
          : await moveClaim(db, claimId, ['held'], 'due', until);
      // Ids are anybody's: of another reward nothing may be moved.
      if (moved && moved.rewardId !== rewardId) throw new Refusal('rewardNotFound', { field: 'claimIds' });
      if (!moved) continue;
      changed.push(claimId);
      if (!isReleased) await giveShareBack(db, reward, claimId);
    }
    return changed;
  });
}

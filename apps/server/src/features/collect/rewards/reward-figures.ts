import type { RewardKind, RewardState } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { countClaims } from './claim.repository.ts';
import { listRewards } from './reward.repository.ts';
import { countLeft } from './share.repository.ts';

/** How far one is given out. */
export interface RewardFigures {
  readonly rewardId: string;
  readonly name: string;
  readonly kind: RewardKind;
  readonly state: RewardState;
  readonly count: number;
  readonly receivedCount: number;
  readonly receivedFen: number;
  /** Drawn and on its way, or waiting for the one who drew it. */
  readonly openCount: number;
  /** Drawn, and held for the owner's look. */
  readonly heldCount: number;
  readonly leftCount: number;
}

const NOTHING = { receivedCount: 0, receivedFen: 0, openCount: 0, heldCount: 0 };

/** Of a survey, the newest first: those that people could ever draw from. */
export async function listRewardFigures(db: Queryable, scrollId: string): Promise<RewardFigures[]> {
  const rows = (await listRewards(db, scrollId)).filter(({ givenSince }) => givenSince !== null);
  const ids = rows.map(({ rewardId }) => rewardId);
  const [counts, left] = [await countClaims(db, ids), await countLeft(db, ids)];
  return rows.map(({ rewardId, name, kind, state, packets }) => {
    const { receivedCount, receivedFen, openCount, heldCount } = counts.get(rewardId) ?? NOTHING;
    return {
      rewardId,
      name,
      kind,
      state,
      count: packets,
      receivedCount,
      receivedFen,
      openCount,
      heldCount,
      leftCount: left.get(rewardId) ?? 0,
    };
  });
}

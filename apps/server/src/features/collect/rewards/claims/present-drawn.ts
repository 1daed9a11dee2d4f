import type { ClaimState, DrawnReward } from '@wenshu/api-contract';
import type { Platform } from '../../../../platform/platform.ts';
import type { ClaimRow } from '../claim.repository.ts';
import { findPayout } from '../paying/payout.repository.ts';
import { openCode } from '../reward-codes.ts';
import { findCode } from '../share.repository.ts';
import { ticketOf } from './claim-ticket.ts';

const outcomes: Readonly<Record<ClaimState, DrawnReward['outcome']>> = {
  missed: 'none',
  held: 'held',
  due: 'due',
  paying: 'paying',
  paid: 'paid',
  returned: 'over',
  refused: 'over',
};
/** In these there is something to come back for. */
const WAITS: readonly ClaimState[] = ['held', 'due', 'paying'];

/** What one person's turn came to, as they are told it; nothing of anybody else's. */
export async function presentDrawn(platform: Platform, claim: ClaimRow | undefined): Promise<DrawnReward> {
  const by = platform.payout?.kind === 'local' ? 'demonstration' : 'wechat';
  if (!claim) return { outcome: 'no-turn', amountFen: 0, code: '', untilTime: null, address: '', by, confirm: null };
  const { pool } = platform.database;
  const sealed = claim.state === 'paid' ? await findCode(pool, claim.claimId) : undefined;
  const payout = claim.state === 'paying' ? await findPayout(pool, claim.claimId) : undefined;
  const merchant = platform.payout?.merchant;
  // Nobody has come for it, and the sweep has not yet: it is over all the same.
  const isLate = claim.state === 'due' && claim.dueUntil !== null && claim.dueUntil <= platform.clock.now();
  return {
    outcome: isLate ? 'over' : sealed ? 'code' : outcomes[claim.state],
    amountFen: claim.state === 'missed' ? 0 : claim.amountFen,
    code: sealed ? openCode(platform, claim.rewardId, sealed) : '',
    untilTime: claim.state === 'due' || claim.state === 'paying' ? (claim.dueUntil?.getTime() ?? null) : null,
    address: WAITS.includes(claim.state) && !isLate ? `/r/${ticketOf(platform, claim.claimId)}` : '',
    by,
    confirm: merchant && payout?.packageInfo ? { ...merchant, packageInfo: payout.packageInfo } : null,
  };
}

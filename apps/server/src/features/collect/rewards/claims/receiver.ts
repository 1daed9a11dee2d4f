import type { Platform } from '../../../../platform/platform.ts';
import { publicAddress } from '../../../../platform/public-address.ts';
import { openSealed, seal } from '../../../../platform/social/seal.ts';
import { SocialFailure } from '../../../../platform/social/social-app.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type ClaimRow, isReceiverKnown } from '../claim.repository.ts';
import { markOf } from '../reward-codes.ts';

const PURPOSE = 'reward-sign-in';
const LIFETIME_MS = 10 * 60 * 1000;

/** Where WeChat says who somebody is. It comes back to the turn's own address, with a state that is good for this turn alone. */
export function signInAddress(platform: Platform, { claimId }: ClaimRow, ticket: string): string {
  const { secrets, clock, payout } = platform;
  if (!payout?.signIn) throw new Refusal('rewardSignInAway');
  const state = seal({ secret: secrets.reward, clock }, PURPOSE, claimId, LIFETIME_MS);
  return payout.signIn.addressInside({ state, callbackUrl: publicAddress(platform, `/r/${ticket}`) });
}

/** Who came back, and by which mark they are known in this survey: somebody who has received of it before is told so, before anything moves. */
export async function receiverOf(
  platform: Platform,
  { claimId, scrollId }: ClaimRow,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<{ readonly openId: string; readonly mark: Buffer }> {
  const { secrets, clock, payout, database } = platform;
  if (!payout?.signIn || openSealed({ secret: secrets.reward, clock }, PURPOSE, state) !== claimId)
    throw new Refusal('rewardSignInAway');
  const openId = await payout.signIn.openIdOf(code).catch(error => {
    throw error instanceof SocialFailure ? new Refusal('rewardSignInAway') : error;
  });
  const mark = markOf(platform, scrollId, openId);
  if (await isReceiverKnown(database.pool, scrollId, mark, claimId)) throw new Refusal('rewardReceivedBefore');
  return { openId, mark };
}

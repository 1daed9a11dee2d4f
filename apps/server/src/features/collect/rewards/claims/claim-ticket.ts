import type { Platform } from '../../../../platform/platform.ts';
import { openSealed, seal } from '../../../../platform/social/seal.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type ClaimRow, findClaim } from '../claim.repository.ts';

const PURPOSE = 'reward-ticket';
/** It lives as long as its claim, which its survey takes along: somebody may be held for weeks, and who comes too late is told so. */
const LIFETIME_MS = 10 * 365 * 24 * 60 * 60 * 1000;

/** A turn's own address, for another device and for WeChat: whoever has it has the turn, so it is told to who drew and to nobody else. */
export function ticketOf({ secrets, clock }: Platform, claimId: string): string {
  return seal({ secret: secrets.reward, clock }, PURPOSE, claimId, LIFETIME_MS);
}

export async function requireTicket({ secrets, clock, database }: Platform, ticket: string): Promise<ClaimRow> {
  const claimId = openSealed({ secret: secrets.reward, clock }, PURPOSE, ticket);
  const claim = claimId === undefined ? undefined : await findClaim(database.pool, claimId);
  if (!claim) throw new Refusal('rewardTurnNotFound');
  return claim;
}

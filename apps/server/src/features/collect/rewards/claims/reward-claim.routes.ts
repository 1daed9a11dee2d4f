import { type CallInput, type DrawnReward, rewardClaimCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { cookieOf, deviceOf, isOwnRecord, requireEntry } from '../../answering/index.ts';
import { type ClaimRow, findClaim } from '../claim.repository.ts';
import { askSooner, beginPayout, runPayouts } from '../paying/pay-out.ts';
import { requireTicket } from './claim-ticket.ts';
import { drawReward } from './draw-reward.ts';
import { presentDrawn } from './present-drawn.ts';
import { receiverOf, signInAddress } from './receiver.ts';
import { findSubmittedBy, findTurnRecord } from './turn.repository.ts';

type Draw = CallInput<typeof rewardClaimCalls.drawReward>;

export function registerRewardClaimCalls(app: FastifyInstance): void {
  registerCalls(app, rewardClaimCalls, {
    drawReward: (input, context) => drawFor(input, context),
    receiveReward: async ({ ticket, back }, { platform }) => {
      const claim = await requireTicket(platform, ticket);
      if (claim.state === 'due' && (back || platform.payout?.kind === 'local')) {
        const receiver = back && (await receiverOf(platform, claim, back));
        await handOver(platform, claim, receiver);
      } else if (claim.state === 'paying') await askSooner(platform, claim.claimId);
      return presentAgain(platform, claim);
    },
    rewardSignIn: async ({ ticket }, { platform }) => {
      const claim = await requireTicket(platform, ticket);
      return { address: signInAddress(platform, claim, ticket) };
    },
  });
}

/** Gates are not asked: whoever answered in time has a turn, also after the survey was closed. */
async function drawFor(
  input: Draw,
  { platform, clientAddress, userAgent }: CallContext<'respondent'>,
): Promise<DrawnReward> {
  const { entry } = await requireEntry(platform, input);
  const { pool } = platform.database;
  const cookieId = cookieOf(entry, input.cookieId) ?? null;
  const respondentId = entry.respondent?.respondentId ?? null;
  const visitor = { code: entry.code, cookieId, respondentId };
  const id = input.answerRecordId ?? (cookieId && (await findSubmittedBy(pool, entry.scrollId, visitor)));
  const record = id ? await findTurnRecord(pool, entry.scrollId, id) : undefined;
  // Another visitor's record is refused like one that does not exist.
  if (!record || !isOwnRecord({ ...record, code: record.linkCode }, visitor)) throw new Refusal('rewardTurnNotFound');
  const personMark = respondentId ?? cookieId ?? record.answerRecordId;
  const device = deviceOf({ deviceId: input.deviceId, cookieId, clientAddress, userAgent });
  const claim = await drawReward(platform, { scrollId: entry.scrollId, record, personMark, device, clientAddress });
  if (!claim) return presentDrawn(platform, undefined);
  if (claim.state === 'due' && platform.payout?.kind === 'local') await handOver(platform, claim);
  return presentAgain(platform, claim);
}

/** Sent at once; what is not through then is sent by whoever comes next. */
async function handOver(
  platform: Platform,
  claim: ClaimRow,
  receiver?: Parameters<typeof beginPayout>[2],
): Promise<void> {
  if (await beginPayout(platform, claim, receiver)) await runPayouts(platform, claim.claimId);
}

async function presentAgain(platform: Platform, { claimId }: ClaimRow): Promise<DrawnReward> {
  return presentDrawn(platform, await findClaim(platform.database.pool, claimId));
}

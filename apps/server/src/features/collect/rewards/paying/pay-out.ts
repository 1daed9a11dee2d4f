import type { Queryable } from '../../../../platform/database/database.ts';
import { isTaken } from '../../../../platform/database/database-failure.ts';
import { findOutwardPause } from '../../../../platform/outward-pause.repository.ts';
import { type Payout, PayoutAway, PayoutRefused, type PayoutStanding } from '../../../../platform/payout/payout.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { keepSurveys } from '../../../design/live-settings/index.ts';
import { accountOrLapsed, isMoneyShut } from '../../../people/payments/index.ts';
import { type ClaimRow, moveClaim } from '../claim.repository.ts';
import { findReward, lockReward, type RewardRow, writeState } from '../reward.repository.ts';
import { openReceiver, sealReceiver } from '../reward-codes.ts';
import { freeShare } from '../share.repository.ts';
import {
  claimPayouts,
  endPayout,
  hastenPayout,
  insertPayout,
  type PayoutRow,
  writeNextTry,
  writeWaiting,
} from './payout.repository.ts';
import { packetAccount, payClaim, payerAccount, takeClaimBack } from './reward-money.ts';

const MINUTE_MS = 60_000;
/** Far longer than the other side may be silent. */
const CLAIM_MS = 2 * MINUTE_MS;
const BATCH = 20;
/** Until the state is asked for again, while no notice has come. */
const ASK_MS = 5 * MINUTE_MS;
/** While somebody looks: no more often than this. */
const LOOK_MS = 5_000;

/**
 * Hands over what is due: from here on the money has left the packet, and a bill says so, written in the same step. Sent after that, so that a
 * process that dies leaves either nothing or a bill that the next one sends. False when it is not due any more.
 */
export async function beginPayout(
  platform: Platform,
  claim: ClaimRow,
  receiver?: { readonly openId: string; readonly mark: Buffer },
): Promise<boolean> {
  const { database, clock, payout } = platform;
  if (!payout) return false;
  const now = clock.now();
  const { claimId, rewardId, scrollId } = claim;
  if (await isMoneyShut(platform)) return false;
  const begun = database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    const reward = await lockReward(db, rewardId);
    if (!reward || claim.dueUntil === null || claim.dueUntil <= now) return false;
    const moved = await moveClaim(db, claimId, ['due'], 'paying', receiver ? { receiverMark: receiver.mark } : {});
    if (!moved) return false;
    const fen = moved.amountFen;
    await payClaim(db, { claimId, rewardId, fen, at: now });
    const { payerKind, payerId } = reward;
    const sealed = receiver ? sealReceiver(platform, claimId, receiver.openId) : null;
    const bill = { billNo: claimId, rewardId, amountFen: fen, payerKind, payerId, way: payout.kind, receiver: sealed };
    await insertPayout(db, { ...bill, expiresAt: claim.dueUntil }, now);
    return true;
  });
  // The same account took another of this survey at the same moment: both were asked about before either was written.
  return begun.catch(error => {
    throw isTaken(error, 'reward_claim_by_receiver') ? new Refusal('rewardReceivedBefore') : error;
  });
}

/** For whoever waits in front of the page, as after confirming: asked at once, but not again within some seconds. */
export async function askSooner(platform: Platform, billNo: string): Promise<void> {
  const now = platform.clock.now();
  const before = new Date(now.getTime() - LOOK_MS);
  if (await hastenPayout(platform.database.pool, billNo, { now, before })) await runPayouts(platform, billNo);
}

/** Sends or asks for what is due, each bill in one process; says how many it took. Nothing leaves while a restored copy keeps still. */
export async function runPayouts(platform: Platform, billNo?: string): Promise<number> {
  const { database, clock, payout } = platform;
  if (!payout || (await findOutwardPause(database.pool)) !== undefined || (await isMoneyShut(platform))) return 0;
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claim = { way: payout.kind, now, until, most: BATCH, ...(billNo !== undefined && { billNo }) };
  const bills = await claimPayouts(database.pool, claim);
  for (const bill of bills) await goOnWith(platform, payout, bill);
  return bills.length;
}

async function goOnWith(platform: Platform, payout: Payout, bill: PayoutRow): Promise<void> {
  try {
    await writeStanding(platform, bill, await standingOf(platform, payout, bill));
  } catch (error) {
    if (!(error instanceof PayoutAway)) throw error;
    const pauseMs = Math.min(2 ** bill.tries, 60) * MINUTE_MS;
    const nextAt = new Date(platform.clock.now().getTime() + pauseMs);
    const refusal = error instanceof PayoutRefused ? error.code : '';
    await writeNextTry(platform.database.pool, bill.billNo, { nextAt, refusal });
  }
}

async function standingOf(
  platform: Platform,
  payout: Payout,
  { billNo, state, amountFen, ...bill }: PayoutRow,
): Promise<PayoutStanding> {
  const { clock } = platform;
  const isOver = bill.expiresAt <= clock.now();
  if (state === 'waiting') return isOver ? payout.cancel(billNo) : payout.ask(billNo);
  if (isOver) {
    // It may have been sent by a process that died: only who does not know it has surely not paid it.
    const standing = await payout.ask(billNo);
    return standing.state === 'waiting' ? payout.cancel(billNo) : standing;
  }
  const openId = bill.receiver && openReceiver(platform, billNo, bill.receiver);
  return payout.send({ billNo, openId, amountFen });
}

/** The money stays out, waits, or comes back: once, whoever hears of it first. */
async function writeStanding(platform: Platform, bill: PayoutRow, standing: PayoutStanding): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  if (standing.state === 'waiting') {
    const isOver = bill.expiresAt <= now;
    const nextAt = new Date(
      isOver ? now.getTime() + ASK_MS : Math.min(now.getTime() + ASK_MS, bill.expiresAt.getTime()),
    );
    return writeWaiting(database.pool, bill.billNo, { packageInfo: standing.packageInfo, nextAt });
  }
  // What it had it cannot have forgotten: asked again later, before anybody gets the money back.
  if (standing.state === 'unknown' && bill.state === 'waiting') throw new PayoutAway(`${bill.billNo} is not known`);
  const state = standing.state === 'unknown' ? 'cancelled' : standing.state;
  const found = await findReward(database.pool, bill.rewardId);
  await database.transaction(async db => {
    if (found) await keepSurveys(db, [found.scrollId]);
    const reward = found && (await lockReward(db, bill.rewardId));
    const ended = await endPayout(db, bill.billNo, state, now);
    if (!ended) return;
    if (state === 'done') return void (await moveClaim(db, bill.billNo, ['paying'], 'paid', { settledAt: now }));
    await bringBack(db, bill, reward, now);
  });
}

async function bringBack(db: Queryable, bill: PayoutRow, reward: RewardRow | undefined, now: Date): Promise<void> {
  const { billNo: claimId, rewardId, amountFen: fen } = bill;
  // Its packet has ended, or has gone with its survey: then it belongs to who paid.
  const isOver = !reward || reward.state === 'ended';
  const to = isOver ? await accountOrLapsed(db, payerAccount(bill)) : packetAccount(rewardId);
  await takeClaimBack(db, { claimId, to, fen, at: now });
  await moveClaim(db, claimId, ['paying'], 'returned', { settledAt: now });
  if (reward) await giveShareBack(db, reward, claimId);
}

/** The next one draws it: one that was used up has something again. */
export async function giveShareBack(db: Queryable, { rewardId, state }: RewardRow, claimId: string): Promise<void> {
  await freeShare(db, claimId);
  if (state === 'used-up') await writeState(db, rewardId, 'issuing');
}

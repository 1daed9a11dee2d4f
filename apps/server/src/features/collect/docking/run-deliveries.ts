import type { DeliveryProblem } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import { OutsideFailure, type OutsideOptions, postOutside } from '../../../platform/outside/post-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signBody } from '../../../platform/sign-body.ts';
import { type ClaimedDelivery, claimDeliveries, findNextDelivery, writeAttempt } from './delivery.repository.ts';
import { goodSecrets } from './docking-secret.ts';

/** A record as another system gets it; undefined when it is not there any more. */
export type PresentPushed = (
  platform: Platform,
  record: { readonly scrollId: string; readonly answerRecordId: string },
) => Promise<{ readonly [name: string]: Json } | undefined>;

const deliveryJob = jobKind<Record<string, never>>('docking.deliver', { reachesOut: true });
const EVERY_MINUTE = '* * * * *';
const BATCH = 10;
/** Far longer than the other side may be silent. */
const CLAIM_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long until the next try; after the last one it has failed, and waits for somebody to press "again". Three days together. */
const PAUSES_MS = [1, 5, 30]
  .map(minutes => minutes * MINUTE_MS)
  .concat([2, 6, 12, 24, 24].map(hours => hours * HOUR_MS));
/** Trying again does not help. */
const FINAL: readonly DeliveryProblem[] = ['private-address', 'record-gone'];

/** Every process may push: what is due is handed out by claims. The clock wakes it as well, for what a process left behind when it died. */
export async function scheduleDeliveries(platform: Platform, present: PresentPushed): Promise<void> {
  await platform.jobs.work(deliveryJob, async () => {
    while ((await deliverDue(platform, present)) > 0);
    const next = await findNextDelivery(platform.database.pool);
    const soon = platform.clock.now().getTime() + MINUTE_MS;
    if (next && next.getTime() < soon) await wakeDeliveries(platform, next);
  });
  await platform.jobs.every(deliveryJob, EVERY_MINUTE, {});
}

export async function wakeDeliveries(platform: Platform, startAfter?: Date): Promise<void> {
  await platform.jobs.send(deliveryJob, {}, startAfter ? { startAfter } : {});
}

/**
 * Pushes a batch of what is due and says how many it took. A process that dies leaves claims that run out, and what they held is pushed again
 * under the same id: the other side may get one twice and knows it again, but never misses one.
 */
export async function deliverDue(
  platform: Platform,
  present: PresentPushed,
  options: OutsideOptions = {},
): Promise<number> {
  const { clock, database } = platform;
  const now = clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claims = await claimDeliveries(database.pool, { now, until, most: BATCH });
  await Promise.all(claims.map(claim => deliver(platform, present, claim, options)));
  return claims.length;
}

async function deliver(
  platform: Platform,
  present: PresentPushed,
  claim: ClaimedDelivery,
  options: OutsideOptions,
): Promise<void> {
  const { status, problem } = await attempt(platform, present, claim, options);
  const at = platform.clock.now();
  const pauseMs = problem === null || FINAL.includes(problem) ? undefined : PAUSES_MS[claim.tries - 1];
  const state = problem === null ? 'delivered' : pauseMs === undefined ? 'failed' : 'waiting';
  const nextAt = new Date(at.getTime() + (pauseMs ?? 0));
  await writeAttempt(platform.database.pool, claim, { state, status, problem, at, nextAt });
}

async function attempt(
  platform: Platform,
  present: PresentPushed,
  { deliveryId, pushAddress, scrollId, answerRecordId, ...key }: ClaimedDelivery,
  options: OutsideOptions,
): Promise<{ status: number | null; problem: DeliveryProblem | null }> {
  const record = await present(platform, { scrollId, answerRecordId });
  if (!record) return { status: null, problem: 'record-gone' };
  const body = JSON.stringify({ event: 'record.submitted', deliveryId, scrollId, ...record });
  const timestamp = String(Math.floor(platform.clock.now().getTime() / 1000));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-wenshu-delivery': deliveryId,
    'x-wenshu-timestamp': timestamp,
    // After a rotation there are two for a while, the newest first: the other side need not change in the same second.
    'x-wenshu-signature': goodSecrets(platform, key)
      .map(secret => signBody(secret, timestamp, body))
      .join(','),
  };
  try {
    const mayGoInside = platform.env.mayPushInside;
    const status = await postOutside({ address: pushAddress, body, headers }, { mayGoInside, ...options });
    return { status, problem: problemOf(status) };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    return { status: null, problem: error.problem };
  }
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'status';
}

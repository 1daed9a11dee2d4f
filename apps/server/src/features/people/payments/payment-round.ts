import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askOrder } from './ask-order.ts';
import { claimWaitingOrders } from './order.repository.ts';
import { claimWaitingRefunds } from './refund.repository.ts';
import { advanceRefund } from './refund-order.ts';

/** Not on a restored copy: the original asks, and what it was told is not in the copy. */
const paymentJob = jobKind<Record<string, never>>('people.payments', { reachesOut: true });
const EVERY_MINUTE = '* * * * *';
const ASK_AGAIN_MS = 50_000;
const AT_ONCE = 100;

export async function schedulePayments(platform: Platform): Promise<void> {
  await platform.jobs.work(paymentJob, () => askWaiting(platform));
  await platform.jobs.every(paymentJob, EVERY_MINUTE, {});
}

/** Orders and refunds of which no notice came. Each is claimed by one process at a time, and asking does no harm. */
export async function askWaiting(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const wanted = { now, notSince: new Date(now.getTime() - ASK_AGAIN_MS), most: AT_ONCE };
  for (const order of await claimWaitingOrders(database.pool, wanted)) await askOrder(platform, order);
  for (const { refundNumber } of await claimWaitingRefunds(database.pool, wanted))
    await advanceRefund(platform, refundNumber);
}

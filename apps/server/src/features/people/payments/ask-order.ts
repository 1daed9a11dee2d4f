import { type FoundPayment, type Payment, PaymentFailure } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimWaitingOrders, markSettled, type OrderRow } from './order.repository.ts';
import { findPayment } from './require-payment.ts';
import { settleOrder } from './settle-order.ts';

/** Whoever waits before a page asks every few seconds; whoever takes the money is asked less often. */
const ASK_AGAIN_MS = 3000;

/**
 * Asks how an order stands, and ends it where its time is over. Not answered, or with nobody to be asked (settings that are gone, a restored copy),
 * it waits: it may have been paid. One that has ended is asked about until there is an answer.
 */
export async function askOrder(platform: Platform, order: OrderRow): Promise<void> {
  const { orderNumber, way, expiresAt, state } = order;
  const isOver = expiresAt <= platform.clock.now();
  const payment = await findPayment(platform);
  if (payment?.way !== way) {
    // Of the till nobody has to be asked: where it is gone nobody pays at it.
    if (way === 'till' && isOver) await settleForGood(platform, orderNumber, { state: 'closed' });
    return;
  }
  try {
    const found = await payment.find(orderNumber);
    if (found.state === 'paid' || found.state === 'closed') return await settleForGood(platform, orderNumber, found);
    if (isOver || state !== 'waiting') await closeOrder(platform, payment, orderNumber);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
  }
}

/** Looked at once more after it was closed: it may have been paid a moment before. */
export async function closeOrder(platform: Platform, payment: Payment, orderNumber: string): Promise<void> {
  await payment.close(orderNumber);
  const found = await payment.find(orderNumber);
  await settleForGood(platform, orderNumber, found.state === 'paid' ? found : { state: 'closed' });
}

async function settleForGood(platform: Platform, orderNumber: string, found: FoundPayment): Promise<void> {
  await settleOrder(platform, orderNumber, found);
  await markSettled(platform.database.pool, orderNumber);
}

/** For whoever looks at it now: of many who look, one asks. */
export async function askOrderNow(platform: Platform, orderNumber: string): Promise<void> {
  const now = platform.clock.now();
  const notSince = new Date(now.getTime() - ASK_AGAIN_MS);
  const claimed = await claimWaitingOrders(platform.database.pool, { now, notSince, most: 1, only: orderNumber });
  for (const order of claimed) await askOrder(platform, order);
}

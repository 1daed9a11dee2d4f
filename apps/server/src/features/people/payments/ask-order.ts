import { type Payment, PaymentFailure } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimWaitingOrders, type OrderRow } from './order.repository.ts';
import { settleOrder } from './settle-order.ts';

/** Whoever waits before a page asks every few seconds; whoever takes the money is asked less often. */
const ASK_AGAIN_MS = 3000;

/** Asks how an order stands, and ends it where its time is over. Not answered, it waits for the next time. */
export async function askOrder(platform: Platform, order: OrderRow): Promise<void> {
  const { payment, clock } = platform;
  const isOver = order.expiresAt <= clock.now();
  // Made when people paid by something else: nobody can be asked any more.
  if (payment?.way !== order.way) {
    if (isOver) await settleOrder(platform, order.orderNumber, { state: 'closed' });
    return;
  }
  try {
    const found = await payment.find(order.orderNumber);
    if (found.state === 'paid' || found.state === 'closed')
      return await settleOrder(platform, order.orderNumber, found);
    if (isOver) await closeOrder(platform, payment, order.orderNumber);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
  }
}

/** Looked at once more after it was closed: it may have been paid a moment before. */
export async function closeOrder(platform: Platform, payment: Payment, orderNumber: string): Promise<void> {
  await payment.close(orderNumber);
  const found = await payment.find(orderNumber);
  await settleOrder(platform, orderNumber, found.state === 'paid' ? found : { state: 'closed' });
}

/** For whoever looks at it now: of many who look, one asks. */
export async function askOrderNow(platform: Platform, orderNumber: string): Promise<void> {
  const now = platform.clock.now();
  const notSince = new Date(now.getTime() - ASK_AGAIN_MS);
  const claimed = await claimWaitingOrders(platform.database.pool, { now, notSince, most: 1, only: orderNumber });
  for (const order of claimed) await askOrder(platform, order);
}

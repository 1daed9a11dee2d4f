import type { FoundPayment } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveValue } from '../ledger/index.ts';
import { sendMessage } from '../messages/index.ts';
import { accountOrLapsed } from './live-account.ts';
import { endOrder, lockOrder, markPaid } from './order.repository.ts';
import { holderAccount, partsOfOrder } from './parts-of-order.ts';

/**
 * What is now known of an order, from whoever tells it: a notice, however often and late, or an answer to our question. It is credited once, by
 * the order’s lock and by the movement’s key. Paid after it had expired it is credited too: the money is there.
 */
export async function settleOrder(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  orderNumber: string,
  found: FoundPayment,
): Promise<void> {
  await database.transaction(async db => {
    const order = await lockOrder(db, orderNumber);
    if (!order || order.state === 'paid') return;
    if (found.state === 'closed') return endOrder(db, orderNumber, 'expired');
    if (found.state !== 'paid') return;
    // Neither less nor more than was asked: an operator looks at it.
    if (found.fen !== order.priceFen) return endOrder(db, orderNumber, 'failed', found.fen);
    await markPaid(db, orderNumber, found);
    const account = await accountOrLapsed(db, holderAccount(order));
    const moved = await moveValue(db, {
      key: `top-up:${orderNumber}`,
      cause: 'top-up',
      about: orderNumber,
      by: order.orderedBy,
      at: clock.now(),
      parts: partsOfOrder(order, account, order.amount, order.priceFen),
    });
    if (moved !== 'moved') throw new Error(`top-up ${orderNumber}: ${moved}`);
    if (order.orderedBy === null) return;
    await sendMessage(db, {
      to: [order.orderedBy],
      kind: 'topped-up',
      details: { unit: order.unit, amount: order.amount },
      link: { page: 'account', part: 'wallet' },
    });
  });
}

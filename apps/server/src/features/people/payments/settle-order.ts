import type { Queryable } from '../../../platform/database/database.ts';
import type { FoundPayment } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveValue } from '../ledger/index.ts';
import { sendMessage } from '../messages/index.ts';
import { accountOrLapsed } from './live-account.ts';
import { endOrder, lockOrder, markPaid, type OrderRow } from './order.repository.ts';
import { holderAccount, partsOfOrder } from './parts-of-order.ts';

/**
 * What is now known of an order, from whoever tells it: a notice, however often and late, or an answer to our question. It is credited once, by
 * the order’s lock and by the movement’s key. Paid after it had expired it is credited too: the money is there. False: there is no such order.
 */
export async function settleOrder(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  orderNumber: string,
  found: FoundPayment,
): Promise<boolean> {
  return database.transaction(async db => {
    const order = await lockOrder(db, orderNumber);
    if (!order) return false;
    if (order.state === 'paid') return true;
    if (found.state === 'closed') await endOrder(db, orderNumber, 'expired');
    // Neither less nor more than was asked: an operator looks at it.
    else if (found.state === 'paid' && found.fen !== order.priceFen)
      await endOrder(db, orderNumber, 'failed', { fen: found.fen, transaction: found.transaction });
    else if (found.state === 'paid') await creditOrder(db, order, found, clock.now());
    return true;
  });
}

async function creditOrder(
  db: Queryable,
  order: OrderRow,
  paid: { readonly paidAt: Date; readonly transaction: string },
  at: Date,
): Promise<void> {
  const { orderNumber } = order;
  await markPaid(db, orderNumber, paid);
  const account = await accountOrLapsed(db, holderAccount(order));
  const moved = await moveValue(db, {
    key: `top-up:${orderNumber}`,
    cause: 'top-up',
    about: orderNumber,
    by: order.orderedBy,
    at,
    parts: partsOfOrder(order, account, order.amount, order.priceFen),
  });
  if (moved !== 'moved') throw new Error(`top-up ${orderNumber}: ${moved}`);
  // Whoever ordered it for an enterprise that is gone meanwhile is not told that it has it.
  if (order.orderedBy === null || account.kind === 'house') return;
  await sendMessage(db, {
    to: [order.orderedBy],
    kind: 'topped-up',
    details: { unit: order.unit, amount: order.amount },
    link: { page: 'account', part: 'wallet' },
  });
}

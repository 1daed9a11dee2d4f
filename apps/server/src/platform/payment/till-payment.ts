import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Payment } from './payment.ts';
import { closeTillOrder, findTillOrder, insertTillOrder } from './till.repository.ts';

/** Where the page of the till is; what follows is known to whoever was shown the code. */
export const TILL_PATH = '/till';

interface TillOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly addressOf: (path: string) => string;
}

/** Stands in for a payment service on a machine of one's own, as the outbox does for mail. No money moves. */
export function createTillPayment({ database: { pool }, clock, addressOf }: TillOptions): Payment {
  return {
    way: 'till',
    async begin(wish) {
      const secret = await insertTillOrder(
        pool,
        Object.assign({ secret: randomBytes(18).toString('base64url') }, wish),
      );
      return { payCode: addressOf(`${TILL_PATH}/${secret}`) };
    },
    async find(orderNumber) {
      const order = await findTillOrder(pool, orderNumber);
      if (!order) return { state: 'unknown' };
      if (order.paidAt)
        return { state: 'paid', fen: order.fen, paidAt: order.paidAt, transaction: `till-${orderNumber}` };
      return { state: order.isClosed || order.expiresAt <= clock.now() ? 'closed' : 'waiting' };
    },
    close: orderNumber => closeTillOrder(pool, orderNumber),
    refund: async () => 'done',
    findRefund: async () => 'done',
    openNotice: () => undefined,
  };
}

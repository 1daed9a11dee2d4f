import type { Queryable } from '../../../platform/database/database.ts';
import { listStatement } from '../ledger/index.ts';
import { listOrders } from './order.repository.ts';
import { listRefunds } from './refund.repository.ts';

const EVERY = { limit: 1_000_000, offset: 0 };

/** For the file of a person's own data: their money, line by line, and what they ordered for themselves. */
export async function describeWallet(db: Queryable, personId: string) {
  const holder = { kind: 'person', id: personId } as const;
  const { rows: movements } = await listStatement(db, { kind: 'person', id: personId, unit: 'fen' }, EVERY);
  const { rows: orders } = await listOrders(db, { holder }, EVERY);
  const refunds = await listRefunds(
    db,
    orders.map(({ orderNumber }) => orderNumber),
  );
  return {
    movements: movements
      .toReversed()
      .map(({ at, cause, about, amount, balance }) => ({ at, cause, about, amount, balance })),
    orders: orders.map(({ orderNumber, unit, amount, priceFen, state, way, madeAt, paidAt, transaction }) => ({
      orderNumber,
      unit,
      amount,
      priceFen,
      state,
      way,
      madeAt,
      paidAt,
      transaction,
      refunds: refunds
        .filter(one => one.orderNumber === orderNumber)
        .map(({ fen, amount: taken, reason, state: how, madeAt: at }) => ({
          fen,
          amount: taken,
          reason,
          state: how,
          at,
        })),
    })),
  };
}

import { operatedMoneyCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { booksOf, houseTotals } from '../../people/ledger/index.ts';
import { countSold, listOrders, listPackages, refundOrder, savePackage } from '../../people/payments/index.ts';
import { presentPayments } from './present-payments.ts';

export function registerOperatedMoneyCalls(app: FastifyInstance): void {
  registerCalls(app, operatedMoneyCalls, {
    packages: async (_input, { database: { pool } }) => {
      const sold = await countSold(pool);
      return (await listPackages(pool)).map(({ changedAt, ...row }) => ({
        ...row,
        sold: sold.get(row.packageId) ?? 0,
        changeTime: changedAt.getTime(),
      }));
    },
    savePackage: async ({ seenTime, why: _, ...input }, { database, clock }) => {
      const seen = seenTime === null ? null : new Date(seenTime);
      // Money is credited as it is paid: a price beside it would make money of nothing, and refunds a riddle.
      if (input.unit === 'fen' && input.amount !== input.priceFen)
        throw new Refusal('inputInvalid', { field: 'priceFen', problem: { word: 'invalid' } });
      const isSaved = await database.transaction(db =>
        savePackage(db, Object.assign({ changedAt: clock.now() }, input), seen),
      );
      if (!isSaved) throw new Refusal('operatedMeanwhile');
      return null;
    },
    payments: async ({ state, text, page, size }, { database: { pool } }) => {
      const { rows, ...sums } = await listOrders(pool, { state, text }, { limit: size, offset: (page - 1) * size });
      return Object.assign({ items: await presentPayments(pool, rows) }, sums);
    },
    refund: async ({ orderNumber, amount, reason, seenAmount }, { platform, operator }) => ({
      state: await refundOrder(platform, { orderNumber, amount, reason, seenAmount, byName: operator.name }),
    }),
    books: async (_input, { database: { pool } }) => {
      const houses = await houseTotals(pool);
      return (await booksOf(pool)).map(book => ({
        ...book,
        houses: houses.filter(({ unit }) => unit === book.unit).map(({ house, sum }) => ({ house, sum })),
      }));
    },
  });
}

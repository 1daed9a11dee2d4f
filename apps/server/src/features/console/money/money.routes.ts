import { operatedMoneyCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { endRewardsPaidBy } from '../../collect/rewards/index.ts';
import { booksOf, houseTotals } from '../../people/ledger/index.ts';
import {
  countSold,
  demonstrationFen,
  isMoneyShut,
  listDemonstrated,
  listOrders,
  listPackages,
  listStrayNotices,
  refundOrder,
  savePackage,
  voidDemonstration,
} from '../../people/payments/index.ts';
import { presentPayments } from './present-payments.ts';

const MOST_STRAY = 100;

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
    strayNotices: async (_input, { database: { pool } }) =>
      (await listStrayNotices(pool, MOST_STRAY)).map(({ firstAt, lastAt, ...notice }) =>
        Object.assign({ firstTime: firstAt.getTime(), lastTime: lastAt.getTime() }, notice),
      ),
    demonstration: async (_input, { platform, database: { pool } }) => ({
      fen: await demonstrationFen(pool),
      holders: (await listDemonstrated(pool)).length,
      isShut: await isMoneyShut(platform),
    }),
    voidDemonstration: async ({ seenFen }, { platform, database: { pool } }) => {
      // At the till people still pay with it.
      if (!(await isMoneyShut(platform))) throw new Refusal('notWaiting');
      if ((await demonstrationFen(pool)) !== seenFen) throw new Refusal('operatedMeanwhile');
      for (const { account } of await listDemonstrated(pool)) {
        const { kind, id } = account;
        if (kind === 'person' || kind === 'enterprise') await endRewardsPaidBy(platform, kind, id, { isVoid: true });
      }
      return { takenFen: await voidDemonstration(platform) };
    },
    books: async (_input, { database: { pool } }) => {
      const houses = await houseTotals(pool);
      return (await booksOf(pool)).map(book => ({
        ...book,
        houses: houses.filter(({ unit }) => unit === book.unit).map(({ house, sum }) => ({ house, sum })),
      }));
    },
  });
}

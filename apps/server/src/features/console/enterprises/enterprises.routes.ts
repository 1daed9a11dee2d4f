import { operatedEnterpriseCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  changeSeats,
  countWaitingOrders,
  enterpriseRef,
  expireEnterprise,
  extendEnterprise,
  findEnterprise,
  licencesAt,
  listAllOrders,
  listWaitingOrders,
  nameVersions,
  searchEnterprises,
} from '../../people/enterprises/index.ts';
import { declineOrder, openOrder } from './open-order.ts';
import { presentEnterprises, presentWaiting } from './present-enterprises.ts';

export function registerOperatedEnterpriseCalls(app: FastifyInstance): void {
  registerCalls(app, operatedEnterpriseCalls, {
    find: async ({ page, size, ...search }, { database: { pool }, language }) => {
      const { rows, total } = await searchEnterprises(pool, search, { limit: size, offset: (page - 1) * size });
      return { items: await presentEnterprises(pool, language, rows), total };
    },
    get: async ({ enterpriseId }, { database: { pool }, language }) => {
      const row = await findEnterprise(pool, enterpriseId);
      const [shown] = row ? await presentEnterprises(pool, language, [row]) : [];
      if (!row || !shown) throw new Refusal('inputInvalid', { field: 'enterpriseId', problem: { word: 'invalid' } });
      const { features } = await licencesAt(pool, enterpriseRef(enterpriseId));
      const orders = await listAllOrders(pool, row, await nameVersions(pool, language));
      return Object.assign(shown, { features: [...features], orders });
    },
    orders: async ({ page, size }, { database: { pool } }) => ({
      items: (await listWaitingOrders(pool, { limit: size, offset: (page - 1) * size })).map(presentWaiting),
      total: await countWaitingOrders(pool),
    }),
    open: async ({ orderNumber, planId }, { database }) => {
      await openOrder(database, orderNumber, planId);
      return null;
    },
    decline: async ({ orderNumber }, { database }) => {
      await declineOrder(database, orderNumber);
      return null;
    },
    extend: async ({ enterpriseId, days, until, seenUntil }, { database }) => {
      if (days !== null && until !== null)
        throw new Refusal('inputInvalid', { field: 'until', problem: { word: 'invalid' } });
      await extendEnterprise(database, enterpriseId, {
        days,
        until: until === null ? null : new Date(until),
        seenUntil: new Date(seenUntil),
      });
      return null;
    },
    seats: async ({ enterpriseId, seats, seenSeats }, { database }) => {
      await changeSeats(database, enterpriseId, { seats, seenSeats });
      return null;
    },
    expire: async ({ enterpriseId }, { database }) => {
      await expireEnterprise(database, enterpriseId);
      return null;
    },
  });
}

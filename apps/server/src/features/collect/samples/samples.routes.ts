import { cancellableStates, estimateSample, SAMPLE_LIMITS, type SampleOrder, sampleCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys, lockSurvey } from '../../design/live-settings/index.ts';
import { findTaken } from '../links/index.ts';
import { findOrder, insertOrder, insertStep, listOrders, listSteps, type OrderRow } from './sample-order.repository.ts';
import { takeStep } from './take-step.ts';

export function registerSampleCalls(app: FastifyInstance): void {
  registerCalls(app, sampleCalls, {
    listSampleOrders: async ({ scrollId }, { database: { pool } }) =>
      presentOrders(pool, scrollId, await listOrders(pool, scrollId)),

    orderSample: async ({ scrollId, ...wish }, { database, clock, actor }) => {
      const { totalFen, leastDays } = estimateSample(wish);
      if (wish.days < leastDays) throw new Refusal('sampleTooSoon', { field: 'days', params: { days: leastDays } });
      const inQuotas = wish.quotas.reduce((sum, { samples }) => sum + samples, 0);
      if (inQuotas > wish.samples) throw new Refusal('sampleQuotasTooMany', { field: 'quotas' });
      const now = clock.now();
      const orderNumber = `${now.toISOString().slice(0, 10).replaceAll('-', '')}${newId()}`;
      await database.transaction(async db => {
        if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
        const order = { ...wish, orderNumber, scrollId, estimatedFen: totalFen };
        if (!(await insertOrder(db, order, { personId: actor.personId, now, most: SAMPLE_LIMITS.orders })))
          throw new Refusal('tooManySampleOrders', { params: { most: SAMPLE_LIMITS.orders } });
        await insertStep(db, { orderNumber, state: 'requested', takenBy: 'customer', note: '', takenAt: now });
      });
      return presentOne(database.pool, scrollId, orderNumber);
    },

    cancelSample: async ({ scrollId, orderNumber }, { database, clock }) => {
      await presentOne(database.pool, scrollId, orderNumber);
      await database.transaction(async db => {
        await keepSurveys(db, [scrollId]);
        const step = { from: cancellableStates, to: 'cancelled', takenBy: 'customer', takenAt: clock.now() } as const;
        if (!(await takeStep(db, orderNumber, step))) throw new Refusal('sampleStateRefused');
      });
      return presentOne(database.pool, scrollId, orderNumber);
    },
  });
}

async function presentOne(db: Queryable, scrollId: string, orderNumber: string): Promise<SampleOrder> {
  const order = await findOrder(db, orderNumber);
  const [shown] = order?.scrollId === scrollId ? await presentOrders(db, scrollId, [order]) : [];
  if (!shown) throw new Refusal('sampleOrderNotFound');
  return shown;
}

async function presentOrders(db: Queryable, scrollId: string, orders: readonly OrderRow[]): Promise<SampleOrder[]> {
  const taken = await findTaken(
    db,
    scrollId,
    orders.flatMap(({ linkCode }) => linkCode ?? []),
  );
  const steps = await listSteps(
    db,
    orders.map(({ orderNumber }) => orderNumber),
  );
  return orders.map(({ scrollId: _, linkCode, ...order }) => ({
    ...order,
    collected: taken.get(linkCode ?? '')?.collected ?? 0,
    steps: steps
      .filter(({ orderNumber }) => orderNumber === order.orderNumber)
      .map(({ state, takenBy, note, takenAt }) => ({ state, takenBy, note, time: takenAt.getTime() })),
  }));
}

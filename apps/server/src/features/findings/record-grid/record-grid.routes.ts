import { recordGridCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { KeptOrders } from './kept-orders.ts';
import { queryRecords } from './query-records.ts';

export function registerRecordGridCalls(app: FastifyInstance): void {
  const orders = new KeptOrders();
  registerCalls(app, recordGridCalls, {
    query: (input, context) =>
      context.whileListening(async signal => {
        const { scrollId, schemeId } = input;
        const opening = { scrollId, right: 'records.view', schemeId } as const;
        const dataSet = await openOwnDataSet(context.platform, context.actor, opening);
        return queryRecords(dataSet, orders, input, signal);
      }),
  });
}

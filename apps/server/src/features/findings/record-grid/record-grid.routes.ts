import { recordGridCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { KeptOrders } from './kept-orders.ts';
import { queryRecords } from './query-records.ts';

export function registerRecordGridCalls(app: FastifyInstance): void {
  const orders = new KeptOrders();
  registerCalls(app, recordGridCalls, {
    query: async (input, { platform, actor }) => {
      const { scrollId, schemeId } = input;
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view', schemeId });
      return queryRecords(dataSet, orders, input);
    },
  });
}

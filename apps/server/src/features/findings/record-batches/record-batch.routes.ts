import { type RecordBatch, recordBatchCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { ColumnsProblem } from '../../../platform/columns/columns-problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findStates, presentBatch } from './batch-state.ts';
import { previewBatch } from './preview-batch.ts';
import type { BatchRow } from './record-batch.repository.ts';
import { listBatches } from './record-batch.repository.ts';
import { findOwnBatch, performBatch, undoBatch } from './record-batch-job.ts';

export function registerRecordBatchCalls(app: FastifyInstance): void {
  registerCalls(app, recordBatchCalls, {
    preview: async (input, { platform, actor, language, database }) => {
      await requireRight(database.pool, actor, 'records.view', { kind: 'questionnaire', id: input.scrollId });
      const look = () => previewBatch(platform, actor, input, language);
      // The copy became another one in the middle of it: nothing was kept, so it is asked for again, once.
      return look().catch(error => {
        if (error instanceof ColumnsProblem && error.word === 'renewed') return look();
        throw error;
      });
    },
    perform: async (input, { platform, actor, language }) =>
      presented(platform, await performBatch(platform, actor, input, language)),
    undo: async (input, { platform, actor, language }) =>
      presented(platform, await undoBatch(platform, actor, input, language)),
    get: async (input, { platform, actor }) => presented(platform, await findOwnBatch(platform, actor, input)),
    list: async ({ scrollId, page, size }, { platform, database, actor }) => {
      const { kind } = await findRecordRange(database.pool, actor, scrollId, 'records.view');
      const personId = kind === 'all' ? undefined : actor.personId;
      const { total, items } = await listBatches(database.pool, scrollId, { personId, page, size });
      const states = await findStates(platform, items);
      return { total, items: items.map(batch => presentBatch(batch, states.get(batch.batchId)!)) };
    },
  });
}

async function presented(platform: Platform, batch: BatchRow): Promise<RecordBatch> {
  return presentBatch(batch, (await findStates(platform, [batch])).get(batch.batchId)!);
}

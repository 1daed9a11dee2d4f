import { Readable } from 'node:stream';
import { recordCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../http/register-calls.ts';
import { exportCsv } from './export-csv.ts';
import { loadCodebook } from './load-codebook.ts';
import { countRecords, listRecords } from './record.repository.ts';

export function registerRecordCalls(app: FastifyInstance): void {
  registerCalls(app, recordCalls, {
    findPage: async ({ scrollId, page, size }, { database, actor }) => {
      const codebook = await loadCodebook(database.pool, scrollId);
      const records = await listRecords(database, actor, scrollId, { offset: (page - 1) * size, limit: size });
      return {
        total: await countRecords(database, actor, scrollId),
        columns: codebook.variables.map(({ name, label, valueLabels }) => ({
          name,
          label,
          ...(valueLabels && { valueLabels: [...valueLabels] }),
        })),
        items: records.map(record => ({
          answerRecordId: record.answerRecordId,
          serialNumber: record.serial,
          answerStatus: record.status,
          startTime: record.startedAt.getTime(),
          endTime: record.submittedAt?.getTime() ?? null,
          durationMs: record.submittedAt ? record.submittedAt.getTime() - record.startedAt.getTime() : null,
          channel: record.channel,
          values: codebook.valuesOf(record.answers),
        })),
      };
    },
    exportCsv: ({ scrollId, as }, { database, actor, language }) => ({
      content: Readable.from(exportCsv(database, actor, { scrollId, as, language })),
      fileName: `${scrollId}.csv`,
      contentType: 'text/csv; charset=utf-8',
    }),
  });
}

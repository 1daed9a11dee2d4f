import { type CallInput, operationCalls } from '@wenshu/api-contract';
import { startCsv } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { describeDetails, operationTexts } from '@wenshu/texts/people/operations';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { defineJob } from '../jobs/index.ts';
import { bytesOf } from '../made-files/index.ts';
import { countOperations, listOperations, type OperationFilter, type OperationRow } from '../operation-log/index.ts';

type Input = CallInput<typeof operationCalls.export> & { readonly language: Language; readonly title: string };

const needs = operationCalls.export.needs.right;
const BATCH = 1000;

/** Read from the newest line back, batch by batch: what is added meanwhile is not in it. */
export const operationLogJob = defineJob<Input>(
  'operation.log',
  async ({ platform, actor, input, signal, reportRows }) => {
    const { pool } = platform.database;
    const { scrollId, userId, language, title, ...rest } = input;
    const object = { kind: 'questionnaire', id: scrollId } as const;
    await requireRight(pool, actor, needs, object);
    const filter = { object, personId: userId, ...rest };
    const total = await countOperations(pool, filter);
    const content = bytesOf(async sink => {
      const { columns } = operationTexts[language];
      const writer = startCsv(sink, { separator: ',' });
      await writer.rows([[columns.time, columns.account, columns.action, columns.details]]);
      let done = 0;
      for await (const batch of readBack(pool, filter)) {
        signal.throwIfAborted();
        await writer.rows(batch.map(row => lineOf(row, language)));
        done += batch.length;
        reportRows(done, Math.max(total, done));
      }
      await writer.close();
    });
    return { file: { fileName: `${title}.csv`, contentType: 'text/csv; charset=utf-8', content } };
  },
  { logs: 'export.log', typeOf: () => 'operation-log', needs },
);

async function* readBack(db: Queryable, filter: OperationFilter): AsyncGenerator<OperationRow[]> {
  let beforeId: number | undefined;
  for (;;) {
    const batch = await listOperations(db, filter, { limit: BATCH, ...(beforeId !== undefined && { beforeId }) });
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    beforeId = batch.at(-1)!.id;
  }
}

function lineOf({ happenedAt, nickName, action, details, target }: OperationRow, language: Language): string[] {
  const t = operationTexts[language];
  return [
    happenedAt.toISOString(),
    nickName ?? t.gone,
    t.actions[action],
    describeDetails({ details, target }, language),
  ];
}

import { type CallInput, operationCalls } from '@wenshu/api-contract';
import { startCsv } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { describeDetails, operationTexts } from '@wenshu/texts/people/operations';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { defineJob, type JobContext, type JobResult } from '../jobs/index.ts';
import { bytesOf } from '../made-files/index.ts';
import {
  countOperations,
  listOperations,
  nameActor,
  type OperationFilter,
  type OperationRow,
} from '../operation-log/index.ts';

interface Words {
  readonly language: Language;
  readonly title: string;
}
type SurveyInput = CallInput<typeof operationCalls.export> & Words;
type EnterpriseInput = CallInput<typeof operationCalls.exportEnterprise> & Words;

const surveyNeeds = operationCalls.export.needs;
const enterpriseNeeds = operationCalls.exportEnterprise.needs.right;
const BATCH = 1000;

const typeOf = () => 'operation-log' as const;

export const operationLogJob = defineJob<SurveyInput>(
  'operation.log',
  async context => {
    const { scrollId, userId, language: _, title: __, ...rest } = context.input;
    const object = { kind: 'questionnaire', id: scrollId } as const;
    await requireRight(context.platform.database.pool, context.actor, surveyNeeds.right, object, surveyNeeds);
    return writeLog(context, { object, personId: userId, ...rest });
  },
  { logs: 'export.log', typeOf, needs: surveyNeeds.right },
);

export const enterpriseLogJob = defineJob<EnterpriseInput>(
  'operation.enterprise-log',
  async context => {
    const { enterpriseId, userId, language: _, title: __, ...rest } = context.input;
    const object = { kind: 'enterprise', id: enterpriseId } as const;
    await requireRight(context.platform.database.pool, context.actor, enterpriseNeeds, object);
    return writeLog(context, { enterpriseId, personId: userId, ...rest });
  },
  { logs: 'export.log', typeOf, needs: enterpriseNeeds },
);

/** Read from the newest line back, batch by batch: what is added meanwhile is not in it. */
async function writeLog(
  { platform, input: { language, title }, signal, reportRows }: JobContext<Words>,
  filter: OperationFilter,
): Promise<JobResult> {
  const { pool } = platform.database;
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
}

async function* readBack(db: Queryable, filter: OperationFilter): AsyncGenerator<OperationRow[]> {
  let beforeId: number | undefined;
  for (;;) {
    const batch = await listOperations(db, filter, { limit: BATCH, ...(beforeId !== undefined && { beforeId }) });
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    beforeId = batch.at(-1)!.id;
  }
}

function lineOf(row: OperationRow, language: Language): string[] {
  const { happenedAt, action, details, target } = row;
  const t = operationTexts[language];
  return [
    happenedAt.toISOString(),
    nameActor(row, language) ?? t.gone,
    t.actions[action],
    describeDetails({ details, target }, language),
  ];
}

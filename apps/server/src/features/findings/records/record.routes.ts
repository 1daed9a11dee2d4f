import { type CallData, recordCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { answerFileAddress, listAnswerFiles } from '../../collect/answer-files/index.ts';
import { lockRecords } from '../../collect/answering/index.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { loadCodebook, openOwnDataSet } from '../data-set/index.ts';
import { presentFlags } from './present-flags.ts';
import { presentColumns, presentFile, presentPageTimes, presentRecord } from './present-record.ts';
import { countRecords, findRecord, listRecords, listVisibleIds } from './record.repository.ts';
import { listOperations } from './record-operation.repository.ts';
import { loadSeen, presentPages } from './seen-record.ts';
import { restoreRecords, type Selection, setRecordsAside, writeMemoWithin } from './set-aside.ts';
import { listUploads } from './upload.repository.ts';

export function registerRecordCalls(app: FastifyInstance): void {
  registerCalls(app, recordCalls, {
    findPage: async ({ scrollId, list, page, size }, { database, actor, language }) => {
      const codebook = await loadCodebook(database.pool, scrollId);
      const wanted = { list, offset: (page - 1) * size, limit: size };
      const records = await listRecords(database, actor, scrollId, wanted);
      return {
        total: await countRecords(database, actor, scrollId, list),
        columns: presentColumns(codebook),
        items: records.map(record => presentRecord(record, codebook, language)),
      };
    },
    get: async ({ scrollId, answerRecordId }, { database, actor, platform, language }) => {
      const record = await findRecord(database, actor, scrollId, answerRecordId);
      if (!record) throw new Refusal('answerRecordNotFound');
      const codebook = await loadCodebook(database.pool, scrollId);
      const files = await listAnswerFiles(database.pool, { scrollId, answerRecordId });
      const operations = await listOperations(database.pool, scrollId, answerRecordId);
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' });
      const row = (await dataSet.readRecords([answerRecordId])).get(answerRecordId) ?? {};
      return {
        record: presentRecord(record, codebook, language),
        columns: presentColumns(codebook),
        answers: { ...record.answers },
        row: row as CallData<typeof recordCalls.get>['row'],
        flags: await presentFlags(database, actor, scrollId, record),
        files: files.map(file => presentFile(platform, file, actor.personId)),
        pages: presentPages(await loadSeen(database.pool, scrollId, record), record),
        pageTimes: presentPageTimes(record, codebook),
        log: [...record.log],
        operations: operations.map(({ at, ...operation }) => ({ ...operation, time: at.getTime() })),
      };
    },
    seen: async ({ scrollId, answerRecordId }, { database, actor, platform }) => {
      const record = await findRecord(database, actor, scrollId, answerRecordId);
      if (!record) throw new Refusal('answerRecordNotFound');
      const { model, languageTag, context } = await loadSeen(database.pool, scrollId, record);
      const files = await listAnswerFiles(database.pool, { scrollId, answerRecordId });
      return {
        flow: model.flow,
        languageTag,
        context,
        answers: { ...record.answers },
        files: Object.fromEntries(files.map(file => [file.fileId, answerFileAddress(platform, file, actor.personId)])),
      };
    },
    findFiles: async ({ scrollId, ...wanted }, { database, actor, platform }) => {
      const { files, next } = await listUploads(database, actor, scrollId, wanted);
      return {
        items: files.map(({ serial, createdAt, ...file }) => ({
          ...presentFile(platform, file, actor.personId),
          answerRecordId: file.answerRecordId,
          serialNumber: serial,
          time: createdAt.getTime(),
        })),
        next,
      };
    },
    markInvalid: async ({ reason, ...input }, context) => ({
      changed: await setRecordsAside(context, await selectionOf(input, context), 'invalid', reason),
    }),
    delete: async (input, context) => ({
      changed: await setRecordsAside(context, await selectionOf(input, context), 'deleted', ''),
    }),
    restore: async ({ mayGoOver, ...input }, context) => {
      const restored = await restoreRecords(context, await selectionOf(input, context), mayGoOver);
      const { changed, withoutRoom, answeredAgain } = restored;
      return { changed, withoutRoom: [...withoutRoom], answeredAgain: [...answeredAgain] };
    },
    memo: async ({ scrollId, answerRecordId, memo }, context) => {
      const { personId, ids } = await selectionOf({ scrollId, answerRecordIds: [answerRecordId] }, context);
      await context.database.transaction(async db => {
        // Its log names the survey: asked for after the record, that would be the other way round from everybody else.
        await keepSurveys(db, [scrollId]);
        const records = await lockRecords(db, scrollId, ids);
        await writeMemoWithin(db, { scrollId, records }, memo, { personId, at: context.clock.now() });
      });
      return null;
    },
  });
}

/** Records that this person may see; one that they may not is refused like one that is not there. */
async function selectionOf(
  { scrollId, answerRecordIds }: { scrollId: string; answerRecordIds: readonly string[] },
  { database, actor }: CallContext<'signed-in'>,
): Promise<Selection> {
  const ids = [...new Set(answerRecordIds)];
  const visible = await listVisibleIds(database, actor, scrollId, ids);
  if (visible.length !== ids.length) throw new Refusal('answerRecordNotFound');
  return { scrollId, ids, personId: actor.personId };
}

import { MOST_BAD_LINES, type NewRespondent, respondentCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { ReceivedFile } from '../../../http/receive-files.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { newPersonalCode, qrCodeFile } from '../links/index.ts';
import { editRespondent, labelRespondents, mergePairs, requireShortLabels } from './change-respondents.ts';
import { findDoubles } from './find-doubles.ts';
import { chooseRespondents } from './import-respondents.ts';
import { readRespondentFile } from './read-respondent-file.ts';
import {
  findRespondentPage,
  findRespondentsCode,
  findSearchFields,
  insertRespondents,
  listCustomFields,
  listCustomValues,
  listLabels,
  listLikelyDoubles,
  removeRespondents,
  summariseRespondents,
  writeSearchFields,
} from './respondent.repository.ts';
import { sortLines } from './respondent-lines.ts';
import { writeRespondentTemplate } from './write-respondent-template.ts';

const MOST_PAIRS = 500;

export function registerRespondentCalls(app: FastifyInstance): void {
  registerCalls(app, respondentCalls, {
    addRespondents: ({ scrollId, respondents }, { database }) => addRespondents(database, scrollId, respondents),
    importRespondents: async ({ scrollId, source, ...wishes }, { platform, database, receivedFiles }) => {
      const read = await readRespondentFile(platform, theFile(receivedFiles), source);
      const { respondents, leftOut } = chooseRespondents(read, wishes);
      return { ...(await addRespondents(database, scrollId, respondents)), leftOut };
    },
    checkRespondentFile: async ({ source }, { platform, receivedFiles }) => {
      const read = await readRespondentFile(platform, theFile(receivedFiles), source);
      const { good, bad } = sortLines(read);
      const lines = bad.slice(0, MOST_BAD_LINES);
      return { good: good.length, bad: bad.length, columns: [...read.columns], lines };
    },
    respondentTemplate: async ({ scrollId }, { database, language }) =>
      writeRespondentTemplate(language, await listCustomFields(database.pool, scrollId)),
    editRespondent: ({ scrollId, respondentId, respondent }, { database }) =>
      editRespondent(database, scrollId, respondentId, respondent),
    labelRespondents: async ({ scrollId, ...change }, { database }) => ({
      changed: await labelRespondents(database, scrollId, change),
    }),
    respondentSummary: ({ scrollId }, { database }) => summariseRespondents(database.pool, scrollId),
    respondentQrCode: async ({ scrollId, respondentId, times }, { database, platform }) => {
      const code = await findRespondentsCode(database.pool, scrollId, respondentId);
      if (code === undefined) throw new Refusal('respondentNotFound', { field: 'respondentId' });
      return qrCodeFile(platform, `/p/${code}`, { times });
    },
    findDoubles: async ({ scrollId }, { database }) => {
      const pairs = findDoubles(await listLikelyDoubles(database.pool, scrollId));
      return { pairs: pairs.slice(0, MOST_PAIRS), hasMore: pairs.length > MOST_PAIRS };
    },
    mergeDoubles: async ({ scrollId, pairs }, { database }) => ({
      merged: await mergePairs(database, scrollId, pairs),
    }),
    findRespondents: async ({ scrollId, ...search }, { database: { pool } }) => {
      const fields = await findSearchFields(pool, scrollId);
      return findRespondentPage(pool, scrollId, { ...search, fields });
    },
    removeRespondents: async ({ scrollId, respondentIds }, { database }) => ({
      removed: await database.transaction(async db => {
        await keepSurveys(db, [scrollId]);
        return removeRespondents(db, scrollId, respondentIds);
      }),
    }),
    personalLinkList: ({ scrollId, page, size }, { database }) =>
      findRespondentPage(database.pool, scrollId, { page, size, people: 'listed', fields: [] }),
    configs: async ({ scrollId, userId }, { database }) =>
      // A custom field has no other id than its name, which is unique in a survey.
      (await listCustomFields(database.pool, scrollId, userId || undefined)).map(name => ({ customId: name, name })),
    configValues: ({ scrollId, customId, name }, { database }) =>
      listCustomValues(database.pool, scrollId, customId, name ?? ''),
    // Nor has a group, which the specification calls a flock.
    getUserLabel: ({ scrollId, flockId }, { database }) => listLabels(database.pool, scrollId, flockId || undefined),
    saveSearchIdentify: async ({ scrollId, fields }, { database }) => {
      await writeSearchFields(database.pool, scrollId, fields);
      return null;
    },
    getSearchIdentify: async ({ scrollId }, { database }) => ({
      fields: await findSearchFields(database.pool, scrollId),
    }),
  });
}

function theFile([received]: readonly ReceivedFile[]): ReceivedFile {
  if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  return received;
}

async function addRespondents(
  database: Database,
  scrollId: string,
  respondents: readonly NewRespondent[],
): Promise<{ added: number }> {
  for (const [index, one] of respondents.entries()) requireShortLabels(one, `respondents.${index}.labels`);
  const coded = respondents.map(one => ({ ...one, respondentId: newId(), code: newPersonalCode() }));
  await database.transaction(db => insertRespondents(db, scrollId, coded));
  return { added: coded.length };
}

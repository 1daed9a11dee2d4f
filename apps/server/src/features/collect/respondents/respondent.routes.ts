import { checkRespondent, respondentCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { qrCodeFile } from '../links/index.ts';
import { addRespondents, withWishes } from './add-respondents.ts';
import { editRespondent, labelRespondents, mergePairs } from './change-respondents.ts';
import { findDoubles } from './find-doubles.ts';
import { checkPeopleFile, importedPeople } from './import-respondents.ts';
import {
  findRespondentPage,
  findRespondentsCode,
  findSearchFields,
  listCustomFields,
  listCustomValues,
  listLabels,
  listLikelyDoubles,
  removeRespondents,
  summariseRespondents,
  writeSearchFields,
} from './respondent.repository.ts';
import { writeRespondentTemplate } from './write-respondent-template.ts';

const MOST_PAIRS = 500;
const respondents = { check: checkRespondent };

export function registerRespondentCalls(app: FastifyInstance): void {
  registerCalls(app, respondentCalls, {
    addRespondents: ({ scrollId, respondents: people }, { platform }) => addRespondents(platform, scrollId, people),
    importRespondents: async ({ scrollId, ...wishes }, { platform, actor, receivedFiles }) => {
      const { people, leftOut } = await importedPeople({ platform, actor }, receivedFiles, wishes, respondents);
      return { ...(await addRespondents(platform, scrollId, people)), leftOut };
    },
    checkRespondentFile: ({ source }, { platform, actor, receivedFiles }) =>
      checkPeopleFile({ platform, actor }, receivedFiles, source, respondents),
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
    findRespondents: async ({ scrollId, ...search }, { platform }) => {
      const { pool } = platform.database;
      const fields = await findSearchFields(pool, scrollId);
      return withWishes(platform, scrollId, await findRespondentPage(pool, scrollId, { ...search, fields }));
    },
    removeRespondents: async ({ scrollId, respondentIds }, { database }) => ({
      removed: await database.transaction(async db => {
        await keepSurveys(db, [scrollId]);
        return removeRespondents(db, scrollId, respondentIds);
      }),
    }),
    personalLinkList: async ({ scrollId, page, size }, { platform }) => {
      const search = { page, size, people: 'listed', fields: [] } as const;
      return withWishes(platform, scrollId, await findRespondentPage(platform.database.pool, scrollId, search));
    },
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

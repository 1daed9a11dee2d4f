import { type NewRespondent, respondentCalls } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { newPersonalCode } from '../links/index.ts';
import { readRespondentFile } from './read-respondent-file.ts';
import {
  findRespondentPage,
  findSearchFields,
  insertRespondents,
  listCustomFields,
  listCustomValues,
  listLabels,
  removeRespondents,
  writeSearchFields,
} from './respondent.repository.ts';

export function registerRespondentCalls(app: FastifyInstance): void {
  registerCalls(app, respondentCalls, {
    addRespondents: ({ scrollId, respondents }, { database }) => addRespondents(database, scrollId, respondents),
    importRespondents: async ({ scrollId }, { platform, database, receivedFiles: [received] }) => {
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      return addRespondents(database, scrollId, await readRespondentFile(platform, received));
    },
    findRespondents: async ({ scrollId, ...search }, { database: { pool } }) => {
      const fields = await findSearchFields(pool, scrollId);
      return findRespondentPage(pool, scrollId, { ...search, hasRemoved: true, fields });
    },
    removeRespondents: async ({ scrollId, respondentIds }, { database }) => ({
      removed: await database.transaction(async db => {
        await keepSurveys(db, [scrollId]);
        return removeRespondents(db, scrollId, respondentIds);
      }),
    }),
    personalLinkList: ({ scrollId, page, size }, { database }) =>
      findRespondentPage(database.pool, scrollId, { page, size, hasRemoved: false, fields: [] }),
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

async function addRespondents(
  database: Database,
  scrollId: string,
  respondents: readonly NewRespondent[],
): Promise<{ added: number }> {
  respondents.forEach(requireShortLabels);
  const coded = respondents.map(one => ({ ...one, respondentId: newId(), code: newPersonalCode() }));
  await database.transaction(db => insertRespondents(db, scrollId, coded));
  return { added: coded.length };
}

/** S5.30: all labels of a person together. */
function requireShortLabels({ labels }: NewRespondent, index: number): void {
  const length = labels.reduce((sum, label) => sum + [...label].length, 0);
  const field = `respondents.${index}.labels`;
  if (length > limits.labels) throw new Refusal('labelContentTooLong', { field });
}

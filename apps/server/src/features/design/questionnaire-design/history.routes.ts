import { historyCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadDocument } from './document-store.ts';
import { presentEdit, requestOf } from './edit-request.ts';
import { listSteps } from './history.repository.ts';
import { findQuestionnaire } from './questionnaire.repository.ts';
import { restoreQuestionnaire } from './restore-questionnaire.ts';

export function registerHistoryCalls(app: FastifyInstance): void {
  registerCalls(app, historyCalls, {
    history: ({ scrollId, page, size }, { database }) =>
      listSteps(database.pool, scrollId, { offset: (page - 1) * size, limit: size }),
    earlier: async ({ scrollId, version }, { database }) => {
      const newest = await findQuestionnaire(database.pool, scrollId);
      if (!newest) throw new Refusal('questionnaireNotFound');
      if (version > newest.version)
        throw new Refusal('inputInvalid', {
          field: 'version',
          problem: { word: 'numberTooBig', maximum: newest.version },
        });
      return { version, document: await loadDocument(database.pool, scrollId, version) };
    },
    restore: async ({ version, ...input }, context) =>
      presentEdit(await restoreQuestionnaire(context.database, requestOf(input, context), version)),
  });
}

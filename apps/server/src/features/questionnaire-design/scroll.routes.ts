import { rights, scrollCalls } from '@wenshu/api-contract';
import { createQuestionnaire } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { grantRights, holdsRight } from '../../authorisation/right.repository.ts';
import { Refusal } from '../../http/refusal.ts';
import { registerCalls } from '../../http/register-calls.ts';
import { newId } from '../../platform/new-id.ts';
import { edit } from './design.routes.ts';
import { findNewestSnapshot, insertWholeDocument } from './document.repository.ts';
import { loadDocument } from './document-store.ts';
import { collectIds } from './edit-questionnaire.ts';
import {
  findQuestionnaire,
  insertQuestionnaire,
  listVisibleQuestionnaires,
  type QuestionnaireRow,
  renameQuestionnaire,
} from './questionnaire.repository.ts';

export function registerScrollCalls(app: FastifyInstance): void {
  registerCalls(app, scrollCalls, {
    create: async ({ name, languageId }, { database, actor }) => {
      const scrollId = newId();
      const document = createQuestionnaire({ title: name, baseLanguageId: languageId, groupId: newId() });
      await database.transaction(async db => {
        await insertQuestionnaire(db, scrollId, name, actor.personId);
        await insertWholeDocument(db, scrollId, 0, document);
        await grantRights(db, actor.personId, { kind: 'questionnaire', id: scrollId }, rights);
      });
      return { scrollId };
    },
    list: async (_input, { database, actor }) =>
      (await listVisibleQuestionnaires(database.pool, actor.personId)).map(row => summaryOf(row, actor.personId)),
    get: async ({ scrollId }, { database, actor }) => {
      const row = await requireQuestionnaire(findQuestionnaire(database.pool, scrollId));
      const document = await loadDocument(database.pool, scrollId, row.version);
      const published = await findNewestSnapshot(database.pool, scrollId);
      return {
        ...summaryOf(row, actor.personId),
        version: row.version,
        versionTime: row.versionTime,
        document,
        publishedIds: published ? [...collectIds(published.document), ...Object.keys(document.retired)] : [],
        mayEdit: await holdsRight(
          database.pool,
          actor.personId,
          { kind: 'questionnaire', id: scrollId },
          'questionnaire.edit',
        ),
      };
    },
    getScrollName: async ({ scrollId }, { database }) =>
      (await requireQuestionnaire(findQuestionnaire(database.pool, scrollId))).name,
    updateName: async ({ scrollId, name }, { database }) => {
      await renameQuestionnaire(database.pool, scrollId, name);
      return null;
    },
    updateTitleOrDesc: edit('updateTitleOrDesc'),
  });
}

async function requireQuestionnaire(found: Promise<QuestionnaireRow | undefined>): Promise<QuestionnaireRow> {
  const row = await found;
  if (!row) throw new Refusal('questionnaireNotFound');
  return row;
}

function summaryOf(
  { creatorId, version: _version, versionTime: _versionTime, ...row }: QuestionnaireRow,
  personId: string,
) {
  return { ...row, isCreator: creatorId === personId };
}

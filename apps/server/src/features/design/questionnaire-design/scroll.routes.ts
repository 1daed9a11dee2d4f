import { type CreatorScrollInfo, scrollCalls } from '@wenshu/api-contract';
import { inLanguage, listTexts, own, type Questionnaire } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findSettings } from '../live-settings/index.ts';
import { loadDocument } from './document-store.ts';
import { presentScroll } from './present-scroll.ts';
import { publishedIds } from './published-ids.ts';
import {
  findQuestionnaire,
  listVisibleQuestionnaires,
  type QuestionnaireRow,
  renameQuestionnaire,
  type VisibleRow,
} from './questionnaire.repository.ts';
import { startQuestionnaire } from './start-questionnaire.ts';
import { writeWordAside } from './word/write-word-aside.ts';

export function registerScrollCalls(app: FastifyInstance): void {
  registerCalls(app, scrollCalls, {
    create: async (input, { database, actor }) => ({
      scrollId: await startQuestionnaire(database, actor.personId, input),
    }),
    list: async (_input, { database, actor }) =>
      (await listVisibleQuestionnaires(database.pool, actor.personId)).map(row => summaryOf(row, actor.personId)),
    get: async ({ scrollId, languageId, only }, { database, actor }) => {
      const row = await requireQuestionnaire(findQuestionnaire(database.pool, scrollId));
      const stored = await loadDocument(database.pool, scrollId, row.version);
      const document = languageId === undefined ? stored : inLanguage(stored, requireLanguage(stored, languageId));
      const published = await publishedIds(database.pool, scrollId, row.versionTime);
      const sight = await findSight(database.pool, actor, scrollId, 'questionnaire.view');
      return {
        ...summaryOf({ ...row, collected: sight.kind === 'all' ? row.collected : null }, actor.personId),
        version: row.version,
        versionTime: row.versionTime,
        editedFrom: row.editedFrom,
        ...(only !== 'document' && { scrollInfo: await drawn(database.pool, row, document, languageId) }),
        document,
        publishedIds: [...published, ...Object.keys(document.retired)],
        mayEdit: await holdsRight(database.pool, actor, { kind: 'questionnaire', id: scrollId }, 'questionnaire.edit'),
      };
    },
    getScrollName: async ({ scrollId }, { database }) =>
      (await requireQuestionnaire(findQuestionnaire(database.pool, scrollId))).name,
    origin: async ({ scrollId }, { database }) => ({
      origin: (await requireQuestionnaire(findQuestionnaire(database.pool, scrollId))).origin,
    }),
    getForLanguage: async ({ scrollId, languageId }, { database }) => {
      const { version } = await requireQuestionnaire(findQuestionnaire(database.pool, scrollId));
      const document = await loadDocument(database.pool, scrollId, version);
      const translations = own(document.translations, String(languageId)) ?? {};
      const texts = listTexts(document).map(text => ({
        ...text,
        translation: own(own(translations, text.id) ?? {}, text.field) ?? null,
      }));
      const done = texts.filter(text => text.translation !== null && text.translation.text.trim() !== '').length;
      const { baseLanguageId, languages } = document;
      return {
        scrollId,
        version,
        baseLanguageId,
        languageId,
        texts,
        languages: Object.values(languages).map(language => ({ ...language })),
        // The base language needs no translation.
        share: languageId === baseLanguageId || texts.length === 0 ? 1 : done / texts.length,
      };
    },
    downLoadScrollToWord: async ({ scrollId, languageId }, context) => {
      const { database, language, platform, actor } = context;
      const { version, name } = await requireQuestionnaire(findQuestionnaire(database.pool, scrollId));
      const document = await loadDocument(database.pool, scrollId, version);
      const threads = await threadsFor(platform, 'live', actor, scrollId);
      const request = { scrollId, languageId: languageId ?? document.baseLanguageId, language };
      return {
        content: await context.whileListening(signal => writeWordAside(threads, { document, request }, signal)),
        fileName: `${name}.docx`,
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      };
    },
    updateName: async ({ scrollId, name }, { database }) => {
      await renameQuestionnaire(database.pool, scrollId, name);
      return null;
    },
  });
}

/** As the specification draws it; the document is in the language already. */
async function drawn(
  db: Queryable,
  row: QuestionnaireRow,
  document: Questionnaire,
  languageId: number = document.baseLanguageId,
): Promise<CreatorScrollInfo> {
  const { startMs = null, endMs = null } = (await findSettings(db, row.scrollId)) ?? {};
  return presentScroll(row, document, { languageId, startMs, endMs });
}

function requireLanguage({ baseLanguageId, languages }: Questionnaire, languageId: number): number {
  if (languageId !== baseLanguageId && !Object.hasOwn(languages, languageId))
    throw new Refusal('editRefused', { params: { problem: 'language-not-found' } });
  return languageId;
}

async function requireQuestionnaire(found: Promise<QuestionnaireRow | undefined>): Promise<QuestionnaireRow> {
  const row = await found;
  if (!row) throw new Refusal('questionnaireNotFound');
  return row;
}

function summaryOf(
  { creatorId, version: _version, versionTime: _versionTime, editedFrom: _editedFrom, ...row }: VisibleRow,
  personId: string,
) {
  return { ...row, isCreator: creatorId === personId };
}

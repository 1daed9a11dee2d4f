import { type QuestionnaireOrigin, rights } from '@wenshu/api-contract';
import { createQuestionnaire, type Questionnaire, writtenIn } from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { grantRights } from '../../../authorisation/right.repository.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { logOperation, OPERATOR_ID } from '../../people/operation-log/index.ts';
import { insertLiveSurvey } from '../live-settings/index.ts';
import { insertWholeDocument } from './document.repository.ts';
import { insertQuestionnaire } from './questionnaire.repository.ts';

export interface NewQuestionnaire {
  readonly name: string;
  readonly languageId: number;
  /** What respondents read first; else the usual sentence (S9.24). */
  readonly introduction?: string;
}

/** A blank document with an introduction and the one group that every questionnaire has. */
export function blankDocument({ name, languageId, introduction }: NewQuestionnaire): Questionnaire {
  const written = writtenIn({ baseLanguageId: languageId, languages: {} });
  const description = introduction ?? questionnaireDefaultTexts[written].introduction;
  return createQuestionnaire({ title: name, description, baseLanguageId: languageId, groupId: newId() });
}

/** What else is done to a fresh questionnaire, such as putting it into a project. */
type Also = (db: Queryable, scrollId: string) => Promise<void>;

/**
 * Stores a document as a new questionnaire; its creator holds every right on it. One without a creator is the installation's own, and nobody
 * holds any. `also` happens with it or not at all.
 */
export function storeNewQuestionnaire(
  database: Database,
  personId: string | null,
  name: string,
  document: Questionnaire,
  also?: Also,
): Promise<string> {
  return database.transaction(db => insertNewQuestionnaire(db, personId, name, document, also));
}

/** The same as part of something larger. */
export async function insertNewQuestionnaire(
  db: Queryable,
  personId: string | null,
  name: string,
  document: Questionnaire,
  also: Also = async () => {},
  {
    scrollId = newId(),
    origin = 'designed',
  }: { readonly scrollId?: string; readonly origin?: QuestionnaireOrigin } = {},
): Promise<string> {
  await insertQuestionnaire(db, scrollId, name, personId, origin);
  await insertLiveSurvey(db, scrollId);
  await insertWholeDocument(db, scrollId, 0, document);
  const object = { kind: 'questionnaire', id: scrollId } as const;
  if (personId !== null) await grantRights(db, personId, object, rights);
  // Before its line, which says in which enterprise it was made.
  await also(db, scrollId);
  await logOperation(db, {
    personId: personId ?? OPERATOR_ID,
    action: 'questionnaire.create',
    object,
    details: { name },
  });
  return scrollId;
}

/** A blank questionnaire. */
export function startQuestionnaire(database: Database, personId: string, start: NewQuestionnaire): Promise<string> {
  return storeNewQuestionnaire(database, personId, start.name, blankDocument(start));
}

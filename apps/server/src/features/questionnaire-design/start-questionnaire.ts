import { rights } from '@wenshu/api-contract';
import { createQuestionnaire } from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/questionnaire-defaults';
import { grantRights } from '../../authorisation/right.repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertWholeDocument } from './document.repository.ts';
import { insertQuestionnaire } from './questionnaire.repository.ts';

/** The language's number on the wire; others than the interface's two begin in Chinese. */
const ENGLISH = 2;

/** A blank questionnaire with the usual introduction (S9.24); its creator holds every right on it. */
export async function startQuestionnaire(
  database: Database,
  personId: string,
  { name, languageId }: { name: string; languageId: number },
): Promise<string> {
  const scrollId = newId();
  const language = languageId === ENGLISH ? 'en' : 'zh';
  const description = questionnaireDefaultTexts[language].introduction;
  const document = createQuestionnaire({ title: name, description, baseLanguageId: languageId, groupId: newId() });
  await database.transaction(async db => {
    await insertQuestionnaire(db, scrollId, name, personId);
    await insertWholeDocument(db, scrollId, 0, document);
    await grantRights(db, personId, { kind: 'questionnaire', id: scrollId }, rights);
  });
  return scrollId;
}

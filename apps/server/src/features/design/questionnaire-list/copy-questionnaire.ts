import { plainText } from '@wenshu/survey-core';
import { Refusal } from '../../../http/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findQuestionnaire, loadDocument, storeNewQuestionnaire } from '../questionnaire-design/index.ts';
import { copyRules } from './questionnaire-list.repository.ts';

/** The whole document as it stands, under a new id. Nothing of it was published yet, so nothing of it is retired. */
export async function copyQuestionnaire(
  database: Database,
  personId: string,
  { scrollId, name }: { scrollId: string; name: string },
): Promise<string> {
  const original = await findQuestionnaire(database.pool, scrollId);
  if (!original) throw new Refusal('questionnaireNotFound');
  const document = await loadDocument(database.pool, scrollId, original.version);
  // A title that was never its own follows the name, as it does in a new questionnaire.
  const title = document.title.text === original.name ? plainText(name) : document.title;
  return storeNewQuestionnaire(database, personId, name, { ...document, title, retired: {} }, (db, copy) =>
    copyRules(db, scrollId, copy),
  );
}

import { plainText } from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { copyRules } from '../live-settings/index.ts';
import { findQuestionnaire, loadDocument, storeNewQuestionnaire } from '../questionnaire-design/index.ts';
import { insertCopysListing } from './questionnaire-list.repository.ts';

/** The whole document as it stands, under a new id. Nothing of it was published yet, so nothing of it is retired. */
export async function copyQuestionnaire(
  database: Database,
  personId: string,
  { scrollId, name }: { scrollId: string; name: string },
  also: (db: Queryable, copy: string) => Promise<void> = async () => {},
): Promise<string> {
  const original = await findQuestionnaire(database.pool, scrollId);
  if (!original) throw new Refusal('questionnaireNotFound');
  const document = await loadDocument(database.pool, scrollId, original.version);
  // A title that was never its own follows the name, as it does in a new questionnaire.
  const title = document.title.text === original.name ? plainText(name) : document.title;
  return storeNewQuestionnaire(database, personId, name, { ...document, title, retired: {} }, async (db, copy) => {
    await copyRules(db, scrollId, copy);
    await insertCopysListing(db, scrollId, copy);
    await also(db, copy);
  });
}

import type { FileRules } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadModel } from '../../design/publishing/index.ts';

/** What files a question takes, by the snapshot that the respondent answers. */
export async function findRules(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  answerKey: string,
): Promise<FileRules> {
  const { questions } = await loadModel(db, scrollId, versionTime);
  const rules = questions.get(answerKey)?.files;
  if (!rules) throw new Refusal('inputInvalid', { field: 'questionId', problem: { word: 'invalid' } });
  return rules;
}

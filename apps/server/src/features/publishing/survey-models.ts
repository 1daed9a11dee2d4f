import { questionTypes } from '@wenshu/question-types/core';
import { buildFlow, compileSurvey, type SurveyModel } from '@wenshu/survey-core';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { LruCache } from '../../platform/lru-cache.ts';
import { findSnapshot } from './snapshot.repository.ts';

/** Compiled snapshots. They never change, so a process may keep them as long as it likes. */
const models = new LruCache<string, SurveyModel>(500);

/** The model of a snapshot, in a language or in the base one: ids and rules are the same in all of them. */
export async function loadModel(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  languageId?: number,
): Promise<SurveyModel> {
  const key = `${scrollId}:${versionTime}:${languageId ?? ''}`;
  const known = models.get(key);
  if (known) return known;
  const document = await findSnapshot(db, scrollId, versionTime);
  if (!document) throw new Refusal('answerNotReadable', { field: 'versionTime' });
  const flow = buildFlow(document, { scrollId, versionTime, languageId: languageId ?? document.baseLanguageId });
  const model = compileSurvey(flow, questionTypes);
  models.set(key, model);
  return model;
}

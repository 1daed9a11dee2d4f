import { questionTypes } from '@wenshu/question-types/core';
import {
  buildFlow,
  compileSurvey,
  type SurveyLanguage,
  type SurveyModel,
  surveyLanguages,
  type Trap,
  trapsOf,
} from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { estimateBytes } from '../../../platform/estimate-bytes.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findSnapshot } from '../questionnaire-design/index.ts';

/** A snapshot ready to be answered in one language, and the languages that it can be answered in. */
export interface PublishedSurvey {
  readonly model: SurveyModel;
  readonly languages: readonly SurveyLanguage[];
  readonly baseLanguageId: number;
  /** Its attention checks. They are of the document: the model has what is told to respondents. */
  readonly traps: readonly Trap[];
}

const MOST_BYTES = 256 * 1024 * 1024;
/** Compiled snapshots. They never change, so a process may keep them as long as it likes. A compiled one is mostly its flow. */
const published = new LruCache<string, PublishedSurvey>(MOST_BYTES, ({ model }) => estimateBytes(model.flow));

/** In a language that the survey has, else in its base one. */
export async function loadPublished(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  languageId?: number,
): Promise<PublishedSurvey> {
  const base = published.get(`${scrollId}:${versionTime}:`) ?? (await load(db, scrollId, versionTime, undefined));
  const isOther = languageId !== base.baseLanguageId && base.languages.some(one => one.languageId === languageId);
  if (!isOther) return base;
  return (
    published.get(`${scrollId}:${versionTime}:${languageId}`) ?? (await load(db, scrollId, versionTime, languageId))
  );
}

/** The model of a snapshot, in a language or in the base one: ids and rules are the same in all of them. */
export async function loadModel(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  languageId?: number,
): Promise<SurveyModel> {
  return (await loadPublished(db, scrollId, versionTime, languageId)).model;
}

async function load(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  languageId: number | undefined,
): Promise<PublishedSurvey> {
  const document = await findSnapshot(db, scrollId, versionTime);
  if (!document) throw new Refusal('answerNotReadable', { field: 'versionTime' });
  const { baseLanguageId } = document;
  const flow = buildFlow(document, { scrollId, versionTime, languageId: languageId ?? baseLanguageId });
  const survey = {
    model: compileSurvey(flow, questionTypes),
    languages: surveyLanguages(document),
    baseLanguageId,
    traps: trapsOf(document, questionTypes),
  };
  published.set(`${scrollId}:${versionTime}:${languageId ?? ''}`, survey);
  return survey;
}

import type { CallData, recordCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  type AnswerContext,
  DEFAULT_TIME_ZONE,
  dayIn,
  designPages,
  openAnswering,
  own,
  type SurveyModel,
  shownOrders,
} from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { loadPublished } from '../../design/publishing/index.ts';
import type { RecordRow } from './record.repository.ts';

interface Seen {
  /** Of the version that was answered, in the language in which it was. */
  readonly model: SurveyModel;
  readonly languageTag: string;
  readonly context: AnswerContext;
}

/** The survey as the respondent of a record met it. */
export async function loadSeen(db: Queryable, scrollId: string, record: RecordRow): Promise<Seen> {
  const { versionTime, languageId, operands, answerRecordId, submittedAt, startedAt } = record;
  const { model, languages } = await loadPublished(db, scrollId, versionTime, languageId);
  const timeZone = (await findSettings(db, scrollId))?.timeZone ?? DEFAULT_TIME_ZONE;
  const tag = languages.find(one => one.languageId === model.flow.languageId)?.tag ?? languages[0]!.tag;
  const today = dayIn(submittedAt ?? startedAt, timeZone);
  return { model, languageTag: tag, context: { seed: answerRecordId, today, languageId, ...operands } };
}

/**
 * What was asked, in the order in which it was shown. Where chance decided, the record has kept it: an engine that deals otherwise one day
 * changes nothing for old records. A page that chance or a loop visits twice stands twice, its time at the first.
 */
export function presentPages(
  { model, context }: Seen,
  { answers, shownKeys, pageMs }: RecordRow,
): CallData<typeof recordCalls.get>['pages'] {
  const keys = shownKeys ?? shownOrders(openAnswering(model, { answers, context })).questions;
  const pageOf = designPages(model.flow, questionTypes);
  const pages: { questionId: string; durationMs: number | null; answerKeys: string[] }[] = [];
  for (const key of keys) {
    const bound = model.questions.get(key);
    const page = bound && pageOf.get(bound.question.id);
    if (bound?.role !== 'question' || page === undefined) continue;
    if (pages.at(-1)?.questionId === page) pages.at(-1)!.answerKeys.push(key);
    else {
      const isKnown = pages.some(({ questionId }) => questionId === page);
      pages.push({ questionId: page, durationMs: isKnown ? null : (own(pageMs, page) ?? null), answerKeys: [key] });
    }
  }
  return pages;
}

import { answerStatus, questionnaireStatus } from '@wenshu/api-contract';
import type { SurveyModel } from '@wenshu/survey-core';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { newId } from '../../platform/new-id.ts';
import { loadModel } from '../publishing/index.ts';
import { findLinkedSurvey, findOpenRecord, type LinkedSurvey, type OpenRecord } from './visit.repository.ts';

export interface OpenedSurvey {
  readonly model: SurveyModel;
  readonly record: OpenRecord;
}

/** What a visitor sees behind a link. Nothing is written: the first save creates the record. */
export async function openSurvey(db: Queryable, linkCode: string, cookieId: string | undefined): Promise<OpenedSurvey> {
  const survey = await requireOpenSurvey(db, linkCode);
  const unfinished = cookieId === undefined ? undefined : await findOpenRecord(db, survey.scrollId, linkCode, cookieId);
  const model = await loadModel(db, survey.scrollId, unfinished?.versionTime ?? survey.versionTime);
  const { languageId, versionTime } = model.flow;
  const fresh = {
    answerRecordId: newId(),
    versionTime,
    languageId,
    status: answerStatus.notAnswered,
    answers: {},
    lastQuestionId: null,
    saveSeq: 0,
  };
  return { model, record: unfinished ?? fresh };
}

/** The survey behind a link, when it takes answers now. */
export async function requireOpenSurvey(
  db: Queryable,
  linkCode: string,
): Promise<LinkedSurvey & { versionTime: number }> {
  const survey = await findLinkedSurvey(db, linkCode);
  if (!survey) throw new Refusal('linkNotFound');
  if (survey.status === questionnaireStatus.ended) throw new Refusal('surveyClosed');
  const { versionTime } = survey;
  if (survey.status !== questionnaireStatus.collecting || !survey.isLinkEnabled || versionTime === null)
    throw new Refusal('surveyNotOpen');
  return { ...survey, versionTime };
}

import { type AnswerInfo, type AnswerRecordInfo, answerStatus, answersFromRows } from '@wenshu/api-contract';
import {
  type AnswerContext,
  axisOperands,
  type KeyedProblem,
  replayAnswers,
  type SurveyModel,
} from '@wenshu/survey-core';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { loadModel } from '../publishing/index.ts';
import { requireOpenSurvey } from './open-survey.ts';
import type { Submission, Visit } from './submission.ts';
import type { SubmissionWriter } from './submission-writer.ts';
import { findLinkedSurvey, savePage } from './visit.repository.ts';

export interface SentAnswers {
  readonly answerRecordId: string;
  readonly answerInfoList: readonly AnswerInfo[];
  readonly blankAnswerInfoList: readonly AnswerInfo[];
  readonly lastQuestionId?: string | undefined;
  readonly saveSeq: number;
  readonly visit: Visit;
  /** For conditions that ask about today. */
  readonly today?: string;
}

/** Keeps what a page holds, complete or not. */
export async function savePageAnswers(db: Queryable, sent: SentAnswers): Promise<AnswerRecordInfo> {
  const { scrollId } = await requireOpenSurvey(db, sent.visit.linkCode);
  const model = await loadModel(db, scrollId, sent.visit.versionTime);
  const { answers } = replayAnswers(model, answersOf(model, sent), contextOf(sent));
  const saved = await savePage(db, { ...sent, scrollId, answers, lastQuestionId: sent.lastQuestionId ?? null });
  if (saved === 'submitted') throw new Refusal('alreadyAnswered');
  if (saved === 'older') throw new Refusal('openedElsewhere');
  return present(sent, answerStatus.notCompleted, false);
}

/** Replays the whole submission on its snapshot, then lets the database decide. */
export async function submitAnswers(
  db: Queryable,
  writer: SubmissionWriter,
  sent: SentAnswers,
): Promise<AnswerRecordInfo> {
  const linked = await findLinkedSurvey(db, sent.visit.linkCode);
  if (!linked) throw new Refusal('linkNotFound');
  const model = await loadModel(db, linked.scrollId, sent.visit.versionTime);
  const result = await writer.submit(replayed(model, linked.scrollId, sent));
  if ('refused' in result) throw new Refusal(result.refused);
  return present(sent, result.status, result.isSubmit);
}

function replayed(model: SurveyModel, scrollId: string, sent: SentAnswers): Submission {
  const replay = replayAnswers(model, answersOf(model, sent), contextOf(sent));
  const [problem] = replay.problems;
  if (problem) throw refusalOf(problem);
  return {
    scrollId,
    answerRecordId: sent.answerRecordId,
    outcome: replay.outcome,
    answers: replay.answers,
    dropped: replay.dropped,
    operandsOf: axisOperands(model, replay.answers),
    visit: sent.visit,
  };
}

/** The record's id is what random orders were dealt from. */
function contextOf({ answerRecordId, visit, today }: SentAnswers): AnswerContext {
  return { seed: answerRecordId, languageId: visit.languageId, ...(today !== undefined && { today }) };
}

function answersOf(model: SurveyModel, sent: SentAnswers): Record<string, unknown> {
  return answersFromRows(model.questions, sent.answerInfoList, sent.blankAnswerInfoList);
}

const MISSING: readonly KeyedProblem['problem'][] = ['required', 'rows-missing', 'blank-required'];
const UNREADABLE: readonly KeyedProblem['problem'][] = ['not-readable', 'option-unknown'];

function refusalOf({ problem, key }: KeyedProblem): Refusal {
  if (MISSING.includes(problem)) return new Refusal('answerMissing', { field: key });
  return new Refusal(UNREADABLE.includes(problem) ? 'answerNotReadable' : 'answerFormatWrong', { field: key });
}

function present({ answerRecordId, visit }: SentAnswers, status: number, isSubmit: boolean): AnswerRecordInfo {
  return {
    answerRecordId,
    versionTime: visit.versionTime,
    languageId: visit.languageId,
    answerStatus: status,
    isSubmit,
  };
}

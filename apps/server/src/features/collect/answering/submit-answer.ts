import type { AnswerRecordInfo } from '@wenshu/api-contract';
import {
  type Answers,
  type AxisOperands,
  axisOperands,
  countFailedTraps,
  openAnswering,
  type SurveyModel,
  shownOrders,
  straightLines,
} from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadPublished, type PublishedSurvey } from '../../design/publishing/index.ts';
import { checkSubmittedFiles } from '../answer-files/index.ts';
import type { FoundEntry } from './entering/find-entry.ts';
import { refusalOfGate, refusalOfProblem } from './refuse-answer.ts';
import { contextOf, readsParameters, replaySent } from './replay-sent.ts';
import { whyNotOpen } from './require-open.ts';
import { arrivalOf, presentSent, type SentAnswers } from './sent-answers.ts';
import { circumstancesOf } from './submitting/circumstances.ts';
import { hasChance } from './submitting/has-chance.ts';
import { outcomeAgain } from './submitting/outcome-again.ts';
import { pageTimesOf } from './submitting/page-times.ts';
import { findParameters, findSubmitted } from './submitting/record.repository.ts';
import type { Arrival, Submission } from './submitting/submission.ts';
import type { SubmissionWriter } from './submitting/submission-writer.ts';

/** Asked before a submission is decided; throws a Refusal. */
export type Doorkeeper = (answered: number) => Promise<void>;

/** Replays the whole submission on its snapshot, then lets the database decide. Sent again it gets its outcome, whatever has changed since. */
export async function submitAnswers(
  platform: Platform,
  writer: SubmissionWriter,
  found: FoundEntry,
  sent: SentAnswers,
  doorkeeper?: Doorkeeper,
): Promise<AnswerRecordInfo> {
  const { pool } = platform.database;
  const { scrollId } = found.entry;
  const survey = await loadPublished(pool, scrollId, sent.versionTime);
  const arrival = await withFirstParameters(platform, arrivalOf(found, sent, survey), sent, survey.model);
  try {
    const refused = await whyNotOpen(platform, found, sent);
    if (refused) throw new Refusal(refused);
    await doorkeeper?.(sent.answerInfoList.length);
  } catch (error) {
    const outcome = error instanceof Refusal ? await outcomeBefore(platform, survey.model, sent, arrival) : undefined;
    if (outcome) return presentSent(sent, arrival, outcome);
    throw error;
  }
  const submission = replayed(survey, sent, arrival, platform.clock.now());
  await checkSubmittedFiles(pool, survey.model, { scrollId, ...submission });
  const result = await writer.submit(submission);
  if ('refused' in result) throw refusalOfGate(result);
  return presentSent(sent, arrival, result);
}

/** What the same submission has become, also after the survey was closed: whoever did not hear the answer asks again. */
async function outcomeBefore(
  { database: { pool }, clock }: Platform,
  model: SurveyModel,
  sent: SentAnswers,
  arrival: Arrival,
): Promise<{ readonly status: number; readonly isSubmit: boolean } | undefined> {
  const first = await findSubmitted(pool, arrival.scrollId, sent.answerRecordId);
  if (!first) return undefined;
  const { answers } = replaySent(model, sent, contextOf(sent.answerRecordId, arrival, clock.now()));
  const outcome = outcomeAgain(first, arrival, answers);
  return 'refused' in outcome ? undefined : outcome;
}

/** The first set of parameters is the record's; rules that read them must not see a later one. */
async function withFirstParameters(
  { database }: Platform,
  arrival: Arrival,
  { answerRecordId }: SentAnswers,
  model: SurveyModel,
): Promise<Arrival> {
  if (!readsParameters(model)) return arrival;
  const first = await findParameters(database.pool, arrival.scrollId, answerRecordId);
  return first ? { ...arrival, parameters: first } : arrival;
}

/** What the engine makes of a submission, before the database decides. */
export function replayed(
  { model, traps }: PublishedSurvey,
  sent: SentAnswers,
  arrival: Arrival,
  now: Date,
): Submission {
  const context = contextOf(sent.answerRecordId, arrival, now);
  const replay = replaySent(model, sent, context);
  const [problem] = replay.problems;
  if (problem) throw refusalOfProblem(problem);
  return {
    answerRecordId: sent.answerRecordId,
    outcome: replay.outcome,
    answers: replay.answers,
    dropped: replay.dropped,
    shownOrders: hasChance(model) ? shownOrders(openAnswering(model, { answers: replay.answers, context })) : null,
    pages: pageTimesOf(model, sent),
    trapsFailed: countFailedTraps(traps, model, replay.answers),
    flatGrids: straightLines(model, replay.answers),
    operandsOf: lazyOperands(model, replay.answers),
    arrival,
    circumstances: circumstancesOf(arrival.userAgent, arrival.clientAddress),
    nowMs: now.getTime(),
  };
}

/** Most surveys have no quota: then nothing is worked out for one. */
function lazyOperands(model: SurveyModel, answers: Answers): AxisOperands {
  let operands: AxisOperands | undefined;
  return axisId => {
    operands ??= axisOperands(model, answers);
    return operands(axisId);
  };
}

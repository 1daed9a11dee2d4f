import { questionTypes } from '@wenshu/question-types/core';
import { type Answers, compileSurvey, dayIn, isRecord, replayAnswers, type SurveyModel } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import {
  insertBroughtIn,
  refusalOfProblem,
  removeSomeBroughtIn,
  rewriteBroughtIn,
} from '../../../collect/answering/index.ts';
import { countBroughtIn, keepSurveys, uncountBroughtIn } from '../../../design/live-settings/index.ts';
import { loadModel } from '../../../design/publishing/index.ts';
import { findNewestVersionTime } from '../../../design/questionnaire-design/index.ts';
import { type Doing, refuse } from '../room/open-seat.ts';
import type { Room } from '../rows/room.repository.ts';
import { findAnswers, takeAnswersAway, writeAnswer } from './answer.repository.ts';

interface Activity {
  readonly versionTime: number;
  /** Of the question alone, with what stands below it: rules that lead to other questions have nothing to lead to. */
  readonly model: SurveyModel;
}

/** A question of the version that was published when the doors were opened. */
export async function findActivity(
  db: Queryable,
  { scrollId, languageId }: Pick<Room, 'scrollId' | 'languageId'>,
  questionId: string,
): Promise<Activity> {
  const versionTime = await findNewestVersionTime(db, scrollId);
  if (versionTime === undefined) throw refuse('question-unknown');
  const { flow } = await loadModel(db, scrollId, versionTime, languageId);
  const wanted = new Set([questionId]);
  // Children stand directly after their parent.
  for (const { id, parentId } of flow.questions) if (parentId !== undefined && wanted.has(parentId)) wanted.add(id);
  const questions = flow.questions.filter(({ id }) => wanted.has(id));
  if (questions[0]?.id !== questionId) throw refuse('question-unknown');
  const alone = Object.assign({}, flow, {
    questions,
    groups: flow.groups.filter(({ id }) => questions.some(({ groupId }) => groupId === id)),
    logic: [],
    calculations: [],
    verifications: [],
    cover: null,
  });
  return { versionTime, model: compileSurvey(alone, questionTypes) };
}

/** Checked as every answer is, and part of the participant’s record from then on: the data set of the task has it. */
export async function answerActivity(
  { db, room, seat, now }: Doing,
  { promptId, questionId }: { readonly promptId: string; readonly questionId: string },
  sent: unknown,
): Promise<void> {
  const { scrollId, languageId, setup } = room;
  const { seatId } = seat;
  const { versionTime, model } = await findActivity(db, room, questionId);
  if (!isRecord(sent)) throw new Refusal('answerNotReadable', { field: 'answers' });
  const today = dayIn(now, setup.timeZone);
  const { answers, problems } = replayAnswers(model, sent, { seed: seatId, languageId, today });
  const [problem] = problems;
  if (problem) throw refusalOfProblem(problem);
  if (Object.keys(answers).length === 0) throw new Refusal('answerMissing', { field: 'answers' });
  await keepSurveys(db, [scrollId]);
  const before = await findAnswers(db, scrollId, seatId);
  await writeAnswer(db, { scrollId, seatId, promptId }, answers, now);
  const all: Answers = Object.assign({}, before, answers);
  const record = { id: seatId, answers: all };
  if (Object.keys(before).length > 0) {
    await rewriteBroughtIn(db, { scrollId, versionTime }, [record]);
    return;
  }
  const serial = await countBroughtIn(db, scrollId, 1);
  await insertBroughtIn(db, { scrollId, versionTime, languageId, serial, at: now }, [record]);
}

/** With what these people answered their records go. */
export async function eraseAnswers(db: Queryable, scrollId: string, seatIds: readonly string[]): Promise<void> {
  const answered = await takeAnswersAway(db, scrollId, seatIds);
  if (answered.length === 0) return;
  await keepSurveys(db, [scrollId]);
  await uncountBroughtIn(db, scrollId, await removeSomeBroughtIn(db, scrollId, answered));
}

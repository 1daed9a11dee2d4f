import { answersFromRows } from '@wenshu/api-contract';
import { type AnswerContext, dayIn, type Replay, replayAnswers, type SurveyModel } from '@wenshu/survey-core';
import type { SentAnswers } from './sent-answers.ts';
import type { Arrival } from './submitting/submission.ts';

/** Walks what was sent as the page did, on the server's own operands. */
export function replaySent(model: SurveyModel, sent: SentAnswers, context: AnswerContext): Replay {
  const answers = answersFromRows(model.questions, sent.answerInfoList, sent.blankAnswerInfoList);
  return replayAnswers(model, answers, context);
}

/** The record's id is what random orders were dealt from. */
export function contextOf(answerRecordId: string, arrival: Arrival, now: Date): AnswerContext {
  const { languageId, channel, labels, parameters, timeZone } = arrival;
  return { seed: answerRecordId, today: todayIn(timeZone, now), languageId, channel, labels, parameters };
}

const users = new WeakMap<SurveyModel, boolean>();

/** Whether any rule reads the link's parameters: only then does a record's first set matter before it is decided. */
export function readsParameters(model: SurveyModel): boolean {
  const known = users.get(model);
  if (known !== undefined) return known;
  const { logic, calculations, verifications } = model.flow;
  const reads = JSON.stringify([logic, calculations, verifications]).includes('"test":"parameter"');
  users.set(model, reads);
  return reads;
}

const SLOT_MS = 15 * 60_000;
const todays = new Map<string, { readonly slot: number; readonly day: string }>();

/** Asking the calendar takes longer than replaying a short survey, and a day begins on a quarter of an hour everywhere. */
export function todayIn(timeZone: string, now: Date): string {
  const slot = Math.floor(now.getTime() / SLOT_MS);
  const known = todays.get(timeZone);
  if (known?.slot === slot) return known.day;
  const day = dayIn(now, timeZone);
  todays.set(timeZone, { slot, day });
  return day;
}

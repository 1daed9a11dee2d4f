import type { AnswerRow, Answers, BoundQuestion } from '@wenshu/survey-core';
import type { AnswerInfo } from './answer.ts';

type Questions = ReadonlyMap<string, BoundQuestion>;

/** Answers as the wire's rows: a matrix row travels as a sub-question below its question. */
export function rowsFromAnswers(
  questions: Questions,
  answers: Answers,
): { answerInfoList: AnswerInfo[]; blankAnswerInfoList: AnswerInfo[] } {
  const answerInfoList: AnswerInfo[] = [];
  const blankAnswerInfoList: AnswerInfo[] = [];
  for (const [key, answer] of Object.entries(answers)) {
    const bound = questions.get(key);
    if (!bound) continue;
    for (const row of bound.toRows(answer))
      (row.isBlank ? blankAnswerInfoList : answerInfoList).push(infoFromRow(key, bound, row));
  }
  return { answerInfoList, blankAnswerInfoList };
}

/** The rows gathered by question and handed to its type; what comes out is not yet checked. Rows of unknown questions stay, so that the replay can name them. */
export function answersFromRows(
  questions: Questions,
  rows: readonly AnswerInfo[],
  blanks: readonly AnswerInfo[],
): Record<string, unknown> {
  const byQuestion = new Map<string, AnswerRow[]>();
  const gather = (info: AnswerInfo, isBlank: boolean) => {
    const ofQuestion = byQuestion.get(info.topQuestionId);
    const row = rowFromInfo(info, isBlank);
    if (ofQuestion) ofQuestion.push(row);
    else byQuestion.set(info.topQuestionId, [row]);
  };
  for (const info of rows) gather(info, false);
  for (const info of blanks) gather(info, true);
  const answers: [string, unknown][] = [];
  for (const [questionId, ofQuestion] of byQuestion)
    answers.push([questionId, questions.get(questionId)?.fromRows(ofQuestion) ?? null]);
  return Object.fromEntries(answers);
}

function infoFromRow(key: string, { question }: BoundQuestion, row: AnswerRow): AnswerInfo {
  return {
    questionId: row.rowId ?? question.id,
    topQuestionId: key,
    parentQuestionId: row.rowId ? question.id : '',
    questionGroupId: question.groupId,
    itemId: row.itemId ?? '',
    answerValue: row.answerValue,
    answerValueType: row.answerValueType,
  };
}

type Written<T> = { -readonly [Key in keyof T]: T[Key] };

/** Without spreads: it runs for every row of every submission. */
function rowFromInfo(info: AnswerInfo, isBlank: boolean): AnswerRow {
  const row: Written<AnswerRow> = { answerValue: info.answerValue, answerValueType: info.answerValueType };
  if (info.itemId) row.itemId = info.itemId;
  if (info.parentQuestionId) row.rowId = info.questionId;
  if (isBlank) row.isBlank = true;
  return row;
}

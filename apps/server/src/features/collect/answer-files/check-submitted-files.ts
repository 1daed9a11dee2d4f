import { rowsFromAnswers } from '@wenshu/api-contract';
import type { Answers, SurveyModel } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { checkAnswerFiles } from './check-answer-files.ts';

const FILE = 3;
const models = new WeakMap<SurveyModel, boolean>();

/** The files of a replayed submission: every one must be this record's own. Costs nothing where no question takes any. */
export async function checkSubmittedFiles(
  db: Queryable,
  model: SurveyModel,
  { scrollId, answerRecordId, answers }: { scrollId: string; answerRecordId: string; answers: Answers },
): Promise<void> {
  if (!takesFiles(model)) return;
  const { answerInfoList } = rowsFromAnswers(model.questions, answers);
  const rows = answerInfoList.filter(row => row.answerValueType === FILE);
  await checkAnswerFiles(db, scrollId, answerRecordId, rows);
}

function takesFiles(model: SurveyModel): boolean {
  const known = models.get(model);
  if (known !== undefined) return known;
  const takes = [...model.questions.values()].some(question => question.files);
  models.set(model, takes);
  return takes;
}

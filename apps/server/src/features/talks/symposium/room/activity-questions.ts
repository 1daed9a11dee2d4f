import { orderQuestions, type Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { findNewestSnapshot, findQuestionnaire, loadDocument } from '../../../design/questionnaire-design/index.ts';
import { refuse } from './open-seat.ts';

/** The task's questionnaire as it is edited. */
export async function loadActivities(db: Queryable, scrollId: string): Promise<Questionnaire | undefined> {
  const task = await findQuestionnaire(db, scrollId);
  return task && loadDocument(db, scrollId, task.version);
}

/** What can be an activity: a question with all that stands below it. */
export const activityQuestions = (document: Questionnaire) =>
  orderQuestions(document).filter(({ parentId }) => parentId === undefined);

/** Of the version that was published when the doors were opened: another one could not be answered. */
export async function requireQuestion(db: Queryable, scrollId: string, questionId: string): Promise<void> {
  const newest = await findNewestSnapshot(db, scrollId);
  if (!newest || !activityQuestions(newest.document).some(({ id }) => id === questionId))
    throw refuse('question-unknown');
}

import type { RevisionRefusal } from '@wenshu/api-contract';
import { isFree, quotesNothing } from '@wenshu/craft';
import { type EditContext, type Id, inOrder, type Questionnaire } from '@wenshu/survey-core';

/** Whether a question may go or come to say something else: else why not. */
export function whyHeld(
  document: Questionnaire,
  questionId: Id,
  { isPublished }: Pick<EditContext, 'isPublished'>,
): RevisionRefusal | undefined {
  const question = document.questions[questionId];
  if (!question) return 'not-possible';
  const ids = [
    questionId,
    ...inOrder(question.items).map(({ id }) => id),
    ...inOrder(question.rows).map(({ id }) => id),
  ];
  if (ids.some(isPublished)) return 'published';
  const hasChildren = Object.values(document.questions).some(({ parentId }) => parentId === questionId);
  return isFree(question, { document }) && quotesNothing(question) && !hasChildren ? undefined : 'in-use';
}

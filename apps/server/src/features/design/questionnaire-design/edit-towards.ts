import { questionTypes } from '@wenshu/question-types/core';
import {
  checkCreator,
  checkGrowth,
  checkSolutionLock,
  type Edit,
  type EditProblem,
  editInSteps,
  type Questionnaire,
  type Steps,
} from '@wenshu/survey-core';
import { changesTowards, findChangedType } from './changes-towards.ts';
import type { LockedQuestionnaire } from './document.repository.ts';
import type { EditRequest } from './edit-request.ts';

/** The edit that makes a document another one of its past, as far as what was published and what solutions made allow. Label questions go only with their creator. */
export function* editTowards(
  document: Questionnaire,
  target: Questionnaire,
  published: readonly Questionnaire[],
  { creatorId }: LockedQuestionnaire,
  { personId }: EditRequest,
): Steps<Edit | EditProblem> {
  const changed = findChangedType(target, published);
  if (changed) return { problem: 'only-while-unpublished', id: changed };
  const changes = yield* changesTowards(document, target, published);
  yield;
  const edit = yield* editInSteps(document, changes);
  return (
    checkGrowth(document, edit.document) ??
    checkCreator(document, edit, { types: questionTypes, isCreator: creatorId === personId }) ??
    checkSolutionLock(document, edit, { mayReturn: true }) ??
    edit
  );
}

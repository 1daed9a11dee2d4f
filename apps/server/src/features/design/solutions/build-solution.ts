import { questionTypes } from '@wenshu/question-types/core';
import {
  applySolution,
  createQuestionnaire,
  type Edit,
  type EditContext,
  type EditProblem,
  isEditProblem,
  type Questionnaire,
  writtenIn,
} from '@wenshu/survey-core';
import { solutionQuestionTexts } from '@wenshu/texts/design/solution-questions';
import { newId } from '../../../platform/new-id.ts';
import type { PlannedSolution } from './plan-solution.ts';

interface Built {
  readonly edit: Edit | EditProblem;
  readonly groupId: string;
  readonly questionId: string;
}

/** The edit that writes a solution's questions into a document, in the document's language. */
export function buildSolution(document: Questionnaire, plan: PlannedSolution, context: EditContext): Built {
  const { solution, setting, made } = plan;
  const groupId = newId();
  const question = solution.build(setting, made, solutionQuestionTexts[writtenIn(document)], newId);
  const title = String(setting.subject).trim();
  // Whoever generates again has agreed that what refers to the old questions goes.
  const edit = applySolution(
    document,
    { solutionId: solution.id, groupId, title, question, clearLogic: true },
    context,
  );
  return { edit, groupId, questionId: question.questionId };
}

/** The questions alone, in a document that is stored nowhere. */
export function previewDocument(
  { baseLanguageId, languages }: Pick<Questionnaire, 'baseLanguageId' | 'languages'>,
  plan: PlannedSolution,
): Questionnaire {
  const title = String(plan.setting.subject).trim();
  const blank = { ...createQuestionnaire({ title, baseLanguageId, groupId: newId() }), languages };
  const { edit } = buildSolution(blank, plan, { types: questionTypes, isPublished: () => false, isCreator: true });
  if (isEditProblem(edit)) throw new Error(`A solution made what no document takes: ${JSON.stringify(edit)}`);
  return edit.document;
}

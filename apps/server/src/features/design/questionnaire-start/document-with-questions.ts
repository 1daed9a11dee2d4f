import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  completeInput,
  type DraftQuestion,
  type Id,
  importInput,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { blankDocument, type NewQuestionnaire } from '../questionnaire-design/index.ts';

/** A new document that already has its questions: what an import into a blank questionnaire would make of it. */
export function documentWithQuestions(start: NewQuestionnaire, questions: readonly DraftQuestion[]): Questionnaire {
  return documentFrom(start, groupId => importInput(questions, groupId).questions);
}

/** The same of questions as the import command takes them. */
export function documentFrom(start: NewQuestionnaire, questionsIn: (groupId: Id) => readonly object[]): Questionnaire {
  const blank = blankDocument(start);
  const input = { questions: questionsIn(Object.keys(blank.groups)[0]!) };
  const edit = applyCommand(
    blank,
    'importQuestions',
    completeInput(blank, 'importQuestions', input, newId, questionTypes),
    {
      types: questionTypes,
      isPublished: () => false,
      isCreator: true,
    },
  );
  if (isEditProblem(edit)) throw new Refusal('editRefused', { params: edit });
  return edit.document;
}

import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  type CommandCall,
  checkQuestionnaire,
  type EditContext,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { language } from '../../../../app/language/language.ts';

/** What would be wrong with rules once they are saved, in words: found before saving, by the check that publishing makes. */
export function tryEdit(
  document: Questionnaire,
  made: CommandCall,
  ruleIds: readonly string[],
  context: EditContext,
): string[] {
  const edit = applyCommand(document, made.name, made.input, context);
  if (isEditProblem(edit)) return [describeEditProblem(language, edit)];
  const words = checkQuestionnaire(edit.document, questionTypes)
    .filter(({ ruleId }) => ruleId !== undefined && ruleIds.includes(ruleId))
    .map(({ problem }) => questionnaireProblemTexts[language][problem]);
  return [...new Set(words)];
}

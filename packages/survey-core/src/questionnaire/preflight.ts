import { loopsByTarget } from '../document/loops.ts';
import { orderQuestions } from '../document/order-questions.ts';
import type { Questionnaire } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import { inOrder } from '../order.ts';
import type { TypeRegistry } from '../question-type/registry.ts';
import { checkQuestionnaire } from './check-questionnaire.ts';
import { checkTexts } from './check-texts.ts';
import { isNumbered } from './seq-names.ts';
import { checkTraps } from './traps.ts';

/** An error keeps a questionnaire from being published; a warning is shown, and whoever publishes decides; a notice says what will happen. */
export type ProblemLevel = 'error' | 'warning' | 'notice';

export type LevelledProblem = QuestionnaireProblem & { readonly level: ProblemLevel };

/** Everything to look at before publishing, what must be settled first. */
export function preflight(document: Questionnaire, types: TypeRegistry): LevelledProblem[] {
  const at = (level: ProblemLevel) => (problem: QuestionnaireProblem) => ({ ...problem, level });
  return [
    ...checkQuestionnaire(document, types).map(at('error')),
    ...[...checkTraps(document, types), ...checkTexts(document)].map(at('warning')),
    ...noteLoops(document, types).map(at('notice')),
  ];
}

/** A loop may be meant; what stands in it may not be. So whoever publishes is told about each, and what it asks. */
function noteLoops(document: Questionnaire, types: TypeRegistry): QuestionnaireProblem[] {
  const asked = orderQuestions(document).filter(({ type }) => isNumbered(types, type));
  return [...loopsByTarget(inOrder(document.logic))].flatMap(([targetId, { id: ruleId }]): QuestionnaireProblem[] => {
    const inLoop = asked.filter(({ id, groupId, parentId }) => [id, groupId, parentId].includes(targetId));
    const questionIds = inLoop.map(({ id }) => id);
    return questionIds.length === 0 ? [] : [{ problem: 'asked-per-option', ruleId, questionIds }];
  });
}

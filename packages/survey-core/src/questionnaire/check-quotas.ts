import type { AxisMatch, Questionnaire } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import { own } from '../json.ts';
import { combinationsOf, optionsOf } from '../quota/match-cells.ts';

/** Quotas count by questions, options and calculations that are there. */
export function checkQuotas(document: Questionnaire): QuestionnaireProblem[] {
  const isThere = ([axisId, axis]: readonly [string, AxisMatch]): boolean => {
    if (Object.hasOwn(document.calculations, axisId)) return true;
    const question = own(document.questions, axisId);
    return question !== undefined && optionsOf(axis).every(itemId => Object.hasOwn(question.items, itemId));
  };
  return Object.values(document.quotas)
    .filter(quota =>
      Object.values(quota.cells).some(({ match }) =>
        combinationsOf(match).some(one => !Object.entries(one).every(isThere)),
      ),
    )
    .map(quota => ({ problem: 'quota-axis-dangling', ruleId: quota.id }));
}

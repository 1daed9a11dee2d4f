import { inOrder, type LogicRule, type Questionnaire } from '@wenshu/survey-core';

/** The question or group whose rule it is: the one it shows, jumps from, fills or repeats. */
export function ownerOf(rule: LogicRule): { readonly questionId?: string; readonly groupId?: string } {
  if ('target' in rule) {
    return 'groupId' in rule.target ? { groupId: rule.target.groupId } : { questionId: rule.target.questionId };
  }
  return { questionId: rule.questionId };
}

export function rulesOfQuestion(document: Questionnaire, questionId: string): LogicRule[] {
  return inOrder(document.logic).filter(rule => ownerOf(rule).questionId === questionId);
}

export function rulesOfGroup(document: Questionnaire, groupId: string): LogicRule[] {
  return inOrder(document.logic).filter(rule => ownerOf(rule).groupId === groupId);
}

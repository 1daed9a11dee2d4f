import { inOrder, type LogicRule, mentions, type Questionnaire, type Verification } from '@wenshu/survey-core';

/** The rules that act on a question or read it; all of them without one. */
export function rulesOf(document: Questionnaire, questionId: string | undefined): readonly LogicRule[] {
  return inOrder(document.logic).filter(rule => isAbout(rule, document, questionId));
}

export function checksOf(document: Questionnaire, questionId: string | undefined): readonly Verification[] {
  return inOrder(document.verifications).filter(check => isAbout(check, document, questionId));
}

function isAbout(rule: LogicRule | Verification, document: Questionnaire, questionId: string | undefined): boolean {
  if (questionId === undefined) return true;
  const groupId = document.questions[questionId]?.groupId;
  const target = 'target' in rule ? rule.target : undefined;
  return (
    mentions(rule, new Set([questionId])) || (target !== undefined && 'groupId' in target && target.groupId === groupId)
  );
}

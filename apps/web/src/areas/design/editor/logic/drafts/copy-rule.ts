import {
  type LogicRule,
  mentions,
  orderAfter,
  type Question,
  type Questionnaire,
  ruleKinds,
} from '@wenshu/survey-core';
import { newId } from '../../../document/reading/new-id.ts';
import { capabilitiesOf, isAsked, orderedQuestions } from '../../../document/reading/place.ts';
import type { Reason } from './question-names.ts';

/** Whether the rule is about a whole question, and so can be about another one as well. */
export function canBeCopied(rule: LogicRule): boolean {
  return !('target' in rule) || ('questionId' in rule.target && Object.keys(rule.target).length === 1);
}

/** Whether the rule has a condition, and so can be saved together with others. */
export function isConditional(rule: LogicRule): rule is Exclude<LogicRule, { readonly fromQuestionId: string }> {
  return !('fromQuestionId' in rule);
}

/** The same rule for other questions, placed after all that are there. */
export function copiesFor(rule: LogicRule, questionIds: readonly string[], document: Questionnaire): LogicRule[] {
  let last = Object.values(document.logic);
  return questionIds.map(questionId => {
    const about = 'target' in rule ? { target: { questionId } } : { questionId };
    const copy = { ...rule, ...about, id: newId(), order: orderAfter(last, undefined) } as LogicRule;
    last = [...last, copy];
    return copy;
  });
}

/** Why the rule cannot be about a question too; undefined where it can. */
export function whyNotCopied(rule: LogicRule, document: Questionnaire): (question: Question) => Reason | undefined {
  const ordered = orderedQuestions(document).map(({ id }) => id);
  const own = 'target' in rule ? (rule.target as { questionId: string }).questionId : rule.questionId;
  const isAfterAnswer = ruleKinds[rule.kind].stands === 'after-question';
  const read = readBy(rule);
  const lastRead = Math.max(-1, ...ordered.flatMap((id, at) => (mentions(read, new Set([id])) ? [at] : [])));
  const end = rule.kind === 'jump' ? placeOfTarget(rule.to, document, ordered) : ordered.length;
  return question => {
    const at = ordered.indexOf(question.id);
    if (question.id === own) return 'own';
    if (!isAsked(question)) return 'says-nothing';
    if (rule.kind === 'option-reference' && !capabilitiesOf(question)?.hasOptions) return 'no-options';
    if (isAfterAnswer ? at < lastRead : at <= lastRead) return 'too-early';
    return at >= end ? 'too-late' : undefined;
  };
}

/** What a rule reads: its condition, or the question it takes options from. */
function readBy(rule: LogicRule): object {
  if ('fromQuestionId' in rule) return { questionId: rule.fromQuestionId };
  return rule.when ?? {};
}

function placeOfTarget(
  to: Extract<LogicRule, { kind: 'jump' }>['to'],
  document: Questionnaire,
  ordered: readonly string[],
): number {
  if ('outcome' in to) return ordered.length;
  if ('questionId' in to) return ordered.indexOf(to.questionId);
  return ordered.findIndex(id => document.questions[id]?.groupId === to.groupId);
}

import type { QuestionRelationRule } from '../../document/logic-rule.ts';
import { isHiddenItem } from '../../flow/items.ts';
import type { Id } from '../../ids.ts';
import { isRecord } from '../../json.ts';
import type { CalculationTable } from '../calculation-table.ts';
import type { Drafts } from '../drafts.ts';
import { sourceSlots } from '../source-slots.ts';
import type { RuleKind } from './rule-kind.ts';

/** The loop: asks a question or a group once for each option taken. */
export const questionRelation: RuleKind<QuestionRelationRule> = {
  stands: 'on-target',
  takes: 'options',
  savedBy: 'saveQuestionRelationLogic',
  ownerOf: ({ target }) => ('questionId' in target ? target.questionId : undefined),
  add: addQuestionRelation,
};

function addQuestionRelation(drafts: Drafts, calculations: CalculationTable, rule: QuestionRelationRule): void {
  const { id: ruleId, target, fromQuestionId } = rule;
  if (!isRecord(target)) return void drafts.problems.push({ problem: 'rule-not-readable', ruleId });
  const { questions, groups } = drafts.flow;
  const isGroup = 'groupId' in target;
  const first = questions.find(one => (isGroup ? one.groupId === target.groupId : one.id === target.questionId));
  if (!first) {
    if (!isGroup || !groups.some(group => group.id === target.groupId))
      drafts.problems.push({ problem: isGroup ? 'group-dangling' : 'question-dangling', ruleId });
    return;
  }
  const copies = drafts.slots.filter(slot => slot.loop?.rule.id === ruleId);
  if (!drafts.byQuestion.has(fromQuestionId)) drafts.problems.push({ problem: 'question-dangling', ruleId });
  else if (copies.length === 0 || (!isGroup && first.parentId !== undefined))
    drafts.problems.push({ problem: whyNoCopies(drafts, fromQuestionId), ruleId, questionId: first.id });
  for (const slot of copies) {
    const from = sourceSlots(drafts, calculations, slot, ruleId, fromQuestionId);
    slot.loop = { ...slot.loop!, from };
  }
}

function whyNoCopies({ flow }: Drafts, fromQuestionId: Id): 'source-without-options' | 'loop-nested' {
  const source = flow.questions.find(question => question.id === fromQuestionId);
  return source?.items.some(item => !isHiddenItem(item)) ? 'loop-nested' : 'source-without-options';
}

import type { DisplayRule, DisplayTarget } from '../../document/logic-rule.ts';
import type { FlowQuestion } from '../../flow/flow.ts';
import { hasItem } from '../../flow/items.ts';
import type { Id } from '../../ids.ts';
import { isRecord } from '../../json.ts';
import type { CalculationTable } from '../calculation-table.ts';
import { type Drafts, findSlots } from '../drafts.ts';
import { testAt } from '../test-at.ts';
import type { RuleKind } from './rule-kind.ts';

/** Shows a question, a group or a part of a question only where a condition holds. */
export const display: RuleKind<DisplayRule> = {
  stands: 'on-target',
  takes: 'condition',
  savedBy: 'saveLogic',
  ownerOf: ({ target }) => ('questionId' in target ? target.questionId : undefined),
  add: addDisplay,
};

function addDisplay(drafts: Drafts, calculations: CalculationTable, rule: DisplayRule): void {
  const { id: ruleId, target, when } = rule;
  if (!isRecord(target)) return void drafts.problems.push({ problem: 'rule-not-readable', ruleId });
  if ('groupId' in target) {
    showGroup(drafts, calculations, rule, target.groupId);
    return;
  }
  const slots = findSlots(drafts, target.questionId, ruleId);
  const partId = partOf(target);
  if (partId !== undefined && slots[0] && !hasPart(slots[0].question, partId))
    return void drafts.problems.push({ problem: 'item-dangling', ruleId, questionId: target.questionId });
  for (const slot of slots) {
    const test = { ruleId, test: testAt(drafts, calculations, slot, { ruleId, before: slot.index, when }) };
    if (partId === undefined) slot.shows.push(test);
    else {
      const tests = new Map(slot.varying?.tests);
      slot.varying = { ...slot.varying, tests: tests.set(partId, [...(tests.get(partId) ?? []), test]) };
    }
  }
}

/** A group's condition is asked from the place before its first question. */
function showGroup(
  drafts: Drafts,
  calculations: CalculationTable,
  { id: ruleId, when }: DisplayRule,
  groupId: Id,
): void {
  if (!drafts.flow.groups.some(group => group.id === groupId))
    return void drafts.problems.push({ problem: 'group-dangling', ruleId });
  const slots = drafts.slots.filter(slot => slot.question.groupId === groupId);
  const before = slots[0]?.index ?? 0;
  for (const slot of slots)
    slot.shows.push({ ruleId, test: testAt(drafts, calculations, slot, { ruleId, before, when }) });
}

function partOf(target: Exclude<DisplayTarget, { groupId: Id }>): Id | undefined {
  if ('itemId' in target) return target.itemId;
  if ('rowId' in target) return target.rowId;
  if ('itemGroupId' in target) return target.itemGroupId;
  return 'rowGroupId' in target ? target.rowGroupId : undefined;
}

function hasPart({ items, itemGroups, rows, rowGroups }: FlowQuestion, id: Id): boolean {
  return hasItem(items, id) || [...itemGroups, ...rows, ...rowGroups].some(part => part.id === id);
}

import type { OptionReferenceRule, QuestionRelationRule } from '../document/logic-rule.ts';
import { flatItems, isHiddenItem } from '../flow/items.ts';
import type { Id } from '../ids.ts';
import { isRecord } from '../json.ts';
import { readSetting } from '../settings/settings.ts';
import type { CalculationTable } from './calculation-table.ts';
import { addReader, type Draft, type Drafts, findSlots, isSameRound } from './drafts.ts';
import { SlotScope } from './slot-scope.ts';

/** A child is shown only when its parent is. */
export function connectParents(drafts: Drafts): void {
  for (const slot of drafts.slots) {
    const { parentId } = slot.question;
    const parent =
      parentId === undefined ? undefined : drafts.byQuestion.get(parentId)?.find(one => isSameRound(one, slot));
    if (!parent || parent.index >= slot.index) continue;
    slot.parent = parent.index;
    addReader(drafts, slot, [parent.index]);
  }
}

/** Options and rows whose order or number the seed decides, or that are never shown. */
export function markDealt({ slots }: Drafts): void {
  for (const slot of slots) {
    const { settings, items } = slot.question;
    const isDealt =
      readSetting(settings, 'isOptionOrderRandom') ||
      readSetting(settings, 'isRowOrderRandom') ||
      readSetting(settings, 'shownOptionCount') !== null ||
      readSetting(settings, 'shownRowCount') !== null ||
      flatItems(items).some(isHiddenItem);
    if (isDealt) slot.varying = { tests: new Map() };
  }
}

/** The options were laid out by `expandFlow`; here the slot learns whom to ask which of them are shown. */
export function addOptionReference(drafts: Drafts, calculations: CalculationTable, rule: OptionReferenceRule): void {
  const { id: ruleId, questionId, fromQuestionId, take } = rule;
  for (const slot of findSlots(drafts, questionId, ruleId)) {
    const from = sourceOf(drafts, calculations, slot, ruleId, fromQuestionId);
    slot.varying = { tests: new Map(), ...slot.varying, carries: { take, from } };
  }
}

export function addQuestionRelation(drafts: Drafts, calculations: CalculationTable, rule: QuestionRelationRule): void {
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
    const from = sourceOf(drafts, calculations, slot, ruleId, fromQuestionId);
    slot.loop = { ...slot.loop!, from };
  }
}

function whyNoCopies({ flow }: Drafts, fromQuestionId: Id): 'source-without-options' | 'loop-nested' {
  const source = flow.questions.find(question => question.id === fromQuestionId);
  return source?.items.some(item => !isHiddenItem(item)) ? 'loop-nested' : 'source-without-options';
}

/** The slots whose chosen options are taken. */
function sourceOf(
  drafts: Drafts,
  calculations: CalculationTable,
  slot: Draft,
  ruleId: Id,
  questionId: Id,
): readonly number[] {
  const scope = new SlotScope(drafts, calculations, { ruleId, before: slot.index, slot });
  const from = scope.question({ questionId }, undefined, 'choice');
  if (from.some(index => drafts.slots[index]!.question.items.length === 0)) scope.report('source-without-options');
  addReader(drafts, slot, from);
  return from;
}

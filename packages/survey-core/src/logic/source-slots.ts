import type { Id } from '../ids.ts';
import type { CalculationTable } from './calculation-table.ts';
import { addReader, type Draft, type Drafts } from './drafts.ts';
import { SlotScope } from './slot-scope.ts';

/** The slots whose chosen options are taken. */
export function sourceSlots(
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

import type { Condition } from '../document/condition.ts';
import type { Id } from '../ids.ts';
import type { CalculationTable } from './calculation-table.ts';
import { compileCondition } from './compile-condition.ts';
import { addReader, type Draft, type Drafts } from './drafts.ts';
import type { Test } from './reading.ts';
import { SlotScope } from './slot-scope.ts';

/** A condition as asked at a slot; the slot is looked at again when what it reads changes. */
export function testAt(
  drafts: Drafts,
  calculations: CalculationTable,
  slot: Draft,
  { ruleId, before, when }: { ruleId: Id; before: number; when: Condition },
): Test {
  const scope = new SlotScope(drafts, calculations, { ruleId, before, slot });
  const test = compileCondition(when, scope);
  addReader(drafts, slot, scope.reads);
  return test;
}

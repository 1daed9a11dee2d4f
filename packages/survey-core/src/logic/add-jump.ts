import type { JumpRule } from '../document/logic-rule.ts';
import { isRecord } from '../json.ts';
import type { CalculationTable } from './calculation-table.ts';
import { type Draft, type Drafts, findSlots, isSameRound } from './drafts.ts';
import type { Jump } from './program.ts';
import { testAt } from './test-at.ts';

type AnyJump = Pick<JumpRule, 'id' | 'questionId' | 'when' | 'to'> & {
  /** Goes before all others at its question, whatever the order of the rules. */
  readonly isFirst?: boolean;
};

export function addJump(drafts: Drafts, calculations: CalculationTable, rule: AnyJump): void {
  const { id: ruleId, questionId, when, to } = rule;
  if (!isRecord(to)) return void drafts.problems.push({ problem: 'rule-not-readable', ruleId, questionId });
  for (const slot of findSlots(drafts, questionId, ruleId)) {
    const target = findTarget(drafts, slot, rule);
    if (!target) continue;
    // It acts after its question, so it may read that question too.
    const test = when && testAt(drafts, calculations, slot, { ruleId, before: slot.index + 1, when });
    const jump = { ruleId, test, to: target };
    if (rule.isFirst) slot.jumps.unshift(jump);
    else slot.jumps.push(jump);
  }
}

/** In a loop the target's copy of the same round, from outside its first; always forward. */
function findTarget(drafts: Drafts, slot: Draft, { id: ruleId, to }: AnyJump): Jump['to'] | undefined {
  if ('outcome' in to) return to.outcome === 'screened' ? 'screened' : 'finished';
  const at = { ruleId, questionId: slot.question.id };
  const all =
    'groupId' in to
      ? drafts.flow.groups.some(group => group.id === to.groupId)
        ? drafts.slots.filter(one => one.question.groupId === to.groupId)
        : undefined
      : drafts.byQuestion.get(to.questionId);
  if (!all)
    return void drafts.problems.push({ problem: 'groupId' in to ? 'group-dangling' : 'question-dangling', ...at });
  const ofRound = slot.loop ? all.filter(one => isSameRound(one, slot)) : [];
  const targets = ofRound.length > 0 ? ofRound : all;
  if (targets.some(one => one.index <= slot.index))
    return void drafts.problems.push({ problem: 'jump-backward', ...at });
  if (targets[0] && drafts.areMixed(slot.question, targets[0].question))
    return void drafts.problems.push({ problem: 'jump-in-random', ...at });
  return targets.map(one => one.index);
}

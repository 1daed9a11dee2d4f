import type { LogicProblem } from '../document/logic-problem.ts';
import type { LogicRule } from '../document/logic-rule.ts';
import type { Flow } from '../flow/flow.ts';
import { isRecord } from '../json.ts';
import { beginProgram, finishProgram } from './begin-program.ts';
import { CalculationTable } from './calculation-table.ts';
import { compileCondition } from './compile-condition.ts';
import { type Drafts, findSlots } from './drafts.ts';
import type { AreMixed } from './mixing.ts';
import type { Program, Slot } from './program.ts';
import { findRuleKind } from './rule-kinds/rule-kinds.ts';
import { SlotScope } from './slot-scope.ts';

/**
 * Turns a flow's rules into tests, and finds everything that is wrong with them on the way. Whether the seed may part a rule from
 * what it reads is asked before publishing only (`mixingOf`): a phone need not carry that question.
 */
export function compileLogic(flow: Flow, bind: Slot['bind'], areMixed: AreMixed = () => false): Program {
  const drafts = beginProgram(flow, bind, areMixed);
  const calculations = new CalculationTable(drafts);
  for (const rule of flow.logic) addRule(drafts, calculations, rule);
  addVerifications(drafts, calculations);
  const program = finishProgram(drafts, calculations.finish());
  return { ...program, problems: withoutRepeats(program.problems) };
}

function addRule(drafts: Drafts, calculations: CalculationTable, rule: LogicRule): void {
  const kind = isRecord(rule) ? findRuleKind(rule) : undefined;
  if (kind) kind.add(drafts, calculations, rule);
  else drafts.problems.push({ problem: 'rule-not-readable', ...(isRecord(rule) && { ruleId: rule.id }) });
}

function addVerifications(drafts: Drafts, calculations: CalculationTable): void {
  for (const { id: ruleId, questionId, must, message } of drafts.flow.verifications) {
    for (const slot of findSlots(drafts, questionId, ruleId)) {
      const scope = new SlotScope(drafts, calculations, { ruleId, before: slot.index + 1, slot });
      slot.verifications.push({ ruleId, must: compileCondition(must, scope), reads: [...scope.reads], message });
    }
  }
}

/** Every copy of a loop has the same problem; it is one. */
function withoutRepeats(problems: readonly LogicProblem[]): readonly LogicProblem[] {
  const seen = new Set<string>();
  return problems.filter(one => {
    const name = [one.problem, one.ruleId, one.questionId, one.at].join(' ');
    return !seen.has(name) && seen.add(name);
  });
}

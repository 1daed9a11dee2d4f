import type { Walk } from '../logic/walk.ts';
import { checkAnswer } from './check-answer.ts';
import type { KeyedProblem } from './keyed-problem.ts';

/** Everything that is wrong at a slot: its answer, the checks across questions that stand there, a rule that could not be decided. */
export function checkSlot(walk: Walk, index: number): KeyedProblem[] {
  const { key, verifications } = walk.program.slots[index]!;
  // A hidden question is asked for nothing, but its rules must be decided all the same.
  const found = walk.isAsked(index) ? checkAnswer(walk.bounds[index]!, walk.effectiveAnswer(index)) : [];
  const problems: KeyedProblem[] = found.map(problem => ({ ...problem, key }));
  for (const { must, reads, message, ruleId } of verifications) {
    const isDue = reads.every(read => walk.operands[read] !== undefined);
    if (!isDue) continue;
    const verdict = walk.ask(must);
    if (verdict === 'failed') problems.push({ problem: 'logic-failed', key, at: ruleId });
    else if (!verdict) problems.push({ problem: 'verification-failed', key, message, at: ruleId });
  }
  for (const { slot, ruleId } of walk.failures)
    if (slot === index) problems.push({ problem: 'logic-failed', key, at: ruleId });
  return problems;
}

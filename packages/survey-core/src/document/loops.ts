import type { Id } from '../ids.ts';
import { isRecord } from '../json.ts';
import type { LogicRule, QuestionRelationRule } from './logic-rule.ts';

/** Of a document's or a flow's rules those that loop, by the group or question that is asked again and again. Of two the first counts. */
export function loopsByTarget(rules: Iterable<LogicRule>): ReadonlyMap<Id, QuestionRelationRule> {
  const loops = new Map<Id, QuestionRelationRule>();
  for (const rule of rules) {
    if (!isRecord(rule) || rule.kind !== 'question-relation' || !isRecord(rule.target)) continue;
    const targetId = 'groupId' in rule.target ? rule.target.groupId : rule.target.questionId;
    if (!loops.has(targetId)) loops.set(targetId, rule);
  }
  return loops;
}

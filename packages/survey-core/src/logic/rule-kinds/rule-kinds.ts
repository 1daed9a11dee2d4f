import type { LogicRule } from '../../document/logic-rule.ts';
import { own } from '../../json.ts';
import { display } from './display.ts';
import { jump } from './jump.ts';
import { optionReference } from './option-reference.ts';
import { questionRelation } from './question-relation.ts';
import type { RuleKind } from './rule-kind.ts';
import { screenOut } from './screen-out.ts';

/** Every kind of rule there is, in the order in which the editor offers them. */
export const ruleKinds: { readonly [Kind in LogicRule['kind']]: RuleKind<Extract<LogicRule, { kind: Kind }>> } = {
  display,
  jump,
  'screen-out': screenOut,
  'option-reference': optionReference,
  'question-relation': questionRelation,
};

/** The kind of a rule that was stored: none where a newer edition wrote it. */
export function findRuleKind({ kind }: LogicRule): RuleKind | undefined {
  return own<RuleKind>(ruleKinds as Readonly<Record<string, unknown>> as Readonly<Record<string, RuleKind>>, kind);
}

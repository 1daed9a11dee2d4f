import { contradiction } from './kinds/contradiction.ts';
import { duplicate } from './kinds/duplicate.ts';
import { gibberish } from './kinds/gibberish.ts';
import { outOfRange } from './kinds/out-of-range.ts';
import { speeder } from './kinds/speeder.ts';
import { straightLine } from './kinds/straight-line.ts';
import { trap } from './kinds/trap.ts';
import type { CleaningRule, RuleKindName } from './rule.ts';
import type { RuleContext, RuleKind, RuleTest } from './rule-kind.ts';

/** Every kind of rule; people are offered them in this order. */
export const ruleKinds: { readonly [Kind in RuleKindName]: RuleKind<Kind> } = {
  speeder,
  'straight-line': straightLine,
  duplicate,
  trap,
  contradiction,
  gibberish,
  'out-of-range': outOfRange,
};

/** Kind and settings of a rule belong together; the compiler cannot tell once they stand in one table. */
export const kindOf = ({ kind }: CleaningRule) => ruleKinds[kind] as RuleKind<never>;

export function testsOf(rule: CleaningRule, context: RuleContext): readonly RuleTest[] | undefined {
  // The kind stands under its own name, so it is the one for this value.
  return kindOf(rule).tests(rule.settings as never, context);
}

/** Times whose medians these rules are measured by, each once. */
export function mediansOf(rules: readonly CleaningRule[]): readonly string[] {
  // The kind stands under its own name, so it is the one for this value.
  return [...new Set(rules.flatMap(rule => kindOf(rule).medians?.(rule.settings as never) ?? []))];
}

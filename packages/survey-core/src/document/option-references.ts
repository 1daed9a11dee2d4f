import type { LogicRule, OptionReferenceRule } from './logic-rule.ts';

/** Of a document's or a flow's rules those that carry options from one question to another. */
export function optionReferences(rules: Iterable<LogicRule>): OptionReferenceRule[] {
  return [...rules].filter(rule => rule?.kind === 'option-reference');
}

import { own } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import { type CleaningRule, LONGEST_RULE_NAME, MOST_RULES, type RuleKindName } from './rule.ts';
import type { RuleData, RuleProblemWord } from './rule-kind.ts';
import { ruleKinds } from './rule-kinds.ts';

export interface RulesProblem {
  readonly word: RuleProblemWord;
  /** Which rule, from 0; -1 when it is the list. */
  readonly at: number;
}

const ID = /^[0-9a-zA-Z]{1,32}$/;

/** What stands in the way of rules, the first thing found. Takes whatever a stranger sends. */
export function checkRules(rules: unknown, data: RuleData): RulesProblem | undefined {
  if (!Array.isArray(rules) || rules.length > MOST_RULES) return { word: 'not-readable', at: -1 };
  const ids = rules.map(rule => (isRecord(rule) ? own(rule, 'id') : undefined));
  if (new Set(ids).size < ids.length) return { word: 'not-readable', at: -1 };
  for (const [at, rule] of rules.entries()) {
    const word = checkRule(rule, data);
    if (word) return { word, at };
  }
  return undefined;
}

/** What stands in the way of one rule; of one that is off only that it cannot be read. */
export function checkRule(rule: unknown, data: RuleData): RuleProblemWord | undefined {
  if (!isRecord(rule)) return 'not-readable';
  const { id, name, kind, settings, isOn } = { ...rule };
  if (typeof id !== 'string' || !ID.test(id) || typeof isOn !== 'boolean') return 'not-readable';
  if (typeof name !== 'string' || name.includes('\0') || name.length > LONGEST_RULE_NAME) return 'not-readable';
  const found = typeof kind === 'string' ? own(ruleKinds, kind as RuleKindName) : undefined;
  if (!found || !isRecord(settings)) return 'not-readable';
  if (name.trim() === '') return 'not-set';
  return found.check({ ...settings }, data);
}

/** Typed once it has been checked. */
export const areRules = (rules: unknown, data: RuleData): rules is readonly CleaningRule[] =>
  checkRules(rules, data) === undefined;

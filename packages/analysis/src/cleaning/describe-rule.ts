import type { Language } from '@wenshu/texts';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { describeFilter } from '../filter/describe-filter.ts';
import type { CleaningRule } from './rule.ts';
import type { RuleData } from './rule-kind.ts';
import { kindOf } from './rule-kinds.ts';

/** A checked rule as a person would say it. */
export function describeRule(rule: CleaningRule, data: RuleData, language: Language): string {
  // The kind stands under its own name, so it is the one for this value.
  return kindOf(rule).describe(rule.settings as never, {
    ...data,
    texts: cleaningTexts[language],
    describeFilter: filter => describeFilter(filter, data.variables, language),
  });
}

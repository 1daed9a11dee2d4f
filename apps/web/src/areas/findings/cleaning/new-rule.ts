import { type CleaningRule, type RuleKindName, type RuleSettings, WHOLE_TIME } from '@wenshu/analysis/browser';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { language } from '../../../app/language/language.ts';
import { newHexId } from '../../../app/new-hex-id.ts';

/** What a fresh rule begins with: what most people would choose. */
const usual: { readonly [Kind in RuleKindName]: RuleSettings[Kind] } = {
  speeder: { time: WHOLE_TIME, by: 'percent', below: 30 },
  'straight-line': { questions: [], leastRows: 5 },
  duplicate: { by: 'deviceAnswers', questions: [] },
  trap: { least: 1 },
  // Nothing is chosen yet; it cannot be saved before something is.
  contradiction: { filter: null as never },
  gibberish: { questions: [], ways: ['repeated', 'keyboard'], shorterThan: 0, sharedBy: 0 },
  'out-of-range': { variable: '', least: null, most: null },
};

export const ruleKindNames = Object.keys(usual) as readonly RuleKindName[];

export function newRule(kind: RuleKindName): CleaningRule {
  const { name } = cleaningTexts[language].kinds[kind];
  return { id: newHexId(), name, kind, settings: usual[kind], isOn: true } as CleaningRule;
}

// Cleaning of a large survey by five rules: what each finds, and the whole preview, with its quotas and its records fixed in parts.
import type { CleaningRule, RuleKindName, RuleSettings } from '@wenshu/analysis';
import { findHits } from '../../apps/server/src/features/findings/cleaning/find-hits.ts';
import { previewCleaning } from '../../apps/server/src/features/findings/cleaning/preview-cleaning.ts';
import { openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { type LargeBench, median, timed } from '../large-survey.ts';

export async function benchCleaning(
  { test: { platform }, survey, person }: LargeBench,
  step: (name: string, measure: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const { scrollId } = survey;
  const dataSet = openDataSet(platform, { ...survey, range: undefined });
  const questions = await dataSet.listQuestions('en');
  const keyOf = (name: string) => questions.find(question => question.name === name)!.key;
  const age = (await dataSet.listVariables('en')).find(({ name }) => name === 'S2')!.key;
  const rules = [
    ruleOf('speeder', { time: 'fact:durationSeconds', by: 'seconds', below: 120 }),
    ruleOf('straight-line', { questions: [keyOf('Q7')], leastRows: 5 }),
    ruleOf('duplicate', { by: 'questions', questions: ['S1', 'Q4', 'Q5', 'Q7'].map(keyOf) }),
    ruleOf('gibberish', {
      questions: [keyOf('Q18')],
      ways: ['repeated', 'keyboard', 'no-words', 'no-vowels'],
      shorterThan: 3,
      sharedBy: 0,
    }),
    ruleOf('out-of-range', { variable: age, least: 18, most: 70 }),
  ];
  for (const rule of rules)
    await step(`cleaning: ${rule.kind}`, () => median(() => findHits(platform, dataSet, { scrollId, rules: [rule] })));
  await step('cleaning: five rules at once', () => median(() => findHits(platform, dataSet, { scrollId, rules })));
  const actor = { personId: person.id, sessionId: '' };
  await step('cleaning: preview with quotas', () =>
    timed(() => previewCleaning(platform, actor, { scrollId, rules }, 'en')),
  );
}

function ruleOf<Kind extends RuleKindName>(kind: Kind, settings: RuleSettings[Kind]): CleaningRule {
  const id = kind.replaceAll('-', '');
  return { id, name: kind, kind, settings, isOn: true } as unknown as CleaningRule;
}

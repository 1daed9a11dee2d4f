import { buildExample } from '@wenshu/survey-core/testing';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { expect, it } from 'vitest';
import { rulesOfGroup, rulesOfQuestion } from './rules-of.ts';

it('puts every rule of a questionnaire at exactly one place, where it is read', () => {
  const document = buildExample();
  const placed = [
    ...Object.keys(document.questions).flatMap(id => rulesOfQuestion(document, id)),
    ...Object.keys(document.groups).flatMap(id => rulesOfGroup(document, id)),
  ];
  expect(placed.map(rule => rule.id).sort()).toEqual(Object.keys(document.logic).sort());
  expect(placed.length).toBeGreaterThan(0);
  for (const rule of placed) expect(describeRule(rule, document, 'en')).not.toBe('');
});

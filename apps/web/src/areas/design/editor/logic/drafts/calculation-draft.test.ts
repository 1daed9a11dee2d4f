import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test, vi } from 'vitest';
import { runCommand } from '../../../document/reading/testing/run-command.ts';
import { commandOfCalculation, draftOfCalculation, newCalculation, withInserted } from './calculation-draft.ts';
import { writtenExpression } from './expression-text.ts';

vi.mock('../../../../../app/language/language.ts', () => ({ language: 'en' }));

const example = buildExample();
const draft = { ...newCalculation(example), name: ' age ', text: '[Q1] * 2' };
const made = (change: Partial<typeof draft>) => {
  const one = { ...draft, ...change };
  return commandOfCalculation(one, writtenExpression(one.text, example))?.input;
};

test('a calculation is saved with its name alone, its formula by ids, and no decimals is not none', () => {
  expect(made({})).toEqual({
    calculationId: draft.id,
    order: draft.order,
    name: 'age',
    expression: `#${ids.choice} * 2`,
  });
  expect(made({ decimals: 0 })).toMatchObject({ decimals: 0 });
  expect(made({ decimals: 2 })).toMatchObject({ decimals: 2 });
});

test('without a name, or with a formula that cannot be read, there is nothing to save', () => {
  expect(made({ name: '  ' })).toBeUndefined();
  expect(made({ text: '[Q1] *' })).toBeUndefined();
  expect(made({ text: '[Q99]' })).toBeUndefined();
});

test('one that is opened again is what was saved, and comes after those there are', () => {
  const saved = runCommand(example, 'saveLogicCalculationInfo', made({ decimals: 1 })!);
  expect(draftOfCalculation(saved.calculations[draft.id]!, saved)).toEqual({ ...draft, name: 'age', decimals: 1 });
  const places = Object.values(example.calculations).map(({ order }) => order);
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(order => order < draft.order)).toBe(true);
});

test('a piece takes the place of what is selected, or comes last; in a call the cursor stands between the brackets', () => {
  expect(withInserted('1 + 2 + 3', '[Q1]', { selectionStart: 4, selectionEnd: 5 })).toEqual({
    text: '1 + [Q1] + 3',
    cursor: 8,
  });
  expect(withInserted('1 + ', 'max()')).toEqual({ text: '1 + max()', cursor: 8 });
});

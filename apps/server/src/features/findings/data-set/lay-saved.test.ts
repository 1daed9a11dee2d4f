import type { DataVariable, Recipe } from '@wenshu/analysis';
import { expect, it } from 'vitest';
import { laySaved } from './lay-saved.ts';
import type { SavedVariable } from './saved-variable.repository.ts';

const own: readonly DataVariable[] = ['Q1', 'Q2'].map(key => ({
  key,
  name: key,
  label: key,
  kept: 'number',
  measure: 'scale',
}));
const formula = (name: string, ...variables: readonly string[]): Recipe => ({
  name,
  label: '',
  make: 'formula',
  text: variables.map((_key, at) => `#${at + 1}`).join(' + '),
  variables,
});
const saved = (variableId: string, recipe: Recipe, basis = {}): SavedVariable => ({
  variableId,
  analysisId: 'a',
  isOwn: false,
  recipe,
  basis,
});
const shown = (all: readonly SavedVariable[]) => laySaved(all, own).variables.map(({ key, name }) => [key, name]);

it('one whose question is gone is left out with what is made of it, and all others are there', () => {
  const all = [
    saved('lost', formula('Lost', 'gone')),
    saved('upon', formula('Upon', 'derived:lost', 'Q1')),
    saved('fine', formula('Fine', 'Q2')),
  ];
  expect(shown(all).slice(2)).toEqual([['derived:fine', 'Fine']]);
});

it('a question that is called like it since then keeps its name, and it gets a number', () => {
  expect(shown([saved('x', formula('Q1', 'Q2')), saved('y', formula('Q1', 'Q2'))]).slice(2)).toEqual([
    ['derived:x', 'Q1_2'],
    ['derived:y', 'Q1_3'],
  ]);
});

it('what only another is made of is no variable by itself', () => {
  const basis = { 'x:1': formula('x:1', 'Q1', 'Q2') };
  const { laid } = laySaved([saved('x', formula('X', 'derived:x:1'), basis)], own);
  expect(laid.layers).toHaveLength(2);
  expect(shown([saved('x', formula('X', 'derived:x:1'), basis)]).slice(2)).toEqual([['derived:x', 'X']]);
});

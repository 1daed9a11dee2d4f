import type { TalkAttribute } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { lostValues } from './lost-values.ts';

const city: TalkAttribute = { id: 'a1', name: 'City', kind: 'choice', choices: ['Leeds', 'York'] };
const age: TalkAttribute = { id: 'a2', name: 'Age', kind: 'number', choices: [] };
const people = [{ values: { a1: 'Leeds', a2: 41 } }, { values: { a1: 'York' } }, { values: {} }];

it('counts what people have of an attribute, a choice or a kind that goes, and nothing else', () => {
  expect(lostValues([city, age], [city, age], people)).toEqual({ names: [], count: 0 });
  expect(lostValues([city, age], [age], people)).toEqual({ names: ['City'], count: 2 });
  expect(lostValues([city, age], [{ ...city, choices: ['York', 'Hull'] }, age], people)).toEqual({
    names: ['City'],
    count: 1,
  });
  expect(lostValues([city, age], [city, { ...age, kind: 'text' }], people)).toEqual({ names: ['Age'], count: 1 });
});

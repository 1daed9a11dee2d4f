import { WAVE_QUESTION } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { wasOffered, withOffers } from './offered.ts';
import type { DataVariable } from './variable.ts';

const nominal = { kept: 'code', measure: 'nominal' } as const;
const wave: DataVariable = {
  key: WAVE_QUESTION,
  name: 'wave',
  label: 'Wave',
  ...nominal,
  questionId: WAVE_QUESTION,
  categories: [
    { code: 4, label: 'Spring', itemId: 'w1' },
    { code: 9, label: 'Autumn', itemId: 'w2' },
  ],
};
const drinks: DataVariable = {
  key: 'v1',
  name: 'Q1',
  label: 'Drinks',
  kept: 'codes',
  measure: 'nominal',
  questionId: 'v1',
  categories: [
    { code: 1, label: 'Tea', itemId: 'a' },
    { code: 2, label: 'Coffee', itemId: 'b' },
    { code: 7, label: 'Water', itemId: 'c' },
  ],
};
const age: DataVariable = { ...wave, key: 'v2', label: 'Age', questionId: 'v2', categories: [{ code: 1, label: '1' }] };
const offered = [
  { wave: 'Spring', offers: { v1: ['a', 'b'], v2: [] } },
  { wave: 'Autumn', offers: { v1: ['b', 'c', 'a'] } },
  { wave: 'Gone', offers: { v1: [] } },
];

it('an option is not offered in a wave that did not have it, by the codes of both', () => {
  const [, known, number] = withOffers([wave, drinks, age], offered);
  expect(known).toEqual({ ...drinks, notOffered: { 4: [7] } });
  // Known, and nothing is lacking.
  expect(number).toEqual({ ...age, notOffered: {} });
  const at = (code: number, variable = WAVE_QUESTION) => ({ variable, code });
  expect([1, 2, 7].map(code => wasOffered(known!, at(4), code))).toEqual([true, true, false]);
  expect(wasOffered(known!, at(9), 7)).toBe(true);
  // Another variable has a code 4 as well.
  expect(wasOffered(known!, at(4, 'v2'), 7)).toBe(true);
  expect(wasOffered(drinks, at(4), 7)).toBe(true);
});

it('data without waves, or of which nobody knows what was offered, stays as it is', () => {
  const all = [wave, drinks];
  expect(withOffers(all, [])).toBe(all);
  expect(withOffers([drinks], offered)).toEqual([drinks]);
});

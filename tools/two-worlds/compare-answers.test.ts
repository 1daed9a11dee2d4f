import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { findDifference } from './compare-answers.ts';

const answered = (data: unknown) => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  bytes: Buffer.from(JSON.stringify({ code: '0000', data })),
});
const file = (text: string) => ({
  status: 200,
  type: 'application/zip',
  bytes: Buffer.from(zipSync({ 'inner.xlsx': zipSync({ 'sheet.xml': Buffer.from(text) }) })),
});
const one = { id: 'aB3dE5gH7jK9', count: 2, name: 'Mail', at: 1_772_442_360_000 };
const other = { id: 'pQ4rS6tU8vW2', count: 5, name: 'Mail', at: 1_772_442_420_000 };

it('takes names that were made up, the present moment and an order by such names for alike', () => {
  expect(findDifference(answered([one]), answered([{ ...one, id: 'zY8xW6vU4tS2' }]))).toBeUndefined();
  expect(findDifference(answered([one, other]), answered([other, one]))).toBeUndefined();
  expect(findDifference(answered({ kmo: 0.5 }), answered({ kmo: 0.4999999999999999 }))).toBeUndefined();
  expect(findDifference(answered({ skew: 5.6e-17 }), answered({ skew: 0 }))).toBeUndefined();
  expect(findDifference(answered({ skew: -1e-16 }), answered({ skew: 2.2e-16 }))).toBeUndefined();
  const folded = ['URL:aB3dE5gH\r\n 7jK9\r\nEND', 'URL:zY8xW6vU4t\r\n S2\r\nEND'] as const;
  expect(findDifference(answered(folded[0]), answered(folded[1]))).toBeUndefined();
  const [now, later] = [Date.now(), Date.now() + 5000];
  expect(findDifference(answered({ at: now }), answered({ at: later }))).toBeUndefined();
});

it('tells a number, a time of the records, a word, one more of something and a status apart, in files too', () => {
  const differ = (left: object, right: object) => findDifference(answered(left), answered(right));
  expect(differ([one], [{ ...one, count: 3 }])).toContain('3');
  expect(differ([one], [{ ...one, at: other.at }])).toBeDefined();
  expect(differ([one], [{ ...one, name: 'Radio' }])).toContain('Radio');
  expect(differ([one], [one, one])).toBeDefined();
  expect(differ({ mean: 2.5 }, { mean: 2.50001 })).toBeDefined();
  expect(differ({ p: 1.2e-5 }, { p: 1.3e-5 })).toBeDefined();
  expect(differ({ mean: 2.5 }, { mean: -2.5 })).toBeDefined();
  expect(
    differ(
      [one, other],
      [
        { ...one, count: 5 },
        { ...other, count: 2 },
      ],
    ),
  ).toBeDefined();
  expect(findDifference(answered(one), { ...answered(one), status: 400 })).toBeDefined();
  expect(findDifference(file('<v>3</v>'), file('<v>16</v>'))).toContain('16');
  expect(findDifference(file('<v>3</v>'), file('<v>3</v>'))).toBeUndefined();
});

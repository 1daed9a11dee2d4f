import { expect, test } from 'vitest';
import { answering } from './answer.ts';
import { example } from './examples.ts';

const asked = { question: example.question, settings: { required: true, locationMode: 3 } as const };

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -180.1 },
  { latitude: 31.2 },
  { latitude: Number.NaN, longitude: 0 },
  { latitude: '31', longitude: '121' },
  { address: 5 },
  { area: '31010', areaName: '上海市' },
  { area: '310101' },
  { areaName: '上海市' },
])('%j is no place', raw => {
  expect(answering.parse(asked, raw)).toEqual({ problem: 'not-readable' });
});

test('a position keeps six decimals, and one at zero is an answer', () => {
  expect(answering.parse(asked, { latitude: 31.23041649, longitude: -0 })).toEqual({
    answer: { latitude: 31.230416, longitude: 0 },
  });
  expect(answering.isEmpty({ latitude: 0, longitude: 0 })).toBe(false);
  expect(answering.isEmpty({ address: '  ' })).toBe(true);
});

test('a row that is no JSON is refused, not thrown', () => {
  const raw = answering.fromRows(asked, [{ answerValue: '{', answerValueType: 4 }]);
  expect(answering.parse(asked, raw)).toEqual({ problem: 'not-readable' });
});

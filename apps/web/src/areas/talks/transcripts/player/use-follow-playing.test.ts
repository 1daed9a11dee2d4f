import { expect, it } from 'vitest';
import { turnAt } from './use-follow-playing.ts';

const turns = [
  { id: 'a', from: 0, to: 4_000 },
  { id: 'b', from: null, to: null },
  { id: 'c', from: 6_000, to: null },
  { id: 'd', from: 9_000, to: 11_000 },
];

it('knows the turn that is heard: the last that has begun and has not ended, and none in a pause', () => {
  expect([0, 3_999, 5_000, 6_000, 8_999, 9_000, 11_000, 11_001].map(time => turnAt(turns, time))).toEqual([
    'a',
    'a',
    undefined,
    'c',
    'c',
    'd',
    'd',
    undefined,
  ]);
});

import { expect, test } from 'vitest';
import { agreementShare } from './agreement-share.ts';

test('averages the pairs of each unit, and leaves out what one coder alone judged', () => {
  const ratings = [
    [1, 1, 2, 1],
    [2, null, 2, null],
    [3, null, null, null],
    [null, null, null, null],
    [1, 2, 3, null],
  ];
  // 3 of 6 pairs, 1 of 1, none of 3.
  expect(agreementShare(ratings)).toEqual({ units: 3, share: expect.closeTo((0.5 + 1 + 0) / 3, 12) });
});

test('refuses rows of unequal length and data that hold no pair', () => {
  expect(() => agreementShare([[1, 1], [1]])).toThrow('unequal-lengths');
  expect(() => agreementShare([[1, null]])).toThrow('too-few-samples');
});

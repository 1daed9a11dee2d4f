import { expect, test } from 'vitest';
import { concordance } from './concordance.ts';

const find = (text: string) => [...text.matchAll(/慢/g)].map(({ index }) => ({ start: index, end: index + 1 }));

test('shows what stands around every place, by whole signs, and says where more is', () => {
  const lines = concordance(['发货慢，退款也慢', '快', '👍👍慢𠮷野家'], find, { around: 2 });
  expect(lines.map(({ place, before, found, after }) => [place, before, found, after])).toEqual([
    [0, '发货', '慢', '，退'],
    [0, '款也', '慢', ''],
    [2, '👍👍', '慢', '𠮷野'],
  ]);
  expect(lines.map(({ isCutBefore, isCutAfter }) => [isCutBefore, isCutAfter])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);
});

test('stops at the most that is asked for', () => {
  expect(concordance(['慢慢慢', '慢'], find, { most: 2 })).toHaveLength(2);
});

import type { DataRange } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { draftOf, rangeOf } from './data-range.ts';

test.each<DataRange>([
  { kind: 'all' },
  { kind: 'channel', channels: ['Poster', 'Mail'] },
  { kind: 'label', labels: ['vip'] },
  { kind: 'region', regions: [{ nation: '中国', province: '浙江' }] },
])('a data range is typed as it is kept: %j (P6.26)', range => {
  expect(rangeOf(draftOf(range))).toEqual(range);
});

test('words stand between commas of either width, each once, and none is no range', () => {
  expect(rangeOf({ kind: 'channel', words: ' Poster，Mail, ,Poster、Web' })).toEqual({
    kind: 'channel',
    channels: ['Poster', 'Mail', 'Web'],
  });
  expect(rangeOf({ kind: 'label', words: ' , ' })).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { NewsDesk } from './news-desk.ts';
import { runNewsErrand } from './news-errand.ts';

const touched: string[] = [];
const desk: NewsDesk = {
  list: async () => [],
  add: async () => touched.push('add'),
  change: async id => touched.push(`change ${id}`) > 0,
  publish: async (id, at) => touched.push(`publish ${id} ${at?.toISOString()}`) > 0,
  withdraw: async id => touched.push(`withdraw ${id}`) > 0,
};
const text = '# A release\n\nIn short.\n\nAt length.';
const run = (...words: string[]) => runNewsErrand(desk, words, { readText: () => text, now: () => new Date() });

it.each([
  [[]],
  [['remove', '1']],
  [['toString']],
  [['list', 'all']],
  [['add']],
  [['add', '2026-02-30', 'a.md', 'b.md']],
  [['change', 'x', '2026-02-28', 'a.md', 'b.md']],
  [['change', '1', '2026-02-28', '-', '-']],
  [['publish', '1', 'tomorrow']],
  // Without an offset it would mean another moment on another machine.
  [['publish', '1', '2027-01-01T08:00']],
  [['publish', '1', '2027-13-01T08:00Z']],
  [['publish', '01']],
  [['withdraw', '1', '2']],
])('an errand that was not understood touches nothing: %o', async words => {
  expect(await run(...words)).toBeNull();
  expect(touched).toEqual([]);
});

it('a moment is read with its offset', async () => {
  await run('publish', '7', '2027-01-01T08:00+08:00');
  expect(touched.splice(0)).toEqual(['publish 7 2027-01-01T00:00:00.000Z']);
});

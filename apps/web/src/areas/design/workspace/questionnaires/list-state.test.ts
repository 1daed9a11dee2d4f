import { expect, it } from 'vitest';
import { parseTaste } from './list-state.ts';

const usual = { view: 'tiles', orderBy: 'biz_update_time', direction: 'desc', pageSize: 20 };

it('is the newest change first, as tiles, when nothing or nonsense was kept (P3.26, S9.31)', () => {
  for (const stored of [undefined, null, 'tiles', 7, { view: 'cloud', orderBy: 'drop', direction: 1, pageSize: 1e9 }])
    expect(parseTaste(stored)).toEqual(usual);
});

it('is what was kept', () => {
  const taste = { view: 'list', orderBy: 'name', direction: 'asc', pageSize: 100 } as const;
  expect(parseTaste(JSON.parse(JSON.stringify(taste)))).toEqual(taste);
  expect(parseTaste({ view: 'list' })).toEqual({ ...usual, view: 'list' });
});

import { expect, it } from 'vitest';
import { endOfDay } from './end-of-day.ts';

it('ends when the day does, on the reader’s own clock', () => {
  const end = new Date(endOfDay('2026-02-28')!);
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2026, 1, 28, 23]);
  expect(new Date(end.getTime() + 1000).getDate()).toBe(1);
});

it.each(['', '2026', '2026-13-01', 'tomorrow', '12026-01-01'])('is none of %o', day => {
  expect(endOfDay(day)).toBeUndefined();
});

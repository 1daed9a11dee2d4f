import { describe, expect, it } from 'vitest';
import { isFiltered, momentsOf, NO_FILTER } from './log-filter.ts';

describe('momentsOf', () => {
  const now = new Date(2026, 10, 16, 12).getTime();
  const day = 86_400_000;
  it.each([
    [{ time: 'any' }, {}],
    [{ time: 'day' }, { from: now - day }],
    [{ time: 'month' }, { from: now - 30 * day }],
    [
      { time: 'range', from: '2026-03-01', until: '2026-03-01' },
      { from: new Date(2026, 2, 1).getTime(), until: new Date(2026, 2, 2).getTime() },
    ],
    [{ time: 'range', from: '', until: '2026-03-31' }, { until: new Date(2026, 3, 1).getTime() }],
    [{ time: 'range', from: '', until: '' }, {}],
  ] as const)('%j', (filter, moments) => {
    expect(momentsOf({ ...NO_FILTER, ...filter }, now)).toEqual(moments);
  });
});

it('is filtered by a person, an action or a time', () => {
  expect(isFiltered(NO_FILTER)).toBe(false);
  expect(isFiltered({ ...NO_FILTER, action: 'link.create' })).toBe(true);
});

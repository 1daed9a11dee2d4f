import { expect, it } from 'vitest';
import { dayCuts, periodName } from './day-cuts.ts';
import type { PeriodUnit } from './periods.ts';

const named = (first: string, last: string, unit: PeriodUnit) => {
  const cuts = dayCuts(first, last, unit);
  return cuts?.slice(1).map((to, at) => periodName(cuts[at]!, to, unit));
};

it('days are put together from the period of the first to that of the last, both whole', () => {
  expect(named('2026-02-27', '2026-03-01', 'day')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  // 2026-01-05 is a Monday.
  expect(named('2026-01-06', '2026-01-12', 'week')).toEqual(['2026-01-05 – 2026-01-11', '2026-01-12 – 2026-01-18']);
  expect(named('2025-12-31', '2026-02-01', 'month')).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(named('2024-02-29', '2026-01-01', 'year')).toEqual(['2024', '2025', '2026']);
});

it('what is no day, runs backwards or makes more bands than a table shows is none', () => {
  expect(named('2026-02-30', '2026-03-01', 'day')).toBeUndefined();
  expect(named('2026-03-02', '2026-03-01', 'day')).toBeUndefined();
  expect(named('2026-01-01', '2026-03-01', 'day')).toHaveLength(60);
  expect(named('2026-01-01', '2026-03-02', 'day')).toBeUndefined();
  expect(named('0001-01-01', '9999-12-31', 'week')).toBeUndefined();
});

import type { ListedProject } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { layTimeLine } from './time-line.ts';

const project = (startsOn: string | null, endsOn: string | null, stages: ListedProject['stages'] = []) =>
  ({ projectId: `${startsOn}`, name: 'One', startsOn, endsOn, stages }) as unknown as ListedProject;

test('projects and their stages lie between the first day and the last (S2.59)', () => {
  const stages = [{ name: 'Field', startsOn: '2026-03-06', endsOn: '2026-03-10' }];
  const line = layTimeLine(
    [project('2026-03-01', '2026-03-10', stages), project('2026-03-11', '2026-03-20')],
    '2026-03-10',
  );
  expect(line?.rows.map(({ plan }) => [plan.from, plan.width])).toEqual([
    [0, 50],
    [50, 50],
  ]);
  expect(line?.rows[0]?.stages).toMatchObject([{ from: 25, width: 25 }]);
  expect(line?.today).toBeCloseTo(47.5);
});

test('stages alone make a plan, whoever has none is left out, and today may lie outside', () => {
  const stages = [{ name: 'Field', startsOn: '2026-03-06', endsOn: '2026-04-10' }];
  const line = layTimeLine([project(null, null, stages), project(null, null)], '2027-01-01');
  expect(line?.rows).toHaveLength(1);
  expect(line?.rows[0]?.plan).toMatchObject({ startsOn: '2026-03-06', endsOn: '2026-04-10', from: 0, width: 100 });
  expect(line?.months.map(({ day }) => day)).toEqual(['2026-04-01']);
  expect(line?.today).toBeUndefined();
  expect(layTimeLine([project(null, null)], '2026-01-01')).toBeUndefined();
});

test('a line of many years names at most twelve months', () => {
  expect(layTimeLine([project('2020-01-01', '2029-12-31')], '2026-01-01')?.months.length).toBeLessThanOrEqual(12);
});

test('stages that overlap stand below each other, others on one line', () => {
  const stages = [
    { name: 'Clean', startsOn: '2026-03-09', endsOn: '2026-03-12' },
    { name: 'Field', startsOn: '2026-03-06', endsOn: '2026-03-10' },
    { name: 'Report', startsOn: '2026-03-11', endsOn: '2026-03-20' },
  ];
  const [row] = layTimeLine([project('2026-03-01', '2026-03-20', stages)], '2026-03-10')?.rows ?? [];
  expect(row?.stages.map(({ name, lane }) => [name, lane])).toEqual([
    ['Field', 0],
    ['Clean', 1],
    ['Report', 0],
  ]);
  expect(row?.lanes).toBe(2);
});

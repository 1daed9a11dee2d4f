import { compileFilter, type Filter, filterFromCondition } from '@wenshu/analysis';
import { expect, it } from 'vitest';
import { testsIn } from '../../../../../../packages/analysis/test/random-condition.ts';
import { randomFrom, randomSurvey, TODAY } from '../../../../../../packages/analysis/test/random-survey.ts';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { openAgreeingDatabases } from '../../../testing/agreeing-databases.ts';
import { rangeFilter } from './range-filter.ts';

const ranges: readonly RecordRange[] = [
  { kind: 'all' },
  { kind: 'channel', channels: ['mail', "it's"] },
  { kind: 'label', labels: ['vip'] },
  { kind: 'region', regions: [{ nation: 'a' }] },
  {
    kind: 'any',
    of: [
      { kind: 'region', regions: [{ nation: 'a', province: 'b' }] },
      { kind: 'label', labels: ['old'] },
    ],
  },
  {
    kind: 'both',
    of: [
      { kind: 'region', regions: [{ nation: 'a' }] },
      { kind: 'label', labels: ['old'] },
    ],
  },
  { kind: 'nothing' },
];

/** What a reader of a range sees of a record, by the record itself. */
function isSeen(range: RecordRange, record: ReturnType<typeof randomSurvey>['records'][number]['record']): boolean {
  switch (range.kind) {
    case 'all':
      return true;
    case 'nothing':
      return false;
    case 'channel':
      return range.channels.includes(record.channel);
    case 'label':
      return range.labels.some(label => record.labels.includes(label));
    case 'region':
      return range.regions.some(
        ({ nation, province = record.province }) => record.nation === nation && record.province === province,
      );
    case 'any':
      return range.of.some(one => isSeen(one, record));
    case 'both':
      return range.of.every(one => isSeen(one, record));
  }
}

it('a condition picks the same records in the engine, as a function, in DuckDB and in PostgreSQL, within what a reader may see', async () => {
  const databases = await openAgreeingDatabases();
  const picked = new Map<string, number>();
  let hidden = 0;
  let told = 0;
  try {
    for (let seed = 1_001; seed <= 1_025; seed++) {
      const next = randomFrom(seed);
      const { dataSet, conditions, records } = randomSurvey(seed, { records: 40, conditions: 40 });
      const rows = records.map(({ row }) => row);
      await databases.fill(dataSet.variables, rows);
      for (const [n, condition] of conditions.entries()) {
        const filter = filterFromCondition(condition, dataSet.variables, { today: TODAY });
        // What some snapshot does not take, the engine cannot say of its records.
        if ('word' in filter || records.some(({ holds }) => holds[n] === undefined)) continue;
        told++;
        const range = ranges[next(ranges.length)]!;
        const seen = rangeFilter(range);
        const within: Filter = seen ? { all: [seen, filter] } : filter;
        const engine = records.flatMap(({ holds }, id) => (holds[n] ? [id] : []));
        const wanted = engine.filter(id => isSeen(range, records[id]!.record));
        const holds = compileFilter(within, { timeZone: 'UTC' });
        const about = { seed, condition, range };
        expect({
          about,
          function: rows.flatMap((row, id) => (holds(row) ? [id] : [])),
          ...(await databases.pick(within, 'UTC')),
        }).toEqual({ about, function: wanted, duckdb: wanted, postgres: wanted });
        hidden += engine.length - wanted.length;
        for (const test of testsIn(condition)) picked.set(test, (picked.get(test) ?? 0) + wanted.length);
      }
    }
  } finally {
    await databases.close();
  }
  // Else all of it would have agreed about nothing.
  expect(told).toBeGreaterThan(300);
  expect(hidden).toBeGreaterThan(1_000);
  expect([...picked].filter(([, count]) => count < 10)).toEqual([]);
  expect(picked.size).toBe(13);
}, 240_000);

import { compileFilter, type Row } from '@wenshu/analysis';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tools/testing/test-database.ts';
import { compileRange } from '../../../authorisation/compile-range.repository.ts';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { rangeFilter } from './range-filter.ts';

const words = fc.constantFrom('a', 'b', 'c', "it's");
const orNull = fc.option(words, { nil: null });
const records = fc.record({
  channel: words,
  labels: fc.uniqueArray(words, { maxLength: 3 }),
  nation: orNull,
  province: orNull,
  city: orNull,
});
const region = fc.record({ nation: words, province: words, city: words }, { requiredKeys: ['nation'] });
const plainRange: fc.Arbitrary<RecordRange> = fc.oneof(
  fc.constantFrom({ kind: 'all' as const }, { kind: 'nothing' as const }),
  fc.record({ kind: fc.constant('channel' as const), channels: fc.array(words, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('label' as const), labels: fc.array(words, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('region' as const), regions: fc.array(region, { maxLength: 3 }) }),
);
const ranges: fc.Arbitrary<RecordRange> = fc.oneof(
  plainRange,
  fc.record({ kind: fc.constantFrom('any' as const, 'both' as const), of: fc.array(plainRange, { maxLength: 3 }) }),
);

it('a range shows the same records in PostgreSQL and in the columnar copy', async () => {
  const rows = fc.sample(records, { numRuns: 200, seed: 7 });
  const test = await createTestDatabase();
  const database = openDatabase(test.url, { max: 2 });
  try {
    await database.pool.query(
      'create table r (id integer, channel text, labels text[], nation text, province text, city text)',
    );
    for (const [id, { channel, labels, nation, province, city }] of rows.entries())
      await database.pool.query('insert into r values ($1, $2, $3, $4, $5, $6)', [
        ...[id, channel, labels, nation, province, city],
      ]);
    await fc.assert(
      fc.asyncProperty(ranges, async range => {
        const found = await sql<{ id: number }>`select id from r where ${compileRange(range, 'r')} order by id`.execute(
          database.kysely,
        );
        const filter = rangeFilter(range);
        const holds = filter ? compileFilter(filter, { timeZone: 'UTC' }) : () => true;
        const rowOf = (record: (typeof rows)[number]): Row => ({
          'fact:status': 2,
          ...Object.fromEntries(Object.entries(record).map(([name, value]) => [`fact:${name}`, value])),
        });
        expect(rows.flatMap((row, id) => (holds(rowOf(row)) ? [id] : []))).toEqual(found.rows.map(({ id }) => id));
      }),
      { numRuns: 150 },
    );
  } finally {
    await database.close();
    await test.drop();
  }
});

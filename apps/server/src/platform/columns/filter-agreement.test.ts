import { compileFilter } from '@wenshu/analysis';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomFilter, randomRow, randomVariables } from '../../../../../packages/analysis/test/random-filter.ts';
import { openAgreeingDatabases } from '../../testing/agreeing-databases.ts';

it('a filter picks the same records as a function, in DuckDB and in PostgreSQL', async () => {
  const rows = fc.sample(randomRow, { numRuns: 300, seed: 20261115 });
  const databases = await openAgreeingDatabases();
  try {
    await databases.fill(randomVariables, rows);
    const timeZones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'UTC');
    let picked = 0;
    await fc.assert(
      fc.asyncProperty(randomFilter, timeZones, async (filter, timeZone) => {
        const holds = compileFilter(filter, { timeZone });
        const wanted = rows.flatMap((row, id) => (holds(row) ? [id] : []));
        picked += wanted.length;
        expect(await databases.pick(filter, timeZone)).toEqual({ duckdb: wanted, postgres: wanted });
      }),
      { numRuns: 400 },
    );
    // Else all of it would have agreed about nothing.
    expect(picked).toBeGreaterThan(1_000);
  } finally {
    await databases.close();
  }
}, 120_000);

import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tools/testing/test-database.ts';
import { createPool } from '../../../platform/database/pool.ts';
import { migrateDatabase } from '../../../platform/migrations/migrate.ts';
import { sqlMigrations } from '../../../platform/migrations/sql-migrations.ts';
import { booksOf } from '../ledger/index.ts';
import { listEntries } from './index.ts';

it('points from before the ledger stand in it, line by line, with what was left', async () => {
  const old = await createTestDatabase({ isMigrated: false });
  const pool = createPool(old.url, { max: 2 });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db: kysely, provider: sqlMigrations() });
    expect((await migrator.migrateTo('0100-ledger')).error).toBeUndefined();
    const { rows } = await pool.query<{ id: string }>(
      `insert into person (phone, password_hash, nick_name) values ('13000000000', '', 'Lin'), ('13000000001', '', 'Zhou') returning id`,
    );
    const [lin, zhou] = [rows[0]!.id, rows[1]!.id];
    await pool.query(`insert into point_account values ($1, 40), ($2, 0)`, [lin, zhou]);
    await pool.query(
      `insert into point_entry (person_id, change, balance, reason, about, at) values
         ($1, 10, 10, 'start', null, '2026-01-01Z'),
         ($2, 0, 0, 'start', null, '2026-01-01Z'),
         (null, -1, null, 'account-code', null, '2026-01-02Z'),
         ($1, -9, 1, 'sms', 'task-7', '2026-01-03Z'),
         ($1, 39, 40, 'granted', null, '2026-01-04Z')`,
      [lin, zhou],
    );
    await migrateDatabase(old.url);

    expect(await listEntries(pool, lin)).toEqual([
      { change: 10, balance: 10, reason: 'start', about: null, at: new Date('2026-01-01Z') },
      { change: -9, balance: 1, reason: 'sms', about: 'task-7', at: new Date('2026-01-03Z') },
      { change: 39, balance: 40, reason: 'granted', about: null, at: new Date('2026-01-04Z') },
    ]);
    expect(await listEntries(pool, zhou)).toEqual([]);
    expect(await booksOf(pool)).toMatchObject([
      { unit: 'points', sum: 0, wrongMovements: 0, wrongAccounts: 0, persons: 40 },
      { unit: 'fen', persons: 0 },
    ]);
    const houses = await pool.query(
      `select holder, sum(amount)::int as sum from ledger_entry where kind = 'house' group by holder order by holder`,
    );
    expect(houses.rows).toEqual([
      { holder: 'given', sum: -50 },
      { holder: 'used', sum: 10 },
    ]);
  } finally {
    await kysely.destroy();
    await old.drop();
  }
});

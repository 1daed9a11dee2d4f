import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tools/testing/test-database.ts';
import type { Env } from '../../../env.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { createPool } from '../../../platform/database/pool.ts';
import { migrateDatabase } from '../../../platform/migrations/migrate.ts';
import { sqlMigrations } from '../../../platform/migrations/sql-migrations.ts';
import { booksOf } from '../ledger/index.ts';
import { balanceOf, listEntries } from './index.ts';

async function onOldDatabase(
  work: (pool: Pool, migrate: () => Promise<void>, url: string) => Promise<void>,
): Promise<void> {
  const old = await createTestDatabase({ isMigrated: false });
  const pool = createPool(old.url, { max: 2 });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db: kysely, provider: sqlMigrations() });
    expect((await migrator.migrateTo('0100-ledger')).error).toBeUndefined();
    await work(pool, () => migrateDatabase(old.url), old.url);
  } finally {
    await kysely.destroy();
    await old.drop();
  }
}

async function insertPeople(pool: Pool, ...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, name] of names.entries()) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into person (phone, password_hash, nick_name) values ($1, '', $2) returning id`,
      [`1300000000${at}`, name],
    );
    ids.push(rows[0]!.id);
  }
  return ids;
}

it('a balance that somebody had changed by hand is carried over as it is, with the difference as lines of their own', () =>
  onOldDatabase(async (pool, migrate) => {
    const [more, less, wild, bare] = await insertPeople(pool, 'More', 'Less', 'Wild', 'Bare');
    await pool.query('insert into point_account values ($1, 31), ($2, 4), ($3, 20), ($4, 8)', [more, less, wild, bare]);
    await pool.query(
      `insert into point_entry (person_id, change, balance, reason, about, at) values
         ($1, 10, 10, 'start', null, '2026-01-01Z'), ($1, -30, 0, 'sms', 'task-1', '2026-01-02Z'),
         ($2, 10, 10, 'start', null, '2026-01-01Z'),
         ($3, 10, 10, 'start', null, '2026-01-01Z'), ($3, -100, 0, 'sms', 'task-2', '2026-01-02Z'),
         ($3, 50, 60, 'granted', null, '2026-01-03Z')`,
      [more, less, wild],
    );
    await migrate();
    const changes = async (id: string | undefined) =>
      (await listEntries(pool, id ?? '')).map(({ change, reason }) => [reason, change]);
    expect(await changes(more)).toEqual([...[['carried', 51]], ...[['start', 10]], ...[['sms', -30]]]);
    expect(await changes(less)).toEqual([...[['start', 10]], ...[['carried', -6]]]);
    const wildly = [
      ['carried', 90],
      ['start', 10],
      ['sms', -100],
      ['granted', 50],
      ['carried', -30],
    ];
    expect(await changes(wild)).toEqual(wildly);
    expect(await changes(bare)).toEqual([['carried', 8]]);
    const [points] = await booksOf(pool);
    expect(points).toMatchObject({ sum: 0, wrongMovements: 0, wrongAccounts: 0, persons: 63 });
    // Whose account had begun without a line does not begin again; the others' lines say it.
    const { rows } = await pool.query('select person_id as id from point_begun');
    expect(rows).toEqual([{ id: bare }]);
  }));

it('points that had begun with nothing do not begin again when there is something to begin with by now', () =>
  onOldDatabase(async (pool, migrate, url) => {
    const [old, young] = await insertPeople(pool, 'Old', 'Young');
    await pool.query('insert into point_account values ($1, 0)', [old]);
    await pool.query(
      `insert into point_entry (person_id, change, balance, reason, at) values ($1, 0, 0, 'start', '2026-01-01Z')`,
      [old],
    );
    await migrate();
    const database = openDatabase(url);
    try {
      // Of the settings this one alone is asked for.
      const env = { smsPointsAtStart: 10 } as Env;
      const platform = { env, clock: systemClock, database };
      expect([await balanceOf(platform, old!), await balanceOf(platform, young!)]).toEqual([0, 10]);
    } finally {
      await database.close();
    }
  }));

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

import { readdir } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { getServerSecrets } from '../database/server-secret.repository.ts';
import { migrateDatabase } from './migrate.ts';
import { sqlMigrations } from './sql-migrations.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ isMigrated: false });
  database = openDatabase(testDatabase.url, { max: 3 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

describe('migrateDatabase', () => {
  it('may be asked by several processes at once, and again', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(testDatabase.url)));
    await migrateDatabase(testDatabase.url);
    const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration order by name');
    const files = await readdir(new URL('../../../migrations/', import.meta.url));
    expect(rows.map(({ name }) => `${name}.sql`)).toEqual(files.toSorted());
  });

  it('makes the job tables too, so that workers need no DDL', async () => {
    const { rows } = await database.pool.query("select to_regclass('pgboss.job') is not null as is_there");
    expect(rows[0].is_there).toBe(true);
  });

  it('says what is wrong when the database is not there', async () => {
    await expect(migrateDatabase(testDatabase.url.replace(/test_[0-9a-f]+/, 'test_nowhere'))).rejects.toThrow(
      'does not exist',
    );
  });
});

describe('an installation from before the questionnaire was three tables', () => {
  it('keeps its status, settings, counts, labels, bin and families', async () => {
    const old = await createTestDatabase({ isMigrated: false });
    const pool = createPool(old.url, { max: 2 });
    const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    try {
      const migrator = new Migrator({ db: kysely, provider: sqlMigrations() });
      expect((await migrator.migrateTo('0009-closed-cells-and-groups')).error).toBeUndefined();
      await pool.query(`with maker as (
          insert into person (phone, password_hash, nick_name) values ('13000000000', '', 'Lin') returning id)
        insert into questionnaire (scroll_id, name, creator_id, version, status, version_time, cap, collected, last_serial, end_time, ended_by,
               password_hash, min_seconds, max_seconds, address_window, address_most, device_window, device_most, is_wechat_only, captcha_mode,
               labels, deleted_at, copied_from, created_at, updated_at)
        select v.scroll_id, v.scroll_id, maker.id, 7, v.status, v.version_time, 100, 40, 55, '2026-01-01Z', v.ended_by, 'hash', 5, 600,
               'day', 2, 'week', 3, true, 'always', v.labels::text[], v.deleted_at::timestamptz, v.copied_from, '2025-01-01Z', '2025-06-01Z'
          from maker, (values ('first', 3, 1767225600000, 'time', '{vip,old}', null, null),
                              ('copy', 2, 1767225600001, null, '{}', '2025-07-01Z', 'first'),
                              ('plain', 0, null, null, '{}', null, null)) v(scroll_id, status, version_time, ended_by, labels, deleted_at, copied_from)`);
      await pool.query(
        `insert into right_row select id, 'questionnaire', unnest('{first,copy}'::text[]), 'questionnaire.view' from person`,
      );
      await migrateDatabase(old.url);

      const live = await pool.query('select * from live_survey order by scroll_id');
      expect(live.rows.map(row => [row.scroll_id, row.status, row.version_time, row.ended_by])).toEqual([
        ['copy', 2, 1767225600001, null],
        ['first', 3, 1767225600000, 'time'],
        ['plain', 0, null, null],
      ]);
      expect(live.rows[1]).toMatchObject({
        cap: 100,
        collected: 40,
        last_serial: 55,
        end_time: new Date('2026-01-01Z'),
        start_time: null,
        password_hash: 'hash',
        min_seconds: 5,
        max_seconds: 600,
        address_window: 'day',
        address_most: 2,
        device_window: 'week',
        device_most: 3,
        is_wechat_only: true,
        captcha_mode: 'always',
      });
      const listing = await pool.query('select * from questionnaire_listing order by scroll_id');
      expect(listing.rows).toEqual([
        { scroll_id: 'copy', labels: [], deleted_at: new Date('2025-07-01Z'), copied_from: 'first' },
        { scroll_id: 'first', labels: ['vip', 'old'], deleted_at: null, copied_from: null },
      ]);
      const summary = await pool.query(
        `select name, version, created_at, updated_at from questionnaire_summary where scroll_id = 'first'`,
      );
      expect(summary.rows).toEqual([
        { name: 'first', version: 7, created_at: new Date('2025-01-01Z'), updated_at: new Date('2025-06-01Z') },
      ]);
      const held = await pool.query(
        `select object_id, is_in_bin from held_right where right_name = 'questionnaire.view' order by object_id`,
      );
      expect(held.rows).toEqual([
        { object_id: 'copy', is_in_bin: true },
        { object_id: 'first', is_in_bin: false },
      ]);
    } finally {
      await kysely.destroy();
      await old.drop();
    }
  });
});

describe('getServerSecrets', () => {
  it('are the same for all processes that ask at once', async () => {
    const others = Array.from({ length: 3 }, () => openDatabase(testDatabase.url, { max: 1 }));
    const stored = await Promise.all(others.map(({ pool }) => getServerSecrets(pool)));
    const found = stored.map(secrets => Object.values(secrets).map(secret => secret.export().toString('hex')));
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    const secrets = found[0]!;
    expect(secrets.every(secret => secret.length === 64)).toBe(true);
    // Each purpose has its own.
    expect(new Set(secrets).size).toBe(secrets.length);
    await Promise.all(others.map(each => each.close()));
  });
});

describe('a transaction', () => {
  it('leaves nothing behind when it fails, and its connection can be used again', async () => {
    await database.pool.query('create table word (text text)');
    const failing = database.transaction(async client => {
      await client.query("insert into word values ('a')");
      await client.query('select no_such_function()');
    });
    await expect(failing).rejects.toThrow('does not exist');
    const { rows } = await database.pool.query('select count(*) as count from word');
    expect(rows[0].count).toBe(0);
  });

  it('that PostgreSQL broke off for another is done again', async () => {
    await database.pool.query('create table pair (side text primary key, count integer not null)');
    await database.pool.query("insert into pair values ('left', 0), ('right', 0)");
    let arrived = 0;
    let open = () => {};
    const bothHoldOne = new Promise<void>(resolve => {
      open = resolve;
    });
    const raise = (sides: readonly string[]) =>
      database.transaction(async client => {
        const [first, second] = sides;
        await client.query('update pair set count = count + 1 where side = $1', [first]);
        if (++arrived === 2) open();
        await bothHoldOne;
        await client.query('update pair set count = count + 1 where side = $1', [second]);
      });
    const before = database.brokenOff;
    await Promise.all([raise(['left', 'right']), raise(['right', 'left'])]);
    expect(database.brokenOff).toBe(before + 1);
    const { rows } = await database.pool.query('select side, count from pair order by side');
    expect(rows).toEqual([
      { side: 'left', count: 2 },
      { side: 'right', count: 2 },
    ]);
  });

  it('is not tried for ever, and one with a mistake of its own is tried once', async () => {
    let runs = 0;
    const failing = (state: string) =>
      database.transaction(async client => {
        runs++;
        await client.query(`do $$ begin raise exception 'as asked' using errcode = '${state}'; end $$`);
      });
    await expect(failing('40001')).rejects.toThrow('as asked');
    expect(runs).toBe(4);
    await expect(failing('23505')).rejects.toThrow('as asked');
    expect(runs).toBe(5);
  });
});

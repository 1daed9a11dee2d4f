import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { getServerSecret } from './server-secret.repository.ts';

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

describe('getServerSecret', () => {
  it('is the same for all processes that ask at once', async () => {
    const others = Array.from({ length: 3 }, () => openDatabase(testDatabase.url, { max: 1 }));
    const secrets = await Promise.all(others.map(({ pool }) => getServerSecret(pool, 'file-ticket')));
    expect(new Set(secrets.map(secret => secret.toString('hex'))).size).toBe(1);
    expect(secrets[0]).toHaveLength(32);
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

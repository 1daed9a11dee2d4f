import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase, type Queryable } from './database.ts';
import { withClient } from './with-client.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let other: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // One connection: who comes next gets the same, unless it was thrown away.
  database = openDatabase(testDatabase.url, { max: 1 });
  other = openDatabase(testDatabase.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await other.close();
  await testDatabase.drop();
});

async function processOf(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

it('gives the connection back for the next one, also after work that failed', async () => {
  const first = await withClient(database.pool, processOf);
  await expect(withClient(database.pool, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await processOf(database.pool)).toBe(first);
});

it('does not give back what the work discarded', async () => {
  const first = await withClient(database.pool, (client, discard) => {
    discard();
    return processOf(client);
  });
  expect(await processOf(database.pool)).not.toBe(first);
});

it('outlives a connection that dies between two statements, and does not give it back', async () => {
  const first = await withClient(database.pool, async client => {
    const pid = await processOf(client);
    const ended = new Promise<void>(resolve => client.once('end', resolve));
    await other.pool.query('select pg_terminate_backend($1)', [pid]);
    await ended;
    return pid;
  });
  expect(await processOf(database.pool)).not.toBe(first);
});

it('gives back the connection of a transaction that was taken back', async () => {
  const first = await processOf(database.pool);
  await expect(database.transaction(client => client.query('select 1 / 0'))).rejects.toThrow('division by zero');
  expect(await processOf(database.pool)).toBe(first);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // One connection: who comes next gets the same.
  database = openDatabase(testDatabase.url, { max: 1 });
  await database.pool.query('create table noted (word text primary key)');
});
beforeEach(() => database.pool.query('delete from noted'));
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function noted(): Promise<string[]> {
  const { rows } = await database.pool.query<{ word: string }>('select word from noted order by word');
  return rows.map(row => row.word);
}

const note = (word: string) => ({ text: 'insert into noted values ($1)', values: [word] });

it('keeps what was sent with the commit, when the work was done without waiting for it', async () => {
  const result = await database.transaction(async (client, withCommit) => {
    await client.query(note('waited for'));
    withCommit(client.query(note('sent')), client.query(note('sent too')));
    return 'done';
  });
  expect(result).toBe('done');
  expect(await noted()).toEqual(['sent', 'sent too', 'waited for']);
});

it('keeps nothing when one of those fails, and says what failed first', async () => {
  const failing = database.transaction(async (client, withCommit) => {
    await client.query(note('waited for'));
    withCommit(client.query(note('sent')), client.query('select 1 / 0'), client.query(note('sent after it')));
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await noted()).toEqual([]);
});

it('says what failed first also when the work trips over it', async () => {
  const failing = database.transaction(async (client, withCommit) => {
    withCommit(client.query('select 1 / 0'));
    await client.query(note('never'));
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await noted()).toEqual([]);
});

it('takes back what was sent when the work fails by itself', async () => {
  const failing = database.transaction(async (client, withCommit) => {
    withCommit(client.query(note('sent')));
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await noted()).toEqual([]);
});

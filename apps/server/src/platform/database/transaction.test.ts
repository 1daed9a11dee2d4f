import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { type Database, openDatabase, type Queryable } from './database.ts';

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

it('takes no statement after the work has ended, well or badly: it would be outside of it, or within the next one', async () => {
  const late: Promise<unknown>[] = [];
  const tellLater = async (client: Queryable, ended: Promise<void>) => {
    await ended;
    await client.query(note('too late'));
  };
  let end = () => {};
  const ended = new Promise<void>(resolve => {
    end = resolve;
  });
  await database.transaction(async client => {
    await client.query(note('waited for'));
    late.push(tellLater(client, ended));
  });
  const failing = database.transaction(async client => {
    late.push(tellLater(client, ended));
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  end();
  expect((await Promise.allSettled(late)).map(one => one.status === 'rejected' && String(one.reason))).toEqual([
    expect.stringContaining('did not wait for it'),
    expect.stringContaining('did not wait for it'),
  ]);
  expect(await noted()).toEqual(['waited for']);
});

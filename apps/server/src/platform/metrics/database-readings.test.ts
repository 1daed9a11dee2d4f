import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { DatabaseReadings } from './database-readings.ts';
import { type Reading, reading } from './metrics.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const short = (readings: readonly Reading[]) =>
  readings.filter(({ name }) => name !== 'wenshu_database_answer_seconds').map(({ name, value }) => `${name} ${value}`);
const sockets = async () => [reading('wenshu_mail_reviews_waiting', 3, {})];

it('reads at most every few seconds, however many ask, and what changed after that', async () => {
  let reads = 0;
  const count = async () => [reading('wenshu_mail_reviews_waiting', ++reads, {})];
  const often = new DatabaseReadings({ url: database.url, everyMs: 60_000 });
  often.add(count);
  await Promise.all([often.read(), often.read()]);
  expect(short(await often.read())).toEqual(['wenshu_database_up 1', 'wenshu_mail_reviews_waiting 1']);
  expect(reads).toBe(1);
  const always = new DatabaseReadings({ url: database.url, everyMs: 0 });
  always.add(count);
  await always.read();
  expect(short(await always.read())).toEqual(['wenshu_database_up 1', 'wenshu_mail_reviews_waiting 3']);
});

it('leaves out a statement that is refused, and tells the others', async () => {
  const readings = new DatabaseReadings({ url: database.url });
  readings.add(async db => {
    await db.query('select * from no_such_table');
    return [reading('wenshu_mail_review_oldest_seconds', 1, {})];
  }, sockets);
  expect(short(await readings.read())).toEqual(['wenshu_database_up 1', 'wenshu_mail_reviews_waiting 3']);
});

it('says that a database is away where nobody listens, and that alone', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  const readings = new DatabaseReadings({ url: `postgres://nobody@127.0.0.1:${port}/none` });
  readings.add(sockets);
  expect(short(await readings.read())).toEqual(['wenshu_database_up 0']);
});

it.each([
  ['takes connections and says nothing', undefined],
  ['stops in the middle of a statement', 'select pg_sleep(30)'],
])('says so in time of one that %s, and sees it come back', async (_how, statement) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  let isAway = true;
  const url = statement === undefined ? `postgres://nobody@127.0.0.1:${port}/none` : database.url;
  const readings = new DatabaseReadings({ url, timeoutMs: 300, everyMs: 0 });
  readings.add(async db => {
    if (statement !== undefined && isAway) await db.query(statement);
    return [];
  }, sockets);
  const began = performance.now();
  expect(short(await readings.read())).toEqual(['wenshu_database_up 0']);
  expect(performance.now() - began).toBeLessThan(5_000);
  isAway = false;
  if (statement !== undefined)
    expect(short(await readings.read())).toEqual(['wenshu_database_up 1', 'wenshu_mail_reviews_waiting 3']);
  silent.close();
});

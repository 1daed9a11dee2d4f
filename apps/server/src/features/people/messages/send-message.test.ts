import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sendMessage } from './index.ts';

let test: TestApp;
let one: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  one = await buildPerson(test.platform);
  other = await buildPerson(test.platform);
});
afterAll(() => test.close());

const readersOf = async (survey: string): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ person_id: string }>(
    `select r.person_id from message m join message_reader r on r.message_id = m.id where m.details ->> 'survey' = $1`,
    [survey],
  );
  return rows.map(row => row.person_id).toSorted();
};
const words = (survey: string) => ({ kind: 'rights-changed', details: { by: 'Lin', survey } }) as const;

describe('sendMessage', () => {
  it('tells several people once each, and never the one who did it', async () => {
    const { pool } = test.platform.database;
    await sendMessage(pool, { ...words('a'), to: [one.id, other.id, other.id] });
    expect(await readersOf('a')).toEqual([one.id, other.id].toSorted());
    await sendMessage(pool, { ...words('b'), to: [one.id, other.id], by: one.id });
    expect(await readersOf('b')).toEqual([other.id]);
    await sendMessage(pool, { ...words('c'), to: [one.id], by: one.id });
    expect(await readersOf('c')).toEqual([]);
  });

  it('tells nobody what was taken back, and passes over people who are gone', async () => {
    const work = test.platform.database.transaction(async client => {
      await sendMessage(client, { ...words('d'), to: [one.id] });
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await readersOf('d')).toEqual([]);
    const gone = '00000000-0000-4000-8000-000000000000';
    await sendMessage(test.platform.database.pool, { ...words('e'), to: [gone, one.id] });
    expect(await readersOf('e')).toEqual([one.id]);
  });
});

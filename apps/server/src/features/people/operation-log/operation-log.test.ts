import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { logOperation } from './index.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const kept = async (scrollId: string) =>
  (
    await test.platform.database.pool.query(
      'select action, details from operation_log where object_id = $1 order by id',
      [scrollId],
    )
  ).rows;

describe('logOperation', () => {
  const to = (id: string) => ({ personId: person.id, object: { kind: 'questionnaire', id } }) as const;

  it('keeps action, account, details and time, in the order of what was done (P3.19)', async () => {
    const { pool } = test.platform.database;
    await logOperation(pool, { ...to('log1'), action: 'questionnaire.rename', details: { name: 'Fruit' } });
    await logOperation(pool, { ...to('log1'), action: 'questionnaire.bin' });
    const { rows } = await pool.query(`select * from operation_log where object_id = 'log1' order by id`);
    expect(rows).toMatchObject([
      {
        action: 'questionnaire.rename',
        person_id: person.id,
        details: { name: 'Fruit' },
        happened_at: expect.any(Date),
      },
      { action: 'questionnaire.bin', details: {} },
    ]);
  });

  it('is taken back with what was done', async () => {
    const work = test.platform.database.transaction(async client => {
      await logOperation(client, { ...to('log2'), action: 'questionnaire.bin' });
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await kept('log2')).toEqual([]);
  });

  it.each(['update operation_log set action = $1', 'delete from operation_log where action <> $1'])(
    'is never changed afterwards: %s',
    async statement => {
      await logOperation(test.platform.database.pool, { ...to('log3'), action: 'questionnaire.end' });
      await expect(test.platform.database.pool.query(statement, ['x'])).rejects.toThrow('only ever added to');
    },
  );

  it('says once in ten minutes what somebody does again and again, and says it of each person and each thing', async () => {
    const { pool } = test.platform.database;
    const edit = (id: string, personId = person.id) =>
      logOperation(pool, { ...to(id), personId, action: 'questionnaire.edit', isOften: true });
    const other = await buildPerson(test.platform);
    for (const one of [edit('log4'), edit('log5')]) await one;
    await edit('log4');
    await edit('log4', other.id);
    expect(await kept('log4')).toHaveLength(2);
    expect(await kept('log5')).toHaveLength(1);
  });
});

import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import { openDatabase } from './database.ts';

it.each(['pool', 'kysely'] as const)(
  'leaves no connection behind when it is closed, whichever way it was asked: %s',
  async way => {
    const testDatabase = await createTestDatabase();
    try {
      const database = openDatabase(testDatabase.url);
      if (way === 'pool') await database.pool.query('select 1');
      else await database.kysely.selectFrom('outbox_message').select('id').execute();
      expect(database.pool.totalCount).toBe(1);
      await database.close();
      expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0]);
    } finally {
      await testDatabase.drop();
    }
  },
);

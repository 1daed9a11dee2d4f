import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

describe('a test database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is migrated, and its tables belong to the role that the application uses', async () => {
    const { rows } = await client.query(
      `select count(*)::int as tables, bool_and(tableowner = current_user) as "areOurs" from pg_tables where schemaname = 'public'`,
    );
    expect(rows[0].tables).toBeGreaterThan(1);
    expect(rows[0].areOurs).toBe(true);
  });

  it('is opened by a role that is no superuser', async () => {
    const { rows } = await client.query(
      'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  });

  it('is not seen by the next one', async () => {
    await client.query('create table only_here (id int)');
    const other = await createTestDatabase();
    const otherClient = new pg.Client({ connectionString: other.url });
    await otherClient.connect();
    await expect(otherClient.query('select * from only_here')).rejects.toThrow('does not exist');
    await otherClient.end();
    await other.drop();
    const gone = new pg.Client({ connectionString: other.url });
    await expect(gone.connect()).rejects.toThrow('does not exist');
  });
});

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { APPLICATION_ROLE, withDatabase } from '../postgres/connection-url.ts';
import { TEMPLATE_DATABASE, type TestPostgresAccess } from './test-postgres.ts';

interface TestDatabase {
  /** As the application's role: what it may not do in production fails here too. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of one's own on the run's PostgreSQL, migrated unless asked otherwise: `beforeAll` makes it, `afterAll` drops it. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const access = await getAccess();
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = isMigrated ? TEMPLATE_DATABASE : 'template1';
  await asSuperuser(access, `create database ${name} template ${template} owner ${APPLICATION_ROLE} strategy wal_log`);
  return {
    url: withDatabase(access.applicationUrl, name),
    drop: () => asSuperuser(access, `drop database if exists ${name} with (force)`),
  };
}

let access: Promise<TestPostgresAccess> | undefined;

function getAccess(): Promise<TestPostgresAccess> {
  access ??= askForAccess();
  return access;
}

async function askForAccess(): Promise<TestPostgresAccess> {
  const answer = JSON.parse(await text(connect(inject('testPostgresSocket'))));
  if (answer.error) throw new Error(`The test PostgreSQL did not start: ${answer.error}`);
  return answer.access;
}

async function asSuperuser({ superuserUrl }: TestPostgresAccess, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

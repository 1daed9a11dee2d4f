import pg from 'pg';
import { APPLICATION_DATABASE, APPLICATION_ROLE } from './connection-url.ts';

/** The application's role and database. Asked at every start: the first one may have been killed between two steps. */
export async function ensureApplicationDatabase(superuserUrl: string, applicationPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    if (!(await has(client, 'select 1 from pg_roles where rolname = $1', APPLICATION_ROLE))) {
      // A password has only letters, digits, - and _; `create role` takes no parameters.
      await client.query(`create role ${APPLICATION_ROLE} login password '${applicationPassword}'`);
    }
    if (!(await has(client, 'select 1 from pg_database where datname = $1', APPLICATION_DATABASE))) {
      await client.query(`create database ${APPLICATION_DATABASE} owner ${APPLICATION_ROLE}`);
    }
    // Nobody but the owner and the superuser may even connect.
    await client.query(`revoke all on database ${APPLICATION_DATABASE} from public`);
  } finally {
    await client.end();
  }
}

async function has(client: pg.Client, question: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(question, [name]);
  return rowCount !== 0;
}

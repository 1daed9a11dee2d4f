import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { APPLICATION_SCHEMA } from '../../apps/server/src/platform/backup/schema-facts.repository.ts';
import { Problem } from '../problem.ts';
import { serverMigrations } from '../server-modules.ts';

/**
 * Replaces the application's tables by empty ones of an earlier (or the same) version, all inside the client's open
 * transaction: when something fails later, nothing has happened.
 */
export async function makeFreshSchema(client: pg.Client, migrations: readonly string[]): Promise<void> {
  const provider = await serverMigrations();
  const known = Object.keys(await provider.getMigrations());
  const unknown = migrations.find(name => !known.includes(name));
  if (unknown) throw new Problem('archive-newer', { migration: unknown });
  await dropOwnObjects(client);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: onlyConnection(client) }) });
  const migrator = new Migrator({ db: database, provider, disableTransactions: true });
  const { error } = await migrator.migrateTo(migrations.at(-1)!);
  if (error) throw error;
}

/** Object by object, because on somebody's own server the schema itself may belong to another role. */
async function dropOwnObjects(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with mine as (select oid from pg_roles where rolname = current_user),
       parts as (select objid from pg_depend where deptype = 'e')
     select statement from (
       select 1 as step, format('drop extension if exists %I cascade', extname) as statement
         from pg_extension where extowner in (select oid from mine)
       union all select case relkind when 'S' then 3 else 2 end, format('drop %s if exists %I.%I cascade',
           case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, $1::text, relname)
         from pg_class where relnamespace = $1::regnamespace and relowner in (select oid from mine)
           and relkind in ('r', 'p', 'v', 'm', 'S') and not relispartition and oid not in (select objid from parts)
       union all select 4, format('drop routine if exists %s cascade', oid::regprocedure)
         from pg_proc where pronamespace = $1::regnamespace and proowner in (select oid from mine) and oid not in (select objid from parts)
       union all select 5, format('drop type if exists %I.%I cascade', $1::text, typname)
         from pg_type where typnamespace = $1::regnamespace and typowner in (select oid from mine)
           and typtype in ('e', 'd', 'r') and oid not in (select objid from parts)
     ) as statements order by step`,
    [APPLICATION_SCHEMA],
  );
  // What went with something else by `cascade` is not there any more when its turn comes, hence `if exists`.
  for (const { statement } of rows) await client.query(statement);
}

/** The migrator takes connections from a pool; this one has a single connection, which is inside our transaction. */
function onlyConnection(client: pg.Client): PostgresPool {
  const connection = { query: client.query.bind(client), release() {} };
  return { connect: async () => connection, end: async () => {}, options: {} };
}

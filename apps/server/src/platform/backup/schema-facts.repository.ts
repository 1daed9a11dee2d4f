import type pg from 'pg';
import type { SequenceState } from './archive-format.ts';

/** The application's schema and the job queue's. Other schemas on somebody's own server are none of our business. */
export const APPLICATION_SCHEMA = 'public';
export const JOB_SCHEMA = 'pgboss';

export interface TableFacts {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** These tell which tables there are, not what is in them; a restore makes them anew. */
const BOOKKEEPING = ['public.kysely_migration', 'public.kysely_migration_lock', 'pgboss.version'];

/**
 * Every table with the columns that can be written back. Left out are computed columns, and `xid8` columns that PostgreSQL
 * fills: a transaction number means nothing on another server, where it may lie in the future and hide the row from readers.
 */
export async function listTables(client: pg.Client): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `select n.nspname as schema, c.relname as "table",
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
               and not (a.atttypid = 'xid8'::regtype and a.atthasdef) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
       and n.nspname || '.' || c.relname <> all($2)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [[APPLICATION_SCHEMA, JOB_SCHEMA], BOOKKEEPING],
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select format('%I.%I', schemaname, sequencename) as name,
       coalesce(last_value, start_value)::text as "lastValue", last_value is not null as "isCalled"
     from pg_sequences where schemaname = any($1) order by 1`,
    [[APPLICATION_SCHEMA, JOB_SCHEMA]],
  );
  return rows;
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  if (!(await hasTable(client, 'public.kysely_migration'))) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(row => row.name);
}

export async function findJobSchemaVersion(client: pg.Client): Promise<number | undefined> {
  if (!(await hasTable(client, 'pgboss.version'))) return undefined;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version;
}

/** The first table that holds a row, or undefined. */
export async function findFilledTable(client: pg.Client): Promise<string | undefined> {
  for (const { schema, table } of await listTables(client)) {
    if (schema !== APPLICATION_SCHEMA) continue;
    const { rowCount } = await client.query(`select from ${quoteTable(client, schema, table)} limit 1`);
    if (rowCount) return table;
  }
  return undefined;
}

/** By a query, because COPY reads no partitioned table directly. */
export function tableToStdout(client: pg.Client, { schema, table, columns }: TableFacts): string {
  return `copy (select ${columns.map(client.escapeIdentifier).join(', ')} from ${quoteTable(client, schema, table)}) to stdout`;
}

export function quoteTable(client: pg.Client, schema: string, table: string): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name]);
  return rows[0]!.found;
}

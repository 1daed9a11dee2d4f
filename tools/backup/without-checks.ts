import type pg from 'pg';
import { APPLICATION_SCHEMA, JOB_SCHEMA } from '../../apps/server/src/platform/backup/schema-facts.repository.ts';

interface Pair {
  readonly before: string;
  readonly after: string;
}

/**
 * Runs `work` with foreign keys taken off and triggers asleep, then puts them back, which checks every row at once. So
 * tables may be filled in any order, also those that point at each other, and no superuser is needed.
 */
export async function withoutChecks(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const pairs = [...(await foreignKeys(client)), ...(await triggers(client))];
  for (const { before } of pairs) await client.query(before);
  await work();
  for (const { after } of pairs) await client.query(after);
}

async function foreignKeys(client: pg.Client): Promise<Pair[]> {
  const { rows } = await client.query<Pair>(
    `select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, f.conname) as before,
       format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, f.conname, pg_get_constraintdef(f.oid)) as after
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and f.conparentid = 0 and n.nspname = any($1)`,
    [[APPLICATION_SCHEMA, JOB_SCHEMA]],
  );
  return rows;
}

async function triggers(client: pg.Client): Promise<Pair[]> {
  const { rows } = await client.query<Pair>(
    `select format('alter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) as before,
       format('alter table %I.%I enable trigger %I', n.nspname, c.relname, t.tgname) as after
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and n.nspname = any($1)`,
    [[APPLICATION_SCHEMA, JOB_SCHEMA]],
  );
  return rows;
}

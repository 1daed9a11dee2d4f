import type { Queryable } from '../../../platform/database/database.ts';
import { PERSON_COLUMNS, type Person } from './person.repository.ts';

const NAMED = `from person where strpos(lower(nick_name), lower($1)) > 0 or strpos(lower(name), lower($1)) > 0`;

/** Whoever is called so, in part; the newest first. */
export async function searchPersons(
  db: Queryable,
  words: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Person[]; total: number }> {
  const { rows } = await db.query<Person>(
    `select ${PERSON_COLUMNS} ${NAMED} order by created_at desc, id limit $2 offset $3`,
    [words, limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${NAMED}`, [words]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

interface Tenure {
  readonly joinedAt: Date;
  /** When the account goes, if its person has asked for that. */
  readonly deleteAfter: Date | null;
}

export async function listTenures(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Tenure>> {
  const { rows } = await db.query<Tenure & { id: string }>(
    'select id, created_at as "joinedAt", delete_after as "deleteAfter" from person where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(row => [row.id, row]));
}

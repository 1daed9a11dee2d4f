import type { Right } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ApiKeyRow {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly rights: readonly Right[];
  readonly tail: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export interface NewApiKey extends Pick<ApiKeyRow, 'personId' | 'name' | 'rights' | 'tail' | 'createdAt'> {
  readonly hash: Buffer;
}

const COLUMNS = `id, person_id as "personId", name, rights, tail, created_at as "createdAt", used_at as "usedAt"`;

export async function findApiKey(database: Queryable, hash: Buffer): Promise<ApiKeyRow | undefined> {
  const { rows } = await database.query<ApiKeyRow>({
    name: 'api-key',
    text: `select ${COLUMNS} from api_key where key_hash = $1`,
    values: [hash],
  });
  return rows[0];
}

export async function listApiKeys(database: Queryable, personId: string): Promise<ApiKeyRow[]> {
  const { rows } = await database.query<ApiKeyRow>(
    `select ${COLUMNS} from api_key where person_id = $1 order by created_at, id`,
    [personId],
  );
  return rows;
}

/** Undefined when the person has as many as there may be. Two at once come one after the other: both would count the same. */
export async function insertApiKey(client: Queryable, key: NewApiKey, most: number): Promise<ApiKeyRow | undefined> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`api-keys:${key.personId}`]);
  const { rows } = await client.query<ApiKeyRow>(
    `insert into api_key (person_id, name, rights, key_hash, tail, created_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from api_key where person_id = $1) < $7
     returning ${COLUMNS}`,
    [key.personId, key.name, key.rights, key.hash, key.tail, key.createdAt, most],
  );
  return rows[0];
}

export async function deleteApiKey(database: Queryable, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await database.query('delete from api_key where id = $2 and person_id = $1', [personId, id]);
  return rowCount === 1;
}

/** Asked again in the WHERE: of many requests that come at once, one writes. */
export async function noteUse(database: Queryable, id: string, now: Date, unlessSince: Date): Promise<void> {
  await database.query('update api_key set used_at = $2 where id = $1 and (used_at is null or used_at < $3)', [
    id,
    now,
    unlessSince,
  ]);
}

/** How many there were. */
export async function deleteApiKeysOf(database: Queryable, personId: string): Promise<number> {
  const { rowCount } = await database.query('delete from api_key where person_id = $1', [personId]);
  return rowCount ?? 0;
}

import type { DockingKey } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface DockingRow {
  readonly keyId: string;
  readonly scrollId: string;
  readonly linkCode: string;
  readonly name: string;
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly oldUntil: Date | null;
  readonly pushAddress: string;
  readonly pushes: DockingKey['pushes'];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

const COLUMNS = `key_id as "keyId", scroll_id as "scrollId", link_code as "linkCode", name, secret, old_secret as "oldSecret",
  old_until as "oldUntil", push_address as "pushAddress", pushes, created_at as "createdAt", revoked_at as "revokedAt"`;

/** False when the survey has as many as there may be. The survey's row is locked: two at once are counted one after the other. */
export async function insertDocking(
  db: Queryable,
  row: Omit<DockingRow, 'oldSecret' | 'oldUntil' | 'revokedAt'>,
  most: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into docking_key (key_id, scroll_id, link_code, name, secret, push_address, pushes, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
      where (select count(*) from docking_key where scroll_id = $2 and revoked_at is null) < $9`,
    [row.keyId, row.scrollId, row.linkCode, row.name, row.secret, row.pushAddress, row.pushes, row.createdAt, most],
  );
  return rowCount === 1;
}

/** Those in use first, then those that were ended. */
export async function listDockings(db: Queryable, scrollId: string): Promise<DockingRow[]> {
  const { rows } = await db.query<DockingRow>(
    `select ${COLUMNS} from docking_key where scroll_id = $1 order by revoked_at is not null, created_at desc, key_id limit 200`,
    [scrollId],
  );
  return rows;
}

export async function findDocking(db: Queryable, scrollId: string, keyId: string): Promise<DockingRow | undefined> {
  const { rows } = await db.query<DockingRow>(
    `select ${COLUMNS} from docking_key where scroll_id = $1 and key_id = $2`,
    [scrollId, keyId],
  );
  return rows[0];
}

/** Only one that is in use; says whether there was. */
export async function writeDocking(
  db: Queryable,
  {
    scrollId,
    keyId,
    name,
    pushAddress,
    pushes,
  }: Pick<DockingRow, 'scrollId' | 'keyId' | 'name' | 'pushAddress' | 'pushes'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update docking_key set name = $3, push_address = $4, pushes = $5
      where scroll_id = $1 and key_id = $2 and revoked_at is null`,
    [scrollId, keyId, name, pushAddress, pushes],
  );
  return rowCount === 1;
}

/** The one before the last is gone at once: two are good at most. */
export async function rotateSecret(
  db: Queryable,
  key: Pick<DockingRow, 'scrollId' | 'keyId' | 'secret'>,
  oldUntil: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update docking_key set old_secret = secret, old_until = $4, secret = $3
      where scroll_id = $1 and key_id = $2 and revoked_at is null`,
    [key.scrollId, key.keyId, key.secret, oldUntil],
  );
  return rowCount === 1;
}

export async function revokeDocking(db: Queryable, scrollId: string, keyId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update docking_key set revoked_at = $3 where scroll_id = $1 and key_id = $2 and revoked_at is null',
    [scrollId, keyId, now],
  );
  return rowCount === 1;
}

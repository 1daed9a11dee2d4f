import type { Queryable } from '../../../platform/database/database.ts';

export interface SecondFactor {
  readonly sealedSecret: Buffer;
  readonly isOn: boolean;
}

export async function findSecondFactor(database: Queryable, personId: string): Promise<SecondFactor | undefined> {
  const { rows } = await database.query<SecondFactor>(
    'select sealed_secret as "sealedSecret", is_on as "isOn" from second_factor where person_id = $1',
    [personId],
  );
  return rows[0];
}

/** A secret that no code was sent for yet gives way to the next one; one that is on stays. Whether it was kept. */
export async function keepPreparedSecret(
  database: Queryable,
  personId: string,
  sealedSecret: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into second_factor as f (person_id, sealed_secret, created_at) values ($1, $2, $3)
     on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
       where not f.is_on`,
    [personId, sealedSecret, now],
  );
  return rowCount === 1;
}

/** The WHERE decides that a code works once: of two that come at once, one is refused. */
export async function takeStep(database: Queryable, personId: string, step: number): Promise<boolean> {
  const { rowCount } = await database.query(
    'update second_factor set last_step = $2 where person_id = $1 and last_step < $2',
    [personId, step],
  );
  return rowCount === 1;
}

export async function switchOn(database: Queryable, personId: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update second_factor set is_on = true where person_id = $1 and not is_on',
    [personId],
  );
  return rowCount === 1;
}

/** False when an enterprise of theirs asks for it: decided here, because one may begin to ask at this moment. */
export async function deleteSecondFactor(database: Queryable, personId: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'delete from second_factor where person_id = $1 and not exists (select 1 from second_factor_asker where person_id = $1)',
    [personId],
  );
  return rowCount === 1;
}

/** With its recovery codes, also where an enterprise asks for it: it goes on asking. False when there is none that is on. */
export async function dropSecondFactor(db: Queryable, personId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from second_factor where person_id = $1 and is_on', [personId]);
  return rowCount === 1;
}

/** Which of these people have it on. */
export async function listHavingFactor(database: Queryable, personIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await database.query<{ id: string }>(
    'select person_id as id from second_factor where is_on and person_id = any($1)',
    [personIds],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function insertRecoveryCodes(
  database: Queryable,
  personId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await database.query('insert into recovery_code (person_id, code_hash) select $1, unnest($2::bytea[])', [
    personId,
    hashes,
  ]);
}

export async function spendRecoveryCode(database: Queryable, personId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await database.query('delete from recovery_code where person_id = $1 and code_hash = $2', [
    personId,
    hash,
  ]);
  return rowCount === 1;
}

export async function countRecoveryCodes(database: Queryable, personId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*) as count from recovery_code where person_id = $1',
    [personId],
  );
  return Number(rows[0]?.count ?? 0);
}

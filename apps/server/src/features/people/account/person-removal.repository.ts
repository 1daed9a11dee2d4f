import type { Queryable } from '../../../platform/database/database.ts';

export async function askForRemoval(database: Queryable, personId: string, at: Date): Promise<void> {
  await database.query('update person set delete_after = $2 where id = $1', [personId, at]);
}

/** Whether the person stays. Once the day has come it cannot be taken back: half of what was theirs may be gone. */
export async function takeRemovalBack(database: Queryable, personId: string, now: Date): Promise<boolean> {
  const { rows } = await database.query<{ isDue: boolean }>(
    `update person set delete_after = case when delete_after <= $2 then delete_after end
      where id = $1 and delete_after is not null returning delete_after is not null as "isDue"`,
    [personId, now],
  );
  return rows[0]?.isDue !== true;
}

export async function listDueRemovals(database: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'select id from person where delete_after <= $1 order by delete_after limit $2',
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

export async function deletePerson(database: Queryable, personId: string): Promise<void> {
  await database.query('delete from person where id = $1', [personId]);
}

/** False when there is no such person any more; one who is there stays until the transaction ends. */
export async function keepPerson(db: Queryable, personId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from person where id = $1 for key share', [personId]);
  return rowCount === 1;
}

/** Before what they have lapses: nobody gives them anything meanwhile. */
export async function lockLeavingPerson(db: Queryable, personId: string): Promise<void> {
  await db.query('select 1 from person where id = $1 for update', [personId]);
}

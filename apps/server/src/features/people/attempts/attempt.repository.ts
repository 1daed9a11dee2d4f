import type { Queryable } from '../../../platform/database/database.ts';

/** Counts one try and says how many there are now. One statement, so that parallel tries are all counted. */
export async function addTry(database: Queryable, subject: string, windowStart: Date): Promise<number> {
  const { rows } = await database.query<{ tries: number }>({
    name: 'attempt-add',
    text: `insert into attempt (subject, window_start, tries) values ($1, $2, 1)
           on conflict (subject, window_start) do update set tries = attempt.tries + 1 returning tries`,
    values: [subject, windowStart],
  });
  return rows[0]?.tries ?? 0;
}

export async function takeTryBack(database: Queryable, subject: string, windowStart: Date): Promise<void> {
  await database.query('update attempt set tries = tries - 1 where subject = $1 and window_start = $2 and tries > 0', [
    subject,
    windowStart,
  ]);
}

export async function findTries(db: Queryable, subject: string, windowStart: Date): Promise<number> {
  const { rows } = await db.query<{ tries: number }>(
    'select tries from attempt where subject = $1 and window_start = $2',
    [subject, windowStart],
  );
  return rows[0]?.tries ?? 0;
}

export async function takeAllBack(db: Queryable, subject: string, windowStart: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update attempt set tries = 0 where subject = $1 and window_start = $2 and tries > 0',
    [subject, windowStart],
  );
  return rowCount === 1;
}

export async function deleteTriesBefore(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from attempt where window_start < $1', [before]);
}

import type { Database, Queryable } from '../../../platform/database/database.ts';

export interface Budget {
  readonly perDay: number;
  readonly perPerson: number;
}

export interface Reservation {
  readonly reservationId: string;
  readonly day: string;
  readonly personId: string;
  readonly tokens: number;
}

class OverBudget extends Error {}

/**
 * Takes so many tokens of the day's, of everybody's and of the person's; false where either has no room for them, and then of neither. The
 * conditions decide on the locked rows, not a sum asked for beforehand: a hundred may ask for the last ones at once. Locked is always the day
 * of all first.
 */
export async function reserveTokens(
  database: Database,
  { reservationId, day, personId, tokens }: Reservation,
  { perDay, perPerson }: Budget,
  at: Date,
): Promise<boolean> {
  try {
    await database.transaction(async db => {
      await db.query('insert into helper_day (day) values ($1) on conflict do nothing', [day]);
      await requireOne(
        db,
        'update helper_day set reserved = reserved + $2 where day = $1 and spent + reserved + $2 <= $3',
        [day, tokens, perDay],
      );
      const own = [day, personId];
      await db.query('insert into helper_person_day (day, person_id) values ($1, $2) on conflict do nothing', own);
      await requireOne(
        db,
        'update helper_person_day set reserved = reserved + $3 where day = $1 and person_id = $2 and spent + reserved + $3 <= $4',
        [...own, tokens, perPerson],
      );
      await db.query(
        'insert into helper_reservation (reservation_id, day, person_id, tokens, made_at) values ($1, $2, $3, $4, $5)',
        [reservationId, day, personId, tokens, at],
      );
    });
    return true;
  } catch (error) {
    if (error instanceof OverBudget) return false;
    throw error;
  }
}

async function requireOne(db: Queryable, sql: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await db.query(sql, [...values]);
  if (rowCount !== 1) throw new OverBudget();
}

/** What was reserved is free again, and what it came to is spent. Done once: what the sweep gave back meanwhile is not given back again, and nothing is charged for it. */
export async function settleTokens(database: Database, reservationId: string, spent: number): Promise<void> {
  await database.transaction(async db => {
    const { rows } = await db.query<{ day: string; personId: string; tokens: string }>(
      `delete from helper_reservation where reservation_id = $1
       returning day::text, person_id as "personId", tokens`,
      [reservationId],
    );
    const [found] = rows;
    if (!found) return;
    const { day, personId, tokens } = found;
    await db.query('update helper_day set reserved = reserved - $2, spent = spent + $3 where day = $1', [
      day,
      tokens,
      spent,
    ]);
    await db.query(
      'update helper_person_day set reserved = reserved - $3, spent = spent + $4 where day = $1 and person_id = $2',
      [day, personId, tokens, spent],
    );
  });
}

export async function listReservationsBefore(db: Queryable, before: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select reservation_id as id from helper_reservation where made_at < $1 order by made_at limit 1000',
    [before],
  );
  return rows.map(({ id }) => id);
}

/** Spent and reserved, of everybody and of one. */
export async function findTaken(
  db: Queryable,
  day: string,
  personId: string,
): Promise<{ byAll: number; byPerson: number }> {
  const { rows } = await db.query<{ all: string | null; own: string | null }>(
    `select (select spent + reserved from helper_day where day = $1) as "all",
            (select spent + reserved from helper_person_day where day = $1 and person_id = $2) as own`,
    [day, personId],
  );
  return { byAll: Number(rows[0]?.all ?? 0), byPerson: Number(rows[0]?.own ?? 0) };
}

export async function findSpent(db: Queryable, day: string): Promise<number> {
  const { rows } = await db.query<{ spent: string }>('select spent from helper_day where day = $1', [day]);
  return Number(rows[0]?.spent ?? 0);
}

export async function deleteDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.query('delete from helper_person_day where day < $1', [day]);
  await db.query('delete from helper_day where day < $1', [day]);
}

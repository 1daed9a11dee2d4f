import type { Queryable } from '../../../platform/database/database.ts';

export interface StrayNotice {
  readonly about: 'payment' | 'refund';
  readonly number: string;
  /** The state that was told. */
  readonly told: string;
  readonly fen: number | null;
  readonly transaction: string | null;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Told again, the same line. */
export async function keepStrayNotice(
  db: Queryable,
  { about, number, told, fen, transaction }: Omit<StrayNotice, 'times' | 'firstAt' | 'lastAt'>,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into stray_notice (about, number, told, fen, transaction, first_at, last_at) values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (about, number, told) do update set times = least(stray_notice.times + 1, 1000000), last_at = excluded.last_at`,
    [about, number, told, fen, transaction, at],
  );
}

export async function listStrayNotices(db: Queryable, limit: number): Promise<StrayNotice[]> {
  const { rows } = await db.query<StrayNotice>(
    `select about, number, told, fen, transaction, times, first_at as "firstAt", last_at as "lastAt"
       from stray_notice order by last_at desc, number limit $1`,
    [limit],
  );
  return rows;
}

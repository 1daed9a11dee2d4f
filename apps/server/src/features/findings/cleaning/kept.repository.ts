import type { Queryable } from '../../../platform/database/database.ts';

interface Kept {
  readonly serials: readonly number[];
  readonly personId: string;
  readonly at: Date;
}

export async function keepRecords(db: Queryable, scrollId: string, { serials, personId, at }: Kept): Promise<number> {
  const { rowCount } = await db.query(
    `insert into cleaning_kept (scroll_id, serial, person_id, kept_at) select $1, unnest($2::bigint[]), $3, $4 on conflict do nothing`,
    [scrollId, serials, personId, at],
  );
  return rowCount ?? 0;
}

export async function letGo(db: Queryable, scrollId: string, serials: readonly number[]): Promise<number> {
  const { rowCount } = await db.query('delete from cleaning_kept where scroll_id = $1 and serial = any($2::bigint[])', [
    scrollId,
    serials,
  ]);
  return rowCount ?? 0;
}

export async function listKept(db: Queryable, scrollId: string): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ serial: number }>('select serial from cleaning_kept where scroll_id = $1', [
    scrollId,
  ]);
  return new Set(rows.map(({ serial }) => serial));
}

/** The records with these numbers, by number. */
export async function findIds(
  db: Queryable,
  scrollId: string,
  serials: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.query<{ serial: number; id: string }>(
    'select serial, answer_record_id as id from collected_record where scroll_id = $1 and serial = any($2::bigint[])',
    [scrollId, serials],
  );
  return new Map(rows.map(({ serial, id }) => [serial, id]));
}

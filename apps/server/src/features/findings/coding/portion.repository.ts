import type { Queryable } from '../../../platform/database/database.ts';

/** Answers that were given to a person, in a steady order. */
export async function listPortion(db: Queryable, codingId: string, personId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select answer_record_id as id from coding_portion where coding_id = $1 and person_id = $2 order by answer_record_id',
    [codingId, personId],
  );
  return rows.map(({ id }) => id);
}

/** By answer whose it is. */
export async function listPortions(db: Queryable, codingId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; personId: string }>(
    'select answer_record_id as id, person_id as "personId" from coding_portion where coding_id = $1',
    [codingId],
  );
  return new Map(rows.map(({ id, personId }) => [id, personId]));
}

interface Given {
  readonly scrollId: string;
  readonly codingId: string;
  readonly given: readonly { readonly id: string; readonly personId: string }[];
  readonly at: Date;
}

/**
 * Those that are somebody’s by now stay theirs, and those that are gone are nobody’s. Gives how many each got. One statement in the order of
 * answers: two who hand out the same ones wait for each other, and not in a circle.
 */
export async function insertPortions(
  db: Queryable,
  { scrollId, codingId, given, at }: Given,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ personId: string; count: number }>(
    `with made as (
       insert into coding_portion (coding_id, scroll_id, answer_record_id, person_id, given_at)
       select $1, $2, r.answer_record_id, given.person_id, $3
         from unnest($4::text[], $5::uuid[]) as given (id, person_id)
         join collected_record r on r.scroll_id = $2 and r.answer_record_id = given.id order by r.answer_record_id
       on conflict do nothing returning person_id)
     select person_id as "personId", count(*)::int as count from made group by person_id`,
    [codingId, scrollId, at, given.map(({ id }) => id), given.map(({ personId }) => personId)],
  );
  return new Map(rows.map(({ personId, count }) => [personId, count]));
}

interface Moved {
  readonly codingId: string;
  readonly personId: string;
  readonly ids: readonly string[];
}

/** To nobody, or to somebody else. */
export async function movePortion(
  db: Queryable,
  { codingId, personId, ids }: Moved,
  to: string | undefined,
): Promise<number> {
  const locked = `with locked as (select answer_record_id from coding_portion
      where coding_id = $1 and person_id = $2 and answer_record_id = any($3) order by answer_record_id for update)`;
  const { rowCount } =
    to === undefined
      ? await db.query(
          `${locked} delete from coding_portion p using locked l where p.coding_id = $1 and p.answer_record_id = l.answer_record_id`,
          [codingId, personId, ids],
        )
      : await db.query(
          `${locked} update coding_portion p set person_id = $4 from locked l where p.coding_id = $1 and p.answer_record_id = l.answer_record_id`,
          [codingId, personId, ids, to],
        );
  return rowCount ?? 0;
}

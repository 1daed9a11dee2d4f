import type { Queryable } from '../../../platform/database/database.ts';

interface Decided {
  readonly roundId: string;
  readonly ids: readonly string[];
  readonly personId: string;
  readonly deedId: string;
  readonly at: Date;
}

/** Gives how many of them nobody had settled: of two people who settle one at once, one is told. */
export async function insertDecisions(db: Queryable, { roundId, ids, personId, deedId, at }: Decided): Promise<number> {
  const { rowCount } = await db.query(
    `insert into coding_decision (round_id, answer_record_id, person_id, made_at, made_in)
     select $1, unnest($2::text[]), $3, $4, $5 on conflict do nothing`,
    [roundId, ids, personId, at, deedId],
  );
  return rowCount ?? 0;
}

interface Undone {
  readonly ids: readonly string[];
  readonly deedId: string;
  readonly undoes: string;
  readonly at: Date;
}

/** What a deed settled is open again, and what it opened again is settled. */
export async function undoDecisions(db: Queryable, { ids, deedId, undoes, at }: Undone): Promise<void> {
  await db.query(
    'update coding_decision set ended_in = $3 where made_in = $2 and answer_record_id = any($1) and ended_in is null',
    [ids, undoes, deedId],
  );
  await db.query(
    `insert into coding_decision (round_id, answer_record_id, person_id, made_at, made_in)
     select round_id, answer_record_id, person_id, $4, $3 from coding_decision where ended_in = $2 and answer_record_id = any($1)
     on conflict do nothing`,
    [ids, undoes, deedId, at],
  );
}

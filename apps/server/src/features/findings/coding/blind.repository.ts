import type { CodingsMoved } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';

interface OfPerson {
  readonly codingId: string;
  readonly personId: string;
  /** Of all, where none are named. */
  readonly ids?: readonly string[];
}

/** Of these answers, those that the person codes in a round that is open, in whichever language. */
export async function listBlind(db: Queryable, { codingId, personId, ids }: OfPerson): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select a.answer_record_id as id from coding_round r join coding_round_coder c using (round_id) join coding_round_answer a using (round_id)
      where r.coding_id in (select given_in from coding_telling where coding_id = $1) and r.closed_at is null and c.person_id = $2 and ($3::text[] is null or a.answer_record_id = any($3))`,
    [codingId, personId, ids ?? null],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What the person codes in open rounds of any coding of a survey. */
export async function listBlindIn(db: Queryable, scrollId: string, personId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select a.answer_record_id as id from coding g join coding_round r using (coding_id)
       join coding_round_coder c using (round_id) join coding_round_answer a using (round_id)
      where g.scroll_id = $1 and r.closed_at is null and c.person_id = $2`,
    [scrollId, personId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** As marks do. In closed rounds it stays what was given: their figures rest on it. */
export async function moveBlindMarks(db: Queryable, codingId: string, { from, to }: CodingsMoved): Promise<void> {
  await db.query(
    `update coding_judgement j
        set marks = (select coalesce(jsonb_agg(distinct case when mark -> 'code' = to_jsonb($2::int) then jsonb_set(mark, '{code}', to_jsonb($3::int)) else mark end), '[]')
                       from jsonb_array_elements(j.marks) mark where $3::int is not null or mark -> 'code' <> to_jsonb($2::int))
       from coding_round r
      where r.round_id = j.round_id and r.coding_id = $1 and r.closed_at is null
        and j.marks @> jsonb_build_array(jsonb_build_object('code', $2::int))`,
    [codingId, from, to],
  );
}

import type { Queryable } from '../../../../platform/database/database.ts';
import type { Span } from '../../data-set/index.ts';

export interface BlindMark {
  readonly code: number;
  readonly span: Span | null;
}

export interface Judgement {
  readonly id: string;
  readonly place: number;
  readonly said: string;
  readonly marks: readonly BlindMark[];
}

/** What was said of these answers, by coder. */
export async function listJudgements(db: Queryable, roundId: string, ids: readonly string[]): Promise<Judgement[]> {
  const { rows } = await db.query<Judgement>(
    `select answer_record_id as id, coder_place as place, said, marks from coding_judgement
      where round_id = $1 and answer_record_id = any($2) order by coder_place`,
    [roundId, ids],
  );
  return rows;
}

interface Judged extends Judgement {
  readonly roundId: string;
  readonly at: Date;
}

/** In the place of what the coder said before; false where the answer is not in the round. */
export async function writeJudgement(db: Queryable, { roundId, id, place, said, marks, at }: Judged): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into coding_judgement (round_id, answer_record_id, coder_place, said, marks, judged_at)
     select round_id, answer_record_id, $3, $4, $5, $6 from coding_round_answer where round_id = $1 and answer_record_id = $2
     on conflict (round_id, answer_record_id, coder_place) do update set said = excluded.said, marks = excluded.marks, judged_at = excluded.judged_at`,
    [roundId, id, place, said, JSON.stringify(marks), at],
  );
  return rowCount === 1;
}

export async function deleteJudgements(
  db: Queryable,
  roundId: string,
  judgements: readonly Pick<Judgement, 'id' | 'place'>[],
): Promise<void> {
  await db.query(
    `delete from coding_judgement j using unnest($2::text[], $3::int[]) as given (id, place)
      where j.round_id = $1 and j.answer_record_id = given.id and j.coder_place = given.place`,
    [roundId, judgements.map(({ id }) => id), judgements.map(({ place }) => place)],
  );
}

export interface Decision {
  readonly id: string;
  readonly nickName: string;
  readonly at: Date;
}

/** That hold. */
export async function listDecisions(db: Queryable, roundId: string): Promise<ReadonlyMap<string, Decision>> {
  const { rows } = await db.query<Decision>(
    `select d.answer_record_id as id, coalesce(p.nick_name, '') as "nickName", d.made_at as at
       from coding_decision d left join person_name p using (person_id) where d.round_id = $1 and d.ended_in is null`,
    [roundId],
  );
  return new Map(rows.map(row => [row.id, row]));
}

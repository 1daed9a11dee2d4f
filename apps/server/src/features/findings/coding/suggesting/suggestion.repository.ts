import type { Queryable } from '../../../../platform/database/database.ts';

/** A suggestion that waits to be judged. */
export interface WaitingRow {
  readonly markId: number;
  readonly answerRecordId: string;
  readonly code: number;
  readonly sureness: number;
  readonly said: string;
}

interface Wanted {
  readonly scrollId: string;
  readonly codingId: string;
  readonly least?: number;
  readonly code?: number | undefined;
}

/** The surest first. Those whose answer has the code by now wait for nobody. */
export async function listWaiting(
  db: Queryable,
  { scrollId, codingId, least = 0, code }: Wanted,
): Promise<WaitingRow[]> {
  const { rows } = await db.query<WaitingRow>(
    `select m.mark_id as "markId", m.answer_record_id as "answerRecordId", m.code, m.sureness, m.said
       from code_mark m
      where m.scroll_id = $1 and m.coding_id = $2 and m.ended_at is null and m.state = 'suggested'
        and m.sureness >= $3 and ($4::int is null or m.code = $4)
        and not exists (select from accepted_mark a where a.scroll_id = $1 and a.answer_record_id = m.answer_record_id
                           and a.coding_id = $2 and a.code = m.code)
      order by m.sureness desc, m.mark_id`,
    // A real has fewer digits than the number that somebody chose.
    [scrollId, codingId, least - 1e-6, code ?? null],
  );
  return rows;
}

interface Deed {
  readonly deedId: string;
  readonly personId: string;
  readonly at: Date;
}

/** Whichever still wait of these: each once more, judged by this person. The suggestion itself ends. */
export async function judgeMarks(
  db: Queryable,
  { scrollId, codingId }: Wanted,
  marks: readonly Pick<WaitingRow, 'answerRecordId' | 'markId'>[],
  state: 'accepted' | 'rejected',
  { deedId, personId, at }: Deed,
): Promise<number> {
  const { rowCount } = await db.query(
    `with ended as (
       update code_mark m set ended_at = $6, ended_in = $5 from unnest($3::text[], $4::bigint[]) as over (id, mark_id)
        where m.scroll_id = $1 and m.coding_id = $2 and m.answer_record_id = over.id and m.mark_id = over.mark_id
          and m.ended_at is null and m.state = 'suggested' returning m.*)
     insert into code_mark
       (scroll_id, answer_record_id, coding_id, code, span_from, span_to, said, coder, person_id, coder_id, sureness, state, made_at, made_in)
     select scroll_id, answer_record_id, coding_id, code, span_from, span_to, said, coder, $7, mark_id::text, sureness, $8, $6, $5
       from ended order by mark_id`,
    [
      ...[scrollId, codingId, marks.map(one => one.answerRecordId), marks.map(one => one.markId)],
      ...[deedId, at, personId, state],
    ],
  );
  return rowCount ?? 0;
}

/** What waits on these answers ends. */
export async function endWaiting(
  db: Queryable,
  { scrollId, codingId }: Wanted,
  ids: readonly string[],
  { deedId, at }: Pick<Deed, 'deedId' | 'at'>,
): Promise<number> {
  const { rowCount } = await db.query(
    `update code_mark set ended_at = $5, ended_in = $4
      where scroll_id = $1 and coding_id = $2 and answer_record_id = any($3) and ended_at is null and state = 'suggested'`,
    [scrollId, codingId, ids, deedId, at],
  );
  return rowCount ?? 0;
}

export interface NewSuggestion {
  readonly id: string;
  readonly code: number;
  readonly sureness: number;
  readonly said: string;
}

/** After their records are kept. Not what an answer has by now, and not what somebody rejected while it said the same. */
export async function insertSuggestions(
  db: Queryable,
  { scrollId, codingId }: Wanted,
  suggestions: readonly NewSuggestion[],
  { deedId, at }: Pick<Deed, 'deedId' | 'at'>,
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into code_mark (scroll_id, answer_record_id, coding_id, code, said, coder, coder_id, sureness, state, made_at, made_in)
     select $1, g.id, $2, g.code, g.said, 'helper', $3, g.sureness, 'suggested', $4, $3
       from unnest($5::text[], $6::int[], $7::real[], $8::text[]) with ordinality as g (id, code, sureness, said, place)
      where not exists (select from code_mark m where m.scroll_id = $1 and m.answer_record_id = g.id and m.coding_id = $2 and m.code = g.code
                           and m.ended_at is null and (m.state = 'accepted' or m.state = 'rejected' and m.said = g.said))
      order by g.place`,
    [
      ...[scrollId, codingId, deedId, at],
      ...[suggestions.map(({ id }) => id), suggestions.map(({ code }) => code)],
      ...[suggestions.map(({ sureness }) => sureness), suggestions.map(({ said }) => said)],
    ],
  );
  return rowCount ?? 0;
}

export interface RunRow {
  readonly runId: string;
  readonly codingId: string;
  readonly personId: string;
  readonly endedAt: Date;
  readonly learntFrom: number;
  readonly tried: number;
  readonly triedRight: number;
  readonly lookedAt: number;
  readonly proposedFor: number;
}

export async function insertRun(db: Queryable, run: RunRow): Promise<void> {
  const { runId, codingId, personId, endedAt, learntFrom, tried, triedRight, lookedAt, proposedFor } = run;
  await db.query(
    `insert into suggestion_run (run_id, coding_id, person_id, ended_at, learnt_from, tried, tried_right, looked_at, proposed_for)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [runId, codingId, personId, endedAt, learntFrom, tried, triedRight, lookedAt, proposedFor],
  );
}

/** The person’s own: what others were told is of the records that they may see. */
export async function findLastRun(db: Queryable, codingId: string, personId: string): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(
    `select run_id as "runId", coding_id as "codingId", person_id as "personId", ended_at as "endedAt", learnt_from as "learntFrom",
            tried, tried_right as "triedRight", looked_at as "lookedAt", proposed_for as "proposedFor"
       from suggestion_run where coding_id = $1 and person_id = $2 order by ended_at desc limit 1`,
    [codingId, personId],
  );
  return rows[0];
}

import type { CodingsMoved } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Span } from '../data-set/index.ts';

export interface MarkRow {
  readonly answerRecordId: string;
  readonly markId: number;
  readonly code: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly said: string;
  readonly coder: 'person' | 'rule' | 'helper';
  readonly nickName: string;
  readonly sureness: number | null;
  readonly state: 'suggested' | 'accepted' | 'rejected';
  readonly madeAt: Date;
}

const MARK_COLUMNS = `m.answer_record_id as "answerRecordId", m.mark_id as "markId", m.code, m.span_from as "from", m.span_to as "to", m.said, m.coder,
  coalesce(p.nick_name, '') as "nickName", m.sureness, m.state, m.made_at as "madeAt"`;

interface OfAnswers {
  readonly scrollId: string;
  readonly codingId: string;
  readonly ids: readonly string[];
}

/** What holds of these answers, in the order in which it was given. */
export async function listMarks(db: Queryable, { scrollId, codingId, ids }: OfAnswers): Promise<MarkRow[]> {
  const { rows } = await db.query<MarkRow>(
    `select ${MARK_COLUMNS}
       from code_mark m left join person_name p on p.person_id = m.person_id
      where m.scroll_id = $1 and m.coding_id = $2 and m.answer_record_id = any($3) and m.ended_at is null order by m.mark_id`,
    [scrollId, codingId, ids],
  );
  return rows;
}

/** A mark of what the record says in its other language. */
export interface OtherMark extends MarkRow {
  /** The text in which it stands. */
  readonly variable: string;
}

/** What counts of these records because it was given to their other language. */
export async function listOtherMarks(db: Queryable, { scrollId, codingId, ids }: OfAnswers): Promise<OtherMark[]> {
  const { rows } = await db.query<OtherMark>(
    `select ${MARK_COLUMNS}, t.variable
       from coding_telling t join code_mark m on m.coding_id = t.given_in left join person_name p on p.person_id = m.person_id
      where m.scroll_id = $1 and t.coding_id = $2 and t.given_in <> $2 and m.answer_record_id = any($3)
        and m.ended_at is null and m.state = 'accepted' order by m.mark_id`,
    [scrollId, codingId, ids],
  );
  return rows;
}

interface Deed {
  readonly deedId: string;
  readonly at: Date;
}

export async function endMarks(
  db: Queryable,
  scrollId: string,
  marks: readonly Pick<MarkRow, 'answerRecordId' | 'markId'>[],
  { deedId, at }: Deed,
): Promise<number> {
  const { rowCount } = await db.query(
    `update code_mark m set ended_at = $5, ended_in = $4 from unnest($2::text[], $3::bigint[]) as over (id, mark_id)
      where m.scroll_id = $1 and m.answer_record_id = over.id and m.mark_id = over.mark_id and m.ended_at is null`,
    [
      ...[scrollId, marks.map(({ answerRecordId }) => answerRecordId), marks.map(({ markId }) => markId)],
      ...[deedId, at],
    ],
  );
  return rowCount ?? 0;
}

interface Given extends Deed {
  readonly scrollId: string;
  readonly codingId: string;
  readonly personId: string;
  readonly span: Span | undefined;
  /** By answer and code. */
  readonly marks: readonly { readonly id: string; readonly code: number; readonly said: string }[];
}

/** What the person has given already is not given twice. */
export function insertMarks(db: Queryable, { marks, span, personId, ...deed }: Given): Promise<number> {
  return insertJudgedMarks(db, { ...deed, marks: marks.map(mark => ({ ...mark, span, personId })) });
}

interface Judged extends Deed {
  readonly scrollId: string;
  readonly codingId: string;
  /** Each in the name of whoever gave it, who may have left. */
  readonly marks: readonly JudgedMark[];
}

export interface JudgedMark {
  readonly id: string;
  readonly code: number;
  readonly span: Span | undefined;
  readonly said: string;
  readonly personId: string | null;
}

/** What was given blindly counts from now on. */
export async function insertJudgedMarks(
  db: Queryable,
  { scrollId, codingId, marks, deedId, at }: Judged,
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into code_mark (scroll_id, answer_record_id, coding_id, code, span_from, span_to, said, coder, person_id, state, made_at, made_in)
     select $1, id, $2, code, span_from, span_to, said, 'person', person_id, 'accepted', $3, $4
       from unnest($5::text[], $6::int[], $7::int[], $8::int[], $9::text[], $10::uuid[])
            as given (id, code, span_from, span_to, said, person_id) order by id, code
     on conflict do nothing`,
    [
      ...[scrollId, codingId, at, deedId, marks.map(({ id }) => id), marks.map(({ code }) => code)],
      ...[marks.map(({ span }) => span?.from ?? null), marks.map(({ span }) => span?.to ?? null)],
      ...[marks.map(({ said }) => said), marks.map(({ personId }) => personId)],
    ],
  );
  return rowCount ?? 0;
}

/** Of a coding ($1) or of its twin in the other language: what one takes away is taken away in both. */
const IN_EITHER = 'coding_id in (select t.given_in from coding_telling t where t.coding_id = $1)';

/** Whose answers a deed changed. */
export async function listTouchedBy(db: Queryable, codingId: string, deedId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select answer_record_id as id from code_mark where ${IN_EITHER} and (made_in = $2 or ended_in = $2)
     union select d.answer_record_id from coding_decision d join coding_round r using (round_id)
      where r.coding_id = $1 and (d.made_in = $2 or d.ended_in = $2)`,
    [codingId, deedId],
  );
  return rows.map(({ id }) => id);
}

interface Undone extends OfAnswers, Deed {
  readonly undoes: string;
  /** Codes that there still are. */
  readonly codes: readonly number[];
}

/** What a deed gave ends, as long as nobody else has ended it. */
export async function endMadeIn(db: Queryable, { codingId, ids, deedId, undoes, at }: Undone): Promise<number> {
  const { rowCount } = await db.query(
    `update code_mark set ended_at = $5, ended_in = $4
      where ${IN_EITHER} and made_in = $2 and answer_record_id = any($3) and ended_at is null`,
    [codingId, undoes, ids, deedId, at],
  );
  return rowCount ?? 0;
}

/** What a deed took away is given once more, in the name of whoever gave it. */
export async function giveBack(db: Queryable, { codingId, ids, deedId, undoes, codes, at }: Undone): Promise<number> {
  const { rowCount } = await db.query(
    `${GIVEN_ANEW('code')} from code_mark
      where ${IN_EITHER} and ended_in = $2 and answer_record_id = any($3) and code = any($6) order by mark_id
     on conflict do nothing`,
    [codingId, undoes, ids, deedId, at, codes],
  );
  return rowCount ?? 0;
}

/** The same marks once more, made now ($5) in a deed ($4). */
const GIVEN_ANEW = (code: string) => `insert into code_mark
     (scroll_id, answer_record_id, coding_id, code, span_from, span_to, said, coder, person_id, coder_id, sureness, state, made_at, made_in)
   select scroll_id, answer_record_id, coding_id, ${code}, span_from, span_to, said, coder, person_id, coder_id, sureness, state, $5, $4`;

/** Whose answers hold one of these codes. */
export async function listCodedWith(db: Queryable, codingId: string, codes: readonly number[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select distinct answer_record_id as id from code_mark where coding_id = $1 and code = any($2) and ended_at is null',
    [codingId, codes],
  );
  return rows.map(({ id }) => id);
}

/** Whose answers count as coded in another coding because they are in this one. */
export async function listToldOthers(db: Queryable, codingId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct m.answer_record_id as id from coding_telling t join code_mark m on m.coding_id = t.given_in
      where t.given_in = $1 and t.coding_id <> $1 and m.ended_at is null and m.state = 'accepted'`,
    [codingId],
  );
  return rows.map(({ id }) => id);
}

/** What holds with one code ends, and holds with the other, if there is one. */
export async function moveMarks(
  db: Queryable,
  codingId: string,
  { from, to }: CodingsMoved,
  { deedId, at }: Deed,
): Promise<void> {
  // Parameters of both statements are numbered alike.
  if (to !== null)
    await db.query(
      `${GIVEN_ANEW('$3::int')} from code_mark where coding_id = $1 and code = $2 and ended_at is null order by mark_id on conflict do nothing`,
      [codingId, from, to, deedId, at],
    );
  await db.query(
    'update code_mark set ended_at = $4, ended_in = $3 where coding_id = $1 and code = $2 and ended_at is null',
    [codingId, from, deedId, at],
  );
}

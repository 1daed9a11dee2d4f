import type { Queryable } from '../../../platform/database/database.ts';

/** Where a mark is: on which answer, and on which words of it. */
export interface PlacedMark {
  readonly answerRecordId: string;
  readonly markId: number;
  /** Null for the whole answer. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface MovedMark {
  readonly markId: number;
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly said: string;
}

interface OfText {
  readonly scrollId: string;
  readonly variable: string;
  readonly ids: readonly string[];
}

/** What holds of these answers to a text, in whichever coding. */
export async function listMarksOn(db: Queryable, { scrollId, variable, ids }: OfText): Promise<PlacedMark[]> {
  const { rows } = await db.query<PlacedMark>(
    `select m.answer_record_id as "answerRecordId", m.mark_id as "markId", m.span_from as "from", m.span_to as "to"
       from code_mark m join coding c using (coding_id)
      where m.scroll_id = $1 and c.variable = $2 and m.answer_record_id = any($3) and m.ended_at is null order by m.mark_id`,
    [scrollId, variable, ids],
  );
  return rows;
}

const GIVEN = `jsonb_to_recordset($2::jsonb) as n("markId" bigint, id text, "from" integer, "to" integer, said text)`;
const WHERE_TO = 'scroll_id, answer_record_id, coding_id, code, span_from, span_to, said';
const THERE = `m.scroll_id, n.id, m.coding_id, m.code, n."from", n."to", n.said`;
const REST = 'coder, person_id, coder_id, sureness, state, made_at, made_in';

/** The same code of the same person may stand there already: then there is nothing to lay there. */
export async function copyMarks(db: Queryable, scrollId: string, marks: readonly MovedMark[]): Promise<void> {
  if (marks.length === 0) return;
  await db.query(
    `insert into code_mark (${WHERE_TO}, ${REST})
     select ${THERE}, ${REST} from ${GIVEN} join code_mark m on m.scroll_id = $1 and m.mark_id = n."markId"
     on conflict do nothing`,
    [scrollId, JSON.stringify(marks)],
  );
}

/** Taken up together before any is laid down: one may come to stand where another stood. */
export async function moveMarks(db: Queryable, scrollId: string, marks: readonly MovedMark[]): Promise<void> {
  if (marks.length === 0) return;
  await db.query(
    `with m as (delete from code_mark where scroll_id = $1 and mark_id in (select n."markId" from ${GIVEN}) returning *)
     insert into code_mark (mark_id, ${WHERE_TO}, ${REST}) overriding system value
     select m.mark_id, ${THERE}, ${REST} from m join ${GIVEN} on n."markId" = m.mark_id order by m.mark_id
     on conflict do nothing`,
    [scrollId, JSON.stringify(marks)],
  );
}

interface AcceptedMark {
  readonly answerRecordId: string;
  readonly code: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly said: string;
  readonly personId: string | null;
  readonly nickName: string;
  readonly madeAt: Date;
}

export async function listAcceptedMarks(
  db: Queryable,
  {
    scrollId,
    codingId,
    ids,
  }: { readonly scrollId: string; readonly codingId: string; readonly ids: readonly string[] },
): Promise<AcceptedMark[]> {
  const { rows } = await db.query<AcceptedMark>(
    `select m.answer_record_id as "answerRecordId", m.code, m.span_from as "from", m.span_to as "to", m.said,
            m.person_id as "personId", coalesce(p.nick_name, '') as "nickName", m.made_at as "madeAt"
       from code_mark m left join person_name p using (person_id)
      where m.scroll_id = $1 and m.coding_id = $2 and m.answer_record_id = any($3) and m.ended_at is null and m.state = 'accepted'
      order by m.mark_id`,
    [scrollId, codingId, ids],
  );
  return rows;
}

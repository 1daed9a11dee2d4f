import type { Queryable } from '../../../../platform/database/database.ts';

export interface MemoRow {
  readonly memoId: string;
  readonly scrollId: string;
  readonly transcriptId: string | null;
  readonly turnId: string | null;
  readonly codingId: string | null;
  readonly code: number | null;
  readonly words: string;
  readonly personId: string | null;
  readonly nickName: string;
  readonly madeAt: Date;
  readonly changedAt: Date;
}

const MEMOS = `select m.memo_id as "memoId", m.scroll_id as "scrollId", m.transcript_id as "transcriptId", m.turn_id as "turnId",
    m.coding_id as "codingId", case when m.coding_id is not null then m.code end as code, m.words, m.person_id as "personId",
    coalesce(p.nick_name, '') as "nickName", m.made_at as "madeAt", m.changed_at as "changedAt"
  from transcript_memo m left join person_name p using (person_id)`;

/** In the order in which they were written. */
export async function listMemos(db: Queryable, scrollId: string): Promise<MemoRow[]> {
  const { rows } = await db.query<MemoRow>(`${MEMOS} where m.scroll_id = $1 order by m.made_at, m.memo_id`, [scrollId]);
  return rows;
}

/** What somebody noted, in whichever project. */
export async function listMemosOf(db: Queryable, personId: string): Promise<MemoRow[]> {
  const { rows } = await db.query<MemoRow>(`${MEMOS} where m.person_id = $1 order by m.made_at, m.memo_id`, [personId]);
  return rows;
}

export type NewMemo = Omit<MemoRow, 'nickName' | 'changedAt'>;

/** Counted in the statement that adds it, below the project's lock; false when there are too many. */
export async function insertMemo(db: Queryable, memo: NewMemo, most: number): Promise<boolean> {
  const { memoId, scrollId, transcriptId, turnId, codingId, code, words, personId, madeAt } = memo;
  const { rowCount } = await db.query(
    `insert into transcript_memo (memo_id, scroll_id, transcript_id, turn_id, coding_id, code, words, person_id, made_at, changed_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9 where (select count(*) from transcript_memo where scroll_id = $2) < $10`,
    [memoId, scrollId, transcriptId, turnId, codingId, code, words, personId, madeAt, most],
  );
  return rowCount === 1;
}

interface OwnMemo {
  readonly scrollId: string;
  readonly memoId: string;
  readonly personId: string;
}

const OWN = 'scroll_id = $1 and memo_id = $2 and (person_id = $3 or person_id is null)';

/** The person's own, or nobody's any more. */
export async function rewriteMemo(
  db: Queryable,
  { scrollId, memoId, personId }: OwnMemo,
  words: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update transcript_memo set words = $4, changed_at = $5, person_id = $3 where ${OWN}`,
    [scrollId, memoId, personId, words, now],
  );
  return rowCount === 1;
}

export async function deleteMemo(db: Queryable, { scrollId, memoId, personId }: OwnMemo): Promise<boolean> {
  const { rowCount } = await db.query(`delete from transcript_memo where ${OWN}`, [scrollId, memoId, personId]);
  return rowCount === 1;
}

/** Their turn went into another one. */
export async function moveMemos(db: Queryable, scrollId: string, from: string, to: string): Promise<void> {
  await db.query('update transcript_memo set turn_id = $3 where scroll_id = $1 and turn_id = $2', [scrollId, from, to]);
}

export async function writeMemoWords(db: Queryable, memoId: string, words: string): Promise<void> {
  await db.query('update transcript_memo set words = $2 where memo_id = $1', [memoId, words]);
}

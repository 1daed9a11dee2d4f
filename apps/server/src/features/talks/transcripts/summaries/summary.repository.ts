import type { Queryable } from '../../../../platform/database/database.ts';

export interface SummaryQuote {
  readonly transcriptId: string;
  readonly turnId: string;
  readonly from: number;
  readonly to: number;
  /** What stood there when it was quoted. */
  readonly words: string;
}

export interface SummaryRow {
  readonly scrollId: string;
  readonly no: number;
  readonly part: string;
  readonly words: string;
  readonly quotes: readonly SummaryQuote[];
  readonly version: number;
  readonly nickName: string;
  readonly changedAt: Date;
}

const SUMMARIES = `select s.scroll_id as "scrollId", s.no, s.part, s.words, s.quotes, s.version, coalesce(p.nick_name, '') as "nickName",
    s.changed_at as "changedAt" from transcript_summary s left join person_name p using (person_id)`;

export async function listSummaries(db: Queryable, scrollId: string): Promise<SummaryRow[]> {
  const { rows } = await db.query<SummaryRow>(`${SUMMARIES} where s.scroll_id = $1 order by s.no, s.part`, [scrollId]);
  return rows;
}

/** What somebody wrote last, in whichever project. */
export async function listSummariesBy(db: Queryable, personId: string): Promise<SummaryRow[]> {
  const { rows } = await db.query<SummaryRow>(
    `${SUMMARIES} where s.person_id = $1 order by s.scroll_id, s.no, s.part`,
    [personId],
  );
  return rows;
}

interface Written extends Pick<SummaryRow, 'scrollId' | 'no' | 'part' | 'words' | 'quotes' | 'version'> {
  readonly personId: string;
  readonly now: Date;
}

/** Upon the version that its writer has seen; false when somebody was faster. */
export async function writeSummary(db: Queryable, written: Written): Promise<boolean> {
  const { scrollId, no, part, words, quotes, version, personId, now } = written;
  const { rowCount } = await db.query(
    version === 0
      ? `insert into transcript_summary (scroll_id, no, part, words, quotes, version, person_id, changed_at)
         values ($1, $2, $3, $4, $5, $6 + 1, $7, $8) on conflict do nothing`
      : `update transcript_summary set words = $4, quotes = $5, version = $6 + 1, person_id = $7, changed_at = $8
          where scroll_id = $1 and no = $2 and part = $3 and version = $6`,
    [scrollId, no, part, words, JSON.stringify(quotes), version, personId, now],
  );
  return rowCount === 1;
}

export async function deleteSummary(
  db: Queryable,
  { scrollId, no, part, version }: Pick<Written, 'scrollId' | 'no' | 'part' | 'version'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from transcript_summary where scroll_id = $1 and no = $2 and part = $3 and version = $4',
    [scrollId, no, part, version],
  );
  return rowCount === 1;
}

/** What was hidden, or belongs to somebody who is gone, stands there no more. Below the project's lock. */
export async function rewriteSummary(
  db: Queryable,
  { scrollId, no, part }: Pick<SummaryRow, 'scrollId' | 'no' | 'part'>,
  now: Pick<SummaryRow, 'words' | 'quotes' | 'no' | 'part'>,
): Promise<void> {
  await db.query(
    `update transcript_summary set words = $4, quotes = $5, no = $6, part = $7, version = version + 1
      where scroll_id = $1 and no = $2 and part = $3`,
    [scrollId, no, part, now.words, JSON.stringify(now.quotes), now.no, now.part],
  );
}

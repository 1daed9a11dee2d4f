import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';

/** Whose: of all who see the same records, in one language. */
export interface GeneratedFor {
  readonly scrollId: string;
  readonly seenThrough: Buffer;
  readonly language: Language;
}

export interface GeneratedRow {
  readonly jobId: string;
  readonly content: Buffer | null;
  readonly groups: readonly string[] | null;
  readonly asOf: Date | null;
  readonly madeAt: Date | null;
  readonly seen: string | null;
}

export async function findGenerated(
  db: Queryable,
  { scrollId, seenThrough, language }: GeneratedFor,
): Promise<GeneratedRow | undefined> {
  const { rows } = await db.query<GeneratedRow>(
    `select job_id as "jobId", content, groups, as_of as "asOf", made_at as "madeAt", seen from generated_report
      where scroll_id = $1 and seen_through = $2 and language = $3`,
    [scrollId, seenThrough, language],
  );
  return rows[0];
}

/** Who tries it last is waited for; what there is stays until the new one is there. */
export async function noteMaking(
  db: Queryable,
  { scrollId, seenThrough, language }: GeneratedFor,
  jobId: string,
): Promise<void> {
  await db.query(
    `insert into generated_report (scroll_id, seen_through, language, job_id) values ($1, $2, $3, $4)
     on conflict (scroll_id, seen_through, language) do update set job_id = excluded.job_id`,
    [scrollId, seenThrough, language, jobId],
  );
}

interface GeneratedReport {
  readonly content: Buffer;
  readonly groups: readonly string[];
  readonly asOf: Date;
  readonly madeAt: Date;
  readonly seen: string;
}

export async function keepGenerated(
  db: Queryable,
  { scrollId, seenThrough, language }: GeneratedFor,
  { content, groups, asOf, madeAt, seen }: GeneratedReport,
): Promise<void> {
  await db.query(
    `update generated_report set content = $4, groups = $5, as_of = $6, made_at = $7, seen = $8
      where scroll_id = $1 and seen_through = $2 and language = $3`,
    [scrollId, seenThrough, language, content, groups, asOf, madeAt, seen],
  );
}

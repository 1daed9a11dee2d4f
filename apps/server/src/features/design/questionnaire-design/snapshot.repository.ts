import type { Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { readDocument } from '../../../platform/read-document.ts';

export async function insertSnapshot(
  db: Queryable,
  scrollId: string,
  versionTime: number,
  version: number,
  document: Questionnaire,
  personId: string | null,
): Promise<void> {
  await db.query(
    'insert into snapshot (scroll_id, version_time, version, document, published_by) values ($1, $2, $3, $4, $5)',
    [scrollId, versionTime, version, JSON.stringify(document), personId],
  );
}

export async function findSnapshot(
  db: Queryable,
  scrollId: string,
  versionTime: number,
): Promise<Questionnaire | undefined> {
  const { rows } = await db.query<{ document: unknown }>(
    'select document from snapshot where scroll_id = $1 and version_time = $2',
    [scrollId, versionTime],
  );
  return rows[0] && readDocument(rows[0].document);
}

/** Whether a snapshot is there, and when the one after it was published; `next` is null when there is none. */
export async function findFollowing(
  db: Queryable,
  scrollId: string,
  versionTime: number,
): Promise<{ readonly isThere: boolean; readonly next: number | null }> {
  const { rows } = await db.query<{ isThere: boolean; next: number | null }>(
    `select coalesce(bool_or(version_time = $2), false) as "isThere", min(version_time) filter (where version_time > $2) as next
       from snapshot where scroll_id = $1 and version_time >= $2`,
    [scrollId, versionTime],
  );
  return rows[0]!;
}

/** Undefined when nothing was ever published. */
export async function findNewestVersionTime(db: Queryable, scrollId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ newest: number | null }>({
    name: 'snapshot-newest',
    text: `select ${NEWEST_VERSION_TIME} as newest`,
    values: [scrollId],
  });
  return rows[0]?.newest ?? undefined;
}

/** The same within a statement whose $1 is the questionnaire; null when nothing was ever published. */
export const NEWEST_VERSION_TIME = '(select max(version_time) from snapshot where scroll_id = $1)';

/** From the newest to the oldest. */
export async function listSnapshots(
  db: Queryable,
  scrollId: string,
): Promise<{ versionTime: number; document: Questionnaire }[]> {
  const { rows } = await db.query<{ versionTime: number; document: unknown }>(
    'select version_time as "versionTime", document from snapshot where scroll_id = $1 order by version_time desc',
    [scrollId],
  );
  return rows.map(({ versionTime, document }) => ({ versionTime, document: readDocument(document) }));
}

/** The last one that was published; undefined when there is none. */
export async function findNewestSnapshot(
  db: Queryable,
  scrollId: string,
): Promise<{ versionTime: number; version: number; document: Questionnaire } | undefined> {
  const { rows } = await db.query<{ versionTime: number; version: number; document: unknown }>(
    'select version_time as "versionTime", version, document from snapshot where scroll_id = $1 order by version_time desc limit 1',
    [scrollId],
  );
  const row = rows[0];
  return row && { ...row, document: readDocument(row.document) };
}

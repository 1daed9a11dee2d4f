import type { QuestionnaireOrigin, Right, ScrollSummary } from '@wenshu/api-contract';
import { seesAllRecords, visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

const SUMMARY = `q.scroll_id, q.name, q.status, q.creator_id, q.created_at, q.updated_at, q.version, q.version_time, q.origin, q.edited_from`;

/** With all that was collected, whoever asks. */
export interface QuestionnaireRow extends Omit<VisibleRow, 'collected'> {
  readonly collected: number;
}

/** As much of it as a person may know. */
export interface VisibleRow extends Omit<ScrollSummary, 'isCreator'> {
  /** Null: the installation's own. */
  readonly creatorId: string | null;
  readonly version: number;
  readonly versionTime: number | null;
  readonly editedFrom: number | null;
}

interface SummaryRow<Collected = number> {
  readonly scroll_id: string;
  readonly name: string;
  readonly status: ScrollSummary['status'];
  readonly collected: Collected;
  readonly creator_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
  readonly version_time: number | null;
  readonly edited_from: number | null;
  readonly origin: QuestionnaireOrigin;
}

export async function insertQuestionnaire(
  db: Queryable,
  scrollId: string,
  name: string,
  creatorId: string | null,
  origin: QuestionnaireOrigin,
): Promise<void> {
  await db.query('insert into questionnaire (scroll_id, name, creator_id, origin) values ($1, $2, $3, $4)', [
    scrollId,
    name,
    creatorId,
    origin,
  ]);
}

export async function findQuestionnaire(db: Queryable, scrollId: string): Promise<QuestionnaireRow | undefined> {
  const { rows } = await db.query<SummaryRow>(
    `select ${SUMMARY}, q.collected from questionnaire_summary q where q.scroll_id = $1`,
    [scrollId],
  );
  return rows[0] && readRow(rows[0]);
}

/** Those on which the person holds the right, newest change first; how much was collected to whom this may tell it. */
export async function listVisibleQuestionnaires(
  db: Queryable,
  personId: string,
  right: Right = 'questionnaire.view',
): Promise<VisibleRow[]> {
  const { rows } = await db.query<SummaryRow<number | null>>(
    `select ${SUMMARY}, case when ${seesAllRecords({ scrollId: 'q.scroll_id', person: '$1', right })} then q.collected end as collected
       from questionnaire_summary q
      where ${visibleQuestionnaires({ scrollId: 'q.scroll_id', person: '$1', right })}
      order by q.updated_at desc limit 500`,
    [personId],
  );
  return rows.map(readRow);
}

/** Also those in the recycle bin, oldest first. */
export async function listCreatedBy(db: Queryable, personId: string): Promise<QuestionnaireRow[]> {
  const { rows } = await db.query<SummaryRow>(
    `select ${SUMMARY}, q.collected from questionnaire_summary q where q.creator_id = $1 order by q.created_at, q.scroll_id`,
    [personId],
  );
  return rows.map(readRow);
}

/** How many somebody made, and how many answers those have collected. */
export async function countCreatedBy(
  db: Queryable,
  personId: string,
): Promise<{ readonly surveys: number; readonly answers: number }> {
  const { rows } = await db.query<{ surveys: number; answers: number }>(
    `select count(*)::int as surveys, coalesce(sum(collected), 0)::int as answers from questionnaire_summary where creator_id = $1`,
    [personId],
  );
  return rows[0]!;
}

export async function giveQuestionnaireTo(db: Queryable, scrollId: string, personId: string): Promise<void> {
  await db.query('update questionnaire set creator_id = $2 where scroll_id = $1', [scrollId, personId]);
}

/** By their ids; one that is gone is missing. */
export async function nameQuestionnaires(
  db: Queryable,
  scrollIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (scrollIds.length === 0) return new Map();
  const { rows } = await db.query<{ scrollId: string; name: string }>(
    'select scroll_id as "scrollId", name from questionnaire where scroll_id = any($1)',
    [scrollIds],
  );
  return new Map(rows.map(({ scrollId, name }) => [scrollId, name]));
}

export async function renameQuestionnaire(db: Queryable, scrollId: string, name: string): Promise<void> {
  await db.query('update questionnaire set name = $2, updated_at = now() where scroll_id = $1', [scrollId, name]);
}

/** Everything that is stored about it goes along: edits, snapshots, links, records. */
export async function deleteQuestionnaire(db: Queryable, scrollId: string): Promise<void> {
  await db.query('delete from questionnaire where scroll_id = $1', [scrollId]);
}

function readRow<Collected>(row: SummaryRow<Collected>): Omit<VisibleRow, 'collected'> & { collected: Collected } {
  return {
    scrollId: row.scroll_id,
    name: row.name,
    status: row.status,
    collected: row.collected,
    createTime: row.created_at.getTime(),
    updateTime: row.updated_at.getTime(),
    creatorId: row.creator_id,
    version: row.version,
    versionTime: row.version_time,
    editedFrom: row.edited_from,
    hasDraft: row.edited_from !== null && row.version > row.edited_from,
    origin: row.origin,
  };
}

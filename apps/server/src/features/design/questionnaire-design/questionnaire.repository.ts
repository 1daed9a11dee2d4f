import type { ScrollSummary } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

const SUMMARY = `q.scroll_id, q.name, q.status, q.collected, q.creator_id, q.created_at, q.updated_at, q.version, q.version_time`;

export interface QuestionnaireRow extends Omit<ScrollSummary, 'isCreator'> {
  readonly creatorId: string;
  readonly version: number;
  readonly versionTime: number | null;
}

export async function insertQuestionnaire(
  db: Queryable,
  scrollId: string,
  name: string,
  creatorId: string,
): Promise<void> {
  await db.query('insert into questionnaire (scroll_id, name, creator_id) values ($1, $2, $3)', [
    scrollId,
    name,
    creatorId,
  ]);
}

export async function findQuestionnaire(db: Queryable, scrollId: string): Promise<QuestionnaireRow | undefined> {
  const { rows } = await db.query(`select ${SUMMARY} from questionnaire q where q.scroll_id = $1`, [scrollId]);
  return rows[0] && present(rows[0]);
}

/** Those on which the person holds the right to look, newest change first. */
export async function listVisibleQuestionnaires(db: Queryable, personId: string): Promise<QuestionnaireRow[]> {
  const { rows } = await db.query(
    `select ${SUMMARY} from questionnaire q
       join right_row r on r.object_kind = 'questionnaire' and r.object_id = q.scroll_id
      where r.person_id = $1 and r.right_name = 'questionnaire.view' and q.deleted_at is null
      order by q.updated_at desc limit 500`,
    [personId],
  );
  return rows.map(present);
}

export async function renameQuestionnaire(db: Queryable, scrollId: string, name: string): Promise<void> {
  await db.query('update questionnaire set name = $2, updated_at = now() where scroll_id = $1', [scrollId, name]);
}

function present(row: Record<string, unknown>): QuestionnaireRow {
  return {
    scrollId: row.scroll_id as string,
    name: row.name as string,
    status: row.status as ScrollSummary['status'],
    collected: row.collected as number,
    createTime: (row.created_at as Date).getTime(),
    updateTime: (row.updated_at as Date).getTime(),
    creatorId: row.creator_id as string,
    version: row.version as number,
    versionTime: row.version_time === null ? null : Number(row.version_time),
  };
}

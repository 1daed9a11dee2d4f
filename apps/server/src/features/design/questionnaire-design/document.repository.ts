import type { EditCollision } from '@wenshu/api-contract';
import type { Change, Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { readDocument } from '../../../platform/read-document.ts';
import { findStatus, type LiveStatus } from '../live-settings/index.ts';

/** A whole document is kept at every so many edits; between them, the log. */
export const WHOLE_DOCUMENT_EVERY = 50;

export interface StoredEdit {
  readonly version: number;
  readonly editId: string;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
  readonly touched: readonly string[];
}

export interface NewEdit {
  readonly editId: string;
  readonly personId: string | null;
  readonly command: string;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
  readonly touched: readonly string[];
}

export async function findWholeDocument(
  db: Queryable,
  scrollId: string,
  notAfter: number,
): Promise<{ version: number; document: Questionnaire } | undefined> {
  const { rows } = await db.query<{ version: number; document: unknown }>(
    'select version, document from questionnaire_document where scroll_id = $1 and version <= $2 order by version desc limit 1',
    [scrollId, notAfter],
  );
  const row = rows[0];
  return row && { version: row.version, document: readDocument(row.document) };
}

export async function listEditsAfter(
  db: Queryable,
  scrollId: string,
  version: number,
  notAfter?: number,
): Promise<StoredEdit[]> {
  const { rows } = await db.query<StoredEdit>(
    `select version, edit_id as "editId", changes, inverse, touched from questionnaire_edit
      where scroll_id = $1 and version > $2 and version <= coalesce($3, version) order by version`,
    [scrollId, version, notAfter ?? null],
  );
  return rows;
}

export async function findEdit(db: Queryable, scrollId: string, editId: string): Promise<StoredEdit | undefined> {
  const { rows } = await db.query<StoredEdit>(
    'select version, edit_id as "editId", changes, inverse, touched from questionnaire_edit where scroll_id = $1 and edit_id = $2',
    [scrollId, editId],
  );
  return rows[0];
}

/** Who made these edits, and when; newest first. */
export async function describeEdits(
  db: Queryable,
  scrollId: string,
  versions: readonly number[],
): Promise<Pick<EditCollision, 'version' | 'personId' | 'nickName' | 'time' | 'command'>[]> {
  const { rows } = await db.query<{
    version: number;
    personId: string | null;
    command: string;
    madeAt: Date;
    nickName: string;
  }>(
    `select e.version, e.person_id as "personId", e.command, e.made_at as "madeAt", coalesce(p.nick_name, '') as "nickName"
       from questionnaire_edit e left join person_name p using (person_id)
      where e.scroll_id = $1 and e.version = any($2) order by e.version desc`,
    [scrollId, versions],
  );
  return rows.map(({ madeAt, ...row }) => ({ ...row, time: madeAt.getTime() }));
}

/**
 * Locks the document for this transaction: edits of one questionnaire are made one after another, while answers come in beside them. Its
 * key stays free (`no key`), so rows that only name it, such as a first save or a memo's log, need not wait: waiting there is how circles
 * came about. Whoever locks the survey too (`lockSurvey`) does that first.
 */
export async function lockQuestionnaire(db: Queryable, scrollId: string): Promise<LockedQuestionnaire | undefined> {
  const { rows } = await db.query<{ version: number; creatorId: string | null }>(
    'select version, creator_id as "creatorId" from questionnaire where scroll_id = $1 for no key update',
    [scrollId],
  );
  // Read below the lock: whoever publishes holds it too, so what is collecting now was collecting before we got here.
  const live = rows[0] && (await findStatus(db, scrollId));
  return rows[0] && live && { ...rows[0], ...live };
}

/** The second lock of its removal for ever, after the survey's own. */
export async function lockForRemoval(db: Queryable, scrollId: string): Promise<void> {
  await db.query('select 1 from questionnaire where scroll_id = $1 for update', [scrollId]);
}

export interface LockedQuestionnaire extends LiveStatus {
  readonly version: number;
  readonly creatorId: string | null;
}

/** Writes an edit as the next version, and now and then the whole document. */
export async function insertEdit(
  db: Queryable,
  scrollId: string,
  version: number,
  edit: NewEdit,
  document: Questionnaire,
): Promise<void> {
  await db.query(
    `insert into questionnaire_edit (scroll_id, version, edit_id, person_id, command, changes, inverse, touched)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      scrollId,
      version,
      edit.editId,
      edit.personId,
      edit.command,
      JSON.stringify(edit.changes),
      JSON.stringify(edit.inverse),
      edit.touched,
    ],
  );
  await db.query('update questionnaire set version = $2, updated_at = now() where scroll_id = $1', [scrollId, version]);
  if (version % WHOLE_DOCUMENT_EVERY === 0) await insertWholeDocument(db, scrollId, version, document);
}

export async function insertWholeDocument(
  db: Queryable,
  scrollId: string,
  version: number,
  document: Questionnaire,
): Promise<void> {
  await db.query('insert into questionnaire_document (scroll_id, version, document) values ($1, $2, $3)', [
    scrollId,
    version,
    JSON.stringify(document),
  ]);
}

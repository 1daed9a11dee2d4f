import type { Queryable } from '../../../platform/database/database.ts';

export interface ImportDraft {
  readonly draftId: string;
  readonly personId: string;
  readonly fileName: string;
  readonly packed: Uint8Array;
}

/** One that is not confirmed makes room for the next: a person has so many at once, the newest. */
export async function insertDraft(db: Queryable, draft: ImportDraft, at: Date, most: number): Promise<void> {
  const { draftId, personId, fileName, packed } = draft;
  await db.query(
    `with old as (delete from import_draft where draft_id in (
       select draft_id from import_draft where person_id = $2 order by created_at desc offset $6))
     insert into import_draft (draft_id, person_id, file_name, packed, created_at) values ($1, $2, $3, $4, $5)`,
    [draftId, personId, fileName, packed, at, most - 1],
  );
}

export async function findDraft(db: Queryable, draftId: string, personId: string): Promise<ImportDraft | undefined> {
  const { rows } = await db.query<ImportDraft>(
    `select draft_id as "draftId", person_id as "personId", file_name as "fileName", packed from import_draft
      where draft_id = $1 and person_id = $2`,
    [draftId, personId],
  );
  return rows[0];
}

/** False when it is gone: what was to become of it has become of it. */
export async function takeDraft(db: Queryable, draftId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from import_draft where draft_id = $1', [draftId]);
  return rowCount === 1;
}

export async function deleteDraftsBefore(db: Queryable, time: Date): Promise<void> {
  await db.query('delete from import_draft where created_at < $1', [time]);
}

import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

const BATCH = 200;

interface FamilyMember {
  readonly scrollId: string;
  /** A copy that shows the same pictures: it gets the files of the questions, and they stay. */
  readonly heir: string | undefined;
}

/** The bytes of a questionnaire that goes for ever, before its rows go: bytes that no row knows of would never be found again. */
export async function removeQuestionnaireFiles(
  { files }: Platform,
  db: Queryable,
  { scrollId, heir }: FamilyMember,
): Promise<void> {
  if (heir !== undefined) await giveFilesTo(db, scrollId, heir);
  for (;;) {
    const { rows } = await db.query<{ storageKey: string; isOfAnswer: boolean }>(
      `select storage_key as "storageKey", true as "isOfAnswer" from answer_file where scroll_id = $1
       union all
       select storage_key, false from stored_file where object_kind = 'questionnaire' and object_id = $1 limit ${BATCH}`,
      [scrollId],
    );
    for (const { storageKey } of rows) await files.remove(storageKey);
    const keysOf = (isOfAnswer: boolean) =>
      rows.filter(row => row.isOfAnswer === isOfAnswer).map(({ storageKey }) => storageKey);
    await db.query('delete from answer_file where scroll_id = $1 and storage_key = any($2)', [scrollId, keysOf(true)]);
    await db.query('delete from stored_file where storage_key = any($1)', [keysOf(false)]);
    if (rows.length < BATCH) return;
  }
}

async function giveFilesTo(db: Queryable, scrollId: string, heir: string): Promise<void> {
  await db.query(
    `update stored_file set object_id = $2 where object_kind = 'questionnaire' and object_id = $1 and is_public`,
    [scrollId, heir],
  );
}

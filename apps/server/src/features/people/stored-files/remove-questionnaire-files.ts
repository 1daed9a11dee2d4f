import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFiles, giveFilesTo, listQuestionnaireFiles } from './file.repository.ts';

const BATCH = 200;

interface FamilyMember {
  readonly scrollId: string;
  /** A copy that shows the same pictures: it gets the files of the questions, and they stay. */
  readonly heir: string | undefined;
}

/** The pictures and files of a questionnaire that goes for ever, before its rows go: bytes that no row knows of would never be found again. */
export async function removeQuestionnaireFiles(
  { files }: Platform,
  db: Queryable,
  { scrollId, heir }: FamilyMember,
): Promise<void> {
  if (heir !== undefined) await giveFilesTo(db, scrollId, heir);
  for (;;) {
    const keys = await listQuestionnaireFiles(db, scrollId, BATCH);
    for (const key of keys) await files.remove(key);
    await deleteFiles(db, keys);
    if (keys.length < BATCH) return;
  }
}

import type { Queryable } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AnswerFileRow,
  deleteAnswerFile,
  listAnswerFiles,
  listFilesOfQuestionnaire,
  listOrphans,
  type RecordRef,
} from './answer-file.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A record that was not submitted may be taken up again for so long. */
const GIVEN_UP_AFTER_MS = 30 * DAY_MS;
const LEFT_OUT_AFTER_MS = DAY_MS;
const BATCH = 200;

/** For a respondent who closes early: nothing of the record stays. */
export async function removeAnswerFiles(platform: Platform, record: RecordRef): Promise<void> {
  const { pool } = platform.database;
  await removeAll(platform.files, pool, await listAnswerFiles(pool, record));
}

/** Removes files that no submitted answer names, and those of records that were given up. Bytes first: a row without bytes is found again. */
export async function removeOrphanFiles(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  const before = { leftOutBefore: new Date(now - LEFT_OUT_AFTER_MS), givenUpBefore: new Date(now - GIVEN_UP_AFTER_MS) };
  for (;;) {
    const orphans = await listOrphans(platform.database.pool, before, BATCH);
    await removeAll(platform.files, platform.database.pool, orphans);
    if (orphans.length < BATCH) return;
  }
}

/** All that was sent to a questionnaire, before its rows go: bytes that no row knows of would never be found again. */
export async function removeAllAnswerFiles({ files }: Platform, db: Queryable, scrollId: string): Promise<void> {
  for (;;) {
    const rows = await listFilesOfQuestionnaire(db, scrollId, BATCH);
    await removeAll(files, db, rows);
    if (rows.length < BATCH) return;
  }
}

async function removeAll(files: FileStore, db: Queryable, rows: readonly AnswerFileRow[]): Promise<void> {
  for (const row of rows) {
    await files.remove(row.storageKey);
    await deleteAnswerFile(db, row);
  }
}

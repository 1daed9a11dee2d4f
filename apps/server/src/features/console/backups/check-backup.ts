import { join } from 'node:path';
import { ArchiveDamaged } from '../../../platform/backup/archive-reader.ts';
import { checkArchive } from '../../../platform/backup/check-archive.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type BackupCheckRow, beatCheck, beginCheck, breakCheckOff, endCheck } from './backup-check.repository.ts';
import { findBackup } from './backup-folder.ts';
import { keepBeating } from './keep-beating.ts';

/** Refused where there is no such file, or one is being read. What it gives back reads it to its end and writes down what came of it. */
export async function beginReading(
  { env: { backupFolder }, database }: Platform,
  fileName: string,
): Promise<(signal: AbortSignal) => Promise<void>> {
  const found = await findBackup(backupFolder, fileName);
  if (!found) throw new Refusal('backupNotFound');
  const isOurs = await database.transaction(db => beginCheck(db, found));
  if (!isOurs) throw new Refusal('backupRunning');
  return async signal => {
    try {
      const damage = await keepBeating(
        () => beatCheck(database.pool, fileName),
        () => findDamage(backupFolder, fileName, signal),
      );
      await endCheck(database.pool, fileName, { state: damage === null ? 'whole' : 'damaged', reason: damage });
    } catch (error) {
      await breakCheckOff(database.pool, fileName);
      throw error;
    }
  };
}

async function findDamage(folder: string, fileName: string, signal: AbortSignal): Promise<BackupCheckRow['reason']> {
  try {
    await checkArchive(join(folder, fileName), signal);
    return null;
  } catch (error) {
    if (!(error instanceof ArchiveDamaged)) throw error;
    // Whoever takes it away meanwhile has not damaged it.
    return (await findBackup(folder, fileName)) ? error.word : 'gone';
  }
}

import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file whose time says when the last backup was finished: whoever makes backups by other means touches it. */
export const backupMarkPath = (dataDir: string): string => join(dataDir, 'last-backup');

export async function markBackup(path: string, now = new Date()): Promise<void> {
  await writeFile(path, '');
  await utimes(path, now, now);
}

/** Undefined: none was ever made, or nobody says so. */
export async function findLastBackup(path: string): Promise<Date | undefined> {
  return stat(path).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
}

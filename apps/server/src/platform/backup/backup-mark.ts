import { stat, utimes, writeFile } from 'node:fs/promises';

/** The time of this file says when the last backup was finished: whoever makes backups by other means touches it. */
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

import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_FILE } from '@wenshu/api-contract';

export interface FoundBackup {
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** A file of the folder by a name that backups have: nothing below it, beside it, or that a link leads to. */
export async function findBackup(folder: string, name: string): Promise<FoundBackup | undefined> {
  if (!BACKUP_FILE.test(name)) return undefined;
  const found = await lstat(join(folder, name)).catch(whereThere);
  return found?.isFile() ? { name, sizeBytes: found.size, modifiedAt: found.mtime } : undefined;
}

/** All of them; none, where there is no folder yet. */
export async function findBackups(folder: string): Promise<FoundBackup[]> {
  const names = (await readdir(folder).catch(whereThere)) ?? [];
  const found: FoundBackup[] = [];
  for (const name of names) {
    const backup = await findBackup(folder, name);
    if (backup) found.push(backup);
  }
  return found;
}

/** What a process that died has left of a backup: it would fill the disk, and is none. */
export async function removeUnfinished(folder: string, name: string): Promise<void> {
  if (BACKUP_FILE.test(name)) await rm(join(folder, `${name}.part`), { force: true });
}

function whereThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

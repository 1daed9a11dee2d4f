import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markBackup } from '../../../platform/backup/backup-mark.ts';
import { backupName } from '../../../platform/backup/backup-name.ts';
import { createBackup } from '../../../platform/backup/create-backup.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { removeUnfinished } from './backup-folder.ts';
import { recordBackup } from './record-backup.ts';

interface BegunBackup {
  readonly fileName: string;
  /** Taken to its end, and told to whoever watches how old the last one is. */
  take(signal: AbortSignal): Promise<void>;
}

/** Nobody else's while this one is: refused then. */
export async function beginBackup({ env, clock, database }: Platform, byName: string): Promise<BegunBackup> {
  const fileName = backupName(clock.now(), name => existsSync(join(env.backupFolder, name)));
  const record = await recordBackup(database.pool, fileName, byName);
  if (!record) throw new Refusal('backupRunning');
  const archivePath = join(env.backupFolder, fileName);
  // In S3-compatible storage files have a backup of their own: then there is no such folder.
  const options = { databaseUrl: env.databaseUrl, filesDir: join(env.dataDir, 'files'), archivePath };
  return {
    fileName,
    async take(signal) {
      const totals = await record.of(archivePath, async () => {
        for (const name of record.givenUp) await removeUnfinished(env.backupFolder, name);
        return createBackup(Object.assign({ signal }, options));
      });
      if (totals) await markBackup(env.backupMark, clock.now());
    },
  };
}

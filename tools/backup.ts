// `npm run backup [-- file]`: everything in one file, whether the application runs or not.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupMarkPath } from '../apps/server/src/env.ts';
import { markBackup } from '../apps/server/src/platform/backup/backup-mark.ts';
import { backupName } from '../apps/server/src/platform/backup/backup-name.ts';
import { openDatabaseToRead } from './backup/open-database.ts';
import { withProgress } from './bootstrap/progress.mjs';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { takeRecordedBackup } from './server-modules.ts';
import { backupTexts } from './texts/backup-texts.ts';

await runTool(async () => {
  const environment = readEnvironment();
  const archivePath = resolve(process.argv[2] ?? defaultPath(environment.dataDir));
  const database = await openDatabaseToRead(environment);
  try {
    const totals = await withProgress(backupTexts.backingUp, () =>
      takeRecordedBackup({ databaseUrl: database.url, filesDir: join(environment.dataDir, 'files'), archivePath }),
    );
    if (!totals) throw new Problem('no-data');
    // In the data folder, where the server looks for it.
    if (existsSync(environment.dataDir)) await markBackup(backupMarkPath(environment.dataDir));
    console.log(backupTexts.backedUp(totals, archivePath));
  } finally {
    await database.close();
  }
});

/** Beside the data folder, not in it: what is lost with the data is no backup. */
function defaultPath(dataDir: string): string {
  return join(process.env.BACKUP_DIR || join(dirname(dataDir), 'backups'), backupName(new Date()));
}

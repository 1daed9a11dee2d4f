// `npm run restore -- file [--force]`: puts a backup back, all of it or nothing.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabaseAlone } from './backup/open-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { withProgress } from './bootstrap/progress.mjs';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { backupTexts } from './texts/backup-texts.ts';

await runTool(async () => {
  const { values, positionals } = parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true });
  const environment = readEnvironment();
  const [archive] = positionals;
  // Asked before anything is started: a typing error must not create an empty database.
  if (!archive || !existsSync(archive)) throw new Problem('archive-not-found', { path: archive ?? '' });
  const database = await openDatabaseAlone(environment);
  try {
    const totals = await withProgress(backupTexts.restoring, () =>
      restoreBackup({
        databaseUrl: database.url,
        filesDir: join(environment.dataDir, 'files'),
        archivePath: resolve(archive),
        canReplace: values.force === true,
      }),
    );
    // What was derived from the old data.
    rmSync(join(environment.dataDir, 'cache'), { recursive: true, force: true });
    if (!totals.hasJobs) console.log(backupTexts.jobsLeftOut);
    console.log(backupTexts.restored(totals));
    console.log(backupTexts.paused);
  } finally {
    await database.close();
  }
});

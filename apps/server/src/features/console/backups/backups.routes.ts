import { backupCalls } from '@wenshu/api-contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { findLastBackup } from '../../../platform/backup/backup-mark.ts';
import { listChecks } from './backup-check.repository.ts';
import { findBackups } from './backup-folder.ts';
import { listRuns } from './backup-run.repository.ts';
import { beginReading } from './check-backup.ts';
import { mergeBackups } from './list-backups.ts';
import { beginBackup } from './take-backup.ts';

const MOST_LISTED = 100;

export function registerBackupCalls(app: FastifyInstance): void {
  const { run, stop } = openBackground();
  // Before the connections to the database are closed: how it ended is still written down.
  app.addHook('onClose', stop);
  registerCalls(app, backupCalls, {
    list: async (_input, { database: { pool }, platform: { env } }) => {
      // In this order: what is finished between the two looks is a file of a run that goes on, and no file without a run.
      const runs = await listRuns(pool, MOST_LISTED);
      const files = await findBackups(env.backupFolder);
      const names = [...files.map(({ name }) => name), ...runs.map(({ fileName }) => fileName)];
      const checks = await listChecks(pool, names);
      return {
        folder: env.backupFolder,
        holdsFiles: env.files.kind === 'folder',
        lastTime: (await findLastBackup(env.backupMark))?.getTime() ?? null,
        items: mergeBackups({ files, runs, checks }).slice(0, MOST_LISTED),
      };
    },
    take: async (_input, { platform, operator, log }) => {
      const { fileName, take } = await beginBackup(platform, operator.name);
      run(take, log);
      return { fileName };
    },
    check: async ({ fileName }, { platform, log }) => {
      run(await beginReading(platform, fileName), log);
      return null;
    },
  });
}

/** What goes on after its call was answered; broken off when the process stops. */
function openBackground() {
  const stopping = new AbortController();
  const going = new Set<Promise<void>>();
  return {
    run(work: (signal: AbortSignal) => Promise<void>, log: FastifyBaseLogger): void {
      const ended = work(stopping.signal)
        .catch(error => {
          if (!stopping.signal.aborted) log.error({ err: error }, 'A backup was not taken, or not read');
        })
        .finally(() => going.delete(ended));
      going.add(ended);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(going);
    },
  };
}

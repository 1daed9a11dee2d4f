import * as z from 'zod/mini';
import { call } from '../call.ts';

/** As the commands name them; no other file of the folder is looked at. */
export const BACKUP_FILE = /^[\w.-]{1,120}\.backup\.gz$/;

const backup = z.object({
  fileName: z.string(),
  state: z.enum(['running', 'done', 'failed', 'found']),
  /** Who took it; null of a file that was put there. */
  by: z.nullable(z.string()),
  time: z.number(),
  finishedTime: z.nullable(z.number()),
  /** Null where the file is not in the folder (any more). */
  sizeBytes: z.nullable(z.number()),
  rows: z.nullable(z.number()),
  files: z.nullable(z.number()),
  reason: z.nullable(z.enum(['lost', 'storage-full', 'failed'])),
  check: z.nullable(
    z.object({
      state: z.enum(['running', 'whole', 'damaged', 'lost']),
      time: z.number(),
      reason: z.nullable(z.enum(['foreign', 'broken', 'totals', 'gone'])),
    }),
  ),
});
export type BackupInfo = z.infer<typeof backup>;

export const backupCalls = {
  list: call({
    method: 'GET',
    path: '/operator/backups/list',
    audience: 'operator',
    operatorNeeds: 'backups.see',
    own: true,
    summary: 'Backups in the folder, and those that were taken, the newest first',
    data: z.object({
      folder: z.string(),
      /** False where files lie in S3-compatible storage, which has a backup of its own. */
      holdsFiles: z.boolean(),
      lastTime: z.nullable(z.number()),
      items: z.array(backup),
    }),
  }),
  take: call({
    method: 'POST',
    path: '/operator/backups/take',
    audience: 'operator',
    operatorNeeds: 'backups.take',
    noted: { action: 'backup.take' },
    own: true,
    summary: 'Take a backup, while everything goes on',
    body: z.object({}),
    data: z.object({ fileName: z.string() }),
  }),
  check: call({
    method: 'POST',
    path: '/operator/backups/check',
    audience: 'operator',
    operatorNeeds: 'backups.take',
    noted: { action: 'backup.check', of: 'fileName' },
    own: true,
    summary: 'Read one to its end, as restoring would',
    body: z.object({ fileName: z.string().check(z.regex(BACKUP_FILE)) }),
    data: z.null(),
  }),
};

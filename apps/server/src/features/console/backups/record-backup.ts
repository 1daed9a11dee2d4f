import { stat } from 'node:fs/promises';
import type { BackupTotals } from '../../../platform/backup/create-backup.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { isOutOfRoom } from '../../../platform/out-of-room.ts';
import { beatRun, deleteRun, failRun, finishRun, giveUpSilentRuns, insertRun } from './backup-run.repository.ts';
import { keepBeating } from './keep-beating.ts';

export interface RecordedBackup {
  /** What died before this one could begin was writing these. */
  readonly givenUp: readonly string[];
  /** Takes it, and writes down how it ended. What the work throws is thrown. */
  of(archivePath: string, work: () => Promise<BackupTotals | undefined>): Promise<BackupTotals | undefined>;
}

/** A backup that is about to be taken, by the console or by the command; undefined while another is. */
export async function recordBackup(
  db: Queryable,
  fileName: string,
  byName: string,
): Promise<RecordedBackup | undefined> {
  const givenUp = await giveUpSilentRuns(db);
  const id = await insertRun(db, fileName, byName);
  if (id === undefined) return undefined;
  return {
    givenUp,
    async of(archivePath, work) {
      try {
        const totals = await keepBeating(() => beatRun(db, id), work);
        await quietly(totals ? finishWith(db, { id, archivePath, totals }) : deleteRun(db, id));
        return totals;
      } catch (error) {
        await quietly(failRun(db, id, reasonOf(error)));
        throw error;
      }
    },
  };
}

interface Finished {
  readonly id: string;
  readonly archivePath: string;
  readonly totals: BackupTotals;
}

async function finishWith(db: Queryable, { id, archivePath, totals }: Finished): Promise<void> {
  const { size: sizeBytes } = await stat(archivePath);
  await finishRun(db, id, Object.assign({ sizeBytes }, totals));
}

/** A backup that is whole is not spoiled by nobody being able to write that down; the silence ends the run. */
const quietly = (written: Promise<void>): Promise<void> => written.catch(() => {});

function reasonOf(error: unknown): 'lost' | 'storage-full' | 'failed' {
  if (isOutOfRoom(error)) return 'storage-full';
  return error instanceof DOMException && error.name === 'AbortError' ? 'lost' : 'failed';
}

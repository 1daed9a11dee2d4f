import type { JobProgressWord } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { beat, type ClaimedJob, type JobRows } from './job.repository.ts';

const EVERY_MS = 500;

export interface Heartbeat {
  readonly signal: AbortSignal;
  report(progress: number, word?: JobProgressWord): void;
  reportRows(done: number, total: number): void;
  /** As they were last reported: one that ends between two beats has told nobody yet. */
  lastRows(): JobRows | null;
  stop(): void;
}

/**
 * Tells the database every half second that the job is being worked on and how far, and hears in the answer whether it is still ours. A
 * database that is away for a moment ends nothing; when it stays away, another process will have the job by then.
 */
export function startHeartbeat(db: Queryable, job: ClaimedJob): Heartbeat {
  const controller = new AbortController();
  let progress = 0;
  let word: JobProgressWord | null = null;
  let rows: JobRows | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = () => {
    if (!isStopped) timer = setTimeout(() => void tell(), EVERY_MS).unref();
  };
  const tell = async () => {
    const isOurs = await beat(db, job, { progress, word, rows }).catch(() => true);
    if (!isOurs && !isStopped) controller.abort();
    next();
  };
  next();
  const report: Heartbeat['report'] = (share, said) => {
    progress = Math.min(1, Math.max(progress, share));
    word = said ?? word;
  };
  return {
    signal: controller.signal,
    report,
    reportRows(done, total) {
      rows = { done: Math.min(done, total), total };
      report(done / Math.max(1, total), 'writing');
    },
    lastRows: () => rows,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

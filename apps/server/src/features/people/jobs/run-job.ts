import { randomUUID } from 'node:crypto';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { isDatabaseAway } from '../../../platform/database/database-failure.ts';
import { isOutOfRoom } from '../../../platform/out-of-room.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepMadeFile, removeFile } from '../stored-files/index.ts';
import type { JobDefinitions, JobResult } from './define-job.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { type ClaimedJob, claimJob, failJob, finishJob } from './job.repository.ts';
import { rangeOfMaking } from './require-kept.ts';
import { tellOfFile } from './tell-of-file.ts';

/** Runs a job when nobody else does or did. What was not foreseen is thrown again, so that it is logged; the job has failed then. */
export async function runJob(platform: Platform, definitions: JobDefinitions, jobId: string): Promise<void> {
  const { pool } = platform.database;
  const job = await claimJob(pool, jobId, randomUUID());
  if (!job) return;
  const heartbeat = startHeartbeat(pool, job);
  const { signal, report, reportRows } = heartbeat;
  try {
    const definition = definitions.get(job.kind);
    if (!definition) throw new Error(`Nobody knows the kind of job ${job.kind}`);
    const actor = { personId: job.personId, sessionId: '' };
    // Before it reads any: should they be given fewer meanwhile, it is too wide for them.
    const recordRange = await rangeOfMaking(pool, definition, job);
    // A job is stored with the input of its own kind.
    const result = await definition.run({ platform, actor, input: job.input as never, signal, report, reportRows });
    signal.throwIfAborted();
    await storeResult(platform, job, { result, recordRange }, heartbeat);
  } catch (error) {
    // Cancelled, or another's: what it was doing when it noticed is nobody's concern.
    if (signal.aborted) return;
    // Nothing can be said now. The silence will give the job to another.
    if (isDatabaseAway(error)) throw error;
    const refusal =
      error instanceof Refusal ? error : new Refusal(isOutOfRoom(error) ? 'storageFull' : 'systemAbnormal');
    const reason = { errorName: refusal.errorName, details: refusal.details };
    await platform.database.transaction(async db => {
      if (await failJob(db, job, reason)) await tellOfFile(db, job, 'file-failed');
    });
    if (refusal !== error) throw error;
  } finally {
    heartbeat.stop();
  }
}

async function storeResult(
  platform: Platform,
  job: ClaimedJob,
  { result, recordRange }: { readonly result: JobResult; readonly recordRange: RecordRange | undefined },
  { signal, lastRows }: Heartbeat,
): Promise<void> {
  const { pool } = platform.database;
  if ('data' in result) {
    await finishJob(pool, job, { data: result.data, rows: lastRows(), recordRange });
    return;
  }
  const { fileName, contentType, content } = result.file;
  const file = await keepMadeFile(platform, {
    fileName,
    contentType,
    content: untilAborted(content, signal),
    ownerId: job.personId,
    object: { kind: 'job', id: job.jobId },
  });
  const isOurs = await platform.database.transaction(async db => {
    const isFinished = await finishJob(db, job, { fileId: file.id, rows: lastRows(), recordRange });
    if (isFinished) await tellOfFile(db, job, 'file-ready');
    return isFinished;
  });
  if (!isOurs) await removeFile(platform, file.id);
}

async function* untilAborted<T>(content: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const part of content) {
    signal.throwIfAborted();
    yield part;
  }
  signal.throwIfAborted();
}

import type { CallInput, recordBatchCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import type { Actor } from '../../../authorisation/actor.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob, startJobWithin } from '../../people/jobs/index.ts';
import { listChangedBy } from '../records/index.ts';
import { findStates } from './batch-state.ts';
import { inParts, PART } from './preview-batch.ts';
import {
  addParts,
  askFor,
  type BatchRow,
  findBatch,
  insertBatch,
  listBatchesOfJobs,
  stopBatch,
  writeJob,
} from './record-batch.repository.ts';
import { runBatch } from './run-batch.ts';

interface BatchInput {
  readonly scrollId: string;
  readonly batchId: string;
}

/** Something done with many records: begun again, it goes on where it was. */
export const recordBatchJob = defineJob<BatchInput>(
  'records.batch',
  async ({ platform, actor, input, signal, report, reportRows }) => {
    report(0, 'preparing');
    const { total, reached, changed, overtaken, withoutRoom, answeredAgain, outOfSight } = await runBatch({
      platform,
      actor,
      ...input,
      signal,
      onReached: reportRows,
    });
    return { data: { total, reached, changed, overtaken, withoutRoom, answeredAgain, outOfSight } };
  },
  {
    // And the batch’s own right, which is asked for before each of its parts.
    needs: 'records.view',
    undo: {
      async listPossible(platform, jobIds) {
        const batches = await listBatchesOfJobs(platform.database.pool, jobIds);
        const states = await findStates(platform, batches);
        return new Set(batches.filter(({ batchId }) => states.get(batchId)!.canUndo).map(({ jobId }) => jobId!));
      },
      async start(platform, actor, jobId, language) {
        const [batch] = await listBatchesOfJobs(platform.database.pool, [jobId]);
        if (!batch) throw new Refusal('batchNotFound');
        await undoBatch(platform, actor, batch, language);
      },
    },
  },
);

/** Does what was shown. `noted` is written in the transaction that asks for it: whoever shows batches of their own loses none. */
export async function performBatch(
  platform: Platform,
  actor: Actor,
  { scrollId, batchId, reason, memo, mayGoOver }: CallInput<typeof recordBatchCalls.perform>,
  language: Language,
  noted?: (db: Queryable) => Promise<void>,
): Promise<BatchRow> {
  const { database } = platform;
  const batch = await findOwnBatch(platform, actor, { scrollId, batchId });
  if (batch.does === 'invalid' && reason === '')
    throw new Refusal('inputInvalid', { field: 'reason', problem: { word: 'required' } });
  const said = batch.does === 'invalid' ? reason : batch.does === 'memo' ? memo : '';
  await database.transaction(async db => {
    await begin(db, platform, actor, { ...batch, said, mayGoOver }, language);
    await noted?.(db);
  });
  return runNow(platform, actor, batch);
}

/** Takes back what a batch changed, as a batch of its own. */
export async function undoBatch(
  platform: Platform,
  actor: Actor,
  { scrollId, batchId }: BatchInput,
  language: Language,
): Promise<BatchRow> {
  const { database, clock } = platform;
  const undo = await database.transaction(async db => {
    await keepSurveys(db, [scrollId]);
    // Two who take it back at once do it one after the other, and the second finds it taken back.
    await stopBatch(db, batchId, clock.now());
    const batch = await findOwnBatch(platform, actor, { scrollId, batchId }, db);
    if (!(await findStates(platform, [batch], db)).get(batchId)!.canUndo) throw new Refusal('batchNotUndoable');
    const { does, said, needs } = batch;
    const { personId } = actor;
    const undoId = await insertBatch(db, { scrollId, personId, does, undoOf: batchId, needs, at: clock.now() });
    const { parts, left } = inParts(await listChangedBy(db, scrollId, batchId));
    await addParts(db, undoId, left.length > 0 ? [...parts, left as string[]] : parts);
    const made = await findBatch(db, scrollId, undoId);
    await begin(db, platform, actor, { ...made!, said, mayGoOver: false }, language);
    return made!;
  });
  return runNow(platform, actor, undo);
}

/** Asked for from now on; what is too much to wait for becomes a job. */
async function begin(
  db: Queryable,
  platform: Platform,
  { personId }: Actor,
  batch: BatchRow,
  language: Language,
): Promise<void> {
  const { scrollId, batchId, said, mayGoOver, total, does, undoOf } = batch;
  const at = platform.clock.now();
  if (!(await askFor(db, batchId, { scrollId, personId, said, mayGoOver, at }))) throw new Refusal('batchNotFound');
  if (total <= PART) return;
  const name = (await findQuestionnaire(db, scrollId))?.name ?? '';
  const jobId = await startJobWithin(db, platform, recordBatchJob, {
    personId,
    input: { scrollId, batchId },
    about: { kind: 'questionnaire', id: scrollId },
    title: manyRecordsTexts[language].jobTitle({ does, isUndo: undoOf !== null, count: total, name }),
  });
  await writeJob(db, batchId, jobId);
}

async function runNow(platform: Platform, actor: Actor, { scrollId, batchId, total }: BatchRow): Promise<BatchRow> {
  if (total <= PART) return runBatch({ platform, actor, scrollId, batchId });
  return (await findBatch(platform.database.pool, scrollId, batchId))!;
}

/** Everybody's for whoever may see all records; else their own: what others did would tell of records out of sight. */
export async function findOwnBatch(
  { database }: Platform,
  actor: Actor,
  { scrollId, batchId }: BatchInput,
  db: Queryable = database.pool,
): Promise<BatchRow> {
  const batch = await findBatch(db, scrollId, batchId);
  const range = await findRecordRange(db, actor, scrollId, 'records.view');
  if (!batch || (range.kind !== 'all' && batch.personId !== actor.personId)) throw new Refusal('batchNotFound');
  return batch;
}

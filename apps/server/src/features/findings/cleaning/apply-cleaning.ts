import type { CleaningRun, RecordBatch } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  type BatchRow,
  findOwnBatch,
  findStates,
  listBatchesById,
  performBatch,
  presentBatch,
  undoBatch,
} from '../record-batches/index.ts';
import { reasonOf } from './choose-found.ts';
import { findRun, markAsked, type RunRow } from './run.repository.ts';

interface CleaningAsked {
  readonly scrollId: string;
  readonly runId: string;
}

/** Does what was previewed. */
export async function applyCleaning(
  platform: Platform,
  actor: Actor,
  asked: CleaningAsked,
  language: Language,
): Promise<CleaningRun> {
  const run = await getRun(platform, actor, asked);
  const { scrollId, batchId, rules } = run;
  const said = { reason: reasonOf(rules, language), memo: '', mayGoOver: false };
  const noted = (db: Queryable) => markAsked(db, run.runId);
  const batch = await performBatch(platform, actor, { scrollId, batchId, ...said }, language, noted);
  return presentRun(run, batch, await presented(platform, batch));
}

/** Takes a run back, as a batch of its own. */
export async function revertCleaning(
  platform: Platform,
  actor: Actor,
  asked: CleaningAsked,
  language: Language,
): Promise<RecordBatch> {
  const { scrollId, batchId } = await getRun(platform, actor, asked);
  return presented(platform, await undoBatch(platform, actor, { scrollId, batchId }, language));
}

async function getRun(platform: Platform, actor: Actor, { scrollId, runId }: CleaningAsked): Promise<RunRow> {
  const run = await findRun(platform.database.pool, scrollId, runId);
  if (!run) throw new Refusal('cleaningRunNotFound');
  await findOwnBatch(platform, actor, run);
  return run;
}

async function presented(platform: Platform, batch: BatchRow): Promise<RecordBatch> {
  return presentBatch(batch, (await findStates(platform, [batch])).get(batch.batchId)!);
}

/** Each with how its batch stands. */
export async function presentRuns(platform: Platform, runs: readonly RunRow[]): Promise<CleaningRun[]> {
  const batches = await listBatchesById(
    platform.database.pool,
    runs.map(({ batchId }) => batchId),
  );
  const states = await findStates(platform, batches);
  const byId = new Map(batches.map(batch => [batch.batchId, batch]));
  return runs.map(run => {
    const batch = byId.get(run.batchId)!;
    return presentRun(run, batch, presentBatch(batch, states.get(run.batchId)!));
  });
}

function presentRun({ runId, rules, tally, day }: RunRow, { isUndone }: BatchRow, batch: RecordBatch): CleaningRun {
  return {
    runId,
    isByItself: day !== null,
    isReverted: isUndone,
    batch,
    tally: tally as CleaningRun['tally'],
    rules: asJson(rules),
  };
}

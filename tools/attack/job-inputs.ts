import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls, jobCalls, recordBatchCalls, recordExportCalls } from '@wenshu/api-contract';
import { newName, type Prepare } from './prepared.ts';
import { inEnterprise } from './team-inputs.ts';
import type { World } from './world.ts';

/** An export, ended again at once: a person has few at a time. */
async function endedJob(world: World): Promise<{ jobId: string }> {
  const job = await startedJob(world);
  await world.ask(jobCalls.cancel, job);
  return job;
}

async function startedJob(world: World): Promise<{ jobId: string }> {
  await endAllJobs(world);
  const { jobId } = await world.ask(recordExportCalls.export, { scrollId: world.things.scrollId, format: 'csv' });
  return { jobId };
}

/** A spoiled input may still start one, and a person has few at a time. */
export async function endAllJobs({ ask }: World): Promise<void> {
  const isOver = async () => {
    const { items } = await ask(jobCalls.list, {});
    const active = items.filter(({ state }) => state === 'waiting' || state === 'running');
    for (const { jobId } of active) await ask(jobCalls.cancel, { jobId });
    return active.length === 0;
  };
  while (!(await isOver())) await wait(50);
}

/** As many as are marked by a job, which can be undone: fewer are marked at once. */
const UNDONE_BY_JOB = 501;

async function undoableJob(world: World): Promise<{ jobId: string }> {
  const { ask, things } = world;
  const { scrollId, versionTime, linkCode } = things;
  await endAllJobs(world);
  const submit = () => {
    const answerRecordId = newName('undonerecord');
    const sent = { answerRecordId, versionTime, linkCode, answerStatus: 1, answerInfoList: [] };
    return ask(answerCalls.submitAnswer, { ...sent, cookieId: answerRecordId });
  };
  for (let done = 0; done < UNDONE_BY_JOB; done += 50) await Promise.all(Array.from({ length: 50 }, submit));
  const { batchId } = await shownBatch(world);
  const { jobId } = await ask(recordBatchCalls.perform, { scrollId, batchId, memo: 'Odd' });
  while ((await ask(jobCalls.get, { jobId: jobId! })).job.state !== 'done') await wait(50);
  return { jobId: jobId! };
}

/** A memo for all records, shown and not yet written. */
async function shownBatch({ ask, things: { scrollId } }: World) {
  const { batchId } = await ask(recordBatchCalls.preview, { scrollId, does: 'memo' });
  return { scrollId, batchId };
}

/** Jobs, and what is done to many records at once. */
export const jobInputs: Readonly<Record<string, Prepare>> = {
  'GET /operation/log/list': async ({ things: { scrollId } }) => ({ scrollId }),
  'GET /operation/log/own': async () => ({}),
  'POST /operation/log/export': async world => {
    await endAllJobs(world);
    return { scrollId: world.things.scrollId };
  },
  'GET /operation/log/inEnterprise': inEnterprise,
  'POST /operation/log/exportEnterprise': async world => {
    await endAllJobs(world);
    return inEnterprise(world);
  },
  'POST /survey/record/previewMany': async ({ things: { scrollId } }) => ({
    scrollId,
    does: 'restore',
    list: 'invalid',
  }),
  'POST /survey/record/performMany': async world => ({ ...(await shownBatch(world)), memo: 'Odd' }),
  'POST /survey/record/undoMany': async world => {
    const batch = await shownBatch(world);
    await world.ask(recordBatchCalls.perform, { ...batch, memo: 'Odd' });
    return batch;
  },
  'GET /survey/record/getMany': shownBatch,
  'POST /survey/record/export': async world => {
    await endAllJobs(world);
    return { scrollId: world.things.scrollId, format: 'csv' };
  },
  'GET /job/get': endedJob,
  'POST /job/cancel': startedJob,
  'POST /job/again': endedJob,
  'POST /job/undo': undoableJob,
  'DELETE /job/remove': endedJob,
  'POST /job/markSeen': async world => ({ jobIds: [(await endedJob(world)).jobId] }),
};

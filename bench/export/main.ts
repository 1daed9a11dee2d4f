// `npm run bench -- export [-- --records 1000000]`: exports of the large demo in every format, end to end as jobs, beside a bare write of
// the same bytes; the memory that a job takes, and a cross table that is asked for meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type CallData,
  type CallRequest,
  type ExportedRecords,
  jobCalls,
  recordExportCalls,
} from '@wenshu/api-contract';
import { type OpenDataSet, openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { exportJob } from '../../apps/server/src/features/findings/exports/index.ts';
import { runJob } from '../../apps/server/src/features/people/jobs/index.ts';
import type { TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson } from '../../apps/server/src/testing/build-survey.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { type LargeBench, median, timed, withLargeSurvey } from '../large-survey.ts';
import { watchMemory, writeBare } from '../watched.ts';

const { values } = parseArgs({ options: { records: { type: 'string', default: '100000' } } });
const records = Number(values.records);
const MB = 1024 * 1024;
const everybody: ExportedRecords[] = ['success', 'screened', 'quota-full', 'incomplete', 'invalid'];

let origin = '';
const downloader = fork(fileURLToPath(new URL('./downloader.ts', import.meta.url)), { execArgv: [] });
await withLargeSurvey('bench-export', records, bench).finally(() => downloader.kill());

async function bench({ test, person, survey: { scrollId }, folder }: LargeBench): Promise<void> {
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const owner = await startOwner(test, scrollId);
  const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
  const table = await crossTable(dataSet);
  const aloneMs = await median(table);
  console.log(`${records} records of 60 variables. A cross table alone: ${aloneMs.toFixed(0)} ms`);
  for (const format of ['csv', 'sav', 'xlsx'] as const) {
    const watch = watchMemory();
    const asking = askMeanwhile(table);
    const began = performance.now();
    const usedBefore = process.cpuUsage();
    const made = await exportOnce(test, person, { scrollId, format, include: everybody }).catch(error => ({ error }));
    const ms = performance.now() - began;
    const used = process.cpuUsage(usedBefore);
    // Whatever happened: a question that is still asked would be asked of a copy that is closed.
    const meanwhileMs = await asking.stop();
    const peak = watch.stop();
    if ('error' in made) throw made.error;
    const bareMs = await writeBare(folder, made.bytes);
    console.log(
      `${format.padEnd(5)} ${seconds(ms)} s (${seconds((used.user + used.system) / 1000).trim()} s of the processor)  ${Math.round((records * 1000) / ms)} rows/s  ${(made.bytes / MB).toFixed(0)} MB  ` +
        `memory +${(peak / MB).toFixed(0)} MB  bare write ${seconds(bareMs).trim()} s (${Math.round(ms / bareMs)} times)  a cross table meanwhile ${meanwhileMs.toFixed(0)} ms`,
    );
  }
  owner.send('end');
  await once(owner, 'exit');
}

/** From the click to the last byte, as a browser has it: asked for, made by its job, downloaded and not kept. */
async function exportOnce(
  test: TestApp,
  creator: TestPerson,
  input: CallRequest<typeof recordExportCalls.export>,
): Promise<{ readonly bytes: number }> {
  const request = { ...asPerson(creator), lang: 'en' as const };
  const { data } = await test.call(recordExportCalls.export, input, request);
  const { jobId } = data as CallData<typeof recordExportCalls.export>;
  await runJob(test.platform, new Map([[exportJob.kind, exportJob]]), jobId);
  const found = await test.call(jobCalls.get, { jobId }, request);
  const { job, address } = found.data as CallData<typeof jobCalls.get>;
  if (address === null) throw new Error(`${input.format}: ${job.reason}`);
  downloader.send(new URL(address, origin).href);
  const [bytes] = (await once(downloader, 'message')) as [number];
  return { bytes };
}

async function startOwner({ platform: { env } }: TestApp, table: string) {
  const options = { ...env.columns, databaseUrl: env.databaseUrl };
  const file = fileURLToPath(new URL('../data/owner.ts', import.meta.url));
  const owner = fork(file, [JSON.stringify({ options, table })], { execArgv: [] });
  await once(owner, 'message');
  return owner;
}

async function crossTable(dataSet: OpenDataSet): Promise<() => Promise<unknown>> {
  const variables = await dataSet.listVariables('en');
  const by = ['S1', 'Q5', 'Q4'].map(name => ({ variable: variables.find(one => one.name === name)!.key }));
  return () => dataSet.ask({ kind: 'count', by });
}

/** Asks again and again, with a pause in between as a person makes one. */
function askMeanwhile(ask: () => Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      times.push(await timed(ask));
      await wait(100);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await asking;
      return middle(times);
    },
  };
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(6);
}

// `npm run bench -- export [-- --records 1000000]`: exports of the large demo in every format, end to end as jobs, beside a bare write of
// the same bytes; the memory that a job takes, and a cross table that is asked for meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ExportedRecords } from '@wenshu/api-contract';
import pg from 'pg';
import { seedLarge } from '../../apps/server/seeds/large/seed-large.ts';
import { type OpenDataSet, openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { migrateDatabase } from '../../apps/server/src/platform/migrations/migrate.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { exportedFile } from '../../apps/server/src/testing/exported-file.ts';
import { copyIn } from '../../tools/backup/copy-in.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../../tools/testing/temporary-folder.ts';

const { values } = parseArgs({ options: { records: { type: 'string', default: '100000' } } });
const records = Number(values.records);
const MB = 1024 * 1024;
const everybody: ExportedRecords[] = ['success', 'screened', 'quota-full', 'incomplete', 'invalid'];

const folder = makeTemporaryFolder('bench-export');
const postgres = await startPostgres({ dataDir: folder.path, isDurable: false });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await migrateDatabase(postgres.url);
  await client.connect();
  const test = await buildTestApp({ database: { url: postgres.url, drop: async () => {} } });
  try {
    await bench(test);
  } finally {
    await test.close();
  }
} finally {
  await client.end();
  await postgres.stop();
  folder.remove();
}

async function bench(test: TestApp): Promise<void> {
  const creator = await buildPerson(test.platform);
  const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
  const { scrollId } = (await seedLarge(test.platform, { records, seed: 2026, language: 'en', copyIn: copy }))!;
  const owner = await startOwner(test, scrollId);
  const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
  const table = await crossTable(dataSet);
  const aloneMs = await median(table);
  console.log(`${records} records of 60 variables. A cross table alone: ${aloneMs.toFixed(0)} ms`);
  for (const format of ['csv', 'sav', 'xlsx'] as const) {
    const watch = watchMemory();
    const asking = askMeanwhile(table);
    const began = performance.now();
    const made = await exportedFile(test, creator, { scrollId, format, include: everybody }).catch(error => ({
      error,
    }));
    const ms = performance.now() - began;
    // Whatever happened: a question that is still asked would be asked of a copy that is closed.
    const meanwhileMs = await asking.stop();
    if ('error' in made) throw made.error;
    const { job } = made;
    const peak = watch.stop();
    if (job.state !== 'done') throw new Error(`${format}: ${job.reason}`);
    const bareMs = await writeBare(job.file!.size);
    console.log(
      `${format.padEnd(5)} ${seconds(ms)} s  ${Math.round((records * 1000) / ms)} rows/s  ${(job.file!.size / MB).toFixed(0)} MB  ` +
        `memory +${(peak / MB).toFixed(0)} MB  bare write ${seconds(bareMs)} s  a cross table meanwhile ${meanwhileMs.toFixed(0)} ms`,
    );
  }
  owner.send('end');
  await once(owner, 'exit');
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

/** How much more memory this process takes at most than it did before. */
function watchMemory() {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  return {
    stop(): number {
      clearInterval(timer);
      return most - before;
    },
  };
}

async function writeBare(size: number): Promise<number> {
  const piece = Buffer.alloc(MB, 'x');
  const pieces = function* () {
    for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  };
  return timed(() => pipeline(Readable.from(pieces()), createWriteStream(join(folder.path, 'bare'))));
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) times.push(await timed(work));
  return middle(times);
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(6);
}

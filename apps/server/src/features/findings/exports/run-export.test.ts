import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openThreads } from '../../../testing/open-threads.ts';
import type { ExportTask } from './export-task.ts';
import { startExportThread } from './run-export.ts';

const RECORDS = 200_000;

const pool = openThreads();
const threads = pool.of({ lane: 'jobs', personId: 'somebody' });
const { signal } = new AbortController();
let folder: string;
let task: ExportTask;
/** Every thread that was started here. One that has ended has no number any more. */
const started: Worker[] = [];
const note = (worker: Worker) => void started.push(worker);
const running = () => started.filter(({ threadId }) => threadId !== -1).length;

beforeAll(async () => {
  process.on('worker', note);
  folder = await mkdtemp(join(tmpdir(), 'wenshu-export-'));
  const path = join(folder, 'rows.parquet');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(
    `copy (select n::varchar as id, n as "row", n::double as x0, repeat(n::varchar, 20) as x1 from range(${RECORDS}) t(n)) to '${path}'`,
  );
  connection.closeSync();
  instance.closeSync();
  task = {
    format: 'csv',
    parts: [path],
    records: RECORDS,
    separator: 'comma',
    language: 'en',
    title: 'Large',
    about: [],
    variables: [
      { key: 'fact:serial', name: 'serial', label: 'No.', kept: 'number', measure: 'scale' },
      { key: 'words', name: 'words', label: 'Words', kept: 'text', measure: 'text' },
    ],
    options: {
      values: 'codes',
      sets: 'columns',
      rows: 'records',
      days: 'texts',
      timeZone: 'Asia/Shanghai',
      roundLabel: 'Round',
    },
  };
}, 60_000);
afterAll(async () => {
  await pool.close();
  process.off('worker', note);
  await rm(folder, { recursive: true, force: true });
});

it.each(['csv', 'xlsx'] as const)(
  '%s that is left at any moment ends its thread, and nothing else: the server goes on',
  async format => {
    for (const pieces of [0, 1, 2, 3, 5, 8]) {
      const bytes = (await startExportThread(threads, signal)).write({ ...task, format }, () => {});
      const taken = bytes[Symbol.asyncIterator]();
      for (let piece = 0; piece < pieces; piece++) expect((await taken.next()).done).toBe(false);
      if (pieces === 0) void taken.next().catch(() => {});
      await taken.return(undefined);
      expect(running()).toBe(0);
    }
    expect(started.length).toBeGreaterThanOrEqual(6);
  },
  120_000,
);

it('that is read to its end has every row', async () => {
  let lines = 0;
  for await (const bytes of (await startExportThread(threads, signal)).write(task, () => {}))
    lines += Buffer.from(bytes).toString('latin1').split('\n').length - 1;
  expect(lines).toBe(RECORDS + 1);
  // It has nothing more to do, and ends by itself.
  await expect.poll(running).toBe(0);
}, 120_000);

it('that is left before it has a task ends', async () => {
  const before = started.length;
  await (await startExportThread(threads, signal)).leave();
  expect([started.length - before, running()]).toEqual([1, 0]);
}, 60_000);

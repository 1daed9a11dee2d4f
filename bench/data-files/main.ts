// Tables of 60 columns into files and back (`--rows 100000`): seconds, memory, and the ratio to JSON of the same rows in the same run.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ByteSink, openSav, sinkToFile, sourceOfFile, startCsv, startSav, startXlsx } from '@wenshu/data-files';
import { header, manyBatches, variables } from './made-up-rows.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } }, strict: false });
const rows = Number(values.rows);
const folder = mkdtempSync(join(tmpdir(), 'wenshu-bench-files-'));
const path = (name: string) => join(folder, name);

interface Measured {
  readonly wall: number;
  readonly processor: number;
  readonly peakBytes: number;
}

async function measure(work: () => Promise<void>): Promise<Measured> {
  globalThis.gc?.();
  let peakBytes = 0;
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const wall = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  clearInterval(look);
  return { wall, processor: (user + system) / 1e6, peakBytes: Math.max(peakBytes, process.memoryUsage.rss()) };
}

async function intoFile(name: string, write: (sink: ByteSink) => Promise<void>): Promise<void> {
  const handle = await open(path(name), 'w');
  await write(sinkToFile(handle));
  await handle.close();
}

const writers: Readonly<Record<string, (sink: ByteSink) => Promise<void>>> = {
  /** The reference: what the runtime itself needs to make text of the same rows and write it. */
  json: async sink => {
    for (const batch of manyBatches(rows)) await sink.write(Buffer.from(JSON.stringify(batch)));
  },
  xlsx: async sink => {
    const book = await startXlsx(sink);
    const sheet = await book.sheet({ name: 'Data', header: [header], hasFilter: true });
    for (const batch of manyBatches(rows)) await sheet.rows(batch);
    await book.close();
  },
  csv: async sink => {
    const csv = startCsv(sink);
    await csv.rows([header]);
    for (const batch of manyBatches(rows)) await csv.rows(batch);
    await csv.close();
  },
  sav: async sink => {
    const sav = await startSav(sink, { variables }, { cases: rows });
    for (const batch of manyBatches(rows)) await sav.rows(batch);
    await sav.close();
  },
};

async function readSav(): Promise<void> {
  const handle = await open(path('sav'));
  let count = 0;
  for await (const batch of (await openSav(await sourceOfFile(handle))).rows()) count += batch.length;
  await handle.close();
  if (count !== rows) throw new Error(`${count} of ${rows} cases were read.`);
}

function say(name: string, { wall, processor, peakBytes }: Measured, reference: Measured, file: string): void {
  const figures = [
    `wall ${wall.toFixed(2)} s`,
    `cpu ${processor.toFixed(2)} s`,
    `ratio ${(wall / reference.wall).toFixed(1)} (cpu ${(processor / reference.processor).toFixed(1)})`,
    `memory ${(peakBytes / 2 ** 20).toFixed(0)} MB`,
    `file ${(statSync(path(file)).size / 2 ** 20).toFixed(1)} MB`,
  ];
  console.log(`${name.padEnd(12)}${figures.join('  ')}`);
}

try {
  console.log(`${rows} rows of ${header.length} columns; ratio to JSON of the same rows, written`);
  let reference: Measured | undefined;
  for (const [name, write] of Object.entries(writers)) {
    // The first run is the compiler's.
    const measured = [await measure(() => intoFile(name, write)), await measure(() => intoFile(name, write))].at(-1)!;
    reference ??= measured;
    say(`write ${name}`, measured, reference, name);
  }
  if (reference) say('read sav', await measure(readSav), reference, 'sav');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// What benchmarks on a large survey share: a PostgreSQL of their own, the real app on it, so many records, and the bare file of the copy.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { LargeSurvey } from '../apps/server/seeds/large/build-large-survey.ts';
import type { CopiedTable } from '../apps/server/src/platform/columns/copied-table.ts';
import { openCopyFile, readCopied } from '../apps/server/src/platform/columns/copy-file.repository.ts';
import { copyIn } from '../apps/server/src/platform/database/copy/copy-in.ts';
import { signInAnew, type TestPerson } from '../apps/server/src/testing/build-person.ts';
import type { TestApp } from '../apps/server/src/testing/build-test-app.ts';
import { withTestApp } from '../tools/testing/with-test-app.ts';
import { copyFolder, keptSurvey, reopenSurvey } from './kept-survey.ts';

type Instance = Awaited<ReturnType<typeof openCopyFile>>['instance'];
type Connection = Awaited<ReturnType<Instance['connect']>>;

export interface LargeBench {
  readonly test: TestApp;
  readonly survey: LargeSurvey;
  readonly person: TestPerson;
  /** Goes when the work is done. */
  readonly folder: string;
  copy(statement: string, source: AsyncIterable<Buffer>): Promise<unknown>;
}

/** On a copy of the survey that is kept, with its columns or, for whoever measures how they are made, without. */
export async function withLargeSurvey(
  name: string,
  records: number,
  work: (bench: LargeBench) => Promise<void>,
  { columns = 'kept' }: { readonly columns?: 'kept' | 'none' } = {},
): Promise<void> {
  const kept = await keptSurvey(records);
  await withTestApp(
    name,
    async (test, { folder, databaseUrl }) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
        const person = await signInAnew(test.platform, kept.person);
        await work({ test, survey: await reopenSurvey(test.platform, kept), person, copy, folder });
      } finally {
        await client.end();
      }
    },
    {
      before(folder) {
        copyFolder(kept.folder, folder);
        if (columns === 'none') rmSync(join(folder, 'columns'), { recursive: true, force: true });
      },
    },
  );
}

/** The copy's file by itself, when nobody owns it any more. */
export async function onBareFile<T>(
  { platform }: TestApp,
  { scrollId }: LargeSurvey,
  work: (connection: Connection, state: CopiedTable) => Promise<T>,
): Promise<T> {
  const { instance } = await openCopyFile(platform.env.columns);
  const connection = await instance.connect();
  try {
    return await work(connection, (await readCopied(connection)).get(scrollId)!);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const RUNS = 7;

export async function median(work: () => Promise<unknown>): Promise<number> {
  return middle(await several(() => timed(work)));
}

export interface Taken {
  readonly ms: number;
  /** Of this process and those that are named, all threads together: what stays the same while others work on the machine too. */
  readonly processorMs: number;
}

export async function medianTaken(work: () => Promise<unknown>, others: readonly number[] = []): Promise<Taken> {
  const taken = await several(() => took(work, others));
  return { ms: middle(taken.map(({ ms }) => ms)), processorMs: middle(taken.map(({ processorMs }) => processorMs)) };
}

export async function took(work: () => Promise<unknown>, others: readonly number[] = []): Promise<Taken> {
  const before = processorMs(others);
  const ms = await timed(work);
  return { ms, processorMs: processorMs(others) - before };
}

async function several<T>(once: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await once());
  return all;
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** A hundredth of a second, whatever the machine. */
const TICK_MS = 10;

function processorMs(others: readonly number[]): number {
  const { user, system } = process.cpuUsage();
  const ticks = others.map(pid => {
    // Behind the name, which may have spaces: fields 14 and 15 of proc_pid_stat.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return (user + system) / 1000 + ticks.reduce((sum, one) => sum + one * TICK_MS, 0);
}

export function seconds(took: number): string {
  return (took / 1000).toFixed(1);
}

export function ms(took: number): string {
  return took.toFixed(took < 100 ? 1 : 0).padStart(8);
}

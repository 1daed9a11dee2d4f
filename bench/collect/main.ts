// Opens, saves and submissions per second of one server process, beside a bare Fastify route that inserts the same bytes, in the same run.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { isTold, processorSeconds } from '../process-tree.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { raceManySurveys } from './many-surveys.ts';
import { median } from './median.ts';
import { type BenchSurvey, publishBenchSurvey, submission } from './survey.ts';
import { showWhereTheTimeGoes } from './where-the-time-goes.ts';
import { raceWriters } from './writers.ts';

/** `--only race|where|many|writers`: one part of it. `--rows submit`: of the race, the rows that are called so. */
const option = (name: string) => process.argv[process.argv.indexOf(name) + 1 || process.argv.length];
const only = option('--only');
const isWanted = (part: string) => only === undefined || only === part;
const DURATION_MS = Number(process.env.BENCH_MS ?? 4000);
const SLICE_MS = 500;
const fleet = new ServerFleet();
await fleet.start(1);
const plain = await publishBenchSurvey(fleet, false);
const limited = await publishBenchSurvey(fleet, true);
const address = fleet.address(0);
const { url: bare, child } = await startBare(await (await fetch(openUrl(plain))).text());

let turn = 0;
const post = (url: string, survey: BenchSurvey, status: 1 | 2) => (): Shot => ({
  method: 'POST',
  url,
  body: submission(survey, ++turn, status),
});
const submitUrl = `${address}/api/survey/answer/submitAnswer`;

const insertBare = post(`${bare}/insert`, plain, 2);
const readBare = (): Shot => ({ method: 'GET', url: `${bare}/read` });
const rows: readonly (readonly [name: string, ours: () => Shot, bare: () => Shot])[] = [
  ['open page /s/{code}', () => ({ method: 'GET', url: `${address}/s/${plain.linkCode}` }), readBare],
  ['visit call', () => ({ method: 'GET', url: visitUrl(plain) }), readBare],
  ['save a page', post(submitUrl, plain, 1), insertBare],
  ['submit', post(submitUrl, plain, 2), insertBare],
  ['submit, cap and cells', post(submitUrl, limited, 2), insertBare],
];

try {
  const slices = Math.ceil(DURATION_MS / SLICE_MS);
  for (const connections of isWanted('race') ? [16, 64] : []) {
    console.log(`\n${connections} connections`);
    for (const [name, ours, reference] of rows)
      if (name.startsWith(option('--rows') ?? '')) await race(name, connections, ours, reference);
  }
  if (isWanted('where')) await showWhereTheTimeGoes(fleet, limited, 2_000_000);
  if (isWanted('many')) {
    turn = 3_000_000;
    await raceManySurveys(fleet, limited, survey => post(submitUrl, survey, 2)(), slices);
  }
  if (isWanted('writers')) await raceWriters(fleet, slices);
} finally {
  child.kill('SIGKILL');
  await fleet.stop();
}

function openUrl({ linkCode }: BenchSurvey): string {
  return `${address}/api/survey/scroll/open?linkCode=${linkCode}`;
}

function visitUrl({ linkCode }: BenchSurvey): string {
  return `${address}/api/survey/answer/visit?linkCode=${linkCode}&cookieId=bench`;
}

/** Ours and the reference by turns in short slices: what else the machine does hits both alike. */
async function race(name: string, connections: number, ours: () => Shot, reference: () => Shot): Promise<void> {
  const [own, bareOnes]: [Turn[], Turn[]] = [[], []];
  await load(connections, SLICE_MS, ours);
  await load(connections, SLICE_MS, reference);
  for (let slice = 0; slice < DURATION_MS / SLICE_MS; slice++) {
    own.push(await measured(fleet.processes.server, () => load(connections, SLICE_MS, ours)));
    bareOnes.push(await measured(child.pid!, () => load(connections, SLICE_MS, reference)));
  }
  const perSecond = mean(own.map(one => one.perSecond));
  const barePerSecond = mean(bareOnes.map(one => one.perSecond));
  const failed = own.reduce((sum, one) => sum + one.failed, 0);
  console.log(
    [
      `${name.padEnd(22)} ${perSecond.toFixed(0).padStart(6)}/s`,
      `p50 ${median(own.map(one => one.p50Ms)).toFixed(1)} ms  p99 ${median(own.map(one => one.p99Ms)).toFixed(1)} ms`,
      `bare ${barePerSecond.toFixed(0)}/s  ratio ${(perSecond / barePerSecond).toFixed(2)}`,
      ...(isTold ? [`cpu each ${costs(own)}, bare ${costs(bareOnes)}`] : []),
      ...(failed > 0 ? [`${failed} FAILED`] : []),
    ].join('  '),
  );
}

/** A slice, and the seconds of processor time that the asked server and PostgreSQL took for it. */
interface Turn extends LoadResult {
  readonly server: number;
  readonly postgres: number;
}

async function measured(server: number, run: () => Promise<LoadResult>): Promise<Turn> {
  const look = () =>
    isTold
      ? { server: processorSeconds(server), postgres: processorSeconds(fleet.processes.postgres) }
      : { server: 0, postgres: 0 };
  const before = look();
  const result = await run();
  const after = look();
  return { ...result, server: after.server - before.server, postgres: after.postgres - before.postgres };
}

function costs(turns: readonly Turn[]): string {
  const shots = turns.reduce((sum, one) => sum + one.shots, 0);
  const each = (part: 'server' | 'postgres') =>
    ((turns.reduce((sum, one) => sum + one[part], 0) / shots) * 1e6).toFixed(0);
  return `${each('server')} + ${each('postgres')} µs`;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

async function startBare(survey: string): Promise<{ url: string; child: ReturnType<typeof spawn> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: fleet.databaseUrl, BARE_SURVEY: survey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('BARE_READY ')) return { url: line.slice('BARE_READY '.length), child };
  }
  throw new Error('The bare server did not start');
}

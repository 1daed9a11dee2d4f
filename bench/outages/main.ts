// What people and whoever watches the platform are told while a disk is full and while PostgreSQL hangs, on a real disk of its own and a
// real PostgreSQL: every answer that was acknowledged must be there afterwards. Needs the right to mount; without it, only the hanging.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls, SUCCESS_CODE } from '@wenshu/api-contract';
import { optionA, sentAnswers, type TestSurvey } from '../../apps/server/src/testing/build-survey.ts';
import { publishOnFleet } from '../../apps/server/src/testing/fleet-survey.ts';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { findLosses } from '../../apps/server/src/testing/submit-while.ts';

const DISK_MB = 700;
const GIVE_UP_MS = 120_000;
const PIECE = Buffer.alloc(1024 * 1024);

const disk = join(tmpdir(), `wenshu-disk-${process.pid}`);
mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]).status === 0;
if (isMounted) process.env.TMPDIR = disk;
const fleet = new ServerFleet();
const acknowledged = new Set<string>();
let faults = 0;
let records = 0;

try {
  await fleet.start(1);
  const survey = await publishOnFleet(fleet);
  expect('before', await look(survey), { health: 200, ready: 200, answer: 200 });
  await hang(survey, 'PostgreSQL takes nobody new', pid => pid === fleet.processes.postgres);
  await hang(survey, 'PostgreSQL hangs altogether', () => true);
  if (isMounted) await fill(survey);
  else console.log('a full disk was not tried: nothing may be mounted here');
  const losses = await findLosses(fleet, survey, acknowledged);
  console.log(`${acknowledged.size} answers acknowledged, ${losses.length} lost or miscounted`);
  faults += losses.length;
} finally {
  await fleet.stop();
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
process.exitCode = faults > 0 ? 1 : 0;

interface Seen {
  readonly health: number;
  readonly ready: number;
  /** Of somebody who submits, where that is tried. */
  readonly answer?: number;
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`${fleet.address(0)}${path}`).catch(() => undefined);
  return answer?.status ?? 0;
}

async function submit(survey: TestSurvey): Promise<number> {
  const sent = sentAnswers(survey, `outage${String(++records).padStart(14, '0')}`, optionA);
  const answer = await fetch(`${fleet.address(0)}/api${answerCalls.submitAnswer.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  const { code } = ((await answer?.json().catch(() => undefined)) ?? {}) as { code?: string };
  if (code === SUCCESS_CODE) acknowledged.add(sent.answerRecordId);
  return answer?.status ?? 0;
}

async function look(survey?: TestSurvey): Promise<Seen> {
  const [health, ready] = [await statusOf('/healthz'), await statusOf('/readyz')];
  return { health, ready, ...(survey && { answer: await submit(survey) }) };
}

function expect(when: string, seen: Seen, wanted: Seen): void {
  const isRight = JSON.stringify(seen) === JSON.stringify(wanted);
  if (!isRight) faults += 1;
  console.log(`${when.padEnd(30)} ${JSON.stringify(seen)}${isRight ? '' : ` instead of ${JSON.stringify(wanted)}`}`);
}

async function untilReady(): Promise<void> {
  for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await wait(200))
    if ((await statusOf('/readyz')) === 200) return;
}

async function hang(survey: TestSurvey, when: string, isMeant: (pid: number) => boolean): Promise<void> {
  const pids = postgresPids().filter(isMeant);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  expect(when, await look(), { health: 200, ready: 503 });
  for (const pid of pids) process.kill(pid, 'SIGCONT');
  await untilReady();
  expect('… and goes on', await look(survey), { health: 200, ready: 200, answer: 200 });
}

/** The postmaster and everybody it started. */
function postgresPids(): number[] {
  const { postgres } = fleet.processes;
  const parentOf = (pid: string) => {
    try {
      return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === postgres);
  return [postgres, ...children.map(Number)];
}

async function fill(survey: TestSurvey): Promise<void> {
  const ballast = join(disk, 'ballast');
  const fillUp = () => {
    try {
      for (;;) appendFileSync(ballast, PIECE);
    } catch {
      // No room is left.
    }
  };
  fillUp();
  expect('the disk is full', await look(), { health: 200, ready: 503 });
  // What PostgreSQL has set aside takes some answers yet; when that is used up they are refused, and never with a fault of ours.
  let last = 0;
  for (let turn = 0; turn < 400; turn++) {
    fillUp();
    last = await submit(survey);
    if (last !== 200 && last !== 503) break;
  }
  const free = Math.round((statfsSync(disk).bavail * statfsSync(disk).bsize) / 1024 / 1024);
  if (last !== 200 && last !== 503) faults += 1;
  console.log(`400 answers on a full disk: the last one ${last}, ${free} MB free`);
  rmSync(ballast);
  await wait(30_000);
  await untilReady();
  expect('with room again', await look(survey), { health: 200, ready: 200, answer: 200 });
}

// What the platform takes while hardly anybody uses it: the time of a warm start and the memory, beside PostgreSQL with a bare Fastify
// route, which can be no less. `--minutes` says how long it is used lightly, one request a second.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../../tools/testing/temporary-folder.ts';
import { median } from '../collect/median.ts';
import { isTold, memoryBytes, partsOf } from '../process-tree.ts';
import { LightUse } from './light-use.ts';

const given = process.argv.indexOf('--minutes');
const MINUTES = given < 0 ? 5 : Number(process.argv[given + 1]);
const STARTS = 5;
const SETTLE_MS = 10_000;
const MB = 1024 * 1024;
const HOUR_S = 3600;
/** Sooner than whoever runs it takes it for dead. */
const TOLD_EVERY_S = 600;

const folder = makeTemporaryFolder('idle');
const running: ChildProcess[] = [];
let bareMemory = 0;
try {
  const first = await start();
  console.log(`first start, with the demo          ${first.seconds.toFixed(2)} s`);
  await stop(first.child);
  await raceStarts();
  await watchMemory();
} finally {
  for (const child of running) await stop(child);
  folder.remove();
}

interface Started {
  readonly child: ChildProcess;
  readonly seconds: number;
  readonly address: string;
}

/** `npm start` of a folder until /healthz answers. */
async function start(): Promise<Started> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../tools/start.mjs', import.meta.url))], {
    env: { ...process.env, DATA_DIR: folder.path, PORT: String(port), CAPTCHA: 'off' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  running.push(child);
  await untilAnswered(`${address}/healthz`, child);
  return { child, address, seconds: (performance.now() - began) / 1000 };
}

/** The same database on the same folder and a route that does nothing: what cannot be saved. */
async function startBare(): Promise<{ seconds: number; memory: number; stop(): Promise<void> }> {
  const began = performance.now();
  const postgres = await startPostgres({ dataDir: folder.path });
  const child = spawn(process.execPath, [fileURLToPath(new URL('../collect/bare-server.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('BARE_READY ')) continue;
    await untilAnswered(`${line.slice('BARE_READY '.length)}/read`, child);
    break;
  }
  const seconds = (performance.now() - began) / 1000;
  const memory = isTold ? memoryBytes(child.pid!) + memoryBytes(postgres.pid) : 0;
  return {
    seconds,
    memory,
    async stop() {
      await stop(child);
      await postgres.stop();
    },
  };
}

async function raceStarts(): Promise<void> {
  const [own, bare]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < STARTS; turn++) {
    const { child, seconds } = await start();
    own.push(seconds);
    await stop(child);
    const reference = await startBare();
    bare.push(reference.seconds);
    bareMemory = reference.memory;
    await reference.stop();
  }
  const ratio = median(own) / median(bare);
  console.log(
    `warm start until /healthz answers   ${median(own).toFixed(2)} s  bare ${median(bare).toFixed(2)} s  ratio ${ratio.toFixed(2)}`,
  );
}

async function watchMemory(): Promise<void> {
  if (!isTold) return console.log('memory: this machine does not tell it');
  const { child, address } = await start();
  await sleep(SETTLE_MS);
  print('memory after a start', look(child), bareMemory);
  const use = await LightUse.begin(address);
  const seen: (Memory & { readonly atS: number })[] = [];
  const began = performance.now();
  for (let second = 0; second < MINUTES * 60; second++) {
    await use.next();
    await sleep(Math.max(0, began + (second + 1) * 1000 - performance.now()));
    if (second % 5 === 0) seen.push({ ...look(child), atS: second });
    if (second > 0 && second % TOLD_EVERY_S === 0) print(`  after ${second / 60} min`, look(child), bareMemory);
  }
  print(`memory after ${MINUTES} min of light use`, look(child), bareMemory);
  // What a first use loads is no leak: the slope is that of the second half.
  const late = seen.slice(Math.floor(seen.length / 2));
  for (const part of ['server', 'postgres', 'launcher'] as const)
    console.log(
      `  ${part.padEnd(9)} ${(slope(late.map(one => [one.atS, one[part]])) * (HOUR_S / MB)).toFixed(0)} MB an hour over the second half`,
    );
  if (use.failed > 0) console.log(`${use.failed} FAILED`);
  await stop(child);
}

interface Memory {
  readonly server: number;
  readonly postgres: number;
  readonly launcher: number;
}

/** By what they run: the launcher keeps both others, npm's place and its own. */
function look(child: ChildProcess): Memory {
  const parts = partsOf(child.pid!);
  const sum = (wanted: (command: string) => boolean) =>
    parts.filter(({ command }) => wanted(command)).reduce((all, { bytes }) => all + bytes, 0);
  const isServer = (command: string) => /main\.mjs|apps\/server\/src\/main\.ts/.test(command);
  const isPostgres = (command: string) => command.includes('postgres');
  return {
    server: sum(isServer),
    postgres: sum(command => isPostgres(command) && !isServer(command)),
    launcher: sum(command => !isPostgres(command) && !isServer(command)),
  };
}

function print(what: string, { server, postgres, launcher }: Memory, bare: number): void {
  const all = server + postgres + launcher;
  const mb = (bytes: number) => (bytes / MB).toFixed(0);
  console.log(
    `${what.padEnd(35)} ${mb(all)} MB (server ${mb(server)}, PostgreSQL ${mb(postgres)}, launcher ${mb(launcher)})  bare ${mb(bare)} MB  ratio ${(all / bare).toFixed(2)}`,
  );
}

/** Of the line through the points that has the least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return below === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / below;
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('It ended before it answered');
    const isThere = await fetch(url).then(
      response => response.ok,
      () => false,
    );
    if (isThere) return;
    await sleep(10);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { waitUntil } from '../process/wait-until.ts';
import { APPLICATION_DATABASE, APPLICATION_ROLE, connectionUrl, SUPERUSER } from './connection-url.ts';
import { createCluster, postgresEnvironment } from './create-cluster.ts';
import { ensureApplicationDatabase } from './ensure-application-database.ts';
import { stopOrphan } from './orphan.ts';
import { decidePlacement, type Placement, type RootWay } from './placement.ts';
import { commandAs } from './run-as.ts';
import { loadSecrets } from './secrets.ts';
import { postgresSettings } from './settings.ts';

interface StartPostgresOptions {
  readonly dataDir: string;
  /** False only for data that nobody will miss: tests. */
  readonly isDurable?: boolean;
  readonly rootWay?: RootWay;
}

export interface RunningPostgres {
  /** As the application's role, which owns its database and is no superuser. */
  readonly url: string;
  readonly superuserUrl: string;
  readonly pid: number;
  /** Settles when the process ends, by stop() or otherwise. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL whose data lives under `dataDir`, making it on the first start. The caller sees to it that only one does. */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const { isDurable = true } = options;
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(options.dataDir);
  const placement = decidePlacement(dataDir, options.rootWay);
  const { clusterDir, socketDir } = placement;
  const secrets = loadSecrets(dataDir, existsSync(join(clusterDir, 'PG_VERSION')));
  createCluster(placement, secrets.superuserPassword, isDurable);
  await stopOrphan(clusterDir);
  const log = openLog(dataDir);
  const child = spawnPostgres(placement, isDurable, log.descriptor);
  closeSync(log.descriptor);
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  await waitUntilReady(child, clusterDir, log);
  const admin = { socketDir, user: SUPERUSER, password: secrets.superuserPassword };
  await ensureApplicationDatabase(connectionUrl({ ...admin, database: 'postgres' }), secrets.applicationPassword);
  return {
    url: connectionUrl({
      ...{ socketDir, user: APPLICATION_ROLE, password: secrets.applicationPassword },
      database: APPLICATION_DATABASE,
    }),
    superuserUrl: connectionUrl({ ...admin, database: 'postgres' }),
    pid: child.pid!,
    ended,
    stop: () => stopChild(child, ended),
  };
}

function spawnPostgres({ runAs, binaries, clusterDir, socketDir }: Placement, isDurable: boolean, log: number) {
  const settings = postgresSettings(socketDir, isDurable).flatMap(setting => ['-c', setting]);
  const { command, args, identity } = commandAs(runAs, binaries.postgres, ['-D', clusterDir, ...settings]);
  // Detached: Ctrl-C reaches the launcher alone, which stops the parts in their order.
  const child = spawn(command, args, {
    ...identity,
    ...{ detached: true, cwd: '/', env: postgresEnvironment(), stdio: ['ignore', log, log] },
  });
  child.on('error', () => {});
  return child;
}

interface Log {
  readonly path: string;
  readonly startBytes: number;
  readonly descriptor: number;
}

const MAX_LOG_BYTES = 10_000_000;

function openLog(dataDir: string): Log {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'postgres.log');
  if (existsSync(path) && statSync(path).size > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, 'a', 0o600);
  return { path, startBytes: statSync(path).size, descriptor };
}

// After a crash the log is replayed first, which takes as long as it takes; a dead child ends the waiting at once.
const READY_TIMEOUT_MS = 300_000;

async function waitUntilReady(child: ChildProcess, clusterDir: string, log: Log): Promise<void> {
  const isReady = await waitUntil(
    () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return 'dead';
      return isReadyAs(child.pid, clusterDir) && 'ready';
    },
    { timeoutMs: READY_TIMEOUT_MS },
  );
  if (isReady === 'ready') return;
  child.kill('SIGQUIT');
  const said = readFileSync(log.path).subarray(log.startBytes).toString();
  const reason = said.match(/(?:FATAL|PANIC|ERROR|HINT): +(.*)/)?.[1] ?? said.trim().split('\n').at(-1) ?? '';
  throw new Problem('postgres-did-not-start', { reason, log: log.path });
}

/** PostgreSQL writes its state into the eighth line of its pid file. */
function isReadyAs(pid: number, clusterDir: string): boolean {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timeout = new Promise<void>(resolve => setTimeout(resolve, 10_000).unref());
    await Promise.race([ended, timeout]);
  }
}

import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_DATABASE, APPLICATION_ROLE, connectionUrl, SUPERUSER } from './connection-url.ts';
import { createCluster, postgresEnvironment } from './create-cluster.ts';
import { ensureApplicationDatabase } from './ensure-application-database.ts';
import { openPostgresLog } from './log.ts';
import { stopOrphan } from './orphan.ts';
import { decidePlacement, findCluster, type Placement, type RootWay } from './placement.ts';
import { commandAs } from './run-as.ts';
import { loadSecrets } from './secrets.ts';
import { postgresSettings } from './settings.ts';
import { stopPostgres } from './stop-postgres.ts';
import { waitUntilReady } from './wait-until-ready.ts';

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
  // Before anything is moved or handed over: it may still be writing.
  await stopOrphan(findCluster(dataDir));
  const placement = decidePlacement(dataDir, options.rootWay);
  const { clusterDir, socketDir } = placement;
  const secrets = loadSecrets(dataDir, existsSync(join(clusterDir, 'PG_VERSION')));
  createCluster(placement, secrets.superuserPassword, isDurable);
  // The socket's own pid file is as unreliable as the cluster's (see stopOrphan), and the folder is ours alone.
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
  const log = openPostgresLog(dataDir);
  const child = spawnPostgres(placement, isDurable, log.descriptor);
  closeSync(log.descriptor);
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const stop = async () => {
    await stopPostgres(child, ended);
    // Beside the data it would not matter, but below the temporary folder nobody else clears it away.
    rmSync(socketDir, { recursive: true, force: true });
  };
  const [superuserUrl, url] = [
    connectionUrl({ socketDir, user: SUPERUSER, password: secrets.superuserPassword, database: 'postgres' }),
    connectionUrl({
      socketDir,
      user: APPLICATION_ROLE,
      password: secrets.applicationPassword,
      database: APPLICATION_DATABASE,
    }),
  ];
  try {
    await waitUntilReady(child, clusterDir, log);
    await ensureApplicationDatabase(superuserUrl, secrets.applicationPassword);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, superuserUrl, pid: child.pid!, ended, stop };
}

function spawnPostgres({ runAs, binaries, clusterDir, socketDir }: Placement, isDurable: boolean, log: number) {
  const settings = postgresSettings(socketDir, isDurable).flatMap(setting => ['-c', setting]);
  const { command, args, identity } = commandAs(runAs, binaries.postgres, ['-D', clusterDir, ...settings]);
  // Detached: Ctrl-C reaches the launcher alone, which stops the parts in their order.
  const child = spawn(command, args, {
    ...identity,
    detached: true,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', log, log],
  });
  child.on('error', () => {});
  return child;
}

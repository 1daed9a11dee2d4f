import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from '../bootstrap/progress.mjs';
import { buildApps } from '../build/build-apps.ts';
import { findServerProgram } from '../build/built-apps.ts';
import type { ToolEnvironment } from '../environment.ts';
import { findCluster } from '../postgres/placement.ts';
import { Problem } from '../problem.ts';
import { repositoryRoot } from '../repository-root.ts';
import { launcherTexts } from '../texts/launcher-texts.ts';
import { checkPort } from './check-port.ts';
import { CleanupStack } from './cleanup-stack.ts';
import { openDataFolder } from './data-folder.ts';
import { type DatabasePart, startDatabase } from './database-part.ts';
import { takeFolderLock } from './folder-lock.ts';
import { Kept } from './kept.ts';
import { LogFile } from './log-file.ts';
import { stopOrphanServer } from './orphan-server.ts';
import type { ServerReady } from './server-output.ts';
import { type ServerPart, startServer } from './server-part.ts';
import { healthLimits, silentSeconds } from './watch-health.ts';

export interface LaunchOptions {
  readonly environment: ToolEnvironment;
  readonly serverEntry?: string;
  readonly nodeOptions?: readonly string[];
  /** Off where something else serves the pages. */
  readonly shouldBuild?: boolean;
  readonly say: (line: string) => void;
  readonly onGiveUp: (problem: Problem) => void;
}

export interface Launch {
  readonly ready: Promise<ServerReady>;
  /** Stops whatever runs by now, in order; safe at any moment. */
  stop(): Promise<void>;
  /** Cuts the stopping short: requests in flight are not waited for. */
  hurry(): void;
}

/** Brings up database and server and keeps them up. */
export function launch(options: LaunchOptions): Launch {
  const cleanup = new CleanupStack();
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    return cleanup.run();
  };
  const hurrying = new AbortController();
  const ready = bringUp(options, cleanup, { stopping: stopping.signal, hurrying: hurrying.signal });
  return { ready, stop, hurry: () => hurrying.abort() };
}

interface Wishes {
  readonly stopping: AbortSignal;
  readonly hurrying: AbortSignal;
}

async function bringUp(options: LaunchOptions, cleanup: CleanupStack, wishes: Wishes): Promise<ServerReady> {
  const signal = wishes.stopping;
  const { environment, shouldBuild = true } = options;
  const dataDir = openDataFolder(environment.dataDir);
  const lock = takeFolderLock(dataDir);
  cleanup.add(() => lock.release());
  await stopOrphanServer(dataDir);
  await checkPort(environment.port, environment.host);
  const isFirst = environment.databaseUrl === undefined && !existsSync(join(findCluster(dataDir), 'PG_VERSION'));

  const database = keepDatabase(options, dataDir, url => lock.describe({ databaseUrl: url }));
  cleanup.add(() => database.stop());
  // The pages are built while PostgreSQL starts.
  if (shouldBuild) await buildApps(repositoryRoot, signal);
  await withProgress(isFirst ? launcherTexts.creatingDatabase : launcherTexts.startingDatabase, () =>
    database.current(),
  );

  const log = new LogFile(join(dataDir, 'logs/server.log'));
  cleanup.add(() => log.close());
  const label = isFirst ? launcherTexts.firstServerStart : launcherTexts.startingServer;
  const server = keepServer(options, { dataDir, log, database, signal });
  cleanup.add(() => server.stop());
  wishes.hurrying.addEventListener('abort', async () => (await server.current()).kill());
  const { ready } = await withProgress(label, () => server.current());
  lock.describe({ address: ready.address });
  return ready;
}

function keepDatabase({ environment, say, onGiveUp }: LaunchOptions, dataDir: string, tell: (url: string) => void) {
  return new Kept<DatabasePart>({
    async start() {
      const part = await startDatabase(dataDir, environment.databaseUrl);
      tell(part.url);
      return part;
    },
    onLost: () => say(launcherTexts.databaseRestart),
    onBack: () => say(launcherTexts.backAgain),
    onGiveUp: reason => onGiveUp(new Problem('postgres-did-not-start', { reason })),
  });
}

interface ServerSurroundings {
  readonly dataDir: string;
  readonly log: LogFile;
  readonly database: Kept<DatabasePart>;
  readonly signal: AbortSignal;
}

function keepServer(options: LaunchOptions, { dataDir, log, database, signal }: ServerSurroundings) {
  const { environment, say, onGiveUp, nodeOptions = [] } = options;
  const limits = healthLimits(environment.healthEveryMs);
  const onSilent = () => {
    const text = launcherTexts.serverSilent(silentSeconds(limits));
    say(text);
    log.writeLine(text);
  };
  return new Kept<ServerPart>({
    async start() {
      const { url } = await database.current();
      const { serverEntry } = options;
      const program = serverEntry ? { entry: serverEntry, environment: {} } : findServerProgram(repositoryRoot);
      return startServer({
        dataDir,
        log,
        signal,
        nodeOptions,
        onAlarm: say,
        entry: program.entry,
        environment: { ...serverEnvironment(environment, dataDir, url), ...program.environment },
        health: { limits, onSilent },
      });
    },
    onLost: () => say(launcherTexts.serverRestart),
    onBack: () => say(launcherTexts.backAgain),
    onGiveUp: reason => onGiveUp(new Problem('server-keeps-failing', { reason, log: log.path })),
  });
}

function serverEnvironment({ port, host }: ToolEnvironment, dataDir: string, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: host,
  };
}

// `npm run dev`: the platform while one works on it. Vite changes the workspace's pages in place; the answering page is
// built again and the server starts again whenever their sources change; so is the public site, which the server draws.
import { join } from 'node:path';
import { RestartableServer } from './dev/restartable-server.ts';
import { runVite } from './dev/run-vite.ts';
import { watchFolders } from './dev/watch-folders.ts';
import { readEnvironment } from './environment.ts';
import { checkPort } from './launcher/check-port.ts';
import { CleanupStack } from './launcher/cleanup-stack.ts';
import { openDataFolder } from './launcher/data-folder.ts';
import { startDatabase } from './launcher/database-part.ts';
import { takeFolderLock } from './launcher/folder-lock.ts';
import { LogFile } from './launcher/log-file.ts';
import { onStopSignal } from './launcher/on-stop-signal.ts';
import { stopOrphanServer } from './launcher/orphan-server.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';
import { devTexts } from './texts/dev-texts.ts';

const SERVER_FOLDERS = ['apps/server', 'packages', 'apps/respondent/dist', 'apps/room/dist'].map(path =>
  join(repositoryRoot, path),
);
const SERVER_FILES = /\.(ts|sql|html)$/;

await runTool(async () => {
  const cleanup = new CleanupStack();
  const stopping = new AbortController();
  const stopped = new Promise<void>(resolve => {
    const stop = () => {
      stopping.abort();
      void cleanup.run().then(resolve);
    };
    onStopSignal(stop, () => process.exit(1));
  });
  try {
    await bringUp(cleanup, stopping.signal);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
  await stopped;
  process.exit(0);
});

async function bringUp(cleanup: CleanupStack, signal: AbortSignal): Promise<void> {
  const { dataDir: wanted, port, host, databaseUrl } = readEnvironment();
  const dataDir = openDataFolder(wanted);
  const lock = takeFolderLock(dataDir);
  cleanup.add(() => lock.release());
  await stopOrphanServer(dataDir);
  await checkPort(port, host);
  const database = await startDatabase(dataDir, databaseUrl);
  cleanup.add(() => database.stop());
  lock.describe({ databaseUrl: database.url });

  for (const app of ['respondent', 'room'] as const)
    cleanup.add(runVite(app, ['build', '--watch', '--logLevel', 'warn'], { NODE_ENV: 'development' }));
  cleanup.add(
    runVite('web', ['build', '--watch', '--config', 'vite.site.config.ts', '--logLevel', 'warn'], {
      NODE_ENV: 'development',
    }),
  );
  const environment = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), HOST: host };
  const say = (line: string) => console.log(line);
  const entry = join(repositoryRoot, 'apps/server/main.ts');
  const log = new LogFile(join(dataDir, 'logs/server.log'));
  cleanup.add(() => log.close());
  const server = new RestartableServer({ dataDir, signal, entry, environment, log, onAlarm: say }, say);
  cleanup.add(() => server.stop());
  const started = await server.restart();
  cleanup.add(
    watchFolders(SERVER_FOLDERS, SERVER_FILES, async file => {
      say(devTexts.restarting(file));
      if (await server.restart()) say(devTexts.restarted);
    }),
  );
  const address = started?.ready.address ?? `http://${host}:${port}`;
  cleanup.add(runVite('web', ['--clearScreen', 'false'], { WENSHU_API: address }));
  say(devTexts.ready(address));
}

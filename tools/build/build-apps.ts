import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../bootstrap/heartbeat-lock.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { Problem } from '../problem.ts';
import { launcherTexts } from '../texts/launcher-texts.ts';
import { type BuiltApp, builtSourceHash, findStaleApps, STAMP_NAME } from './built-apps.ts';

/** Builds the applications whose sources have changed since they were built. Nothing to do costs only the reading of the sources. */
export async function buildApps(root: string, signal?: AbortSignal): Promise<void> {
  if (findStaleApps(root).length === 0) return;
  await withLock(join(root, '.cache/build.lock'), {
    onWait: () => console.log(launcherTexts.waitingForBuild),
    work: async () => {
      const stale = findStaleApps(root);
      if (stale.length === 0) return;
      const build = () => Promise.all(stale.map(app => buildApp(root, app, signal)));
      await withProgress(launcherTexts.preparing(stale.join(', ')), build);
    },
  });
}

async function buildApp(root: string, app: BuiltApp, signal: AbortSignal | undefined): Promise<void> {
  const folder = join(root, 'apps', app);
  const hash = builtSourceHash(root, app);
  const fresh = join(root, '.cache/build', app);
  const { code, output } = await runVite(root, folder, fresh, signal);
  if (code !== 0) {
    if (!signal?.aborted) process.stderr.write(`\n${output}`);
    throw new Problem('build-failed', { app });
  }
  writeFileSync(join(fresh, STAMP_NAME), hash);
  swapIn(fresh, join(folder, 'dist'), join(root, '.cache/build', `${app}.old`));
}

/** Built elsewhere and swapped: a running server never finds the pages half written. */
function swapIn(fresh: string, current: string, old: string): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(fresh, current);
  rmSync(old, { recursive: true, force: true });
}

function runVite(root: string, folder: string, outDir: string, signal: AbortSignal | undefined) {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', chunk => (output += chunk));
  return new Promise<{ code: number | null; output: string }>(resolve => {
    child.on('error', error => resolve({ code: 1, output: output || String(error) }));
    child.on('close', code => resolve({ code, output }));
  });
}

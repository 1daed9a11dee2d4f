import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuiltApp } from '../build/built-apps.ts';
import { repositoryRoot } from '../repository-root.ts';

/** Vite for one application, its output on our screen. Gives a way to stop it. */
export function runVite(
  app: BuiltApp,
  args: readonly string[],
  environment: Record<string, string>,
): () => Promise<void> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: join(repositoryRoot, 'apps', app),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

/** What is built before it runs: the three applications that a browser loads, and the server in few files. */
const BUILT_APPS = ['web', 'respondent', 'room', 'server'] as const;
export type BuiltApp = (typeof BUILT_APPS)[number];

/** Lies in the built folder and names the sources that it was built from. */
export const STAMP_NAME = '.source-sha256';

export function builtSourceHash(root: string, app: BuiltApp): string {
  // The lock file stands for the libraries that are bundled.
  return sourceHash(root, [join('apps', app), 'packages', 'package-lock.json', 'tsconfig.base.json']);
}

export function findStaleApps(root: string): BuiltApp[] {
  return BUILT_APPS.filter(app => isStale(root, app));
}

/** The folder of the built server, unless the sources have changed since. */
export function findBuiltServer(root: string): string | undefined {
  return isStale(root, 'server') ? undefined : join(root, 'apps/server/dist');
}

interface ServerProgram {
  readonly entry: string;
  /** Tells its threads to start from what was built too. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The built server where it is up to date, else its sources. */
export function findServerProgram(root: string): ServerProgram {
  const built = findBuiltServer(root);
  if (!built) return { entry: join(root, 'apps/server/main.ts'), environment: {} };
  return { entry: join(built, 'main.mjs'), environment: { SERVER_DIST: built } };
}

function isStale(root: string, app: BuiltApp): boolean {
  const stamp = join(root, 'apps', app, 'dist', STAMP_NAME);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== builtSourceHash(root, app);
}

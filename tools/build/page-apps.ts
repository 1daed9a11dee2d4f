import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

/** The two applications that a browser loads. */
const PAGE_APPS = ['web', 'respondent'] as const;
export type PageApp = (typeof PAGE_APPS)[number];

/** Lies in the built folder and names the sources that it was built from. */
export const STAMP_NAME = '.source-sha256';

export function pageSourceHash(root: string, app: PageApp): string {
  // The lock file stands for the libraries that are bundled.
  return sourceHash(root, [join('apps', app), 'packages', 'package-lock.json', 'tsconfig.base.json']);
}

export function findStaleApps(root: string): PageApp[] {
  return PAGE_APPS.filter(app => {
    const stamp = join(root, 'apps', app, 'dist', STAMP_NAME);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== pageSourceHash(root, app);
  });
}

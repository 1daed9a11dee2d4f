import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './source-hash.ts';

/** The two applications that a browser loads. */
export const PAGE_APPS = ['web', 'respondent'] as const;
export type PageApp = (typeof PAGE_APPS)[number];

export function stampPath(root: string, app: PageApp): string {
  return join(root, 'apps', app, 'dist/.source-sha256');
}

export function pageSourceHash(root: string, app: PageApp): string {
  // The lock file stands for the libraries that are bundled.
  return sourceHash(root, [join('apps', app), 'packages', 'package-lock.json', 'tsconfig.base.json']);
}

export function findStaleApps(root: string): PageApp[] {
  return PAGE_APPS.filter(app => {
    const stamp = stampPath(root, app);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== pageSourceHash(root, app);
  });
}

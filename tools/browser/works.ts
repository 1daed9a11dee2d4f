import { spawnSync } from 'node:child_process';
import type { Browser } from './browser.ts';

/** Asked by starting it: some distributions' packages are only a hint to install another one, some lack libraries. */
export function works({ executablePath, env }: Browser): boolean {
  const { status, stdout } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 && /Chrom/i.test(stdout ?? '');
}

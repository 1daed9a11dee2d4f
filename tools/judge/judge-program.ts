import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withProgress } from '../bootstrap/progress.mjs';
import { hasApt, installPackages, unpackedLibraries, unpackPackages } from '../debian/debian-packages.ts';
import { Problem } from '../problem.ts';
import { repositoryRoot } from '../repository-root.ts';
import { testTexts } from '../texts/test-texts.ts';

export interface Program {
  /** What is called. */
  readonly name: string;
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
  /** Whether it also runs unpacked in a folder of ours: LibreOffice does not. */
  readonly runsUnpacked: boolean;
  /** Folders of libraries beside the usual ones. */
  readonly libraries?: readonly string[];
  /** Files beside the program without which it does only some of what is asked of it. */
  readonly parts?: readonly string[];
  /** Debian would start it as soon as it is installed: then it is only ever unpacked. */
  readonly isService?: boolean;
  /** By the name of another program that comes in the same package. */
  readonly besides?: string;
}

interface Run {
  readonly status: number | null;
  readonly output: string;
}

const PATIENCE_MS = 10 * 60_000;

/** A program to judge by: the machine's, or fetched. Gives what runs it. */
export async function judgeProgram(program: Program): Promise<(...args: readonly string[]) => Run> {
  const { path, env } = await findJudge(program);
  return (...args) => {
    const { status, stdout, stderr, error } = spawnSync(path, args, {
      encoding: 'utf8',
      timeout: PATIENCE_MS,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    });
    return { status, output: `${stdout}${stderr}${error ?? ''}` };
  };
}

/** Where the program lies, and what it needs around it. */
export async function findJudge(program: Program): Promise<FoundProgram> {
  const { name, packages, runsUnpacked, isService = false, besides = name } = program;
  const folder = join(repositoryRoot, '.cache', `judge-${besides}`);
  const find = () => onPath(program) ?? unpacked(program, folder);
  if (!find() && hasApt()) {
    await withProgress(testTexts.fetchingJudge(name), async () => {
      if (!isService && process.getuid?.() === 0 && installPackages(packages)) return;
      if (runsUnpacked) unpackPackages(folder, packages);
    });
  }
  const found = find();
  if (!found) throw new Problem('no-judge', { program: name, packages: packages.join(' ') });
  return found;
}

interface FoundProgram {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

function onPath({ name, parts = [] }: Program): FoundProgram | undefined {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(candidate => existsSync(candidate) && parts.every(part => existsSync(join(homeOf(candidate), part))));
  return path ? { path, env: {} } : undefined;
}

/** Where the program itself lies, whatever leads there. */
const homeOf = (path: string) => dirname(realpathSync(path));

function unpacked({ name, libraries = [] }: Program, folder: string): FoundProgram | undefined {
  const root = join(folder, 'root');
  const path = join(root, 'usr/bin', name);
  return existsSync(path) ? { path, env: { LD_LIBRARY_PATH: unpackedLibraries(root, ...libraries) } } : undefined;
}

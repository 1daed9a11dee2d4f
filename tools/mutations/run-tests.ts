import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type TestOutcome =
  | { readonly is: 'passed' }
  | { readonly is: 'failed'; readonly test: string; readonly file?: string; readonly isOnlySlow: boolean }
  /** Longer than it may take. */
  | { readonly is: 'endless' }
  | { readonly is: 'stopped' };

interface Reported {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const ENDING_MS = 8_000;

/** Runs test files in a folder until the first one fails. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  { limitMs, stop }: { readonly limitMs: number; readonly stop: AbortSignal },
): Promise<TestOutcome> {
  const report = join(folder, 'node_modules', 'mutation-report.json');
  rmSync(report, { force: true });
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...tests];
  const ended = await runToEnd(
    // A group of its own: what it starts ends with it.
    spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true }),
    limitMs,
    stop,
  );
  if (stop.aborted) return { is: 'stopped' };
  if (ended === 'late') return { is: 'endless' };
  const failed = existsSync(report)
    ? failureIn(JSON.parse(readFileSync(report, 'utf8')) as Reported, folder)
    : undefined;
  if (failed) return failed;
  return ended === 0 ? { is: 'passed' } : { is: 'failed', test: 'nothing could be loaded', isOnlySlow: false };
}

/** The types of a project, as `npm run check` looks at them. */
export async function areTypesRight(
  folder: string,
  project: string,
  { limitMs, stop }: { readonly limitMs: number; readonly stop: AbortSignal },
): Promise<boolean> {
  const args = [join(folder, 'node_modules/ts7/bin/tsc'), '-p', project, '--noEmit'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true });
  return (await runToEnd(child, limitMs, stop)) === 0;
}

export function failureIn({ testResults }: Reported, folder: string): TestOutcome | undefined {
  for (const { name, status, assertionResults } of testResults) {
    const file = name.replace(`${folder}/`, '');
    const failed = assertionResults.find(one => one.status === 'failed');
    if (failed)
      return {
        is: 'failed',
        test: `${file} › ${failed.fullName}`,
        file,
        isOnlySlow: (failed.failureMessages ?? []).every(words => /timed out in \d+ms/.test(words)),
      };
    if (status === 'failed') return { is: 'failed', test: file, file, isOnlySlow: false };
  }
  return undefined;
}

function runToEnd(child: ChildProcess, limitMs: number, stop: AbortSignal): Promise<number | 'late'> {
  return new Promise(resolve => {
    let isLate = false;
    let hard: NodeJS.Timeout | undefined;
    const end = () => {
      endGroup(child, 'SIGTERM');
      hard ??= setTimeout(() => endGroup(child, 'SIGKILL'), ENDING_MS);
    };
    const limit = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    stop.addEventListener('abort', end);
    if (stop.aborted) end();
    child.on('error', () => {});
    child.on('close', code => {
      clearTimeout(limit);
      clearTimeout(hard);
      stop.removeEventListener('abort', end);
      // What it left behind would go on writing to a folder that is gone.
      endGroup(child, 'SIGKILL');
      resolve(isLate ? 'late' : (code ?? 1));
    });
  });
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}

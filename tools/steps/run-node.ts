import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { testTexts } from '../texts/test-texts.ts';

interface NodeRun {
  readonly code: number;
  /** Empty when it went to the screen. */
  readonly output: string;
}

interface NodeOptions {
  readonly isQuiet?: boolean;
  readonly environment?: Record<string, string>;
  /** A file that the program touches while it gets on, besides what it says: see `touch-progress.ts`. */
  readonly progressFile?: string;
  /** A file that the program writes when its work is done. One that lingers after that is ended, and has failed. */
  readonly lastFile?: string;
  /** How long it may make no progress. */
  readonly stillMs?: number;
  /** Passed on to a program that has things to put in order before it ends: it is waited for. */
  readonly stop?: AbortSignal;
}

/** No limit for the whole: a busy machine is slow, not wrong. Only what stands still is stopped, as it would hang everything. */
const STILL_MS = 5 * 60_000;
const LINGER_MS = 2 * 60_000;

/**
 * Test runs start hundreds of processes and threads that load the same modules. Node keeps what it made of them here,
 * by their content, for each to take instead of stripping and compiling them anew: a thread that writes an export
 * starts in less than half the time.
 */
const COMPILED = { NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/compiled') };

/** Runs a JavaScript or TypeScript program on this Node, in the repository's folder. */
export function runNode(args: readonly string[], options: NodeOptions = {}): Promise<NodeRun> {
  const { isQuiet = false, environment = {} } = options;
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...COMPILED, ...process.env, ...(process.stdout.isTTY && !isQuiet && { FORCE_COLOR: '1' }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let spokenMs = Date.now();
  const hear = (screen: NodeJS.WritableStream) => (chunk: Buffer) => {
    spokenMs = Date.now();
    if (isQuiet) output += chunk;
    else screen.write(chunk);
  };
  child.stdout.on('data', hear(process.stdout));
  child.stderr.on('data', hear(process.stderr));
  const stopWatching = endWhenStuck(child, () => spokenMs, options);
  const passOn = () => child.kill('SIGTERM');
  options.stop?.addEventListener('abort', passOn);
  return new Promise(resolve => {
    const end = (run: NodeRun) => {
      stopWatching();
      options.stop?.removeEventListener('abort', passOn);
      resolve(run);
    };
    child.on('error', error => end({ code: 1, output: String(error) }));
    child.on('close', code => end({ code: code ?? 1, output }));
  });
}

/** A process that a test forgot, or a test that waits for nothing, can keep its runner waiting for ever. */
function endWhenStuck(
  child: ChildProcess,
  spokenMs: () => number,
  { progressFile, lastFile, stillMs = STILL_MS }: NodeOptions,
): () => void {
  const program = child.spawnargs.slice(1, 3).join(' ');
  const timer = setInterval(
    () => {
      const writtenMs = touchedMs(lastFile);
      const isLingering = writtenMs !== undefined && Date.now() - writtenMs > LINGER_MS;
      const isStill = Date.now() - Math.max(spokenMs(), touchedMs(progressFile) ?? 0) > stillMs;
      if (!isStill && !isLingering) return;
      console.log(isLingering ? testTexts.lingered(program) : testTexts.stoodStill(program, stillMs / 60_000));
      child.kill('SIGKILL');
      clearInterval(timer);
    },
    Math.min(1_000, stillMs / 4),
  );
  return () => clearInterval(timer);
}

function touchedMs(file: string | undefined): number | undefined {
  return file && existsSync(file) ? statSync(file).mtimeMs : undefined;
}

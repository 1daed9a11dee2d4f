import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
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
  /** A file that the program writes when its work is done. One that lingers after that is ended, and has failed. */
  readonly lastFile?: string;
}

// A hung program must not hang everything; all steps together have twenty minutes.
const TIMEOUT_MS = 14 * 60_000;
const LINGER_MS = 30_000;

/** Runs a JavaScript or TypeScript program on this Node, in the repository's folder. */
export function runNode(args: readonly string[], options: NodeOptions = {}): Promise<NodeRun> {
  const { isQuiet = false, environment = {}, lastFile } = options;
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += chunk;
    });
  }
  const stopWatching = endWhenLate(child, lastFile);
  return new Promise(resolve => {
    const end = (run: NodeRun) => {
      stopWatching();
      resolve(run);
    };
    child.on('error', error => end({ code: 1, output: String(error) }));
    child.on('close', code => end({ code: code ?? 1, output }));
  });
}

/** A process that a test forgot can keep its runner waiting for ever. */
function endWhenLate(child: ChildProcess, lastFile: string | undefined): () => void {
  const began = Date.now();
  const timer = setInterval(() => {
    const isLate = Date.now() - began > TIMEOUT_MS;
    const isLingering =
      lastFile !== undefined && existsSync(lastFile) && Date.now() - statSync(lastFile).mtimeMs > LINGER_MS;
    if (!isLate && !isLingering) return;
    console.log(testTexts.ended(child.spawnargs.slice(1, 3).join(' ')));
    child.kill('SIGKILL');
    clearInterval(timer);
  }, 1_000);
  return () => clearInterval(timer);
}

import { spawn } from 'node:child_process';
import { repositoryRoot } from '../repository-root.ts';

interface NodeRun {
  readonly code: number;
  /** Empty when it went to the screen. */
  readonly output: string;
}

/** Runs a JavaScript or TypeScript program on this Node, in the repository's folder. */
export function runNode(
  args: readonly string[],
  { isQuiet = false, environment = {} }: { isQuiet?: boolean; environment?: Record<string, string> } = {},
): Promise<NodeRun> {
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
  return new Promise(resolve => {
    child.on('error', error => resolve({ code: 1, output: String(error) }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

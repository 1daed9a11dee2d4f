import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ToolOutcome {
  readonly status: number;
  /** What it said, on either stream. */
  readonly output: string;
}

/** Commands of the terminal as whoever has the machine runs them: outside of the test's process, by its environment alone. */
export class ToolRunner {
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(env: NodeJS.ProcessEnv) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    this.#env = { PATH, NODE_COMPILE_CACHE, LANG: 'en', ...env };
  }

  async run(tool: string, ...words: readonly string[]): Promise<ToolOutcome> {
    this.#process ??= fork(fileURLToPath(new URL('./tool-session.ts', import.meta.url)), { env: this.#env });
    const ended = new AbortController();
    const end = () => ended.abort(new Error(`${tool} ended the process it ran in`));
    this.#process.once('exit', end);
    const answer = once(this.#process, 'message', { signal: ended.signal });
    this.#process.send([tool, ...words]);
    const [outcome] = (await answer) as [ToolOutcome];
    this.#process.off('exit', end);
    return outcome;
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    const ended = once(this.#process, 'exit');
    this.#process.send('end');
    await ended;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../process/wait-until.ts';
import { PATIENCE_MS } from './patience.ts';

const launcher = fileURLToPath(new URL('../launcher/main.ts', import.meta.url));
const tinyServer = fileURLToPath(new URL('./fixtures/tiny-server.mjs', import.meta.url));

interface LauncherOptions {
  readonly dataDir: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** The program to run instead of the launcher itself, such as tools/start.mjs. */
  readonly program?: readonly [string, ...string[]];
  readonly uid?: number;
  readonly gid?: number;
}

/** Nothing of what surrounds the tests, but what was compiled for them: others may not write there. */
function surroundings(uid: number | undefined): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return uid === undefined ? { PATH, NODE_COMPILE_CACHE } : { PATH };
}

/** The launcher in a process of its own, as `npm start` runs it, with the tiny server in the real one's place. */
export class LauncherRun {
  readonly child: ChildProcess;
  output = '';

  constructor({ dataDir, environment, program = [process.execPath, launcher], uid, gid }: LauncherOptions) {
    const [command, ...args] = program;
    this.child = spawn(command, [...args, tinyServer], {
      env: { ...surroundings(uid), LANG: 'en', DATA_DIR: dataDir, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: gid ?? uid }),
    });
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.on('data', chunk => {
        this.output += chunk;
      });
    }
  }

  /** The address that it prints when ready. Its whole output is the error when it ends instead. */
  async address(): Promise<string> {
    return (await this.said(/ready: (http\S+)/))[1]!;
  }

  async said(pattern: RegExp): Promise<RegExpMatchArray> {
    const found = await waitUntil(() => this.output.match(pattern) ?? (this.hasEnded() && 'ended'), {
      timeoutMs: PATIENCE_MS,
    });
    if (!found || found === 'ended') throw new Error(`never said ${pattern}, but:\n${this.output}`);
    return found;
  }

  hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Its exit code and everything it said. */
  async end(): Promise<{ code: number | null; output: string }> {
    if (!this.hasEnded()) await new Promise(resolve => this.child.once('close', resolve));
    return { code: this.child.exitCode, output: this.output };
  }

  async interrupt(): Promise<{ code: number | null; output: string }> {
    this.child.kill('SIGINT');
    return this.end();
  }

  /** Away without a word, as after `kill -9`. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.end();
  }
}

interface Visit {
  readonly pid: number;
  readonly visits: number;
  readonly role: string;
}

/** Writes a row through the tiny server, asking again while it is being restarted. */
export async function visit(address: string): Promise<Visit> {
  const answer = await waitUntil(
    async () => {
      const response = await fetch(`${address}/write`).catch(() => undefined);
      return response?.ok ? ((await response.json()) as Visit) : undefined;
    },
    { timeoutMs: PATIENCE_MS, everyMs: 50 },
  );
  if (!answer) throw new Error(`no answer from ${address}`);
  return answer;
}

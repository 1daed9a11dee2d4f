import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LogFile } from './log-file.ts';
import { parseServerLine, type ServerFatal, type ServerReady } from './server-output.ts';

const endWithParent = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));

export interface ServerOptions {
  readonly entry: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: LogFile;
  readonly onAlarm: (text: string) => void;
  readonly nodeOptions?: readonly string[];
}

/** How a server's life ended, with its own last words when it had some. */
export interface ServerEnd {
  readonly fatal: ServerFatal | undefined;
  readonly reason: string;
}

export interface ServerProcess {
  readonly pid: number;
  /** Settles with undefined when it ends before it listens. */
  readonly ready: Promise<ServerReady | undefined>;
  readonly ended: Promise<ServerEnd>;
  stop(): Promise<void>;
  kill(): void;
}

// The server gives requests in flight half a minute; this is for one that hangs.
const STOP_TIMEOUT_MS = 35_000;

export function startServerProcess(options: ServerOptions): ServerProcess {
  const child = spawn(process.execPath, ['--import', endWithParent, ...(options.nodeOptions ?? []), options.entry], {
    env: options.environment,
    // Detached: Ctrl-C reaches the launcher alone, which stops the parts in their order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let fatal: ServerFatal | undefined;
  let lastWords = '';
  let tellReady: (ready: ServerReady | undefined) => void = () => {};
  const ready = new Promise<ServerReady | undefined>(resolve => {
    tellReady = resolve;
  });
  createInterface(child.stdout!).on('line', line => {
    const said = parseServerLine(line);
    if (said.kind === 'ready') return tellReady(said.ready);
    if (said.kind === 'fatal') fatal = said.fatal;
    if (said.kind === 'alarm') options.onAlarm(said.text);
    options.log.writeLine(line);
  });
  createInterface(child.stderr!).on('line', line => {
    if (line.trim()) lastWords = errorLine(line) ?? (lastWords || line);
    options.onAlarm(line);
    options.log.writeLine(line);
  });
  const ended = new Promise<ServerEnd>(resolve => {
    child.on('error', error => resolve({ fatal, reason: error.message }));
    // `close`, not `exit`: its last lines are read by then.
    child.on('close', (code, signal) =>
      resolve({ fatal, reason: fatal?.message || lastWords || String(signal ?? code) }),
    );
  });
  void ended.then(() => tellReady(undefined));
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Of a trace, the line that says what happened. */
function errorLine(line: string): string | undefined {
  return /^\w*(Error|Exception)\b.*: /.test(line) ? line : undefined;
}

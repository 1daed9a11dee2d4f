import { Problem, type ProblemCode } from '../problem.ts';
import { forgetServer, noteServer } from './orphan-server.ts';
import type { ServerReady } from './server-output.ts';
import { type ServerEnd, type ServerOptions, startServerProcess } from './server-process.ts';

export interface ServerPart {
  readonly ready: ServerReady;
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

interface StartServerOptions extends ServerOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Stops the server while it is still getting ready. */
  readonly signal: AbortSignal;
}

/** A server that listens; a known problem when it ended before. */
export async function startServer({ dataDir, port, signal, ...options }: StartServerOptions): Promise<ServerPart> {
  signal.throwIfAborted();
  const server = startServerProcess(options);
  const stopEarly = () => void server.stop();
  signal.addEventListener('abort', stopEarly);
  noteServer(dataDir, server.pid);
  const ready = await server.ready;
  signal.removeEventListener('abort', stopEarly);
  if (!ready) throw explain(await server.ended, port, options.log.path);
  return {
    ready,
    ended: server.ended,
    async stop() {
      await server.stop();
      forgetServer(dataDir);
    },
  };
}

const KNOWN: readonly ProblemCode[] = ['port-in-use', 'database-unreachable'];

function explain({ fatal, reason }: ServerEnd, port: number, log: string): Problem {
  const known = KNOWN.find(code => code === fatal?.problem);
  if (known === 'port-in-use') return new Problem(known, { port, next: port + 1 });
  return new Problem('server-did-not-start', { reason: withoutStop(reason), log });
}

/** The sentence around it brings its own full stop. */
function withoutStop(text: string): string {
  return text.replace(/[.。]$/, '');
}

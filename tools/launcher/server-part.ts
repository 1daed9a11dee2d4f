import { Problem, type ProblemCode } from '../problem.ts';
import { describeServer } from './check-database.ts';
import { forgetServer, noteServer } from './orphan-server.ts';
import type { ServerReady } from './server-output.ts';
import { type ServerEnd, type ServerOptions, startServerProcess } from './server-process.ts';
import { type HealthLimits, watchHealth } from './watch-health.ts';

export interface ServerPart {
  readonly ready: ServerReady;
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** Ends it without waiting for requests in flight. */
  kill(): void;
}

interface StartServerOptions extends ServerOptions {
  readonly dataDir: string;
  /** Stops the server while it is still getting ready. */
  readonly signal: AbortSignal;
  /** A server that no longer answers is killed, after this was said. Without it nobody looks: a debugger may hold it. */
  readonly health?: { readonly limits: HealthLimits; readonly onSilent: () => void };
}

/** A server that listens; a known problem when it ended before. */
export async function startServer({ dataDir, signal, health, ...options }: StartServerOptions): Promise<ServerPart> {
  signal.throwIfAborted();
  const server = startServerProcess(options);
  const stopEarly = () => void server.stop();
  signal.addEventListener('abort', stopEarly);
  noteServer(dataDir, server.pid);
  const ready = await server.ready;
  signal.removeEventListener('abort', stopEarly);
  if (!ready) throw explain(await server.ended, options);
  // One that stops does not listen any more, and is given its own time.
  const watched = new AbortController();
  void server.ended.then(() => watched.abort());
  if (health)
    void watchHealth(ready.listensOn ?? ready.address, watched.signal, health.limits).then(isSilent => {
      if (!isSilent) return;
      health.onSilent();
      // Its thread is stuck, so no other signal would reach its own code.
      server.kill();
    });
  return {
    ready,
    ended: server.ended.then(({ reason }) => reason),
    kill: server.kill,
    async stop() {
      watched.abort();
      await server.stop();
      forgetServer(dataDir);
    },
  };
}

/** The problems that the server names itself; their sentences are filled from what we told it. */
const KNOWN: readonly ProblemCode[] = [
  'bad-environment',
  'port-in-use',
  'port-forbidden',
  'host-not-here',
  'database-unreachable',
  'database-refused',
];

function explain({ fatal, reason }: ServerEnd, { environment, log }: ServerOptions): Problem {
  const port = Number(environment.PORT);
  return new Problem(KNOWN.find(code => code === fatal?.problem) ?? 'server-did-not-start', {
    port,
    next: port + 1,
    host: environment.HOST ?? '',
    log: log.path,
    server: describeServer(environment.DATABASE_URL ?? ''),
    // The sentence around it brings its own full stop.
    reason: reason.replace(/[.。]$/, ''),
  });
}

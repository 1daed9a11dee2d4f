import { AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { OpenSpan, SpanAttributes, Tracing } from '../tracing/tracing.ts';

type Query = (...args: unknown[]) => unknown;
type Done = (error?: unknown, ...rest: unknown[]) => void;
type Connect = (callback?: (...args: unknown[]) => void) => Promise<pg.PoolClient> | undefined;

/** Statements begin with one of these; whatever else somebody sends is told as "other", so that no text of it leaves. */
const operations: ReadonlySet<string> = new Set([
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'savepoint', 'copy', 'lock'],
  ...['set', 'show', 'declare', 'fetch', 'move', 'close', 'listen', 'notify', 'merge', 'values', 'analyze', 'vacuum'],
]);

/**
 * A span for each statement that goes through the pool, with its first word and the name that it has in the code: neither its text, which may be
 * put together from parts, nor its parameters.
 */
export function tracePool(pool: pg.Pool, tracing: Tracing): void {
  pool.on('connect', client => traceClient(client, tracing));
  const connect = pool.connect.bind(pool) as Connect;
  // Whoever waits in the line is called by the one who gives a connection back: without this its statements would stand below a stranger's span.
  const traced: Connect = callback => {
    const waits = pool.idleCount === 0 && tracing.isKept();
    const span = waits ? tracing.begin('database connection', { kind: 'client' }) : undefined;
    const done = (error?: unknown) => span?.end(error ?? undefined);
    if (!callback) {
      const connected = connect();
      connected?.then(() => done(), done);
      return connected;
    }
    const back = AsyncResource.bind(callback);
    return connect((error, ...rest) => {
      done(error);
      back(error, ...rest);
    });
  };
  // The overloads of the driver: with a callback, or with a promise.
  pool.connect = traced as pg.Pool['connect'];
}

function traceClient(client: pg.PoolClient, tracing: Tracing): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    if (!tracing.isKept()) return query(...args);
    const attributes = attributesOf(args[0]);
    const span = tracing.begin(`database ${attributes['db.operation.name']}`, { kind: 'client', attributes });
    const last = args.at(-1);
    if (typeof last === 'function') return query(...args.slice(0, -1), ending(span, last as Done));
    try {
      const result = query(...args);
      endWith(span, result);
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  };
  client.query = traced as pg.PoolClient['query'];
}

function ending(span: OpenSpan, callback: Done): Done {
  return (error, ...rest) => {
    span.end(error ?? undefined);
    callback(error, ...rest);
  };
}

/** A promise, or something that is read bit by bit, such as a COPY. */
function endWith(span: OpenSpan, result: unknown): void {
  if (result instanceof Promise) {
    result.then(
      () => span.end(),
      error => span.end(error),
    );
    return;
  }
  const stream = result as Partial<EventEmitter> | undefined;
  if (typeof stream?.once !== 'function') {
    span.end();
    return;
  }
  for (const over of ['end', 'close', 'finish']) stream.once(over, () => span.end());
  stream.once('error', error => span.end(error));
}

function attributesOf(asked: unknown): SpanAttributes {
  const { name, text } = (typeof asked === 'string' ? { text: asked } : asked) as {
    readonly name?: unknown;
    readonly text?: unknown;
  };
  const word = /^\s*([a-z]+)/i.exec(typeof text === 'string' ? text : '')?.[1]?.toLowerCase() ?? '';
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operations.has(word) ? word : 'other',
    ...(typeof name === 'string' && { 'wenshu.statement': name }),
  };
}

import pino from 'pino';
import { noTracing, type Tracing } from './platform/tracing/tracing.ts';

/** Names under which something secret could be logged by mistake. */
const secretNames: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'confirmPassword',
  'token',
  'authorization',
  'ticket',
  'secret',
  'smsCode',
]);

/**
 * JSON lines. Errors are told by type, message, code and stack only: a database's error also carries the row that it
 * did not like, and a row may be anybody's answer.
 */
export function createLogger(
  level: string,
  destination?: pino.DestinationStream,
  tracing: Pick<Tracing, 'isOn' | 'ids'> = noTracing,
): pino.Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      // Which trace a line belongs to.
      ...(tracing.isOn && { mixin: () => tracing.ids() ?? {} }),
      // Not pino's own redaction: with wildcards it takes three times as long as the rest of a line.
      formatters: { log: hideSecrets },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

function hideSecrets(entry: Record<string, unknown>): Record<string, unknown> {
  let safe = entry;
  for (const [name, value] of Object.entries(entry)) {
    const shown = secretNames.has(name) ? '***' : isPlainObject(value) ? hideSecrets(value) : value;
    if (shown !== value) safe = { ...safe, [name]: shown };
  }
  return safe;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function describeError(error: unknown): unknown {
  // Some libraries pass on a copy of an error that is no Error any more.
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: String(error) };
  const { name, message, stack, cause, code } = error as Error & { code?: unknown };
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

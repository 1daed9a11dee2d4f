import pino from 'pino';

/** Names under which something secret could be logged by mistake, at the top or one level below. */
const SECRET_NAMES = [
  'password',
  'newPassword',
  'confirmPassword',
  'token',
  'authorization',
  'ticket',
  'secret',
  'smsCode',
];

/**
 * JSON lines. Errors are told by type, message, code and stack only: a database's error also carries the row that it
 * did not like, and a row may be anybody's answer.
 */
export function createLogger(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      redact: { paths: SECRET_NAMES.flatMap(name => [name, `*.${name}`]), censor: '***' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

/** deadlock_detected, serialization_failure: nothing was wrong with the transaction but the moment. */
const BROKEN_OFF: readonly unknown[] = ['40P01', '40001'];

/** Broken off by PostgreSQL because others wanted the same rows; done again it may well succeed. */
export function isBrokenOff(error: unknown): boolean {
  return BROKEN_OFF.includes((error as { code?: unknown } | null)?.code);
}

/**
 * 08: the connection failed. 57P01, 57P02, 57P03: PostgreSQL is being stopped, has crashed, is starting. 53300: it has no connection left.
 */
const AWAY_STATES = /^(08\d\d\d|57P0[123]|53300)$/;
const CUT_OFF: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** What the driver says in words only: the other end is gone, or no connection became free in time. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** PostgreSQL cannot be reached just now. Nobody did anything wrong, and soon it will be there again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (syscall === 'connect' || CUT_OFF.includes(code)) return true;
  return typeof code === 'string' ? AWAY_STATES.test(code) : AWAY_WORDS.test(error.message);
}

/** Somebody else has this value, which only one row may have. */
export function isTaken(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && broken === constraint;
}

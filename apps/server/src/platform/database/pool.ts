import pg from 'pg';

const INT8 = pg.types.builtins.INT8;

/** bigint as a number: our counts and sizes stay far below 2^53, and `"3" + 1` is a bug that types do not catch. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

/** Whoever waits longer for a connection is told so: a queue that only grows helps nobody. */
const CONNECT_TIMEOUT_MS = 15_000;

export interface PoolOptions {
  readonly max?: number;
}

export function createPool(url: string, { max = 10 }: PoolOptions = {}): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    types: typeParsers,
    // Statements that nobody waits for in between go out together. Whoever waits for each notices nothing.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'wenshu',
  });
}

import pg from 'pg';

const INT8 = pg.types.builtins.INT8;

/** bigint as a number: our counts and sizes stay far below 2^53, and `"3" + 1` is a bug that types do not catch. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

export interface PoolOptions {
  readonly max?: number;
}

export function createPool(url: string, { max = 10 }: PoolOptions = {}): pg.Pool {
  return new pg.Pool({ connectionString: url, max, types: typeParsers, application_name: 'wenshu' });
}

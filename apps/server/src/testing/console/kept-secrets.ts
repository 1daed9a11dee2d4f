import type { Pool } from 'pg';

/** What no response may hold, by where it is from. */
export type Secrets = ReadonlyMap<string, string>;

/** Columns whose name says that nobody is to read them. */
const SECRET_NAME = '(hash|secret|token|password|sealed|private|lease|nonce)';
/** The chain of the console's log is shown, so that somebody can write it down elsewhere; what a picture code or a file is known by is no secret. */
const SHOWN = new Set(['operator_log']);
const SHORTEST = 12;

/** Everything that the database keeps to itself, as text, in hex and in base64. */
export async function readKeptSecrets(pool: Pool): Promise<Secrets> {
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and column_name ~ $1 and data_type in ('text', 'bytea', 'uuid') order by 1, 2`,
    [SECRET_NAME],
  );
  const secrets = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (value.length >= SHORTEST) secrets.set(`${name} ${secrets.size}`, value);
  };
  for (const { table, column, type } of columns.filter(({ table }) => !SHOWN.has(table))) {
    const { rows } = await pool.query<{ value: string | Buffer | null }>(`select ${column} as value from ${table}`);
    for (const { value } of rows) {
      if (value === null) continue;
      const name = `${table}.${column}`;
      if (type !== 'bytea') add(name, String(value));
      else
        for (const encoding of ['hex', 'base64', 'base64url'] as const)
          add(name, Buffer.from(value as Buffer).toString(encoding));
    }
  }
  return secrets;
}

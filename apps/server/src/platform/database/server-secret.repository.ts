import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

export type SecretName =
  | 'session-token'
  | 'file-ticket'
  | 'outbox-key'
  | 'answer-pass'
  | 'second-factor'
  | 'sms-code'
  | 'slider'
  | 'social';

const SECRET_BYTES = 32;

/**
 * A key that all processes of the installation share. The first one that asks makes it; the second statement reads what
 * won, because `on conflict do nothing` returns no row to the one that came second.
 */
export async function getServerSecret(database: Queryable, name: SecretName): Promise<Buffer> {
  await database.query('insert into server_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(SECRET_BYTES),
  ]);
  const { rows } = await database.query<{ value: Buffer }>('select value from server_secret where name = $1', [name]);
  const secret = rows[0]?.value;
  if (!secret) throw new Error(`The secret ${name} could not be stored`);
  return secret;
}

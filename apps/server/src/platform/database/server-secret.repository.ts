import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** One for each purpose: what was made for one of them is worth nothing to another. */
const secretNames = [
  ...(['session-token', 'file-ticket', 'outbox-key', 'answer-pass', 'contact-wish'] as const),
  ...(['sms-code', 'slider', 'social', 'second-factor', 'share-ticket', 'unsubscribe', 'mail-stop'] as const),
  ...(['trial-mail', 'docking', 'reward', 'symposium', 'send-letter'] as const),
];
type SecretName = (typeof secretNames)[number];
/** Ready for use: signing by bytes makes a key of them each time, which takes five times as long as the rest. */
export type ServerSecrets = Readonly<Record<SecretName, KeyObject>>;

const SECRET_BYTES = 32;

/**
 * Keys that all processes of the installation share. The first one that asks makes them; the second statement reads what
 * won, because `on conflict do nothing` returns no row to the one that came second.
 */
export async function getServerSecrets(database: Queryable): Promise<ServerSecrets> {
  const values = secretNames.map(() => randomBytes(SECRET_BYTES));
  await database.query(
    'insert into server_secret (name, value) select * from unnest($1::text[], $2::bytea[]) on conflict do nothing',
    [secretNames, values],
  );
  const { rows } = await database.query<{ name: SecretName; value: Buffer }>('select name, value from server_secret');
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  const secrets = secretNames.map((name): [SecretName, KeyObject] => {
    const secret = known.get(name);
    if (!secret) throw new Error(`The secret ${name} could not be stored`);
    return [name, createSecretKey(secret)];
  });
  return Object.fromEntries(secrets) as ServerSecrets;
}

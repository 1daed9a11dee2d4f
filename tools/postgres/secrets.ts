import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';

export interface Secrets {
  readonly superuserPassword: string;
  readonly applicationPassword: string;
}

/** The two passwords of the database in `dataDir`, made on first use and readable by their owner only. */
export function loadSecrets(dataDir: string, clusterExists: boolean): Secrets {
  const file = join(dataDir, 'postgres.secret');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  // New passwords would not open an old database: say so instead of failing at the sign-in.
  if (clusterExists) throw new Problem('postgres-secret-lost', { path: file });
  const secrets = { superuserPassword: password(), applicationPassword: password() };
  writeFileSync(`${file}.part`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return secrets;
}

function password(): string {
  return randomBytes(24).toString('base64url');
}

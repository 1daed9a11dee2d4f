import { existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PostgresLog {
  readonly path: string;
  /** Where this start's lines begin. */
  readonly startBytes: number;
  readonly descriptor: number;
}

const MAX_BYTES = 10_000_000;

/** A file, not a pipe to us: PostgreSQL can go on writing when we are killed. */
export function openPostgresLog(dataDir: string): PostgresLog {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'postgres.log');
  if (existsSync(path) && statSync(path).size > MAX_BYTES) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, 'a', 0o600);
  return { path, startBytes: statSync(path).size, descriptor };
}

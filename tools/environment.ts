import { resolve } from 'node:path';
import { Problem } from './problem.ts';
import { repositoryRoot } from './repository-root.ts';

export interface ToolEnvironment {
  /** Everything that must outlive a restart: database, files, logs. */
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL server of one's own. Undefined: the one from the npm package. */
  readonly databaseUrl: string | undefined;
  /** The pause between two questions whether the server still answers, and how long an answer may take. */
  readonly healthEveryMs: number;
}

/** The one place where tools read the environment. */
export function readEnvironment(environment: NodeJS.ProcessEnv = process.env): ToolEnvironment {
  return {
    dataDir: resolve(repositoryRoot, environment.DATA_DIR || 'data'),
    port: readPort(environment.PORT || '3000'),
    // This machine only, unless somebody decides otherwise.
    host: environment.HOST || '127.0.0.1',
    databaseUrl: environment.DATABASE_URL || undefined,
    healthEveryMs: Number(environment.HEALTH_EVERY_MS) || 3_000,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Problem('bad-port', { port: text });
  return port;
}

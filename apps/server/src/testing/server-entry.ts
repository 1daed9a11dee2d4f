import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a server process of a test runs: the built server where the run has one, else its sources. */
export function serverEntry(): string {
  const { SERVER_DIST } = process.env;
  return SERVER_DIST ? join(SERVER_DIST, 'main.mjs') : fileURLToPath(new URL('../../main.ts', import.meta.url));
}

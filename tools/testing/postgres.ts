import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBuiltServer } from '../build/built-apps.ts';
import { repositoryRoot } from '../repository-root.ts';
import { makeSocketFolder, makeTemporaryFolder } from './temporary-folder.ts';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket on which a test process asks for the run's PostgreSQL. */
    testPostgresSocket: string;
  }
}

/**
 * vitest's global setup. One PostgreSQL serves the whole run, and it starts when the first test file asks for it:
 * a run of pure tests pays nothing.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.SERVER_DIST ??= findBuiltServer(repositoryRoot) ?? '';
  let started: Promise<TestPostgres> | undefined;
  const folder = makeTemporaryFolder('broker');
  const server = createServer(connection => {
    connection.on('error', () => {});
    started ??= startTestPostgres();
    started.then(
      ({ access }) => connection.end(JSON.stringify({ access })),
      error => connection.end(JSON.stringify({ error: String(error) })),
    );
  });
  const socket = join(makeSocketFolder(folder), 'socket');
  await once(server.listen(socket), 'listening');
  project.provide('testPostgresSocket', socket);
  return async () => {
    server.close();
    await (await started?.catch(() => undefined))?.stop();
    folder.remove();
  };
}

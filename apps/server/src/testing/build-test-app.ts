import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, CallRequest } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
// Its declaration of what vitest hands to test processes belongs to the next import.
import type {} from '../../../../tools/testing/postgres.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import type { Platform } from '../platform/platform.ts';
import { sendCall, type TestAnswer, type TestRequest } from './send-call.ts';
import { TestClock } from './test-clock.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  /** Makes a call of the contract through HTTP. */
  call<C extends Call>(call: C, input: TestInput<C>, request?: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** A call without query and body takes nothing, which the contract says as `never`. */
type TestInput<C> = [CallRequest<C>] extends [never] ? Record<string, never> : CallRequest<C>;

interface TestAppOptions extends Omit<AppOptions, 'env'> {
  /** Environment variables on top of a local installation's. */
  readonly env?: Readonly<Record<string, string>>;
  /** A migrated one, for benchmarks: outside a run of tests there is no PostgreSQL of the run's. */
  readonly database?: { readonly url: string; drop(): Promise<void> };
}

/** The real app on a database of its own, with a clock that stands still. Picture codes are off unless asked for. */
export async function buildTestApp({ env, database, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'wenshu-test-'));
  const clock = new TestClock();
  const cleanUp = async () => {
    await testDatabase.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const app = await buildApp({
    env: readEnv({
      DATABASE_URL: testDatabase.url,
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
      CAPTCHA: 'off',
      DATABASE_CONNECTIONS: '4',
      ...env,
    }),
    logger: createLogger('silent'),
    clock,
    checksAnswers: true,
    // Whether somebody has built the pages must not change a test.
    pages: { web: join(dataDir, 'web'), respondent: join(dataDir, 'respondent'), room: join(dataDir, 'room') },
    ...options,
  }).catch(async error => {
    await cleanUp();
    throw error;
  });
  return {
    app,
    platform: app.door.platform,
    clock,
    call: (call, input, request) => sendCall(app, call, input as Record<string, unknown>, request),
    async close() {
      await app.close();
      await cleanUp();
    },
  };
}

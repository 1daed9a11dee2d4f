import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listDemoSignIns } from './seeds/demo/list-demo-sign-ins.ts';
import { seedDemo } from './seeds/demo/seed-demo.ts';
import { buildApp } from './src/app.ts';
import { type Env, isLocalInstallation, readEnv } from './src/env.ts';
import { startBackgroundWork } from './src/features/background-work.ts';
import { ensureTrialForm } from './src/features/collect/trial-form/index.ts';
import { nameFirstOperator } from './src/features/console/operators/index.ts';
import { ensureOwnNews } from './src/features/people/news/index.ts';
import { isMoneyShut } from './src/features/people/payments/index.ts';
import { outboxPath } from './src/http/pages/outbox-page.ts';
import { listenForMetrics } from './src/http/watching/metrics-page.ts';
import { createLogger } from './src/logger.ts';
import { migrateDatabase } from './src/platform/migrations/migrate.ts';
import { findOutwardPause } from './src/platform/outward-pause.repository.ts';
import { openTracing } from './src/platform/tracing/open-tracing.ts';
import { findStartProblem } from './src/start-problem.ts';
import { stopOnSignal } from './src/stop-on-signal.ts';

/** Migrate, seed, listen; then one line for the launcher. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const tracing = await openTracing(env.traces);
  const logger = createLogger(env.logLevel, undefined, tracing);
  await migrateDatabase(env.databaseUrl);
  const app = await buildApp({ env, logger, tracing });
  const isLocal = isLocalInstallation(env);
  if (isLocal && env.demo !== 'off') await seedDemo(app.door.platform);
  await ensureTrialForm(app.door.platform);
  await ensureOwnNews(app.door.platform);
  await nameFirstOperator(app.door.platform);
  await startBackgroundWork(app.door.platform);
  // Before listening: a signal that comes in between must not leave half a server.
  stopOnSignal(app);
  await app.listen({ host: env.host, port: env.port });
  app.door.platform.place.listensOn = localAddress(app);
  const metricsAt = await listenForMetrics(app);
  if (metricsAt) app.log.info({ metricsAt }, 'metrics can be read');
  await warnAboutOpenDoors(app, env);
  say('READY', await describeReady(app, env, isLocal));
}

async function describeReady(app: FastifyInstance, env: Env, isLocal: boolean) {
  const { platform } = app.door;
  const listensOn = localAddress(app);
  const address = env.publicUrl ?? listensOn;
  const outbox = outboxPath(platform);
  return {
    address,
    listensOn,
    signIns: isLocal ? await listDemoSignIns(platform) : [],
    ...(outbox && { outbox: `${address}${outbox}` }),
  };
}

function localAddress(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo;
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

async function warnAboutOpenDoors(app: FastifyInstance, env: Env): Promise<void> {
  if (!env.isCaptchaOn)
    app.log.warn('CAPTCHA=off: any picture code is accepted. For automated tests and private networks only');
  if (await findOutwardPause(app.door.platform.database.pool))
    app.log.warn('restored from a backup: nothing is sent until `npm run operator -- go-on`');
  if (await isMoneyShut(app.door.platform))
    app.log.warn(
      'money of a demonstration is in balances: none is spent until an operator voids it (console, Money, Books)',
    );
  if (isLocalInstallation(env)) return;
  const people = await listDemoSignIns(app.door.platform);
  if (people.length > 0)
    app.log.warn({ phones: people.map(each => each.phone) }, 'demo accounts still have their published password');
}

function say(word: 'READY' | 'FATAL', content: object): void {
  process.stdout.write(`WENSHU_${word} ${JSON.stringify(content)}\n`);
}

try {
  await start();
} catch (error) {
  const problem = findStartProblem(error);
  if (!problem) console.error(error);
  say('FATAL', problem ?? { problem: 'unexpected', message: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
